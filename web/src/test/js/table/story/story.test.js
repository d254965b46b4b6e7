import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from '../../../../main/resources/nonpareil/web/table/parts/say.js';
import { story } from '../../../../main/resources/nonpareil/web/table/story/story.js';
import { entry, names, value } from '../fixtures.js';

/** @param {any[]} entries @param {'en' | 'de'} [language] */
const told = (entries, language = 'en') =>
  story(entries, names(language)).flatMap((turn) => turn.lines.map((l) => l.text));

test('names take their case, and a sentence begins with a capital', () => {
  const genie = { n: 'der Dschinn', a: 'den Dschinn', d: 'dem Dschinn', g: 'des Dschinns' };
  assert.equal(
    fill('{who} trifft {who:a}. {who} geht mit {who:d}, Zug {who:g}.', { who: genie }),
    'Der Dschinn trifft den Dschinn. Der Dschinn geht mit dem Dschinn, Zug des Dschinns.',
  );
  assert.equal(fill('{n} {n|Karte|Karten}', { n: 1 }), '1 Karte');
});

test('turns are headed and counted', () => {
  const turns = story(
    [
      entry(1, [{ type: 'placed', piece: '1.harpy-1', from: null, to: 's1', cause: null }]),
      entry(2, [{ type: 'turn-began', seat: 1 }]),
      entry(3, [{ type: 'turn-began', seat: 2 }]),
    ],
    names(),
  );
  assert.deepEqual(
    turns.map((t) => t.title),
    ['Setting up', 'Turn 1: Medusa', 'Turn 2: The Genie'],
  );
  assert.equal(turns[0].lines[0].text, 'Harpy 1 is placed on space 1.');
});

test('cards drawn one by one are told in one breath, hidden ones by their number', () => {
  const draw = (/** @type {string} */ c) => ({
    type: 'cards-taken',
    seat: 2,
    cards: [c],
    from: 'drawn',
    cause: { seat: 2, card: 'wishes' },
  });
  assert.deepEqual(told([entry(1, [draw('hidden'), draw('hidden'), draw('hidden')])]), [
    'The Genie draws 3 cards (Wishes).',
  ]);
  assert.deepEqual(told([entry(1, [draw('careful'), draw('careful')])], 'de'), [
    'Der Dschinn zieht 2 × „Careful (de)“ (Wishes (de)).',
  ]);
});

test('where somebody went is told, and which of the printed options was chosen', () => {
  const moved = { type: 'moved', piece: '1.medusa', path: ['s36', 's35', 's31'], cause: null };
  assert.deepEqual(told([entry(1, [moved])]), ['Medusa goes 2 spaces, from 36 to 31.']);
  const wish = { ...entry(3, []), seat: 2, choices: ['option 2'] };
  const played = entry(2, [{ type: 'scheme-played', seat: 2, card: 'wishes', fighter: '2.genie' }]);
  assert.deepEqual(told([played, wish]), [
    'The Genie plays the scheme “Wishes”.',
    'The Genie chooses 2 of 3: Your cards have the value 4 (Wishes).',
  ]);
});

test('causes are told: a card, an ability with or without a title, nothing for a rule', () => {
  const hurt = (/** @type {any} */ cause) =>
    entry(1, [{ type: 'damaged', fighter: '1.harpy-2', amount: 1, healthLeft: 0, combat: false, cause }]);
  assert.deepEqual(told([hurt({ seat: 2, card: 'careful' })]), ['Harpy 2 takes 1 damage, 0 left (Careful).']);
  assert.deepEqual(told([hurt({ seat: 2 })]), ['Harpy 2 takes 1 damage, 0 left (Infinite Power).']);
  assert.deepEqual(told([hurt({ seat: 1 })]), ['Harpy 2 takes 1 damage, 0 left (Medusa’s ability).']);
  assert.deepEqual(told([hurt(null)]), ['Harpy 2 takes 1 damage, 0 left.']);
});

test('that a spent card is discarded goes without saying, even after its bonus', () => {
  const events = [
    { type: 'card-boosted', seat: 1, card: 'dash', boost: 1, cause: null },
    { type: 'healed', fighter: '1.medusa', amount: 2, health: 14, cause: null },
    { type: 'card-discarded', seat: 1, card: 'dash', fromDeck: false, cause: null },
  ];
  assert.deepEqual(told([entry(1, events)]), ['Medusa boosts with “Dash”: +1.', 'Medusa recovers 2, now 14.']);
});

test('once cards are turned up, it is no longer told that they lay face down', () => {
  const before = [
    entry(1, [{ type: 'attack-declared', attacker: '1.medusa', target: '2.genie' }]),
    entry(2, [{ type: 'card-committed', seat: 1, card: 'dash', faceUp: false, boost: false }]),
    entry(3, [{ type: 'card-committed', seat: 2, card: 'hidden', faceUp: false, boost: false }]),
  ];
  assert.deepEqual(told(before), [
    'Medusa attacks the Genie.',
    'Medusa lays “Dash” face down.',
    'The Genie lays a card face down.',
  ]);
  const after = entry(4, [
    { type: 'cards-revealed', attackSeat: 1, defenseSeat: 2, attackCard: 'dash', defenseCard: null, boostCard: null },
    { type: 'combat-settled', attack: value(1, 'dash', 3), defense: value(2, null, 0), damage: 3, winner: 1 },
  ]);
  assert.deepEqual(told([...before, after]), [
    'Medusa attacks the Genie.',
    'Medusa attacks with “Dash”.',
    'The Genie does not defend.',
    '3 against 0: 3 damage. Medusa wins the combat.',
  ]);
});

