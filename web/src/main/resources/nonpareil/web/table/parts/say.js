// Sentences about the game. On top of the holes of i18n, {who:a} {who:d} {who:g} are the cases of a name.

import { capital, has, language as languageNow, speak, wordsFor } from '../../app/i18n.js';

await speak('log', 'table', 'company', 'end', 'hint', 'kept', 'since', 'watch', 'by-hand');

/** @typedef {import('../../types.js').Language} Language */
/** @typedef {import('../../types.js').Cases} Cases */
/** @typedef {Record<string, string | number | Cases>} Params */
/** @typedef {(key: string, params?: Params) => string} Say */

const HOLE = /\{(\w+)(?::([adg])|\|([^|{}]*)\|([^|{}]*))?\}/g;

/** Whether there is a sentence for a key. @param {string} key */
export function canSay(key) {
  return has(key);
}

/** Puts things into the holes of a text; a hole at the beginning of a sentence gets a capital.
 * @param {string} pattern
 * @param {Params} params
 * @returns {string} */
export function fill(pattern, params) {
  return pattern.replace(HOLE, (whole, key, form, one, other, /** @type {number} */ at) => {
    const value = params[key];
    if (value === undefined) return whole;
    if (one !== undefined) return Number(value) === 1 ? one : other;
    const text = typeof value === 'object' ? value[/** @type {'n' | 'a' | 'd' | 'g'} */ (form ?? 'n')] : String(value);
    return at === 0 || /[.!?] $/.test(pattern.slice(0, at)) ? capital(text) : text;
  });
}

/** The sentences in one language. @param {Language} language @returns {Say} */
export function sayIn(language) {
  return (key, params) => {
    const pattern = wordsFor(key, language);
    return pattern === undefined ? key : fill(pattern, params ?? {});
  };
}

/** A sentence in the language of the moment. @type {Say} */
export function say(key, params) {
  return sayIn(languageNow())(key, params);
}
