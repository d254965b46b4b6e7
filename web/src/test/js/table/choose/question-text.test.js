import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buttonLabel, question, waiting } from '../../../../main/resources/nonpareil/web/table/choose/question-text.js';
import { isDraftable, offered } from '../../../../main/resources/nonpareil/web/table/choose/options.js';
import { whyCard, whyPiece, whySpace } from '../../../../main/resources/nonpareil/web/table/choose/why.js';
import { names, prompt } from '../fixtures.js';

const careful = { seat: 2, card: 'careful' };

const fight = { attacker: '2.genie', target: '1.harpy-1' };

/** @type {any} */
const VIEW = { actionsLeft: 2, players: [{ seat: 1, handSize: 9 }] };

/** Every kind of decision and what may cause it. @type {[any, string][]} */
const ASKED = [
  [prompt('set-up', ['place 1.harpy-1 s1']), 'Choose where Harpy 1 begins.'],
  [prompt('set-up', ['trait big', 'trait small'], { seat: 2 }), 'Choose how the Genie begins.'],
  [
    prompt('start-of-turn', ['none', 'fighter 2.genie'], { cause: { seat: 1 } }),
    'Medusa’s ability: start of your turn. You may choose a fighter.',
  ],
  [
    prompt('start-of-turn', ['none', 'card careful'], { cause: { seat: 2 }, seat: 2 }),
    'Infinite Power: start of your turn. You may discard a card.',
  ],
  [
    prompt('start-of-turn', ['none', 'trait big'], { cause: { seat: 2 }, seat: 2 }),
    'Infinite Power: start of your turn. Change, or stay as you are?',
  ],
  [prompt('start-of-turn', ['space s1', 'space s2']), 'You come back to the board: choose a space.'],
  [prompt('action', ['maneuver']), 'Your turn, 2 actions left: only a maneuver is possible.'],
  [prompt('action', ['maneuver', 'attack 1.medusa 2.genie']), 'Your turn, 2 actions left: maneuver or attack.'],
  [prompt('action', ['maneuver', 'scheme glance 1.medusa']), 'Your turn, 2 actions left: maneuver or play a scheme.'],
  [
    prompt('action', ['maneuver', 'attack 1.medusa 2.genie', 'scheme glance 1.medusa']),
    'Your turn, 2 actions left: maneuver, attack or play a scheme.',
  ],
  [
    prompt('action', ['maneuver', 'use salve']),
    'Your turn, 2 actions left: only a maneuver is possible. You may also use a card that lies before you.',
  ],
  [prompt('boost', ['none', 'card dash'], { move: 3 }), 'Maneuver: move your fighters up to 3 spaces.'],
  [prompt('boost', ['none', 'card dash'], fight), 'The Genie attacks Harpy 1: add a card face down as a boost?'],
  [
    prompt('boost', ['none', 'card dash'], { cause: { seat: 1, card: 'feint' } }),
    'Feint: boost with a card from your hand?',
  ],
  [
    prompt('move', ['move 1.medusa s1', 'done'], { cause: { seat: 1, card: 'dash' } }),
    'Dash: choose where Medusa goes, or stay.',
  ],
  [
    prompt('move', ['move 1.medusa s1', 'move 1.harpy-1 s2', 'done'], { cause: { seat: 1, card: 'dash' } }),
    'Dash: move the fighters, in any order.',
  ],
  [
    prompt('move', ['move 1.medusa s1', 'move 1.harpy-1 s2', 'done'], { move: 3 }),
    'Maneuver: move your fighters up to 3 spaces.',
  ],
  [
    prompt('attack-card', ['card dash'], { attacker: '1.medusa', target: '2.genie' }),
    'Choose a card to attack the Genie with Medusa.',
  ],
  [
    prompt('attack-card', ['card dash'], { attacker: '1.medusa', target: '2.genie', cause: careful }),
    'Careful: choose the card to attack with instead.',
  ],
  [prompt('defense-card', ['none', 'card dash'], fight), 'Choose a card to defend Harpy 1 (the Genie attacks).'],
  [prompt('defense-card', ['none'], fight), 'The Genie attacks Harpy 1, and no card of yours can defend.'],
  [prompt('discard', ['card dash', 'card feint'], { cause: careful }), 'Careful: discard a card.'],
  [prompt('discard', ['none', 'card dash'], { cause: careful }), 'Careful: you may discard a card.'],
  [prompt('discard', ['card dash', 'card feint']), '9 cards in hand, 7 may stay: discard 2.'],
  [prompt('choose-fighter', ['fighter 1.medusa'], { cause: careful }), 'Careful: choose a fighter.'],
  [prompt('choose-fighter', ['fighter 1.medusa', 'none'], { cause: careful }), 'Careful: choose a fighter, or nobody.'],
  [prompt('choose-space', ['space s1', 'stay'], { cause: careful }), 'Careful: choose a space.'],
  [prompt('choose-card', ['card dash'], { cause: careful }), 'Careful: choose a card.'],
  [
    prompt('choose-card', ['card careful'], { cause: { seat: 1, card: 'glance' }, cardsOf: 2 }),
    'Glance: choose a card of the Genie’s.',
  ],
  [prompt('choose-option', ['option 1', 'option 2'], { cause: { seat: 2, card: 'wishes' } }), 'Wishes: choose one.'],
  [prompt('choose-player', ['player 2'], { cause: careful }), 'Careful: choose an opponent.'],
  [prompt('choose-number', ['number 0'], { cause: careful }), 'Careful: how many cards do you draw?'],
  [prompt('choose-number', ['number 0'], { cause: careful, ...fight }), 'Careful: name a number.'],
  [prompt('confirm', ['yes', 'no'], { cause: careful }), 'Careful: do you want this?'],
  [
    prompt('confirm', ['yes', 'no'], { cause: careful, reaction: true }),
    'Careful: your hand would be shown. Show your card to cancel that?',
  ],
  [
    prompt('order', ['card dash', 'card feint'], { cause: careful }),
    'Careful: choose which of these you will draw first; the others lie below it in the deck.',
  ],
  [prompt('order', ['effect 1', 'effect 2']), 'Choose which effect comes first.'],
  [prompt('mulligan', []), 'Keep this hand, or exchange it once?'],
  [prompt('here', []), 'Medusa: take the screen.'],
];

