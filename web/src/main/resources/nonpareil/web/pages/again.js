// The last pairing of this browser, to be played again with one click.

import { board, hero } from '../app/catalog.js';
import { recall, remember } from '../app/settings.js';
import { DEFAULTS, sensible } from './choice.js';

/** @typedef {import('./choice.js').Mode} Mode */
/** @typedef {import('./choice.js').Choice} Choice */
/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {{mode: Mode, choice: Choice}} Pairing */

const KEY = 'nonpareil.last';

/**
 * A first duel that teaches by itself: Medusa strikes from afar from her first turn on, Arthur has to come to her.
 *
 * @type {Pairing}
 */
export const FIRST = { mode: 'computer', choice: { ...DEFAULTS, first: 'me' } };

/** @param {Pairing} pairing */
export function keepPairing({ mode, choice }) {
  remember(KEY, { mode, choice });
}

/** The last pairing as far as it still makes sense, or none. @returns {Pairing | null} */
export function lastPairing() {
  const kept = recall(KEY, /** @type {any} */ (null));
  if (!kept || !['computer', 'friend', 'here'].includes(kept.mode)) return null;
  return { mode: kept.mode, choice: sensible(kept.choice) };
}

/** The other side of a pairing. @param {Pairing} pairing */
export function otherHero({ mode, choice }) {
  return mode === 'friend' ? choice.friends : choice.theirs;
}

/**
 * The pairing of a game that was played elsewhere: against one computer, or by two at one screen.
 *
 * @param {TableInfo | undefined} table
 * @returns {Pairing | null}
 */
export function pairingOf(table) {
  if (!table || table.lesson || table.seats.length !== 2) return null;
  const mine = table.seats.find((s) => s.you);
  const other = table.seats.find((s) => s !== mine);
  if (!mine || !other || !hero(mine.hero) || !hero(other.hero)) return null;
  if (other.who !== 'computer' && !table.hotSeat) return null;
  const level = other.level ?? DEFAULTS.level;
  const place = board(table.board) ? table.board : DEFAULTS.board;
  const choice = { ...DEFAULTS, mine: mine.hero, theirs: other.hero, board: place, level };
  return { mode: table.hotSeat ? 'here' : 'computer', choice: sensible(choice) };
}

/** Games in the order in which they wait: mine to move first, then what moved last. @param {readonly TableInfo[]} games */
export function byWaiting(games) {
  return [...games].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || Date.parse(b.moved) - Date.parse(a.moved),
  );
}
