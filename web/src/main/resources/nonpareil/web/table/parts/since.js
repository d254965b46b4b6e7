// Time that runs on the page: how long something takes by now, and clocks.

import { html, nothing } from 'lit';
import { NpElement } from '../../app/element.js';
import { dayAndTime } from '../../app/i18n.js';
import { say } from './say.js';

const HOUR = 3_600_000;

/** Minutes and seconds; days and hours where there are many. @param {number} ms */
export function minutes(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say('time.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const DAY = 24 * HOUR;

/**
 * A time in two parts where there is room for both; where there is little the lesser one goes, and days are rounded: two
 * days and 23 hours are nearly three.
 *
 * @param {number} ms
 */
function clockText(ms) {
  const time = minutes(ms);
  const [days, unit, ...rest] = time.split(' ');
  if (rest.length === 0) return time;
  const short = ms >= DAY ? `${Math.round(ms / DAY)} ${unit}` : `${days} ${unit}`;
  return html`<span class="clock-whole">${time}</span><span class="clock-brief" aria-hidden="true">${short}</span>`;
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
    const label = say('table.clock', { who: this.who, time: minutes(now) });
    // Where there are days one plans by the calendar.
    const ends = this.came + left + (clock.grace ?? 0);
    const until = clock.kind === 'days' && runs ? say('time.until', { time: dayAndTime(ends) }) : '';
    return html`<span
      class="clock ${runs ? 'runs' : ''} ${now < (until ? HOUR : 20_000) ? 'short' : ''}"
      role="timer"
      title=${until || nothing}
      aria-label=${until ? `${label}, ${until}` : label}
      >${clockText(now)}</span
    >`;
  }
}

customElements.define('np-since', NpSince);
customElements.define('np-clock', NpClock);
