// What a person chose for this browser: remembered in localStorage, applied to <html>, told to whoever listens.

import languages from '../words/languages.js';

/** @typedef {'slow' | 'normal' | 'fast' | 'step'} Pace step: each thing waits until somebody goes on */
/**
 * @typedef {object} Settings
 * @property {string} language   its code, or 'auto' for the browser's
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {boolean} patterns   zones with strong patterns
 * @property {'auto' | 'reduced' | 'full' | 'none'} motion   none: all is there at once, which only our tests ask for
 * @property {Pace} pace         how fast a show goes
 * @property {boolean} sound
 * @property {boolean} streamer   one's hand is hidden until it is held open
 * @property {string} name        what the others at a table see
 */

const KEY = 'nonpareil.settings';

/** @type {Settings} */
const DEFAULTS = {
  language: 'auto',
  theme: 'auto',
  patterns: false,
  motion: 'auto',
  pace: 'normal',
  sound: false,
  streamer: false,
  name: '',
};

/** @type {readonly Pace[]} */
export const PACES = ['slow', 'normal', 'fast', 'step'];

/** @type {Partial<{[K in keyof Settings]: readonly Settings[K][]}>} */
const ALLOWED = {
  language: ['auto', ...Object.keys(languages)],
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'reduced', 'full', 'none'],
  pace: PACES,
};

/** @type {Set<(settings: Readonly<Settings>, changed: keyof Settings) => void>} */
const listeners = new Set();

/** Reads JSON that this client stored earlier; anything broken counts as nothing.
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T} */
export function recall(key, otherwise) {
  try {
    const text = globalThis.localStorage?.getItem(key);
    return text ? JSON.parse(text) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Stores JSON for a later visit, or forgets it (undefined). Without storage it does nothing.
 * @param {string} key
 * @param {unknown} value */
export function remember(key, value) {
  try {
    if (value === undefined) globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works, it only forgets.
  }
}

/** Forgets whatever is about the person: all but how this browser looks, sounds and speaks. */
export function forgetPerson() {
  setSetting('name', '');
  try {
    for (const key of Object.keys(globalThis.localStorage ?? {})) if (key !== KEY) remember(key, undefined);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** @param {unknown} stored @returns {Settings} */
function cleaned(stored) {
  const result = { ...DEFAULTS };
  if (!stored || typeof stored !== 'object') return result;
  for (const key of /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS))) {
    const value = /** @type {any} */ (stored)[key];
    if (typeof value !== typeof DEFAULTS[key]) continue;
    const allowed = /** @type {readonly unknown[] | undefined} */ (ALLOWED[key]);
    if (allowed && !allowed.includes(value)) continue;
    /** @type {any} */ (result)[key] = value;
  }
  return result;
}

let current = cleaned(recall(KEY, null));

/** The settings as they are now. @returns {Readonly<Settings>} */
export function settings() {
  return current;
}

/** Changes one setting, at once and for later visits.
 * @template {keyof Settings} K
 * @param {K} key
 * @param {Settings[K]} value */
export function setSetting(key, value) {
  if (current[key] === value) return;
  current = cleaned({ ...current, [key]: value });
  remember(KEY, current);
  changed(key);
}

/** Tells about every change; the answer ends it.
 * @param {(settings: Readonly<Settings>, changed: keyof Settings) => void} listener
 * @returns {() => void} */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether movement should be replaced by a cross-fade. */
export function reducedMotion() {
  if (current.motion !== 'auto') return current.motion !== 'full';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** @param {keyof Settings} key */
function changed(key) {
  apply();
  for (const listener of [...listeners]) listener(current, key);
}

function apply() {
  const root = globalThis.document?.documentElement;
  if (!root) return;
  if (current.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  if (current.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = current.motion;
  root.toggleAttribute('data-patterns', current.patterns);
}

apply();

// Paper is white.
globalThis.addEventListener?.('beforeprint', () => (document.documentElement.dataset.theme = 'light'));
globalThis.addEventListener?.('afterprint', apply);

// Another tab changed something.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== KEY) return;
  const before = current;
  current = cleaned(recall(KEY, null));
  for (const key of /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS))) {
    if (before[key] !== current[key]) changed(key);
  }
});
