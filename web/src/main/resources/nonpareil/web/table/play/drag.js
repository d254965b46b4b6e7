// Cards can be dragged: onto a figure that uses them or is attacked, or anywhere onto the board to pick them. Dragging
// only picks; what decides is the button.

/** @typedef {import('./table-page.js').NpTablePage} Page */

/** So far a pointer goes before it drags, in pixels. */
const FAR = 10;

export class CardDrag {
  /** @type {{card: string, from: HTMLElement, x: number, y: number, id: number, ghost: HTMLElement | null} | null} */
  #held = null;
  /** The click that ends a drag picks nothing. */
  #dragged = false;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const how = { signal };
    const { page } = this;
    page.addEventListener('pointerdown', (e) => this.#down(e), how);
    page.addEventListener('pointermove', (e) => this.#move(e), how);
    page.addEventListener('pointerup', (e) => this.#up(e), how);
    page.addEventListener('pointercancel', () => this.#end(), how);
    page.addEventListener(
      'click',
      (e) => {
        if (!this.#dragged) return;
        this.#dragged = false;
        e.stopPropagation();
        e.preventDefault();
      },
      { signal, capture: true },
    );
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    const from = event.target instanceof Element ? event.target.closest('[data-card]') : null;
    if (!(from instanceof HTMLElement) || event.button !== 0 || this.page.hotSeat.isVeiled) return;
    const card = from.dataset.card ?? '';
    if (!this.page.asked?.legalCards.has(card)) return;
    this.#held = { card, from, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#held;
    if (!held || held.id !== event.pointerId) return;
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (!held.ghost) {
      // Sideways the hand scrolls; a card leaves it upwards.
      if (Math.hypot(dx, dy) < FAR || Math.abs(dx) > 2 * Math.abs(dy)) return;
      held.from.setPointerCapture(event.pointerId);
      held.ghost = ghostOf(held.from);
      document.body.append(held.ghost);
      this.#dragged = true;
    }
    held.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#held;
    if (held?.ghost) {
      const found = this.page.boardElement?.found(event.clientX, event.clientY);
      const over = found !== null && found !== undefined;
      if (over && this.page.guard.mayDrop) {
        this.page.message = '';
        this.page.asked?.dropCard(held.card, found.piece);
      }
    }
    this.#end();
  }

  #end() {
    this.#held?.ghost?.remove();
    this.#held = null;
  }
}

/** A picture of a card that follows the pointer. @param {HTMLElement} from */
function ghostOf(from) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${left}px`;
  ghost.style.top = `${top}px`;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  // The card's drawing alone: a whole element would draw itself anew.
  const drawn = from.querySelector('.card');
  if (drawn) ghost.append(drawn.cloneNode(true));
  return ghost;
}
