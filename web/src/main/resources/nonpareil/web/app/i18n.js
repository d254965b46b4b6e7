// Words in two languages. A module defines its words once; t() finds them in the language of the moment.
//
//
// define({en: {'log.drew': '{who} drew {n} {n|card|cards}.'}, de: {'log.drew': '{who} zieht {n} {n|Karte|Karten}.'}});
//   t('log.drew', {who: name(hero), n: 2})
//
// {x} puts in a parameter: text, a number, or {en, de} (then its words in the language of the moment). {n|one|other}
// chooses by the number n.

import { onSettings, settings } from './settings.js';

/** @typedef {'en' | 'de'} Language */
/** @typedef {{en: string, de: string}} Bilingual */
/** @typedef {Record<string, string>} Words */
/** @typedef {Record<string, string | number | Bilingual>} Params */

/** @type {Record<Language, Map<string, string>>} */
const words = { en: new Map(), de: new Map() };

/** @type {Set<(language: Language) => void>} */
const listeners = new Set();

/** Adds words. Every key must be in both languages.
 * @param {{en: Words, de: Words}} more */
export function define(more) {
  for (const [key, text] of Object.entries(more.en)) words.en.set(key, text);
  for (const [key, text] of Object.entries(more.de)) words.de.set(key, text);
}

/** The language of the moment: as chosen, else the browser's first that we have. @returns {Language} */
export function language() {
  const chosen = settings().language;
  if (chosen !== 'auto') return chosen;
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short === 'en' || short === 'de') return short;
  }
  return 'en';
}

/** Whether there are words for a key. @param {string} key */
export function has(key) {
  return words.en.has(key);
}

/** The words for a key, with parameters put in.
 * @param {string} key
 * @param {Params} [params]
 * @returns {string} */
export function t(key, params) {
  const text = words[language()].get(key) ?? words.en.get(key);
  if (text === undefined) {
    console.warn(`no words for ${key}`);
    return key;
  }
  return fill(text, params ?? {});
}

/** What is in both languages, in the language of the moment.
 * @template T
 * @param {{en: T, de: T}} both
 * @returns {T} */
export function local(both) {
  return both[language()] ?? both.en;
}

/** @param {string} text @param {Params} params */
export function fill(text, params) {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, key, one, other) => {
    if (!(key in params)) return whole;
    const value = params[key];
    if (one !== undefined) return Number(value) === 1 ? one : other;
    return typeof value === 'object' ? local(value) : String(value);
  });
}

/** A list in words: "a, b and c".
 * @param {readonly string[]} items
 * @param {'conjunction' | 'disjunction'} [type] */
export function listed(items, type = 'conjunction') {
  return new Intl.ListFormat(language(), { style: 'long', type }).format(items);
}

/** How long ago a moment is: "3 minutes ago". @param {string | number | Date} moment @param {number} [now] */
export function ago(moment, now = Date.now()) {
  const seconds = Math.min(0, Math.round((new Date(moment).getTime() - now) / 1000));
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (seconds > -60) return format.format(0, 'second');
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}

/** Tells when the language changes; the answer ends it.
 * @param {(language: Language) => void} listener
 * @returns {() => void} */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let last = language();

function check() {
  const now = language();
  if (globalThis.document) document.documentElement.lang = now;
  if (now === last) return;
  last = now;
  for (const listener of [...listeners]) listener(now);
}

onSettings((_, changed) => changed === 'language' && check());
globalThis.addEventListener?.('languagechange', check);
check();
