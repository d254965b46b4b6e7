// What a table is called: who plays against whom, however many they are.

import { say } from './say.js';

/** @param {{seats: readonly {seat: number}[]}} info @param {import('./names.js').Names} names */
export function tableTitle({ seats }, names) {
  const [first, ...others] = seats.map((s) => names.titled(s.seat));
  const list = new Intl.ListFormat(names.language, { type: 'conjunction' });
  const all = (/** @type {keyof import('../../types.js').Cases} */ form) =>
    list.format(others.map((name) => name[form]));
  return say('table.title', { a: first, b: { n: all('n'), a: all('a'), d: all('d'), g: all('g') } });
}
