// One game as this page follows it: what the server told, what is shown of it by now, and the combats so far.

import { settings } from '../../app/settings.js';
import { CombatReader } from '../story/combats.js';
import { Names } from '../parts/names.js';
import { publicEntry } from '../parts/secrets.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').Catalog} Catalog */
/** @typedef {import('../../types.js').Clock} Clock */
/** @typedef {{clock: Clock, came: number, stands: Clock}} Standing */
/** @typedef {import('../../app/socket.js').Connection} Connection */

/** @typedef {{what: 'draw' | 'undo', number: number}} RefusedOffer what was refused, after which record */

/** So many frames are kept to show a turn again. */
const KEPT = 150;
/** So long a decision waits for who has lost the connection. */
const PATIENCE = 60_000;
/** With more frames than this to catch up on, they are shown without motion. */
export const MOST_QUEUED = 8;

export class Game extends EventTarget {
  /**
   * @param {string} table
   * @param {Connection} connection
   * @param {Catalog} catalog
   */
  constructor(table, connection, catalog) {
    super();
    this.table = table;
    this.connection = connection;
    this.catalog = catalog;
    /** @type {TableInfo | null} */
    this.info = null;
    /** What the others would not have. @type {RefusedOffer | null} */
    this.refused = null;
    /** @type {Entry[]} */
    this.entries = [];
    /** The same as a list that is never changed: another list, another story. @type {readonly Entry[]} */
    this.told = [];
    /** What is on the page. @type {Frame | null} */
    this.shown = null;
    /** What came and is not on the page yet. @type {Frame[]} */
    this.queue = [];
    /** @type {Frame[]} */
    this.frames = [];
    /** Whose eyes the entries were made for; 0: the public's. */
    this.eyes = 0;
    /** How many histories came: a page that was asked for belongs to one of them. */
    this.histories = 0;
    /** Others may look at this page: nothing is told of cards that only some know. */
    this.discreet = settings().streamer;
    /** @type {string | null} */
    this.failure = null;
    this.names = new Names(catalog, []);
    this.reader = new CombatReader(this.names);
    /** @type {(() => void) | null} */
    this.unwatch = null;
    /** @type {number[]} */
    this.seats = [];
    /** The clock of a frame as it was told, while it stands for want of a connection. @type {Standing | null} */
    this.standing = null;
    /** Who listens to what people say. @type {Pick<import('../../app/socket.js').Follower, 'talk' | 'heard'>} */
    this.ears = {};
  }

  /** Begins to follow. @param {number[]} seats */
  follow(seats) {
    this.unwatch?.();
    this.seats = seats;
    this.unwatch = this.connection.watch(this.table, seats, {
      table: (info) => this.#table(info),
      seen: (number) => this.dispatchEvent(new CustomEvent('seen', { detail: number })),
      history: (entries, seat, from) => this.#history(entries, seat, from),
      frame: (frame) => this.#frame(frame),
      clock: (clock) => this.#clock(clock),
      online: (on) => this.#online(on),
      ...this.ears,
      failed: (reason) => {
        this.failure = reason;
        this.#tell('change');
      },
    });
  }

  /** The same from now on as it may be shown to others, or as it is. @param {boolean} on */
  beDiscreet(on) {
    if (this.discreet === on) return;
    this.discreet = on;
    this.frames = [];
    if (this.unwatch) this.follow(this.seats);
  }

  leave() {
    this.unwatch?.();
    this.unwatch = null;
  }

