// The rules by part and clause, in the language of the moment: read from the words, in the order they are written there.

import { has, keys, learn, otherLanguages, speak, t, wordsFor } from '../app/i18n.js';

await speak('rules');

/** @typedef {{id: string, title: string, text: string}} Part */
/** @typedef {{id: string, part: string, text: string, old: string}} Clause */

const BEGINNING = 'rule.';

/** Such as SYS and SYS-1; not what is said besides under SYS.text and SYS-1.old. */
function ids() {
  return keys(BEGINNING)
    .map((key) => key.slice(BEGINNING.length))
    .filter((id) => !id.includes('.'));
}

/** @param {string} key */
function ifAny(key) {
  return has(key) ? t(key) : '';
}

/** Fetches the rules in the other languages too: somebody may search with a word of theirs. */
export async function learnOthers() {
  await Promise.all(otherLanguages().map(([code]) => learn(code)));
}

/** A clause in the languages that are not spoken, as far as they were fetched. @param {string} id */
export function elsewhere(id) {
  return otherLanguages()
    .map(([code]) => wordsFor(`${BEGINNING}${id}`, code) ?? '')
    .join(' ');
}

/** @returns {Part[]} */
export function parts() {
  return ids()
    .filter((id) => !id.includes('-'))
    .map((id) => ({ id, title: t(`rule.${id}`), text: ifAny(`rule.${id}.text`) }));
}

/** @returns {Clause[]} */
export function clauses() {
  return ids()
    .filter((id) => id.includes('-'))
    .map((id) => ({ id, part: id.split('-')[0], text: t(`rule.${id}`), old: ifAny(`rule.${id}.old`) }));
}
