// Mouse, pen and fingers on the board: pointing, picking, dragging, pinching, the wheel.

import { hitOf } from './pointing.js';
import { zoomed } from './view.js';

/** @typedef {import('./board.js').NpBoard} NpBoard */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./pointing.js').Pointing} Pointing */
/** @typedef {import('./view.js').View} View */

/** Its fields are the listeners of the drawing. */
export class Pointers {
  #board;
  #lens;
  #pointing;
  /** @type {{id: number, x: number, y: number, view: View} | null} */
  #drag = null;
  /** The click that ends a drag or pinch picks nothing. */
  #dragged = false;
  #finger = false;
  /** @type {{distance: number, x: number, y: number, view: View} | null} */
  #pinch = null;
  /** A figure that is being dragged, and its picture. @type {{piece: string, ghost: SVGElement | null} | null} */
  #carried = null;

  /** @param {NpBoard} board @param {Lens} lens @param {Pointing} pointing */
  constructor(board, lens, pointing) {
    this.#board = board;
    this.#lens = lens;
    this.#pointing = pointing;
  }

  down = (/** @type {PointerEvent} */ event) => {
    this.#dragged = false;
    this.#finger = event.pointerType === 'touch';
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#drag = { id: event.pointerId, x: event.clientX, y: event.clientY, view: this.#lens.view };
    const piece = this.#pointing.under(event.clientX, event.clientY)?.piece?.id;
    this.#carried = piece && this.#board.movers.has(piece) ? { piece, ghost: null } : null;
  };

  /** Whether a figure is in the hand. */
  get isCarrying() {
    return this.#carried?.ghost !== null && this.#carried !== null;
  }

  /** Takes a figure along. @param {{piece: string, ghost: SVGElement | null}} carried @param {PointerEvent} event */
  #carry(carried, event) {
    const board = this.#board;
    if (!carried.ghost) {
      const drawn = board.querySelector(`[data-drawn="${CSS.escape(carried.piece)}"]`);
      const ghost = /** @type {SVGElement | undefined} */ (drawn?.cloneNode(true));
      if (!ghost) return;
      ghost.removeAttribute('data-drawn');
      ghost.classList.add('carried');
      board.querySelector('.floats')?.append(ghost);
      carried.ghost = ghost;
      this.#dragged = true;
      board.classList.add('dragging');
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    }
    const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = this.#lens.point(event.clientX - rect.left, event.clientY - rect.top);
    carried.ghost.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`);
    this.#pointing.pointAt(event.clientX, event.clientY);
  }

  move = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (drag && drag.id === event.pointerId && !this.#pinch) {
      const dx = event.clientX - drag.x;
      const dy = event.clientY - drag.y;
      if (this.#carried && (this.#carried.ghost || Math.hypot(dx, dy) > 7)) {
        this.#carry(this.#carried, event);
        return;
      }
      if (!this.#dragged && Math.hypot(dx, dy) > 7 && this.#lens.isClose) {
        this.#dragged = true;
        this.#board.classList.add('dragging');
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      }
      if (this.#dragged) {
        this.#lens.shift(dx, dy, drag.view);
        return;
      }
    }
    if (event.pointerType !== 'touch' && !event.buttons) this.#pointing.pointAt(event.clientX, event.clientY);
  };

  up = (/** @type {PointerEvent} */ event) => {
    const carried = this.#carried;
    const panned = this.#dragged && !carried;
    this.#drag = null;
    this.#carried = null;
    this.#board.classList.remove('dragging');
    if (carried?.ghost) {
      carried.ghost.remove();
      const found = event.type === 'pointerup' ? this.#pointing.under(event.clientX, event.clientY) : null;
      if (found) this.#board.tell('piece-drop', { piece: carried.piece, space: found.spot.id });
    }
    if (panned) this.#board.panned();
  };

  leave = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== 'touch' && !this.#drag) this.#pointing.leave();
  };

  click = (/** @type {MouseEvent} */ event) => {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    // From a screen reader or a script there is no place, only an element.
    if (event.detail === 0 && event.clientX === 0 && event.clientY === 0) {
      const hit = hitOf(event);
      if (hit) this.#pointing.pickElement(hit);
    } else {
      this.#pointing.pickAt(event.clientX, event.clientY, this.#finger);
    }
  };

  wheel = { handleEvent: (/** @type {WheelEvent} */ event) => this.#wheel(event), passive: false };
  touch = { handleEvent: (/** @type {TouchEvent} */ event) => this.#touch(event), passive: false };
  touchEnd = { handleEvent: (/** @type {TouchEvent} */ event) => this.#touch(event), passive: true };

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.deltaY > 0 && this.#lens.closeness < 1.01) return; // nothing farther: the page may scroll
    event.preventDefault();
    const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.#lens.zoom(Math.exp(-Math.max(-120, Math.min(120, step)) * 0.0022), {
      x: event.clientX - rect.left,
      y: event.clientY - rect.top,
    });
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (event.touches.length !== 2) {
      this.#pinch = null;
      return;
    }
    event.preventDefault();
    const [a, b] = event.touches;
    const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const x = (a.clientX + b.clientX) / 2 - rect.left;
    const y = (a.clientY + b.clientY) / 2 - rect.top;
    const pinch = this.#pinch;
    if (!pinch) {
      this.#pinch = { distance, x, y, view: this.#lens.view };
      this.#dragged = true;
      return;
    }
    this.#lens.shift(x - pinch.x, y - pinch.y, zoomed(pinch.view, distance / pinch.distance, pinch.x, pinch.y));
  }
}
