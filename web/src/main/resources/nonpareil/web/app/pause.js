// How long a page that has lost its server waits before it comes back.

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;

/**
 * How long to wait before the next attempt: drawn evenly from nothing up to a bound that doubles, so that thousands who
 * have lost the same server do not come back at once.
 *
 * @param {number} tries that failed before
 * @param {number} random from 0 to 1
 */
export function pauseBefore(tries, random) {
  return random * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
}
