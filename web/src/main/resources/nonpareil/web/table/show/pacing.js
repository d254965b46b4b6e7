// Shows frames one after the other: figures move, cards turn, sums count, never longer than a combat may take; all of
// it can be skipped.

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {Pick<import('./stage.js').Stage, 'animate' | 'tell' | 'leave' | 'skip'>} Stage */

/** A combat without decisions takes at most this long. */
export const MOST = 2500;
const FLIP = 250;
const STEP = 160;

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
]);

/** How long an event is shown at ordinary speed. @param {GameEvent} event @returns {number} */
export function length(event) {
  switch (event.type) {
    case 'moved':
      return STEP * Math.max(1, (event.path?.length ?? 2) - 1);
    case 'cards-revealed':
      return 3 * FLIP;
    case 'combat-settled':
      return 2.5 * FLIP;
    case 'attack-declared':
    case 'scheme-played':
    case 'card-boosted':
    case 'turn-began':
      return 1.5 * FLIP;
    case 'effects-cancelled':
    case 'effect-stopped':
    case 'attack-card-replaced':
    case 'value-changed':
    case 'number-named':
    case 'damaged':
    case 'healed':
    case 'placed':
    case 'swapped':
    case 'took-over':
    case 'defeated':
    case 'returned':
    case 'left-board':
    case 'trait-changed':
    case 'hand-revealed':
    case 'card-revealed':
    case 'card-committed':
      return FLIP;
    case 'cards-taken':
    case 'card-discarded':
      return FLIP / 2;
    default: // nothing to be seen by itself
      return 0;
  }
}

/**
 * How fast events are shown so that all of them together keep the limit.
 *
 * @param {readonly GameEvent[]} events
 * @param {number} [limit]
 */
export function speedFor(events, limit = MOST) {
  const whole = events.reduce((sum, e) => sum + length(e), 0);
  return Math.max(1, whole / limit);
}

export class Pacing {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.playing = false;
    this.skipped = false;
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  /** Ends the running animation at once. */
  skip() {
    if (!this.playing) return;
    this.skipped = true;
    this.stage.skip();
    this.wake?.();
  }

  /**
   * Plays what happened in a frame.
   *
   * @param {Frame} frame
   * @param {{still?: boolean, faster?: number, moves?: boolean}} [how] still: no motion; moves false: figures stand
   *   there already
   */
  async play(frame, how = {}) {
    const events = frame.events ?? [];
    this.playing = true;
    this.skipped = Boolean(how.still);
    const speed = speedFor(events) * (how.faster ?? 1);
    try {
      for (const event of events) {
        this.stage.tell(event, frame);
        const still = this.skipped || (how.moves === false && (event.type === 'moved' || event.type === 'placed'));
        if (!BOARD.has(event.type)) {
          await this.#pause(length(event) / speed);
        } else if (!still) {
          await Promise.race([
            this.stage.animate([event], speed),
            this.#pause(Math.max(1200, 2 * length(event)) / speed),
          ]);
        }
        this.stage.leave(event);
      }
    } finally {
      this.playing = false;
      this.wake = null;
    }
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
