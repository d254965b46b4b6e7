// A catalog small enough to read, and ways to bring things about.

import { language, onLanguage } from '../../main/resources/nonpareil/web/app/i18n.js';
import { setSetting } from '../../main/resources/nonpareil/web/app/settings.js';

/** @type {any} */
export const CATALOG = {
  version: 'test',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ],
  levels: ['novice', 'easy'],
  heroes: [
    {
      id: 'medusa',
      name: { en: 'Medusa', de: 'Medusa' },
      move: 3,
      difficulty: 1,
      fighters: [
        { id: 'medusa', name: { en: 'Medusa', de: 'Medusa' }, hero: true, health: 16, ranged: true, count: 1 },
        { id: 'harpy', name: { en: 'Harpy', de: 'Harpyie' }, hero: false, health: 1, ranged: false, count: 3 },
      ],
      tokens: [],
      cards: [{ id: 'dash', name: { en: 'Dash', de: 'Losstürzen' }, type: 'versatile', value: 3, boost: 1 }],
    },
    {
      id: 'king-arthur',
      name: { en: 'King Arthur', de: 'König Artus' },
      move: 2,
      difficulty: 1,
      fighters: [
        { id: 'king-arthur', name: { en: 'King Arthur', de: 'König Artus' }, hero: true, health: 18, count: 1 },
      ],
      tokens: [],
      cards: [],
    },
    {
      id: 'invisible-man',
      name: { en: 'The Invisible Man', de: 'Der Unsichtbare' },
      move: 2,
      difficulty: 3,
      fighters: [
        { id: 'invisible-man', name: { en: 'Invisible Man', de: 'Unsichtbare' }, hero: true, health: 15, count: 1 },
      ],
      tokens: [{ id: 'fog', name: { en: 'fog token', de: 'Nebelplättchen' }, count: 3 }],
      cards: [],
    },
  ],
  boards: [{ id: 'sarpedon', name: { en: 'Sarpedon', de: 'Sarpedon' }, players: 4 }],
  terms: [],
  lessons: [],
};

/** @param {string} text */
const both = (text) => ({ en: text, de: text });

/** @param {string[] | null} options @param {'once' | 'maybe' | 'many'} [times] @param {object} [more] */
const step = (options, times = 'once', more = {}) => ({
  say: both(`say ${options}`),
  why: null,
  praise: null,
  wrong: both(`wrong ${options}`),
  point: [],
  expect: options && { options, times },
  ...more,
});

/** @type {import('../../main/resources/nonpareil/web/pages/coach.js').Lesson} */
export const LESSON = {
  id: 'boost',
  title: both('The boost'),
  goal: both(''),
  minutes: 2,
  heroes: ['medusa', 'king-arthur'],
  board: 'sarpedon',
  steps: [
    step(null),
    step(['maneuver'], 'once', { praise: both('well begun') }),
    step(['card dash']),
    step(['move 1.medusa s20'], 'once', { say: null, praise: both('four steps') }),
    step(['move 1.harpy-1 *'], 'maybe', { say: null }),
    step(['done'], 'maybe', { say: null, wrong: null }),
    step(['maneuver']),
    step(['none', 'card *']),
    step(['move *'], 'many', { say: null, wrong: null }),
    step(['done'], 'maybe', { say: null, wrong: null }),
  ],
  end: both('the end'),
};

/** Speaks another language. @param {string} code */
export async function changeTo(code) {
  if (language() === code) return;
  const changed = new Promise((done) => {
    const end = onLanguage(() => {
      end();
      done(undefined);
    });
  });
  setSetting('language', code);
  await changed;
}