test('every kind of decision has its question', () => {
  for (const [asked, expected] of ASKED) assert.equal(question(asked, names(), VIEW), expected);
});

test('the German questions are whole sentences without holes', () => {
  for (const [asked, english] of ASKED) {
    const german = question(asked, names('de'), VIEW);
    assert.doesNotMatch(german, /[{}]|ask\.|undefined/, german);
    assert.match(german, /[.?]$/, german);
    assert.notEqual(german, english);
  }
});

test('what others do is said for every kind, with nothing of their options', () => {
  for (const [asked] of ASKED) {
    const { options, ...others } = asked;
    for (const language of /** @type {const} */ (['en', 'de'])) {
      const said = waiting({ ...others, seat: 2 }, names(language));
      assert.doesNotMatch(said, /[{}]|wait\.|undefined/, said);
      assert.match(said, /\.$/, said);
    }
    assert.ok(options);
  }
  assert.equal(waiting(prompt('defense-card', [], { ...fight, seat: 1 }), names()), 'Medusa chooses the defense.');
  assert.equal(waiting(prompt('none', [], { seat: null }), names()), 'One moment …');
});

test('every option has its place: card, piece, space, move, attack, scheme, or a button', () => {
  const o = offered(
    prompt('action', [
      'maneuver',
      'scheme glance 1.medusa',
      'attack 1.medusa 2.genie',
      'card dash',
      'fighter 1.medusa',
      'space s1',
      'move 1.medusa s2',
      'place 1.medusa s3',
      'place 1.medusa s2',
      'none',
      'number 3',
    ]),
  );
  assert.deepEqual([...o.cards], [['dash', 'card dash']]);
  assert.deepEqual([...o.pieces.keys()], ['1.medusa']);
  assert.deepEqual([...o.spaces.keys()], ['s1']);
  assert.deepEqual(
    [...(o.moves.get('1.medusa') ?? [])],
    [
      ['s2', 'move 1.medusa s2'],
      ['s3', 'place 1.medusa s3'],
    ],
  );
  assert.equal(o.attacks.get('1.medusa')?.get('2.genie'), 'attack 1.medusa 2.genie');
  assert.equal(o.schemes.get('glance')?.get('1.medusa'), 'scheme glance 1.medusa');
  assert.deepEqual(o.buttons, ['maneuver', 'none', 'number 3']);
});

