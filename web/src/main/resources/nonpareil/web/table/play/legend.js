// The caption under the stage: where it plays, and what the signs on the board mean. Only those that are there now.

import { html, nothing, svg } from 'lit';
import { local } from '../../app/i18n.js';
import { teamMark } from '../parts/marks.js';
import { say } from '../parts/say.js';

/** @typedef {import('../../board/types.js').Marks} Marks */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('../../board/teams.js').Team} Team */
/**
 * @typedef {Omit<Marks, 'eyes'> & {
 *   reachOf: string | null, chalk: import('../../board/types.js').Chalk | null, lock?: string, mates?: string,
 *   teams?: readonly Team[]
 * }} TableMarks lock: why pieces are locked; mates: what is told of the own team; teams: one's own first
 */

/** @param {import('lit').TemplateResult<2>} inside @param {number} [width] @param {number} [mark] */
function sign(inside, width = 24, mark = 0) {
  return html`<svg class="mark-${mark}" viewBox="0 0 ${width} 24" aria-hidden="true" focusable="false">${inside}</svg>`;
}

const RING = svg`<circle cx="12" cy="12" r="9" fill="none" stroke="#e3b34c" stroke-width="2.600"></circle>`;
const CHOSEN = svg`<circle cx="12" cy="12" r="8" fill="none" stroke="#e3b34c" stroke-width="5.500"></circle>`;
const DOT = svg`<circle cx="12" cy="12" r="5" fill="#fff" stroke="#1e2430" stroke-width="1.500"></circle>`;
const THREAT = svg`<circle cx="12" cy="12" r="8.500" fill="none" stroke="#f4efe6" stroke-width="5"></circle><circle cx="12" cy="12" r="8.500" fill="none" stroke="var(--seat)" stroke-width="3.500" stroke-dasharray="4 2.700"></circle>`;
const RANGE = svg`<path d="M6 6l3.500 3.500M18 6l-3.500 3.500M6 18l3.500-3.500M18 18l-3.500-3.500" stroke="#fff" stroke-width="2.400" stroke-linecap="round"></path>`;
const WAY = svg`<path d="M2 12H24" stroke="#fff" stroke-width="7" stroke-linecap="round"></path><path d="M2 12H24" stroke="var(--seat)" stroke-width="4" stroke-linecap="round"></path><path d="M22 5.500 34 12 22 18.500z" fill="var(--seat)" stroke="#fff" stroke-width="1.500"></path>`;
const LAST = svg`<path d="M3 12H33" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 7.500" opacity=".8"></path>`;
const CHALK = svg`<path d="M3 12H33" stroke="#fffdf6" stroke-width="4" stroke-linecap="round" stroke-dasharray="8 7"></path>`;
const LOCK = svg`<circle cx="12" cy="12" r="10.500" fill="#1e2430" stroke="#f4efe6" stroke-width="1.500"></circle><path d="M8 11h8v6H8zM9.500 11V9a2.500 2.500 0 0 1 5 0v2" fill="none" stroke="#f4efe6" stroke-width="1.700"></path>`;
const POINTED = svg`<circle cx="12" cy="12" r="6" fill="none" stroke="#fff" stroke-width="2"></circle><circle cx="12" cy="12" r="10" fill="none" stroke="#fff" stroke-width="1.300"></circle>`;

const WARN = svg`<path d="M12 3 22 20.500H2Z" fill="#f4d35e" stroke="#1e2430" stroke-width="1.500"></path><path d="M12 9v5.500M12 17v1" stroke="#1e2430" stroke-width="2"></path>`;

/** @param {number} boost */
function plus(boost) {
  return svg`<circle cx="12" cy="12" r="10.500" fill="#1e2430" stroke="#fff" stroke-width="1.500"></circle><text x="12" y="16" text-anchor="middle" fill="#fff" font-size="11" font-weight="700">+${boost}</text>`;
}

/**
 * @param {import('../../types.js').Board | undefined} board
 * @param {TableMarks} marks
 * @param {Names} names
 */
export function caption(board, marks, names) {
  const list = signs(marks, names);
  const usual = usualSigns(marks);
  const items = (/** @type {Sign[]} */ shown) =>
    shown.map(({ drawn, text }) => html`<li>${drawn}<span>${text}</span></li>`);
  return html`<span class="caption-place">${board ? local(board.name) : nothing}</span>
    <ul role="list" class="legend-line" aria-label=${say('legend.line')} tabindex=${list.length ? 0 : nothing}>
      ${items(list)}
    </ul>
    ${usual.length
      ? html`<ul role="list" class="legend-usual" aria-label=${say('legend.line')}>
          ${items(usual)}
        </ul>`
      : nothing}`;
}

/** @typedef {{drawn: unknown, text: string}} Sign */

/**
 * The signs that are there almost always: told where there is room beside the others.
 *
 * @param {TableMarks} marks
 * @returns {Sign[]}
 */
function usualSigns(marks) {
  const list = [];
  if (marks.legalSpaces.size || [...marks.legalPieces].some((p) => !marks.chosenPieces.has(p)))
    list.push({ drawn: sign(RING), text: say('legend.line.legal') });
  if (marks.chosenPieces.size) list.push({ drawn: sign(CHOSEN), text: say('legend.line.chosen') });
  return list;
}

/**
 * The other signs on the board and what they say: first those that are rare.
 *
 * @param {TableMarks} marks
 * @param {Names} names
 * @returns {Sign[]}
 */
function signs(marks, names) {
  const { reach } = marks;
  const who = reach && marks.reachOf ? names.called(marks.reachOf) : null;
  const mine = marks.reachOf ? names.owner(marks.reachOf) : 0;
  const list = [];
  if (marks.pointedPieces.size || marks.pointedSpaces.size)
    list.push({ drawn: sign(POINTED), text: say('legend.line.pointed') });
  if (marks.warned.size) list.push({ drawn: sign(WARN), text: say('legend.line.warned') });
  if (marks.unusable.size) list.push({ drawn: sign(LOCK), text: say(`legend.line.${marks.lock ?? 'locked'}`) });
  for (const seat of new Set(marks.threatened instanceof Map ? marks.threatened.values() : []))
    list.push({
      drawn: sign(THREAT, 24, names.mark(seat)),
      text: say('legend.line.threat', { who: names.player(seat) }),
    });
  if (reach && who && reach.now.size) list.push({ drawn: sign(DOT), text: say('legend.line.reach', { who }) });
  const least = reach ? Math.min(...reach.boosted.values()) : Infinity;
  if (least < Infinity) list.push({ drawn: sign(plus(least)), text: say('legend.line.boosted', { n: least }) });
  if (reach && who && reach.range.size) list.push({ drawn: sign(RANGE), text: say('legend.line.range', { who }) });
  if (marks.paths.length) {
    const mover = marks.pieces.find((p) => marks.paths.some((way) => way.at(-1) === p.space));
    list.push({ drawn: sign(WAY, 36, names.mark(mover?.seat ?? mine)), text: say('legend.line.planned') });
  }
  if ((marks.lastMove?.path.length ?? 0) > 1) list.push({ drawn: sign(LAST, 36), text: say('legend.line.last') });
  if (marks.chalk) list.push({ drawn: sign(CHALK, 36), text: say('legend.line.chalk') });
  for (const team of marks.mates ? (marks.teams ?? []) : [])
    list.push({
      drawn: teamMark(team),
      text: say(`legend.line.${team === marks.teams?.[0] ? marks.mates : 'others'}`),
    });
  return list;
}
