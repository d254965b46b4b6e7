// A WebSocket to the server: comes back by itself, notices gaps, sends again what was not acknowledged.

import { pauseBefore } from './pause.js';

/** @typedef {import('../types.js').Frame} Frame */
/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {'connecting' | 'online' | 'offline' | 'signed-out'} ConnectionState */

/**
 * What happens at a table that is followed.
 *
 * @typedef {object} Follower
 * @property {(info: TableInfo) => void} [table]
 * @property {(number: number) => void} [seen] up to which record this person has seen the game, on whichever device
 * @property {(entries: Entry[], seat: number, from: number) => void} [history] as the eyes of this seat see it; those before the first are to be asked for
 * @property {(frame: Frame) => void} [frame]
 * @property {(clock: import('../types.js').Clock) => void} [clock] as it stands now, with the last frame
 * @property {(message: import('../types.js').TalkMessage) => void} [talk]
 * @property {() => {table: number, team: number}} [heard] the last lines of talk
 * @property {(reason: string, message: string) => void} [failed] the table cannot be followed
 * @property {(on: boolean) => void} [online] the connection was lost, or is back
 */

/** @typedef {{table: string, seats: number[], follower: Follower, last: number | null, resyncing: boolean}} Followed */
/**
 * @typedef {{
 *   message: Record<string, any>, resolve: (answer: any) => void, reject: (error: Error) => void, timer?: any
 * }} Pending
 */

export class Refused extends Error {
  /** @param {string} reason @param {string} message @param {number | undefined} at */
  constructor(reason, message, at) {
    super(message || reason);
    this.name = 'Refused';
    this.reason = reason;
    this.at = at;
  }
}

/** A connection that has lasted so long has worked: the next loss is a first one again. */
const STEADY = 15_000;
/** Told that there are too many of them, pages come back as if they had failed so often already. */
const TRIES_IF_TOO_MANY = 3;
const ASK_PATIENCE = 20_000;
/** Without any sign of the server for so long after something was sent, the socket counts as lost. */
const SILENCE = 5_000;
/** So long a new socket may take until the server greets. */
const GREETING = 10_000;
const SIGNED_OUT = 4401;
const TOO_MANY = 4429;
/** Close codes after which coming back cannot help, because the page itself is wrong. */
const HOPELESS = new Set([4400, 4403]);

/**
 * @typedef {Pick<WebSocket, 'send' | 'close' | 'readyState'>
 *   & {onopen: any, onmessage: any, onclose: any, onerror: any}} Wire
 */

export class Connection extends EventTarget {
  /**
   * @param {() => Wire} open makes a new socket
   * @param {{setTimeout: (f: () => void, ms: number) => any, clearTimeout: (t: any) => void, random: () => number}}
   *   [world] for tests
   */
  constructor(
    open,
    world = { setTimeout: (f, ms) => setTimeout(f, ms), clearTimeout: (t) => clearTimeout(t), random: Math.random },
  ) {
    super();
    this.open = open;
    this.world = world;
    /** @type {ConnectionState} */
    this.state = 'connecting';
    /** @type {string | null} */
    this.version = null;
    /** A newer version of the page is there. */
    this.outdated = false;
    /** Whether the socket is nobody's. */
    this.guest = false;
    /** @type {Wire | null} */
    this.wire = null;
    /** @type {Map<string, Followed>} */
    this.followed = new Map();
    /** Choices and acts that were not acknowledged, and questions not answered, by id. @type {Map<string, Pending>} */
    this.pending = new Map();
    this.tries = 0;
    this.retry = null;
    this.silence = null;
    this.steady = null;
    /** A sign of the server is awaited although nothing was asked. */
    this.doubting = false;
    this.counter = 0;
    this.prefix = Math.floor(world.random() * 2 ** 48).toString(36);
    this.stopped = false;
  }

  // ---- following tables

  /**
   * Follows a table until the answer is called.
   *
   * @param {string} table
   * @param {number[]} seats
   * @param {Follower} follower
   * @returns {() => void}
   */
  watch(table, seats, follower) {
    /** @type {Followed} */
    const followed = { table, seats, follower, last: null, resyncing: false };
    this.followed.set(table, followed);
    this.connect();
    if (this.state === 'online') this.#sendWatch(followed);
    return () => {
      if (this.followed.get(table) !== followed) return;
      this.followed.delete(table);
      this.#send({ type: 'leave', table });
    };
  }

