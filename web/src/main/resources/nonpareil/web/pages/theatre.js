// The engraved theatre behind the first page: curtains, valance, boards of the stage and footlights, all of it lines.

import { html, nothing, svg } from 'lit';
import { board, heroName } from '../app/catalog.js';
import { paletteOf } from '../board/palette.js';
import { silhouette } from '../board/silhouettes.js';

/** The height of a side curtain in its own units. */
const DROP = 464;

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

/** @param {'left' | 'right'} side */
function curtain(side) {
  return html`<svg class="wing wing-${side}" viewBox="0 0 240 ${DROP}" aria-hidden="true" focusable="false">
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
function swag() {
  const width = 172;
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

/** The boards of the stage, running to a point far behind it. */
function planks() {
  let lines = '';
  for (let i = -22; i <= 22; i++) lines += `M${r(600 + i * 34)} 0L${r(600 + i * 78)} 90`;
  for (let k = 0; k < 6; k++) lines += `M0 ${r(3 + k * k * 3.2)}H1200`;
  return lines;
}

/** A shell with its light, as they stand in a row along the edge. */
function shell() {
  let lines = 'M53 60a22 22 0 0 1 44 0';
  for (let k = -3; k <= 3; k++) lines += `M75 60L${r(75 + Math.sin(k * 0.42) * 22)} ${r(60 - Math.cos(k * 0.42) * 22)}`;
  return lines;
}

function rays() {
  let lines = '';
  for (let k = -4; k <= 4; k++) {
    const a = k * 0.3;
    const far = 46 + (k % 2 ? 10 : 0);
    lines += `M${r(75 + Math.sin(a) * 30)} ${r(60 - Math.cos(a) * 30)}L${r(75 + Math.sin(a) * far)} ${r(60 - Math.cos(a) * far)}`;
  }
  return lines;
}

/** The painted cloth at the back: a battlefield as a faint net of lines and discs. */
function cloth() {
  const b = board('sarpedon');
  if (!b) return nothing;
  const width = 1000;
  const height = r(width / b.aspect);
  const at = new Map(b.spaces.map((s) => [s.id, [r((s.x / 100) * width), r((s.y / 100) * height)]]));
  let lines = '';
  for (const edge of /** @type {any[]} */ (b.edges)) {
    const from = at.get(edge.a);
    const to = at.get(edge.b);
    if (from && to) lines += `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }
  return html`<svg
    class="cloth"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${lines} />
    ${[...at.values()].map(
      ([x, y]) => svg`
        <circle cx=${x} cy=${y} r="26" />
      `,
    )}
  </svg>`;
}

/** The whole scene; it tells nothing and is hidden from screen readers. */
export function theatre() {
  return html`<div class="theatre" aria-hidden="true">
    ${cloth()}
    <svg class="floor" viewBox="0 0 1200 90" preserveAspectRatio="none" focusable="false">
      <path d=${planks()} vector-effect="non-scaling-stroke" />
    </svg>
    ${curtain('left')}${curtain('right')}
    <svg class="swags" focusable="false">
      <defs>
        <pattern id="swag" width="172" height="90" patternUnits="userSpaceOnUse"><path d=${swag()} /></pattern>
      </defs>
      <rect width="100%" height="90" fill="url(#swag)" />
    </svg>
    <svg class="lights" focusable="false">
      <defs>
        <pattern id="shell" width="150" height="60" patternUnits="userSpaceOnUse">
          <path class="rays" d=${rays()} />
          <path class="shells" d=${shell()} />
        </pattern>
      </defs>
      <rect width="100%" height="60" fill="url(#shell)" />
    </svg>
  </div>`;
}

/** A duellist's portrait: the figure on a disc within an engraved rosette, with its name on a ribbon.
 * @param {string} hero @param {number} seat whose colour is around it */
export function portrait(hero, seat) {
  const turns = 30;
  return html`<svg
    class="portrait seat-${seat} ${paletteOf(hero)}"
    viewBox="0 0 240 268"
    aria-hidden="true"
    focusable="false"
  >
    <g class="rosette">
      ${Array.from(
        { length: turns },
        (_, i) => svg`
          <ellipse cx="120" cy="120" rx="116" ry="94" transform="rotate(${(i * 180) / turns} 120 120)" />
        `,
      )}
    </g>
    <circle class="portrait-rim" cx="120" cy="120" r="94" />
    <circle class="portrait-disc" cx="120" cy="120" r="86" />
    <circle class="portrait-ring" cx="120" cy="120" r="83" />
    <g class="portrait-figure" transform="translate(42 42) scale(1.56)">${silhouette(hero)}</g>
    <path class="ribbon-back" d="M22 214l-14 34 34-2zM218 214l14 34-34-2z" />
    <path class="ribbon" d="M22 206q98 30 196 0v36q-98 30-196 0z" />
    <path id="ribbon-${seat}" class="ribbon-line" d="M26 234q94 27 188 0" />
    <text class="ribbon-name" font-size=${Math.min(23, 260 / heroName(hero).length)}>
      <textPath href="#ribbon-${seat}" startOffset="50%" text-anchor="middle">${heroName(hero)}</textPath>
    </text>
  </svg>`;
}
