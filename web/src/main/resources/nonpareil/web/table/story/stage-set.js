// What the end of a game is played in front of: drapes, swags, the place of the duel; a wreath for who has won, a crack
// for who has lost. It tells nothing that is not said, and is hidden from screen readers.

import { html, svg } from 'lit';
import { SWAG, swag, wing } from '../../board/drapery.js';
import { LAYERS, scene } from '../../board/scenes.js';

const WIDTH = 1440;
const HEIGHT = 500;

/** @param {string} board */
export function stageSet(board) {
  const place = scene(board, WIDTH, HEIGHT);
  return html`<div class="set" aria-hidden="true">
    <svg class="set-place" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" focusable="false">
      ${LAYERS.map((layer) => svg`<path class="set-${layer}" d=${place[layer]}></path>`)}
    </svg>
    ${wing('left', true)}${wing('right', true)}
    <svg class="set-swags" focusable="false">
      <defs>
        <pattern id="set-swag" width=${SWAG} height="90" patternUnits="userSpaceOnUse">
          <path class="set-cloth" d="M0 0Q${SWAG / 2} 156 ${SWAG} 0z" />
          <path d=${swag()} />
        </pattern>
      </defs>
      <rect width="100%" height="90" fill="url(#set-swag)" />
    </svg>
  </div>`;
}

/** Two twigs around a medallion, open at the top. */
export function wreath() {
  const leaves = [1, -1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = 180 - side * (22 + i * 15.5);
      return [0, 1].map(
        (row) =>
          svg`<path transform="rotate(${angle}) translate(0 ${-106 + row * 12}) rotate(${side * (row ? 62 : 118)})" d="M0 -3C5 -9 14 -9 20 -3C14 3 5 3 0 -3z"></path>`,
      );
    }),
  );
  return html`<svg class="wreath" viewBox="-126 -126 252 252" aria-hidden="true" focusable="false">
    <path class="wreath-twig" d="M-40 92A100 100 0 0 1 -66 -76M40 92A100 100 0 0 0 66 -76" />
    ${leaves}
  </svg>`;
}

/** A crack from the upper edge. */
export function crack() {
  return html`<svg class="crack" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <path d="M5 -40L-3 -27L8 -15L-4 -3L6 8L1 18" />
  </svg>`;
}