  /** @param {Followed} followed */
  #sendWatch(followed) {
    const { table, seats, last, follower } = followed;
    this.#send({ type: 'watch', table, seats, from: last ?? undefined, heard: follower.heard?.() });
  }

  /** A record is on the page, and the page in sight. @param {string} table @param {number} number */
  seen(table, number) {
    this.#send({ type: 'seen', table, number });
  }

  // ---- sending

  /**
   * Answers a frame.
   *
   * @param {string} table
   * @param {number} seat
   * @param {number} number
   * @param {string[]} choices
   * @returns {Promise<{number: number}>}
   */
  choose(table, seat, number, choices) {
    return this.#request({ type: 'choose', table, seat, number, choices });
  }

  /**
   * An act outside the rules.
   *
   * @param {string} table
   * @param {number} seat
   * @param {string} act
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<{number: number}>}
   */
  act(table, seat, act, more = {}) {
    return this.#request({ type: 'act', table, seat, act, ...more });
  }

  /**
   * A question.
   *
   * @param {string} table
   * @param {number} seat
   * @param {string} what
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<any>}
   */
  ask(table, seat, what, more = {}) {
    return this.#request({ type: 'ask', table, seat, what, ...more }, ASK_PATIENCE);
  }

  /** Something for others at the table, or a report of it. @param {Record<string, unknown>} message @returns {Promise<any>} */
  talk(message) {
    return this.#request(message);
  }

  /** Whether a choice or an act waits for its acknowledgement. */
  get isWaiting() {
    return [...this.pending.values()].some((p) => p.message.type === 'choose' || p.message.type === 'act');
  }

  /** @param {Record<string, any>} message @param {number} [patience] @returns {Promise<any>} */
  #request(message, patience) {
    const id = `${this.prefix}-${++this.counter}`;
    message.id = id;
    return new Promise((resolve, reject) => {
      /** @type {Pending} */
      const pending = { message, resolve, reject };
      if (patience)
        pending.timer = this.world.setTimeout(
          () => this.#settle(id, (p) => p.reject(new Refused('offline', 'no answer', undefined))),
          patience,
        );
      this.pending.set(id, pending);
      this.connect();
      if (this.state === 'online') this.#send(message);
      this.#listen();
    });
  }

  /** @param {string} id @param {(pending: Pending) => void} how */
  #settle(id, how) {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    if (pending.timer) this.world.clearTimeout(pending.timer);
    this.#listen();
    how(pending);
  }

  /**
   * Waits for a sign of the server as long as it has to greet or to answer. Sending again is safe, so coming back is
   * too.
   */
  #listen() {
    if (this.silence) this.world.clearTimeout(this.silence);
    this.silence = null;
    const online = this.state === 'online';
    // A hint takes its time.
    const asked = this.doubting || [...this.pending.values()].some((p) => p.message.what !== 'hint');
    if (online ? !asked : !this.wire) return;
    this.silence = this.world.setTimeout(
      () => {
        this.silence = null;
        this.drop();
      },
      online ? SILENCE : GREETING,
    );
  }

  /** The socket is as good as lost: nothing more is expected of it. */
  drop() {
    const { wire } = this;
    if (!wire) return;
    wire.onmessage = null;
    wire.onclose = null;
    wire.close();
    this.#closed(wire, 1006);
  }

  /** @param {Record<string, unknown>} message */
  #send(message) {
    if (this.wire && this.wire.readyState === 1) this.wire.send(JSON.stringify(message));
  }

  // ---- the socket

  /** Makes sure that there is a socket or that one is being tried. */
  connect() {
    if (this.wire || this.retry || this.stopped) return;
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => {};
    wire.onmessage = (/** @type {{data: string}} */ event) => this.#received(wire, event.data);
    wire.onerror = () => {};
    wire.onclose = (/** @type {{code: number}} */ event) => this.#closed(wire, event.code);
    this.#listen();
  }

  /** Tries again at once: the network or the page came back. */
  hurry() {
    if (this.stopped || this.wire) return;
    if (this.retry) this.world.clearTimeout(this.retry);
    this.retry = null;
    this.tries = 0;
    if (this.followed.size > 0 || this.pending.size > 0) this.connect();
  }

  /** This browser is somebody now: a socket that was opened by nobody would not show what is theirs. */
  introduced() {
    if (!this.wire || (this.state === 'online' && !this.guest)) return;
    this.drop();
    this.hurry();
  }

  /**
   * The page, or the machine, was asleep: a socket may have died without a word, and nothing would ever come of it. What
   * was missed is asked for; if there is no answer the socket is given up.
   */
  wake() {
    this.hurry();
    if (this.state !== 'online' || this.followed.size === 0) return;
    this.doubting = true;
    this.#watchAll();
    this.#listen();
  }

  /** @param {Wire} wire @param {number} code */
  #closed(wire, code) {
    if (this.wire !== wire) return;
    this.wire = null;
    this.doubting = false;
    if (this.silence) this.world.clearTimeout(this.silence);
    this.silence = null;
    if (this.steady) this.world.clearTimeout(this.steady);
    this.steady = null;
    if (code === SIGNED_OUT) {
      this.#signedOut();
      return;
    }
    this.#become('offline');
    if (HOPELESS.has(code)) {
      // What was sent is not understood: sending it again would end the same way.
      for (const [id, p] of [...this.pending])
        if (code === 4400) this.#settle(id, () => p.reject(new Refused('bad-value', 'bad frame', undefined)));
    }
    if (code === TOO_MANY) this.tries = Math.max(this.tries, TRIES_IF_TOO_MANY);
    const pause = pauseBefore(this.tries, this.world.random());
    this.tries++;
    this.retry = this.world.setTimeout(() => {
      this.retry = null;
      this.connect();
    }, pause);
  }

  /** This browser is nobody any more, by the person's own wish: it does not come back. */
  #signedOut() {
    this.stopped = true;
    for (const [id, p] of [...this.pending])
      this.#settle(id, () => p.reject(new Refused('not-your-seat', 'signed out', undefined)));
    this.#become('signed-out');
  }

  /** @param {ConnectionState} state */
  #become(state) {
    if (this.state === state) return;
    this.state = state;
    for (const { follower } of this.followed.values()) follower.online?.(state === 'online');
    this.dispatchEvent(new Event('state'));
  }

  /** @param {Wire} wire @param {string} data */
  #received(wire, data) {
    if (this.wire !== wire) return;
    this.doubting = false;
    if (this.silence) this.#listen();
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    switch (message.type) {
      case 'hello':
        this.guest = message.guest === true;
        this.#hello(message.version);
        break;
      case 'ack':
      case 'answer':
        this.#settle(message.id, (p) => p.resolve(message));
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'table':
        this.#of(message)?.follower.table?.(message);
        break;
      case 'seen':
        this.#of(message)?.follower.seen?.(message.number);
        break;
      case 'history':
        this.#of(message)?.follower.history?.(message.entries ?? [], message.seat ?? 0, message.from ?? 0);
        break;
      case 'frame':
        this.#frame(message);
        break;
      case 'clock':
        this.#of(message)?.follower.clock?.(message.clock);
        break;
      case 'talk':
        this.#of(message)?.follower.talk?.(message);
        break;
      default:
    }
  }

  /** @param {{table: string}} message */
  #of(message) {
    return this.followed.get(message.table);
  }

  /** @param {string} version */
  #hello(version) {
    if (this.version !== null && this.version !== version && !this.outdated) {
      this.outdated = true;
      this.dispatchEvent(new Event('version'));
    }
    this.version = version;
    this.steady = this.world.setTimeout(() => (this.tries = 0), STEADY);
    this.#become('online');
    this.#watchAll();
    for (const { message } of this.pending.values()) this.#send(message);
    this.#listen();
  }

  #watchAll() {
    for (const followed of this.followed.values()) {
      // Too far behind, the server sends the last frame alone: no gap then.
      followed.resyncing = followed.last !== null;
      this.#sendWatch(followed);
    }
  }

  /** @param {{id?: string, table?: string, reason: string, message?: string, at?: number}} message */
  #refused(message) {
    if (message.id) {
      this.#settle(message.id, (p) => p.reject(new Refused(message.reason, message.message ?? '', message.at)));
    } else if (message.table) {
      this.followed.get(message.table)?.follower.failed?.(message.reason, message.message ?? '');
    }
  }

  /** @param {Frame} frame */
  #frame(frame) {
    const followed = this.#of(frame);
    if (!followed) return;
    const { last } = followed;
    if (last !== null && frame.number > last + 1 && !followed.resyncing) {
      // Something is missing in between: have it sent again from there. After that, what comes is taken as it is.
      followed.resyncing = true;
      this.#sendWatch(followed);
      return;
    }
    if (last !== null && frame.number < last) return;
    followed.resyncing = false;
    followed.last = frame.number;
    followed.follower.frame?.(frame);
  }

  /** Ends everything (tests). */
  stop() {
    this.stopped = true;
    if (this.retry) this.world.clearTimeout(this.retry);
    if (this.silence) this.world.clearTimeout(this.silence);
    if (this.steady) this.world.clearTimeout(this.steady);
    this.wire?.close();
  }
}
