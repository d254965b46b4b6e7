// The spaces: discs in the tones of their zones, what is marked on them, and what of them steps back or is lit.

import { nothing, svg } from 'lit';
import { polar, sectorPath, sectors, short } from './geometry.js';
import { spaceNumber } from './label.js';
import { tone } from './zones.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Sheet} Sheet */

/** @param {Sheet} sheet */
export function discs({ uid, board, places, unit, labels, thumbnail }) {
  const r = places.radius;
  return svg`
    <g class="discs" aria-hidden="true">
      ${[...places.spots.values()].map((spot) => {
        const parts = sectors(spot);
        return svg`
          <g data-disc=${spot.id} class="disc">
            <circle class="disc-shadow" cx=${short(spot.x)} cy=${short(spot.y + 4)} r=${short(r)}></circle>
            <g class="disc-body">
              <circle class="disc-rim" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(r)}></circle>
              ${parts.map(
                ({ zone, from, to }) => svg`
                  <path class="sector" fill=${tone(board, zone)} d=${sectorPath(spot, r - 2.4, from, to)}></path>
                `,
              )}
              ${
                thumbnail
                  ? nothing
                  : parts.map(
                      ({ zone, from, to }) => svg`
                      <path
                        class="sector-pattern"
                        fill="url(#${uid}-${zone})"
                        d=${sectorPath(spot, r - 2.4, from, to)}
                      ></path>
                    `,
                    )
              }
              ${parts.length > 1 ? parts.map(({ from }) => seam(spot, polar(spot, r - 1, from))) : nothing}
              ${
                labels && !thumbnail
                  ? svg`
                    <text
                      class="space-number"
                      x=${short(spot.x)}
                      y=${short(spot.y + r * 0.78)}
                      font-size=${short(Math.max(12, 9 * unit))}
                    >
                      ${spaceNumber(spot.id)}
                    </text>
                  `
                  : nothing
              }
            </g>
          </g>
        `;
      })}
    </g>
  `;
}

/** The line between two zones of a space. @param {Point} from @param {Point} to */
function seam(from, to) {
  return svg`
    <path class="seam" d="M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}"></path>
  `;
}

/** Start numbers and keyholes. @param {Sheet} sheet */
export function markers({ places, unit }) {
  const size = unit > 2.2 ? 17 : 14.5;
  return svg`
    <g class="markers" aria-hidden="true">
      ${[...places.spots.values()].map((spot) => {
        if (spot.markerAngle === null) return nothing;
        const at = polar(spot, places.radius * 0.99, spot.markerAngle);
        if (spot.start)
          return svg`
            <g class="marker start" transform="translate(${short(at.x)} ${short(at.y)})">
              <circle r=${size}></circle>
              <text dy="0.34em" font-size=${short(size * 1.3)}>${spot.start}</text>
            </g>
          `;
        if (!spot.passage) return nothing;
        return svg`
          <g class="marker passage" transform="translate(${short(at.x)} ${short(at.y)}) scale(${short(size / 14)})">
            <circle r="14"></circle>
            <path d="M0 -8.500A4.600 4.600 0 0 1 2.300 0.100L4 8H-4L-2.300 0.100A4.600 4.600 0 0 1 0 -8.500Z"></path>
          </g>
        `;
      })}
    </g>
  `;
}

/** The zones that are pointed at. @param {Sheet} sheet @param {string[]} zones */
export function lights({ board, places }, zones) {
  const lit = new Set(zones);
  return svg`
    <g class="lights ${lit.size ? 'on' : ''}" aria-hidden="true">
      ${
        lit.size === 0
          ? nothing
          : [...places.spots.values()].flatMap((spot) =>
              sectors(spot)
                .filter(({ zone }) => lit.has(zone))
                .map(
                  ({ zone, from, to }) => svg`
                  <path
                    class="light"
                    fill=${tone(board, zone)}
                    d=${sectorPath(spot, places.radius - 1.5, from, to)}
                  ></path>
                `,
                ),
            )
      }
    </g>
  `;
}

