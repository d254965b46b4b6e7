// Time that runs on the page: how long something takes by now, and clocks.

import { html } from 'lit';
import { NpElement } from '../../app/element.js';
import { say } from './say.js';

/** Minutes and seconds; days and hours where there are many. @param {number} ms */
export function minutes(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours > 0) return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Draws itself every second while it is on the page. */
class Ticking extends NpElement {
  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.requestUpdate(), 1000);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }
}

/** How long the question has been asked; said after three seconds. */
export class NpSince extends Ticking {
  static properties = { since: { attribute: false } };

  constructor() {
    super();
    this.since = '';
  }

  render() {
    const ms = Date.now() - Date.parse(this.since);
    return ms > 3000 ? html`<span class="since">${say('wait.since', { time: minutes(ms) })}</span>` : '';
  }
}

/** The clock of a seat: runs after the grace of the frame. */
export class NpClock extends Ticking {
  static properties = { clock: { attribute: false }, seat: { attribute: false }, who: { attribute: false } };

  constructor() {
    super();
    /** @type {import('../../types.js').Clock | null} */
    this.clock = null;
    this.seat = 0;
    /** @type {import('../../types.js').Cases | string} */
    this.who = '';
    this.came = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('clock')) this.came = Date.now();
  }

  render() {
    const { clock, seat } = this;
    const left = clock?.left?.[seat];
    if (!clock || clock.kind === 'none' || left === undefined) return '';
    const runs = clock.running === seat;
    const gone = runs ? Math.max(0, Date.now() - this.came - (clock.grace ?? 0)) : 0;
    const now = Math.max(0, left - gone);
    return html`<span
      class="clock ${runs ? 'runs' : ''} ${now < 20_000 ? 'short' : ''}"
      role="timer"
      aria-label=${say('table.clock', { who: this.who, time: minutes(now) })}
      >${minutes(now)}</span
    >`;
  }
}

customElements.define('np-since', NpSince);
customElements.define('np-clock', NpClock);
