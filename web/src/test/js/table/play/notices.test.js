import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notices } from '../../../../main/resources/nonpareil/web/table/play/notices.js';
import { entry, names } from '../fixtures.js';

/** A duel of seat 1, which is mine, with seat 2. @param {any} [more] @param {any} [mine] @param {any} [theirs] */
function what(more = {}, mine = {}, theirs = {}) {
  const seat = { who: 'person', connected: true, away: false, endable: false };
  const { offers = {}, clock = 'decision', ...rest } = more;
  return /** @type {any} */ ({
    info: {
      state: 'playing',
      clock: { kind: clock },
      offers: { draw: [], undo: null, end: null, ...offers },
      seats: [
        { ...seat, seat: 1, you: true, ...mine },
        { ...seat, seat: 2, you: false, ...theirs },
      ],
    },
    names: names(),
    mine: [1],
    me: 1,
    net: 'online',
    outdated: false,
    waited: false,
    ending: false,
    entries: [],
    ...rest,
  });
}

/** What was done. @type {any[]} */
let done = [];
const does = {
  act: (/** @type {string} */ act, /** @type {any} */ more) => void done.push([act, more]),
  reload: () => {},
  wait: () => {},
  end: (/** @type {boolean} */ sure) => void done.push(sure),
};

/** @param {import('../../../../main/resources/nonpareil/web/table/play/notices.js').Notice} notice */
const labels = (notice) => (notice.buttons ?? []).map((b) => b.label);

/** @param {import('../../../../main/resources/nonpareil/web/table/play/notices.js').Notice} notice @param {string} label */
function press(notice, label) {
  done = [];
  notice.buttons?.find((b) => b.label === label)?.press();
  return done;
}

test('the end of the game is offered only when the server allows it, and asks first', () => {
  const [gone] = notices(what({}, {}, { away: true }), does);
  assert.deepEqual(labels(gone), ['Wait', 'Let the computer play on']);
  const [late] = notices(what({}, {}, { away: true, endable: true }), does);
  assert.deepEqual(press(late, 'End the game'), [true], 'nothing is sent yet');
  const [sure] = notices(what({ ending: true }, {}, { away: true, endable: true }), does);
  assert.match(sure.text, /gets a minute to come back.*Are you sure\?/);
  assert.deepEqual(press(sure, 'Yes, end the game'), [false, ['end-away', { to: 2 }]]);
  assert.deepEqual(press(sure, 'Not yet'), [false]);
});

test('both are told of the minute, and who was away can say that it is back', () => {
  const end = { seat: 2, left: 60000 };
  assert.equal(notices(what({ offers: { end } }, {}, { away: true, endable: true }), does).length, 1);
  const own = { end: { seat: 1, left: 60000 } };
  const [notice] = notices(what({ offers: own }, { away: true }), does);
  assert.match(notice.text, /or you lose/);
  assert.deepEqual(press(notice, 'I am back'), [['back', { seat: 1 }]]);
  const [unclocked] = notices(what({ offers: own, clock: 'none' }, { away: true }), does);
  assert.deepEqual(labels(unclocked), [], 'only an answer counts');
});

test('whose time ran out is told so until the next choice', () => {
  const out = { ...entry(4, []), kind: 'time-out', seat: 1 };
  const told = notices(what({ entries: [out, { ...entry(5, []), kind: 'choice', seat: 2 }] }), does);
  assert.deepEqual(
    told.map((n) => n.text),
    ['Your time ran out, so the clock chose for you.'],
  );
  assert.deepEqual(notices(what({ entries: [out, { ...entry(6, []), kind: 'choice', seat: 1 }] }), does), []);
  assert.deepEqual(notices(what({ entries: [{ ...out, seat: 2 }] }), does), []);
});

test('what was refused is told until something happens', () => {
  const refused = { what: 'draw', number: 3 };
  const [told] = notices(what({ refused, entries: [entry(3, [])] }), does);
  assert.match(told.text, /draw was declined/);
  assert.deepEqual(notices(what({ refused, entries: [entry(4, [])] }), does), []);
});

test('who watches late is told so, who plays is not', () => {
  const late = what({ mine: [] });
  late.info.delay = { by: [2], now: true };
  assert.deepEqual(
    notices(late, does).map((n) => n.text),
    ['You watch with a delay: each turn is shown when it is over.'],
  );
  late.info.delay = { by: [], now: false };
  assert.deepEqual(notices(late, does), []);
  const playing = what();
  playing.info.delay = { by: [2], now: true };
  assert.deepEqual(notices(playing, does), []);
});
