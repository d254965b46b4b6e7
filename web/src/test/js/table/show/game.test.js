import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, halted, later, refusedOffer } from '../../../../main/resources/nonpareil/web/table/show/game.js';
import { CATALOG, entry } from '../fixtures.js';

/**
 * A shared screen at which the server says what it is told to say, and has pages of the history.
 *
 * @param {Record<number, any>} pages by the number they end before
 */
function screen(pages = {}) {
  /** @type {any} */
  let follower = null;
  /** @type {any[]} */
  const asked = [];
  /** @type {any} */
  const connection = {
    watch: (/** @type {string} */ _table, /** @type {number[]} */ _seats, /** @type {any} */ f) => {
      follower = f;
      return () => {};
    },
    ask: async (
      /** @type {string} */ _table,
      /** @type {number} */ seat,
      /** @type {string} */ what,
      /** @type {any} */ more,
    ) => {
      asked.push({ seat, what, ...more });
      if (!pages[more.before]) throw new Error('refused');
      return pages[more.before];
    },
  };
  const game = new Game('T', connection, CATALOG);
  game.follow([1, 2]);
  return { game, tells: follower, asked };
}

const numbers = (/** @type {Game} */ game) => game.entries.map((e) => e.number);

const drawn = (/** @type {string} */ card) => [
  { type: 'cards-taken', seat: 1, cards: [card], from: 'drawn', cause: null },
];
const attacked = (/** @type {string} */ card) => [
  { type: 'attack-declared', attacker: '1.medusa', target: '2.genie' },
  { type: 'card-committed', seat: 1, card, faceUp: false, boost: false },
];

/** @param {number} number @param {number} eyes @param {any[]} events @param {string} kind @returns {any} */
const frame = (number, eyes, events, kind) => ({ ...entry(number, events), eyes, prompt: { kind, seat: 1 }, view: {} });

test('what was made for one seat’s eyes goes when the screen is handed over', () => {
  const { game, tells } = screen();
  let handOvers = 0;
  game.addEventListener('hand-over', () => handOvers++);
  tells.history([entry(0, [])], 1);
  tells.frame(frame(0, 1, [], 'action'));
  tells.frame(frame(1, 1, drawn('dash'), 'action'));
  tells.frame(frame(2, 1, attacked('feint'), 'action'));
  while (game.queue.length) game.show(/** @type {any} */ (game.queue.shift()));
  assert.equal(game.combat?.attack.card, 'feint');

  tells.history([entry(0, []), entry(1, drawn('hidden')), entry(2, attacked('hidden')), entry(3, [])], 0);
  tells.frame(frame(3, 0, [], 'here'));
  while (game.queue.length) game.show(/** @type {any} */ (game.queue.shift()));
  assert.equal(handOvers, 1);
  assert.equal(game.combat?.attack.card, 'hidden');
  for (const kept of [game.entries, game.told, game.frames, game.shown, game.reader.all]) {
    assert.doesNotMatch(JSON.stringify(kept), /dash|feint/);
  }
});

test('of a long game the earlier pages of the history are asked for', async () => {
  const { game, tells, asked } = screen({ 4: { from: 2, entries: [entry(2, []), entry(3, [])] } });
  tells.history([entry(4, []), entry(5, [])], 1, 4);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(numbers(game), [2, 3, 4, 5]);
  assert.deepEqual(asked, [
    { seat: 1, what: 'history', before: 4 },
    { seat: 1, what: 'history', before: 2 },
  ]);
});

test('a page that comes after the screen was handed over is void', async () => {
  const { game, tells } = screen({ 4: { from: 0, entries: [entry(2, drawn('dash'))] } });
  tells.history([entry(4, [])], 1, 4);
  tells.history([entry(0, []), entry(4, [])], 0, 0);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(numbers(game), [0, 4]);
});

