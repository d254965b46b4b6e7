// Chalk on the board, as a director marks a stage: where a hint would have somebody go, and whom to attack from there.
// Always dashed, never gold: it is advice, and nothing that could be pressed.

import { nothing, svg } from 'lit';
import { basePath } from './figure.js';
import { short, wayPath } from './geometry.js';

/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Chalk} Chalk */

/** @param {Sheet} sheet @param {Chalk | null} chalk */
export function chalkMarks({ places, unit }, chalk) {
  if (!chalk) return nothing;
  const wide = Math.max(5, 3.4 * unit);
  const r = places.radius;
  return svg`<g class="chalk" aria-hidden="true">
    ${chalk.moves.map((move) => {
      const end = places.spots.get(move.path.at(-1) ?? '');
      const way = move.path.length > 1 ? wayPath(places, move.path) : '';
      return svg`
        ${way ? svg`<path class="chalk-casing" stroke-width=${short(wide * 2)} d=${way}></path><path class="chalk-way" stroke-width=${short(wide)} stroke-dasharray="${short(wide * 2)} ${short(wide * 1.6)}" d=${way}></path>` : nothing}
        ${end ? svg`<g transform="translate(${short(end.x)} ${short(end.y)})"><path class="chalk-ghost" stroke-width=${short(wide * 0.6)} d=${basePath(move.mark, r * 0.82)}></path>${number(move.step, r)}</g>` : nothing}
      `;
    })}
    ${chalk.attacks.map((attack) => {
      const from = places.spots.get(attack.from);
      const to = places.spots.get(attack.to);
      if (!from || !to) return nothing;
      const d = `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
      return svg`
        <path class="chalk-casing" stroke-width=${short(wide * 1.6)} d=${d}></path>
        <path class="chalk-sight" stroke-width=${short(wide)} stroke-dasharray="0 ${short(wide * 1.8)}" d=${d}></path>
        <g transform="translate(${short(to.x)} ${short(to.y)})">
          ${[45, 135, 225, 315].map((angle) => svg`<path class="chalk-bracket" stroke-width=${short(wide)} transform="rotate(${angle})" d="M${short(r * 1.1)} ${short(-r * 0.34)}A${short(r * 1.15)} ${short(r * 1.15)} 0 0 1 ${short(r * 1.1)} ${short(r * 0.34)}"></path>`)}
          ${number(attack.step, r)}
        </g>
      `;
    })}
  </g>`;
}

/** @param {number} step @param {number} r */
function number(step, r) {
  const size = r * 0.4;
  return svg`<g class="chalk-number" transform="translate(${short(-r * 0.86)} ${short(-r * 0.86)})">
    <circle r=${short(size)}></circle><text font-size=${short(size * 1.25)} dy="0.35em">${step}</text>
  </g>`;
}
