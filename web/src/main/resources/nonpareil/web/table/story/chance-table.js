// The curve of chances in numbers, for whoever cannot or would rather not read a picture.

import { html } from 'lit';
import { sideMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { turnAt } from './chances.js';

/** @typedef {import('../../types.js').ChancePoint} ChancePoint */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */

/**
 * @param {{points: readonly ChancePoint[], seats: readonly number[], names: Names, entries: readonly Entry[]}} what
 * @param {(number: number) => void} choose a record
 */
export function chanceTable({ points, seats, names, entries }, choose) {
  return html`<details class="curve-numbers">
    <summary>${say('curtain.numbers')}</summary>
    <div class="curve-table" tabindex="0" role="group" aria-label=${say('curtain.numbers')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${say('curtain.numbers.when')}</th>
            ${seats.map((seat) => html`<th scope="col">${sideMark(seat, names)}${sideName(seat, names)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${points.map(
            (p) =>
              html`<tr>
                <th scope="row">
                  <button type="button" @click=${() => choose(p.number)}>
                    ${p.seat
                      ? say('curtain.numbers.turn', { n: turnAt(entries, p.number), who: names.title(p.seat) })
                      : say('curtain.numbers.end')}
                  </button>
                </th>
                ${seats.map((seat) => html`<td>${Math.round(100 * p.chances[seat - 1])} %</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** @param {number} seat @param {Names} names */
function sideName(seat, names) {
  const team = names.team(seat);
  return team ? say(`team.${team}`) : names.title(seat);
}
