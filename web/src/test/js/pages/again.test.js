import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import {
  byWaiting,
  FIRST,
  keepPairing,
  lastPairing,
  pairingOf,
} from '../../../main/resources/nonpareil/web/pages/again.js';
import { newTable, sensible } from '../../../main/resources/nonpareil/web/pages/choice.js';
import { onlyHere, reachable } from '../../../main/resources/nonpareil/web/app/reachable.js';
import { CATALOG } from '../fixtures.js';

useCatalog(CATALOG);

/** What localStorage would keep. @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  },
});

test('the last pairing is offered again, as far as it still makes sense', () => {
  assert.equal(lastPairing(), null, 'nobody was here');
  keepPairing({ mode: 'computer', choice: sensible({ mine: 'king-arthur', theirs: 'medusa', level: 'easy' }) });
  const again = lastPairing();
  assert.equal(again?.mode, 'computer');
  assert.deepEqual(newTable('computer', /** @type {any} */ (again).choice).seats, [
    { who: 'me', hero: 'king-arthur' },
    { who: 'computer', level: 'easy', hero: 'medusa' },
  ]);
  kept.set('nonpareil.last', '{"mode":"computer","choice":{"mine":"nobody"}}');
  assert.equal(lastPairing()?.choice.mine, FIRST.choice.mine);
  kept.set('nonpareil.last', '{"mode":"chess"}');
  assert.equal(lastPairing(), null);
});

test('on another device the last game says what was played', () => {
  const seats = [
    { seat: 1, who: 'computer', hero: 'medusa', level: 'easy', you: false },
    { seat: 2, who: 'person', hero: 'king-arthur', you: true },
  ];
  const table = /** @type {any} */ ({ seats, board: 'nowhere', hotSeat: false });
  assert.equal(pairingOf(table)?.choice.mine, 'king-arthur');
  assert.equal(pairingOf(table)?.choice.level, 'easy');
  assert.equal(pairingOf({ ...table, lesson: 'boost' }), null);
  assert.equal(pairingOf({ ...table, seats: [{ ...seats[0], who: 'person' }, seats[1]] }), null, 'somebody else');
  assert.equal(pairingOf(undefined), null);
});

test('games wait in order: mine to move first, then what moved last', () => {
  const game = (/** @type {string} */ table, /** @type {boolean} */ yourTurn, /** @type {string} */ moved) =>
    /** @type {any} */ ({ table, yourTurn, moved });
  const games = [
    game('a', false, '2026-01-03T00:00:00Z'),
    game('b', true, '2026-01-01T00:00:00Z'),
    game('c', true, '2026-01-02T00:00:00Z'),
  ];
  assert.deepEqual(
    byWaiting(games).map((g) => g.table),
    ['c', 'b', 'a'],
  );
});

test('what is shared can be opened by others', async () => {
  const was = globalThis.fetch;
  const at = (/** @type {string} */ hostname) =>
    Object.defineProperty(globalThis, 'location', {
      configurable: true,
      value: { hostname, origin: `http://${hostname}:8080` },
    });
  const answers = (/** @type {object} */ me) => {
    globalThis.fetch = /** @type {any} */ (async () => new Response(JSON.stringify(me)));
  };
  try {
    at('localhost');
    answers({ person: 'p', name: '', addresses: ['http://192.168.1.7:8080'] });
    assert.equal(await reachable('replay', 't1', 'open', 60), 'http://192.168.1.7:8080/#/replay/t1/open/60');
    answers({ person: 'p', name: '' });
    assert.equal(await reachable('replay', 't1'), 'http://localhost:8080/#/replay/t1', 'the server knows no other');
    at('play.example.org');
    answers({ addresses: ['http://192.168.1.7:8080'] });
    assert.equal(await reachable('join', 't1'), 'http://play.example.org:8080/#/join/t1');
  } finally {
    globalThis.fetch = was;
  }
  assert.ok(onlyHere('http://127.0.0.1:80/') && onlyHere('[::1]') && !onlyHere('http://192.168.1.7'));
});
