// What is pointed at and what has the focus, by pointer or by key, and what a pick of it means.

import { nearest, zoneAt } from './geometry.js';
import { FINGER } from './lens.js';
import { pieceOn, placeOf, radiusOf } from './pieces.js';

/** @typedef {import('./board.js').NpBoard} NpBoard */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./lens.js').Lens} Lens */
/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./types.js').Piece} Piece */
/** What lies under a point. @typedef {{spot: Spot, piece: Piece | null, onCoin: boolean, zone: string | null}} Found */

/** The space or figure an event happened on. @param {Event} event */
export function hitOf(event) {
  return /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest('[data-space], [data-piece]'));
}

export class Pointing {
  #board;
  #lens;
  #stage;
  /** The space pointed at. @type {string | null} */
  space = null;
  /** @type {string | null} */
  #piece = null;
  /** The zones that are lit. @type {string[]} */
  lit = [];
  /** The space where the Tab key enters. @type {string | null} */
  stop = null;
  /** The figure where it enters. @type {string | null} */
  pieceStop = null;

  /** @param {NpBoard} board @param {Lens} lens @param {Stage} stage */
  constructor(board, lens, stage) {
    this.#board = board;
    this.#lens = lens;
    this.#stage = stage;
    // On the element, not on the <svg>: that would make the drawing itself a stop of the Tab key.
    board.addEventListener('focusin', (event) => this.#focused(event));
    board.addEventListener('focusout', (event) => this.#blurred(event));
  }

  /** Where the Tab key enters by itself: what can be chosen, else one's own hero, else the first space. */
  firstStop() {
    const { pieces, eyes, legalSpaces } = this.#board;
    const spaces = [...(this.#lens.places?.spots.keys() ?? [])];
    const own = pieces.find((piece) => piece.seat === eyes && piece.kind === 'hero' && piece.space);
    return spaces.find((id) => legalSpaces.has(id)) ?? own?.space ?? spaces[0] ?? null;
  }

  /** Sees to it that the Tab key can enter; what can be picked may have changed. @param {boolean} asked */
  enter(asked) {
    const known = this.stop !== null && this.#lens.places?.spots.has(this.stop);
    if (!known || (asked && !this.#board.contains(document.activeElement))) this.stop = this.firstStop();
  }

  /** What lies under a place of the window. @param {number} clientX @param {number} clientY @returns {Found | null} */
  under(clientX, clientY) {
    const { pieces, legalPieces } = this.#board;
    const { places, unit, view } = this.#lens;
    const drawn = this.#board.querySelector('svg.board-svg');
    if (!places || !drawn) return null;
    const rect = drawn.getBoundingClientRect();
    const point = this.#lens.point(clientX - rect.left, clientY - rect.top);
    const finger = FINGER / view.k;
    /** @type {Piece | null} */
    let token = null;
    let nearestToken = Infinity;
    for (const piece of pieces) {
      if (piece.kind !== 'token' || !piece.space) continue;
      const at = placeOf(places, piece, piece.space);
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      // A token that can be picked is as large as a finger.
      const size = Math.max(legalPieces.has(piece.id) ? finger : 0, radiusOf(places, unit, piece));
      if (distance <= size && distance < nearestToken) {
        token = piece;
        nearestToken = distance;
      }
    }
    if (token?.space)
      return { spot: /** @type {Spot} */ (places.spots.get(token.space)), piece: token, onCoin: true, zone: null };
    const spot = nearest(places, point, Math.max(places.radius * 1.12, finger * 1.15));
    if (!spot) return null;
    const piece = pieces.find((one) => one.space === spot.id && one.kind !== 'token') ?? null;
    const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
    const onCoin = piece !== null && distance <= radiusOf(places, unit, piece);
    return { spot, piece, onCoin, zone: onCoin || distance > places.radius * 1.12 ? null : zoneAt(spot, point) };
  }

  /** @param {string | null} space @param {string | null} piece @param {string[]} zones */
  #point(space, piece, zones) {
    const board = this.#board;
    if (zones.join() !== this.lit.join()) {
      this.lit = zones;
      board.requestUpdate();
    }
    if (space !== this.space) {
      this.space = space;
      board.requestUpdate();
      board.tell('space-point', { space });
    }
    if (piece !== this.#piece) {
      this.#piece = piece;
      board.tell('piece-point', { piece });
    }
  }

  /** Points at nothing. */
  leave() {
    this.#point(null, null, []);
  }

  /** Points at what lies under a place of the window. @param {number} clientX @param {number} clientY */
  pointAt(clientX, clientY) {
    const found = this.under(clientX, clientY);
    if (!found) this.leave();
    else this.#point(found.spot.id, found.piece?.id ?? null, found.zone ? [found.zone] : found.spot.zones);
    return found;
  }

  /**
   * Picks what lies under a place of the window.
   *
   * @param {number} clientX
   * @param {number} clientY
   * @param {boolean} finger
   */
  pickAt(clientX, clientY, finger) {
    const found = this.pointAt(clientX, clientY);
    if (!found) return;
    // Under a finger the zone has been seen when the space is picked.
    if (finger && this.#board.legalSpaces.has(found.spot.id)) this.lit = [];
    this.#pick(found.spot, found.piece, found.onCoin);
  }

  /** Picks a space or figure by its element. @param {SVGElement} hit @param {boolean} [spaceOnly] */
  pickElement(hit, spaceOnly = false) {
    const { space, piece } = hit.dataset;
    if (piece) this.#board.tell('piece-pick', { piece });
    else if (space) {
      const spot = this.#lens.places?.spots.get(space);
      if (spot) this.#pick(spot, spaceOnly ? null : pieceOn(this.#board, space), true);
    }
  }

  /**
   * A space or the piece there: what is asked for comes first.
   *
   * @param {Spot} spot
   * @param {Piece | null} piece
   * @param {boolean} onCoin
   */
  #pick(spot, piece, onCoin) {
    const meant = this.#meant(spot, piece, onCoin);
    if ('piece' in meant) this.#board.tell('piece-pick', meant);
    else this.#board.tell('space-pick', meant);
  }

  /** @param {Spot} spot @param {Piece | null} piece @param {boolean} onCoin @returns {{piece: string} | {space: string}} */
  #meant(spot, piece, onCoin) {
    const { legalPieces, legalSpaces } = this.#board;
    const spaceAsked = legalSpaces.has(spot.id);
    return piece && (!spaceAsked || (onCoin && legalPieces.has(piece.id))) ? { piece: piece.id } : { space: spot.id };
  }

  /** What a press at a place of the window would pick. @param {number} clientX @param {number} clientY */
  meantAt(clientX, clientY) {
    const found = this.under(clientX, clientY);
    return found && this.#meant(found.spot, found.piece, found.onCoin);
  }

  /** Puts the focus on a space. @param {string} id */
  focusSpace(id) {
    this.stop = id;
    this.#focus('space', id, id);
  }

  /** Puts the focus on a figure. @param {string} id */
  focusPiece(id) {
    this.pieceStop = id;
    this.#focus('piece', id, this.#stage.shown.get(id)?.space);
  }

  /** @param {'space' | 'piece'} kind @param {string} id @param {string | null | undefined} space */
  #focus(kind, id, space) {
    this.#board.requestUpdate();
    if (space) this.#lens.reveal(space);
    /** @type {SVGElement | null} */ (this.#board.querySelector(`[data-${kind}="${CSS.escape(id)}"]`))?.focus({
      preventScroll: true,
    });
  }

  /** Moves a space or figure into sight. @param {SVGElement} hit */
  reveal(hit) {
    const { space, piece } = hit.dataset;
    this.#lens.reveal(space ?? this.#stage.shown.get(piece ?? '')?.space ?? '');
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const hit = hitOf(event);
    if (!hit) return;
    const { space, piece } = hit.dataset;
    const zones = (/** @type {string | null} */ id) => (id && this.#lens.places?.spots.get(id)?.zones) || [];
    if (space) {
      this.stop = space;
      this.#point(space, pieceOn(this.#board, space)?.id ?? null, zones(space));
    } else if (piece) {
      this.pieceStop = piece;
      const on = this.#board.pieces.find((one) => one.id === piece)?.space ?? null;
      this.#point(on, piece, zones(on));
    }
  }

  /** @param {FocusEvent} event */
  #blurred(event) {
    if (!this.#board.contains(/** @type {Node | null} */ (event.relatedTarget))) this.leave();
  }
}
