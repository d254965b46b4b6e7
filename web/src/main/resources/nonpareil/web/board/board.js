// <np-board>: the battlefield with its figures, drawn in SVG, for eyes, pointers, fingers, keys and screen readers. It
// knows no rules: what may be picked comes in, what was picked goes out.
//
// Events (bubbling): space-pick {space}, piece-pick {piece}, space-point {space | null}, piece-point {piece | null}.

import { html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { NpElement } from '../app/element.js';
import { language, local, t } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { chalkMarks } from './chalk.js';
import { figures } from './figures.js';
import { short } from './geometry.js';
import { defs, ground } from './ground.js';
import { hits } from './hits.js';
import { pressed } from './keys.js';
import { Lens } from './lens.js';
import { pills } from './pills.js';
import { Pointers } from './pointers.js';
import { Pointing } from './pointing.js';
import { discs, faints, lights, markers, rings } from './spaces.js';
import { Stage } from './stage.js';
import { lines, ways } from './ways.js';

/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./motion.js').Event} GameEvent */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Sheet} Sheet */

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
    warned: { attribute: false },
    reach: { attribute: false },
    paths: { attribute: false },
    lastMove: { attribute: false },
    eyes: { type: Number },
    thumbnail: { type: Boolean, reflect: true },
    patterns: { type: Boolean },
    labels: { type: Boolean },
    tools: { attribute: false },
    turn: { type: String },
    movers: { attribute: false },
    windowed: { type: Boolean },
    matters: { attribute: false },
    chalk: { attribute: false },
  };

  #uid = `np-board-${++boards}`;
  #lens = new Lens(this);
  #stage = new Stage(this, this.#lens);
  #pointing = new Pointing(this, this.#lens, this.#stage);
  #pointers = new Pointers(this, this.#lens, this.#pointing);
  /** @type {ResizeObserver | null} */
  #watch = null;

  constructor() {
    super();
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
    /** @type {Marks['threatened']} */
    this.threatened = new Set();
    /** @type {ReadonlySet<string>} */
    this.unusable = new Set();
    /** Pieces that their own side would hit. @type {ReadonlySet<string>} */
    this.warned = new Set();
    /** @type {Marks['reach']} */
    this.reach = null;
    /** @type {string[][]} */
    this.paths = [];
    /** @type {Marks['lastMove']} */
    this.lastMove = null;
    this.eyes = 0;
    this.thumbnail = false;
    this.patterns = false;
    this.labels = false;
    this.tools = true;
    /** @type {'auto' | 'yes' | 'no'} */
    this.turn = 'auto';
    /** Pieces that may be dragged. @type {ReadonlySet<string>} */
    this.movers = new Set();
    /** The full width is shown, as a window onto a part of the board. */
    this.windowed = false;
    /** What a hint draws. @type {import('./types.js').Chalk | null} */
    this.chalk = null;
    /** The pieces such a window goes to. @type {ReadonlySet<string>} */
    this.matters = new Set();
  }

  // ---- life

  /** Has another size; that is told, as reading it whenever something is drawn would lay out the page each time. */
  #resized = false;

  connectedCallback() {
    super.connectedCallback();
    this.#watch = new ResizeObserver(() => {
      if (!this.#lens.isStale) return;
      this.#resized = true;
      this.requestUpdate();
    });
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

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    const lens = this.#lens;
    if (!this.board) {
      lens.places = null;
      return;
    }
    const another = changed.has('board');
    if (
      !lens.places ||
      this.#resized ||
      another ||
      changed.has('turn') ||
      changed.has('windowed') ||
      changed.has('thumbnail') ||
      changed.has('tools')
    ) {
      lens.fit(this.board, another);
      this.#resized = false;
      this.#stage.align();
    }
    if (another || changed.has('pieces')) this.#stage.change(another);
    this.#pointing.enter(changed.has('legalSpaces') || changed.has('legalPieces'));
    if (this.windowed && (changed.has('matters') || changed.has('pieces'))) this.#follow();
  }

  /** What the window was brought to last. */
  #shownFor = '';

  /** The window goes to what matters, unless that is in sight already. */
  #follow() {
    const spaces = this.pieces.filter((p) => this.matters.has(p.id) && p.space).map((p) => p.space ?? '');
    const key = spaces.join();
    if (key === this.#shownFor || spaces.length === 0) return;
    this.#shownFor = key;
    if (!spaces.every((id) => this.#lens.sees(id))) this.#lens.view = this.#lens.around(spaces);
  }

  /** Somebody has moved the view. */
  panned() {
    if (this.windowed) this.requestUpdate();
  }

  updated() {
    this.#lens.apply();
    // The discs are not drawn anew when only this changes.
    for (const disc of /** @type {NodeListOf<SVGElement>} */ (this.querySelectorAll('[data-disc]'))) {
      disc.classList.toggle('lifted', this.legalSpaces.has(disc.dataset.disc ?? ''));
    }
    this.#stage.apply();
  }

  // ---- what others ask for

  /**
   * Closer or farther: from the whole board towards what is pointed at, or where the Tab key enters.
   *
   * @param {number} factor
   */
  zoom(factor) {
    const { places, box, isClose } = this.#lens;
    if (!places) return;
    const spot = isClose ? null : places.spots.get(this.#pointing.space ?? this.#pointing.firstStop() ?? '');
    this.#lens.zoom(factor, spot ? this.#lens.seen(spot) : { x: box.width / 2, y: box.height / 2 });
  }

  /** The whole board again. */
  showAll() {
    this.#lens.showAll();
  }

  /** Where in the window a space is seen, and how large. @param {string} id */
  placeOf(id) {
    const spot = this.#lens.places?.spots.get(id);
    const drawn = this.querySelector('svg.board-svg')?.getBoundingClientRect();
    if (!spot || !drawn || !this.#lens.places) return null;
    const { x, y } = this.#lens.seen(spot);
    return { x: drawn.x + x, y: drawn.y + y, radius: this.#lens.places.radius * this.#lens.view.k };
  }

  /**
   * What lies at a place of the window; nothing beside the board.
   *
   * @param {number} x
   * @param {number} y
   * @returns {{space: string | null, piece: string | null} | null}
   */
  found(x, y) {
    const { left, right, top, bottom } = this.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return null;
    const found = this.#pointing.under(x, y);
    return { space: found?.spot.id ?? null, piece: found?.piece?.id ?? null };
  }

  /** The space or figure that a press at a place of the window would pick. @param {number} x @param {number} y */
  pickable(x, y) {
    const meant = this.#pointing.meantAt(x, y);
    if (!meant) return null;
    const [[kind, id]] = Object.entries(meant);
    return this.querySelector(`[data-${kind}="${CSS.escape(id)}"]`);
  }

  /** Whether a figure is being dragged. */
  get isDragging() {
    return this.#pointers.isCarrying;
  }

  /** Puts the focus on a space. @param {string} id */
  focusSpace(id) {
    this.#pointing.focusSpace(id);
  }

  /** Puts the focus on a figure. @param {string} id */
  focusPiece(id) {
    this.#pointing.focusPiece(id);
  }

  /**
   * Plays what events show on the board, after what is still playing; also called `animate`. The promise holds when it
   * is over.
   * @param {GameEvent[]} events
   * @param {number} [speed] 2 is twice as fast, Infinity at once
   * @returns {Promise<void>} */
  play(events, speed = 1) {
    return this.#stage.play(events, speed);
  }

  /** Ends whatever is playing: everything stands where it belongs. */
  skip() {
    this.#stage.skip();
  }

  // ---- drawing

  render() {
    const { board, thumbnail, labels } = this;
    const { places, margin, unit } = this.#lens;
    if (!board || !places) return nothing;
    const strong = this.patterns || settings().patterns;
    /** @type {Sheet} */
    const sheet = { uid: this.#uid, board, places, margin, unit, strong, labels, thumbnail };
    const still = guard(
      [board, places, strong, margin, Math.round(unit * 20), thumbnail, labels, language()],
      () => svg`
        ${defs(sheet)} ${ground(sheet)} ${lines(sheet)} ${discs(sheet)}
      `,
    );
    return thumbnail ? this.#picture(sheet, still) : this.#field(sheet, still);
  }

  /** Only to be looked at. @param {Sheet} sheet @param {unknown} still */
  #picture(sheet, still) {
    const { width, height } = this.#lens.drawing;
    const inside = svg`
      <g transform="translate(${sheet.margin} ${sheet.margin})">
        ${still}${markers(sheet)}${figures(sheet, this, this.#stage.shown.values())}
      </g>
    `;
    return html`<svg
      class="board-svg"
      viewBox="0 0 ${short(width)} ${short(height)}"
      role="img"
      aria-label=${local(sheet.board.name)}
    >
      ${inside}
    </svg>`;
  }

  /** To play on. @param {Sheet} sheet @param {unknown} still */
  #field(sheet, still) {
    const { box, tools } = this.#lens;
    const pointing = this.#pointing;
    const on = this.#pointers;
    const shown = [...this.#stage.shown.values()];
    const inside = svg`
      <g class="world">
        ${still}${faints(sheet, this)}${lights(sheet, pointing.lit)}${rings(sheet, this)}${ways(
          sheet,
          this,
          shown,
          pointing.space,
        )}${markers(sheet)}${figures(sheet, this, shown)}${chalkMarks(sheet, this.chalk)}
        <g class="floats" aria-hidden="true"></g>
        ${hits(sheet, this, pointing)}
      </g>
    `;
    const classes = ['board-svg', tools, sheet.strong ? 'strong' : '', this.legalSpaces.size ? 'asks' : ''].join(' ');
    return html`<svg
        class=${classes}
        viewBox="0 0 ${box.width || 1} ${box.height || 1}"
        role="group"
        aria-label=${t('board.board', { board: local(sheet.board.name), n: sheet.places.spots.size })}
        aria-describedby="${this.#uid}-help"
        @pointerdown=${on.down}
        @pointermove=${on.move}
        @pointerup=${on.up}
        @pointercancel=${on.up}
        @pointerleave=${on.leave}
        @click=${on.click}
        @wheel=${on.wheel}
        @touchstart=${on.touch}
        @touchmove=${on.touch}
        @touchend=${on.touchEnd}
        @keydown=${this.#key}
      >
        ${inside}
      </svg>
      <p class="visually-hidden" id="${this.#uid}-help">${t('board.help')}</p>
      ${this.windowed ? pills(this, this.#lens, (space) => this.#goTo(space)) : nothing}
      ${tools === 'none' ? nothing : tools === 'over' ? this.#wholeButton() : this.#buttons()}`;
  }

  /** Brings a space into the middle of the window. @param {string} space */
  #goTo(space) {
    this.#lens.look(this.#lens.around([space]));
    this.requestUpdate();
  }

  #wholeButton() {
    return html`<div class="board-tools over">
      <button
        type="button"
        class="all"
        aria-label=${t('board.whole')}
        title=${t('board.whole')}
        @click=${() => {
          this.#lens.toggle();
          this.requestUpdate();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"></path></svg>
      </button>
    </div>`;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    pressed(event, this, this.#lens, this.#pointing);
  }

  #buttons() {
    return html`<div class="board-tools ${this.#lens.tools}" role="group" aria-label=${t('board.tools')}>
      <button
        type="button"
        class="closer"
        @click=${() => this.zoom(1.5)}
        aria-label=${t('board.closer')}
        title=${t('board.closer')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14"></path></svg>
      </button>
      <button
        type="button"
        class="farther"
        @click=${() => this.zoom(1 / 1.5)}
        aria-label=${t('board.farther')}
        title=${t('board.farther')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"></path></svg>
      </button>
      <button
        type="button"
        class="all"
        @click=${() => this.showAll()}
        aria-label=${t('board.whole')}
        title=${t('board.whole')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"></path></svg>
      </button>
    </div>`;
  }
}

// The name others call it by. Defined here because Element.animate has another type; nobody needs that one on a board.
Reflect.defineProperty(NpBoard.prototype, 'animate', { value: NpBoard.prototype.play });

customElements.define('np-board', NpBoard);