test('a combat that hurts nobody in spite of its values says so', () => {
  const entries = [
    entry(1, [
      { type: 'attack-declared', attacker: '1.medusa', target: '2.genie' },
      { type: 'combat-settled', attack: value(1, 'dash', 3), defense: value(2, null, 0), damage: 0, winner: 2 },
    ]),
  ];
  assert.equal(told(entries).at(-1), '3 against 0, but the Genie takes no damage. The Genie wins the combat.');
});

test('acts outside the rules are told, and what was taken back is marked', () => {
  const entries = [
    entry(1, [{ type: 'maneuver-began', seat: 1 }], { taken: true }),
    entry(2, [], { kind: 'undo', to: 0 }),
    entry(3, [], { kind: 'seat-given', seat: 2, level: 'novice' }),
    entry(4, [], { kind: 'resign', seat: 2 }),
    entry(5, [], { kind: 'mulligan', kept: true }),
  ];
  const lines = story(entries, names()).flatMap((t) => t.lines);
  assert.deepEqual(
    lines.map((l) => l.text),
    [
      'Medusa maneuvers.',
      'Medusa takes back the last choice.',
      'The computer (novice) plays on for the Genie.',
      'The Genie resigns.',
      'Medusa keeps the opening hand.',
    ],
  );
  assert.deepEqual(
    lines.map((l) => l.taken),
    [true, false, false, false, false],
  );
});

test('every event of the engine has a sentence in both languages', () => {
  const cause = { seat: 2, card: 'careful' };
  const events = [
    { type: 'mulligan', seat: 1 },
    { type: 'maneuver-began', seat: 1 },
    { type: 'scheme-played', seat: 2, card: 'wishes', fighter: '2.genie' },
    { type: 'attack-declared', attacker: '1.medusa', target: '2.genie' },
    { type: 'card-committed', seat: 1, card: 'dash', faceUp: true, boost: false },
    { type: 'card-committed', seat: 1, card: 'dash', faceUp: false, boost: true },
    { type: 'number-named', seat: 1, number: 3, cause },
    { type: 'attack-card-replaced', seat: 1, returned: 'dash', played: 'feint', cause },
    { type: 'effects-cancelled', seat: 1, card: 'dash', cause },
    { type: 'effect-stopped', seat: 1, shown: 'dash', stopped: cause },
    { type: 'exhausted', seat: 1 },
    { type: 'card-discarded', seat: 1, card: 'dash', fromDeck: true, cause },
    { type: 'card-boosted', seat: 1, card: 'feint', boost: 1, cause },
    { type: 'card-returned', seat: 1, card: 'hidden', top: true, cause },
    { type: 'card-returned', seat: 1, card: 'dash', top: false, cause },
    { type: 'top-seen', seat: 1, cards: 4, cause },
    { type: 'top-seen', seat: 1, cards: 1, cause },
    { type: 'card-revealed', seat: 1, card: 'dash', cause },
    { type: 'deck-shuffled', seat: 1 },
    { type: 'hand-seen', seat: 1, viewer: 2, cause },
    { type: 'hand-revealed', seat: 1, cards: ['dash', 'dash'], cause },
    { type: 'hand-revealed', seat: 1, cards: [], cause },
    { type: 'moved', piece: '1.medusa', path: ['s1', 's2'], cause: null },
    { type: 'placed', piece: '1.medusa', from: 's1', to: 's2', cause },
    { type: 'swapped', fighter: '1.medusa', other: '2.genie', cause },
    { type: 'took-over', fighter: '1.harpy-1', replaced: '1.medusa', cause },
    { type: 'left-board', piece: '1.medusa', cause },
    { type: 'damage-prevented', fighter: '1.medusa', amount: 2 },
    { type: 'healed', fighter: '1.medusa', amount: -1, health: 8, cause },
    { type: 'defeated', fighter: '1.medusa', cause },
    { type: 'returned', fighter: '1.harpy-1', space: 's2', health: 1, cause },
    { type: 'trait-changed', seat: 2, trait: 'big', cause },
    { type: 'actions-gained', seat: 1, actions: 1, cause },
    { type: 'actions-gained', seat: 1, actions: 2, cause },
    { type: 'player-out', seat: 1 },
    { type: 'cards-taken', seat: 1, cards: ['dash'], from: 'deck', cause },
    { type: 'cards-taken', seat: 1, cards: ['hidden'], from: 'deck', cause: null },
    { type: 'cards-taken', seat: 1, cards: ['dash'], from: 'discard-pile', cause },
  ];
  for (const language of /** @type {const} */ (['en', 'de'])) {
    for (const event of events) {
      const lines = told([entry(1, [event])], language);
      assert.equal(lines.length, 1, event.type);
      assert.doesNotMatch(lines[0], /[{}]|log\.|undefined|hidden/, lines[0]);
      assert.match(lines[0], /^[\p{Lu}“„].*\.$/u, lines[0]);
    }
  }
});

test('a second deck is told by the names of its cards', () => {
  const entries = [
    entry(1, [{ type: 'turn-began', seat: 1 }]),
    entry(2, [{ type: 'second-drawn', seat: 1, card: 'salve', cause: null }]),
    entry(3, [{ type: 'card-used', seat: 1, card: 'salve' }]),
    entry(4, [{ type: 'second-refilled', seat: 1, cause: null }]),
  ];
  assert.deepEqual(told(entries), [
    'Medusa draws “Salve”, which stays face up on the table.',
    'Medusa uses “Salve”.',
    'Medusa shuffles the used cards back into their deck.',
  ]);
  assert.deepEqual(told(entries, 'de'), [
    'Medusa zieht „Salve (de)“; die Karte bleibt offen liegen.',
    'Medusa verwendet „Salve (de)“.',
    'Medusa mischt die verwendeten Karten zurück in ihr Deck.',
  ]);
});
