// What lies under everything else: the patterns of the zones, and the ground with its scene and frame.

import { nothing, svg } from 'lit';
import { short } from './geometry.js';
import { MARGIN } from './lens.js';
import { LAYERS, scene } from './scenes.js';
import { isDark, pattern, tone } from './zones.js';

/** @typedef {import('./types.js').Sheet} Sheet */

/** @param {Sheet} sheet */
export function defs({ uid, board, places, margin, unit, strong }) {
  const size = Math.min(2, Math.max(1, 0.62 * unit)) * (strong ? 1.25 : 1);
  return svg`
    <defs>
      <radialGradient id="${uid}-glow" cx="50%" cy="46%" r="70%">
        <stop class="glow-in" offset="0"></stop>
        <stop class="glow-out" offset="1"></stop>
      </radialGradient>
      <clipPath id="${uid}-plate">
        <rect
          x=${14 - margin}
          y=${14 - margin}
          width=${short(places.width + 2 * margin - 28)}
          height=${short(places.height + 2 * margin - 28)}
          rx="10"
        ></rect>
      </clipPath>
      ${board.zones.map((zone) => {
        const { lines, dots } = pattern(board, zone.id);
        const dark = isDark(tone(board, zone.id)) ? 'on-dark' : 'on-light';
        return svg`
          <pattern
            id="${uid}-${zone.id}"
            class="zone-pattern ${dark}"
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(${short(size)})"
          >
            ${
              lines
                ? svg`
                  <path class="lines" fill="none" d=${lines}></path>
                `
                : nothing
            }${
              dots
                ? svg`
                  <path class="dots" d=${dots}></path>
                `
                : nothing
            }
          </pattern>
        `;
      })}
    </defs>
  `;
}

/**
 * A frame with hollowed corners, as on an engraved plate.
 *
 * @param {Sheet} sheet
 * @param {number} inset
 * @param {number} c radius of the corners
 */
function frame({ places: { width, height }, margin }, inset, c) {
  const x1 = -margin + inset;
  const y1 = -margin + inset;
  const x2 = width + margin - inset;
  const y2 = height + margin - inset;
  return `M${short(x1 + c)} ${short(y1)}H${short(x2 - c)}A${c} ${c} 0 0 0 ${short(x2)} ${short(y1 + c)}V${short(y2 - c)}A${c} ${c} 0 0 0 ${short(x2 - c)} ${short(y2)}H${short(x1 + c)}A${c} ${c} 0 0 0 ${short(x1)} ${short(y2 - c)}V${short(y1 + c)}A${c} ${c} 0 0 0 ${short(x1 + c)} ${short(y1)}Z`;
}

/** @param {Sheet} sheet */
export function ground(sheet) {
  const { uid, board, margin: m } = sheet;
  const { width, height } = sheet.places;
  const place = scene(board.id, width, height);
  const wide = m === MARGIN;
  return svg`
    <g class="ground" aria-hidden="true">
      <rect class="table" x=${-m} y=${-m} width=${short(width + 2 * m)} height=${short(height + 2 * m)} rx="14"></rect>
      <rect
        x=${-m}
        y=${-m}
        width=${short(width + 2 * m)}
        height=${short(height + 2 * m)}
        rx="14"
        fill="url(#${uid}-glow)"
      ></rect>
      <g clip-path="url(#${uid}-plate)">
        ${LAYERS.map(
          (layer) => svg`
            <path class="scene scene-${layer}" d=${place[layer]}></path>
          `,
        )}
      </g>
      <path class="frame outer" d=${frame(sheet, wide ? 7 : 4, 16)}></path>
      ${
        wide
          ? svg`
            <path class="frame inner" d=${frame(sheet, 12, 14)}></path>
          `
          : nothing
      }
    </g>
  `;
}
