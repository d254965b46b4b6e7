import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concerns, ruleAbout, ruleEnd, ruleText } from '../../../../main/resources/nonpareil/web/table/parts/rules.js';
import { Teller } from '../../../../main/resources/nonpareil/web/table/story/story.js';
import { viewAfter } from '../../../../main/resources/nonpareil/web/table/show/tally.js';
import { entry, names } from '../fixtures.js';

/** @param {'en' | 'de'} [language] */
function ruled(language = 'en') {
  const all = names(language);
  const card = all.cardData(1, 'glance');
  assert.ok(card);
  card.rules = [
    { en: 'The opposing fighter cannot be moved.', de: 'Der gegnerische Kämpfer kann nicht bewegt werden.' },
    { en: 'Your opponent cannot draw cards.', de: 'Dein Gegner kann keine Karten ziehen.' },
  ];
  return all;
}

/** @type {import('../../../../main/resources/nonpareil/web/types.js').RuleInForce} */
const FROST = { seat: 1, card: 'glance', rule: 0, fighters: ['2.genie'], until: 'end-of-next-turn', of: 2 };

test('a rule says what it says on its card, whom it concerns and when it ends', () => {
  assert.equal(ruleText(FROST, ruled()), 'The opposing fighter cannot be moved.');
  assert.equal(ruleAbout(FROST, ruled()), 'Concerns: The Genie.');
  assert.equal(ruleEnd(FROST, ruled()), 'Ends at the end of the Genie’s next turn.');
  assert.equal(ruleText(FROST, ruled('de')), 'Der gegnerische Kämpfer kann nicht bewegt werden.');
  assert.equal(ruleAbout(FROST, ruled('de')), 'Betrifft: Der Dschinn.');
  assert.equal(ruleEnd(FROST, ruled('de')), 'Endet am Ende des nächsten Zugs des Dschinns.');
});

test('what is counted, and a card that cannot be played, are named', () => {
  assert.match(ruleText({ ...FROST, amount: 3 }, ruled()), /moved\. \(Counted: 3\.\)$/);
  const locked = { ...FROST, rule: 1, fighters: undefined, players: [2], locked: 'careful' };
  assert.match(ruleText(locked, ruled()), /draw cards\. \(The card: “Careful”\.\)$/);
  assert.equal(ruleAbout(locked, ruled()), 'Concerns: The Genie.');
});

test('every end is said in both languages', () => {
  for (const until of /** @type {const} */ ([
    'end-of-combat',
    'end-of-turn',
    'end-of-game',
    'next-attack',
    'coming-attack',
    'their-next-attack',
    'happened',
    'start-of-next-turn',
    'end-of-next-turn',
  ]))
    for (const language of /** @type {const} */ (['en', 'de']))
      assert.doesNotMatch(ruleEnd({ ...FROST, until }, names(language)), /rule\.|[{}]/);
});

test('a rule stands at the side of whom it concerns', () => {
  assert.ok(concerns(FROST, 2, ruled()));
  assert.ok(!concerns(FROST, 1, ruled()));
  assert.ok(concerns({ ...FROST, fighters: undefined, players: [1] }, 1, ruled()));
});

test('the log tells of it, and the panels have it at once', () => {
  const teller = new Teller(ruled());
  const event = { type: 'rule-began', rule: FROST, cause: { seat: 1, card: 'glance' } };
  teller.record(entry(1, [{ type: 'turn-began', seat: 1 }, event]));
  const told = teller.turns.flatMap((turn) => turn.lines).map((line) => line.text);
  assert.deepEqual(told, ['The opposing fighter cannot be moved. Concerns: The Genie (Glance).']);
  /** @type {any} */
  const view = { players: [], fighters: [] };
  assert.deepEqual(viewAfter(view, /** @type {any} */ (event), view).rules, [FROST]);
});
