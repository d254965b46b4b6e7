import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letters, tagsOf } from '../../../../main/resources/nonpareil/web/table/parts/tags.js';
import { heldAfter, viewAfter } from '../../../../main/resources/nonpareil/web/table/show/tally.js';
import { rarely } from '../../../../main/resources/nonpareil/web/table/story/rarely.js';
import { Names } from '../../../../main/resources/nonpareil/web/table/parts/names.js';
import { CATALOG, SEATS } from '../fixtures.js';

const FLEA = {
  id: 'flea',
  max: 3,
  heldBy: 'fighters',
  name: { en: 'flea', de: 'Floh' },
  plural: { en: 'fleas', de: 'Flöhe' },
};
const DEBT = {
  id: 'debt',
  max: 4,
  heldBy: 'players',
  name: { en: 'debt', de: 'Schuld' },
  plural: { en: 'debts', de: 'Schulden' },
};

/** The first hero has fleas for fighters, and debts for players. @param {'en' | 'de'} [language] */
function names(language = 'en') {
  /** @type {any} */
  const catalog = {
    ...CATALOG,
    heroes: CATALOG.heroes.map((hero, i) => (i ? hero : { ...hero, counters: [FLEA, DEBT] })),
  };
  return new Names(catalog, SEATS, language);
}

test('a counter is told from others by as few letters as there must be', () => {
  assert.equal(letters('flea', ['flea', 'poison'], 'en'), 'F');
  assert.equal(letters('flea', ['flea', 'fear'], 'en'), 'Fl');
  assert.equal(letters('flea', ['flea', 'flea'], 'en'), 'F');
});

test('what lies on a fighter is a letter and a number, and both in words', () => {
  const held = [{ seat: 1, counter: 'flea', number: 2 }];
  assert.deepEqual(tagsOf(held, names()), [{ letter: 'F', number: 2, text: '2 fleas' }]);
  assert.deepEqual(tagsOf([{ seat: 1, counter: 'flea', number: 1 }], names('de')), [
    { letter: 'F', number: 1, text: '1 Floh' },
  ]);
});

test('counters come, change and go', () => {
  /** @type {any} */
  const event = { type: 'counter-changed', seat: 1, counter: 'flea', fighter: '2.genie', number: 2, by: 2 };
  const two = heldAfter(undefined, event);
  assert.deepEqual(two, [{ seat: 1, counter: 'flea', number: 2 }]);
  assert.deepEqual(heldAfter(two, { ...event, number: 1, by: -1 }), [{ seat: 1, counter: 'flea', number: 1 }]);
  assert.deepEqual(heldAfter(two, { ...event, number: 0, by: -2 }), []);
});

test('the panels tell of them as each event left them, and nothing of who is defeated', () => {
  /** @type {any} */
  const view = { fighters: [{ id: '2.genie', space: 's01', health: 5, defeated: false }], players: [{ seat: 2 }] };
  /** @type {any} */
  const flea = { type: 'counter-changed', seat: 1, counter: 'flea', fighter: '2.genie', number: 2, by: 2 };
  const bitten = viewAfter(view, flea, view);
  assert.deepEqual(bitten.fighters[0]?.held, [{ seat: 1, counter: 'flea', number: 2 }]);
  /** @type {any} */
  const debt = { type: 'counter-changed', seat: 1, counter: 'debt', holder: 2, number: 1, by: 1 };
  assert.deepEqual(viewAfter(view, debt, view).players[0]?.held, [{ seat: 1, counter: 'debt', number: 1 }]);
  const fallen = viewAfter(bitten, { type: 'defeated', fighter: '2.genie' }, view);
  assert.deepEqual(fallen.fighters[0]?.held, []);
});

test('the log says who gains and who loses', () => {
  /** @type {any} */
  const gained = { type: 'counter-changed', seat: 1, counter: 'flea', fighter: '2.genie', number: 3, by: 2 };
  assert.equal(rarely(gained, names()), 'The Genie gains 2 fleas, now 3.');
  /** @type {any} */
  const lost = { type: 'counter-changed', seat: 1, counter: 'debt', holder: 2, number: 0, by: -1 };
  assert.equal(rarely(lost, names('de')), 'Der Dschinn verliert 1 Schuld, noch 0.');
});
