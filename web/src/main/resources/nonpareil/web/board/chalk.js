// Chalk on the board, as a director marks a stage: where a hint would have somebody go, and whom to attack from there.
// Always dashed, never gold: it is advice, and nothing that could be pressed.

import { nothing, svg } from 'lit';
import { basePath } from './figure.js';
import { short, wayPath } from './geometry.js';
import { silhouette } from './silhouettes.js';

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
        ${end ? svg`<g transform="translate(${short(end.x)} ${short(end.y)})"><path class="chalk-ghost" stroke-width=${short(wide * 0.6)} d=${basePath(move.mark, r * 0.82)}></path>${emblem(move, r)}${number(move.step, r)}</g>` : nothing}
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

/** The step of the plan. @param {number} step @param {number} r */
function number(step, r) {
  return chip(`${step}`, r * 0.4, -r * 0.86, -r * 0.86, 'chalk-number');
}

/** @param {string} text @param {number} size @param {number} x @param {number} y @param {string} name */
function chip(text, size, x, y, name) {
  return svg`<g class=${name} transform="translate(${short(x)} ${short(y)})">
    <circle r=${short(size)}></circle><text font-size=${short(size * 1.25)} dy="0.35em">${text}</text>
  </g>`;
}

/**
 * Who goes there, as drawn in its coin, with its number where there are several.
 *
 * @param {Chalk['moves'][number]} move
 * @param {number} r
 */
function emblem(move, r) {
  const size = (r * 0.6) / 50;
  return svg`<g class="chalk-art" transform="translate(${short(-50 * size)} ${short(-50 * size)}) scale(${Math.round(size * 1000) / 1000})">
      ${silhouette(move.art, move.trait)}
    </g>
    ${move.number === null ? nothing : chip(`${move.number}`, r * 0.3, r * 0.62, -r * 0.62, 'chalk-who')}`;
}
