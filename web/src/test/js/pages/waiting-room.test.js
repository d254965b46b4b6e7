import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, WaitingRoom, wasClosed } from '../../../main/resources/nonpareil/web/pages/waiting-room.js';

/** A room whose server says what the test says. */
function waiting() {
  /** @type {any[]} */
  const took = [];
  /** @type {any[]} */
  const watched = [];
  const state = { left: 0, lost: 0 };
  const connection = {
    watch: (/** @type {any[]} */ ...what) => {
      watched.push(what);
      return () => void state.left++;
    },
  };
  const room = new WaitingRoom('T', connection, {
    took: (info) => took.push(info),
    lost: () => void state.lost++,
  });
  const told = (/** @type {any} */ info) => watched.at(-1)[2].table(info);
  const refused = () => watched.at(-1)[2].failed('unknown-table', '');
  return { room, took, watched, told, refused, state };
}

/** @param {string} name */
const info = (name) => /** @type {any} */ ({ name });

test('it follows the table once, with the eyes of nobody, and takes what is told', () => {
  const { room, took, watched, told } = waiting();
  room.follow();
  room.follow();
  assert.equal(watched.length, 1);
  assert.deepEqual(watched[0].slice(0, 2), ['T', []]);
  told(info('a'));
  told(info('b'));
  assert.deepEqual(took, [info('a'), info('b')]);
});

test('it can be left and followed again', () => {
  const { room, watched, state } = waiting();
  room.leave();
  assert.equal(state.left, 0);
  room.follow();
  room.leave();
  room.leave();
  assert.equal(state.left, 1);
  room.follow();
  assert.equal(watched.length, 2);
});

test('an answer that is older than what was told does not count', async () => {
  const { room, told } = waiting();
  room.follow();
  told(info('before'));
  assert.deepEqual(await room.answer(Promise.resolve(info('answer'))), info('answer'));
  /** @type {(info: any) => void} */
  let comes = () => {};
  const late = room.answer(new Promise((resolve) => (comes = resolve)));
  told(info('newer'));
  comes(info('answer'));
  assert.equal(await late, null);
});

test('without a socket the answer is all there is', async () => {
  const { room } = waiting();
  assert.deepEqual(await room.answer(Promise.resolve(info('answer'))), info('answer'));
  await assert.rejects(room.answer(Promise.reject(new Error('no'))));
});

test('who is not let in any more hears of it once', () => {
  const { room, refused, state, watched } = waiting();
  room.follow();
  refused();
  assert.deepEqual(state, { left: 1, lost: 1 });
  room.follow();
  assert.equal(watched.length, 2);
});

test('a table that was closed before a game began is not one whose game is over', () => {
  const table = (/** @type {object} */ change) => /** @type {any} */ ({ state: 'waiting', result: null, ...change });
  assert.ok(wasClosed(table({ state: 'over' })));
  assert.ok(!wasClosed(table({ state: 'over', result: { winners: [1], draw: false, cause: 'combat' } })));
  assert.ok(!wasClosed(table({})));
  assert.ok(!wasClosed(table({ state: 'playing' })));
});

test('when the others have begun no seat is shown as free', () => {
  const seats = [
    { seat: 1, who: 'person', name: 'Alice' },
    { seat: 2, who: 'empty', name: '' },
  ];
  const now = begun(/** @type {any} */ ({ state: 'waiting', seats }));
  assert.equal(now.state, 'playing');
  assert.deepEqual(
    now.seats.map((s) => s.who),
    ['person', 'person'],
  );
});
