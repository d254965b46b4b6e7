// What heroes, boards, pairings and people are called, decided or not.

import { board, hero, heroName, name, titleOf } from '../app/catalog.js';
import { listed, t } from '../app/i18n.js';

/** @typedef {import('../types.js').Cases} Cases */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

/** How a seat's hero is called. @param {string} id */
export function heroWord(id) {
  return id === 'random' ? t('hero.random') : id === 'choice' ? t('hero.choice') : heroName(id);
}

/** @param {string} id */
export function boardWord(id) {
  return id === 'random' ? t('board.random') : name(board(id)) || id;
}

/** A hero as in a sentence. @param {string} id @returns {Cases} */
function cases(id) {
  const known = hero(id);
  if (known) return titleOf(known);
  const word = heroWord(id);
  return { n: word, a: word, d: word, g: word };
}

/** Several heroes as in a sentence. @param {readonly string[]} ids @returns {Cases} */
function casesOf(ids) {
  const all = ids.map(cases);
  const joined = (/** @type {keyof Cases} */ form) => listed(all.map((c) => c[form]));
  return { n: joined('n'), a: joined('a'), d: joined('d'), g: joined('g') };
}

/** Who meets whom: "Medusa against the Genie". @param {string} one @param {...string} others */
export function match(one, ...others) {
  return sides([[one], others]);
}

/** The same for teams: "Medusa and Alice against the Genie and Sinbad". @param {readonly (readonly string[])[]} of */
export function sides(of) {
  const all = of.flat();
  // Of three or four, who has not chosen yet is not named.
  const named = all.length > 2 ? of.map((side) => side.filter((id) => id !== 'choice')) : of;
  const [one, ...others] = named;
  const rest = others.flat();
  const text =
    one.length && rest.length
      ? t('match', { a: casesOf(one), b: casesOf(rest) })
      : listed([...one, ...rest].map(heroWord));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who sits there: a name, the computer with its level, or nobody yet. @param {SeatInfo} seat */
export function who(seat) {
  if (seat.who === 'computer') return t('who.computer', { level: t(`rank.${seat.level ?? 'novice'}`) });
  if (seat.who === 'empty') return t('who.empty');
  if (seat.you) return t('who.you');
  if (seat.deleted) return t('who.deleted');
  return seat.name || t('who.guest');
}
