import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { isWorth, Recap, standing } from '../../../../main/resources/nonpareil/web/table/play/recap.js';
import { entry } from '../fixtures.js';

const moved = { type: 'moved', piece: '2.genie', path: ['a', 'b'], cause: null };
/** @param {number} n @param {any} [more] */
const move = (n, more = {}) => ({ ...entry(n, [moved]), kind: 'choice', seat: 2, ...more });

/** Whether the page is in sight. */
let visibilityState = 'visible';
globalThis.document = /** @type {any} */ ({
  get visibilityState() {
    return visibilityState;
  },
});

beforeEach(() => {
  visibilityState = 'visible';
});

/** A page of seat 1 at a table, and what it does. @param {any[]} entries @param {string} clock */
function world(entries, clock = 'days') {
  /** @type {number[]} */
  const seen = [];
  /** @type {any} */
  const page = {
    drawer: null,
    toggle: (/** @type {any} */ drawer) => (page.drawer = drawer),
    closeDrawer: () => (page.drawer = null),
    requestUpdate: () => {},
    film: { since: async (/** @type {number[]} */ numbers) => void (page.played = numbers) },
    game: {
      table: 'T',
      seats: [1],
      queue: [],
      entries,
      info: { state: 'playing', clock: { kind: clock } },
      connection: { seen: (/** @type {string} */ _, /** @type {number} */ n) => void seen.push(n) },
      shown: entries.at(-1),
    },
  };
  return { page, seen, recap: new Recap(page) };
}

test('what was taken back, and what tells nothing, is no move', () => {
  const entries = [
    move(1),
    move(2, { taken: true }),
    { ...entry(3, []), kind: 'undo', to: 1 },
    move(4),
    { ...entry(5, []), kind: 'seat-given' },
  ];
  assert.deepEqual(
    standing(entries, 0, 5).map((e) => e.number),
    [1, 4],
  );
  assert.deepEqual(
    standing(entries, 1, 3).map((e) => e.number),
    [],
  );
});

test('where there are days every move of another is worth an offer, elsewhere what is too much to catch up on', () => {
  const turn = { type: 'turn-began', seat: 2 };
  const many = [entry(0, [/** @type {any} */ (turn)]), ...Array.from({ length: 9 }, (_, i) => move(i + 1))];
  assert.ok(isWorth([move(1)], true, [1]));
  assert.ok(!isWorth([move(1)], true, [2]), 'my own moves');
  assert.ok(isWorth([move(1, { kind: 'time-out' })], true, [2]), 'but not what the clock chose for me');
  assert.ok(!isWorth([move(1)], false, [1]));
  assert.ok(isWorth(many, false, [1]));
});

test('who comes back is offered what came since, and it counts as seen only when it was shown or skipped', async () => {
  const { page, seen, recap } = world([move(1), move(2), move(3)]);
  recap.known(1);
  recap.look();
  assert.deepEqual(
    recap.missed.map((e) => e.number),
    [2, 3],
  );
  assert.equal(recap.after, 1);
  assert.deepEqual(page.drawer, { kind: 'since' });
  assert.deepEqual(seen, []);
  await recap.show();
  assert.deepEqual(page.played, [2, 3]);
  assert.deepEqual(seen, [3]);
  assert.equal(page.drawer, null);
  assert.deepEqual(recap.missed, []);
});

test('a single move is offered, too', () => {
  const { recap } = world([move(1), move(2)]);
  recap.known(1);
  recap.look();
  assert.deepEqual(
    recap.missed.map((e) => e.number),
    [2],
  );
});

test('what is shown while somebody looks is seen, one after the other', () => {
  const { page, seen, recap } = world([move(0)]);
  recap.known(0);
  recap.look();
  page.game.entries.push(move(1));
  page.game.shown = page.game.entries.at(-1);
  recap.look();
  page.game.entries.push(move(2));
  page.game.shown = page.game.entries.at(-1);
  recap.look();
  assert.deepEqual(seen, [1, 2]);
  assert.equal(page.drawer, null);
});

test('what comes while the page is out of sight is offered when it is seen again', () => {
  const { page, seen, recap } = world([move(1)]);
  recap.known(1);
  recap.look();
  visibilityState = 'hidden';
  for (const n of [2, 3]) {
    page.game.entries.push(move(n));
    page.game.shown = page.game.entries.at(-1);
    recap.look();
  }
  assert.deepEqual(seen, []);
  visibilityState = 'visible';
  recap.look();
  assert.equal(recap.missed.length, 2);
  recap.done();
  assert.deepEqual(seen, [3]);
});

test('a page that does not know what was seen neither offers nor tells anything', () => {
  const { seen, recap } = world([move(1), move(2)]);
  recap.look();
  assert.deepEqual(recap.missed, []);
  assert.deepEqual(seen, []);
});

test('whoever plays on has no need of it', () => {
  const { page, recap } = world([move(1), move(2)]);
  recap.known(0);
  recap.look();
  assert.equal(recap.missed.length, 2);
  page.game.entries.push(move(3, { seat: 1 }));
  page.game.shown = page.game.entries.at(-1);
  recap.look();
  assert.deepEqual(recap.missed, []);
});
