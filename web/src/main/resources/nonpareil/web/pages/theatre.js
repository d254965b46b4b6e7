// The engraved theatre behind the first page: curtains, valance, boards of the stage and footlights, all of it lines.

import { html, nothing, svg } from 'lit';
import { board, heroName } from '../app/catalog.js';
import { swag, SWAG, wing } from '../board/drapery.js';
import { paletteOf } from '../board/palette.js';
import { silhouette } from '../board/silhouettes.js';

/** @param {number} n */
const r = (n) => Math.round(n * 10) / 10;

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
    ${wing('left')}${wing('right')}
    <svg class="swags" focusable="false">
      <defs>
        <pattern id="swag" width=${SWAG} height="90" patternUnits="userSpaceOnUse"><path d=${swag()} /></pattern>
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
