import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceFor } from '../../../../main/resources/nonpareil/web/table/play/sender.js';
import { names } from '../fixtures.js';

/** @param {string} kind @param {string[]} options @param {any} [more] */
function choice(kind, options, more = {}) {
  /** @type {{choices: string[], otherwise?: string[]}[]} */
  const sent = [];
  /** @type {any} */
  const around = {
    send: async (/** @type {string[]} */ choices, /** @type {string[]} */ otherwise) =>
      void sent.push(otherwise ? { choices, otherwise } : { choices }),
    act: async () => {},
    ask: async () => ({ reason: 'too-far' }),
    suggest: (/** @type {any} */ _, /** @type {string[]} */ s) => s[0],
    ...more.around,
  };
  const hand = more.hand ?? ['dash', 'feint', 'glance', 'hiss'];
  /** @type {any} */
  const view = {
    actionsLeft: 2,
    fighters: [
      { id: '1.medusa', space: 's1', health: 16 },
      { id: '1.harpy-1', space: 's2', health: 1 },
      { id: '2.genie', space: 's3', health: 16 },
    ],
    tokens: [],
    players: [{ seat: 1, hand, discard: [], unseen: {} }],
  };
  /** @type {any} */
  const prompt = { seat: 1, kind, options, cause: null, cardsOf: 1, move: 0, ...more.prompt };
  return {
    c: /** @type {any} */ (
      choiceFor({ prompt, view, why: more.why ?? { cards: {}, pieces: {} }, number: 7 }, names(), around)
    ),
    sent,
  };
}

const ACTION = ['maneuver', 'scheme glance 1.medusa', 'attack 1.medusa 2.genie', 'attack 1.harpy-1 2.genie'];
const WHY = { cards: { hiss: 'only-defends' }, pieces: {} };

test('an attack: own fighter, then the enemy', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  c.pickPiece('1.harpy-1');
  assert.deepEqual([...c.legalPieces], ['2.genie']);
  assert.equal(c.question, 'Harpy 1: choose whom to attack.');
  c.pickPiece('2.genie');
  assert.deepEqual(sent, [{ choices: ['attack 1.harpy-1 2.genie'] }]);
});

test('an attack: the enemy first shows who could; no attack by a mere look', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  c.pickPiece('2.genie');
  assert.deepEqual(sent, []);
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  assert.deepEqual(
    c.buttons.map((b) => b.label),
    ['Medusa attacks the Genie', 'Harpy 1 attacks the Genie', 'Back', 'Maneuver'],
  );
  c.pickPiece('1.medusa');
  assert.deepEqual(sent, [{ choices: ['attack 1.medusa 2.genie'] }]);
});

test('an attack: the card first, sent as one batch that may fall back', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  c.pickCard('dash');
  assert.equal(c.question, '“Dash”: choose who attacks, then the target.');
  c.pickPiece('1.medusa');
  c.pickPiece('2.genie');
  assert.deepEqual(sent, [
    { choices: ['attack 1.medusa 2.genie', 'card dash'], otherwise: ['attack 1.medusa 2.genie'] },
  ]);
});

test('a scheme with one player is played by its button or picked again', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  c.pickCard('glance');
  assert.equal(c.question, 'Play “Glance” with Medusa?');
  c.pickCard('glance');
  assert.deepEqual(sent, [{ choices: ['scheme glance 1.medusa'] }]);
});

test('a scheme with several players asks which', () => {
  const { c, sent } = choice('action', [...ACTION, 'scheme glance 1.harpy-1'], { why: WHY });
  c.pickCard('glance');
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  c.pickPiece('1.harpy-1');
  assert.deepEqual(sent, [{ choices: ['scheme glance 1.harpy-1'] }]);
});

test('what cannot be used says why and sends nothing', () => {
  const { c, sent } = choice('action', ['maneuver'], {
    why: { cards: { hiss: 'only-defends' }, pieces: { '2.genie': 'out-of-range' } },
  });
  c.pickCard('hiss');
  assert.equal(c.note, '“Hiss” can only defend.');
  c.pickPiece('2.genie');
  assert.equal(c.note, 'The Genie is out of range of all your fighters.');
  assert.deepEqual(sent, []);
});

test('a card is picked first and confirmed by the button, or by picking it again', () => {
  for (const confirm of [
    (/** @type {any} */ c) => c.buttons[0].press(),
    (/** @type {any} */ c) => c.pickCard('dash'),
    (/** @type {any} */ c) => c.confirm(),
  ]) {
    const { c, sent } = choice('defense-card', ['card dash', 'none'], {
      prompt: { attacker: '2.genie', target: '1.medusa' },
    });
    c.pickCard('dash');
    assert.deepEqual(sent, []);
    assert.equal(c.question, 'Defend with “Dash”?');
    assert.deepEqual(
      c.buttons.map((b) => b.label),
      ['Defend', 'Back', 'No card'],
    );
    confirm(c);
    assert.deepEqual(sent, [{ choices: ['card dash'] }]);
  }
});

