// Where pieces stand on their spaces, and how large they are. Pure functions.

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Marks} Marks */

/** A piece's colour and shape: those of its player at this table. @param {Pick<Piece, 'seat' | 'mark'>} piece */
export function markOf(piece) {
  return piece.mark ?? piece.seat;
}

/** The same for whoever has a seat. @param {readonly Piece[]} pieces @param {number} seat */
export function markOfSeat(pieces, seat) {
  return pieces.find((piece) => piece.seat === seat)?.mark ?? seat;
}

/** How far to the upper left of its space's middle a token lies, each way. @param {Layout} places */
export function tokenOffset(places) {
  return places.radius * 0.66;
}

/**
 * The place of a piece on a space: figures in the middle, tokens at the upper left.
 *
 * @param {Layout | null} places
 * @param {Piece} piece
 * @param {string | null} space
 * @returns {Point}
 */
export function placeOf(places, piece, space) {
  const spot = space ? places?.spots.get(space) : null;
  if (!spot || !places) return { x: -1000, y: -1000 };
  if (piece.kind !== 'token') return { x: spot.x, y: spot.y };
  const off = tokenOffset(places);
  return { x: spot.x - off, y: spot.y - off };
}

/** @param {Layout} places @param {number} unit @param {Piece} piece */
export function radiusOf(places, unit, piece) {
  const grown = Math.min(1.1, Math.max(1, 0.55 * unit));
  if (piece.kind === 'token') return places.radius * 0.42 * Math.min(1.15, grown);
  return places.radius * (piece.kind === 'hero' ? 0.8 : 0.8 * 0.78) * grown;
}

/** Pieces on the board in a steady order. @param {Piece[]} pieces */
export function standing(pieces) {
  return pieces.filter((piece) => piece.space !== null);
}

/**
 * The piece meant by a space: one that can be picked, else the fighter there.
 *
 * @param {Pick<Marks, 'pieces' | 'legalPieces'>} marks
 * @param {string} space
 */
export function pieceOn({ pieces, legalPieces }, space) {
  const here = pieces.filter((piece) => piece.space === space);
  return here.find((piece) => legalPieces.has(piece.id)) ?? here.find((piece) => piece.kind !== 'token') ?? null;
}
