// Keys on the board: from space to space along the lines, from figure to figure, to what can be picked; closer, farther
// and about.

import { arrows } from './arrows.js';
import { standing } from './pieces.js';
import { hitOf } from './pointing.js';

/** @typedef {import('./arrows.js').Direction} Direction */
/** @typedef {import('./board.js').NpBoard} NpBoard */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./pointing.js').Pointing} Pointing */
/** @typedef {import('./types.js').Marks} Marks */

/**
 * How far Shift and an arrow move the drawing, in pixels: against the arrow.
 *
 * @type {Record<Direction, [number, number]>}
 */
const SHIFTS = { left: [60, 0], right: [-60, 0], up: [0, 60], down: [0, -60] };

/** What comes before or after one of a list, around its ends.
 * @template T @param {T[]} all @param {number} at @param {1 | -1} step @returns {T | undefined} */
function beside(all, at, step) {
  return all[(at + step + all.length) % all.length];
}

/** The next space or figure that can be picked: first the spaces, then the figures.
 * @param {Layout} places @param {Marks} marks @param {string | undefined} from @param {1 | -1} step */
function nextLegal(places, { pieces, legalSpaces, legalPieces }, from, step) {
  const all = [
    ...[...places.spots.keys()].filter((id) => legalSpaces.has(id)).map((id) => ({ id, isSpace: true })),
    ...standing(pieces)
      .filter(({ id }) => legalPieces.has(id))
      .map(({ id }) => ({ id, isSpace: false })),
  ];
  const at = all.findIndex(({ id }) => id === from);
  return beside(all, at < 0 && step < 0 ? 0 : at, step);
}

/** @param {KeyboardEvent} event @param {NpBoard} board @param {Lens} lens @param {Pointing} pointing */
export function pressed(event, board, lens, pointing) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const hit = hitOf(event);
  const { places } = lens;
  if (!hit || !places) return;
  const { key } = event;
  const { space, piece } = hit.dataset;
  const direction = /** @type {Direction | null} */ (key.startsWith('Arrow') ? key.slice(5).toLowerCase() : null);
  if (direction && event.shiftKey) {
    lens.shift(...SHIFTS[direction]);
  } else if (direction && space) {
    const next = arrows(places, space)[direction];
    if (next) pointing.focusSpace(next);
  } else if (direction) {
    const all = standing(board.pieces);
    const next = beside(
      all,
      all.findIndex(({ id }) => id === piece),
      direction === 'right' || direction === 'down' ? 1 : -1,
    );
    if (next) pointing.focusPiece(next.id);
  } else if (key === 'Enter' || key === ' ') {
    pointing.pickElement(hit, key === ' ');
  } else if (key === 'PageDown' || key === 'PageUp') {
    const next = nextLegal(places, board, space ?? piece, key === 'PageDown' ? 1 : -1);
    if (next?.isSpace) pointing.focusSpace(next.id);
    else if (next) pointing.focusPiece(next.id);
  } else if (key === 'Home' || key === 'End') {
    const all = [...places.spots.keys()];
    pointing.focusSpace(key === 'Home' ? all[0] : all[all.length - 1]);
  } else if (key === '+' || key === '=') {
    board.zoom(1.4);
    pointing.reveal(hit);
  } else if (key === '-') {
    board.zoom(1 / 1.4);
  } else if (key === '0') {
    lens.showAll();
  } else {
    return;
  }
  event.preventDefault();
}
