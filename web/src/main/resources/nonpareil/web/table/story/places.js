// Who left a game when: the places of a free-for-all, and what was left of somebody who is out.

import { listOf } from '../parts/sides.js';
import { fallOf } from './moments.js';

/** @typedef {import('../../types.js').Result} Result */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */

/** The record with which a player left; null: stayed to the end. @param {readonly Entry[]} entries @param {number} seat */
function leftAt(entries, seat) {
  const left = entries.findLast((e) => !e.taken && e.events?.some((x) => x.type === 'player-out' && x.seat === seat));
  return left?.number ?? null;
}

/**
 * The places: who stayed longest comes first, who left together shares a place. Teams have none.
 *
 * @param {Result} result
 * @param {readonly Entry[]} entries
 * @param {Names} names
 * @returns {Map<number, number>}
 */
export function placesOf(result, entries, names) {
  const seats = names.seats.map((s) => s.seat);
  if (!names.isMany || seats.some((seat) => names.team(seat))) return new Map();
  const stayed = (/** @type {number} */ seat) =>
    result.winners.includes(seat) ? Infinity : (leftAt(entries, seat) ?? Number.MAX_SAFE_INTEGER);
  return new Map(seats.map((seat) => [seat, 1 + seats.filter((other) => stayed(other) > stayed(seat)).length]));
}

/** Whose hero fell last, and by what. @param {Result} result @param {readonly Entry[]} entries @param {Names} names */
export function lastFall(result, entries, names) {
  const falls = [...names.heroes.keys()]
    .filter((seat) => !result.winners.includes(seat))
    .map((seat) => ({ seat, fall: fallOf(entries, seat, names) }))
    .filter(({ fall }) => fall !== null);
  return falls.sort((a, b) => (b.fall?.number ?? 0) - (a.fall?.number ?? 0))[0] ?? null;
}

/** Whether a hero lies defeated, as far as it was told. @param {readonly Entry[]} entries @param {number} seat @param {Names} names */
export function isDown(entries, seat, names) {
  let down = false;
  for (const entry of entries) {
    if (entry.taken) continue;
    for (const e of entry.events ?? []) {
      const id = e.fighter ?? '';
      if (!id || names.owner(id) !== seat || !names.piece(id).hero) continue;
      if (e.type === 'defeated') down = true;
      if (e.type === 'returned') down = false;
    }
  }
  return down;
}

/** Who leaves the board with its player without being defeated. @param {number} seat @param {ReadonlySet<string>} fallen @param {Names} names */
export function leftWith(seat, fallen, names) {
  const left = names.fighters(seat).filter((id) => !fallen.has(id));
  // Nobody is known to have fallen: it is not known who has.
  if (fallen.size === 0 || left.length === 0) return '';
  return listOf(
    left.map((id) => names.called(id).n),
    names,
  );
}

/**
 * The winners first, then by place.
 *
 * @param {Result} result
 * @param {Names} names
 * @param {Map<number, number>} places
 */
export function bestFirst(result, names, places) {
  const won = (/** @type {number} */ seat) => Number(result.winners.includes(seat));
  return [...names.heroes.keys()].sort(
    (a, b) => won(b) - won(a) || (places.get(a) ?? 0) - (places.get(b) ?? 0) || a - b,
  );
}

/** Whose chances are drawn: mates share theirs. @param {readonly number[]} seats @param {Names} names */
export function curveSeats(seats, names) {
  return seats.filter((seat, i) => seats.findIndex((s) => sameSide(s, seat, names)) === i);
}

/** @param {number} a @param {number} b @param {Names} names */
function sameSide(a, b, names) {
  return a === b || (names.team(a) !== null && names.team(a) === names.team(b));
}
