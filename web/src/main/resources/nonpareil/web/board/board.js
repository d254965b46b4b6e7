// <np-board>: the battlefield with its figures, drawn in SVG, for eyes, pointers, fingers, keys and screen readers. It knows no rules: what may be picked comes in,
// what was picked goes out.
//
// Events (bubbling): space-pick {space}, piece-pick {piece}, space-point {space | null}, piece-point {piece | null}.

import { html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../app/element.js';
import { local, t } from '../app/i18n.js';
import { reducedMotion, settings } from '../app/settings.js';
import { basePath, coin, cornerOf } from './figure.js';
import { arrows, layout, leaps, linePath, nearest, polar, sectorPath, sectors, short, track, visible, wayPath, zoneAt } from './geometry.js';
import { pieceLabel, spaceLabel, spaceNumber } from './label.js';
import { easeBoth, easeOut, plan, timeOf } from './motion.js';
import { motif } from './motifs.js';
import { bounded, fit, inDrawing, showing, zoomed } from './view.js';
import { isDark, pattern, tone } from './zones.js';

/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Direction} Direction */
/** @typedef {import('./view.js').View} View */
/** @typedef {import('./motion.js').Act} Act */
/** @typedef {import('./motion.js').Event} GameEvent */
/** A fighter or token as the board shows it.
 * @typedef {object} Piece
 * @property {string} id
 * @property {'hero' | 'sidekick' | 'token'} kind
 * @property {string} art
 * @property {number} seat
 * @property {number | null} [number]
 * @property {string | null} space
 * @property {number | null} [health]
 * @property {number | null} [maxHealth]
 * @property {string | null} [trait]
 * @property {string} label */
/** How a figure is shown at the moment: where, and moved, turned, faded by how much.
 * @typedef {{piece: Piece, space: string | null, x: number, y: number, scale: number, turn: number, opacity: number, above: boolean}} Shown */
/** What lies under a point. @typedef {{spot: Spot, piece: Piece | null, onCoin: boolean, zone: string | null}} Found */

/** Room around the board for its frame, in units; less where every pixel counts. */
const MARGIN = 30;
const NARROW = 14;
/** The strip for the buttons, in pixels. */
const STRIP = 52;
/** A finger needs a target of twice this many pixels. */
const FINGER = 22.2;

let boards = 0;

export class NpBoard extends NpElement {
  static properties = {
    board: { attribute: false },
    pieces: { attribute: false },
    legalSpaces: { attribute: false },
    chosenSpaces: { attribute: false },
    legalPieces: { attribute: false },
    chosenPieces: { attribute: false },
    pointedSpaces: { attribute: false },
    pointedPieces: { attribute: false },
    threatened: { attribute: false },
    unusable: { attribute: false },
    reach: { attribute: false },
    paths: { attribute: false },
    lastMove: { attribute: false },
    eyes: { type: Number },
    thumbnail: { type: Boolean, reflect: true },
    patterns: { type: Boolean },
    labels: { type: Boolean },
    tools: { attribute: false },
    turn: { type: String },
  };

  #uid = `np-board-${++boards}`;
  /** @type {Layout | null} */
  #places = null;
  /** The element, and what its buttons leave for the drawing, in pixels. */
  #size = { width: 0, height: 0 };
  #margin = MARGIN;
  #box = { width: 0, height: 0 };
  /** @type {View} */
  #fitting = { k: 1, x: 0, y: 0 };
  /** @type {View} */
  #view = { k: 1, x: 0, y: 0 };
  /** @type {'right' | 'below' | 'none'} */
  #tools = 'none';
  /** @type {Map<string, Shown>} */
  #shown = new Map();
  /** @type {ResizeObserver | null} */
  #watch = null;

  // Motion.
  #playing = 0;
  #waiting = false;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  /** @type {Set<() => void>} */
  #tweens = new Set();
  /** @type {Set<() => void>} */
  #glides = new Set();
  #skipping = false;

  // Pointing and picking.
  /** @type {string | null} */
  #space = null;
  /** @type {string | null} */
  #piece = null;
  /** @type {string[]} */
  #lit = [];
  /** @type {string | null} */
  #stop = null;
  /** @type {string | null} */
  #pieceStop = null;
  /** @type {{id: number, x: number, y: number, view: View} | null} */
  #drag = null;
  #dragged = false;
  #finger = false;
  /** @type {{distance: number, x: number, y: number, view: View} | null} */
  #pinch = null;

