import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicEntry, publicView } from '../../../../main/resources/nonpareil/web/table/parts/secrets.js';
import { entry } from '../fixtures.js';

test('events lose the cards that only some know, and nothing else', () => {
  const open = { type: 'card-discarded', seat: 1, card: 'feint', fromDeck: false, cause: null };
  const { events } = publicEntry(
    entry(3, [
      { type: 'cards-taken', seat: 1, cards: ['dash', 'feint'], from: 'drawn', cause: null },
      { type: 'cards-taken', seat: 1, cards: ['dash'], from: 'discard-pile', cause: null },
      { type: 'card-committed', seat: 1, card: 'feint', faceUp: false, boost: false },
      { type: 'card-committed', seat: 1, card: 'feint', faceUp: true, boost: false },
      { type: 'card-returned', seat: 1, card: 'dash', top: true, cause: null },
      open,
    ]),
  );
  assert.deepEqual(
    events.map((e) => e.cards ?? e.card),
    [['hidden', 'hidden'], ['dash'], 'hidden', 'feint', 'hidden', 'feint'],
  );
  assert.equal(events[5], open);
});

/** @type {any} */
const VIEW = {
  viewer: 1,
  players: [
    {
      seat: 1,
      handSize: 2,
      hand: ['dash', 'feint'],
      known: [],
      deckTop: ['dash'],
      unseen: { dash: 1 },
      discard: ['x'],
    },
    { seat: 2, handSize: 1, known: ['bite'], deckTop: [], unseen: { bite: 2 }, discard: [] },
  ],
  combat: { attacker: '1.medusa', target: '2.alice', attackCard: 'feint', defenseCard: 'hidden', boostCard: null },
};

test('a position has no hand, and what is unseen tells nothing of it', () => {
  const { players, combat } = publicView(VIEW);
  assert.equal('hand' in players[0], false);
  assert.deepEqual(players[0].unseen, { dash: 2, feint: 1 });
  assert.deepEqual(players[0].deckTop, []);
  assert.deepEqual(players[0].discard, ['x']);
  assert.equal(players[0].handSize, 2);
  assert.deepEqual(players[1].known, []);
  assert.deepEqual(players[1].unseen, { bite: 3 });
  assert.deepEqual([combat?.attackCard, combat?.defenseCard, combat?.boostCard], ['hidden', 'hidden', null]);
  assert.equal(VIEW.players[0].hand.length, 2);
});

test('cards that lie open stay so', () => {
  assert.equal(publicView(VIEW, true).combat?.attackCard, 'feint');
});
