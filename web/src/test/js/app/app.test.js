import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, api } from '../../../main/resources/nonpareil/web/app/api.js';
import { card, fighterName, heroName, piece, useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import {
  ago,
  fill,
  has,
  language,
  listed,
  onLanguage,
  speak,
  t,
} from '../../../main/resources/nonpareil/web/app/i18n.js';
import { parse, to } from '../../../main/resources/nonpareil/web/app/routes.js';
import { onSettings, setSetting, settings } from '../../../main/resources/nonpareil/web/app/settings.js';
import { CATALOG, changeTo } from '../fixtures.js';

test('addresses name pages', () => {
  assert.deepEqual(parse(''), { page: 'start' });
  assert.deepEqual(parse('#/'), { page: 'start' });
  assert.deepEqual(parse('#/friend'), { page: 'new', mode: 'friend', pick: null });
  assert.deepEqual(parse('#/new/medusa'), { page: 'new', mode: 'computer', pick: 'medusa' });
  assert.deepEqual(parse('#/table/T1/2'), { page: 'table', table: 'T1', seat: 2 });
  assert.deepEqual(parse('#/table/T1'), { page: 'table', table: 'T1', seat: null });
  assert.deepEqual(parse('#/party'), { page: 'party' });
  assert.deepEqual(parse('#/devices'), { page: 'devices' });
  assert.deepEqual(parse('#/befriend/abc'), { page: 'befriend', secret: 'abc' });
  assert.deepEqual(parse('#/befriend'), { page: 'missing' });
  assert.deepEqual(parse('#/join/T1/abc/3'), { page: 'join', table: 'T1', secret: 'abc', seat: 3 });
  assert.deepEqual(parse('#/join/T1/s%2Fcret'), { page: 'join', table: 'T1', secret: 's/cret', seat: null });
  const replay = { page: 'replay', table: 'T1', analysis: false };
  assert.deepEqual(parse('#/replay/T1/open/17'), { ...replay, eyes: 'open', number: 17 });
  assert.deepEqual(parse('#/replay/T1/2'), { ...replay, eyes: 2, number: null });
  assert.deepEqual(parse('#/replay/T1/nonsense/x'), { ...replay, eyes: 'public', number: null });
  assert.deepEqual(parse('#/replay/T1/2/0/analysis'), { ...replay, eyes: 2, number: 0, analysis: true });
  const mine = { page: 'statistics', of: 'mine', mode: '' };
  assert.deepEqual(parse('#/statistics'), { ...mine, only: {} });
  assert.deepEqual(parse(to('statistics', 'mine', 'hero=medusa', 'pairing=medusa.alice')), {
    ...mine,
    only: { hero: 'medusa', pairing: 'medusa.alice' },
  });
  assert.deepEqual(parse('#/statistics/server/teams'), { page: 'statistics', of: 'server', mode: 'teams', only: {} });
  assert.deepEqual(parse('#/rules/ATT-3'), { page: 'rules', clause: 'ATT-3' });
});

test('an address that means nothing is missing, never an error', () => {
  for (const hash of ['#/nowhere', '#/table', '#/join', '#/continue', '#/%E0%A4%A', '#main'])
    assert.equal(parse(hash).page, 'missing', hash);
});

test('addresses are written so that they are read the same', () => {
  assert.equal(to(), '#/');
  assert.deepEqual(parse(to('join', 'a b', 'x/y')), { page: 'join', table: 'a b', secret: 'x/y', seat: null });
});

test('parameters and plurals are put in', () => {
  assert.equal(fill('{who} drew {n} {n|card|cards}.', { who: 'Alice', n: 1 }), 'Alice drew 1 card.');
  assert.equal(fill('{who} drew {n} {n|card|cards}.', { who: 'Alice', n: 0 }), 'Alice drew 0 cards.');
  assert.equal(fill('{missing} stays', {}), '{missing} stays');
});

test('a change of language is told as soon as its words are there', async () => {
  await speak('log');
  /** @type {string[]} */
  const told = [];
  const end = onLanguage((now) => told.push(now));
  await changeTo('en');
  const who = { en: 'King Arthur', de: 'König Artus' };
  assert.equal(t('log.turn', { n: 3, who }), 'Turn 3: King Arthur');
  await changeTo('de');
  assert.equal(language(), 'de');
  assert.equal(t('log.turn', { n: 3, who }), 'Zug 3: König Artus');
  assert.equal(
    t('log.turn', { n: 3, who: { en: 'King Arthur' } }),
    'Zug 3: King Arthur',
    'English where there is none',
  );
  assert.equal(listed(['a', 'b', 'c']), 'a, b und c');
  assert.equal(told.at(-1), 'de');
  end();
  await changeTo('en');
  assert.equal(told.at(-1), 'de');
  assert.ok(has('log.turn') && !has('log.nothing'));
});

test('of two changes in a row the last one holds', async () => {
  await changeTo('en');
  setSetting('language', 'de');
  setSetting('language', 'en');
  await speak('board');
  await new Promise((done) => setTimeout(done, 50));
  assert.equal(language(), 'en');
  assert.equal(t('board.spaces'), 'Spaces');
});

test('how long ago something was', async () => {
  await changeTo('en');
  const now = Date.parse('2026-11-15T12:00:00Z');
  assert.equal(ago('2026-11-15T11:57:00Z', now), '3 minutes ago');
  assert.equal(ago('2026-11-15T12:00:20Z', now), 'now', 'a clock that is ahead');
  assert.equal(ago('2026-11-13T12:00:00Z', now), '2 days ago');
});

test('settings refuse what they do not know', () => {
  let told = 0;
  const end = onSettings(() => told++);
  setSetting('theme', 'dark');
  assert.equal(settings().theme, 'dark');
  setSetting('theme', /** @type {any} */ ('pink'));
  assert.equal(settings().theme, 'auto');
  setSetting('theme', 'auto');
  assert.equal(told, 2, 'no change, no word');
  end();
});

test('pieces have names in the language of the moment', async () => {
  useCatalog(CATALOG);
  const seats = [
    { seat: 1, hero: 'medusa' },
    { seat: 2, hero: 'invisible-man' },
  ];
  await changeTo('de');
  assert.equal(fighterName('1.harpy-2', seats), 'Harpyie 2');
  assert.equal(fighterName('1.medusa', seats), 'Medusa');
  assert.equal(fighterName('2.fog-1', seats), 'Nebelplättchen 1');
  assert.equal(fighterName('2.nobody', seats), 'nobody');
  assert.deepEqual(
    [piece('2.fog-1', seats).token, piece('1.harpy-2', seats).number, piece('1.medusa', seats).number],
    [true, 2, null],
  );
  assert.equal(card('medusa', 'dash')?.boost, 1);
  assert.equal(card('medusa', 'nothing'), undefined);
  assert.equal(heroName('invisible-man'), 'Der Unsichtbare');
  await changeTo('en');
});

test('refusals of the server are errors with its code; no connection is one too', async () => {
  const real = globalThis.fetch;
  try {
    globalThis.fetch = async () =>
      new Response(JSON.stringify({ error: { code: 'conflict', message: 'taken', at: 'seat' } }), { status: 409 });
    await assert.rejects(
      api.join('T', {}),
      (error) => error instanceof ApiError && error.code === 'conflict' && error.at === 'seat' && error.status === 409,
    );
    globalThis.fetch = async () => new Response('<html>', { status: 502 });
    await assert.rejects(api.openTables(), (error) => error instanceof ApiError && error.code === 'offline');
    globalThis.fetch = async () => {
      throw new TypeError('failed');
    };
    await assert.rejects(api.me('Ada'), (error) => error instanceof ApiError && error.code === 'offline');
    /** @type {{path: string, init: RequestInit}[]} */
    const sent = [];
    globalThis.fetch = /** @type {any} */ (
      async (/** @type {string} */ path, /** @type {RequestInit} */ init) => {
        sent.push({ path, init });
        return new Response(JSON.stringify({ tables: [] }));
      }
    );
    await api.table('a/b');
    await api.me();
    assert.equal(sent[0].path, '/api/tables/a%2Fb');
    assert.equal(sent[1].init.body, '{}');
  } finally {
    globalThis.fetch = real;
  }
});

test('while the store is away, or a game elsewhere, pages have words of their own', async () => {
  await speak('shell');
  for (const tongue of ['en', 'de']) {
    await changeTo(tongue);
    for (const code of ['not-stored', 'elsewhere']) assert.ok(has(`error.${code}`), `${code} in ${tongue}`);
  }
});
