// The name of a card on a small button that opens it.

import { html } from 'lit';
import { cardIcon } from '../../card/icons.js';

/** @typedef {import('./names.js').Names} Names */

/**
 * @param {string} id
 * @param {number} seat
 * @param {Names} names
 * @param {(card: string, seat: number) => void} zoom
 * @param {number} n
 */
export function cardChip(id, seat, names, zoom, n) {
  const data = names.cardData(seat, id);
  return html`<li>
    <button type="button" class="chip type-${data?.type ?? 'scheme'}" @click=${() => zoom(id, seat)}>
      ${cardIcon(data?.type ?? 'scheme')}${names.card(seat, id)}${n > 1 ? ` ×${n}` : ''}
    </button>
  </li>`;
}

/**
 * Several, copies counted.
 *
 * @param {readonly string[]} ids
 * @param {number} seat
 * @param {Names} names
 * @param {(card: string, seat: number) => void} zoom
 */
export function chips(ids, seat, names, zoom) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return html`<ul role="list" class="chips">
    ${[...counts].map(([id, n]) => cardChip(id, seat, names, zoom, n))}
  </ul>`;
}
