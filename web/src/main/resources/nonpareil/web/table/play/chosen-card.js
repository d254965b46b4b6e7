// The chosen card whole, beside its answer; without one the card or ability that asks.

import { html, nothing } from 'lit';
import { cardBlock } from '../../card/block.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */

/** @param {Page} page */
export function chosenCard(page) {
  const { choice, game } = page;
  if (!choice || !game || choice.sent || page.hotSeat.isVeiled) return nothing;
  const { names } = game;
  const { cause } = choice.prompt;
  const card = choice.shownCard;
  if (card) return block(names, choice.prompt.cardsOf ?? choice.seat, card);
  return cause ? causeBlock(cause, names, choice.seat) : nothing;
}

/**
 * What asks: a card, or an ability.
 *
 * @param {NonNullable<import('../../types.js').Cause>} cause
 * @param {import('../parts/names.js').Names} names
 * @param {number} [asked] what is printed speaks to whoever played it: another is told whose card it is
 */
export function causeBlock(cause, names, asked = cause.seat) {
  const whose = cause.seat === asked ? '' : names.say('ask.card-of', { who: names.player(cause.seat) });
  if (cause.card) return block(names, cause.seat, cause.card, whose);
  return html`<div class="chosen-card">
    <b>${names.cause(cause)}</b>${names.causeText(cause).map((line) => html`<p>${line}</p>`)}
  </div>`;
}

/** @param {import('../parts/names.js').Names} names @param {number} seat @param {string} id @param {string} [whose] */
function block(names, seat, id, whose) {
  const data = names.cardData(seat, id);
  return data ? cardBlock(data, names.heroes.get(seat)?.id ?? null, whose) : nothing;
}
