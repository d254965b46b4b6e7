// How wide a card must be so that its whole text can be read. Only the browser knows, so cards are laid out where nobody
// sees them; what was found is kept.

import { card as cardOf, ready } from '../app/catalog.js';
import { language } from '../app/i18n.js';
import './card.js';

/** @typedef {import('./card.js').NpCard} NpCard */
/** @typedef {'hand' | 'fight'} Size */

/** The narrowest and the widest there are, and how finely we look; in the pixels of letters of 16. */
const BOUNDS = { hand: { from: 104, to: 560 }, fight: { from: 200, to: 320 } };
const FINE = 4;

/** @type {Map<string, number>} */
const known = new Map();

/** How large letters are: 1 unless somebody wants larger ones. */
export function letterScale() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * The least widths of cards, in pixels; Infinity where no width is enough.
 *
 * @param {readonly {hero: string, card: string}[]} wanted
 * @param {Size} size
 * @param {number} [fine] how small the letters are, in steps from 0
 * @returns {Promise<number[]>}
 */
export async function leastWidths(wanted, size, fine = 0) {
  const scale = letterScale();
  const height = getComputedStyle(document.documentElement).getPropertyValue('--hand-card-height');
  const key = (/** @type {{hero: string, card: string}} */ { hero, card }) =>
    `${hero}/${card} ${language()} ${size} ${fine} ${scale} ${height}`;
  const missing = [...new Map(wanted.filter((w) => !known.has(key(w))).map((w) => [key(w), w]))];
  if (missing.length && ready()) {
    const found = await search(
      missing.map(([, one]) => one),
      size,
      fine,
      scale,
    );
    missing.forEach(([name], i) => known.set(name, found[i]));
  }
  return wanted.map((w) => known.get(key(w)) ?? BOUNDS[size].from * scale);
}

/**
 * Halves the bounds of all cards at once, so that the page is laid out but a few times.
 *
 * @param {{hero: string, card: string}[]} wanted
 * @param {Size} size
 * @param {number} fine
 * @param {number} scale
 */
async function search(wanted, size, fine, scale) {
  await document.fonts.ready;
  const room = document.createElement('div');
  room.className = 'measuring';
  room.setAttribute('aria-hidden', 'true');
  const cards = wanted.map(({ hero, card }) => {
    const drawn = /** @type {NpCard} */ (document.createElement('np-card'));
    drawn.hero = hero;
    drawn.card = cardOf(hero, card) ?? null;
    drawn.size = size;
    drawn.fine = fine;
    drawn.boosting = true;
    room.append(drawn);
    return drawn;
  });
  document.body.append(room);
  await Promise.all(cards.map((c) => c.updateComplete));
  const { from, to } = BOUNDS[size];
  const low = cards.map(() => 0);
  const high = cards.map(() => (to - from) / FINE);
  while (low.some((n, i) => n < high[i])) {
    const middle = low.map((n, i) => (n + high[i]) >> 1);
    cards.forEach((c, i) => (c.style.width = `${(from + middle[i] * FINE) * scale}px`));
    cards.forEach((c, i) => {
      if (fits(c)) high[i] = middle[i];
      else low[i] = Math.min(high[i], middle[i] + 1);
    });
  }
  const found = low.map((n) => (from + n * FINE) * scale);
  cards.forEach((c, i) => (c.style.width = `${found[i]}px`));
  const enough = cards.map(fits);
  room.remove();
  return found.map((width, i) => (enough[i] ? width : Infinity));
}

/** How wide a card in a fight may be before its letters become smaller. */
const FIGHT = 260;

/**
 * How a card is shown in a fight so that all of it can be read: as narrow as can be, with letters as large as can be.
 *
 * @param {string} hero
 * @param {string} card
 * @returns {Promise<{width: number, fine: number}>}
 */
export async function fightFit(hero, card) {
  let width = 0;
  for (const fine of [0, 1, 2]) {
    [width] = await leastWidths([{ hero, card }], 'fight', fine);
    if (width <= FIGHT * letterScale()) return { width, fine };
  }
  return { width: Math.min(width, BOUNDS.fight.to * letterScale()), fine: 2 };
}

/** Whether nothing of a card is cut, and its name leaves room in the band. @param {Element} card */
export function fits(card) {
  if (nameLines(card) > 2) return false;
  const parts = ['.card-band', '.card-name', '.card-text', '.card-who', '.card-foot', '.card-signs'];
  return parts.every((part) => {
    const there = card.querySelector(part);
    return !there || (there.scrollWidth <= there.clientWidth && there.scrollHeight <= there.clientHeight);
  });
}

/** How many lines the name of a card in hand has. @param {Element} card */
function nameLines(card) {
  const name = card.getAttribute('size') === 'hand' ? card.querySelector('.card-name') : null;
  return name ? Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)) : 0;
}
