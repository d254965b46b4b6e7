// The lines between the spaces, and the ways along them: secret passages, the last move, the paths of a draft.

import { nothing, svg } from 'lit';
import { leaps, linePath, polar, short, track, visible, wayPath } from './geometry.js';
import { markOf, markOfSeat } from './pieces.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Shown} Shown */

/** @param {Sheet} sheet */
export function lines({ places, unit }) {
  const core = Math.min(6.4, Math.max(3.2, 3 * unit));
  const casing = core * 2.5;
  const drawn = places.lines
    .map((line) => ({
      under: line.underpass,
      path: visible(line, places.lines, places.radius - 2, casing / 2 + core * 1.6)
        .map(([a, b]) => linePath(line, a, b))
        .join(''),
    }))
    .sort((a, b) => Number(b.under) - Number(a.under));
  return svg`
    <g class="lines" aria-hidden="true">
      ${drawn.map(
        ({ path }) => svg`
          <path class="casing" stroke-width=${short(casing)} d=${path}></path>
        `,
      )}
      ${drawn.map(
        ({ path }) => svg`
          <path class="core" stroke-width=${short(core)} d=${path}></path>
        `,
      )}
    </g>
  `;
}

/**
 * @param {Sheet} sheet
 * @param {Marks} marks
 * @param {Iterable<Shown>} shown
 * @param {string | null} space the one pointed at
 */
export function ways({ places, unit }, { lastMove, paths, eyes, pieces }, shown, space) {
  const wide = Math.max(6.5, 4.4 * unit);
  const last = lastMove?.path ?? [];
  const secret = passages(places, space);
  return svg`
    <g class="ways" aria-hidden="true">
      ${
        secret
          ? svg`
            <path
              class="passages"
              stroke-width=${short(wide * 0.36)}
              stroke-dasharray="${short(wide * 0.4)} ${short(wide * 0.9)}"
              d=${secret}
            ></path>
          `
          : nothing
      }
      ${
        last.length > 1
          ? svg`
            <path
              class="last-move"
              stroke-width=${short(wide * 0.62)}
              stroke-dasharray="0 ${short(wide * 1.5)}"
              d=${wayPath(places, last)}
            ></path>
          `
          : nothing
      }
      ${paths
        .filter((way) => way.length > 1)
        .map((way) => {
          const mover = [...shown].find(
            (one) => one.piece.kind !== 'token' && (one.space === way[0] || one.space === way[way.length - 1]),
          );
          const mark = mover ? markOf(mover.piece) : markOfSeat(pieces, eyes);
          const d = wayPath(places, way);
          const hidden = leaps(places, way)
            .map((line) => linePath(line))
            .join('');
          const tip = arrow(places, way, wide);
          return svg`
            <g class="way mark-${mark}">
              ${
                hidden
                  ? svg`
                    <path
                      class="way-leap"
                      stroke-width=${short(wide * 0.5)}
                      stroke-dasharray="${short(wide * 0.2)} ${short(wide * 1.1)}"
                      d=${hidden}
                    ></path>
                  `
                  : nothing
              }
              <path class="way-casing" stroke-width=${short(wide * 1.9)} d="${d}"></path>
              <path class="way-casing tip" stroke-width=${short(wide * 0.9)} d=${tip}></path>
              <path class="way-line" stroke-width=${short(wide)} d=${d}></path>
              <path class="way-tip" d=${tip}></path>
            </g>
          `;
        })}
    </g>
  `;
}

/**
 * From the keyhole of a space to all the others; nothing if it has none.
 *
 * @param {Layout} places
 * @param {string | null} space
 */
function passages(places, space) {
  const from = space ? places.spots.get(space) : null;
  if (!from?.passage) return '';
  const hole = (/** @type {Spot} */ spot) => {
    const p = polar(spot, places.radius * 0.99, spot.markerAngle ?? 0);
    return `${short(p.x)} ${short(p.y)}`;
  };
  return [...places.spots.values()]
    .filter((spot) => spot.passage && spot !== from)
    .map((spot) => `M${hole(from)}L${hole(spot)}`)
    .join('');
}

/**
 * The head of an arrow at the end of a way, just before its last space's middle.
 *
 * @param {Layout} places
 * @param {string[]} way
 * @param {number} wide
 */
function arrow(places, way, wide) {
  const line = track(places, way.slice(-2));
  const tip = line.at(1 - Math.min(0.4, (places.radius * 0.16) / (line.length || 1)));
  const back = line.at(1 - Math.min(0.7, (places.radius * 0.16 + wide * 2.6) / (line.length || 1)));
  const angle = (Math.atan2(tip.y - back.y, tip.x - back.x) * 180) / Math.PI;
  const left = polar(tip, wide * 2.9, angle + 180 - 32);
  const right = polar(tip, wide * 2.9, angle + 180 + 32);
  return `M${short(tip.x)} ${short(tip.y)}L${short(left.x)} ${short(left.y)}L${short(right.x)} ${short(right.y)}Z`;
}
