// How many games wait for this person: before the title, in the icon of the tab and in that of the installed page. What
// a page hears anyway makes it look again; beside that it looks once a minute, while it is in sight.

import { api } from './api.js';
import { connection } from './connection.js';

const EVERY = 60_000;
/** What comes at once is one reason to look. */
const SOON = 1500;
const ICON = '/style/icon.svg';
const ICON_WAITING = '/style/icon-waiting.svg';

let base = 'Nonpareil';
let turns = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let next;

/** Names the page. @param {string} text */
export function setTitle(text) {
  base = text;
  document.title = titled(text, turns);
}

/** A title with the number of games that wait before it. @param {string} text @param {number} waiting */
export function titled(text, waiting) {
  return waiting > 0 ? `(${waiting}) ${text}` : text;
}

/** @param {number} now */
function show(now) {
  if (now === turns) return;
  turns = now;
  setTitle(base);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', turns ? ICON_WAITING : ICON);
  // Only an installed page has a badge; elsewhere browsers refuse or lack it.
  navigator.setAppBadge?.(turns).catch(() => {});
  dispatchEvent(new CustomEvent('turns', { detail: turns }));
}

async function look() {
  clearTimeout(next);
  next = setTimeout(look, EVERY);
  if (document.visibilityState !== 'visible' || !navigator.onLine || connection().state === 'offline') return;
  try {
    show(await api.turns());
  } catch {
    // In a minute again.
  }
}

/** Something has happened that may have changed whose turn it is. */
export function lookSoon() {
  clearTimeout(next);
  next = setTimeout(look, SOON);
}

/** Begins to look, once the first page stands. */
export function watchTurns() {
  lookSoon();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookSoon());
}

/** Nobody is here any more. */
export function forgetTurns() {
  clearTimeout(next);
  show(0);
}
