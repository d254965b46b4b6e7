// <np-talk-lines>: the lines of one channel, the newest below. It stays at the end unless somebody reads further up.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import { seatMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { speaker, spoken } from './spoken.js';

/** @typedef {import('../../types.js').TalkLine} TalkLine */
/** @typedef {import('./talk.js').Talk} Talk */
/** @typedef {import('./talk.js').To} To */
/** @typedef {import('../parts/names.js').Names} Names */

/** As near to the end as this, in pixels, is at the end. */
const NEAR = 40;

export class NpTalkLines extends NpElement {
  static properties = {
    talk: { attribute: false },
    to: { attribute: false },
    names: { attribute: false },
    mine: { attribute: false },
    state: { attribute: false },
    asked: { state: true },
  };

  constructor() {
    super();
    /** @type {Talk | null} */
    this.talk = null;
    /** @type {To} */
    this.to = 'table';
    /** @type {Names | null} */
    this.names = null;
    /** @type {readonly number[]} */
    this.mine = [];
    /** Changes when something else is to be shown: the talk itself stays the same. */
    this.state = '';
    /** The line that is to be muted or reported. @type {number | null} */
    this.asked = null;
    this.follows = true;
  }

  render() {
    const { talk, names, to } = this;
    if (!talk || !names) return nothing;
    const lines = talk.shown(to);
    const muted = [...talk.muted].filter((seat) => talk.lines[to].some((line) => line.seat === seat));
    return html`<div
      class="talk-lines"
      role="region"
      aria-label=${say(`talk.tab.${to}`)}
      tabindex="0"
      @scroll=${this.#scrolled}
    >
      ${muted.map(
        (seat) =>
          html`<p class="talk-muted">
            ${say('talk.muted', { who: speaker(seat, names) })}
            <button type="button" class="button quiet" @click=${() => talk.mute(seat, false)}>
              ${say('talk.unmute')}
            </button>
          </p>`,
      )}
      ${lines.length === 0
        ? html`<p class="muted talk-empty">${say(to === 'team' ? 'talk.empty.team' : 'talk.empty.table')}</p>`
        : html`<ol role="list">
            ${repeat(
              lines,
              (line) => line.number,
              (line) => this.#line(talk, line, names),
            )}
          </ol>`}
    </div>`;
  }

  /** @param {Talk} talk @param {TalkLine} line @param {Names} names */
  #line(talk, line, names) {
    const own = this.mine.includes(line.seat);
    const who = speaker(line.seat, names);
    return html`<li class="talk-line mark-${names.mark(line.seat)} ${own ? 'by-me' : ''}">
      <span class="talk-text"
        >${seatMark(names.mark(line.seat))}<b>${own ? say('talk.you') : who}</b> ${line.on?.card
          ? html`<button type="button" class="talk-card" @click=${() => this.#zoom(line)}>
              ${spoken(line, names)}
            </button>`
          : html`<span class="talk-words">${spoken(line, names)}</span>`}</span
      >
      ${own
        ? nothing
        : html`<button
            type="button"
            class="button quiet talk-more"
            aria-label=${say('talk.more', { who })}
            title=${say('talk.more', { who })}
            aria-expanded=${this.asked === line.number}
            @click=${() => (this.asked = this.asked === line.number ? null : line.number)}
          >
            ${tool('more')}
          </button>`}
      ${this.asked === line.number && !own
        ? html`<span class="talk-acts"
            ><button type="button" class="button" @click=${() => this.#done(() => talk.mute(line.seat, true))}>
              ${say('talk.mute', { who })}</button
            ><button
              type="button"
              class="button"
              title=${say('talk.report.what')}
              @click=${() => this.#done(() => void talk.report(this.to, line.number))}
            >
              ${say('talk.report')}
            </button></span
          >`
        : nothing}
    </li>`;
  }

  /** @param {() => void} act */
  #done(act) {
    this.asked = null;
    act();
  }

  /** @param {TalkLine} line */
  #zoom(line) {
    this.tell('card-zoom', { card: line.on?.card ?? '', seat: line.seat });
  }

  #scrolled() {
    const box = this.querySelector('.talk-lines');
    if (box) this.follows = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  updated(changed) {
    if (changed.has('to')) this.follows = true;
    if (this.follows) this.querySelector('.talk-lines')?.scrollTo(0, 1e6);
    this.talk?.markRead(this.to);
  }
}

customElements.define('np-talk-lines', NpTalkLines);
