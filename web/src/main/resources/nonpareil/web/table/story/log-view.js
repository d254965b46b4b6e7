// The log: the story in sentences, grouped by turn. A line shows its moment; the end of a combat opens its sum.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import { seatMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { story } from './story.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('./story.js').Line} Line */

/** As near to the end as this, in pixels, is at the end. */
const NEAR = 40;
/** So long after the last turn of a wheel a log lies still, in milliseconds. */
const SETTLED = 250;
/** What a person does to read further up or down; our own scrolling is none of it. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** What comes after a record, told as part of the whole. @param {ReturnType<typeof story>} turns @param {number} after */
function later(turns, after) {
  if (after < 0) return turns;
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.number > after && !line.taken) }))
    .filter((turn) => turn.lines.length > 0);
}

export class NpLog extends NpElement {
  static properties = {
    entries: { attribute: false },
    upTo: { attribute: false },
    beyond: { attribute: false },
    names: { attribute: false },
    at: { attribute: false },
    stop: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly Entry[]} */
    this.entries = [];
    /** Later records are not told yet. */
    this.upTo = Infinity;
    /** Earlier records, and this one, are not told again. */
    this.beyond = -1;
    /** @type {Names | null} */
    this.names = null;
    /** The record whose moment is shown. @type {number | null} */
    this.at = null;
    /** What happened last is kept in sight. */
    this.follows = true;
    /** The line where the Tab key enters, from the beginning; without one the last. @type {number | null} */
    this.stop = null;
    this.lines = 0;
  }

  render() {
    const { names } = this;
    if (!names) return nothing;
    const turns = later(
      story(
        this.entries.filter((e) => e.number <= this.upTo),
        names,
      ),
      this.beyond,
    );
    if (turns.length === 0) return html`<p class="muted log-empty">${say('log.empty')}</p>`;
    this.lines = 0;
    const all = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
    const stop = this.stop === null ? all - 1 : Math.min(this.stop, all - 1);
    return html`<div
      class="log"
      role="region"
      aria-label=${say('log.title')}
      @wheel=${this.#read}
      @touchmove=${this.#read}
      @pointerdown=${this.#pressed}
      @keydown=${this.#key}
      @focusin=${this.#focused}
    >
      ${repeat(
        turns,
        (turn) => turn.number,
        (turn) =>
          html` <section class="log-turn ${turn.seat ? `mark-${names.mark(turn.seat)}` : ''}">
            <h3>${turn.seat && names.isMany ? seatMark(names.mark(turn.seat)) : nothing}${turn.title}</h3>
            <ol role="list">
              ${turn.lines.map((line) => this.#line(line, this.lines++ === stop))}
            </ol>
          </section>`,
      )}
    </div>`;
  }

  /** @param {Line} line @param {boolean} entry the Tab key enters here */
  #line(line, entry) {
    const sum = line.role === 'outcome' && line.combat !== null;
    const press = () =>
      sum
        ? this.tell('log-combat', { number: line.combat, at: line.number })
        : this.tell('log-moment', { number: line.number, path: line.path });
    return html`<li
      class="log-line ${line.role} ${line.taken ? 'taken' : ''} ${this.at === line.number ? 'shown' : ''} ${line.seat
        ? `mark-${this.names?.mark(line.seat)}`
        : ''}"
    >
      <button
        type="button"
        title=${say(sum ? 'combat.show' : 'log.moment')}
        tabindex=${entry ? 0 : -1}
        aria-current=${this.at === line.number ? 'true' : nothing}
        @click=${press}
      >
        ${sum ? tool('sum') : nothing}<span
          >${line.text}${line.taken ? html` <small>(${say('log.taken')})</small>` : nothing}</span
        >
      </button>
    </li>`;
  }

  // ---- following

  /** A person scrolls, which takes a while: it follows again if that has led to the end. */
  #read() {
    this.follows = false;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      this.#look();
      this.#toEnd();
    }, SETTLED);
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reading;

  #look() {
    const log = this.querySelector('.log');
    if (log) this.follows = log.scrollTop + log.clientHeight > log.scrollHeight - NEAR;
  }

  /** A line stays where it is pressed; whoever presses the bar beside the lines scrolls. @param {PointerEvent} event */
  #pressed(event) {
    const log = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.target !== log) this.#look();
    else if (event.offsetX >= log.clientWidth) addEventListener('pointerup', () => this.#read(), { once: true });
  }

  /** From line to line; one of them is a stop of the Tab key. @param {KeyboardEvent} event */
  #key(event) {
    if (!SCROLLING.has(event.key)) return;
    const buttons = [...this.querySelectorAll('button')];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const last = buttons.length - 1;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[
      event.key
    ];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    buttons[next]?.focus();
    this.follows = next === last;
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const at = [...this.querySelectorAll('button')].indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (at >= 0) this.stop = at === this.lines - 1 ? null : at;
  }

  connectedCallback() {
    super.connectedCallback();
    this.sizes = new ResizeObserver(() => this.#scroll());
    this.sizes.observe(this);
  }

  disconnectedCallback() {
    this.sizes?.disconnect();
    super.disconnectedCallback();
  }

  /** What happened last stays in sight, unless somebody reads further up; once a frame, when all is laid out. */
  #toEnd() {
    if (this.#scrolls) return;
    this.#scrolls = true;
    requestAnimationFrame(() => this.#scroll());
  }

  #scrolls = false;

  #scroll() {
    this.#scrolls = false;
    const log = this.querySelector('.log');
    if (log && this.follows && this.at === null) log.scrollTop = log.scrollHeight;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (this.at === null) this.#toEnd();
    else if (changed.has('at') || changed.has('entries')) this.#toMoment();
  }

  /** The moment that is shown stands in the middle; without a line of its own the one told last before it. */
  #toMoment() {
    const shown = this.querySelector('.log-line.shown');
    shown?.scrollIntoView({ block: 'center' });
  }
}

customElements.define('np-log', NpLog);
