// A hand in little room: value, kind, name and boost of each card in a row of its own; a press opens it.

import { html, nothing } from 'lit';
import { cardLabel } from '../../card/card.js';
import { hyphenated } from '../../card/hyphens.js';
import { cardIcon } from '../../card/icons.js';
import { seatMark } from './marks.js';
import { say } from './say.js';

/** @typedef {import('./names.js').Names} Names */
/** @typedef {import('../../types.js').PlayerState} PlayerState */

/**
 * @param {PlayerState} player
 * @param {string} title
 * @param {Names} names
 * @param {(card: string, seat: number) => void} zoom
 * @param {string | null} [laid] the card that lies face down in a combat
 */
export function smallCards({ seat, hand = [] }, title, names, zoom, laid = null) {
  return html`<p class="mate-head">${seatMark(names.mark(seat))}<b>${title}</b><span>${hand.length}</span></p>
    <ul role="list" class="mate-cards">
      ${laid ? row(laid, 1, seat, names, zoom, true) : nothing}
      ${[...copies(hand)].map(([id, n]) => row(id, n, seat, names, zoom, false))}
    </ul>`;
}

/** @param {readonly string[]} hand @returns {Map<string, number>} */
function copies(hand) {
  const counts = new Map();
  for (const id of hand) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * @param {string} id
 * @param {number} n
 * @param {number} seat
 * @param {Names} names
 * @param {(card: string, seat: number) => void} zoom
 * @param {boolean} laid
 */
function row(id, n, seat, names, zoom, laid) {
  const data = names.cardData(seat, id);
  if (!data) return nothing;
  return html`<li>
    <button type="button" class="mate-card type-${data.type} ${laid ? 'laid' : ''}" @click=${() => zoom(id, seat)}>
      <span class="visually-hidden"
        >${cardLabel(data)}${n > 1 ? `, ${say('card.times', { n })}` : nothing}${laid
          ? `, ${say('combat.face-down')}`
          : nothing}</span
      >
      <span class="mate-value" aria-hidden="true">${data.value ?? nothing}${cardIcon(data.type)}</span>
      <span class="mate-name" aria-hidden="true"
        >${hyphenated(names.local(data.name), names.language)}${n > 1 ? ` ×${n}` : nothing}${laid
          ? html`<small>${say('combat.face-down')}</small>`
          : nothing}</span
      >
      ${data.boost === null ? nothing : html`<span class="mate-boost" aria-hidden="true">${data.boost}</span>`}
    </button>
  </li>`;
}
