// What can be reached by finger, key and screen reader: first the spaces, then the figures. Nothing of it is seen but
// the focus.

import { svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../app/i18n.js';
import { basePath } from './figure.js';
import { short } from './geometry.js';
import { pieceLabel, spaceLabel } from './label.js';
import { FINGER } from './lens.js';
import { markOf, placeOf, radiusOf, standing } from './pieces.js';

/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Sheet} Sheet */

/**
 * @param {Sheet} sheet
 * @param {Marks} marks
 * @param {{stop: string | null, pieceStop: string | null}} stops where the Tab key enters
 */
export function hits(sheet, marks, { stop, pieceStop }) {
  const { places, unit } = sheet;
  const finger = FINGER * unit;
  const pieces = standing(marks.pieces);
  const pieceEntry = pieces.some((piece) => piece.id === pieceStop)
    ? pieceStop
    : (pieces.find((piece) => marks.legalPieces.has(piece.id)) ?? pieces[0])?.id;
  return svg`
    <g class="hits">
      <g role="list" aria-label=${t('board.spaces')}>
        ${[...places.spots.values()].map((spot) => spaceHit(sheet, marks, spot, spot.id === stop, finger))}
      </g>
      <g role="list" aria-label=${t('board.figures')}>
        ${repeat(
          pieces,
          (piece) => piece.id,
          (piece) => pieceHit(sheet, marks, piece, piece.id === pieceEntry, finger),
        )}
      </g>
    </g>
  `;
}

/** @param {Sheet} sheet @param {Marks} marks @param {Spot} spot @param {boolean} entry @param {number} finger */
function spaceHit({ board, places, unit }, marks, spot, entry, finger) {
  const { eyes, legalPieces, pointedSpaces, reach } = marks;
  const r = places.radius;
  const ring = 3 * unit;
  const pieces = marks.pieces.filter((piece) => piece.space === spot.id);
  const legal = marks.legalSpaces.has(spot.id);
  const label = spaceLabel(board, places, spot.id, {
    eyes,
    pieces,
    legal: legal || pieces.some((piece) => legalPieces.has(piece.id)),
    chosen: marks.chosenSpaces.has(spot.id),
    pointed: pointedSpaces.has(spot.id),
    reach: reach?.now.has(spot.id) ? 0 : (reach?.boosted.get(spot.id) ?? null),
    range: reach?.range.has(spot.id) ?? false,
  });
  return svg`
    <g role="listitem">
      <g
        class="hit ${legal ? 'legal' : ''} ${pointedSpaces.has(spot.id) ? 'marked' : ''}"
        role="button"
        data-space=${spot.id}
        tabindex=${entry ? 0 : -1}
        aria-label=${label}
      >
        <circle class="target" cx=${short(spot.x)} cy=${short(spot.y)} r=${short(Math.max(r * 1.05, finger))}></circle>
        <circle
          class="focus outer"
          cx=${short(spot.x)}
          cy=${short(spot.y)}
          r=${short(r + ring * 2.6)}
          stroke-width=${short(ring)}
        ></circle>
        <circle
          class="focus inner"
          cx=${short(spot.x)}
          cy=${short(spot.y)}
          r=${short(r + ring * 1.6)}
          stroke-width=${short(ring)}
        ></circle>
      </g>
    </g>
  `;
}

/** @param {Sheet} sheet @param {Marks} marks @param {Piece} piece @param {boolean} entry @param {number} finger */
function pieceHit({ places, unit }, marks, piece, entry, finger) {
  const { id } = piece;
  const mark = markOf(piece);
  const at = placeOf(places, piece, piece.space);
  const radius = radiusOf(places, unit, piece);
  const ring = 3 * unit;
  const legal = marks.legalPieces.has(id);
  const pointed = marks.pointedPieces.has(id);
  const label = pieceLabel(piece, {
    eyes: marks.eyes,
    legal,
    chosen: marks.chosenPieces.has(id),
    threatened: marks.threatened.has(id),
    unusable: marks.unusable.has(id),
    warned: marks.warned.has(id),
    pointed,
  });
  // A token that cannot be picked leaves the room to the space below it.
  const target = Math.max(radius, piece.kind === 'token' && !legal ? 0 : finger);
  return svg`
    <g role="listitem">
      <g
        class="hit ${legal ? 'legal' : ''} ${pointed ? 'marked' : ''} ${marks.movers.has(id) ? 'mover' : ''} ${
          marks.chosenPieces.has(id) ? 'chosen' : ''
        }"
        role="button"
        data-piece=${id}
        tabindex=${entry ? 0 : -1}
        aria-label=${label}
        transform="translate(${short(at.x)} ${short(at.y)})"
      >
        <circle class="target" r=${short(target)}></circle>
        <path class="focus outer" stroke-width=${short(ring)} d=${basePath(mark, radius + ring * 2.8)}></path>
        <path class="focus inner" stroke-width=${short(ring)} d=${basePath(mark, radius + ring * 1.8)}></path>
      </g>
    </g>
  `;
}
