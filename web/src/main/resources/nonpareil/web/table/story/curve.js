// The curve of chances, as the floor of the stage: everybody's share from the first turn to the last.

import { html, nothing, svg } from 'lit';
import { onlyPeople } from '../../app/only-people.js';
import { seatMark, sideMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { chanceTable } from './chance-table.js';
import { bands } from './chances.js';
import { patterns, patternOf } from './curve-patterns.js';

/** @typedef {import('../../types.js').ChancePoint} ChancePoint */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('./chances.js').Turning} Turning */
/** @typedef {import('../parts/names.js').Names} Names */

const WIDTH = 1000;
const HEIGHT = 160;

/** @param {number} i @param {number} count */
const across = (i, count) => (count < 2 ? WIDTH : (i / (count - 1)) * WIDTH);
/** @param {number} share */
const up = (share) => HEIGHT * (1 - share);

/** @param {readonly number[]} shares */
function line(shares) {
  return shares.map((s, i) => `${across(i, shares.length).toFixed(1)} ${up(s).toFixed(1)}`).join('L');
}

/**
 * @param {{
 *   points: readonly ChancePoint[] | null, turnings: readonly Turning[], seats: readonly number[], names: Names,
 *   entries: readonly Entry[], chosen: number | null, here?: number
 * }} what seats: from the bottom up, the winner first; here: the record that is looked at
 * @param {(number: number) => void} choose
 * @param {unknown} [more] what else can be done with it
 */
export function chanceCurve({ points, turnings, seats, names, entries, chosen, here }, choose, more = nothing) {
  const reason = onlyPeople(names.heroes.values());
  if (reason) return html`<p class="muted">${reason}</p>`;
  const who = names.player(seats[0]);
  const team = names.team(seats[0]);
  return html`<figure class="curve ${seats.length > 2 ? 'of-many' : ''}">
    <figcaption>
      ${team
        ? say('curtain.curve.team', { team: say(`team.${team}`) })
        : seats.length > 2
          ? say('curtain.curve.all')
          : say('curtain.curve', { who })}${more}
    </figcaption>
    <div class="curve-floor">
      <svg aria-hidden="true" focusable="false">
        <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" width="100%" height="100%">
          ${patterns()}${points ? areas(points, seats, names) : nothing}
          ${points ? svg`<path class="curve-even" d="M0 ${HEIGHT / 2}H${WIDTH}"></path>` : nothing}
          ${points ? edges(points, seats) : nothing}${points && here !== undefined ? hereLine(points, here) : nothing}
        </svg>
        ${points ? turnings.map((t, i) => mark(points, t, i, chosen === t.number, choose)) : nothing}
      </svg>
      <span class="curve-scale" aria-hidden="true"><i>100 %</i><i>50 %</i><i>0 %</i></span>
      ${seats.length === 2
        ? html`<span class="curve-sides" aria-hidden="true"
            >${sideMark(seats[1], names)}${sideMark(seats[0], names)}</span
          >`
        : nothing}
      ${points ? nothing : html`<p class="curve-wait" role="status">${say('curtain.thinking')}</p>`}
    </div>
    ${seats.length > 2 && points ? bandNames(seats, names) : nothing}
    <ol role="list" class="turnings">
      ${turnings.map(
        (t, i) =>
          html`<li>
            <button type="button" aria-pressed=${chosen === t.number} @click=${() => choose(t.number)}>
              <b class="turning-number">${i + 1}</b>
              <span
                ><b>${sideMark(t.seat, names)}${signed(t.change)}</b> ${t.text || say('curtain.turning.plain')}
                <small>${say('curtain.turn', { n: t.turn })}</small></span
              >
            </button>
          </li>`,
      )}
    </ol>
    ${points ? chanceTable({ points, seats, names, entries }, choose) : nothing}
  </figure>`;
}

/** Where one looks. @param {readonly ChancePoint[]} points @param {number} number */
function hereLine(points, number) {
  const next = points.findIndex((p) => p.number >= number);
  const x = across(next < 0 ? points.length - 1 : next, points.length).toFixed(1);
  return svg`<path class="curve-here" d="M${x} 0V${HEIGHT}"></path>`;
}

/** Whose bands these are, from the bottom up. @param {readonly number[]} seats @param {Names} names */
function bandNames(seats, names) {
  return html`<ul role="list" class="curve-names">
    ${seats.map((seat) => html`<li>${seatMark(names.mark(seat))}${names.title(seat)}</li>`)}
  </ul>`;
}

/** @param {readonly ChancePoint[]} points @param {readonly number[]} seats @param {Names} names */
function areas(points, seats, names) {
  return bands(points, seats).map(({ seat, lower, upper }) => {
    const back = line(lower).split('L').reverse().join('L');
    const shape = `M${line(upper)}L${back}Z`;
    return svg`<path class="curve-band mark-${names.mark(seat)}" d=${shape}></path>
      <path fill=${patternOf(names.mark(seat))} d=${shape}></path>`;
  });
}

/** @param {readonly ChancePoint[]} points @param {readonly number[]} seats */
function edges(points, seats) {
  return bands(points, seats)
    .slice(0, -1)
    .map(
      ({ upper }) =>
        svg`<path class="curve-casing" d="M${line(upper)}"></path><path class="curve-line" d="M${line(upper)}"></path>`,
    );
}

/**
 * @param {readonly ChancePoint[]} points
 * @param {Turning} turning
 * @param {number} i
 * @param {boolean} chosen
 * @param {(number: number) => void} choose
 */
function mark(points, turning, i, chosen, choose) {
  const x = `${((100 * across(turning.index, points.length)) / WIDTH).toFixed(1)}%`;
  const y = `${((100 * up(points[turning.index].chances[turning.seat - 1])) / HEIGHT).toFixed(1)}%`;
  return svg`<g class="curve-mark ${chosen ? 'chosen' : ''}" @click=${() => choose(turning.number)}>
    <circle cx=${x} cy=${y} r="13"></circle><text x=${x} y=${y} dy="0.35em">${i + 1}</text>
  </g>`;
}

/** In points of a hundred, with a true minus. @param {number} change */
function signed(change) {
  const n = Math.round(Math.abs(change) * 100);
  return `${change < 0 ? '−' : '+'}${n} %`;
}