test('an offer that has gone was refused, unless somebody else has done something', () => {
  const info = (/** @type {number} */ number, /** @type {any} */ offers, state = 'playing') =>
    /** @type {any} */ ({ state, number, offers: { draw: [], undo: null, ...offers } });
  const record = (/** @type {number} */ number, /** @type {number} */ seat) =>
    /** @type {any} */ ({ number, seat, kind: 'choice' });
  const offered = info(7, { draw: [1] });
  assert.deepEqual(refusedOffer(offered, info(7, {}), record(7, 2), [1]), { what: 'draw', number: 7 });
  assert.deepEqual(refusedOffer(offered, info(8, {}), record(8, 1), [1]), { what: 'draw', number: 8 }, 'played on');
  assert.equal(refusedOffer(offered, info(8, {}), record(8, 2), [1]), null, 'lapsed with a choice of the other');
  assert.equal(refusedOffer(offered, info(8, {}), record(7, 2), [1]), null, 'whose choice has not come yet');
  assert.equal(refusedOffer(offered, info(7, {}, 'over'), record(7, 2), [1]), null, 'agreed');
  assert.equal(refusedOffer(offered, info(7, {}), record(7, 1), [2]), null, "another's");
  const asked = info(7, { undo: { seat: 1 } });
  assert.deepEqual(refusedOffer(asked, info(7, {}), record(7, 1), [1]), { what: 'undo', number: 7 });
  assert.equal(refusedOffer(asked, info(8, {}), record(8, 1), [1]), null, 'allowed: taken back');
});

test('a page that others look at tells of no card that only some know', () => {
  const { game, tells } = screen();
  tells.history([entry(0, [])], 1);
  tells.frame(frame(0, 1, [], 'action'));
  game.beDiscreet(true);
  tells.history([entry(0, drawn('dash'))], 1);
  tells.frame(frame(1, 1, attacked('feint'), 'action'));
  while (game.queue.length) game.show(/** @type {any} */ (game.queue.shift()));
  assert.equal(JSON.stringify(game.entries).includes('dash'), false);
  assert.equal(game.combat?.attack.card, 'hidden');
});

test('a clock runs after its grace, and stands as long as a lost connection is waited for', () => {
  const clock = (/** @type {number} */ left, /** @type {number} */ grace) =>
    /** @type {any} */ ({ kind: 'decision', left: { 1: left, 2: 9_000 }, running: 1, grace, budget: { 1: 40_000 } });
  assert.deepEqual(later(clock(8_000, 3_000), 1_000), clock(8_000, 2_000));
  assert.deepEqual(later(clock(8_000, 3_000), 5_000), clock(6_000, 0));
  assert.deepEqual(later(clock(8_000, 0), 20_000), clock(0, 0));
  assert.deepEqual(halted(clock(8_000, 1_000)), clock(8_000, 40_000));
  assert.equal(halted({ ...clock(8_000, 0), budget: { 1: 170_000 } }).grace, 60_000);
  const nobody = { ...clock(8_000, 0), running: null };
  assert.deepEqual(later(nobody, 5_000), nobody);
  assert.deepEqual(halted(nobody), nobody);
});

test('without a connection the clock on the page stands, and then goes on as the server says', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const { game, tells } = screen();
  const clock = { kind: 'decision', left: { 1: 30_000, 2: 30_000 }, running: 1, grace: 0, budget: { 1: 180_000 } };
  tells.history([entry(0, [])], 1);
  tells.frame({ ...frame(0, 1, [], 'action'), clock });
  const now = () => {
    const { clock: c, came } = /** @type {any} */ (game.shown);
    return later(c, Date.now() - came).left[1];
  };
  t.mock.timers.tick(10_000);
  assert.equal(now(), 20_000);
  tells.online(false);
  t.mock.timers.tick(30_000);
  assert.equal(now(), 20_000, 'nobody is out of time');
  tells.online(false);
  assert.equal(now(), 20_000, 'lost again before it was back');
  tells.online(true);
  assert.equal(now(), 0, 'as it was told last, until the server says how it is');
  tells.clock({ ...clock, left: { 1: 20_000, 2: 30_000 } });
  assert.equal(now(), 20_000);
});
