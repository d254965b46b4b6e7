// What stands on the board, as <np-board> wants to have it.

import { ownerText } from '../parts/sides.js';
import { tagsOf } from '../parts/tags.js';

/** @typedef {import('../../types.js').FighterState} FighterState */
/** @typedef {import('../../types.js').TokenState} TokenState */
/** @typedef {import('../../types.js').PlayerState} PlayerState */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../parts/names.js').Names} Names */

/**
 * @typedef {object} BoardPiece
 * @property {string} id
 * @property {'hero' | 'sidekick' | 'token'} kind
 * @property {string} art
 * @property {string} hero whose colours it has
 * @property {number} seat
 * @property {number} mark colour and shape of its player
 * @property {import('../../board/teams.js').Team | null} team
 * @property {string} owner who plays it, where several could
 * @property {number | null} number
 * @property {string | null} space
 * @property {number | null} health
 * @property {number | null} maxHealth
 * @property {string | null} trait
 * @property {import('../../board/types.js').Tag[]} [tags] the counters on it
 * @property {string} label
 */

/**
 * @param {{fighters: readonly FighterState[], tokens?: readonly TokenState[], players?: readonly PlayerState[]}}
 *   position
 * @param {Names} names
 * @returns {BoardPiece[]}
 */
export function boardPieces(position, names) {
  const trait = (/** @type {number} */ seat) => position.players?.find((p) => p.seat === seat)?.trait ?? null;
  const whose = (/** @type {number} */ seat) => ({
    seat,
    mark: names.mark(seat),
    team: names.team(seat),
    owner: names.isMany ? ownerText(seat, names) : '',
  });
  /** @type {BoardPiece[]} */
  const pieces = [];
  for (const token of position.tokens ?? []) {
    if (!token.space) continue;
    const { seat, kind, number } = names.piece(token.id);
    pieces.push({
      id: token.id,
      kind: 'token',
      art: kind,
      hero: names.heroes.get(seat)?.id ?? kind,
      ...whose(seat),
      number,
      space: token.space,
      health: null,
      maxHealth: null,
      trait: null,
      label: names.label(token.id),
    });
  }
  for (const fighter of position.fighters) {
    if (!fighter.space || fighter.defeated) continue;
    const { seat, kind, number, hero } = names.piece(fighter.id);
    pieces.push({
      id: fighter.id,
      kind: hero ? 'hero' : 'sidekick',
      art: kind,
      hero: names.heroes.get(seat)?.id ?? kind,
      ...whose(seat),
      number,
      space: fighter.space,
      health: fighter.health,
      maxHealth: names.fullHealth(fighter.id),
      trait: hero ? trait(seat) : null,
      ...(fighter.held?.length ? { tags: tagsOf(fighter.held, names) } : {}),
      label: names.label(fighter.id),
    });
  }
  return pieces;
}

/**
 * What the panels tell while the set-up is planned: whoever the board already shows is not off it.
 *
 * @param {View} view
 * @param {readonly FighterState[] | undefined} planned
 * @returns {View}
 */
export function withPlaces(view, planned) {
  if (!planned) return view;
  const places = new Map(planned.map((f) => [f.id, f.space]));
  return { ...view, fighters: view.fighters.map((f) => ({ ...f, space: places.get(f.id) ?? f.space })) };
}

/**
 * Which piece of some events moved last, and on what way.
 *
 * @param {readonly import('../../types.js').GameEvent[]} events
 */
export function lastMove(events) {
  const moved = events.findLast((e) => e.type === 'moved');
  return moved ? { piece: moved.piece ?? '', path: moved.path ?? [] } : null;
}

/** A place for a figure in the set-up: near the hero, on the side of the board's middle. No rule, only a suggestion.
 * @param {import('../../types.js').Board} board
 * @param {string | null | undefined} heroSpace
 * @param {readonly string[]} spaces */
export function suggestedSpace(board, heroSpace, spaces) {
  const at = (/** @type {string | null | undefined} */ id) => board.spaces.find((s) => s.id === id);
  const hero = at(heroSpace);
  const wanted = hero ? { x: hero.x + (50 - hero.x) * 0.25, y: hero.y + (50 - hero.y) * 0.25 } : { x: 50, y: 50 };
  const far = (/** @type {string} */ id) => {
    const space = at(id);
    return space ? Math.hypot((space.x - wanted.x) * board.aspect, space.y - wanted.y) : Infinity;
  };
  return [...spaces].sort((a, b) => far(a) - far(b))[0];
}
