// The end of a game in words: who won and why.

import { fallOf } from './moments.js';
import { isDown, lastFall } from './places.js';

/** @typedef {import('../../types.js').Result} Result */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */

/** Who has won. @param {Result} result @param {Names} names @param {readonly number[]} mine */
export function verdict(result, names, mine) {
  if (result.draw || result.winners.length === 0) return names.say('end.draw');
  const [winner] = result.winners;
  const team = names.team(winner);
  const won = mine.length > 0 && mine.every((seat) => result.winners.includes(seat));
  if (team) return won ? names.say('end.team-won.you') : names.say('end.won', { who: names.say(`team.${team}`) });
  if (won && mine.length === 1) return names.say('end.you-won');
  return names.say('end.won', { who: names.player(winner) });
}

/** Why it ended. @param {Result} result @param {Names} names @param {readonly Entry[]} entries */
export function endCause(result, names, entries) {
  const loser =
    result.seat ??
    (names.isMany ? lastFall(result, entries, names)?.seat : null) ??
    [...names.heroes.keys()].find((s) => !result.winners.includes(s)) ??
    0;
  return [causeOf(result, names, entries, loser), names.isMany ? reason(result, names, entries) : '']
    .filter(Boolean)
    .join(' ');
}

/** @param {Result} result @param {Names} names @param {readonly Entry[]} entries @param {number} loser */
function causeOf(result, names, entries, loser) {
  const who = names.player(loser);
  if (result.cause === 'effect') {
    const fall = fallOf(entries, loser, names);
    const why = names.cause(fall?.cause);
    return why
      ? names.say('end.cause.effect', { who, why: names.say('quoted', { text: why }) })
      : names.say('end.cause.effect.unknown', { who });
  }
  if (result.cause === 'agreed' && names.isMany) return names.say('end.cause.agreed.all');
  return names.say(`end.cause.${result.cause}`, { who });
}

/** What that decided, among several. @param {Result} result @param {Names} names @param {readonly Entry[]} entries */
function reason(result, names, entries) {
  if (result.draw || result.winners.length === 0) return '';
  const down = (/** @type {number} */ seat) => isDown(entries, seat, names);
  const team = names.team(result.winners[0]);
  const beaten = names.seats.map((s) => s.seat).filter((seat) => !result.winners.includes(seat));
  if (result.winners.every(down)) return names.say(team ? 'end.both-teams' : 'end.all-heroes');
  if (!team) return names.say('end.last-hero', { who: names.player(result.winners[0]) });
  const other = names.team(beaten[0] ?? 0);
  return other && beaten.every(down) ? names.say('end.team-down', { team: names.say(`team.${other}`) }) : '';
}