test('buttons say what they do; a printed option its own text', () => {
  const wishes = prompt('choose-option', ['option 1', 'option 2', 'option 3'], {
    cause: { seat: 2, card: 'wishes' },
    seat: 2,
  });
  assert.deepEqual(
    wishes.options.map((/** @type {string} */ o) => buttonLabel(o, wishes, names())),
    ['Draw 5 cards.', 'Your cards have the value 4.', 'Each opponent discards 2 cards.'],
  );
  assert.equal(buttonLabel('option 4', wishes, names('de')), 'Effekt 4');
  assert.equal(buttonLabel('none', prompt('boost', ['none']), names()), 'Add no boost');
  assert.equal(buttonLabel('none', prompt('defense-card', ['none']), names('de')), 'Ohne Verteidigung');
  assert.equal(buttonLabel('done', prompt('move', ['move 1.medusa s1', 'done']), names()), 'Move nobody');
  assert.equal(buttonLabel('done', prompt('discard', ['card dash', 'done']), names()), 'No more');
  assert.equal(buttonLabel('trait big', prompt('set-up', ['trait big'], { seat: 2, cardsOf: 2 }), names('de')), 'Groß');
  assert.equal(buttonLabel('player 2', prompt('choose-player', []), names()), 'The Genie');
  assert.equal(buttonLabel('yes', prompt('confirm', ['yes'], { reaction: true }), names()), 'Show the card');
  assert.equal(
    buttonLabel('attack 1.harpy-2 2.genie', prompt('action', []), names('de')),
    'Harpyie 2 greift den Dschinn an',
  );
  assert.equal(buttonLabel('scheme glance 1.medusa', prompt('action', []), names()), 'Medusa plays “Glance”');
});

test('a maneuver, moves of several and the set-up are planned; a single move is not', () => {
  assert.ok(isDraftable(prompt('boost', ['none', 'card dash'], { move: 3 })));
  assert.ok(isDraftable(prompt('move', ['move 1.medusa s1', 'done'], { move: 3 })));
  assert.ok(isDraftable(prompt('move', ['move 1.medusa s1', 'move 1.harpy-1 s2', 'done'], { cause: careful })));
  assert.ok(isDraftable(prompt('set-up', ['place 1.harpy-1 s1'])));
  assert.ok(!isDraftable(prompt('move', ['move 1.medusa s1', 'done'], { cause: careful })));
  assert.ok(!isDraftable(prompt('boost', ['none', 'card dash'], { cause: careful })));
  assert.ok(!isDraftable(prompt('boost', ['none', 'card dash'], { ...fight, move: 0 })));
  assert.ok(!isDraftable(prompt('set-up', ['trait big'])));
  assert.ok(!isDraftable({ seat: 2, kind: 'move' }));
});

const REASONS = [
  'not-your-decision',
  'not-asked-for',
  'not-in-hand',
  'is-a-scheme',
  'only-attacks',
  'only-defends',
  'other-banner',
  'banner-defeated',
  'banner-off-board',
  'wrong-trait',
  'no-target',
  'other-value',
  'not-meant',
  'defeated',
  'off-board',
  'not-yours',
  'already-moved',
  'no-way',
  'no-card',
  'out-of-range',
  'friendly',
  'protected',
  'not-adjacent',
  'not-in-zone',
  'not-on-token',
  'occupied',
  'token-there',
  'own-space',
  'blocked',
  'too-far',
];