  /** @param {string} type */
  #tell(type) {
    this.dispatchEvent(new Event(type));
  }

  /** Words in another language. */
  rename() {
    this.names = new Names(this.catalog, this.info?.seats ?? [], undefined, this.info?.board);
    this.reader.names = this.names;
  }

  /** @param {TableInfo} info */
  #table(info) {
    this.refused = refusedOffer(this.info, info, this.entries.at(-1), this.seats) ?? this.refused;
    this.info = info;
    this.rename();
    this.#tell('table');
    this.#tell('change');
  }

  /** Somebody came or went, and time stood still for them. @param {import('../../types.js').Clock} clock */
  #clock(clock) {
    const last = this.frames.at(-1);
    if (!last) return;
    last.clock = clock;
    last.came = Date.now();
    this.#tell('change');
  }

  /** Without a connection time stands, also on the page. @param {boolean} on whether there is one */
  #online(on) {
    const last = this.frames.at(-1);
    const held = this.standing;
    if (on) {
      this.standing = null;
      if (held && last?.clock === held.stands) this.#clock(later(held.clock, Date.now() - held.came));
    } else if (!held && last?.clock) {
      const { clock, came = Date.now() } = last;
      const stands = halted(later(clock, Date.now() - came));
      this.standing = { clock, came, stands };
      this.#clock(stands);
    }
  }

  /** @param {Entry[]} entries @param {number} seat @param {number} from the first of them */
  #history(entries, seat, from) {
    // What was made for one seat's eyes goes when another looks at the screen.
    if (seat !== this.eyes) this.frames = [];
    this.eyes = seat;
    this.#take(entries);
    this.histories++;
    this.#earlier(from, this.histories);
  }

  /** @param {Entry[]} entries */
  #take(entries) {
    const told = this.discreet ? entries.map(publicEntry) : entries.slice();
    this.entries = told.sort((a, b) => a.number - b.number);
    this.told = this.entries.slice();
    this.#readAgain();
    this.#tell('change');
  }

  /** Of a long game only the last page comes by itself. @param {number} before @param {number} history */
  async #earlier(before, history) {
    try {
      while (before > 0) {
        const page = await this.connection.ask(this.table, this.eyes, 'history', { before });
        if (history !== this.histories) return; // another history has come since
        this.#take([...page.entries, ...this.entries]);
        before = page.from;
      }
    } catch {
      // the log begins later; with the next connection comes another history
    }
  }

  /** @param {Frame} told */
  #frame(told) {
    const frame = this.discreet ? publicEntry(told) : told;
    frame.came = Date.now();
    this.#remember(frame);
    this.frames.push(frame);
    if (this.frames.length > KEPT) this.frames.splice(0, this.frames.length - KEPT);
    if (!this.shown || frame.kind === 'start' || (this.shown.prompt.kind === 'here' && this.queue.length === 0)) {
      // Nothing to animate from, or the screen has changed hands.
      this.show(frame);
      return;
    }
    this.queue.push(frame);
    this.#tell('queue');
  }

  /** @param {Frame} frame */
  #remember(frame) {
    const { number } = frame;
    const at = this.entries.findIndex((e) => e.number >= number);
    if (at >= 0 && this.entries[at].number === number) this.entries[at] = frame;
    else this.entries.splice(at < 0 ? this.entries.length : at, 0, frame);
    if (frame.kind === 'undo' && frame.to !== undefined) {
      for (const entry of this.entries) if (entry.number > frame.to && entry.number < number) entry.taken = true;
    }
    this.told = this.entries.slice();
  }

  /** A frame is on the page now. @param {Frame} frame */
  show(frame) {
    const before = this.shown;
    this.shown = frame;
    const handedOver = Boolean(before && before.eyes !== frame.eyes);
    if (handedOver) this.#tell('hand-over');
    if (handedOver || frame.kind === 'undo' || (before && frame.number <= before.number)) this.#readAgain();
    else if (!before || frame.number > before.number + 1) this.#readAgain();
    else if (this.readUpTo < frame.number) this.read(frame);
    this.#tell('shown');
    this.#tell('change');
  }

  get readUpTo() {
    return this.lastRead ?? -1;
  }

  /** Reads a frame's events into the combats, unless that was done event by event. @param {Entry} entry */
  read(entry) {
    this.reader.record(entry);
    this.lastRead = entry.number;
  }

  /** The combat that stays on the page until the next action. */
  get combat() {
    return this.reader.shown;
  }

  #readAgain() {
    this.reader = new CombatReader(this.names);
    const upTo = this.shown?.number ?? Infinity;
    for (const entry of this.entries) if (!entry.taken && entry.number <= upTo) this.read(entry);
    this.lastRead = upTo === Infinity ? (this.entries.at(-1)?.number ?? -1) : upTo;
  }

  /** @returns {Frame | null} */
  get latest() {
    return this.queue.at(-1) ?? this.shown;
  }

  // ---- whose page this is

  /** The seat that looks at the page: the one asked among mine, else the first of mine; 0 for the public. */
  get me() {
    const { shown, seats } = this;
    if (shown && shown.eyes && seats.includes(shown.eyes)) return shown.eyes;
    return seats[0] ?? 0;
  }

  /** Whether several people look at this page, one after the other. */
  get isShared() {
    return this.seats.length > 1 && this.info?.hotSeat !== false;
  }

  /** Whether one person leads several seats here. */
  get leadsSeveral() {
    return this.seats.length > 1 && !this.isShared;
  }

  /** Whether nobody here plays on. */
  get isOut() {
    const out = (/** @type {number} */ seat) => this.shown?.view.players.find((p) => p.seat === seat)?.out;
    return this.seats.length > 0 && this.seats.every(out);
  }

  /** Whether all others are computers. */
  get isAgainstComputers() {
    return (
      Boolean(this.info?.seats.some((s) => s.who === 'computer')) &&
      Boolean(this.info?.seats.every((s) => s.who === 'computer' || this.seats.includes(s.seat)))
    );
  }

  /** Hints are for games against computers, and a lesson says itself what to do. */
  get canHint() {
    return this.isAgainstComputers && !this.info?.lesson;
  }

  /**
   * The frames of the last turn that was not mine, the one before it first; null if they are no longer here.
   *
   * @returns {Frame[] | null}
   */
  lastOthersTurn() {
    const { frames, seats } = this;
    const begins = (/** @type {Frame} */ f) => f.events.find((e) => e.type === 'turn-began')?.seat;
    const upTo = this.shown?.number ?? 0;
    let last = -1;
    for (let i = 0; i < frames.length && frames[i].number <= upTo; i++) {
      const seat = begins(frames[i]);
      if (seat !== undefined && !seats.includes(seat)) last = i;
    }
    if (last < 1) return null;
    let end = last + 1;
    while (end < frames.length && frames[end].number <= upTo && begins(frames[end]) === undefined) end++;
    return frames.slice(last - 1, Math.min(end + 1, frames.length));
  }
}