test('nothing is sent twice', () => {
  const { c, sent } = choice('confirm', ['yes', 'no'], { prompt: { cause: { seat: 1, card: 'dash' } } });
  const [yes] = c.buttons;
  yes.press();
  c.press('no');
  assert.deepEqual(sent, [{ choices: ['yes'] }]);
  assert.deepEqual(c.buttons, []);
});

test('a refused choice can be made again and says why', async () => {
  const { c } = choice('confirm', ['yes', 'no'], {
    around: {
      send: async () => {
        throw new Error('No.');
      },
    },
  });
  c.press('yes');
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(c.sent, false);
  assert.equal(c.note, 'No.');
});

test('a fighter or space alone is picked at once; a figure on an offered space counts as the space', () => {
  const a = choice('choose-fighter', ['fighter 2.genie', 'none']);
  a.c.pickPiece('2.genie');
  assert.deepEqual(a.sent, [{ choices: ['fighter 2.genie'] }]);
  const b = choice('choose-space', ['space s3']);
  b.c.pickPiece('2.genie');
  assert.deepEqual(b.sent, [{ choices: ['space s3'] }]);
  const d = choice('move', ['move 1.medusa s9', 'done'], { prompt: { cause: { seat: 1, card: 'dash' } } });
  assert.deepEqual([...d.c.legalSpaces], ['s9']);
  d.c.pickSpace('s9');
  assert.deepEqual(d.sent, [{ choices: ['move 1.medusa s9'] }]);
});

test('a piece that stands nowhere is a button', () => {
  const { c } = choice('choose-fighter', ['fighter 1.harpy-3', 'fighter 1.medusa']);
  assert.deepEqual(
    c.buttons.map((b) => b.id),
    ['fighter 1.harpy-3'],
  );
});

test('cards of another hand or a deck are offered apart', () => {
  assert.deepEqual(choice('choose-card', ['card careful'], { prompt: { cardsOf: 2 } }).c.offer, ['careful']);
  assert.equal(choice('discard', ['card dash', 'card feint']).c.offer, null);
  assert.deepEqual(choice('order', ['card dash', 'card feint']).c.offer, ['dash', 'feint']);
  assert.deepEqual(choice('choose-card', ['card wishes'], { hand: ['dash'] }).c.offer, ['wishes']);
});

test('a veiled hand names no card', () => {
  const { c } = choice('attack-card', ['card dash', 'card feint'], { around: { veiled: true } });
  c.pickCard('dash');
  assert.doesNotMatch(c.question, /Dash/);
});

test('the mulligan is kept or taken by an act', () => {
  /** @type {string[]} */
  const acts = [];
  const { c } = choice('mulligan', [], { around: { act: async (/** @type {string} */ a) => void acts.push(a) } });
  assert.deepEqual(
    c.buttons.map((b) => b.id),
    ['keep', 'mulligan'],
  );
  c.buttons[1].press();
  assert.deepEqual(acts, ['mulligan']);
});

test('a maneuver is planned, corrected and sent as one batch', async () => {
  /** @type {any} */
  const around = {
    ask: async (/** @type {string} */ what, /** @type {{choices: string[]}} */ { choices }) => {
      if (what === 'why') return { reason: 'too-far' };
      const moved = choices.filter((c) => c.startsWith('move')).map((c) => c.split(' ')[1]);
      const options = ['move 1.medusa s4', 'move 1.medusa s5', 'move 1.harpy-1 s6'].filter(
        (o) => !moved.includes(o.split(' ')[1]),
      );
      return {
        prompt: {
          seat: 1,
          kind: options.length ? 'move' : 'action',
          options: [...options, 'done'],
          cause: null,
          move: 3,
        },
        fighters: [],
        events: [],
        complete: options.length === 0,
      };
    },
  };
  const { c, sent } = choice('boost', ['none', 'card dash', 'card feint'], { prompt: { move: 3 }, around });
  await c.planning;
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  c.pickPiece('1.medusa');
  await c.planning;
  assert.deepEqual([...c.legalSpaces], ['s4', 's5']);
  c.pickSpace('s4');
  c.pickPiece('1.medusa');
  await c.planning;
  c.pickSpace('s5');
  c.pickCard('dash');
  await c.planning;
  assert.deepEqual([...c.chosenCards], ['dash']);
  c.pickCard('dash');
  await c.planning;
  assert.deepEqual([...c.chosenCards], [], 'picked again: no boost');
  c.pickPiece('1.harpy-1');
  await c.planning;
  c.pickSpace('s99');
  await c.planning;
  assert.equal(c.note, 'Harpy 1 cannot go that far.');
  c.pickSpace('s6');
  await c.planning;
  c.confirm();
  await c.planning;
  assert.deepEqual(sent, [{ choices: ['none', 'move 1.medusa s5', 'move 1.harpy-1 s6'] }]);
});