/** While spaces are asked for, the others step back. @param {Sheet} sheet @param {Marks} marks */
export function faints({ places }, { legalSpaces, chosenSpaces }) {
  const all = legalSpaces.size ? [...places.spots.values()] : [];
  return svg`
    <g class="faints" aria-hidden="true">
      ${all
        .filter((spot) => !legalSpaces.has(spot.id) && !chosenSpaces.has(spot.id))
        .map(
          (spot) => svg`
            <circle class="faint" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(places.radius + 0.5)}></circle>
          `,
        )}
    </g>
  `;
}

/**
 * Rings and dots on the spaces: what can be picked, is picked, is pointed out, can be reached.
 *
 * @param {Sheet} sheet
 * @param {Marks} marks
 */
export function rings({ places, unit }, { legalSpaces, chosenSpaces, pointedSpaces, reach }) {
  const r = places.radius;
  const ring = Math.max(4, 2.6 * unit);
  const dot = Math.max(8.5, 4 * unit);
  return svg`
    <g class="marks" aria-hidden="true">
      ${[...places.spots.values()].map((spot) => {
        const legal = legalSpaces.has(spot.id);
        const chosen = chosenSpaces.has(spot.id);
        const pointed = pointedSpaces.has(spot.id);
        const now = reach?.now.has(spot.id) ?? false;
        const boost = now ? undefined : reach?.boosted.get(spot.id);
        const range = reach?.range.has(spot.id) ?? false;
        if (!legal && !chosen && !pointed && !now && boost === undefined && !range) return nothing;
        const at = `translate(${short(spot.x)} ${short(spot.y)})`;
        return svg`
          <g transform=${at}>
            ${
              range
                ? svg`
                  <path class="range casing" stroke-width=${short(2.2 * unit + 3)} d=${ticks(r)}></path>
                  <path class="range" stroke-width=${short(Math.max(2.4, 1.9 * unit))} d=${ticks(r)}></path>
                `
                : nothing
            }
            ${
              legal && !chosen
                ? svg`
                  <g class="legal">
                    <circle class="ring under" r=${short(r + ring * 0.6)} stroke-width=${short(ring * 1.9)}></circle>
                    <circle class="ring" r=${short(r + ring * 0.6)} stroke-width=${short(ring)}></circle>
                  </g>
                `
                : nothing
            }
            ${
              chosen
                ? svg`
                  <circle class="ring chosen-under" r=${short(r + ring * 0.5)} stroke-width=${short(ring * 3)}></circle>
                  <circle class="ring chosen" r=${short(r + ring * 0.5)} stroke-width=${short(ring * 2.1)}></circle>
                `
                : nothing
            }
            ${
              pointed
                ? svg`
                  <circle class="ring pointed" r=${short(r + ring * 2.4)} stroke-width=${short(ring * 0.8)}></circle>
                  <circle
                    class="ring pointed second"
                    r=${short(r + ring * 4.2)}
                    stroke-width=${short(ring * 0.5)}
                  ></circle>
                `
                : nothing
            }
            ${
              now
                ? svg`
                  <circle class="reach now" r=${short(dot)} stroke-width=${short(dot * 0.3)}></circle>
                `
                : nothing
            }
            ${
              boost === undefined
                ? nothing
                : svg`
                  <g class="reach boosted">
                    <circle r=${short(dot * 1.7)} stroke-width=${short(dot * 0.26)}></circle>
                    <text dy="0.35em" font-size=${short(dot * 1.7)}>+${boost}</text>
                  </g>
                `
            }
          </g>
        `;
      })}
    </g>
  `;
}

/** Four marks on the rim, like a sight. @param {number} r */
function ticks(r) {
  return [45, 135, 225, 315]
    .map((angle) => {
      const a = polar({ x: 0, y: 0 }, r * 0.76, angle);
      const b = polar({ x: 0, y: 0 }, r * 1.06, angle);
      return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
    })
    .join('');
}
