// Seats of three and four on the pages: the mark of a person, the team it belongs to.

import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import { seatMark, teamMark } from '../table/parts/marks.js';

/** @typedef {import('../board/teams.js').Team} Team */

/** @type {readonly Team[]} */
export const TEAMS = ['sun', 'moon'];

/** Shape and colour of a person, perhaps with a number in it. @param {number} mark @param {string} [text] */
export function placeMark(mark, text) {
  return html`<span class="place-mark" aria-hidden="true"
    >${seatMark(mark)}${text ? html`<b>${text}</b>` : nothing}</span
  >`;
}

/** Seats of a team in its bracket, under its name. @param {Team} team @param {unknown} seats */
export function teamGroup(team, seats) {
  return html`<div class="team-group place-team team-${team}" role="group" aria-label=${t(`party.${team}`)}>
    <span class="team-bracket" aria-hidden="true">${teamMark(team)}</span>
    <p class="place-team-name" aria-hidden="true">${t(`party.${team}`)}</p>
    ${seats}
  </div>`;
}
