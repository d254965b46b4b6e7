import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { learn } from '../../../../main/resources/nonpareil/web/app/i18n.js';
import {
  PHRASES,
  POINTED,
  TEAM_PHRASES,
  TEAM_POINTED,
} from '../../../../main/resources/nonpareil/web/table/talk/phrases.js';
import { speaker, spoken } from '../../../../main/resources/nonpareil/web/table/talk/spoken.js';
import { hasTeam, isTalking, sendable, Talk } from '../../../../main/resources/nonpareil/web/table/talk/talk.js';
import { Names } from '../../../../main/resources/nonpareil/web/table/parts/names.js';
import { CATALOG } from '../fixtures.js';

/** @type {Map<string, string>} */
const stored = new Map();
/** @type {any} */ (globalThis).localStorage = {
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void stored.set(key, value),
  removeItem: (/** @type {string} */ key) => void stored.delete(key),
};

beforeEach(() => stored.clear());

/** @param {number} number @param {number} seat @param {object} [what] */
const line = (number, seat, what = { text: `line ${number}` }) => ({
  number,
  seat,
  at: '2026-11-16T12:00:00Z',
  ...what,
});

/** A talk whose words go nowhere and whose time stands still until told. */
function quiet() {
  /** @type {any[]} */
  const sent = [];
  /** @type {(() => void)[]} */
  const timers = [];
  /** @type {Error | null} */
  let failure = null;
  const answer = async (/** @type {unknown[]} */ ...what) => {
    sent.push(what);
    if (failure) throw failure;
  };
  const talk = new Talk('T', { say: answer, report: answer }, (f) => timers.push(f));
  return {
    talk,
    sent,
    timers,
    fail: (/** @type {string} */ reason) => (failure = Object.assign(new Error(), { reason })),
  };
}

test('lines stand in the order of their numbers, each once, whatever comes when', () => {
  const { talk } = quiet();
  talk.heard('table', [line(2, 2)], false);
  talk.heard('table', [line(1, 1), line(2, 2), line(3, 1)], true);
  talk.heard('team', [line(1, 3)], false);
  assert.deepEqual(
    talk.shown('table').map((l) => l.number),
    [1, 2, 3],
  );
  assert.deepEqual(
    talk.shown('team').map((l) => l.number),
    [1],
  );
});

test('the last hundred are kept', () => {
  const { talk } = quiet();
  for (let i = 1; i <= 120; i++) talk.heard('table', [line(i, 1)], false);
  assert.equal(talk.shown('table').length, 100);
  assert.equal(talk.shown('table')[0].number, 21);
});

test('what others said and nobody has read is counted, and after a reload still read', () => {
  const { talk } = quiet();
  talk.heard('team', [line(1, 3), line(2, 1), line(3, 3)], true);
  assert.equal(talk.unread('team', [1]), 2);
  talk.markRead('team');
  assert.equal(talk.unread('team', [1]), 0);
  const again = quiet().talk;
  again.heard('team', [line(1, 3), line(2, 1), line(3, 3), line(4, 3)], true);
  assert.equal(again.unread('team', [1]), 1);
});

test('a finger is on the board for a while, one of each person, and none of the past', () => {
  const { talk, timers } = quiet();
  talk.heard('team', [line(1, 3, { on: { space: 's01' } })], true);
  assert.deepEqual(talk.pings, []);
  talk.heard('team', [line(2, 3, { on: { space: 's02' } })], false);
  talk.heard('team', [line(3, 1, { on: { fighter: '1.medusa' } })], false);
  talk.heard('team', [line(4, 3, { on: { space: 's03' } })], false);
  assert.deepEqual(
    talk.pings.map((p) => p.line.number),
    [3, 4],
  );
  timers[0]();
  assert.deepEqual(
    talk.pings.map((p) => p.line.number),
    [3, 4],
    'the first had gone already',
  );
  timers[1]();
  timers[2]();
  assert.deepEqual(talk.pings, []);
});

test('who is muted is neither shown nor counted nor told, until heard again', () => {
  const { talk } = quiet();
  talk.mute(2, true);
  talk.heard('table', [line(1, 2, { on: { space: 's01' } }), line(2, 1)], false);
  assert.deepEqual(
    talk.shown('table').map((l) => l.number),
    [2],
  );
  assert.deepEqual(talk.pings, []);
  assert.equal(talk.last?.line.number, 2);
  assert.equal(quiet().talk.muted.has(2), true, 'a reload keeps it');
  talk.mute(2, false);
  assert.deepEqual(
    talk.shown('table').map((l) => l.number),
    [1, 2],
  );
});

