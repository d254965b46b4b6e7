// The drawer: one place for everything that is looked up. Beside the board on a desktop, over the hand on a phone.

import { html, nothing } from 'lit';
import { icon } from '../../app/icons.js';
import { say } from './say.js';
import '../../card/card.js';

/**
 * @typedef {{kind: 'log'} | {kind: 'side', seat: number} | {kind: 'combat', number: number, at?: number}
 *   | {kind: 'card', card: string, seat: number, from?: Drawer | null} | {kind: 'more'} | {kind: 'help'}
 *   | {kind: 'options'} | {kind: 'hint'} | {kind: 'watch'} | {kind: 'since'} | {kind: 'end'} | {kind: 'analysis'}} Drawer
 */

/**
 * @param {string} title
 * @param {unknown} body
 * @param {() => void} close
 * @param {{fixed?: boolean, reading?: boolean}} [how] fixed: it cannot be closed; reading: nothing in it takes the
 *   focus
 */
export function drawerFrame(title, body, close, how = {}) {
  return html` <div class="drawer-head">
      <h2 tabindex="-1">${title}</h2>
      ${how.fixed
        ? nothing
        : html`<button
            type="button"
            class="button quiet drawer-close"
            aria-label=${say('do.close')}
            title=${say('do.close')}
            @click=${close}
          >
            ${icon('close')}
          </button>`}
    </div>
    <div class="drawer-body" tabindex=${how.reading ? 0 : nothing}>${body}</div>`;
}

/**
 * A card as large as it can be read.
 *
 * @param {string} card
 * @param {number} seat
 * @param {import('./names.js').Names} names
 * @param {string} [note]
 */
export function largeCard(card, seat, names, note) {
  const data = names.cardData(seat, card);
  return html`<div class="large-card">
    <np-card size="open" explain .card=${data ?? null} .hero=${names.heroes.get(seat)?.id ?? null}></np-card> ${note
      ? html`<p class="large-note">${note}</p>`
      : nothing}
  </div>`;
}
