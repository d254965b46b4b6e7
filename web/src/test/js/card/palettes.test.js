import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { paletteOf } from '../../../main/resources/nonpareil/web/board/palette.js';
import { contrast, difference, lab, linear } from '../board/colour.js';

const WEB = new URL('../../../main/resources/nonpareil/web/', import.meta.url);
const HEROES = new URL('../../../../../content/src/main/resources/nonpareil/heroes/', import.meta.url);
const css = (/** @type {string} */ name) => readFileSync(new URL(`style/${name}.css`, WEB), 'utf8');

/** @typedef {{deep: string, metal: string, light: string, dark: string}} Palette */

/** @returns {Map<string, Palette>} */
function palettes() {
  return new Map(
    [...css('palettes').matchAll(/\.(palette-[\w-]+) \{([^}]*)\}/g)].map(([, name, body]) => {
      const value = (/** @type {RegExp} */ pattern) => /** @type {RegExpExecArray} */ (pattern.exec(body));
      const [, light, dark] = value(/--hero-text: light-dark\((#\w{6}), (#\w{6})\)/);
      return [name, { deep: value(/--deep: (#\w{6})/)[1], metal: value(/--metal: (#\w{6})/)[1], light, dark }];
    }),
  );
}

/** A colour of tokens.css. @param {string} name @param {'light' | 'dark'} theme */
function token(name, theme) {
  const tokens = css('tokens');
  const dark = tokens.indexOf("[data-theme='dark']");
  const found = new RegExp(`--${name}: (#\\w{6})`).exec(theme === 'light' ? tokens : tokens.slice(dark));
  return found?.[1] ?? token(name, 'light');
}

const THEMES = /** @type {const} */ (['light', 'dark']);

test('every hero has colours of its own, home-made ones some by their name', () => {
  const there = palettes();
  const heroes = readdirSync(HEROES)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''));
  assert.equal(heroes.length, 10);
  const own = heroes.map((hero) => paletteOf(hero));
  assert.equal(new Set(own).size, heroes.length, 'no two heroes share colours');
  for (const name of own) {
    assert.ok(there.has(name), name);
    assert.ok(!name.includes('guest'), name);
  }
  for (const hero of ['mountain-king', 'moth-queen', 'x', '']) {
    const name = paletteOf(hero);
    assert.equal(name, paletteOf(hero));
    assert.ok(name === '' || there.has(name), `${hero}: ${name}`);
  }
  assert.notEqual(paletteOf('jekyll-and-hyde', 'hyde'), paletteOf('jekyll-and-hyde', 'jekyll'));
});

test('figure, ring and text can be made out in both themes', () => {
  const paper = /** @type {RegExpExecArray} */ (/--coin-paper: (#\w{6})/.exec(css('palettes')))[1];
  for (const [name, { deep, metal, ...text }] of palettes()) {
    const pairs = /** @type {[string, string, string, number][]} */ ([
      ['silhouette on the coin', paper, deep, 7],
      ['ring on the coin', metal, deep, 3],
      ...THEMES.flatMap((theme) =>
        ['paper', 'panel', 'sunken'].map((ground) => [
          `text on ${ground}, ${theme}`,
          text[theme],
          token(ground, theme),
          4.5,
        ]),
      ),
    ]);
    for (const [what, front, ground, least] of pairs) {
      const found = contrast(front, ground);
      assert.ok(found >= least, `${name}: ${what} has ${found.toFixed(2)}, ${least} is needed`);
    }
  }
});

test('no two heroes look alike: deep tone or metal differs clearly', () => {
  const all = [...palettes()].filter(([name]) => !name.includes('guest'));
  const apart = (/** @type {string} */ a, /** @type {string} */ b) => difference(lab(linear(a)), lab(linear(b)));
  for (const [i, [name, one]] of all.entries())
    for (const [other, two] of all.slice(i + 1)) {
      const far = Math.max(apart(one.deep, two.deep), apart(one.metal, two.metal));
      assert.ok(far >= 10, `${name} and ${other}: ${far.toFixed(1)}`);
    }
});

test('words can be read where the motif lies under them, and on the band', () => {
  const tokens = css('tokens');
  for (const type of ['attack', 'defense', 'versatile', 'scheme']) {
    const rule = /** @type {RegExpExecArray} */ (new RegExp(`\\.type-${type} \\{([^}]*)\\}`).exec(tokens))[1];
    const [, light, dark] = /** @type {RegExpExecArray} */ (/--tint: light-dark\((#\w{6}), (#\w{6})\)/.exec(rule));
    const tint = { light, dark };
    const band = contrast('#ffffff', token(type, 'light'));
    assert.ok(band >= 4.5, `${type}: white on the band has ${band.toFixed(2)}`);
    for (const theme of THEMES)
      for (const [word, least] of /** @type {const} */ ([
        ['ink', 7],
        [`${type}-text`, 4.5],
      ]))
        for (const ground of [tint[theme], token('panel', theme)]) {
          const found = contrast(token(word, theme), ground);
          assert.ok(found >= least, `${type}, ${theme}: ${word} on ${ground} has ${found.toFixed(2)}`);
        }
  }
});
