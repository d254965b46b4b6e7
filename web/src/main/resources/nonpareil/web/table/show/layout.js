// The places of a page around a board, as desk.css lays them out; the same for playing and for a replay.

import { html, nothing } from 'lit';
import '../../app/menu.js';
import { say } from '../parts/say.js';

/**
 * What stands where. Nothing here may make a box larger or smaller: what is long has its room, or scrolls in it.
 *
 * @typedef {object} Places
 * @property {string} kind further classes of the page
 * @property {string} title
 * @property {unknown} tools beside the menu
 * @property {unknown} opponents
 * @property {unknown} board
 * @property {unknown} [order] whose turns follow, where more than two play
 * @property {unknown} [corner] small controls apart from all answers, in a corner of the stage
 * @property {unknown} [undo] at the lower left of the stage, where there is no room among the tools
 * @property {unknown} caption under the stage
 * @property {{label: string, kind?: string, content: unknown}} prompt
 * @property {{label: string, content: unknown}} own
 * @property {unknown} hand
 * @property {unknown} [notices]
 * @property {unknown} [coach] of a lesson, where it stands between stage and prompt
 * @property {unknown} middle
 * @property {unknown} [over] what covers it all
 * @property {string} announced for those who listen
 */

/** @param {import('./board-page.js').BoardPage} page @param {Places} places */
export function layout(page, places) {
  const { prompt, own, coach } = places;
  const notices = places.notices ?? nothing;
  return html` <div
    class="table-page ${places.kind} ${places.order ? 'with-order' : ''} ${coach ? 'coached' : ''}"
    @card-point=${page.cardPointed}
    @card-zoom=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) =>
      page.zoom(e.detail.card, e.detail.seat)}
    @side-open=${(/** @type {CustomEvent<{seat: number}>} */ e) => page.toggle({ kind: 'side', seat: e.detail.seat })}
  >
    <h1 class="visually-hidden">${places.title}</h1>
    ${places.order
      ? html`<section class="turn-order" aria-label=${say('order.title')}>${places.order}</section>`
      : nothing}
    <section class="board-area" aria-label=${say('table.board')}>
      ${places.board}
      <div class="stage-undo">${places.undo ?? nothing}</div>
      <div class="corner">${places.corner ?? nothing}</div>
      ${page.narrow.matches ? notices : nothing}
    </section>
    <div class="caption">${places.caption}</div>
    ${coach ? html`<div class="coach">${coach}</div>` : nothing}
    <section class="prompt ${prompt.kind ?? ''}" aria-label=${prompt.label}>${prompt.content}</section>
    <section class="hand-area" aria-label=${say('table.hand')}>${places.hand}</section>
    <div class="side-column">
      <div class="bar" role="group" aria-label=${say('table.more')}><np-menu></np-menu>${places.tools}</div>
      <section class="opponents" aria-label=${say('table.opponents')}>${places.opponents}</section>
      <section class="middle" aria-label=${say('table.details')}>
        ${page.narrow.matches ? nothing : notices}${places.middle}
      </section>
      <section class="own" aria-label=${own.label}>${own.content}</section>
    </div>
    ${places.over}
    <div class="visually-hidden" aria-live="polite" role="status">${places.announced}</div>
  </div>`;
}
