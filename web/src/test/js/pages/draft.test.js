import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import { speak } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { newTable, sensible } from '../../../main/resources/nonpareil/web/pages/choice.js';
import {
  choosesHero,
  draftLine,
  goneTo,
  isCurtained,
  isLate,
  mineToChoose,
  question,
} from '../../../main/resources/nonpareil/web/pages/drafting.js';
import { draftsOf, partyTable, sensibleParty } from '../../../main/resources/nonpareil/web/pages/party.js';
import { CATALOG } from '../fixtures.js';

useCatalog(CATALOG);
await speak('shell', 'draft');

/** @typedef {import('../../../main/resources/nonpareil/web/types.js').TableInfo} TableInfo */

/**
 * @param {Partial<import('../../../main/resources/nonpareil/web/draft-types.js').Drafting>} drafting
 * @param {Partial<import('../../../main/resources/nonpareil/web/types.js').SeatInfo>[]} [seats]
 * @param {Partial<TableInfo>} [more]
 */
const table = (drafting, seats = [{ you: true }, { name: 'Bob' }], more = {}) =>
  /** @type {TableInfo} */ (
    /** @type {unknown} */ ({
      draft: 'pick-and-ban',
      seats: seats.map((s, i) => ({
        seat: i + 1,
        mark: i + 1,
        team: null,
        who: 'person',
        hero: 'choice',
        name: '',
        ...s,
      })),
      drafting: { stage: 'ban', waiting: [1], bans: [], picks: [], until: '2026-01-01T00:00:00Z', ...drafting },
      ...more,
    })
  );

test('a table asks for the heroes only where they are chosen beforehand', () => {
  const choice = { ...sensible(null), mine: 'medusa', theirs: 'king-arthur' };
  const heroes = (/** @type {any} */ change) => newTable('computer', { ...choice, ...change }).seats.map((s) => s.hero);
  assert.deepEqual(heroes({}), ['medusa', 'king-arthur']);
  assert.deepEqual(heroes({ draft: 'random' }), ['random', 'random']);
  assert.deepEqual(heroes({ draft: 'mirror' }), ['medusa', 'medusa']);
  assert.deepEqual(heroes({ draft: 'blind' }), ['choice', 'choice']);
  assert.equal('draft' in newTable('computer', choice), false);
  assert.equal(newTable('computer', { ...choice, draft: 'blind', series: 3 }).series, 3);
  assert.equal(newTable('computer', { ...choice, draft: 'blind' }).draft, 'blind');
  const odd = sensible({ draft: 'x', series: 2 });
  assert.deepEqual([odd.draft, odd.series], ['free', 1]);
});

test('there is no mirror in teams', () => {
  const party = sensibleParty({ kind: 'four', draft: 'mirror', series: 5 });
  assert.deepEqual(new Set(partyTable(party).seats.map((s) => s.hero)).size, 1);
  assert.equal(partyTable(party).series, 5);
  assert.equal(draftsOf('teams').includes('mirror'), false);
  assert.equal(sensibleParty({ ...party, kind: 'teams' }).draft, 'free');
});

test('the page says whose turn it is and what is to be done', () => {
  assert.equal(draftLine(table({})), 'Your turn: ban a hero. Nobody will play it.');
  assert.equal(draftLine(table({ stage: 'pick', waiting: [2] })), 'Bob picks a hero.');
  assert.equal(draftLine(table({ stage: 'choose', waiting: [2] })), 'You have chosen. Bob is still choosing.');
  const three = [{ you: true, name: 'Ann' }, { you: true, name: '' }, { name: 'Eve' }];
  const shared = table({ stage: 'choose', waiting: [2, 3] }, three, { hotSeat: true });
  assert.deepEqual(
    mineToChoose(shared).map((s) => s.seat),
    [2],
  );
  assert.equal(draftLine(shared), 'Seat 2, choose a hero. The others see it when all have chosen.');
  assert.equal(isCurtained(shared), true);
  const one = [{ name: 'Ann' }, { name: 'Bob' }, { you: true }];
  assert.equal(isCurtained({ ...shared, seats: table({}, one).seats }), false, 'who has a screen alone');
  const strangers = table({ stage: 'choose', waiting: [1, 2] }, [{ name: 'Ann' }, { name: 'Bob' }]);
  assert.equal(draftLine(strangers), 'Ann and Bob are still choosing.');
});

test('what is banned or picked is gone; blindly nothing is', () => {
  const bans = [{ seat: 1, hero: 'medusa' }];
  const picks = [{ seat: 2, hero: 'alice' }];
  const info = table({ stage: 'pick', bans, picks });
  assert.equal(goneTo(info, 'medusa'), 'banned');
  assert.equal(goneTo(info, 'alice'), 'Bob');
  assert.equal(goneTo(info, 'sinbad'), null);
  assert.equal(goneTo(table({ stage: 'choose', picks }), 'alice'), null);
});

test('chance is offered when the time is over', () => {
  const { drafting } = table({});
  assert.ok(drafting);
  assert.equal(isLate(drafting, Date.parse(drafting.until) - 1), false);
  assert.equal(isLate(drafting, Date.parse(drafting.until)), true);
});

test('who sits down says a hero only where there is no draft', () => {
  const info = table({});
  assert.equal(choosesHero(info, info.seats[0]), false);
  assert.equal(choosesHero({ ...info, draft: 'free' }, info.seats[0]), true);
  assert.equal(choosesHero({ ...info, draft: undefined }, info.seats[0]), true);
});

test('what one is asked is told apart by seat and by stage', () => {
  assert.equal(question(null), '');
  assert.equal(question(table({ waiting: [2] })), '');
  const asked = [
    question(table({ stage: 'ban' })),
    question(table({ stage: 'pick' })),
    question(table({ stage: 'choose', waiting: [2] }, [{ you: true }, { you: true }])),
    question(table({ stage: 'choose', waiting: [1, 2] }, [{ you: true }, { you: true }])),
  ];
  assert.equal(new Set(asked).size, 4);
});
