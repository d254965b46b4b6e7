// Words in the language of the moment. They lie in words/LANGUAGE/, in groups; a module says which groups it speaks with,
// and only those are fetched, in the one language that is wanted.
//
//   await speak('log');
//   t('log.drew', {who: name(hero), n: 2})
//
// {x} puts in a parameter: text, a number, or texts by language (then the one in the language of the moment).
// {x:a} {x:d} {x:g} are the cases of a name; {n|one|other} chooses by the number n.

import languages from '../words/languages.js';
import { onSettings, settings } from './settings.js';

/** @typedef {import('../types.js').Language} Language */
/**
 * @template T
 * @typedef {import('../types.js').Localized<T>} Localized
 */
/** @typedef {import('../types.js').Cases} Cases */
/** @typedef {Record<string, string | number | Localized<string> | Cases>} Params */

/** @typedef {import('../types.js').Grammar} Grammar */

/** The language for everything that another lacks. */
const FIRST = Object.keys(languages)[0];

/** @type {Map<Language, Map<string, string>>} */
const texts = new Map();

/** @type {Map<Language, Grammar>} */
const grammars = new Map();

/** What has been fetched: by language and group. @type {Map<string, Promise<void>>} */
const fetched = new Map();

const GRAMMAR = 'grammar';

/** The groups that are spoken with. */
const groups = new Set([GRAMMAR]);

/** @type {Set<(language: Language) => void>} */
const listeners = new Set();

/** The language to speak: as chosen, else the browser's first that we have. @returns {Language} */
function wanted() {
  const chosen = settings().language;
  if (chosen !== 'auto') return chosen;
  for (const tag of globalThis.navigator?.languages ?? []) {
    const code = tag.split('-')[0].toLowerCase();
    if (code in languages) return code;
  }
  return FIRST;
}

let current = wanted();

/** The language of the moment: all words that are used so far are there in it. @returns {Language} */
export function language() {
  return current;
}

/** The languages there are: code and own name. @returns {[Language, string][]} */
export function allLanguages() {
  return Object.entries(languages);
}

/** Those that are not spoken at the moment: code and own name. @returns {[Language, string][]} */
export function otherLanguages() {
  return allLanguages().filter(([code]) => code !== current);
}

/** Fetches groups of words, if they are not there yet. @param {...string} names */
export async function speak(...names) {
  for (const name of names) groups.add(name);
  let now;
  do {
    now = current;
    await learn(now);
  } while (now !== current);
}

/** Fetches what is spoken with, in one language. @param {Language} language */
export async function learn(language) {
  let count;
  do {
    count = groups.size;
    await Promise.all([...groups].map((group) => fetchGroup(language, group)));
  } while (count !== groups.size);
}

/** @param {Language} language @param {string} group @returns {Promise<void>} */
function fetchGroup(language, group) {
  const key = `${language}/${group}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = importGroup(language, group).catch((error) => {
      fetched.delete(key);
      throw error;
    });
    fetched.set(key, promise);
  }
  return promise;
}

/** @param {Language} language @param {string} group */
async function importGroup(language, group) {
  const file = (/** @type {Language} */ code) => import(`../words/${code}/${group}.js`);
  const module = await file(language).catch((error) => {
    if (language === FIRST) throw error;
    console.warn(`${language} lacks the words of ${group}`);
    return file(FIRST);
  });
  if (group === GRAMMAR) grammars.set(language, module.default);
  else texts.set(language, new Map([...(texts.get(language) ?? []), ...Object.entries(module.default)]));
}

/** Whether there are words for a key. @param {string} key */
export function has(key) {
  return wordsFor(key, current) !== undefined;
}

/** The keys of all words that begin with something, in their order. @param {string} beginning */
export function keys(beginning) {
  return [...(texts.get(current)?.keys() ?? [])].filter((key) => key.startsWith(beginning));
}

/** The words for a key, as they are written. @param {string} key @param {Language} language */
export function wordsFor(key, language) {
  return texts.get(language)?.get(key);
}

/** The grammar of a language whose words are there. @param {Language} language @returns {Grammar} */
export function grammarOf(language) {
  const grammar = grammars.get(language);
  if (!grammar) throw new Error(`nothing is known of the language ${language}`);
  return grammar;
}

/** The words for a key, with parameters put in.
 * @param {string} key
 * @param {Params} [params]
 * @returns {string} */
export function t(key, params) {
  const text = wordsFor(key, current);
  if (text === undefined) {
    console.warn(`no words for ${key}`);
    return key;
  }
  return fill(text, params ?? {});
}

/** What there is by language, in one of them; in English where it lacks that.
 * @template T
 * @param {Localized<T>} texts
 * @param {Language} language
 * @returns {T} */
export function inLanguage(texts, language) {
  return texts[language] ?? texts[FIRST];
}

/** What there is by language, in the language of the moment.
 * @template T
 * @param {Localized<T>} texts
 * @returns {T} */
export function local(texts) {
  return inLanguage(texts, current);
}

/** @param {string} text @param {Params} params */
export function fill(text, params) {
  return text.replace(/\{(\w+)(?::([adg])|\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, key, form, one, other) => {
    if (!(key in params)) return whole;
    const value = params[key];
    if (one !== undefined) return Number(value) === 1 ? one : other;
    if (typeof value !== 'object') return String(value);
    return isCases(value) ? value[/** @type {keyof Cases} */ (form ?? 'n')] : local(value);
  });
}

/** @param {object} value @returns {value is Cases} */
function isCases(value) {
  return 'n' in value && 'g' in value;
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

/** A moment in the person's own time zone: "Thu, 19 Nov, 14:05". @param {string | number | Date} moment */
export function dayAndTime(moment) {
  const how = /** @type {const} */ ({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  // A reader of English may be used to either clock: the browser knows.
  const tag = globalThis.navigator?.languages?.find((l) => l.split('-')[0] === language());
  return new Intl.DateTimeFormat(tag ?? language(), how).format(new Date(moment));
}

/** Tells when the language changes; the answer ends it.
 * @param {(language: Language) => void} listener
 * @returns {() => void} */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text that begins with a capital, as a sentence or a button does. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function label() {
  if (globalThis.document) document.documentElement.lang = current;
}

/** Another language may be wanted: it is spoken as soon as its words are there. */
async function change() {
  const next = wanted();
  try {
    await learn(next);
  } catch (error) {
    console.warn(`the words of ${next} cannot be fetched`, error);
    return;
  }
  if (next === current || next !== wanted()) return;
  current = next;
  label();
  for (const listener of [...listeners]) listener(next);
}

onSettings((_, changed) => {
  if (changed === 'language') void change();
});
globalThis.addEventListener?.('languagechange', () => void change());
label();
