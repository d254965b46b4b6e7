// No click one regrets. A press counts only where its meaning has been shown for a moment: after a new question
// everywhere, after a step of one's own under the pointer and on the answers. Keys and assistive technology, which
// press without a pointer, are not held up.

import { settings } from '../../app/settings.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */

/** So long a meaning is shown before a press counts, in milliseconds: 400, and the frame it takes to the screen. */
export const SHOWN = 420;

/** What has moved so far, in pixels, is another place. */
const FAR = 16;

/** A finger presses what lies so near, in pixels: browsers take its tap for one on that. */
const FINGER = 32;

/** What decides something whenever it is pressed; going on in a show decides nothing. */
const ALWAYS = '.prompt [data-option], .curtain-acts [data-option], .notice button, #here, .tool-undo';

/** What decides something only where something is asked. */
const ASKED = '[data-card], np-board [data-piece], np-board [data-space]';

const PLACES = `${ALWAYS}, ${ASKED}`;

export class Guard {
  /**
   * What each place means, since when that is on the screen (infinity: not yet), and where it is.
   *
   * @type {Map<string, {meaning: string, since: number, x: number, y: number}>}
   */
  #seen = new Map();
  /** @type {unknown} */
  #question = null;
  /** Where the pointer is. */
  #x = -1;
  #y = -1;
  /** The place and meaning a press began on. @type {{meaning: string, counts: boolean} | null} */
  #press = null;

  /** What was asked when something was taken up that could be dragged. @type {unknown} */
  #held = null;

  /** @param {Page} page @param {() => number} [now] */
  constructor(page, now = () => performance.now()) {
    this.page = page;
    this.now = now;
  }

  /** Where everything is there at once nobody waits. */
  get wait() {
    return settings().motion === 'none' ? 0 : SHOWN;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const how = { capture: true, signal };
    const move = (/** @type {PointerEvent} */ e) => {
      this.#x = e.clientX;
      this.#y = e.clientY;
    };
    this.page.addEventListener('pointermove', move, how);
    this.page.addEventListener(
      'pointerdown',
      (e) => {
        move(e);
        const place = this.#placeOf(e);
        this.#press = place && { meaning: this.#meaning(place), counts: this.counts(place) };
        this.#held = place && this.#press?.counts ? this.page.asked : null;
        // A part of the page may have drawn itself anew without the page: what is refused now counts a moment later.
        if (this.#press && !this.#press.counts) this.lookSoon();
      },
      how,
    );
    this.page.addEventListener('click', (e) => this.#clicked(e), how);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const press = this.#press;
    this.#press = null;
    // A key or a screen reader presses without a pointer.
    if (event.detail === 0) return;
    const place = this.#placeOf(event);
    // A finger may have come down where nothing was yet.
    const meant = !press || (press.counts && press.meaning === (place && this.#meaning(place)));
    if (!place || (meant && this.counts(place))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether what was taken up may be put down: it was shown long enough, and nothing else is asked meanwhile. */
  get mayDrop() {
    return this.#held !== null && this.#held === this.page.asked;
  }

  /** Whether a press on a place counts now. @param {Element} place */
  counts(place) {
    if (this.page.film.isMoving && place.matches(ASKED)) return true;
    const seen = this.#seen.get(keyOf(place));
    return seen !== undefined && seen.meaning === this.#meaning(place) && this.now() - seen.since >= this.wait;
  }

  /** The page has been drawn: looks when the board and the hand have been, too. */
  async lookSoon() {
    const parts = /** @type {NodeListOf<import('lit').LitElement>} */ (this.page.querySelectorAll('np-board, np-hand'));
    await Promise.all([...parts].map((part) => part.updateComplete));
    // Shown is what is on the screen.
    if (this.wait > 0) requestAnimationFrame(() => this.look());
    else this.look();
  }

  /**
   * Sees what the places of the page mean now. What is new is on the screen for sure when the next frame begins: on a
   * busy machine that may be long after it was drawn.
   */
  look() {
    const own = this.#question === this.page.choice;
    this.#question = this.page.choice;
    const seen = new Map();
    /** @type {{since: number}[]} */
    const fresh = [];
    // In a show nothing is asked, and every frame has enough to do.
    for (const place of this.page.querySelectorAll(this.page.film.isMoving ? ALWAYS : PLACES)) {
      const key = keyOf(place);
      const meaning = this.#meaning(place);
      const { x, y } = place.getBoundingClientRect();
      const before = this.#seen.get(key);
      const same = before?.meaning === meaning && Math.hypot(x - before.x, y - before.y) < FAR;
      // A step of one's own changes much; whoever goes on elsewhere means it.
      const free = own && !place.matches('[data-option]') && !this.#isUnderPointer(place);
      const is = same ? Object.assign(before, { x, y }) : { meaning, since: free ? -Infinity : Infinity, x, y };
      seen.set(key, is);
      if (!same && !free) fresh.push(is);
    }
    this.#seen = seen;
    const shown = () => fresh.forEach((is) => (is.since = this.now()));
    if (this.wait > 0) requestAnimationFrame(shown);
    else shown();
  }

  /** What a press is on: on the board whatever it picks, be it drawn there or beside. @param {MouseEvent} event */
  #placeOf(event) {
    const { target } = event;
    if (!(target instanceof Element)) return null;
    const board = target.closest('svg.board-svg') && this.page.boardElement;
    // Where there is no place of a pointer, a script presses an element.
    return board && (event.clientX || event.clientY)
      ? board.pickable(event.clientX, event.clientY)
      : target.closest(PLACES);
  }

  /** What a press on a place would mean. @param {Element} place */
  #meaning(place) {
    const { choice, film } = this.page;
    const state = place.matches('[data-piece], [data-space], [data-card]')
      ? `${place.getAttribute('class')} ${place.getAttribute('data-card') ?? ''} ${this.#plays(place)}`
      : `${place.getAttribute('data-option') ?? ''} ${place.textContent?.trim()} ${this.#answers(place)}`;
    return `${choice ? choice.frame.number : '-'} ${choice?.sent} ${film.isMoving} ${state}`;
  }

  /** What pressing a chosen card would do: who attacks may have changed since it was chosen. @param {Element} place */
  #plays(place) {
    const { choice } = this.page;
    return choice && choice.chosenCards.has(place.getAttribute('data-card') ?? '') ? choice.question : '';
  }

  /** What an answer answers: a key may have changed it while the answer stayed. @param {Element} place */
  #answers(place) {
    return place.matches('[data-option]') ? (this.page.choice?.question ?? '') : '';
  }

  /** @param {Element} place */
  #isUnderPointer(place) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const dx = Math.max(left - this.#x, 0, this.#x - right);
    const dy = Math.max(top - this.#y, 0, this.#y - bottom);
    return Math.max(dx, dy) < FINGER;
  }
}

/** A place by where it is: answers by their side, cards and buttons by their order, the board by its spaces. @param {Element} place */
function keyOf(place) {
  const piece = place.getAttribute('data-piece') ?? place.getAttribute('data-space');
  if (piece) return `board ${piece}`;
  const room = place.closest('.answer, .choices, .corner, .notices, np-hand, .bar, .curtain-acts');
  return `${room?.localName} ${room?.className} ${room ? [...room.querySelectorAll(PLACES)].indexOf(place) : 0}`;
}
