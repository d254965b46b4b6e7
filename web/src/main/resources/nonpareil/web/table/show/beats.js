// How long each thing is shown. A show has six beats; how long each takes depends on the pace, and on how much there is
// to read that the viewer has not seen.

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../app/settings.js').Pace} Pace */

/** The beats of a combat in order. */
export const BEATS = /** @type {const} */ (['lay', 'turn', 'immediately', 'during', 'blow', 'after']);
/** @typedef {(typeof BEATS)[number]} Beat */

/** Milliseconds for a letter that is new, and what nobody waits longer than. */
const LETTER = 60;
const LONGEST = 4000;
/** With `fast`, all of a combat takes at most this long. */
export const MOST = 2500;
/** A step on the board. */
const STEP = 160;

/**
 * Milliseconds by pace; `step` is paced as normal, and waits after each.
 *
 * @typedef {object} Times
 * @property {number} dim
 * @property {number} turn
 * @property {number} effect the least for an effect; what is new takes its reading time
 * @property {number} line of a sum
 * @property {number} blow
 * @property {number} hold
 * @property {number} step on the board
 * @property {boolean} reads whether what is new gets its time
 */

/** @type {Record<Pace, Times>} */
const TIMES = {
  slow: { dim: 500, turn: 600, effect: 1400, line: 350, blow: 600, hold: 1600, step: 220, reads: true },
  normal: { dim: 300, turn: 350, effect: 900, line: 220, blow: 400, hold: 1000, step: STEP, reads: true },
  fast: { dim: 150, turn: 200, effect: 350, line: 100, blow: 250, hold: 400, step: 90, reads: false },
  step: { dim: 300, turn: 350, effect: 900, line: 220, blow: 400, hold: 600, step: STEP, reads: false },
};

/** @param {Pace} pace */
export function timesOf(pace) {
  return TIMES[pace];
}

/** How long it takes to read what is new. @param {number} letters */
export function readingTime(letters) {
  return Math.min(LONGEST, letters * LETTER);
}

/** What an event is to the eye. @param {GameEvent} event @returns {'none' | keyof Omit<Times, 'reads' | 'hold'>} */
export function kindOf(event) {
  switch (event.type) {
    case 'attack-declared':
    case 'turn-began':
      return 'dim';
    case 'card-committed':
    case 'cards-revealed':
    case 'attack-card-replaced':
    case 'scheme-played':
    case 'card-used':
    case 'ability-used':
      return 'turn';
    case 'combat-settled':
      return 'line';
    case 'moved':
      return 'step';
    case 'damaged':
      return event.combat ? 'blow' : 'effect';
    case 'value-changed':
    case 'effects-cancelled':
    case 'effect-stopped':
    case 'card-boosted':
    case 'number-named':
    case 'healed':
    case 'placed':
    case 'swapped':
    case 'took-over':
    case 'defeated':
    case 'returned':
    case 'left-board':
    case 'damage-prevented':
    case 'trait-changed':
    case 'hand-revealed':
    case 'hand-seen':
    case 'card-revealed':
    case 'cards-taken':
    case 'card-discarded':
    case 'card-returned':
    case 'card-moved':
    case 'deck-seen':
    case 'type-named':
    case 'act-proposed':
    case 'act-answered':
    case 'top-seen':
    case 'actions-gained':
    case 'next-turn-changed':
    case 'card-laid':
    case 'counter-changed':
    case 'rule-began':
    case 'second-drawn':
    case 'second-refilled':
      return 'effect';
    default: // nothing to be seen by itself
      return 'none';
  }
}

/**
 * How long an event is shown.
 *
 * @param {GameEvent} event
 * @param {Pace} pace
 * @param {{letters: number, lines?: number, told: boolean}} what letters that are new; lines of the sums; whether words of
 *   a card or an ability tell why
 */
export function timeOf(event, pace, { letters, lines = 2, told }) {
  const times = TIMES[pace];
  const kind = kindOf(event);
  if (kind === 'none') return 0;
  const reading = times.reads ? readingTime(letters) : 0;
  if (kind === 'line') return times.line * Math.max(1, lines);
  if (kind === 'turn') return times.turn + reading;
  if (kind === 'step') return Math.max(told ? times.effect : 0, times.step * ((event.path?.length ?? 2) - 1));
  // What needs no words of a card is seen at a glance.
  if (kind === 'effect') return told ? Math.max(times.effect, reading) : times.line * 1.2;
  return times[kind];
}

/**
 * How much faster events are shown so that together they keep a limit.
 *
 * @param {readonly number[]} times
 * @param {number} limit
 */
export function speedFor(times, limit) {
  const whole = times.reduce((sum, t) => sum + t, 0);
  return whole > limit ? whole / Math.max(1, limit) : 1;
}
