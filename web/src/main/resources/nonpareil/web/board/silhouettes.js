// The figures as one-colour silhouettes in a square of 100 by 100, made to sit in a coin of that size.
//
//   html`<svg viewBox="0 0 100 100">${silhouette('medusa')}</svg>`
//
// What is solid takes the text colour (currentColor); what is cut out shows --cut, the ground behind the figure (see
// style/board.css).

import { svg } from 'lit';
import alice from './art/alice.js';
import dracula from './art/dracula.js';
import genie from './art/genie.js';
import houdini from './art/houdini.js';
import invisibleMan from './art/invisible-man.js';
import jekyllAndHyde from './art/jekyll-and-hyde.js';
import kingArthur from './art/king-arthur.js';
import medusa from './art/medusa.js';
import sherlockHolmes from './art/sherlock-holmes.js';
import sinbad from './art/sinbad.js';

/**
 * A part of a silhouette, painted over the ones before: a shape that is solid (`ink`) or cut out (`cut`), or a solid or
 * cut-out line of some width.
 * @typedef {[kind: 'ink' | 'cut' | 'line' | 'groove', path: string, width?: number]} Layer */

/** What there is for each hero: the hero, its forms, its sidekicks and tokens. */
const HEROES = {
  alice,
  dracula,
  genie,
  houdini,
  'invisible-man': invisibleMan,
  'jekyll-and-hyde': jekyllAndHyde,
  'king-arthur': kingArthur,
  medusa,
  'sherlock-holmes': sherlockHolmes,
  sinbad,
};

/** @type {Record<string, Layer[]>} */
const ART = Object.assign({}, ...Object.values(HEROES));

/** @type {Map<string, string>} */
const OWNERS = new Map(Object.entries(HEROES).flatMap(([hero, art]) => Object.keys(art).map((name) => [name, hero])));

/** Whose fighter or token a silhouette is; of what we have not drawn, its own. @param {string} art */
export function ownerOf(art) {
  return OWNERS.get(art) ?? art;
}

/** A mask on a stand, for anybody we have not drawn yet. @type {Layer[]} */
const UNKNOWN = [
  ['ink', 'M22 24C40 18 60 18 78 24C80 52 72 74 50 86C28 74 20 52 22 24Z'],
  [
    'cut',
    'M30 40C36 35 42 36 46 42C41 47 34 46 30 40ZM70 40C64 35 58 36 54 42C59 47 66 46 70 40ZM36 60C45 66 55 66 64 60C58 72 42 72 36 60Z',
  ],
];

/** Which silhouette a fighter has: Jekyll & Hyde by the form of the moment.
 * @param {string} art a fighter's or token's name without seat and number
 * @param {string | null} [trait] */
export function artOf(art, trait) {
  if (art === 'jekyll-and-hyde') return trait === 'hyde' ? 'hyde' : 'jekyll';
  return art;
}

/** @param {Layer} layer */
function drawn([kind, path, width]) {
  switch (kind) {
    case 'ink':
      return svg`<path fill="currentColor" d=${path}></path>`;
    case 'cut':
      return svg`<path class="art-cut" d=${path}></path>`;
    case 'line':
      return svg`<path class="art-line" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width=${width ?? 1} d=${path}></path>`;
    case 'groove':
      return svg`<path class="art-groove" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width=${width ?? 1} d=${path}></path>`;
  }
}

/** The parts of a silhouette for an <svg> (or <g>) with a view box of 100 by 100.
 * @param {string} art
 * @param {string | null} [trait] */
export function silhouette(art, trait) {
  const name = artOf(art, trait);
  return svg`<g class="art" aria-hidden="true">${(ART[name] ?? UNKNOWN).map(drawn)}</g>`;
}
