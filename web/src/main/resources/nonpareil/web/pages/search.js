// Finding clauses: by id and by the words in them, also where somebody mistyped.

import { clauses, parts } from './clauses.js';

/** @typedef {[from: number, to: number]} Range a word in a text */
/** @typedef {{from: number, to: number, word: string}} Token */

/** The words of a text, read once. @type {Map<string, Token[]>} */
const read = new Map();

/** Letters that are searched: no case, no accents, ae like ä. @param {string} text */
export function plain(text) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1');
}

/** @param {string} text @returns {Token[]} */
function tokens(text) {
  let found = read.get(text);
  if (!found) {
    found = [...text.matchAll(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)].map((m) => ({
      from: m.index,
      to: m.index + m[0].length,
      word: plain(m[0]),
    }));
    read.set(text, found);
  }
  return found;
}

/**
 * How many letters have to be changed, left out, put in or swapped with their neighbour to get from one word to the other.
 *
 * @param {string} a
 * @param {string} b
 */
export function distance(a, b) {
  /** @type {number[][]} */
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) d[0][j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.length][b.length];
}

/** Whether a word begins almost like what was typed. @param {string} word @param {string} typed */
function isNear(word, typed) {
  if (typed.length < 4) return false;
  const slips = typed.length > 6 ? 2 : 1;
  for (let length = typed.length - slips; length <= typed.length + slips; length++)
    if (length > 0 && length <= word.length && distance(word.slice(0, length), typed) <= slips) return true;
  return false;
}

/** @param {string} text @param {{word: string, exact: boolean}} wanted */
function hits(text, { word, exact }) {
  return tokens(text).filter((token) => (exact ? token.word.includes(word) : isNear(token.word, word)));
}

/**
 * A search among texts: words that are nowhere may be mistyped and find what is near them.
 *
 * @param {string} typed
 * @param {readonly string[]} texts
 */
export function searchFor(typed, texts) {
  const words = tokens(typed).map((token) => token.word);
  const wanted = words.map((word) => ({
    word,
    exact: texts.some((text) => tokens(text).some((token) => token.word.includes(word))),
  }));
  return {
    /** Whether what is found is not quite what was typed. */
    near: wanted.some((w) => !w.exact),
    /** Whether every word of the search is in a text. @param {string} text */
    isIn: (text) => wanted.every((w) => hits(text, w).length > 0),
    /** Where words of the search are in a text. @param {string} text @returns {Range[]} */
    marks: (text) =>
      wanted
        .flatMap((w) => hits(text, w))
        .map((hit) => /** @type {Range} */ ([hit.from, hit.to]))
        .sort((a, b) => a[0] - b[0]),
  };
}

/**
 * A text cut into pieces, found words apart from the rest; a word that was found twice is one piece.
 *
 * @param {string} text
 * @param {readonly Range[]} ranges in their order
 * @returns {{text: string, found: boolean}[]}
 */
export function pieces(text, ranges) {
  const cut = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from < at) continue;
    if (from > at) cut.push({ text: text.slice(at, from), found: false });
    cut.push({ text: text.slice(from, to), found: true });
    at = to;
  }
  if (at < text.length) cut.push({ text: text.slice(at), found: false });
  return cut;
}

/** The id of a clause or part, however it was written. @param {string | null} id */
export function clauseId(id) {
  const wanted = (id ?? '').toUpperCase();
  return clauses().some((c) => c.id === wanted) || parts().some((p) => p.id === wanted) ? wanted : null;
}
