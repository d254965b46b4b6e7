// How the board lies in its element and what part of it is seen: fits it in, looks closer, moves it about.

import { layout, WIDTH } from './geometry.js';
import { bounded, fit, inDrawing, showing, zoomed } from './view.js';

/** @typedef {import('./board.js').NpBoard} NpBoard */
/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./view.js').View} View */
/** @typedef {import('./view.js').Fit} Fit */

/** Room around the board for its frame, in units; less where every pixel counts. */
export const MARGIN = 30;
const NARROW = 14;
/** The strip for the buttons, in pixels. */
const STRIP = 52;
/** A finger needs a target of twice this many pixels. */
export const FINGER = 22.2;

export class Lens {
  #board;
  /** The element, in pixels. */
  #size = { width: 0, height: 0 };
  /** @type {Layout | null} */
  places = null;
  margin = MARGIN;
  /** What the buttons leave of the element for the drawing, in pixels. */
  box = { width: 0, height: 0 };
  /** Where the buttons are. @type {Fit['tools'] | 'over'} */
  tools = 'none';
  /** @type {View} */
  view = { k: 1, x: 0, y: 0 };
  /** The view that shows the whole board. @type {View} */
  #fitting = { k: 1, x: 0, y: 0 };

  /** @param {NpBoard} board */
  constructor(board) {
    this.#board = board;
  }

  /** Whether the element has another size than the board was fitted into. */
  get isStale() {
    return this.#board.clientWidth !== this.#size.width || this.#board.clientHeight !== this.#size.height;
  }

  /** Units for a pixel when the whole board is seen, or all that a window shows of it. */
  get unit() {
    return 1 / (this.tools === 'over' ? this.#wide().k : this.#fitting.k);
  }

  /** How many times larger than in the whole board. */
  get closeness() {
    return this.view.k / this.#fitting.k;
  }

  get isClose() {
    return this.view.k > this.#fitting.k * 1.01;
  }

  /** The board with its frame, in units. */
  get drawing() {
    const places = /** @type {Layout} */ (this.places);
    return { width: places.width + 2 * this.margin, height: places.height + 2 * this.margin };
  }

  /**
   * Lays the board into the element as it is now.
   *
   * @param {Board} board
   * @param {boolean} another not the board there was before
   */
  fit(board, another) {
    const { clientWidth: width, clientHeight: height, thumbnail, turn } = this.#board;
    this.#size = { width, height };
    this.margin = !thumbnail && width > 0 && Math.min(width, height) < 480 ? NARROW : MARGIN;
    const flat = { width: WIDTH + 2 * this.margin, height: WIDTH / board.aspect + 2 * this.margin };
    const all = { width: width || flat.width, height: height || flat.height };
    const window = Boolean(this.#board.windowed) && !thumbnail;
    const { turned, view, tools, room } = fit(
      flat,
      all,
      thumbnail || window || !this.#board.tools ? 0 : STRIP,
      thumbnail && turn === 'auto' ? 'no' : turn,
    );
    const fresh = !this.places || this.places.turned !== turned || another;
    if (fresh) {
      this.places = layout(board, turned);
      this.view = view;
    } else {
      // Another size: as close as before, the middle stays in the middle.
      const middle = inDrawing(this.view, this.box.width / 2, this.box.height / 2);
      const k = this.view.k * (view.k / this.#fitting.k);
      this.view = { k, x: room.width / 2 - k * middle.x, y: room.height / 2 - k * middle.y };
    }
    this.box = room;
    this.tools = window ? 'over' : tools;
    this.#fitting = view;
    if (window && (fresh || !this.isClose || this.view.k < this.#wide().k)) this.view = this.#wide();
    this.view = bounded(this.view, view, this.drawing, room);
  }

  /** The full width: a window onto a part of the board, with its middle in the middle. @returns {View} */
  #wide() {
    const { width, height } = this.drawing;
    const k = Math.max(this.#fitting.k, this.box.width / width);
    return { k, x: 0, y: (this.box.height - k * height) / 2 };
  }

  /** From the whole board to the full width and back. */
  toggle() {
    this.look(this.isClose ? this.#fitting : this.#wide());
  }

  /** Whether a space is seen whole. @param {string} id */
  sees(id) {
    const spot = this.places?.spots.get(id);
    if (!spot) return true;
    const { x, y } = this.seen(spot);
    const r = (this.places?.radius ?? 0) * this.view.k * 0.8;
    return x >= r && y >= r && x <= this.box.width - r && y <= this.box.height - r;
  }

  /** The view with some spaces in sight, as near to the middle as they allow. @param {readonly string[]} ids */
  around(ids) {
    const spots = ids.map((id) => this.places?.spots.get(id)).filter((s) => s !== undefined);
    if (spots.length === 0) return this.view;
    const { k } = this.view;
    const middle = (/** @type {number[]} */ at) => (Math.min(...at) + Math.max(...at)) / 2 + this.margin;
    return bounded(
      {
        k,
        x: this.box.width / 2 - k * middle(spots.map((s) => s.x)),
        y: this.box.height / 2 - k * middle(spots.map((s) => s.y)),
      },
      this.#fitting,
      this.drawing,
      this.box,
    );
  }

  /** @param {View} view */
  look(view) {
    this.view = bounded(view, this.#fitting, this.drawing, this.box);
    this.apply();
  }

  /** The whole board. */
  showAll() {
    this.look(this.#fitting);
  }

  /** Closer or farther around a place of the box. @param {number} factor @param {Point} at */
  zoom(factor, { x, y }) {
    this.look(zoomed(this.view, factor, x, y));
  }

  /** Moves the drawing. @param {number} dx @param {number} dy @param {View} [from] */
  shift(dx, dy, { k, x, y } = this.view) {
    this.look({ k, x: x + dx, y: y + dy });
  }

  /** Moves a space into sight. @param {string} id */
  reveal(id) {
    const spot = this.places?.spots.get(id);
    if (spot)
      this.look(
        showing(
          this.view,
          { x: spot.x + this.margin, y: spot.y + this.margin },
          this.box,
          Math.min(60, this.box.width / 4),
        ),
      );
  }

  /** Where in the box a point of the board is seen. @param {Point} point @returns {Point} */
  seen({ x, y }) {
    const { k, x: left, y: top } = this.view;
    return { x: k * (x + this.margin) + left, y: k * (y + this.margin) + top };
  }

  /** What point of the board is seen at a place of the box. @param {number} x @param {number} y @returns {Point} */
  point(x, y) {
    const inside = inDrawing(this.view, x, y);
    return { x: inside.x - this.margin, y: inside.y - this.margin };
  }

  /** Puts the view into the drawing. */
  apply() {
    const board = this.#board;
    const world = board.querySelector('.world');
    if (!world) return;
    const { k, x, y } = this.view;
    world.setAttribute(
      'transform',
      `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)}) translate(${this.margin} ${this.margin})`,
    );
    board.classList.toggle('zoomed', this.isClose);
    /** @param {string} button @param {boolean} disabled */
    const disable = (button, disabled) =>
      board.querySelector(`.board-tools ${button}`)?.setAttribute('aria-disabled', String(disabled));
    disable('.farther', this.closeness < 1.01);
    disable('.all', this.closeness < 1.01 && this.tools !== 'over');
    disable('.closer', this.closeness > 4.99);
  }
}
