// The end of a game in words: who won and why.

import { fallOf } from './moments.js';

/** @typedef {import('../../types.js').Result} Result */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */

/** Who has won. @param {Result} result @param {Names} names @param {readonly number[]} mine */
export function verdict(result, names, mine) {
  if (result.draw || result.winners.length === 0) return names.say('end.draw');
  if (mine.length === 1 && result.winners.includes(mine[0])) return names.say('end.you-won');
  return names.say('end.won', { who: names.player(result.winners[0]) });
}

/** Why it ended. @param {Result} result @param {Names} names @param {readonly Entry[]} entries */
export function endCause(result, names, entries) {
  const loser = result.seat ?? [...names.heroes.keys()].find((s) => !result.winners.includes(s)) ?? 0;
  const who = names.player(loser);
  if (result.cause === 'effect') {
    const fall = fallOf(entries, loser, names);
    const why = names.cause(fall?.cause);
    return why
      ? names.say('end.cause.effect', { who, why: names.say('quoted', { text: why }) })
      : names.say('end.cause.effect.unknown', { who });
  }
  return names.say(`end.cause.${result.cause}`, { who });
}
