// The log: the story in sentences, grouped by turn. A line shows its moment; the end of a combat opens its sum.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import { tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { story } from './story.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('./story.js').Line} Line */

export class NpLog extends NpElement {
  static properties = {
    entries: { attribute: false },
    upTo: { attribute: false },
    names: { attribute: false },
    at: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Entry[]} */
    this.entries = [];
    /** Later records are not told yet. */
    this.upTo = Infinity;
    /** @type {Names | null} */
    this.names = null;
    /** The record whose moment is shown. @type {number | null} */
    this.at = null;
    this.follows = true;
  }

  render() {
    const { names } = this;
    if (!names) return nothing;
    const turns = story(
      this.entries.filter((e) => e.number <= this.upTo),
      names,
    );
    if (turns.length === 0) return html`<p class="muted log-empty">${say('log.empty')}</p>`;
    return html`<div class="log" @scroll=${this.#scrolled} tabindex="0" role="region" aria-label=${say('log.title')}>
      ${repeat(
        turns,
        (turn) => turn.number,
        (turn) =>
          html` <section class="log-turn ${turn.seat ? `seat-${turn.seat}` : ''}">
            <h3>${turn.title}</h3>
            <ol role="list">
              ${turn.lines.map((line) => this.#line(line))}
            </ol>
          </section>`,
      )}
    </div>`;
  }

  /** @param {Line} line */
  #line(line) {
    const sum = line.role === 'outcome' && line.combat !== null;
    const press = () =>
      sum
        ? this.tell('log-combat', { number: line.combat, at: line.number })
        : this.tell('log-moment', { number: line.number, path: line.path });
    return html`<li
      class="log-line ${line.role} ${line.taken ? 'taken' : ''} ${this.at === line.number ? 'shown' : ''} ${line.seat
        ? `seat-${line.seat}`
        : ''}"
    >
      <button
        type="button"
        title=${say(sum ? 'combat.show' : 'log.moment')}
        aria-current=${this.at === line.number ? 'true' : nothing}
        @click=${press}
      >
        ${sum ? tool('sum') : nothing}<span
          >${line.text}${line.taken ? html` <small>(${say('log.taken')})</small>` : nothing}</span
        >
      </button>
    </li>`;
  }

  /** @param {Event} event */
  #scrolled(event) {
    const log = /** @type {HTMLElement} */ (event.target);
    this.follows = log.scrollTop + log.clientHeight > log.scrollHeight - 40;
  }

  connectedCallback() {
    super.connectedCallback();
    this.sizes = new ResizeObserver(() => this.#toEnd());
    this.sizes.observe(this);
  }

  disconnectedCallback() {
    this.sizes?.disconnect();
    super.disconnectedCallback();
  }

  /** What happened last stays in sight, unless somebody reads further up. */
  #toEnd() {
    const log = this.querySelector('.log');
    if (log && this.follows && this.at === null) log.scrollTop = log.scrollHeight;
  }

  updated() {
    if (this.at === null) this.#toEnd();
    else this.querySelector('.log-line.shown')?.scrollIntoView({ block: 'nearest' });
  }
}

customElements.define('np-log', NpLog);
