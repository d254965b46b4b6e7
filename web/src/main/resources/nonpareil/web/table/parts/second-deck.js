// A second deck: how much is left of it, what lies before its player and what was used. All of that is open to everybody.

import { html, nothing } from 'lit';
import { chips } from './card-chip.js';
import { tool } from './marks.js';
import { say } from './say.js';

/** @typedef {import('../../types.js').PlayerState} PlayerState */
/** @typedef {import('./names.js').Names} Names */

/** In short, beside the numbers of cards. @param {PlayerState} player @param {Names} names */
export function secondShort(player, names) {
  const { seat, laid = [], secondDeckSize = 0 } = player;
  const deck = names.heroes.get(seat)?.secondDeck;
  if (!deck) return nothing;
  const name = names.local(deck.plural);
  const title = `${name}: ${say('panel.second.left', { n: secondDeckSize })}`;
  return html`<span class="side-count side-own ${secondDeckSize ? '' : 'empty'}" title=${title}
      >${tool('deck')}<span class="side-own-name" aria-hidden="true">${name}</span
      ><span aria-hidden="true">${secondDeckSize}</span><span class="visually-hidden">${title}</span></span
    >${laid.length
      ? html`<span class="side-count side-brief" aria-hidden="true">${tool('laid')}<span>${laid.length}</span></span>`
      : nothing}${[...new Set(laid)].map((id) => {
      const n = laid.filter((other) => other === id).length;
      return html`<span class="side-trait side-laid" title=${say('panel.second.laid')}
        ><span class="visually-hidden">${say('panel.second.laid')}: </span>${names.card(seat, id)}${n > 1
          ? html` ×${n}`
          : nothing}</span
      >`;
    })}`;
}

/**
 * In full.
 *
 * @param {PlayerState} player
 * @param {Names} names
 * @param {(card: string, seat: number) => void} zoom
 */
export function secondDetails(player, names, zoom) {
  const { seat, laid = [], used = [], secondDeckSize = 0 } = player;
  const deck = names.heroes.get(seat)?.secondDeck;
  if (!deck) return nothing;
  const pile = (/** @type {string} */ title, /** @type {readonly string[]} */ ids) =>
    ids.length
      ? html`<h3>${title}</h3>
          ${chips(ids, seat, names, zoom)}`
      : nothing;
  return html`<h3>${names.local(deck.plural)}</h3>
    <p>${say('panel.second.left', { n: secondDeckSize })}</p>
    ${pile(say('panel.second.laid'), laid)}
    ${pile(say(deck.removed ? 'panel.second.removed' : 'panel.second.used'), used)}`;
}
