// <np-pings>: what people point at, marked on the board for a while in their colour and shape. It lies over the board
// and takes no press; whoever listens is told the line once.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import { seatMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { speaker, spoken } from './spoken.js';

/** @typedef {import('./talk.js').Ping} Ping */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{x: number, y: number, radius: number}} Spot */

/** Between a label and what it is about, in pixels. */
const GAP = 6;

export class NpPings extends NpElement {
  static properties = {
    pings: { attribute: false },
    names: { attribute: false },
    last: { attribute: false },
    mine: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Ping[]} */
    this.pings = [];
    /** @type {Names | null} */
    this.names = null;
    /** The line that came last. @type {Ping | null} */
    this.last = null;
    /** @type {readonly number[]} */
    this.mine = [];
    /** Where a piece stands. @type {(piece: string) => string | null} */
    this.spaceOf = () => null;
    /** Where in the window a space is seen. @type {(space: string) => Spot | null} */
    this.where = () => null;
  }

  render() {
    const { names } = this;
    if (!names) return nothing;
    const seen = this.pings.filter((p) => this.#space(p));
    return html`${repeat(
        seen,
        (ping) => `${ping.to} ${ping.line.number}`,
        (ping) =>
          html`<div class="ping mark-${names.mark(ping.line.seat)}" aria-hidden="true" data-space=${this.#space(ping)}>
            <i class="ping-ring"></i>
            <span class="ping-label"
              >${seatMark(names.mark(ping.line.seat))}<b>${speaker(ping.line.seat, names)}</b>${ping.line.phrase
                ? html`<span>${say(`talk.phrase.${ping.line.phrase}`)}</span>`
                : nothing}</span
            >
          </div>`,
      )}
      <div class="visually-hidden" aria-live="polite">${this.#told(names)}</div>`;
  }

  /** @param {Ping} ping */
  #space({ line: { on } }) {
    return on?.space ?? (on?.fighter ? this.spaceOf(on.fighter) : null);
  }

  /** @param {Names} names */
  #told(names) {
    const { last } = this;
    if (!last || this.mine.includes(last.line.seat)) return '';
    const params = { who: speaker(last.line.seat, names), what: spoken(last.line, names) };
    return say(last.to === 'team' ? 'talk.told.team' : 'talk.told.table', params);
  }

  updated() {
    this.#place();
  }

  /** @type {number | null} */
  #frame = null;

  /** The board may be moved under them. */
  #place() {
    this.#frame = null;
    const { x, y, width } = this.getBoundingClientRect();
    const all = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('.ping'));
    for (const ping of all) {
      const spot = this.where(ping.dataset.space ?? '');
      ping.hidden = !spot;
      if (!spot) continue;
      ping.style.transform = `translate(${spot.x - x}px, ${spot.y - y}px)`;
      ping.style.setProperty('--r', `${spot.radius}px`);
      const label = /** @type {HTMLElement} */ (ping.querySelector('.ping-label'));
      const half = label.offsetWidth / 2;
      const at = Math.max(half + 4, Math.min(width - half - 4, spot.x - x)) - (spot.x - x);
      const above = spot.y - y - spot.radius - GAP - label.offsetHeight > 0;
      label.style.translate = `calc(-50% + ${at}px) ${above ? -spot.radius - GAP - label.offsetHeight : spot.radius + GAP}px`;
    }
    if (all.length > 0 && this.isConnected) this.#frame ??= requestAnimationFrame(() => this.#place());
  }
}

customElements.define('np-pings', NpPings);
