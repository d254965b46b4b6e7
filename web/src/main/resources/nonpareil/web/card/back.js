// The back of a card: the hero's ground, a weave of lines of its own in the hero's metal, and the hero in a medallion.

import { html, svg } from 'lit';
import { byName, paletteOf } from '../board/palette.js';
import { silhouette } from '../board/silhouettes.js';

/**
 * A tile's lines from its upper left corner, how large it is, and whether every second row is shifted by half of it.
 * @typedef {{w: number, h: number, d: string, brick?: boolean}} Weave
 */

/** @type {Record<string, Weave>} */
const WEAVES = {
  // Lozenges with crosses, scales, a chequered floor, waves, links of a chain, stars, tweed, pointed arches, bubbles,
  // cracks, bandages.
  'king-arthur': { w: 14, h: 14, d: 'm7 0l7 7l-7 7l-7-7zm0 4v6m-3-3h6' },
  medusa: { w: 12, h: 7, d: 'm0 0c0 8 12 8 12 0m-9 1c0 4 6 4 6 0', brick: true },
  alice: {
    w: 12,
    h: 12,
    d: 'm0 0h12v12h-12zm6 3.500c-2-3-5-.5-3.500 2c1 1.500 2 2.500 3.500 3.500c1.500-1 2.500-2 3.500-3.500c1.500-2.500-1.500-5-3.500-2z',
  },
  sinbad: { w: 16, h: 7, d: 'm0 4q4-5 8 0t8 0m-16 2.500q4-5 8 0t8 0', brick: true },
  houdini: { w: 14, h: 8, d: 'm2 1h6a3 3 0 0 1 0 6h-6a3 3 0 0 1 0-6zm8 3h4', brick: true },
  genie: {
    w: 14,
    h: 14,
    d: 'm7 1l1.500 4.500l4.500 1.500l-4.500 1.500l-1.500 4.500l-1.500-4.500l-4.500-1.500l4.500-1.500z',
    brick: true,
  },
  'sherlock-holmes': { w: 12, h: 12, d: 'm0 0v12m2 -12v12m2-12v12m-4-12h12m-12 2h12m-12 2h12' },
  dracula: { w: 12, h: 16, d: 'm0 16v-7c0-4 4-6 6-9c2 3 6 5 6 9v7m-9 0v-6c0-3 2-4 3-6c1 2 3 3 3 6v6' },
  'jekyll-and-hyde': {
    w: 14,
    h: 12,
    d: 'm4 3a3 3 0 1 0 .1 0m7 3a1.600 1.600 0 1 0 .1 0m-1-5a1 1 0 1 0 .1 0',
    brick: true,
  },
  hyde: { w: 16, h: 14, d: 'm0 2l5 4l-2 5l6 3m-4-8l6-2l5 4m-5-4l1-4m-3 10l5-2', brick: true },
  'invisible-man': { w: 22, h: 7, d: 'm0 0l22 3m-22 0l22 3m-14-5.500l-2 3.500', brick: true },
};

/** For home-made heroes: one of these by the name. @type {Weave[]} */
const GUESTS = [
  { w: 12, h: 12, d: 'm0 12l6-12l6 12m-9-6h6' },
  { w: 12, h: 10, d: 'm0 0l6 5l6-5m-12 5l6 5l6-5' },
  { w: 12, h: 12, d: 'm6 1a5 5 0 1 0 .1 0m-.1 3a2 2 0 1 0 .1 0', brick: true },
  { w: 10, h: 10, d: 'm0 5h4m2 0h4m-5-5v4m0 2v4' },
  { w: 16, h: 12, d: 'm8 1l4 3v4l-4 3l-4-3v-4zm4 5h4m-16 0h4' },
];

const WIDTH = 100;
const HEIGHT = 140;

/** @type {Map<string, string>} */
const woven = new Map();

/** One path for all tiles. @param {string} name @param {Weave} weave */
function cloth(name, { w, h, d, brick }) {
  const known = woven.get(name);
  if (known) return known;
  let path = '';
  for (let row = 0; row * h < HEIGHT; row++)
    for (let x = brick && row % 2 ? -w / 2 : 0; x < WIDTH; x += w) path += `M${x} ${row * h}${d}`;
  woven.set(name, path);
  return path;
}

/**
 * @param {string | null} hero
 * @param {string | null} trait
 * @param {string} label
 */
export function cardBack(hero, trait, label) {
  const palette = paletteOf(hero, trait);
  const name = hero === 'jekyll-and-hyde' && trait === 'hyde' ? 'hyde' : (hero ?? '');
  const weave = WEAVES[name] ?? GUESTS[byName(name, GUESTS.length)];
  return html`<div class="card card-back ${palette}" role="img" aria-label=${label}>
    <svg
      class="card-back-art"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="card-weave" d=${cloth(name, weave)}></path>
      <rect class="card-back-edge" x="5" y="5" width="90" height="130" rx="5"></rect>
      ${hero
        ? svg`<circle class="card-back-ground" cx="50" cy="70" r="36"></circle>
              <circle class="card-back-ring" cx="50" cy="70" r="33"></circle>
              <g class="card-back-hero" transform="translate(21 41) scale(0.58)">${silhouette(hero, trait)}</g>`
        : svg`<circle class="card-back-ring" cx="50" cy="70" r="18"></circle>`}
    </svg>
  </div>`;
}
