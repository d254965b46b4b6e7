import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { learn, t } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { motifOf } from '../../../main/resources/nonpareil/web/card/deeds.js';
import { mainSign, signsInWords } from '../../../main/resources/nonpareil/web/card/glance.js';
import { MOTIFS } from '../../../main/resources/nonpareil/web/card/motifs.js';
import { SHAPES } from '../../../main/resources/nonpareil/web/card/sign-shapes.js';

const SIGNS = Object.keys(SHAPES);

const CONTENT = new URL('../../../../../content/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, CONTENT), 'utf8');

/** What the server writes: hero/card to signs. */
function cards() {
  return read('src/test/resources/nonpareil/text/symbols.txt')
    .trim()
    .split('\n')
    .map((line) => {
      const [, hero, id, signs] = /** @type {RegExpExecArray} */ (/^([\w-]+)\/([\w-]+): (.*)$/.exec(line));
      const symbols = signs
        .split(', ')
        .filter(Boolean)
        .map((one) => {
          const [sign, amount = null] = one.split(' ');
          return { sign, amount };
        });
      return { hero, id, symbols };
    });
}

test('each sign the server can write has a picture and words in each language', async () => {
  const source = read('src/main/java/nonpareil/content/text/Sign.java');
  const names = source
    .slice(source.indexOf('{'), source.indexOf('/** Its name for pages'))
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\/\/.*/g, '')
    .match(/[A-Z][A-Z_]+/g);
  const written = (names ?? []).map((name) => name.toLowerCase().replaceAll('_', '-'));
  assert.ok(written.length > 40);
  assert.deepEqual([...SIGNS].sort(), [...written].sort());
  for (const language of ['en', 'de']) {
    await learn(language);
    for (const sign of SIGNS) {
      assert.notEqual(t(`sign.${sign}`), `sign.${sign}`);
      assert.notEqual(t(`sign.${sign}.text`), `sign.${sign}.text`);
    }
  }
});

test('a small card shows what it does, not when', () => {
  const main = (/** @type {string} */ id) => mainSign(cards().find((c) => `${c.hero}/${c.id}` === id)?.symbols ?? []);
  assert.deepEqual(main('medusa/gaze-of-stone'), { sign: 'damage', amount: '8' });
  assert.deepEqual(main('alice/looking-glass'), { sign: 'draw', amount: '2' });
  assert.deepEqual(main('medusa/feint'), { sign: 'cancel', amount: null });
  assert.equal(main('king-arthur/excalibur'), null);
});

test('signs are told in words, without their joints', () => {
  const symbols = [
    { sign: 'won', amount: null },
    { sign: 'then', amount: null },
    { sign: 'damage', amount: '8' },
  ];
  assert.equal(signsInWords(symbols).split(', ').length, 2);
  assert.match(signsInWords(symbols), / 8$/);
});

test('every card has a motif, always the same, and a deck shows several', () => {
  const all = cards();
  for (const hero of new Set(all.map((c) => c.hero))) {
    const deck = all
      .filter((c) => c.hero === hero)
      .map((c) => /** @type {any} */ ({ ...c, type: 'attack', banner: 'any' }));
    const whole = /** @type {any} */ ({ id: hero, cards: deck, fighters: [] });
    const motifs = deck.map((card) => motifOf(card, whole));
    for (const motif of motifs) assert.ok(motif in MOTIFS, motif);
    assert.deepEqual(
      deck.map((card) => motifOf(card, whole)),
      motifs,
    );
    const kinds = new Set(motifs).size;
    assert.ok(kinds >= Math.min(5, deck.length), `${hero}: ${kinds} motifs for ${deck.length} cards`);
  }
  assert.ok(Object.keys(MOTIFS).length >= 17);
});
