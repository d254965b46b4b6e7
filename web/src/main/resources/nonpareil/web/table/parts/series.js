// Best of three or five: the score in words.

import { speak } from '../../app/i18n.js';
import { listOf } from './sides.js';
import { say } from './say.js';

await speak('series');

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('./names.js').Names} Names */

/** The sides of a table, a team as one, always in the same order. @param {Pick<TableInfo, 'seats' | 'series'>} info */
export function scores({ seats, series }) {
  const byMark = [...seats].sort((a, b) => a.mark - b.mark);
  return byMark
    .filter((s, i) => s.team === null || byMark.findIndex((o) => o.team === s.team) === i)
    .map((s) => ({ seat: s.seat, wins: series?.wins[s.seat - 1] ?? 0 }));
}

/** "Ann 1 : 0 Bob", or of more than two "Ann 1 · Bob 0 · Eve 0". @param {Pick<TableInfo, 'seats' | 'series'>} info @param {(seat: number) => string} called */
export function scoreText(info, called) {
  const sides = scores(info);
  if (sides.length !== 2) return sides.map(({ seat, wins }) => `${called(seat)} ${wins}`).join(' · ');
  const [one, two] = sides;
  return `${called(one.seat)} ${one.wins} : ${two.wins} ${called(two.seat)}`;
}

/** Who a side is: the team, else the person or the hero. @param {Names} names @returns {(seat: number) => string} */
function calledBy(names) {
  return (seat) => {
    const team = names.team(seat);
    return team ? say(`team.${team}`) : names.nickname(seat).n;
  };
}

/** Where the series stands while a game is played. @param {TableInfo} info @param {Names} names @returns {{short: string, whole: string} | null} */
export function seriesNow(info, names) {
  const { series } = info;
  if (!series) return null;
  const short = scores(info)
    .map((s) => s.wins)
    .join(' : ');
  const score = scoreText(info, calledBy(names));
  return { short, whole: `${say('series.game', { of: series.of, n: series.game })} · ${score}` };
}

/** Where it stands after a game. @param {TableInfo} info @param {Names} names @param {readonly number[]} mine */
export function seriesEnd(info, names, mine) {
  const { series } = info;
  if (!series) return '';
  const called = calledBy(names);
  const score = scoreText(info, called);
  if (series.winners.length === 0) return say('series.score', { of: series.of, n: series.game, score });
  const alone = mine.length > 0 && mine.every((seat) => series.winners.includes(seat)) && !names.team(mine[0]);
  if (alone) return say('series.won.you', { score });
  const sides = [...new Set(series.winners.map(called))];
  return say('series.won', { who: listOf(sides, names), n: sides.length, score });
}

/** Whether another game of it is to come. @param {TableInfo} info */
export function goesOn({ series }) {
  return Boolean(series && series.winners.length === 0);
}