test('pointing takes the next pick, a card only for the team, and no further one', () => {
  const { talk } = quiet();
  assert.equal(talk.takes({ space: 's01' }), false);
  talk.point('table');
  assert.equal(talk.takes({ card: 'dash' }), false);
  assert.equal(talk.takes({ space: 's01' }), true);
  assert.equal(talk.takes({ space: 's02' }), false);
  assert.deepEqual(talk.pointing, { to: 'table', on: { space: 's01' } });
  talk.point('team');
  assert.equal(talk.takes({ card: 'dash' }), true);
});

test('what is said goes out and pointing ends; a refusal says why', async () => {
  const { talk, sent, fail } = quiet();
  talk.point('team');
  talk.takes({ space: 's01' });
  assert.equal(await talk.say('team', { on: { space: 's01' }, phrase: 'guard' }), true);
  assert.deepEqual(sent, [['team', { on: { space: 's01' }, phrase: 'guard' }]]);
  assert.equal(talk.pointing, null);
  await talk.report('team', 3);
  assert.equal(talk.note, 'talk.reported');
  fail('too-many');
  assert.equal(await talk.say('team', { phrase: 'yes' }), false);
  assert.equal(talk.note, 'talk.too-many');
  fail('bad-value');
  await talk.say('team', { phrase: 'yes' });
  assert.equal(talk.note, 'talk.refused');
});

test('what cannot be seen is not sent', () => {
  assert.equal(sendable('  a\u200db\u202e\n '), 'a b');
  assert.equal(sendable('\u200b'), '');
});

const SEATS = [
  { seat: 1, hero: 'medusa', who: 'person', name: 'Ada', team: 1, mark: 1 },
  { seat: 2, hero: 'medusa', who: 'computer', name: '', team: 2, mark: 2 },
  { seat: 3, hero: 'medusa', who: 'person', name: 'Bo', team: 1, mark: 3 },
  { seat: 4, hero: 'medusa', who: 'computer', name: '', team: 2, mark: 4 },
];

test('there is talk where somebody else is, and a team where a mate is', () => {
  const { talk } = quiet();
  const info = /** @type {any} */ ({ talk: 'free', seats: SEATS });
  assert.equal(isTalking(info, [1], talk), true);
  assert.equal(hasTeam(info, [1], talk), true);
  assert.equal(isTalking(info, [1, 3], talk), false);
  assert.equal(hasTeam(info, [1, 3], talk), false);
  assert.equal(hasTeam(info, [], talk), false, 'who watches has no team');
  assert.equal(isTalking({ ...info, talk: 'off' }, [1], talk), false);
  const duel = { ...info, seats: SEATS.slice(0, 2).map((s) => ({ ...s, team: null, who: 'person' })) };
  assert.equal(isTalking(duel, [1], talk), true);
  assert.equal(hasTeam(duel, [1], talk), false);
});

test('each says it in the own language; what was written stays text', async () => {
  await learn('de');
  const names = new Names(CATALOG, /** @type {any} */ (SEATS), 'en');
  assert.equal(spoken(line(1, 1, { phrase: 'guard', on: { space: 's07' } }), names), 'Guard this: space 7');
  assert.equal(spoken(line(1, 1, { on: { fighter: '1.medusa' } }), names), 'Look: Medusa (Ada)');
  assert.equal(spoken(line(1, 1, { text: '<b>hi</b>' }), names), '<b>hi</b>');
  assert.equal(spoken(line(1, 1, {}), names), '(deleted)');
  assert.equal(speaker(3, names), 'Bo');
});

test('the buttons say only what there is, to the table nothing of a team', async () => {
  const { default: words } = await import('../../../../main/resources/nonpareil/web/words/en/talk.js');
  for (const phrase of [...PHRASES, ...POINTED, ...TEAM_PHRASES, ...TEAM_POINTED])
    assert.ok(`talk.phrase.${phrase}` in words, phrase);
  for (const phrase of ['attack', 'guard', 'cannot-help'])
    assert.ok(![...PHRASES, ...POINTED].includes(phrase) && TEAM_PHRASES.includes(phrase));
});
