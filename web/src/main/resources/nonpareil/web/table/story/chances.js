// How the chances of a game stood: the points that come from the server, as shares of a picture, and where they turned.

import { decisiveMoments } from './moments.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').ChancePoint} ChancePoint */
/** @typedef {import('../parts/names.js').Names} Names */
/**
 * Where the chances changed much, by something that was done.
 *
 * @typedef {object} Turning
 * @property {number} index of the point after it
 * @property {number} number of the record it can be seen from
 * @property {number} seat whose chance changed most
 * @property {number} change from -1 to 1
 * @property {string} text
 * @property {number} turn
 */

/** More would be a list and no picture. */
const MOST = 4;

/** A smaller change says nothing: the search that finds the chances is not that sure. */
const LEAST = 0.05;

/**
 * The greatest changes between two points, in the order of the game. Whoever gives up, runs out of time or goes away has
 * turned nothing: the game ends, or goes on without them, however it stood.
 *
 * @param {readonly ChancePoint[]} points
 * @param {readonly Entry[]} entries
 * @param {Names} names
 * @param {number} seat whose chance is told
 * @returns {Turning[]}
 */
export function turningPoints(points, entries, names, seat) {
  const between = (/** @type {number} */ index) =>
    entries.filter((e) => e.number > points[index - 1].number && e.number <= points[index].number);
  const changes = points.slice(1).map((point, i) => ({
    index: i + 1,
    change: point.chances[seat - 1] - points[i].chances[seat - 1],
  }));
  const greatest = changes
    .filter(({ change, index }) => Math.abs(change) >= LEAST && !between(index).some(isEndOfPlay))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
  return greatest.map(({ index, change }) => {
    const to = points[index].number;
    const done = between(index);
    const [moment] = decisiveMoments(done, names, 1);
    return {
      index,
      change,
      seat,
      number: moment?.number ?? done.find((e) => !e.taken)?.number ?? to,
      text: moment?.text ?? '',
      turn: turnAt(entries, to),
    };
  });
}

/** What nobody plays: somebody leaves the game, or all agree on its end. @param {Entry} entry */
function isEndOfPlay({ kind, taken }) {
  return !taken && ['resign', 'time-out', 'left-away', 'draw'].includes(kind);
}

/** The turn in which a record stands. @param {readonly Entry[]} entries @param {number} number */
export function turnAt(entries, number) {
  return entries
    .filter((e) => !e.taken && e.number <= number)
    .flatMap((e) => e.events ?? [])
    .filter((e) => e.type === 'turn-began').length;
}

/**
 * The shares of all seats as bands that lie on each other, the first one at the bottom: paths in a box of 0 to 1.
 *
 * @param {readonly ChancePoint[]} points
 * @param {readonly number[]} seats from the bottom up
 * @returns {{seat: number, lower: number[], upper: number[]}[]}
 */
export function bands(points, seats) {
  let lower = points.map(() => 0);
  return seats.map((seat) => {
    const below = lower;
    const upper = points.map((p, i) => Math.min(1, below[i] + p.chances[seat - 1]));
    lower = upper;
    return { seat, lower: below, upper };
  });
}
