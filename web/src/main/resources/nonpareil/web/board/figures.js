// The figures and tokens with their rings: what can be picked, is picked, is pointed out, is threatened, cannot be
// used.

import { nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { basePath, coin, cornerOf } from './figure.js';
import { short } from './geometry.js';
import { markOf, markOfSeat, placeOf, radiusOf } from './pieces.js';

/** @typedef {import('./types.js').Marks} Marks */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Shown} Shown */

/** @param {Sheet} sheet @param {Marks} marks @param {Iterable<Shown>} shown */
export function figures(sheet, marks, shown) {
  const all = [...shown].filter((one) => one.space !== null || one.above);
  all.sort(
    (a, b) =>
      Number(a.above) - Number(b.above) ||
      Number(b.piece.kind === 'token') - Number(a.piece.kind === 'token') ||
      a.y - b.y,
  );
  return svg`
    <g class="pieces" aria-hidden="true">
      ${repeat(
        all,
        (one) => one.piece.id,
        ({ piece }) => figure(sheet, marks, piece, all),
      )}
    </g>
  `;
}

/** @param {Sheet} sheet @param {Marks} marks @param {Piece} piece @param {Shown[]} all */
function figure(sheet, marks, piece, all) {
  const { places, unit, thumbnail } = sheet;
  const radius = radiusOf(places, unit, piece);
  const id = piece.id;
  const legal = marks.legalPieces.has(id);
  const chosen = marks.chosenPieces.has(id);
  const threat = threatOf(marks, piece);
  const unusable = marks.unusable.has(id);
  const pointed = marks.pointedPieces.has(id);
  const ring = Math.max(4, 2.6 * unit);
  const mark = markOf(piece);
  const around = basePath(mark, radius + ring * 1.3);
  const badge = Math.max(radius * (piece.kind === 'hero' ? 0.38 : 0.42), 7.6 * unit);
  return svg`
    <g
      data-drawn=${id}
      class="piece ${piece.kind} mark-${mark} ${piece.team ? `team-${piece.team}` : ''} ${legal ? 'legal' : ''} ${chosen ? 'chosen' : ''} ${
        unusable ? 'unusable' : ''
      }"
    >
      ${
        threat
          ? svg`
            <g class="threat mark-${threat}">
              <path class="threat-casing" stroke-width=${short(ring * 1.9)} d=${around}></path>
              <path
                class="threat-line"
                stroke-width=${short(ring * 1.1)}
                stroke-dasharray="${short(radius * 0.3)} ${short(radius * 0.2)}"
                d=${around}
              ></path>
            </g>
          `
          : nothing
      }
      ${
        chosen
          ? svg`
            <path class="piece-ring under" stroke-width=${short(ring * 3)} d=${around}></path>
            <path class="piece-ring chosen" stroke-width=${short(ring * 2)} d=${around}></path>
          `
          : legal
            ? svg`
              <g class=${threat ? 'outside' : ''}>
                <path
                  class="piece-ring under"
                  stroke-width=${short(ring * 1.8)}
                  d=${threat ? basePath(mark, radius + ring * 2.9) : around}
                ></path>
                <path
                  class="piece-ring"
                  stroke-width=${short(ring)}
                  d=${threat ? basePath(mark, radius + ring * 2.9) : around}
                ></path>
              </g>
            `
            : nothing
      }
      ${
        pointed
          ? svg`
            <path
              class="ring pointed"
              stroke-width=${short(ring * 0.8)}
              d=${basePath(mark, radius + ring * 4)}
            ></path>
          `
          : nothing
      }
      <g class="np-coin">
        ${coin({
          art: piece.art,
          ...(piece.hero ? { hero: piece.hero } : {}),
          mark,
          team: piece.kind === 'token' || thumbnail ? null : piece.team,
          radius,
          health: piece.kind === 'token' || thumbnail || (unit > 1.9 && piece.maxHealth === 1) ? null : piece.health,
          maxHealth: piece.maxHealth,
          trait: piece.trait,
          number: piece.kind === 'sidekick' ? piece.number : null,
          tags: thumbnail ? [] : (piece.tags ?? []),
          badge,
          aside:
            !unusable &&
            !marks.warned.has(id) &&
            covers(sheet, piece, all, badge, 1) &&
            !covers(sheet, piece, all, badge, -1),
          locked: unusable,
          warned: marks.warned.has(id),
        })}
      </g>
    </g>
  `;
}

/**
 * Whether the badge at a lower corner of a piece would lie over another figure.
 *
 * @param {Sheet} sheet
 * @param {Piece} piece
 * @param {Shown[]} all
 * @param {number} badge
 * @param {1 | -1} way
 */
function covers({ places, unit }, piece, all, badge, way) {
  const corner = cornerOf(radiusOf(places, unit, piece), badge);
  const here = placeOf(places, piece, piece.space);
  return all.some(({ piece: other, space }) => {
    const there = placeOf(places, other, space);
    return (
      other !== piece &&
      other.kind !== 'token' &&
      Math.hypot(there.x - here.x - way * corner, there.y - here.y - corner) <
        1.2 * badge + 1.1 * radiusOf(places, unit, other)
    );
  });
}

/** Whose colour threatens a piece; 0 if nobody's. @param {Marks} marks @param {Piece} piece */
function threatOf({ threatened, eyes, pieces }, piece) {
  if (!threatened.has(piece.id)) return 0;
  if (threatened instanceof Map) return markOfSeat(pieces, threatened.get(piece.id) ?? 0);
  if (eyes && eyes !== piece.seat) return markOfSeat(pieces, eyes);
  const other = pieces.find((one) => one.seat !== piece.seat && one.kind === 'hero');
  return other ? markOf(other) : piece.seat === 1 ? 2 : 1;
}
