// Where a table stands: its sides, its teams, whose turn it is, who has won.

import { listed, t } from '../app/i18n.js';
import { heroWord } from './titles.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */
/** @typedef {import('../board/teams.js').Team} Team */

/** The seats of a table, one's own first. @param {TableInfo} table */
export function mineFirst(table) {
  return [...table.seats].sort((a, b) => Number(b.you) - Number(a.you));
}

/** The heroes of one's own side, then all others; a team stands together. @param {TableInfo} table @returns {string[][]} */
export function sidesOf(table) {
  const seats = mineFirst(table);
  const ours = seats.filter((s) => s === seats[0] || (s.team && s.team === seats[0].team));
  return [ours.map((s) => s.hero), seats.filter((s) => !ours.includes(s)).map((s) => s.hero)];
}

/** Where a table stands, in a few words. @param {TableInfo} table */
export function standing(table) {
  const many = table.seats.length > 2;
  if (table.state === 'waiting') {
    if (table.drafting) return t(table.yourTurn ? 'state.your-turn' : 'state.drafting');
    const free = table.seats.filter((s) => s.who === 'empty').length;
    return many ? t('state.free', { n: free }) : t('state.waiting');
  }
  if (table.state === 'playing') {
    if (table.yourTurn) return t('state.your-turn');
    const turn = table.seats.find((s) => s.seat === table.turnOf);
    const named = turn && many && turn.who === 'person' && turn.name ? `${heroWord(turn.hero)} (${turn.name})` : '';
    return turn ? t('state.their-turn', { who: named || heroWord(turn.hero) }) : t('state.playing');
  }
  const result = table.result;
  if (!result || result.draw || result.winners.length === 0) return t('state.draw');
  const mine = table.seats.filter((s) => s.you);
  // Two seats of one team win or lose together.
  const oneSide = mine.length > 0 && mine.every((s) => s === mine[0] || (s.team && s.team === mine[0].team));
  if (!oneSide) {
    const winners = table.seats.filter((s) => result.winners.includes(s.seat)).map((s) => heroWord(s.hero));
    return t(winners.length > 1 ? 'state.winners' : 'state.winner', { who: listed(winners) });
  }
  return t(result.winners.includes(mine[0].seat) ? 'state.won' : 'state.lost');
}

/** Which team a seat belongs to: the one of mark 1 is the sun; null without teams.
 * @param {TableInfo} info @param {SeatInfo} seat @returns {Team | null} */
export function teamOf(info, seat) {
  if (seat.team === null || seat.team === undefined) return null;
  return info.seats.find((s) => s.mark === 1)?.team === seat.team ? 'sun' : 'moon';
}