  constructor() {
    super();
    // On the element, not on the <svg>: that would make the drawing itself a stop of the Tab key.
    this.addEventListener('focusin', (event) => this.#focused(event));
    this.addEventListener('focusout', (event) => this.#blurred(event));
    /** @type {Board | null} */
    this.board = null;
    /** @type {Piece[]} */
    this.pieces = [];
    /** @type {ReadonlySet<string>} */
    this.legalSpaces = new Set();
    /** @type {ReadonlySet<string>} */
    this.chosenSpaces = new Set();
    /** @type {ReadonlySet<string>} */
    this.legalPieces = new Set();
    /** @type {ReadonlySet<string>} */
    this.chosenPieces = new Set();
    /** @type {ReadonlySet<string>} */
    this.pointedSpaces = new Set();
    /** @type {ReadonlySet<string>} */
    this.pointedPieces = new Set();
    /** Pieces, with the seat that threatens them if it is a map. @type {ReadonlySet<string> | ReadonlyMap<string, number>} */
    this.threatened = new Set();
    /** @type {ReadonlySet<string>} */
    this.unusable = new Set();
    /** @type {{now: ReadonlySet<string>, boosted: ReadonlySet<string>, range: ReadonlySet<string>} | null} */
    this.reach = null;
    /** @type {string[][]} */
    this.paths = [];
    /** @type {{piece?: string, path: string[]} | null} */
    this.lastMove = null;
    this.eyes = 0;
    this.thumbnail = false;
    this.patterns = false;
    this.labels = false;
    this.tools = true;
    /** @type {'auto' | 'yes' | 'no'} */
    this.turn = 'auto';
  }

  // ---- life

  connectedCallback() {
    super.connectedCallback();
    this.#watch = new ResizeObserver(() => this.#measure());
    this.#watch.observe(this);
    document.addEventListener('visibilitychange', this.#hidden);
  }

  disconnectedCallback() {
    this.#watch?.disconnect();
    document.removeEventListener('visibilitychange', this.#hidden);
    this.skip();
    super.disconnectedCallback();
  }

  #hidden = () => {
    if (document.hidden) this.skip();
  };

  #measure() {
    if (this.clientWidth !== this.#size.width || this.clientHeight !== this.#size.height) this.requestUpdate();
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!this.board) {
      this.#places = null;
      return;
    }
    const width = this.clientWidth;
    const height = this.clientHeight;
    const resized = width !== this.#size.width || height !== this.#size.height;
    const anew = changed.has('board') || changed.has('turn') || changed.has('thumbnail') || changed.has('tools');
    if (!this.#places || resized || anew) {
      this.#size = { width, height };
      this.#margin = !this.thumbnail && width > 0 && Math.min(width, height) < 480 ? NARROW : MARGIN;
      const flat = { width: 1000 + 2 * this.#margin, height: 1000 / this.board.aspect + 2 * this.#margin };
      const all = { width: width || flat.width, height: height || flat.height };
      const { turned, view, tools, room } = fit(flat, all, this.thumbnail || !this.tools ? 0 : STRIP, this.thumbnail && this.turn === 'auto' ? 'no' : this.turn);
      const before = this.#fitting;
      if (!this.#places || this.#places.turned !== turned || changed.has('board')) {
        this.#places = layout(this.board, turned);
        this.#view = view;
      } else {
        // Another size: as close as before, the middle stays in the middle.
        const factor = view.k / before.k;
        const middle = inDrawing(this.#view, this.#box.width / 2, this.#box.height / 2);
        const k = this.#view.k * factor;
        this.#view = { k, x: room.width / 2 - k * middle.x, y: room.height / 2 - k * middle.y };
      }
      this.#box = room;
      this.#fitting = view;
      this.#tools = tools;
      this.#view = bounded(this.#view, view, this.#drawing(), this.#box);
      for (const shown of this.#shown.values()) Object.assign(shown, this.#rest(shown.piece, shown.space));
    }
    if (changed.has('pieces') || changed.has('board')) {
      if (this.#playing > 0 && !changed.has('board')) this.#waiting = true;
      else this.#settle(!changed.has('board') && this.hasUpdated);
    }
    if (!this.#stop || !this.#places.spots.has(this.#stop)) this.#stop = this.#firstStop();
    else if ((changed.has('legalSpaces') || changed.has('legalPieces')) && !this.contains(document.activeElement)) this.#stop = this.#firstStop();
  }

  /** Where the Tab key enters: what can be chosen, else one's own hero, else the first space. */
  #firstStop() {
    const spaces = [...(this.#places?.spots.keys() ?? [])];
    const own = this.pieces.find((piece) => piece.seat === this.eyes && piece.kind === 'hero' && piece.space);
    return spaces.find((id) => this.legalSpaces.has(id)) ?? own?.space ?? spaces[0] ?? null;
  }

  updated() {
    this.#applyView();
    for (const disc of this.querySelectorAll('[data-disc]')) {
      const id = /** @type {SVGElement} */ (disc).dataset.disc ?? '';
      disc.classList.toggle('lifted', this.legalSpaces.has(id));
    }
    for (const id of this.#shown.keys()) this.#applyPiece(id);
  }

  #drawing() {
    const places = /** @type {Layout} */ (this.#places);
    return { width: places.width + 2 * this.#margin, height: places.height + 2 * this.#margin };
  }

  /** Units for a pixel when the whole board is seen. */
  get #unit() {
    return 1 / this.#fitting.k;
  }

  // ---- figures and where they stand

  /** @param {Piece} piece */
  #radius(piece) {
    const radius = /** @type {Layout} */ (this.#places).radius;
    const grown = Math.min(1.1, Math.max(1, 0.55 * this.#unit));
    if (piece.kind === 'token') return radius * 0.42 * Math.min(1.15, grown);
    return radius * (piece.kind === 'hero' ? 0.8 : 0.8 * 0.78) * grown;
  }

  /** The place of a piece on a space: figures in the middle, tokens at the upper left. @param {Piece} piece @param {string | null} space @returns {Point} */
  #rest(piece, space) {
    const spot = space ? this.#places?.spots.get(space) : null;
    if (!spot || !this.#places) return { x: -1000, y: -1000 };
    if (piece.kind !== 'token') return { x: spot.x, y: spot.y };
    const off = this.#places.radius * 0.66;
    return { x: spot.x - off, y: spot.y - off };
  }

  /** Shows the pieces as they are. What stands elsewhere without an event (a draft, an undo) glides there. @param {boolean} glide */
  #settle(glide) {
    this.#waiting = false;
    for (const end of [...this.#glides]) end();
    const before = this.#shown;
    this.#shown = new Map(
      this.pieces.map((piece) => [piece.id, { piece, space: piece.space, ...this.#rest(piece, piece.space), scale: 1, turn: 0, opacity: 1, above: false }]),
    );
    if (!glide || reducedMotion()) return;
    for (const [id, shown] of this.#shown) {
      const was = before.get(id);
      if (!shown.space || was?.space === shown.space) continue;
      const to = { x: shown.x, y: shown.y };
      const from = was?.space ? { x: was.x, y: was.y } : null;
      this.#tween(
        160,
        1,
        (x) => {
          const e = easeOut(x);
          if (from) Object.assign(shown, { x: from.x + (to.x - from.x) * e, y: from.y + (to.y - from.y) * e });
          else Object.assign(shown, { y: to.y - 26 * (1 - e), opacity: e });
          this.#applyPiece(id);
        },
        this.#glides,
      );
    }
  }

  /** @param {string} id */
  #applyPiece(id) {
    const shown = this.#shown.get(id);
    const drawn = /** @type {SVGElement | null} */ (this.querySelector(`[data-drawn="${CSS.escape(id)}"]`));
    if (!shown || !drawn) return;
    const turn = shown.turn ? ` rotate(${short(shown.turn)})` : '';
    const scale = shown.scale === 1 ? '' : ` scale(${Math.round(shown.scale * 1000) / 1000})`;
    drawn.setAttribute('transform', `translate(${short(shown.x)} ${short(shown.y)})${turn}${scale}`);
    drawn.setAttribute('opacity', String(Math.round(shown.opacity * 100) / 100));
  }

  // ---- view

  #applyView() {
    const world = this.querySelector('.world');
    if (!world) return;
    const { k, x, y } = this.#view;
    world.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)}) translate(${this.#margin} ${this.#margin})`);
    this.classList.toggle('zoomed', k > this.#fitting.k * 1.01);
    const farther = /** @type {HTMLButtonElement | null} */ (this.querySelector('.board-tools .farther'));
    const closer = /** @type {HTMLButtonElement | null} */ (this.querySelector('.board-tools .closer'));
    const all = /** @type {HTMLButtonElement | null} */ (this.querySelector('.board-tools .all'));
    const at = k / this.#fitting.k;
    farther?.setAttribute('aria-disabled', String(at < 1.01));
    all?.setAttribute('aria-disabled', String(at < 1.01));
    closer?.setAttribute('aria-disabled', String(at > 4.99));
  }

  /** @param {View} view */
  #look(view) {
    this.#view = bounded(view, this.#fitting, this.#drawing(), this.#box);
    this.#applyView();
  }

  /** Closer or farther, around a place of the box or its middle.
   * @param {number} factor @param {number} [px] @param {number} [py] */
  zoom(factor, px, py) {
    if (!this.#places) return;
    let x = px ?? this.#box.width / 2;
    let y = py ?? this.#box.height / 2;
    // From the whole board towards what has the focus, or one's own hero.
    if (px === undefined && this.#view.k < this.#fitting.k * 1.01) {
      const spot = this.#places.spots.get(this.#space ?? this.#firstStop() ?? '');
      if (spot) {
        x = this.#view.k * (spot.x + this.#margin) + this.#view.x;
        y = this.#view.k * (spot.y + this.#margin) + this.#view.y;
      }
    }
    this.#look(zoomed(this.#view, factor, x, y));
  }

  /** The whole board again. */
  showAll() {
    this.#look(this.#fitting);
  }

  /** @param {string} id a space that must be seen */
  #reveal(id) {
    const spot = this.#places?.spots.get(id);
    if (spot) this.#look(showing(this.#view, { x: spot.x + this.#margin, y: spot.y + this.#margin }, this.#box, Math.min(60, this.#box.width / 4)));
  }

  // ---- pointing

  /** What lies under a place of the window. @param {number} clientX @param {number} clientY @returns {Found | null} */
  #at(clientX, clientY) {
    const places = this.#places;
    const drawn = this.querySelector('svg.board-svg');
    if (!places || !drawn) return null;
    const rect = drawn.getBoundingClientRect();
    const inside = inDrawing(this.#view, clientX - rect.left, clientY - rect.top);
    const point = { x: inside.x - this.#margin, y: inside.y - this.#margin };
    const finger = FINGER / this.#view.k;
    /** @type {Piece | null} */
    let token = null;
    let nearestToken = Infinity;
    for (const piece of this.pieces) {
      if (piece.kind !== 'token' || !piece.space) continue;
      const at = this.#rest(piece, piece.space);
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      // A token that can be picked is as large as a finger.
      const size = this.legalPieces.has(piece.id) ? Math.max(finger, this.#radius(piece)) : this.#radius(piece);
      if (distance <= size && distance < nearestToken) {
        token = piece;
        nearestToken = distance;
      }
    }
    if (token?.space) return { spot: /** @type {Spot} */ (places.spots.get(token.space)), piece: token, onCoin: true, zone: null };
    const spot = nearest(places, point, Math.max(places.radius * 1.12, finger * 1.15));
    if (!spot) return null;
    const piece = this.pieces.find((one) => one.space === spot.id && one.kind !== 'token') ?? null;
    const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
    const onCoin = piece !== null && distance <= this.#radius(piece);
    return { spot, piece, onCoin, zone: onCoin || distance > places.radius * 1.12 ? null : zoneAt(spot, point) };
  }

  /** @param {string | null} space @param {string | null} piece @param {string[]} zones */
  #point(space, piece, zones) {
    if (zones.join() !== this.#lit.join()) {
      this.#lit = zones;
      this.requestUpdate();
    }
    if (space !== this.#space) {
      this.#space = space;
      this.requestUpdate();
      this.tell('space-point', { space });
    }
    if (piece !== this.#piece) {
      this.#piece = piece;
      this.tell('piece-point', { piece });
    }
  }

  /** @param {Found | null} found */
  #pointAt(found) {
    if (!found) this.#point(null, null, []);
    else this.#point(found.spot.id, found.piece?.id ?? null, found.zone ? [found.zone] : found.spot.zones);
  }

  /** Picks what lies under a pointer or has the focus: what is asked for comes first. @param {Spot} spot @param {Piece | null} piece @param {boolean} onCoin */
  #pick(spot, piece, onCoin) {
    const pieceAsked = piece !== null && this.legalPieces.has(piece.id);
    const spaceAsked = this.legalSpaces.has(spot.id);
    const asPiece = piece !== null && (onCoin ? pieceAsked || !spaceAsked : pieceAsked && !spaceAsked ? true : !spaceAsked);
    if (asPiece && piece) this.tell('piece-pick', { piece: piece.id });
    else this.tell('space-pick', { space: spot.id });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    this.#finger = event.pointerType === 'touch';
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#drag = { id: event.pointerId, x: event.clientX, y: event.clientY, view: this.#view };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (drag && drag.id === event.pointerId && !this.#pinch) {
      const dx = event.clientX - drag.x;
      const dy = event.clientY - drag.y;
      if (!this.#dragged && Math.hypot(dx, dy) > 7 && this.classList.contains('zoomed')) {
        this.#dragged = true;
        this.classList.add('dragging');
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      }
      if (this.#dragged) {
        this.#look({ k: drag.view.k, x: drag.view.x + dx, y: drag.view.y + dy });
        return;
      }
    }
    if (event.pointerType !== 'touch' && !event.buttons) this.#pointAt(this.#at(event.clientX, event.clientY));
  }

  #up() {
    this.#drag = null;
    this.classList.remove('dragging');
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    if (event.pointerType !== 'touch' && !this.#drag) this.#point(null, null, []);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    // From a screen reader or a script there is no place, only an element.
    if (event.detail === 0 && event.clientX === 0 && event.clientY === 0) {
      const hit = /** @type {Element} */ (event.target).closest('[data-space], [data-piece]');
      if (hit) this.#pickElement(/** @type {SVGElement} */ (hit));
      return;
    }
    const found = this.#at(event.clientX, event.clientY);
    this.#pointAt(found);
    if (!found) return;
    // Under a finger the zone has been seen when the space is picked.
    if (this.#finger && this.legalSpaces.has(found.spot.id)) this.#lit = [];
    this.#pick(found.spot, found.piece, found.onCoin);
  }

  /** @param {SVGElement} hit @param {boolean} [spaceOnly] */
  #pickElement(hit, spaceOnly = false) {
    const { space, piece } = hit.dataset;
    if (piece) this.tell('piece-pick', { piece });
    else if (space) {
      const spot = this.#places?.spots.get(space);
      if (spot) this.#pick(spot, spaceOnly ? null : this.#pieceOn(space), true);
    }
  }

  /** The piece meant by a space: one that can be picked, else the fighter there. @param {string} space */
  #pieceOn(space) {
    const here = this.pieces.filter((piece) => piece.space === space);
    return here.find((piece) => this.legalPieces.has(piece.id)) ?? here.find((piece) => piece.kind !== 'token') ?? null;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (this.thumbnail) return;
    const at = this.#view.k / this.#fitting.k;
    if (event.deltaY > 0 && at < 1.01) return; // nothing farther: the page may scroll
    event.preventDefault();
    const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoom(Math.exp(-Math.max(-120, Math.min(120, step)) * 0.0022), event.clientX - rect.left, event.clientY - rect.top);
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (this.thumbnail) return;
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
    if (!this.#pinch) {
      this.#pinch = { distance, x, y, view: this.#view };
      this.#dragged = true; // no click at the end of it
      return;
    }
    const view = zoomed(this.#pinch.view, distance / this.#pinch.distance, this.#pinch.x, this.#pinch.y);
    this.#look({ k: view.k, x: view.x + x - this.#pinch.x, y: view.y + y - this.#pinch.y });
  }

  // ---- keys

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const hit = /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest('[data-space], [data-piece]'));
    if (!hit || !this.#places) return;
    const direction = /** @type {Direction | null} */ (event.key.startsWith('Arrow') ? event.key.slice(5).toLowerCase() : null);
    if (direction && event.shiftKey) {
      const step = 60;
      const { k, x, y } = this.#view;
      this.#look({ k, x: x + (direction === 'left' ? step : direction === 'right' ? -step : 0), y: y + (direction === 'up' ? step : direction === 'down' ? -step : 0) });
    } else if (direction && hit.dataset.space) {
      const next = arrows(this.#places, hit.dataset.space)[direction];
      if (next) this.focusSpace(next);
    } else if (direction && hit.dataset.piece) {
      this.#nextPiece(hit.dataset.piece, direction === 'right' || direction === 'down' ? 1 : -1);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#pickElement(hit, event.key === ' ');
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      this.#nextLegal(hit, event.key === 'PageDown' ? 1 : -1);
    } else if (event.key === 'Home' || event.key === 'End') {
      const all = [...this.#places.spots.keys()];
      this.focusSpace(event.key === 'Home' ? all[0] : all[all.length - 1]);
    } else if (event.key === '+' || event.key === '=') {
      this.zoom(1.4);
      this.#reveal(hit.dataset.space ?? this.#shown.get(hit.dataset.piece ?? '')?.space ?? '');
    } else if (event.key === '-') {
      this.zoom(1 / 1.4);
    } else if (event.key === '0') {
      this.showAll();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Puts the focus on a space. @param {string} id */
  focusSpace(id) {
    this.#stop = id;
    this.requestUpdate();
    this.#reveal(id);
    /** @type {SVGElement | null} */ (this.querySelector(`[data-space="${CSS.escape(id)}"]`))?.focus({ preventScroll: true });
  }

  /** Puts the focus on a figure. @param {string} id */
  focusPiece(id) {
    this.#pieceStop = id;
    this.requestUpdate();
    const space = this.#shown.get(id)?.space;
    if (space) this.#reveal(space);
    /** @type {SVGElement | null} */ (this.querySelector(`[data-piece="${CSS.escape(id)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {string} id @param {1 | -1} step */
  #nextPiece(id, step) {
    const all = this.#standing();
    const at = all.findIndex((piece) => piece.id === id);
    const next = all[(at + step + all.length) % all.length];
    if (next) this.focusPiece(next.id);
  }

  /** @param {SVGElement} from @param {1 | -1} step */
  #nextLegal(from, step) {
    const spaces = [...(this.#places?.spots.keys() ?? [])].filter((id) => this.legalSpaces.has(id));
    const pieces = this.#standing().filter((piece) => this.legalPieces.has(piece.id));
    const all = [...spaces.map((id) => ({ id, space: true })), ...pieces.map((piece) => ({ id: piece.id, space: false }))];
    if (all.length === 0) return;
    let at = all.findIndex((one) => one.id === (from.dataset.space ?? from.dataset.piece));
    if (at < 0) at = step > 0 ? -1 : 0;
    const next = all[(at + step + all.length) % all.length];
    if (next.space) this.focusSpace(next.id);
    else this.focusPiece(next.id);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const hit = /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest('[data-space], [data-piece]'));
    if (!hit) return;
    const { space, piece } = hit.dataset;
    if (space) {
      this.#stop = space;
      const spot = this.#places?.spots.get(space);
      this.#point(space, this.#pieceOn(space)?.id ?? null, spot?.zones ?? []);
    } else if (piece) {
      this.#pieceStop = piece;
      const on = this.pieces.find((one) => one.id === piece)?.space ?? null;
      this.#point(on, piece, (on && this.#places?.spots.get(on)?.zones) || []);
    }
  }

  /** @param {FocusEvent} event */
  #blurred(event) {
    if (!this.contains(/** @type {Node | null} */ (event.relatedTarget))) this.#point(null, null, []);
  }

  /** Pieces on the board in a steady order. */
  #standing() {
    return this.pieces.filter((piece) => piece.space !== null);
  }

  // ---- motion

  /** Plays what events show on the board, after what is still playing; also called `animate`. The promise holds when it is over.
   * @param {GameEvent[]} events
   * @param {number} [speed] 2 is twice as fast, Infinity at once
   * @returns {Promise<void>} */
  play(events, speed = 1) {
    const stages = plan(events);
    for (const end of [...this.#glides]) end();
    this.#playing++;
    this.#queue = this.#queue
      .then(async () => {
        for (const stage of stages) await Promise.all(stage.map((act) => this.#play(act, speed)));
      })
      .catch((error) => console.error(error))
      .then(() => {
        this.#playing--;
        if (this.#playing > 0) return;
        this.#skipping = false;
        if (this.#waiting) this.#settle(true);
        this.requestUpdate();
      });
    return this.#queue;
  }

  /** Ends whatever is playing: everything stands where it belongs. */
  skip() {
    if (this.#playing === 0) return;
    this.#skipping = true;
    for (const end of [...this.#tweens]) end();
  }

  /** Calls a function with 0 to 1 over some time.
   * @param {number} time @param {number} speed @param {(t: number) => void} draw @param {Set<() => void>} [group] those that end together
   * @returns {Promise<void>} */
  #tween(time, speed, draw, group = this.#tweens) {
    if (!Number.isFinite(speed) || speed <= 0 || this.#skipping || document.hidden || !this.isConnected) {
      draw(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const begin = performance.now();
      let frame = 0;
      const end = () => {
        cancelAnimationFrame(frame);
        group.delete(end);
        draw(1);
        resolve();
      };
      group.add(end);
      const step = () => {
        const t = ((performance.now() - begin) * speed) / time;
        if (t >= 1) return end();
        draw(t);
        frame = requestAnimationFrame(step);
      };
      draw(0);
      frame = requestAnimationFrame(step);
    });
  }

  /** @param {Act} act @param {number} speed */
  async #play(act, speed) {
    if (!this.#places) return;
    if (act.do === 'trait') {
      const whose = [...this.#shown.values()].filter((one) => one.piece.seat === act.seat && one.piece.kind === 'hero');
      await Promise.all(whose.map((one) => this.#flip(one, { trait: act.trait }, speed)));
      return;
    }
    const known = this.pieces.find((one) => one.id === act.piece);
    let shown = this.#shown.get(act.piece);
    if (!shown && known) {
      shown = { piece: known, space: null, x: -1000, y: -1000, scale: 1, turn: 0, opacity: 1, above: false };
      this.#shown.set(act.piece, shown);
    }
    if (!shown) return;
    shown.above = true;
    this.requestUpdate();
    await this.updateComplete;
    if (reducedMotion()) await this.#fade(shown, act, speed);
    else await this.#perform(shown, act, speed);
    shown.above = false;
    Object.assign(shown, this.#rest(shown.piece, shown.space), { scale: 1, turn: 0, opacity: 1 });
    this.#applyPiece(act.piece);
  }

  /** What an act changes for good. @param {Shown} shown @param {Act} act */
  #outcome(shown, act) {
    switch (act.do) {
      case 'walk':
        shown.space = act.way[act.way.length - 1];
        break;
      case 'fly':
        shown.space = act.to;
        break;
      case 'return':
        shown.space = act.space;
        shown.piece = { ...shown.piece, health: act.health };
        break;
      case 'hurt':
      case 'heal':
        shown.piece = { ...shown.piece, health: act.health };
        break;
      case 'fall':
      case 'leave':
        shown.space = null;
        break;
      default:
    }
  }

  /** Without movement: out here, in there. @param {Shown} shown @param {Act} act @param {number} speed */
  async #fade(shown, act, speed) {
    const half = 110;
    const show = (/** @type {number} */ opacity) => {
      shown.opacity = opacity;
      this.#applyPiece(shown.piece.id);
    };
    if (act.do === 'swap') {
      const other = this.#shown.get(act.other);
      if (!other) return;
      const both = (/** @type {number} */ opacity) => {
        other.opacity = opacity;
        this.#applyPiece(other.piece.id);
        show(opacity);
      };
      await this.#tween(half, speed, (x) => both(1 - x));
      [shown.space, other.space] = [other.space, shown.space];
      Object.assign(shown, this.#rest(shown.piece, shown.space));
      Object.assign(other, this.#rest(other.piece, other.space));
      await this.#tween(half, speed, both);
      return;
    }
    if (act.do === 'hurt' || act.do === 'heal') this.#float(shown, act.do === 'hurt' ? `−${act.amount}` : `+${act.amount}`, act.do, speed);
    await this.#tween(half, speed, (x) => show(1 - x));
    this.#outcome(shown, act);
    Object.assign(shown, this.#rest(shown.piece, shown.space));
    this.requestUpdate();
    await this.updateComplete;
    if (shown.space) await this.#tween(half, speed, show);
  }

  /** @param {Shown} shown @param {Act} act @param {number} speed */
  async #perform(shown, act, speed) {
    const id = shown.piece.id;
    const places = /** @type {Layout} */ (this.#places);
    const time = timeOf(act);
    /** @param {Partial<Shown>} change */
    const put = (change) => {
      Object.assign(shown, change);
      this.#applyPiece(id);
    };
    switch (act.do) {
      case 'walk': {
        await this.#walk(shown, act.way, speed);
        break;
      }
      case 'fly': {
        const to = this.#rest(shown.piece, act.to);
        const from = act.from ? this.#rest(shown.piece, act.from) : shown.space ? { x: shown.x, y: shown.y } : null;
        if (from) {
          const height = Math.min(70, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
          await this.#tween(time, speed, (x) => {
            const e = easeBoth(x);
            put({ x: from.x + (to.x - from.x) * e, y: from.y + (to.y - from.y) * e - height * Math.sin(Math.PI * x), scale: 1 + 0.16 * Math.sin(Math.PI * x) });
          });
        } else {
          await this.#tween(time, speed, (x) => put({ x: to.x, y: to.y - 46 * (1 - easeOut(x)), scale: 1.25 - 0.25 * easeOut(x), opacity: Math.min(1, 2 * x) }));
        }
        break;
      }
      case 'swap': {
        const other = this.#shown.get(act.other);
        if (!other || !shown.space || !other.space) break;
        const a = this.#rest(shown.piece, shown.space);
        const b = this.#rest(other.piece, other.space);
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const nx = (-(b.y - a.y) / length) * Math.min(60, length * 0.25);
        const ny = ((b.x - a.x) / length) * Math.min(60, length * 0.25);
        await this.#tween(time, speed, (x) => {
          const e = easeBoth(x);
          const bow = Math.sin(Math.PI * x);
          put({ x: a.x + (b.x - a.x) * e + nx * bow, y: a.y + (b.y - a.y) * e + ny * bow });
          Object.assign(other, { x: b.x + (a.x - b.x) * e - nx * bow, y: b.y + (a.y - b.y) * e - ny * bow });
          this.#applyPiece(other.piece.id);
        });
        [shown.space, other.space] = [other.space, shown.space];
        Object.assign(other, this.#rest(other.piece, other.space));
        this.#applyPiece(other.piece.id);
        break;
      }
      case 'hurt': {
        this.#outcome(shown, act);
        this.requestUpdate();
        this.#float(shown, `−${act.amount}`, 'hurt', speed);
        const at = this.#rest(shown.piece, shown.space);
        await this.#tween(time, speed, (x) => put({ x: at.x + Math.sin(x * Math.PI * 7) * 9 * (1 - x), turn: Math.sin(x * Math.PI * 5) * 5 * (1 - x) }));
        break;
      }
      case 'heal': {
        this.#outcome(shown, act);
        this.requestUpdate();
        this.#float(shown, `+${act.amount}`, 'heal', speed);
        await this.#tween(time, speed, (x) => put({ scale: 1 + 0.1 * Math.sin(Math.PI * x) }));
        break;
      }
      case 'shield': {
        await this.#tween(time, speed, (x) => put({ scale: 1 - 0.08 * Math.sin(Math.PI * x) }));
        break;
      }
      case 'fall': {
        const at = this.#rest(shown.piece, shown.space);
        await this.#tween(time, speed, (x) => put({ x: at.x + 10 * easeBoth(x), y: at.y + 14 * easeBoth(x), turn: 78 * easeBoth(x), scale: 1 - 0.25 * x, opacity: 1 - easeBoth(x) }));
        break;
      }
      case 'leave': {
        await this.#tween(time, speed, (x) => put({ y: this.#rest(shown.piece, shown.space).y - 40 * easeOut(x), opacity: 1 - x }));
        break;
      }
      case 'return': {
        this.#outcome(shown, act);
        const at = this.#rest(shown.piece, shown.space);
        this.requestUpdate();
        await this.#tween(time, speed, (x) => put({ x: at.x, y: at.y - 46 * (1 - easeOut(x)), opacity: Math.min(1, 2 * x) }));
        break;
      }
      case 'strike': {
        const target = this.#shown.get(act.target);
        if (!target || !shown.space) break;
        const at = this.#rest(shown.piece, shown.space);
        const length = Math.hypot(target.x - at.x, target.y - at.y) || 1;
        const far = Math.min(places.radius * 0.7, length * 0.3);
        await this.#tween(time, speed, (x) => {
          const push = Math.sin(Math.PI * easeOut(x)) * far;
          put({ x: at.x + ((target.x - at.x) / length) * push, y: at.y + ((target.y - at.y) / length) * push });
        });
        break;
      }
      default:
    }
    this.#outcome(shown, act);
    this.requestUpdate();
  }

  /** Along the lines, a step at a time; through a secret passage it sinks here and rises there. @param {Shown} shown @param {string[]} way @param {number} speed */
  async #walk(shown, way, speed) {
    const places = /** @type {Layout} */ (this.#places);
    const off = shown.piece.kind === 'token' ? places.radius * 0.66 : 0;
    const jumps = new Set(leaps(places, way).map((line) => `${line.a} ${line.b}`));
    let from = 0;
    while (from < way.length - 1) {
      let to = from;
      while (to < way.length - 1 && !jumps.has(`${way[to]} ${way[to + 1]}`)) to++;
      if (to > from) {
        const run = way.slice(from, to + 1);
        const line = track(places, run);
        const ease = run.length > 2 ? easeBoth : easeOut;
        await this.#tween(160 * (run.length - 1), speed, (x) => {
          const p = line.at(ease(x));
          const hop = Math.abs(Math.sin(Math.PI * x * (run.length - 1))) * 5;
          Object.assign(shown, { x: p.x - off, y: p.y - off - hop });
          this.#applyPiece(shown.piece.id);
        });
        from = to;
      }
      if (from < way.length - 1) {
        const next = this.#rest(shown.piece, way[from + 1]);
        await this.#tween(90, speed, (x) => {
          Object.assign(shown, { scale: 1 - 0.7 * x, opacity: 1 - x });
          this.#applyPiece(shown.piece.id);
        });
        Object.assign(shown, next);
        await this.#tween(90, speed, (x) => {
          Object.assign(shown, { scale: 0.3 + 0.7 * easeOut(x), opacity: x });
          this.#applyPiece(shown.piece.id);
        });
        from++;
      }
    }
  }

  /** Turns the coin over: another side of the same figure. @param {Shown} shown @param {Partial<Piece>} change @param {number} speed */
  async #flip(shown, change, speed) {
    const draw = (/** @type {number} */ scale) => {
      shown.scale = scale;
      this.#applyPiece(shown.piece.id);
    };
    await this.#tween(125, speed, (x) => draw(1 - 0.85 * x));
    shown.piece = { ...shown.piece, ...change };
    this.requestUpdate();
    await this.updateComplete;
    await this.#tween(125, speed, (x) => draw(0.15 + 0.85 * easeOut(x)));
  }

  /** A number that rises from a figure. @param {Shown} shown @param {string} text @param {string} kind @param {number} speed */
  #float(shown, text, kind, speed) {
    const layer = this.querySelector('.floats');
    if (!layer || !Number.isFinite(speed) || this.#skipping) return;
    const radius = /** @type {Layout} */ (this.#places).radius;
    const number = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    number.setAttribute('class', `float ${kind}`);
    number.setAttribute('font-size', short(Math.max(radius * 0.8, 20 * this.#unit)));
    number.textContent = text;
    layer.append(number);
    const { x, y } = this.#rest(shown.piece, shown.space);
    this.#tween(800, speed, (s) => {
      number.setAttribute('x', short(x));
      number.setAttribute('y', short(y - radius * (0.7 + (reducedMotion() ? 0 : 0.7 * easeOut(s)))));
      number.setAttribute('opacity', String(Math.min(1, 3 * (1 - s))));
    }).then(() => number.remove());
  }

  // ---- drawing

  render() {
    const board = this.board;
    const places = this.#places;
    if (!board || !places) return nothing;
    const { width, height } = this.#box;
    const drawing = this.#drawing();
    const strong = this.patterns || settings().patterns;
    const unit = this.#unit;
    const still = guard([board, places, strong, this.#margin, Math.round(unit * 20), this.thumbnail, this.labels, settings().language], () => svg`
      ${this.#defs(board, strong)}
      ${this.#ground(board)}
      ${this.#lines(places)}
      ${this.#discs(board, places)}`);
    const inside = this.thumbnail
      ? svg`<g transform="translate(${this.#margin} ${this.#margin})">${still}${this.#markers(places)}${this.#figures()}</g>`
      : svg`<g class="world">${still}${this.#faint(places)}${this.#lights(board, places)}${this.#marks(places)}${this.#ways(places)}${this.#markers(places)}${this.#figures()}<g class="floats" aria-hidden="true"></g>${this.#hits(board, places)}</g>`;
    if (this.thumbnail) {
      return html`<svg class="board-svg" viewBox="0 0 ${short(drawing.width)} ${short(drawing.height)}" role="img" aria-label=${local(board.name)}>${inside}</svg>`;
    }
    const classes = ['board-svg', this.#tools, strong ? 'strong' : '', this.legalSpaces.size ? 'asks' : ''].join(' ');
    return html`<svg
        class=${classes} viewBox="0 0 ${width || 1} ${height || 1}" role="group" aria-label=${t('board.board', { board: local(board.name), n: places.spots.size })} aria-describedby="${this.#uid}-help"
        @pointerdown=${this.#down} @pointermove=${this.#move} @pointerup=${this.#up} @pointercancel=${this.#up} @pointerleave=${this.#leave}
        @click=${this.#click} @wheel=${{ handleEvent: (/** @type {WheelEvent} */ e) => this.#wheel(e), passive: false }}
        @touchstart=${{ handleEvent: (/** @type {TouchEvent} */ e) => this.#touch(e), passive: false }}
        @touchmove=${{ handleEvent: (/** @type {TouchEvent} */ e) => this.#touch(e), passive: false }}
        @touchend=${{ handleEvent: (/** @type {TouchEvent} */ e) => this.#touch(e), passive: true }}
        @keydown=${this.#key}>${inside}</svg>
      <p class="visually-hidden" id="${this.#uid}-help">${t('board.help')}</p>
      ${this.#tools === 'none' ? nothing : this.#buttons()}`;
  }

  #buttons() {
    return html`<div class="board-tools ${this.#tools}" role="group" aria-label=${t('board.tools')}>
      <button type="button" class="closer" @click=${() => this.zoom(1.5)} aria-label=${t('board.closer')} title=${t('board.closer')}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14"></path></svg></button>
      <button type="button" class="farther" @click=${() => this.zoom(1 / 1.5)} aria-label=${t('board.farther')} title=${t('board.farther')}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"></path></svg></button>
      <button type="button" class="all" @click=${() => this.showAll()} aria-label=${t('board.whole')} title=${t('board.whole')}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"></path></svg></button>
    </div>`;
  }

  /** @param {Board} board @param {boolean} strong */
  #defs(board, strong) {
    const places = /** @type {Layout} */ (this.#places);
    const size = Math.min(2, Math.max(1, 0.62 * this.#unit)) * (strong ? 1.25 : 1);
    return svg`<defs>
      <radialGradient id="${this.#uid}-glow" cx="50%" cy="46%" r="70%"><stop class="glow-in" offset="0"></stop><stop class="glow-out" offset="1"></stop></radialGradient>
      <clipPath id="${this.#uid}-plate"><rect x=${14 - this.#margin} y=${14 - this.#margin} width=${short(places.width + 2 * this.#margin - 28)} height=${short(places.height + 2 * this.#margin - 28)} rx="10"></rect></clipPath>
      ${board.zones.map((zone) => {
        const { lines, dots } = pattern(board, zone.id);
        const dark = isDark(tone(board, zone.id)) ? 'on-dark' : 'on-light';
        return svg`<pattern id="${this.#uid}-${zone.id}" class="zone-pattern ${dark}" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="scale(${short(size)})">
          ${lines ? svg`<path class="lines" fill="none" d=${lines}></path>` : nothing}${dots ? svg`<path class="dots" d=${dots}></path>` : nothing}
        </pattern>`;
      })}
    </defs>`;
  }

  /** @param {Board} board */
  #ground(board) {
    const { width, height } = /** @type {Layout} */ (this.#places);
    const { fine, strong } = motif(board.id, width, height);
    const m = this.#margin;
    // A frame with hollowed corners, as on an engraved plate.
    const frame = (/** @type {number} */ inset, /** @type {number} */ c) => {
      const x1 = -m + inset;
      const y1 = -m + inset;
      const x2 = width + m - inset;
      const y2 = height + m - inset;
      return `M${short(x1 + c)} ${short(y1)}H${short(x2 - c)}A${c} ${c} 0 0 0 ${short(x2)} ${short(y1 + c)}V${short(y2 - c)}A${c} ${c} 0 0 0 ${short(x2 - c)} ${short(y2)}H${short(x1 + c)}A${c} ${c} 0 0 0 ${short(x1)} ${short(y2 - c)}V${short(y1 + c)}A${c} ${c} 0 0 0 ${short(x1 + c)} ${short(y1)}Z`;
    };
    const titled = !this.thumbnail && this.#unit < 1.75;
    const name = local(board.name);
    const half = name.length * 5.6 + 22;
    return svg`<g class="ground" aria-hidden="true">
      <rect class="table" x=${-m} y=${-m} width=${short(width + 2 * m)} height=${short(height + 2 * m)} rx="14"></rect>
      <rect x=${-m} y=${-m} width=${short(width + 2 * m)} height=${short(height + 2 * m)} rx="14" fill="url(#${this.#uid}-glow)"></rect>
      <g clip-path="url(#${this.#uid}-plate)"><path class="motif fine" d=${fine}></path><path class="motif strong" d=${strong}></path></g>
      <path class="frame outer" d=${frame(m === MARGIN ? 7 : 4, 16)}></path>${m === MARGIN ? svg`<path class="frame inner" d=${frame(12, 14)}></path>` : nothing}
      ${titled ? svg`<rect class="plate" x=${short(width / 2 - half)} y=${short(height + m - 21)} width=${short(2 * half)} height="20" rx="10"></rect><text class="title" x=${short(width / 2)} y=${short(height + m - 6)}>${name}</text>` : nothing}
    </g>`;
  }

  /** @param {Layout} places */
  #lines(places) {
    const core = Math.min(6.4, Math.max(3.2, 3 * this.#unit));
    const casing = core * 2.5;
    const drawn = places.lines
      .map((line) => ({ under: line.underpass, path: visible(line, places.lines, places.radius - 2, casing / 2 + core * 1.6).map(([a, b]) => linePath(line, a, b)).join('') }))
      .sort((a, b) => Number(b.under) - Number(a.under));
    return svg`<g class="lines" aria-hidden="true">
      ${drawn.map(({ path }) => svg`<path class="casing" stroke-width=${short(casing)} d=${path}></path>`)}
      ${drawn.map(({ path }) => svg`<path class="core" stroke-width=${short(core)} d=${path}></path>`)}
    </g>`;
  }

  /** @param {Board} board @param {Layout} places */
  #discs(board, places) {
    const r = places.radius;
    return svg`<g class="discs" aria-hidden="true">${[...places.spots.values()].map((spot) => {
      const parts = sectors(spot);
      return svg`<g data-disc=${spot.id} class="disc">
        <circle class="disc-shadow" cx=${short(spot.x)} cy=${short(spot.y + 4)} r=${short(r)}></circle>
        <g class="disc-body">
          <circle class="disc-rim" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(r)}></circle>
          ${parts.map(({ zone, from, to }) => svg`<path class="sector" fill=${tone(board, zone)} d=${sectorPath(spot, r - 2.4, from, to)}></path>`)}
          ${this.thumbnail ? nothing : parts.map(({ zone, from, to }) => svg`<path class="sector-pattern" fill="url(#${this.#uid}-${zone})" d=${sectorPath(spot, r - 2.4, from, to)}></path>`)}
          ${parts.length > 1 ? parts.map(({ from }) => { const p = polar(spot, r - 1, from); return svg`<path class="seam" d="M${short(spot.x)} ${short(spot.y)}L${short(p.x)} ${short(p.y)}"></path>`; }) : nothing}
          ${this.labels && !this.thumbnail ? svg`<text class="space-number" x=${short(spot.x)} y=${short(spot.y + r * 0.78)} font-size=${short(Math.max(12, 9 * this.#unit))}>${spaceNumber(spot.id)}</text>` : nothing}
        </g>
      </g>`;
    })}</g>`;
  }

  /** Start numbers and keyholes. @param {Layout} places */
  #markers(places) {
    const size = this.#unit > 2.2 ? 17 : 14.5;
    return svg`<g class="markers" aria-hidden="true">${[...places.spots.values()].map((spot) => {
      if (spot.markerAngle === null) return nothing;
      const at = polar(spot, places.radius * 0.99, spot.markerAngle);
      if (spot.start) return svg`<g class="marker start" transform="translate(${short(at.x)} ${short(at.y)})"><circle r=${size}></circle><text dy="0.34em" font-size=${short(size * 1.3)}>${spot.start}</text></g>`;
      if (!spot.passage) return nothing;
      return svg`<g class="marker passage" transform="translate(${short(at.x)} ${short(at.y)}) scale(${short(size / 14)})"><circle r="14"></circle><path d="M0 -8.500A4.600 4.600 0 0 1 2.300 0.100L4 8H-4L-2.300 0.100A4.600 4.600 0 0 1 0 -8.500Z"></path></g>`;
    })}</g>`;
  }

  /** The zone that is pointed at. @param {Board} board @param {Layout} places */
  #lights(board, places) {
    const lit = new Set(this.#lit);
    const r = places.radius;
    return svg`<g class="lights ${lit.size ? 'on' : ''}" aria-hidden="true">${lit.size === 0
      ? nothing
      : [...places.spots.values()].flatMap((spot) =>
          sectors(spot)
            .filter(({ zone }) => lit.has(zone))
            .map(({ zone, from, to }) => svg`<path class="light" fill=${tone(board, zone)} d=${sectorPath(spot, r - 1.5, from, to)}></path>`),
        )}</g>`;
  }

  /** While spaces are asked for, the others step back. @param {Layout} places */
  #faint(places) {
    const all = this.legalSpaces.size ? [...places.spots.values()] : [];
    return svg`<g class="faints" aria-hidden="true">${all
      .filter((spot) => !this.legalSpaces.has(spot.id) && !this.chosenSpaces.has(spot.id))
      .map((spot) => svg`<circle class="faint" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(places.radius + 0.5)}></circle>`)}</g>`;
  }

  /** Rings and dots on the spaces. @param {Layout} places */
  #marks(places) {
    const r = places.radius;
    const unit = this.#unit;
    const ring = Math.max(4, 2.6 * unit);
    const dot = Math.max(8.5, 4 * unit);
    const reach = this.reach;
    return svg`<g class="marks" aria-hidden="true">${[...places.spots.values()].map((spot) => {
      const legal = this.legalSpaces.has(spot.id);
      const chosen = this.chosenSpaces.has(spot.id);
      const pointed = this.pointedSpaces.has(spot.id);
      const now = reach?.now.has(spot.id) ?? false;
      const boosted = !now && (reach?.boosted.has(spot.id) ?? false);
      const range = reach?.range.has(spot.id) ?? false;
      if (!legal && !chosen && !pointed && !now && !boosted && !range) return nothing;
      const at = `translate(${short(spot.x)} ${short(spot.y)})`;
      return svg`<g transform=${at}>
        ${range ? svg`<path class="range casing" stroke-width=${short(2.2 * unit + 3)} d=${this.#ticks(r)}></path><path class="range" stroke-width=${short(Math.max(2.4, 1.9 * unit))} d=${this.#ticks(r)}></path>` : nothing}
        ${legal && !chosen ? svg`<g class="legal"><circle class="ring under" r=${short(r + ring * 0.6)} stroke-width=${short(ring * 1.9)}></circle><circle class="ring" r=${short(r + ring * 0.6)} stroke-width=${short(ring)}></circle></g>` : nothing}
        ${chosen ? svg`<circle class="ring chosen-under" r=${short(r + ring * 0.5)} stroke-width=${short(ring * 3)}></circle><circle class="ring chosen" r=${short(r + ring * 0.5)} stroke-width=${short(ring * 2.1)}></circle>` : nothing}
        ${pointed ? svg`<circle class="ring pointed" r=${short(r + ring * 2.4)} stroke-width=${short(ring * 0.8)}></circle><circle class="ring pointed second" r=${short(r + ring * 4.2)} stroke-width=${short(ring * 0.5)}></circle>` : nothing}
        ${now ? svg`<circle class="reach now" r=${short(dot)} stroke-width=${short(dot * 0.3)}></circle>` : nothing}
        ${boosted ? svg`<circle class="reach boosted under" r=${short(dot * 0.92)} stroke-width=${short(dot * 0.72)}></circle><circle class="reach boosted" r=${short(dot * 0.92)} stroke-width=${short(dot * 0.34)}></circle>` : nothing}
      </g>`;
    })}</g>`;
  }

  /** Four marks on the rim, like a sight. @param {number} r */
  #ticks(r) {
    return [45, 135, 225, 315]
      .map((angle) => {
        const a = polar({ x: 0, y: 0 }, r * 0.76, angle);
        const b = polar({ x: 0, y: 0 }, r * 1.06, angle);
        return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
      })
      .join('');
  }

  /** The last move, and the paths of the draft. @param {Layout} places */
  #ways(places) {
    const wide = Math.max(6.5, 4.4 * this.#unit);
    const last = this.lastMove?.path ?? [];
    // From a keyhole that is pointed at to the others.
    const at = this.#space ? places.spots.get(this.#space) : null;
    const hole = (/** @type {Spot} */ spot) => {
      const p = polar(spot, places.radius * 0.99, spot.markerAngle ?? 0);
      return `${short(p.x)} ${short(p.y)}`;
    };
    const passages = at?.passage ? [...places.spots.values()].filter((spot) => spot.passage && spot !== at) : [];
    return svg`<g class="ways" aria-hidden="true">
      ${at && passages.length ? svg`<path class="passages" stroke-width=${short(wide * 0.36)} stroke-dasharray="${short(wide * 0.4)} ${short(wide * 0.9)}" d=${passages.map((spot) => `M${hole(at)}L${hole(spot)}`).join('')}></path>` : nothing}
      ${last.length > 1 ? svg`<path class="last-move" stroke-width=${short(wide * 0.62)} stroke-dasharray="0 ${short(wide * 1.5)}" d=${wayPath(places, last)}></path>` : nothing}
      ${this.paths.filter((way) => way.length > 1).map((way) => {
        const mover = [...this.#shown.values()].find((one) => one.piece.kind !== 'token' && (one.space === way[0] || one.space === way[way.length - 1]));
        const seat = mover?.piece.seat ?? this.eyes;
        const d = wayPath(places, way);
        const hidden = leaps(places, way).map((line) => linePath(line)).join('');
        const arrow = this.#arrow(places, way, wide);
        return svg`<g class="way seat-${seat}">
          ${hidden ? svg`<path class="way-leap" stroke-width=${short(wide * 0.5)} stroke-dasharray="${short(wide * 0.2)} ${short(wide * 1.1)}" d=${hidden}></path>` : nothing}
          <path class="way-casing" stroke-width=${short(wide * 1.9)} d="${d}"></path><path class="way-casing tip" stroke-width=${short(wide * 0.9)} d=${arrow}></path>
          <path class="way-line" stroke-width=${short(wide)} d=${d}></path><path class="way-tip" d=${arrow}></path>
        </g>`;
      })}
    </g>`;
  }

  /** The head of an arrow at the end of a way, just before its last space's middle. @param {Layout} places @param {string[]} way @param {number} wide */
  #arrow(places, way, wide) {
    const line = track(places, way.slice(-2));
    const tip = line.at(1 - Math.min(0.4, (places.radius * 0.16) / (line.length || 1)));
    const back = line.at(1 - Math.min(0.7, (places.radius * 0.16 + wide * 2.6) / (line.length || 1)));
    const angle = (Math.atan2(tip.y - back.y, tip.x - back.x) * 180) / Math.PI;
    const left = polar(tip, wide * 2.9, angle + 180 - 32);
    const right = polar(tip, wide * 2.9, angle + 180 + 32);
    return `M${short(tip.x)} ${short(tip.y)}L${short(left.x)} ${short(left.y)}L${short(right.x)} ${short(right.y)}Z`;
  }

  #figures() {
    const unit = this.#unit;
    const all = [...this.#shown.values()].filter((one) => one.space !== null || one.above);
    all.sort((a, b) => Number(a.above) - Number(b.above) || Number(b.piece.kind === 'token') - Number(a.piece.kind === 'token') || a.y - b.y);
    return svg`<g class="pieces" aria-hidden="true">${repeat(
      all,
      (one) => one.piece.id,
      ({ piece }) => {
        const radius = this.#radius(piece);
        const id = piece.id;
        const legal = this.legalPieces.has(id);
        const chosen = this.chosenPieces.has(id);
        const threat = this.#threat(piece);
        const unusable = this.unusable.has(id);
        const pointed = this.pointedPieces.has(id);
        const ring = Math.max(4, 2.6 * unit);
        const around = basePath(piece.seat, radius + ring * 1.3);
        const badge = Math.max(radius * (piece.kind === 'hero' ? 0.38 : 0.42), 7.6 * unit);
        return svg`<g data-drawn=${id} class="piece ${piece.kind} seat-${piece.seat} ${legal ? 'legal' : ''} ${chosen ? 'chosen' : ''} ${unusable ? 'unusable' : ''}">
          ${threat ? svg`<g class="threat seat-${threat}"><path class="threat-casing" stroke-width=${short(ring * 1.9)} d=${around}></path><path class="threat-line" stroke-width=${short(ring * 1.1)} stroke-dasharray="${short(radius * 0.3)} ${short(radius * 0.2)}" d=${around}></path></g>` : nothing}
          ${chosen
            ? svg`<path class="piece-ring under" stroke-width=${short(ring * 3)} d=${around}></path><path class="piece-ring chosen" stroke-width=${short(ring * 2)} d=${around}></path>`
            : legal
              ? svg`<g class=${threat ? 'outside' : ''}><path class="piece-ring under" stroke-width=${short(ring * 1.8)} d=${threat ? basePath(piece.seat, radius + ring * 2.9) : around}></path><path class="piece-ring" stroke-width=${short(ring)} d=${threat ? basePath(piece.seat, radius + ring * 2.9) : around}></path></g>`
              : nothing}
          ${pointed ? svg`<path class="ring pointed" stroke-width=${short(ring * 0.8)} d=${basePath(piece.seat, radius + ring * 4)}></path>` : nothing}
          <g class="np-coin">${coin({
            art: piece.art,
            seat: piece.seat,
            radius,
            health: piece.kind === 'token' || this.thumbnail || (unit > 1.9 && piece.maxHealth === 1) ? null : piece.health,
            maxHealth: piece.maxHealth,
            trait: piece.trait,
            number: piece.kind === 'sidekick' ? piece.number : null,
            badge,
            aside: !unusable && this.#covers(piece, all, badge, 1) && !this.#covers(piece, all, badge, -1),
            locked: unusable,
          })}</g>
        </g>`;
      },
    )}</g>`;
  }

  /** Whether the badge at a lower corner of a piece would lie over another figure. @param {Piece} piece @param {Shown[]} all @param {number} badge @param {1 | -1} way */
  #covers(piece, all, badge, way) {
    const corner = cornerOf(this.#radius(piece), badge);
    const here = this.#rest(piece, piece.space);
    return all.some(({ piece: other, space }) => {
      const there = this.#rest(other, space);
      return other !== piece && other.kind !== 'token' && Math.hypot(there.x - here.x - way * corner, there.y - here.y - corner) < 1.2 * badge + 1.1 * this.#radius(other);
    });
  }

  /** Whose colour threatens a piece; 0 if nobody's. @param {Piece} piece */
  #threat(piece) {
    if (!this.threatened.has(piece.id)) return 0;
    if (this.threatened instanceof Map) return this.threatened.get(piece.id) ?? 0;
    if (this.eyes && this.eyes !== piece.seat) return this.eyes;
    return this.pieces.find((one) => one.seat !== piece.seat && one.kind === 'hero')?.seat ?? (piece.seat === 1 ? 2 : 1);
  }

  /** What can be reached by finger, key and screen reader: first the spaces, then the figures. @param {Board} board @param {Layout} places */
  #hits(board, places) {
    const r = places.radius;
    const unit = this.#unit;
    const hit = Math.max(r * 1.05, FINGER / this.#fitting.k);
    const ring = 3 * unit;
    const standing = this.#standing();
    const stop = standing.some((piece) => piece.id === this.#pieceStop) ? this.#pieceStop : (standing.find((piece) => this.legalPieces.has(piece.id)) ?? standing[0])?.id;
    return svg`<g class="hits">
      <g role="list" aria-label=${t('board.spaces')}>${[...places.spots.values()].map((spot) => {
        const pieces = this.pieces.filter((piece) => piece.space === spot.id);
        const legal = this.legalSpaces.has(spot.id);
        const label = spaceLabel(board, places, spot.id, {
          eyes: this.eyes,
          pieces,
          legal: legal || pieces.some((piece) => this.legalPieces.has(piece.id)),
          chosen: this.chosenSpaces.has(spot.id),
          pointed: this.pointedSpaces.has(spot.id),
          reach: this.reach?.now.has(spot.id) ? 'now' : this.reach?.boosted.has(spot.id) ? 'boosted' : null,
          range: this.reach?.range.has(spot.id) ?? false,
        });
        return svg`<g role="listitem"><g class="hit ${legal ? 'legal' : ''} ${this.pointedSpaces.has(spot.id) ? 'marked' : ''}" role="button" data-space=${spot.id} tabindex=${spot.id === this.#stop ? 0 : -1} aria-label=${label}>
          <circle class="target" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(hit)}></circle>
          <circle class="focus outer" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(r + ring * 2.6)} stroke-width=${short(ring)}></circle><circle class="focus inner" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(r + ring * 1.6)} stroke-width=${short(ring)}></circle>
        </g></g>`;
      })}</g>
      <g role="list" aria-label=${t('board.figures')}>${repeat(
        standing,
        (piece) => piece.id,
        (piece) => {
          const at = this.#rest(piece, piece.space);
          const radius = this.#radius(piece);
          const legal = this.legalPieces.has(piece.id);
          const label = pieceLabel(piece, { eyes: this.eyes, legal, chosen: this.chosenPieces.has(piece.id), threatened: this.threatened.has(piece.id), unusable: this.unusable.has(piece.id), pointed: this.pointedPieces.has(piece.id) });
          return svg`<g role="listitem"><g class="hit ${legal ? 'legal' : ''} ${this.pointedPieces.has(piece.id) ? 'marked' : ''}" role="button" data-piece=${piece.id} tabindex=${piece.id === stop ? 0 : -1} aria-label=${label} transform="translate(${short(at.x)} ${short(at.y)})">
            <circle class="target" r=${short(piece.kind === 'token' ? Math.max(radius, legal ? FINGER / this.#fitting.k : 0) : Math.max(radius, Math.min(hit, FINGER / this.#fitting.k)))}></circle>
            <path class="focus outer" stroke-width=${short(ring)} d=${basePath(piece.seat, radius + ring * 2.8)}></path><path class="focus inner" stroke-width=${short(ring)} d=${basePath(piece.seat, radius + ring * 1.8)}></path>
          </g></g>`;
        },
      )}</g>
    </g>`;
  }
}

// The name others call it by. Defined here because Element.animate has another type; nobody needs that one on a board.
Reflect.defineProperty(NpBoard.prototype, 'animate', { value: NpBoard.prototype.play });

customElements.define('np-board', NpBoard);