test('every reason has a sentence for cards, pieces and spaces in both languages', () => {
  for (const language of /** @type {const} */ (['en', 'de'])) {
    const n = names(language);
    for (const reason of REASONS) {
      const p = prompt('defense-card', [], { ...fight, cause: careful });
      for (const said of [
        whyCard(reason, 'dash', 1, p, n),
        whyPiece(reason, '1.harpy-1', p, n),
        whySpace(reason, null, n, p),
        whySpace(reason, '1.medusa', n, p),
      ]) {
        assert.doesNotMatch(said, /[{}]|why\.|undefined/, `${reason}: ${said}`);
        assert.match(said, /^[\p{Lu}“„].*\.$/u, said);
      }
    }
  }
});

test('reasons name names', () => {
  const p = prompt('defense-card', [], { attacker: '2.genie', target: '1.medusa' });
  assert.equal(
    whyCard('other-banner', 'clutching-claws', 1, p, names()),
    '“Clutching Claws” is for Harpies; Medusa is fighting.',
  );
  assert.equal(
    whyCard('other-banner', 'clutching-claws', 1, p, names('de')),
    '„Clutching Claws (de)“ ist für Harpyien; es kämpft Medusa.',
  );
  assert.equal(whyCard('only-defends', 'hiss', 1, prompt('action', []), names()), '“Hiss” can only defend.');
  assert.equal(
    whyPiece('out-of-range', '2.genie', prompt('action', []), names('de')),
    'Der Dschinn ist außer Reichweite aller deiner Kämpfer.',
  );
  assert.equal(whySpace('too-far', '2.genie', names('de'), prompt('move', [])), 'So weit kommt der Dschinn nicht.');
});

test('abilities that are put in order are called by what they do at this moment', () => {
  const several = names();
  const genie = several.heroes.get(2);
  assert.ok(genie);
  genie.moments = [
    { en: 'At the start of your turn, draw 1 card.', de: 'Ziehe zu Beginn deines Zuges 1 Karte.' },
    { en: 'When you boost, recover 1 health.', de: 'Wenn du boostest, erhalte 1 Lebenspunkt.' },
  ];
  genie.cards[0].moments = [{ en: 'After a scheme, draw 1 card.', de: 'Ziehe nach einer Planung 1 Karte.' }];
  const asked = prompt('order', ['effect 1', 'effect 2', 'effect 3'], {
    seat: 2,
    effects: {
      'effect 1': { moment: 1 },
      'effect 2': { moment: 0 },
      'effect 3': { card: 'wishes', moment: 0 },
    },
  });
  assert.equal(buttonLabel('effect 1', asked, several), 'When you boost, recover 1 health.');
  assert.equal(buttonLabel('effect 2', asked, several), 'At the start of your turn, draw 1 card.');
  assert.equal(buttonLabel('effect 3', asked, several), 'Wishes: After a scheme, draw 1 card.');
  delete genie.moments;
  delete genie.cards[0].moments;
});

test('effects of one card that are put in order are the lines printed on it', () => {
  const asked = prompt('order', ['effect 1', 'effect 3'], { seat: 2, cause: { seat: 2, card: 'wishes' } });
  assert.equal(buttonLabel('effect 3', asked, names()), 'Each opponent discards 2 cards.');
});

test('what an ability lets a player do is asked for beside the actions, and when none is left', () => {
  const asks = (/** @type {string[]} */ options, /** @type {number} */ actionsLeft) =>
    question(prompt('action', options), names(), { ...VIEW, actionsLeft });
  assert.equal(asks(['done', 'ability patch'], 0), 'No action is left: use your ability, or end your turn.');
  assert.equal(
    asks(['maneuver', 'ability patch'], 1),
    'Your turn, 1 action left: only a maneuver is possible. You may also use your ability.',
  );
  assert.equal(
    asks(['done', 'use salve', 'ability patch'], 0),
    'No action is left: use your ability or a card that lies before you, or end your turn.',
  );
});

test('a card that lies before a player is used by a button, also when no action is left', () => {
  const last = prompt('action', ['done', 'use salve']);
  assert.equal(
    question(last, names(), { ...VIEW, actionsLeft: 0 }),
    'No action is left: use a card that lies before you, or end your turn.',
  );
  assert.deepEqual(
    offered(last).buttons.map((o) => buttonLabel(o, last, names())),
    ['End the turn', 'Use “Salve”'],
  );
  assert.equal(buttonLabel('use salve', last, names('de')), '„Salve (de)“ verwenden');
});
