// The places of a page around a board, as table.css lays them out; the same for playing and for a replay.

import { html } from 'lit';
import '../../app/menu.js';
import { say } from '../parts/say.js';

/**
 * What stands where.
 *
 * @typedef {object} Places
 * @property {string} kind further classes of the page
 * @property {string} title
 * @property {unknown} tools beside the menu
 * @property {unknown} opponents
 * @property {unknown} board
 * @property {{label: string, kind?: string, content: unknown}} prompt
 * @property {{label: string, content: unknown}} own
 * @property {unknown} hand
 * @property {unknown} middle
 * @property {unknown} [over] what covers it all
 * @property {string} announced for those who listen
 */

/** @param {import('./board-page.js').BoardPage} page @param {Places} places */
export function layout(page, places) {
  const { prompt, own } = places;
  return html` <div
    class="table-page ${places.kind}"
    @card-point=${page.cardPointed}
    @card-zoom=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) =>
      page.zoom(e.detail.card, e.detail.seat)}
    @side-open=${(/** @type {CustomEvent<{seat: number}>} */ e) => page.toggle({ kind: 'side', seat: e.detail.seat })}
  >
    <h1 class="visually-hidden">${places.title}</h1>
    <div class="bar" role="group" aria-label=${say('table.more')}><np-menu></np-menu>${places.tools}</div>
    <section class="opponents" aria-label=${say('table.opponents')}>${places.opponents}</section>
    <section class="board-area" aria-label=${say('table.board')}>${places.board}</section>
    <section class="prompt ${prompt.kind ?? ''}" aria-label=${prompt.label}>${prompt.content}</section>
    <section class="own" aria-label=${own.label}>${own.content}</section>
    <section class="hand-area" aria-label=${say('table.hand')}>${places.hand}</section>
    <section class="middle" aria-label=${say('table.details')}>${places.middle}</section>
    ${places.over}
    <div class="visually-hidden" aria-live="polite" role="status">${places.announced}</div>
  </div>`;
}
