// Cloth, engraved: the side curtains and the swags of a theatre, on the first page and at the end of a game.

import { html, nothing } from 'lit';

/** The height of a side curtain in its own units. */
const DROP = 464;
/** The width of a swag. */
export const SWAG = 172;

/** @param {number} n */
const r = (n) => Math.round(n * 10) / 10;

/** One side curtain: folds that hang from the top, are gathered by a cord and spread again below. */
function folds() {
  let lines = '';
  const count = 26;
  for (let i = 0; i <= count; i++) {
    const f = i / count;
    const top = f * 235;
    const waist = 4 + f * 92 + Math.sin(f * 9) * 3;
    const foot = f * 150 + Math.sin(f * 14) * 5;
    lines += `M${r(top)} 0C${r(top - 6)} 120 ${r(waist + 70 * f * f)} 200 ${r(waist)} 268C${r(waist + 4)} 320 ${r(foot + 10)} 380 ${r(foot)} ${DROP}`;
  }
  return lines;
}

/** Shading: short strokes in the hollows of the folds. */
function shade() {
  let strokes = '';
  for (let i = 0; i < 9; i++) {
    const f = (i + 0.5) / 9;
    for (let y = 20; y < 240; y += 9) {
      const x = f * 235 * (1 - (y / 268) ** 2.2) + (4 + f * 92) * (y / 268) ** 2.2;
      strokes += `M${r(x - 3)} ${y}l${r(5 + 3 * Math.sin(i + y))} 3`;
    }
    for (let y = 290; y < DROP - 14; y += 9) {
      const g = (y - 268) / (DROP - 268);
      const x = (4 + f * 92) * (1 - g) + f * 150 * g;
      strokes += `M${r(x - 2)} ${y}l${r(4 + 2 * Math.sin(i * 2 + y))} 3`;
    }
  }
  return strokes;
}

/** @param {'left' | 'right'} side @param {boolean} [stretched] as high and wide as it is asked to be */
export function wing(side, stretched = false) {
  return html`<svg
    class="wing wing-${side}"
    viewBox="0 0 240 ${DROP}"
    preserveAspectRatio=${stretched ? 'none' : nothing}
    aria-hidden="true"
    focusable="false"
  >
    <g transform=${side === 'right' ? 'translate(240 0) scale(-1 1)' : ''}>
      <path class="wing-body" d="M0 0H235C229 120 166 200 96 268C100 320 160 380 150 ${DROP}H0z" />
      <path d=${folds()} />
      <path class="faint" d=${shade()} />
      <path
        class="cord"
        d="M0 262c34 14 70 14 99 2M0 272c34 14 70 14 99 2M99 264c8 4 10 14 4 22l8 40M103 286l-6 40M103 286l1 40"
      />
    </g>
  </svg>`;
}

/** One swag of the valance, a fan of hanging lines, with the tassels at its ends. */
export function swag() {
  const width = SWAG;
  let lines = '';
  for (let i = 0; i <= 8; i++)
    lines += `M${r((8 - i) * 3.2)} 0Q${width / 2} ${r((16 + i * 8.5) * 1.75)} ${r(width - (8 - i) * 3.2)} 0`;
  lines += `M4 0Q${width / 2} 156 ${width - 4} 0`;
  for (const x of [0, width]) {
    lines += `M${x} 0v44M${x - 5} 44h10l3 22h-16z`;
    for (let k = -2; k <= 2; k++) lines += `M${r(x + k * 2.6)} 46l${r(k * 0.8)} 20`;
  }
  return lines;
}
