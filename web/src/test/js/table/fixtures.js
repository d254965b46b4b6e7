// Two small heroes, and helpers to say what happened.

import { learn } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { Names } from '../../../main/resources/nonpareil/web/table/parts/names.js';

/** @param {string} en @param {string} [de] */
const text = (en, de = en) => ({ en, de });

/** @param {string} name @param {string} [german] */
function called(name, german = name) {
  return {
    en: { n: name, a: name, d: name, g: `${name}’s` },
    de: { n: german, a: german, d: german, g: `${german}s` },
  };
}

/** @param {string} id @param {object} more */
function card(id, more) {
  const name = id.replace(/(^|-)(\w)/g, (_, dash, c) => (dash ? ' ' : '') + c.toUpperCase());
  return {
    id,
    name: text(name, `${name} (de)`),
    type: 'versatile',
    value: 3,
    boost: 1,
    banner: 'any',
    bannerName: text('ANY', 'BELIEBIG'),
    copies: 2,
    text: { en: [], de: [] },
    ...more,
  };
}

/** @type {any} */
export const CATALOG = {
  version: 'test',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ],
  levels: ['novice'],
  boards: [],
  terms: [],
  lessons: [],
  heroes: [
    {
      id: 'medusa',
      name: text('Medusa'),
      set: '',
      style: text(''),
      difficulty: 1,
      move: 3,
      abilityName: null,
      ability: text(/** @type {any} */ ([])),
      traits: [],
      tokens: [],
      fighters: [
        {
          id: 'medusa',
          name: text('Medusa'),
          called: called('Medusa'),
          hero: true,
          health: 16,
          ranged: true,
          count: 1,
        },
        {
          id: 'harpy',
          name: text('Harpy', 'Harpyie'),
          plural: text('Harpies', 'Harpyien'),
          called: called('Harpy', 'Harpyie'),
          hero: false,
          health: 1,
          ranged: false,
          count: 3,
        },
      ],
      cards: [
        card('dash', {}),
        card('feint', { value: 2, boost: 2 }),
        card('clutching-claws', { banner: 'harpy', bannerName: text('HARPY', 'HARPYIE') }),
        card('hiss', { type: 'defense', value: 4, boost: 3 }),
        card('glance', { type: 'scheme', value: null, boost: 4 }),
      ],
      secondDeck: {
        name: text('Potion', 'Trank'),
        plural: text('Potions', 'Tränke'),
        removed: false,
        cards: [card('salve', { type: 'scheme', kind: text('Potion', 'Trank'), value: null, boost: null })],
      },
    },
    {
      id: 'genie',
      name: text('The Genie', 'Der Dschinn'),
      set: '',
      style: text(''),
      difficulty: 1,
      move: 3,
      abilityName: text('Infinite Power', 'Grenzenlose Macht'),
      ability: { en: ['Discard a card.'], de: ['Wirf eine Karte ab.'] },
      traits: [{ id: 'big', name: text('big', 'groß') }],
      tokens: [],
      fighters: [
        {
          id: 'genie',
          name: text('Genie', 'Dschinn'),
          hero: true,
          health: 16,
          ranged: true,
          count: 1,
          called: {
            en: { n: 'the Genie', a: 'the Genie', d: 'the Genie', g: 'the Genie’s' },
            de: { n: 'der Dschinn', a: 'den Dschinn', d: 'dem Dschinn', g: 'des Dschinns' },
          },
        },
      ],
      cards: [
        card('wishes', {
          type: 'scheme',
          value: null,
          boost: 3,
          text: {
            en: [
              {
                moment: null,
                head: '',
                lines: [
                  'Choose one:',
                  '• Draw 5 cards.',
                  '• Your cards have the value 4.',
                  '• Each opponent discards 2 cards.',
                ],
                terms: [[], [], [], [{ term: 'discard', from: 16, to: 24 }]],
              },
            ],
            de: [
              {
                moment: null,
                head: '',
                lines: ['Wähle eins:', '• Ziehe 5 Karten.', '• Wert 4.', '• Abwerfen.'],
                terms: [[], [], [], [{ term: 'discard', from: 2, to: 10 }]],
              },
            ],
          },
        }),
        card('parlor-trick', { value: 1, boost: 2 }),
        card('careful', { type: 'attack', value: 4, boost: 2 }),
      ],
    },
  ],
};

export const SEATS = [
  { seat: 1, hero: 'medusa' },
  { seat: 2, hero: 'genie' },
];

await learn('de');

/** @param {'en' | 'de'} [language] */
export function names(language = 'en') {
  return new Names(CATALOG, SEATS, language);
}

/** A record. @param {number} number @param {any[]} events @param {object} [more] @returns {any} */
export function entry(number, events, more = {}) {
  return { number, kind: 'choice', seat: 1, events, at: '', ...more };
}

/**
 * One side of a settled combat.
 *
 * @param {number} seat
 * @param {string | null} cardId
 * @param {number} value
 * @param {object} [more]
 * @returns {any}
 */
export function value(seat, cardId, value, more = {}) {
  return {
    seat,
    card: cardId,
    printed: value,
    base: value,
    additions: 0,
    bonuses: 0,
    hiddenBoost: 0,
    locked: false,
    ignored: false,
    value,
    ...more,
  };
}

/** A question. @param {string} kind @param {string[]} options @param {object} [more] @returns {any} */
export const prompt = (kind, options, more = {}) => ({
  seat: 1,
  kind,
  options,
  cause: null,
  attacker: null,
  target: null,
  move: 0,
  cardsOf: 1,
  ...more,
});
