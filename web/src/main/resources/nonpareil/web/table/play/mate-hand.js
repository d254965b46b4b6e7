// The hand of one's team mate, beside one's own: value, kind, name and boost of each card. It has no gold: it is never
// one's own to play. "Show in full" swaps the sizes of both hands.

import { html } from 'lit';
import { tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { smallCards } from '../parts/small-cards.js';

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
    ${smallCards(player, title, names, act.zoom, laid)}
    <button
      type="button"
      class="mate-swap"
      aria-pressed=${full}
      data-option="mate-hand"
      aria-label=${say(full ? 'mate.back' : 'mate.full')}
      @click=${act.swap}
    >
      ${tool('eye')}<span class="mate-word">${say(full ? 'mate.back' : 'mate.full')}</span
      ><span class="mate-short" aria-hidden="true">${title} <b>${hand.length}</b></span>
    </button>
  </section>`;
}
