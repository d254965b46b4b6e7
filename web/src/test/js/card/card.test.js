import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { learn } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { hyphenated, longest } from '../../../main/resources/nonpareil/web/card/hyphens.js';
import { whoWords } from '../../../main/resources/nonpareil/web/card/who.js';

const HEROES = new URL('../../../../../content/src/main/resources/nonpareil/heroes/', import.meta.url);

/** The names of all cards, as the heroes' files have them. @returns {{en: string, de: string}[]} */
function names() {
  const bare = (/** @type {string} */ text) =>
    text
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .replaceAll("''", "'");
  return readdirSync(HEROES)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      [
        ...readFileSync(new URL(file, HEROES), 'utf8').matchAll(
          /^ {4}name: \{en: ([^{].*), de(?:-own)?: ([^{].*)\}$/gm,
        ),
      ].map(([, en, de]) => ({ en: bare(en), de: bare(de) })),
    );
}

test('every long word on a card can be parted, and nothing else changes', async () => {
  await learn('en');
  await learn('de');
  const all = names();
  assert.ok(all.length > 100, `${all.length} names`);
  for (const name of all) {
    for (const language of /** @type {const} */ (['en', 'de'])) {
      const parted = hyphenated(name[language], language);
      assert.equal(parted.replaceAll('\u00ad', ''), name[language]);
      assert.ok(longest(parted).piece <= 9, `${name[language]}: ${longest(parted).piece}`);
    }
  }
});

test('German words are parted where their parts meet', async () => {
  await learn('de');
  const parted = (/** @type {string} */ name) => hyphenated(name, 'de').replaceAll('\u00ad', '-');
  assert.equal(parted('Dienstrevolver'), 'Dienst-revolver');
  assert.equal(parted('Strategie durchschauen').split(' ')[1], 'durch-schauen');
  assert.equal(parted('Der Unsichtbare'), 'Der Unsichtbare');
});

test('a word that has room stays whole', () => {
  assert.equal(hyphenated('Konterschlag', 'de', 12.5), 'Konterschlag');
  assert.notEqual(hyphenated('Konterschlag', 'de', 8), 'Konterschlag');
});

test('a card says which groups it belongs to, unless its name does', async () => {
  await learn('en');
  const both = (/** @type {string} */ text) => ({ en: text, de: text });
  const card = (/** @type {string} */ name, /** @type {string[]} */ ...tags) =>
    whoWords(
      /** @type {any} */ ({
        name: both(name),
        bannerName: both('ANY'),
        tags: tags.map((tag) => ({ id: tag, name: both(tag) })),
      }),
    );
  assert.equal(card('Sorting', 'HYMN'), 'ANY · HYMN');
  assert.equal(card('Voyage Home', 'VOYAGE'), 'ANY');
  assert.equal(card('Dash'), 'ANY');
});
