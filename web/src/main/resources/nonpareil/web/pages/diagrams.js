// Pictures to the rules: a corner of a battlefield with figures on it, drawn by the board itself.

import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import '../board/board.js';

/** @typedef {import('../board/types.js').Piece} Piece */

const ZONES = { sea: '#4a709c', sand: '#f1cf81', moss: '#7bab95' };

/** Where the spaces lie, and in which zones. @type {[id: string, x: number, y: number, ...zones: string[]][]} */
const SPACES = [
  ['s01', 10, 26, 'sea'],
  ['s02', 29, 16, 'sea'],
  ['s03', 24, 70, 'sea'],
  ['s04', 47, 42, 'sea', 'sand'],
  ['s05', 45, 84, 'moss'],
  ['s06', 67, 20, 'sand'],
  ['s07', 71, 66, 'sand', 'moss'],
  ['s08', 90, 36, 'sand'],
  ['s09', 91, 82, 'moss'],
];
const LINES = 's01-s02 s01-s03 s02-s04 s03-s04 s03-s05 s04-s06 s04-s07 s05-s07 s06-s08 s07-s08 s07-s09';
const NO_NAME = { en: '', de: '' };

/** @type {import('../board/geometry.js').Board} */
const CORNER = {
  id: 'corner',
  name: NO_NAME,
  aspect: 2,
  spaceRadius: 7.4,
  startSpaces: {},
  zones: Object.entries(ZONES).map(([id, color]) => ({ id, name: NO_NAME, color })),
  spaces: SPACES.map(([id, x, y, ...zones]) => ({ id, x, y, zones, passage: false })),
  edges: LINES.split(' ').map((line) => {
    const [a, b] = line.split('-');
    return { a, b };
  }),
};

/** @param {string} art @param {number} seat @param {string} space @param {'hero' | 'sidekick'} [kind] @returns {Piece} */
const stands = (art, seat, space, kind = 'hero') => ({ id: `${seat}.${art}`, kind, art, seat, space, label: '' });

/** @param {...string} spaces */
const set = (...spaces) => new Set(spaces);
const NONE = set();
/** @type {ReadonlyMap<string, number>} */
const NO_BOOST = new Map();

/**
 * What each picture shows, by the part of the rules it belongs to.
 *
 * @type {Record<string, Partial<import('../board/types.js').Marks> & {pieces: Piece[]}>}
 */
const PICTURES = {
  BRD: {
    pieces: [stands('medusa', 1, 's04')],
    reach: { now: set('s02', 's03', 's06', 's07'), boosted: NO_BOOST, range: NONE },
  },
  MAN: {
    pieces: [stands('medusa', 1, 's01'), stands('harpy', 1, 's02', 'sidekick'), stands('king-arthur', 2, 's03')],
    reach: { now: set('s04', 's06', 's07'), boosted: NO_BOOST, range: NONE },
    paths: [['s01', 's02', 's04', 's06']],
  },
  ATT: {
    pieces: [stands('medusa', 1, 's04'), stands('king-arthur', 2, 's08'), stands('merlin', 2, 's09', 'sidekick')],
    legalPieces: set('2.king-arthur'),
    unusable: set('2.merlin'),
  },
};

/** The picture to a part of the rules, if it has one. @param {string} part */
export function diagram(part) {
  const shown = PICTURES[part];
  if (!shown) return nothing;
  return html`<figure class="diagram">
    <div class="diagram-board" aria-hidden="true" inert>
      <np-board
        .board=${CORNER}
        .tools=${false}
        .turn=${'no'}
        .pieces=${shown.pieces}
        .reach=${shown.reach ?? null}
        .paths=${shown.paths ?? []}
        .legalPieces=${shown.legalPieces ?? NONE}
        .unusable=${shown.unusable ?? NONE}
      ></np-board>
    </div>
    <figcaption class="small">${t(`diagram.${part}`)}</figcaption>
  </figure>`;
}
