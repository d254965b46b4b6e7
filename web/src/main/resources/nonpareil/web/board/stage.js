// The figures as they are shown: where they belong, or on their way there while events are played.

import { reducedMotion } from '../app/settings.js';
import { fade, flip, perform } from './acts.js';
import { short } from './geometry.js';
import { easeOut, plan } from './motion.js';
import { placeOf } from './pieces.js';
import { Tweens } from './tweens.js';

/** @typedef {import('./board.js').NpBoard} NpBoard */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./motion.js').Act} Act */
/** @typedef {import('./motion.js').Event} GameEvent */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Shown} Shown */

const AT_REST = { scale: 1, turn: 0, opacity: 1 };

export class Stage {
  #board;
  #lens;
  /** @type {Map<string, Shown>} */
  shown = new Map();
  /** How many plays are not over. */
  #playing = 0;
  /** The pieces have changed meanwhile. */
  #waiting = false;
  #skipping = false;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  #tweens = new Tweens();
  #glides = new Tweens();

  /** @param {NpBoard} board @param {Lens} lens */
  constructor(board, lens) {
    this.#board = board;
    this.#lens = lens;
  }

  // ---- standing

  /** The board has other pieces. @param {boolean} another it is another board */
  change(another) {
    if (this.#playing > 0 && !another) this.#waiting = true;
    else this.#settle(!another && this.#board.hasUpdated);
  }

  /**
   * Shows the pieces as they are. What stands elsewhere without an event (a draft, an undo) glides there.
   *
   * @param {boolean} glide
   */
  #settle(glide) {
    this.#waiting = false;
    this.#glides.end();
    const before = this.shown;
    this.shown = new Map(this.#board.pieces.map((piece) => [piece.id, this.#standing(piece, piece.space)]));
    if (!glide || reducedMotion()) return;
    for (const [id, shown] of this.shown) {
      const was = before.get(id);
      if (!shown.space || was?.space === shown.space) continue;
      const to = { x: shown.x, y: shown.y };
      const from = was?.space ? { x: was.x, y: was.y } : null;
      this.#run(this.#glides, 160, 1, (x) => {
        const e = easeOut(x);
        this.put(
          shown,
          from
            ? { x: from.x + (to.x - from.x) * e, y: from.y + (to.y - from.y) * e }
            : { y: to.y - 26 * (1 - e), opacity: e },
        );
      });
    }
  }

  /** @param {Piece} piece @param {string | null} space @returns {Shown} */
  #standing(piece, space) {
    return { piece, space, ...placeOf(this.places, piece, space), ...AT_REST, above: false };
  }

  /** Puts every figure where it belongs, after the board was laid out anew. */
  align() {
    for (const shown of this.shown.values()) Object.assign(shown, this.rest(shown));
  }

  /** Puts every figure into the drawing as it is shown. */
  apply() {
    for (const shown of this.shown.values()) this.put(shown, {});
  }

  // ---- playing

  /**
   * Plays events after what is still playing. The promise holds when it is over.
   *
   * @param {GameEvent[]} events
   * @param {number} speed
   * @returns {Promise<void>}
   */
  play(events, speed) {
    const stages = plan(events);
    this.#glides.end();
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
        this.#board.requestUpdate();
      });
    return this.#queue;
  }

  /** Ends whatever is playing. */
  skip() {
    if (this.#playing === 0) return;
    this.#skipping = true;
    this.#tweens.end();
  }

  /** @param {Act} act @param {number} speed */
  async #play(act, speed) {
    if (!this.places) return;
    if (act.do === 'trait') {
      const whose = [...this.shown.values()].filter((one) => one.piece.seat === act.seat && one.piece.kind === 'hero');
      await Promise.all(whose.map((one) => flip(this, one, { trait: act.trait }, speed)));
      return;
    }
    const known = this.#board.pieces.find((one) => one.id === act.piece);
    if (known && !this.shown.has(act.piece)) this.shown.set(act.piece, this.#standing(known, null));
    const shown = this.shown.get(act.piece);
    if (!shown) return;
    shown.above = true;
    await this.drawn();
    if (reducedMotion()) await fade(this, shown, act, speed);
    else await perform(this, shown, act, speed);
    shown.above = false;
    this.put(shown, { ...this.rest(shown), ...AT_REST });
  }

  // ---- what acts are made of

  get places() {
    return this.#lens.places;
  }

  /** Where a figure belongs on its space or another. @param {Shown} shown @param {string | null} [space] */
  rest(shown, space = shown.space) {
    return placeOf(this.places, shown.piece, space);
  }

  /** Shows a figure otherwise. @param {Shown} shown @param {Partial<Shown>} change */
  put(shown, change) {
    Object.assign(shown, change);
    const drawn = this.#board.querySelector(`[data-drawn="${CSS.escape(shown.piece.id)}"]`);
    if (!drawn || this.shown.get(shown.piece.id) !== shown) return;
    const turn = shown.turn ? ` rotate(${short(shown.turn)})` : '';
    const scale = shown.scale === 1 ? '' : ` scale(${Math.round(shown.scale * 1000) / 1000})`;
    drawn.setAttribute('transform', `translate(${short(shown.x)} ${short(shown.y)})${turn}${scale}`);
    drawn.setAttribute('opacity', String(Math.round(shown.opacity * 100) / 100));
  }

  /** Has the board drawn anew. */
  drawn() {
    this.#board.requestUpdate();
    return this.#board.updateComplete;
  }

  /**
   * Calls a function with 0 to 1 over some time.
   *
   * @param {number} time
   * @param {number} speed
   * @param {(share: number) => void} draw
   */
  tween(time, speed, draw) {
    return this.#run(this.#tweens, time, speed, draw);
  }

  /** @param {Tweens} tweens @param {number} time @param {number} speed @param {(share: number) => void} draw */
  async #run(tweens, time, speed, draw) {
    if (!Number.isFinite(speed) || speed <= 0 || this.#skipping || document.hidden || !this.#board.isConnected) draw(1);
    else await tweens.run(time / speed, draw);
  }

  /**
   * A number that rises from a figure.
   *
   * @param {Shown} shown
   * @param {string} text
   * @param {string} kind
   * @param {number} speed
   */
  async float(shown, text, kind, speed) {
    const layer = this.#board.querySelector('.floats');
    if (!layer || !this.places || !Number.isFinite(speed) || this.#skipping) return;
    const { radius } = this.places;
    const number = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    number.setAttribute('class', `float ${kind}`);
    number.setAttribute('font-size', short(Math.max(radius * 0.8, 20 * this.#lens.unit)));
    number.textContent = text;
    layer.append(number);
    const { x, y } = this.rest(shown);
    await this.tween(800, speed, (share) => {
      number.setAttribute('x', short(x));
      number.setAttribute('y', short(y - radius * (0.7 + (reducedMotion() ? 0 : 0.7 * easeOut(share)))));
      number.setAttribute('opacity', String(Math.min(1, 3 * (1 - share))));
    });
    number.remove();
  }
}
