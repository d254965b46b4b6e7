import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import { speak } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { facetName, shareText } from '../../../main/resources/nonpareil/web/pages/facets.js';
import { CATALOG, changeTo } from '../fixtures.js';

useCatalog(CATALOG);
await speak('shell', 'stats');

/** @param {number} won @param {number} games @param {Partial<import('../../../main/resources/nonpareil/web/app/counted.js').Count>} [more] */
const count = (won, games, more) => ({ games, won, drawn: 0, low: 0.3, high: 0.954, even: 0.5, ...more });

test('few games are told as they are, many as a share with what it may be', () => {
  assert.equal(shareText(count(3, 4)), '3 of 4');
  assert.equal(shareText(count(0, 9)), '0 of 9');
  assert.equal(shareText(count(7, 12, { low: 0.32, high: 0.807 })), '58 % (32–81 %)');
});

test('everything that games are counted by has a name, and what is not known any more stays as it is', async () => {
  assert.equal(facetName('hero', 'medusa'), 'Medusa');
  assert.equal(facetName('hero', 'long-gone'), 'long-gone');
  assert.equal(facetName('pairing', 'medusa.king-arthur'), 'Medusa against King Arthur');
  assert.equal(facetName('opponent', 'person'), 'A person');
  assert.equal(facetName('opponent', 'hard'), 'Computer, Hard');
  assert.equal(facetName('opponent', 'grandmaster'), 'Computer, grandmaster');
  assert.equal(facetName('cause', 'exhaustion'), 'A deck was empty');
  assert.equal(facetName('board', 'nowhere'), 'nowhere');
  await changeTo('de');
  assert.equal(facetName('mode', 'free-for-all'), 'Jeder gegen jeden');
  assert.equal(shareText(count(3, 4)), '3 von 4');
  await changeTo('en');
});
