// How the board is said: for screen readers, and wherever a space needs a name.

import { listed, local, speak, t } from '../app/i18n.js';

await speak('board');

/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./types.js').Piece} Piece */

/** The number of a space: what its name ends with. @param {string} id */
export function spaceNumber(id) {
  return id.replace(/^\D*0*(?=\d)/, '');
}

/** "Space 12". @param {string} id */
export function spaceName(id) {
  return t('board.space', { n: spaceNumber(id) });
}

/** "Medusa, yours, health 12 of 16, 2 poison". @param {Piece} piece @param {number} [eyes] whose eyes look */
export function pieceName(piece, eyes) {
  const parts = [piece.label];
  if (eyes && piece.seat === eyes) parts.push(t('board.yours'));
  else if (piece.owner) parts.push(piece.owner);
  if (piece.health !== null && piece.health !== undefined)
    parts.push(t('board.health', { n: piece.health, most: piece.maxHealth ?? piece.health }));
  for (const tag of piece.tags ?? []) parts.push(tag.text);
  return parts.join(', ');
}

/** "the green zone", "the zones green and blue". @param {Board} board @param {string[]} ids */
export function zoneNames(board, ids) {
  const names = ids.map((id) => {
    const zone = board.zones.find((one) => one.id === id);
    return zone ? local(zone.name) : id;
  });
  return t(names.length === 1 ? 'board.zone' : 'board.zones', { zones: listed(names) });
}

/** Everything about a space in one sentence.
 * @param {Board} board
 * @param {Layout} places
 * @param {string} id
 * @param {{
 *   eyes: number, pieces: Piece[], legal: boolean, chosen: boolean, pointed?: boolean,
 *   reach: number | null, range: boolean
 * }} state */
export function spaceLabel(board, places, id, state) {
  const spot = places.spots.get(id);
  if (!spot) return spaceName(id);
  const parts = [spaceName(id), zoneNames(board, spot.zones)];
  for (const piece of state.pieces) parts.push(pieceName(piece, state.eyes));
  if (state.pointed) parts.push(t('board.pointed'));
  if (state.chosen) parts.push(t('board.chosen'));
  else if (state.legal) parts.push(t('board.legal'));
  if (state.reach !== null) parts.push(state.reach ? t('board.boosted', { n: state.reach }) : t('board.reach'));
  if (state.range) parts.push(t('board.range'));
  if (spot.start) parts.push(t('board.start', { n: spot.start }));
  if (spot.passage) parts.push(t('board.passage'));
  parts.push(t('board.near', { spaces: listed((places.near.get(id) ?? []).map(spaceNumber)) }));
  return parts.join(', ');
}

/**
 * A figure on its own.
 *
 * @param {Piece} piece
 * @param {{
 *   eyes: number, legal: boolean, chosen: boolean, threatened: boolean, unusable: boolean, warned?: boolean, pointed?: boolean
 * }} state
 */
export function pieceLabel(piece, state) {
  const parts = [pieceName(piece, state.eyes)];
  parts.push(piece.space ? t('board.on', { space: spaceNumber(piece.space) }) : t('board.off'));
  if (state.pointed) parts.push(t('board.pointed'));
  if (state.chosen) parts.push(t('board.chosen'));
  else if (state.legal) parts.push(t('board.legal'));
  if (state.threatened) parts.push(t('board.threatened'));
  if (state.unusable) parts.push(t('board.unusable'));
  if (state.warned) parts.push(t('board.warned'));
  return parts.join(', ');
}