/** A clock as it is after some time. @param {Clock} clock @param {number} ms @returns {Clock} */
export function later(clock, ms) {
  const { running, grace = 0 } = clock;
  if (!running) return clock;
  const left = Math.max(0, clock.left[running] - Math.max(0, ms - grace));
  return { ...clock, left: { ...clock.left, [running]: left }, grace: Math.max(0, grace - ms) };
}

/** A clock that stands for as long as the server waits for who has lost the connection. @param {Clock} clock @returns {Clock} */
export function halted(clock) {
  const { running, grace = 0, budget } = clock;
  if (!running) return clock;
  return { ...clock, grace: Math.max(grace, Math.min(PATIENCE, budget?.[running] ?? 0)) };
}

/**
 * What has been refused: an offer of one's own that has gone while nobody else has done anything.
 *
 * @param {TableInfo | null} before
 * @param {TableInfo} now
 * @param {Entry | undefined} last
 * @param {readonly number[]} mine
 * @returns {RefusedOffer | null}
 */
export function refusedOffer(before, now, last, mine) {
  if (!before?.offers || now.state !== 'playing' || last?.number !== now.number) return null;
  const own = (/** @type {number} */ seat) => mine.includes(seat);
  const { draw, undo } = before.offers;
  const still = now.number === before.number;
  const offered = draw?.some(own) && !now.offers?.draw?.some(own);
  // One may play on while a draw is offered; what is asked to be taken back lapses with the next record.
  if (offered && (still || own(last.seat ?? 0))) return { what: 'draw', number: now.number };
  if (still && undo && own(undo.seat) && !now.offers?.undo) return { what: 'undo', number: now.number };
  return null;
}
