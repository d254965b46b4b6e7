// Who stands outside a window onto the board: a pill at the edge beyond which they are; a tap goes there.

import { html, nothing } from 'lit';
import { t } from '../app/i18n.js';
import './figure.js';
import { markOf } from './pieces.js';

/** @typedef {import('./board.js').NpBoard} NpBoard */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./types.js').Piece} Piece */

/** So many names fit at an edge. */
const MOST = 2;

/** @param {NpBoard} board @param {Lens} lens @param {(space: string) => void} go */
export function pills(board, lens, go) {
  const outside = board.pieces.filter(
    (p) => (p.kind === 'hero' || board.matters.has(p.id)) && p.space && !lens.sees(p.space),
  );
  const above = (/** @type {Piece} */ p) => {
    const spot = lens.places?.spots.get(p.space ?? '');
    return spot ? lens.seen(spot).y < lens.box.height / 2 : false;
  };
  const brief = board.pieces.filter((p) => p.kind === 'hero').length > 2;
  return html`${edge(outside.filter(above), 'above', go, brief)}${edge(
    outside.filter((p) => !above(p)),
    'below',
    go,
    brief,
  )}`;
}

/**
 * @param {Piece[]} pieces
 * @param {'above' | 'below'} where
 * @param {(space: string) => void} go
 * @param {boolean} brief where there are many, figures without names
 */
function edge(pieces, where, go, brief) {
  if (pieces.length === 0) return nothing;
  const arrow = where === 'above' ? 'M0 8 6 0l6 8z' : 'M0 0h12L6 8z';
  return html`<div class="board-pills ${where} ${brief ? 'brief' : ''}">
    ${pieces.slice(0, brief ? 2 * MOST : MOST).map(
      (p) =>
        html`<button
          type="button"
          aria-label=${t(`board.outside.${where}`, { who: p.label })}
          @click=${() => go(p.space ?? '')}
        >
          <np-figure art=${p.art} mark=${markOf(p)}></np-figure>${brief ? nothing : p.label}
          <svg class="arrow" viewBox="0 0 12 8" aria-hidden="true"><path d=${arrow}></path></svg>
        </button>`,
    )}
  </div>`;
}
