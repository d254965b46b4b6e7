// The hand of one's team mate, beside one's own: value, kind, name and boost of each card. It has no gold: it is never
// one's own to play. "Show in full" swaps the sizes of both hands.

import { html, nothing } from 'lit';
import { cardIcon } from '../../card/icons.js';
import { cardLabel } from '../../card/card.js';
import { seatMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';

/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('../../types.js').PlayerState} PlayerState */

/**
 * @param {{player: PlayerState, mine: boolean, leads: boolean, names: Names, full: boolean, laid: string | null}} what
 *   mine: it is one's own that is shown small; leads: both are one's own; laid: the card that lies face down in a combat
 * @param {{swap: () => void, zoom: (card: string, seat: number) => void}} act
 */
export function smallHand({ player, mine, leads, names, full, laid }, act) {
  const { seat, hand = [] } = player;
  // Who leads both knows them by their heroes.
  const title =
    mine && !leads ? say('table.hand') : say('mate.hand', { who: leads ? names.player(seat) : names.nickname(seat) });
  return html`<section class="mate-hand mark-${names.mark(seat)}" aria-label=${title}>
    <p class="mate-head">${seatMark(names.mark(seat))}<b>${title}</b><span>${hand.length}</span></p>
    <ul role="list" class="mate-cards">
      ${laid ? row(laid, 1, seat, names, act.zoom, true) : nothing}
      ${[...copies(hand)].map(([id, n]) => row(id, n, seat, names, act.zoom, false))}
    </ul>
    <button type="button" class="mate-swap" aria-pressed=${full} data-option="mate-hand" @click=${act.swap}>
      ${tool('eye')}<span class="mate-word">${say(full ? 'mate.back' : 'mate.full')}</span
      ><span class="mate-short" aria-hidden="true">${title} <b>${hand.length}</b></span>
    </button>
  </section>`;
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
        >${names.local(data.name)}${n > 1 ? ` ×${n}` : nothing}${laid
          ? html`<small>${say('combat.face-down')}</small>`
          : nothing}</span
      >
      ${data.boost === null ? nothing : html`<span class="mate-boost" aria-hidden="true">${data.boost}</span>`}
    </button>
  </li>`;
}
