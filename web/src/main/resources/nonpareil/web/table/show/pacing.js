// Shows frames one after the other, event by event, at the pace somebody wants; all of it can be skipped.

import { MOST, kindOf, readingTime, speedFor, timeOf, timesOf } from './beats.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../app/settings.js').Pace} Pace */
/** @typedef {Pick<import('./stage.js').Stage, 'animate' | 'tell' | 'letters' | 'lines' | 'leave' | 'skip' | 'held' | 'fold'>} Stage */

/** What the board itself moves. */
const BOARD = new Set([
  'moved',
  'placed',
  'swapped',
  'damaged',
  'healed',
  'defeated',
  'left-board',
  'returned',
  'took-over',
  'trait-changed',
]);
/** Of a hold, so much is the folding itself. */
const FOLD = 240;
/** So long a combat waits on the stage for another's answer. */
const STAYS = 3000;

export class Pacing {
  /** What is left of the time a combat has when it is shown fast. */
  #left = MOST;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #staying;
  /** What was said at the last step that was waited for. @type {string | null} */
  #read = null;

  /** @param {Stage} stage @param {() => Pace} [pace] */
  constructor(stage, pace = () => 'normal') {
    this.stage = stage;
    this.pace = pace;
    this.playing = false;
    this.skipped = false;
    /** @type {(() => void) | null} */
    this.wake = null;
    /** Whether it waits for somebody to go on, not for time to pass. */
    this.waits = false;
  }

  /** Ends the running show at once. */
  skip() {
    if (!this.playing) return;
    this.skipped = true;
    this.stage.skip();
    this.wake?.();
  }

  /** Goes on: to the next step where each is waited for, else to the end. */
  goOn() {
    if (this.pace() === 'step') this.wake?.();
    else this.skip();
  }

  /** Somebody wants another pace: what waited to be pressed goes on by itself. */
  paceChanged() {
    if (this.waits && this.pace() !== 'step') this.wake?.();
  }

  /**
   * Plays what happened in a frame.
   *
   * @param {Frame} frame
   * @param {{still?: boolean, faster?: number, moves?: boolean, sentence?: () => string, saying?: () => string}} [how] still: no
   *   motion; moves false: figures stand there already; sentence: what is said of the event told last, where it is to be
   *   read; saying: what stands there, of this event or of one before
   */
  async play(frame, how = {}) {
    const events = frame.events ?? [];
    let pace = this.pace();
    clearTimeout(this.#staying);
    this.playing = true;
    this.skipped = Boolean(how.still);
    this.#read = null;
    let speed = this.#speed(events, pace) * (how.faster ?? 1);
    try {
      for (const [i, event] of events.entries()) {
        if (pace !== this.pace()) {
          pace = this.pace();
          speed = this.#speed(events.slice(i), pace) * (how.faster ?? 1);
        }
        this.stage.tell(event, frame);
        const stands = how.moves === false && (event.type === 'moved' || event.type === 'placed');
        const began = Date.now();
        if (!this.skipped && !stands) await this.#show(event, pace, speed, how.saying?.());
        if (how.sentence && timesOf(pace).reads)
          await this.#pause(readingTime(how.sentence().length) - (Date.now() - began));
        this.stage.leave(event);
      }
      await this.#end(pace, speed);
    } finally {
      this.playing = false;
      this.wake = null;
    }
  }

  /** How much faster than its pace a frame is shown. @param {readonly GameEvent[]} events @param {Pace} pace */
  #speed(events, pace) {
    if (pace !== 'fast') return 1;
    if (events.some((e) => e.type === 'attack-declared')) this.#left = MOST;
    const fights = events.some((e) => ['attack-declared', 'cards-revealed', 'combat-settled'].includes(e.type));
    const limit = fights ? this.#left : MOST;
    const times = events.map((e) => timeOf(e, pace, { letters: 0, lines: 4, told: Boolean(e.cause) }));
    times.push(timesOf(pace).hold);
    const speed = speedFor(times, limit);
    if (fights) this.#left -= times.reduce((sum, t) => sum + t, 0) / speed;
    return speed;
  }

  /** @param {GameEvent} event @param {Pace} pace @param {number} speed @param {string} [saying] */
  async #show(event, pace, speed, saying) {
    const letters = this.stage.letters(event);
    const time = timeOf(event, pace, { letters, lines: this.stage.lines(), told: Boolean(event.cause) }) / speed;
    if (BOARD.has(event.type)) {
      const moves = this.stage.animate([event], (timesOf('normal').step / timesOf(pace).step) * speed);
      // A board that nobody draws must not hold the game up.
      await Promise.race([moves, this.#pause(2 * time + 1200 / speed)]);
      if (kindOf(event) !== 'step' || event.cause) await this.#pause(Math.max(0, time - 320 / speed));
    } else await this.#pause(time);
    if (pace !== 'step' || time === 0) return;
    // What only follows from what was read a moment ago, and says nothing new, is no step of its own.
    if (saying && saying === this.#read && kindOf(event) === 'effect' && letters === 0) return;
    this.#read = saying ?? null;
    await this.#pressed();
  }

  /** The end of a frame: what is on the stage is held, and folds away. @param {Pace} pace @param {number} speed */
  async #end(pace, speed) {
    const held = this.stage.held();
    if (held === 'stays') {
      // Whoever has to go on may think for long: the board is not dark all that time.
      this.#staying = setTimeout(() => this.stage.fold(false), STAYS);
      return;
    }
    if (held === 'shown') {
      await this.#pause(timesOf(pace).hold / speed - FOLD);
      if (!this.skipped) this.stage.fold(true);
      await this.#pause(FOLD);
    }
    this.stage.fold(false);
  }

  /** Waits until somebody goes on. @returns {Promise<void>} */
  #pressed() {
    if (this.skipped) return Promise.resolve();
    this.waits = true;
    return new Promise((resolve) => {
      this.wake = () => {
        this.waits = false;
        resolve();
      };
    });
  }

  /** @param {number} ms @returns {Promise<void>} */
  #pause(ms) {
    if (ms <= 0 || this.skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
