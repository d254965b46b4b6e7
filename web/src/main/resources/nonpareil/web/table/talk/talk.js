// What is said at a table, as this page has heard it: two channels, what of it was read, who is muted, and what is
// about to be said. It knows no board; what is pointed at comes in from the page.

import { recall, remember } from '../../app/settings.js';

/** @typedef {import('../../types.js').TalkLine} TalkLine */
/** @typedef {import('../../types.js').TalkPoint} TalkPoint */
/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {'table' | 'team'} To */
/** @typedef {'log' | To} Tab */
/** @typedef {{phrase?: string, text?: string, on?: TalkPoint}} Saying */
/** @typedef {{to: To, line: TalkLine}} Ping */
/**
 * @typedef {object} Wire
 * @property {(to: To, what: Saying) => Promise<unknown>} say
 * @property {(to: To, number: number) => Promise<unknown>} report
 */

/** So long something that is pointed at is marked on the board, in milliseconds. */
export const PING = 5000;
const KEPT = 100;
export const LONGEST = 200;
/** What the server would refuse because nobody can see it: joiners of emoji, marks of direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu;

/** What somebody typed, as it can be sent. @param {string} typed */
export function sendable(typed) {
  return typed.replace(UNSEEN, ' ').trim();
}

export class Talk extends EventTarget {
  #key;
  #wire;
  #later;
  /** @type {Record<To, number>} */
  #read;

  /**
   * @param {string} table
   * @param {Wire} wire
   * @param {(what: () => void, ms: number) => unknown} [later] for tests
   */
  constructor(table, wire, later = (what, ms) => setTimeout(what, ms)) {
    super();
    this.#key = `nonpareil.talk.${table}`;
    this.#wire = wire;
    this.#later = later;
    const kept = recall(this.#key, /** @type {{read?: Partial<Record<To, number>>, muted?: number[]}} */ ({}));
    this.#read = { table: 0, team: 0, ...kept.read };
    /** Seats whose lines are not shown here. They are not told. @type {Set<number>} */
    this.muted = new Set(kept.muted ?? []);
    /** @type {Record<To, TalkLine[]>} */
    this.lines = { table: [], team: [] };
    /** What is marked on the board now. @type {Ping[]} */
    this.pings = [];
    /** What came last while this page was there. @type {Ping | null} */
    this.last = null;
    /** @type {Tab} */
    this.tab = 'log';
    /** Something is to be pointed at; then at what. @type {{to: To, on: TalkPoint | null} | null} */
    this.pointing = null;
    /** Where there is room for one row: the field instead of the phrases. */
    this.writing = false;
    /** Why the last thing was not said, or that it was reported; a key of words. */
    this.note = '';
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  #keep() {
    remember(this.#key, { read: this.#read, muted: [...this.muted] });
  }

  // ---- hearing

  /** @param {To} to @param {TalkLine[]} lines @param {boolean} past they were said before one came */
  heard(to, lines, past) {
    const known = new Set(this.lines[to].map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length === 0) return;
    this.lines[to] = [...this.lines[to], ...fresh].sort((a, b) => a.number - b.number).slice(-KEPT);
    if (!past) for (const line of fresh) this.#heardNow({ to, line });
    this.#changed();
  }

  /** @param {Ping} ping */
  #heardNow(ping) {
    if (this.muted.has(ping.line.seat)) return;
    this.last = ping;
    if (!ping.line.on) return;
    // One finger each: the newest counts.
    this.pings = [...this.pings.filter((p) => p.line.seat !== ping.line.seat), ping];
    this.#later(() => {
      this.pings = this.pings.filter((p) => p !== ping);
      this.#changed();
    }, PING);
  }

  /** What is to be shown of a channel. @param {To} to */
  shown(to) {
    return this.lines[to].filter((line) => !this.muted.has(line.seat));
  }

  /** How many lines of others were not read. @param {To} to @param {readonly number[]} mine */
  unread(to, mine) {
    return this.shown(to).filter((line) => line.number > this.#read[to] && !mine.includes(line.seat)).length;
  }

  /** A channel lies open and was read up to its end. @param {To} to */
  markRead(to) {
    const last = this.lines[to].at(-1)?.number ?? 0;
    if (last <= this.#read[to]) return;
    this.#read[to] = last;
    this.#keep();
    this.#changed();
  }

  /** @param {Tab} tab */
  open(tab) {
    this.tab = tab;
    this.note = '';
    this.#changed();
  }

  // ---- those who are too loud

  /** @param {number} seat @param {boolean} on */
  mute(seat, on) {
    if (on) this.muted.add(seat);
    else this.muted.delete(seat);
    if (on) this.pings = this.pings.filter((p) => p.line.seat !== seat);
    if (this.last && this.muted.has(this.last.line.seat)) this.last = null;
    this.#keep();
    this.#changed();
  }

  /** @param {To} to @param {number} number */
  report(to, number) {
    return this.#tried(() => this.#wire.report(to, number), 'talk.reported');
  }

  // ---- speaking

  /** @param {To} to @param {Saying} what @returns {Promise<boolean>} whether it was said */
  async say(to, what) {
    this.pointing = null;
    return this.#tried(() => this.#wire.say(to, what), '');
  }

  /** @param {() => Promise<unknown>} what @param {string} done */
  async #tried(what, done) {
    this.note = '';
    this.#changed();
    try {
      await what();
      this.note = done;
    } catch (error) {
      const reason = /** @type {{reason?: string}} */ (error).reason;
      this.note = reason === 'too-many' ? 'talk.too-many' : reason === 'over' ? 'talk.over' : 'talk.refused';
      return false;
    } finally {
      this.#changed();
    }
    return true;
  }

  /** @param {boolean} on */
  write(on) {
    this.writing = on;
    this.#changed();
  }

  // ---- pointing

  /** Begins to point, or leaves it. @param {To | null} to */
  point(to) {
    this.pointing = to ? { to, on: null } : null;
    this.note = '';
    this.#changed();
  }

  /**
   * Something was picked; whether it was meant to be pointed at, and is nobody else's affair then.
   *
   * @param {TalkPoint} on
   */
  takes(on) {
    const { pointing } = this;
    if (!pointing || pointing.on) return false;
    if (on.card && pointing.to !== 'team') return false;
    this.pointing = { ...pointing, on };
    this.#changed();
    return true;
  }
}

/** Whether there is somebody to talk to. @param {TableInfo | null} info @param {readonly number[]} mine @param {Talk} talk */
export function isTalking(info, mine, talk) {
  if (!info?.talk || info.talk === 'off') return false;
  return talk.lines.table.length > 0 || info.seats.some((s) => s.who === 'person' && !mine.includes(s.seat));
}

/** Whether one has a mate to talk to. @param {TableInfo} info @param {readonly number[]} mine @param {Talk} talk */
export function hasTeam(info, mine, talk) {
  const team = info.seats.find((s) => mine.includes(s.seat))?.team ?? null;
  if (team === null) return false;
  const mates = info.seats.filter((s) => s.team === team && !mine.includes(s.seat));
  return talk.lines.team.length > 0 || mates.some((s) => s.who === 'person');
}
