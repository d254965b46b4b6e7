// Where the long words of cards' names and of sums may be parted when there is little room. Few browsers can do that by
// themselves in every language, so each language brings a list.

import { grammarOf } from '../app/i18n.js';

/** @typedef {import('../types.js').Language} Language */

/** A hyphen nobody sees unless a line ends there. */
const SOFT = '\u00ad';

/** @param {string} list @returns {Map<string, string>} */
function parted(list) {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]),
  );
}

/** @type {Map<Language, Map<string, string>>} */
const lists = new Map();

/**
 * A text with soft hyphens in its long words.
 *
 * @param {string} text
 * @param {Language} language
 * @param {number} [room] words that are no wider stay whole; in letters
 */
export function hyphenated(text, language, room = 0) {
  let list = lists.get(language);
  if (!list) {
    list = parted(grammarOf(language).hyphens);
    lists.set(language, list);
  }
  return text.replace(/[\p{L}']+/gu, (word) => (width(word) > room && list.get(word)) || word);
}

/**
 * How wide the longest word is, and the longest piece of one if words are parted; in letters.
 *
 * @param {string} name with soft hyphens
 */
export function longest(name) {
  const words = name.split(/[\s-]+/);
  const pieces = words.flatMap((word) =>
    word.split(SOFT).map((piece, i, all) => width(piece) + (i < all.length - 1 ? 0.6 : 0)),
  );
  return { word: Math.max(...words.map(width)), piece: Math.max(...pieces) };
}

/** @param {string} word */
function width(word) {
  return [...word].reduce(
    (sum, letter) => sum + (letter === SOFT ? 0 : /[mwMW]/.test(letter) ? 1.6 : /[iljftIJ,!']/.test(letter) ? 0.7 : 1),
    0,
  );
}
