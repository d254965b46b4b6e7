// What a table is called: who plays against whom, however many they are.

import { say } from './say.js';
import { listOf } from './sides.js';

/** @typedef {import('../../types.js').Cases} Cases */

/** @param {{seats: readonly {seat: number}[]}} info @param {import('./names.js').Names} names */
export function tableTitle({ seats }, names) {
  const first = seats[0]?.seat ?? 0;
  const own = [first, ...names.mates(first)];
  const others = seats.map((s) => s.seat).filter((seat) => !own.includes(seat));
  return say('table.title', { a: together(own, names), b: together(others, names) });
}

/** Several players as one. @param {readonly number[]} seats @param {import('./names.js').Names} names @returns {Cases} */
function together(seats, names) {
  const titles = seats.map((seat) => names.titled(seat));
  const all = (/** @type {keyof Cases} */ form) =>
    listOf(
      titles.map((name) => name[form]),
      names,
    );
  return titles.length === 1 ? titles[0] : { n: all('n'), a: all('a'), d: all('d'), g: all('g') };
}
