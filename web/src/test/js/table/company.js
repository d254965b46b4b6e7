// A table for three or four, for tests: heroes of the small catalog, each with a person.

import { CATALOG } from './fixtures.js';
import { Names } from '../../../main/resources/nonpareil/web/table/parts/names.js';

const PEOPLE = ['Ada', 'Bo', 'Cem', ''];

/**
 * The seats of a table; the third person's mark is 1, so that marks are not seats.
 *
 * @param {'teams' | 'free-for-all'} mode
 * @param {number} [players]
 * @returns {any[]}
 */
export function seats(mode, players = 4) {
  return Array.from({ length: players }, (_, i) => ({
    seat: i + 1,
    mark: ((i + 2) % players) + 1,
    team: mode === 'teams' ? 1 + (i % 2) : null,
    who: PEOPLE[i] ? 'person' : 'computer',
    level: 'novice',
    hero: i % 2 ? 'genie' : 'medusa',
    name: PEOPLE[i],
    connected: true,
    away: false,
    endable: false,
    you: i === 0,
  }));
}

/** @param {'teams' | 'free-for-all'} mode @param {number} [players] @param {'en' | 'de'} [language] */
export function company(mode, players = 4, language = 'en') {
  return new Names(CATALOG, seats(mode, players), language);
}

/**
 * A position: everybody's hero and one Harpy on the board.
 *
 * @param {number} players
 * @param {{down?: number[], gone?: number[], out?: number[], active?: number}} [how]
 * @returns {any}
 */
export function position(players, { down = [], gone = [], out = [], active = 1 } = {}) {
  const numbers = Array.from({ length: players }, (_, i) => i + 1);
  return {
    viewer: 1,
    active,
    actionsLeft: 2,
    over: false,
    combat: null,
    tokens: [],
    players: numbers.map((seat) => ({
      seat,
      handSize: seat,
      deckSize: 20,
      discard: [],
      known: [],
      unseen: {},
      out: out.includes(seat),
    })),
    fighters: numbers.flatMap((seat) => {
      const fallen = down.includes(seat) || out.includes(seat);
      const hero = {
        id: `${seat}.${seat % 2 ? 'medusa' : 'genie'}`,
        space: fallen || gone.includes(seat) ? null : `s${seat}`,
        health: fallen ? 0 : 10,
        defeated: fallen,
      };
      const harpy = {
        id: `${seat}.harpy-1`,
        space: out.includes(seat) ? null : `s1${seat}`,
        health: 1,
        defeated: false,
      };
      return seat % 2 ? [hero, harpy] : [hero];
    }),
  };
}
