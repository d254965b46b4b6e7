// The show in its place: over the board, and on a phone its cards where the hand is.

import { html } from 'lit';
import './show-view.js';

/**
 * @param {import('./board-page.js').BoardPage} page
 * @param {object} what
 * @param {import('./scene.js').Scene} what.scene
 * @param {import('../parts/names.js').Names} what.names
 * @param {readonly import('./position.js').BoardPiece[]} what.pieces
 * @param {'all' | 'light' | 'cards'} what.half
 * @param {boolean} [what.quiet] only the line between those who fight
 */
export function showArea(page, { scene, names, pieces, half, quiet = false }) {
  return html`<np-show
    .scene=${scene}
    .names=${names}
    .pieces=${pieces}
    .where=${(/** @type {string} */ space) => page.boardElement?.placeOf(space) ?? null}
    .beat=${page.beat}
    half=${half}
    ?quiet=${quiet}
  ></np-show>`;
}
