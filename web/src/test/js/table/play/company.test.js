import assert from 'node:assert/strict';
import test from 'node:test';
import { notices } from '../../../../main/resources/nonpareil/web/table/play/notices.js';
import { company, position, seats } from '../company.js';

/** @param {any} offers @param {any} [more] @returns {any} */
function what(offers, { away = 0, out = [], mine = [1], ...more } = {}) {
  return {
    info: {
      state: 'playing',
      clock: { kind: 'decision' },
      offers: { draw: [], undo: null, end: null, votes: [], ...offers },
      seats: seats('free-for-all').map((s) => ({ ...s, away: s.seat === away, endable: s.seat === away })),
    },
    names: company('free-for-all'),
    view: position(4, { out }),
    mine,
    me: mine[0],
    net: 'online',
    outdated: false,
    waited: false,
    ending: false,
    entries: [],
    ...more,
  };
}

/** @type {any[]} */
let done = [];
const does = {
  act: (/** @type {string} */ act, /** @type {any} */ more) => void done.push([act, more]),
  reload: () => {},
  wait: () => {},
  end: (/** @type {boolean} */ sure) => void done.push(sure),
};
/** @param {any} w */
const told = (w) => notices(w, does).map((n) => [n.text, (n.buttons ?? []).map((b) => b.label)]);

test('a draw among several names who agrees and who has not answered; computers and who is out have no vote', () => {
  assert.deepEqual(told(what({ draw: [2] })), [['Bo wants a draw; Cem has not answered.', ['Accept', 'Decline']]]);
  assert.deepEqual(told(what({ draw: [2, 3] })), [
    ['Bo and Cem want a draw; only your answer is missing.', ['Accept', 'Decline']],
  ]);
  assert.deepEqual(told(what({ draw: [1] })), [['You want a draw; Bo and Cem have not answered.', []]]);
  assert.deepEqual(told(what({ draw: [1, 2] }))[0], ['Bo wants a draw; Cem has not answered.', []]);
  assert.deepEqual(told(what({ draw: [2] }, { out: [1] }))[0], ['Bo wants a draw; Cem has not answered.', []]);
  assert.deepEqual(told(what({ draw: [1] }, { out: [2] }))[0], ['You want a draw; Cem has not answered.', []]);
});

test('an undo among several names who has agreed and who has not answered', () => {
  const undo = { seat: 2, to: 7 };
  assert.deepEqual(told(what({ undo: { ...undo, allowed: [] } })), [
    ['Bo asks to take back a choice. Cem has not answered.', ['Allow', 'Refuse']],
  ]);
  assert.deepEqual(told(what({ undo: { ...undo, allowed: [3] } })), [
    ['Bo asks to take back a choice. Cem agrees.', ['Allow', 'Refuse']],
  ]);
  assert.deepEqual(told(what({ undo: { ...undo, allowed: [1] } })), [
    ['Bo asks to take back a choice. Cem has not answered.', []],
  ]);
  const asked = 'You have asked to take back your last choice: all others must agree.';
  assert.deepEqual(told(what({ undo: { seat: 1, to: 7, allowed: [] } })), [[asked, []]]);
  assert.deepEqual(told(what({ undo: { seat: 1, to: 7, allowed: [2] } })), [
    [`${asked} Bo agrees. Cem has not answered.`, []],
  ]);
});

test('about somebody who is away most of the others decide, and it is told who wants what', () => {
  const votes = [{ what: 'give', seat: 3, by: [2] }];
  assert.deepEqual(told(what({ votes }, { away: 3 })), [
    [
      'Cem is away. Bo wants the computer to play on for Cem. More than half of the others must agree.',
      ['Wait', 'Let the computer play on', 'Let Cem be out'],
    ],
  ]);
  assert.deepEqual(told(what({ votes: [{ what: 'give', seat: 3, by: [1] }] }, { away: 3 }))[0][1], [
    'Wait',
    'Let Cem be out',
  ]);
  const [sure] = notices(what({}, { away: 3, ending: true }), does);
  assert.match(sure.text, /Then Cem is out, and the game goes on/);
  done = [];
  sure.buttons?.[1].press();
  assert.deepEqual(done, [false, ['end-away', { to: 3 }]]);
});
