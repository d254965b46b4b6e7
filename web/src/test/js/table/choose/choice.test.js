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
    players: [{ seat: 1, hand, discard: [], unseen: {} }, ...(more.players ?? [])],
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

/** Answers as the server would to the draft of an action. @param {Record<string, any>} answers */
const foreseeing = (answers) => ({
  around: { ask: async (/** @type {string} */ _, /** @type {any} */ { choices }) => answers[choices.join(', ')] ?? {} },
});
/** @param {string[]} cards */
const asksCard = (...cards) => ({ prompt: { seat: 1, kind: 'attack-card', options: cards.map((c) => `card ${c}`) } });
const soon = () => new Promise((resolve) => setTimeout(resolve));
const labels = (/** @type {any} */ c) => c.buttons.map((/** @type {any} */ b) => `${b.place}: ${b.label}`);

test('an attack: own fighter, the only enemy at once, then the card; only the button does it', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  c.pickPiece('1.harpy-1');
  assert.deepEqual([...c.chosenPieces], ['1.harpy-1', '2.genie']);
  assert.equal(c.question, 'Harpy 1 attacks the Genie: choose a card.');
  c.pickCard('dash');
  assert.deepEqual(sent, []);
  assert.deepEqual(labels(c), ['no: Take card back', 'yes: Attack the Genie']);
  c.buttons[1].press();
  assert.deepEqual(sent, [
    { choices: ['attack 1.harpy-1 2.genie', 'card dash'], otherwise: ['attack 1.harpy-1 2.genie'] },
  ]);
});

test('an attack: the enemy first chooses an attacker at once, and another can be chosen', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  c.pickPiece('2.genie');
  assert.deepEqual([...c.chosenPieces], ['1.medusa', '2.genie']);
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1', '2.genie']);
  c.pickPiece('1.harpy-1');
  assert.deepEqual([...c.chosenPieces], ['1.harpy-1', '2.genie']);
  assert.deepEqual(sent, [], 'no attack by a mere look');
});

test('an attack: the card first, one of those who may use it at once, and the same button', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  c.pickCard('dash');
  assert.equal(c.question, 'Medusa attacks the Genie with “Dash”.');
  assert.deepEqual(labels(c), ['no: Take card back', 'yes: Attack the Genie']);
  assert.deepEqual(sent, []);
  c.confirm();
  assert.deepEqual(sent, [
    { choices: ['attack 1.medusa 2.genie', 'card dash'], otherwise: ['attack 1.medusa 2.genie'] },
  ]);
});

test('the card first lights only who may use it; whoever may not says why', async () => {
  const { c, sent } = choice('action', ACTION, {
    why: WHY,
    ...foreseeing({
      'attack 1.medusa 2.genie': asksCard('dash'),
      'attack 1.harpy-1 2.genie': asksCard('dash', 'feint'),
    }),
  });
  await soon();
  c.pickCard('feint');
  assert.deepEqual([...c.legalPieces], ['1.harpy-1', '2.genie'], 'not Medusa');
  assert.deepEqual([...c.chosenPieces], ['1.harpy-1', '2.genie']);
  c.pickPiece('1.medusa');
  assert.equal(c.note, 'Medusa cannot use “Feint”: its banner names another.');
  assert.deepEqual([...c.chosenPieces], ['1.harpy-1', '2.genie']);
  c.back();
  c.pickPiece('1.medusa');
  assert.deepEqual([...c.legalCards], ['dash'], 'the cards of the attacker');
  assert.deepEqual(sent, []);
});

test('a far target is lit only for a card that reaches it', async () => {
  const far = ['maneuver', 'attack 1.medusa 2.genie', 'attack 1.medusa 1.harpy-1'];
  const { c } = choice('action', far, {
    why: WHY,
    ...foreseeing({
      'attack 1.medusa 2.genie': asksCard('dash'),
      'attack 1.medusa 1.harpy-1': asksCard('dash', 'feint'),
    }),
  });
  await soon();
  c.pickCard('feint');
  assert.deepEqual([...c.chosenPieces], ['1.medusa', '1.harpy-1'], 'the only one within its reach');
});

test('a figure or a card that is dragged is picked, no more', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  assert.equal(c.canDrag('1.harpy-1'), true);
  assert.equal(c.canDrag('2.genie'), false);
  c.dropPiece('1.harpy-1', 's3');
  assert.deepEqual([...c.chosenPieces], ['1.harpy-1', '2.genie']);
  c.back();
  c.dropCard('dash', '1.harpy-1');
  assert.equal(c.question, 'Harpy 1 attacks the Genie with “Dash”.');
  assert.deepEqual(sent, []);
});

test('a scheme is played by its button or picked again', () => {
  const { c, sent } = choice('action', ACTION, { why: WHY });
  c.pickCard('glance');
  assert.equal(c.question, 'Medusa plays “Glance”.');
  c.pickCard('glance');
  assert.deepEqual(sent, [{ choices: ['scheme glance 1.medusa'] }]);
});

test('a scheme with several players: one at once, another can be chosen, the button plays it', () => {
  const { c, sent } = choice('action', [...ACTION, 'scheme glance 1.harpy-1'], { why: WHY });
  c.pickCard('glance');
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  c.pickPiece('1.harpy-1');
  assert.deepEqual(sent, []);
  c.confirm();
  assert.deepEqual(sent, [{ choices: ['scheme glance 1.harpy-1'] }]);
});

test('a scheme says before it is played that it can hit only the own side', async () => {
  const cause = { seat: 1, card: 'glance' };
  const aims = (/** @type {string[]} */ ...fighters) => ({
    prompt: { seat: 1, kind: 'choose-fighter', options: fighters.map((f) => `fighter ${f}`), cause },
    events: [{ type: 'scheme-played', seat: 1, card: 'glance', fighter: '1.medusa' }],
  });
  const hits = (/** @type {string} */ fighter) => ({
    prompt: { seat: 1, kind: 'action', options: ['maneuver'], cause: null },
    events: [{ type: 'damaged', fighter, amount: 2, healthLeft: 5 }],
  });
  const play = async (/** @type {Record<string, any>} */ answers) => {
    const { c } = choice('action', ACTION, { why: WHY, ...foreseeing(answers) });
    c.pickCard('glance');
    await soon();
    return c;
  };
  const scheme = 'scheme glance 1.medusa';
  const each = Object.fromEntries(
    ['1.medusa', '1.harpy-1', '2.genie'].map((f) => [`${scheme}, fighter ${f}`, hits(f)]),
  );
  const own = await play({ [scheme]: aims('1.medusa', '1.harpy-1'), ...each });
  assert.equal(own.aid, 'It can hit only your own side: Medusa (2 damage) or Harpy 1 (2 damage).');
  assert.deepEqual([...own.warned], ['1.medusa', '1.harpy-1']);
  assert.deepEqual(labels(own), ['no: Take card back', 'yes: Play anyway']);
  // The only one there is needs no choice.
  const one = await play({ [scheme]: hits('1.harpy-1') });
  assert.equal(one.aid, 'This deals damage to your own side: Harpy 1 (2 damage).');
  assert.deepEqual(labels(one), ['no: Take card back', 'yes: Play anyway']);
  const other = await play({ [scheme]: aims('1.medusa', '2.genie'), ...each });
  assert.equal(other.aid, '');
  assert.deepEqual(labels(other), ['no: Take card back', 'yes: Play']);
  // What does no harm, or is not known, is no warning.
  const harmless = await play({ [scheme]: aims('1.medusa') });
  assert.deepEqual(labels(harmless), ['no: Take card back', 'yes: Play']);
});

test('a scheme says before it is played that it would do nothing, and who plays it is asked only if it matters', async () => {
  const played = (/** @type {string} */ fighter) => ({ type: 'scheme-played', seat: 1, card: 'glance', fighter });
  const answer = (/** @type {string} */ fighter, /** @type {any[]} */ ...events) => ({
    prompt: { seat: 1, kind: 'action', options: ['maneuver'], cause: null },
    fighters: [],
    tokens: [],
    events: [played(fighter), ...events],
  });
  const options = [...ACTION, 'scheme glance 1.harpy-1'];
  const hurt = { type: 'damaged', fighter: '2.genie', amount: 2 };
  const play = async (/** @type {any} */ medusa, /** @type {any} */ harpy) => {
    const { c } = choice('action', options, {
      why: WHY,
      ...foreseeing({ 'scheme glance 1.medusa': medusa, 'scheme glance 1.harpy-1': harpy }),
    });
    c.pickCard('glance');
    await soon();
    return c;
  };
  const idle = await play(answer('1.medusa'), answer('1.harpy-1', hurt));
  assert.equal(idle.aid, 'As things stand it would do nothing.');
  assert.deepEqual(labels(idle), ['no: Take card back', 'yes: Play anyway']);
  assert.deepEqual([...idle.legalPieces], ['1.medusa', '1.harpy-1']);
  idle.pickPiece('1.harpy-1');
  assert.equal(idle.aid, 'Another fighter may play it too.');
  const same = await play(answer('1.medusa', hurt), answer('1.harpy-1', hurt));
  assert.deepEqual([...same.legalPieces], []);
  assert.equal(same.aid, '');
  // What draws or asks further may differ later: then it is asked.
  const hidden = { ...answer('1.medusa'), prompt: { seat: null, kind: 'none' } };
  const unknown = await play(hidden, hidden);
  assert.deepEqual([...unknown.legalPieces], ['1.medusa', '1.harpy-1']);
  assert.equal(unknown.aid, 'Another fighter may play it too.');
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
    (/** @type {any} */ c) => c.buttons[1].press(),
    (/** @type {any} */ c) => c.pickCard('dash'),
    (/** @type {any} */ c) => c.confirm(),
  ]) {
    const { c, sent } = choice('defense-card', ['card dash', 'none'], {
      prompt: { attacker: '2.genie', target: '1.medusa' },
    });
    c.pickCard('dash');
    assert.deepEqual(sent, []);
    assert.equal(c.question, 'Defend with “Dash”?');
    assert.deepEqual(labels(c), ['no: Take card back', 'yes: Defend']);
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

test('a fighter or space alone is picked at once; a figure on an offered space counts as the space', async () => {
  const a = choice('choose-fighter', ['fighter 2.genie', 'none']);
  a.c.pickPiece('2.genie');
  assert.deepEqual(a.sent, [{ choices: ['fighter 2.genie'] }]);
  const b = choice('choose-space', ['space s3']);
  b.c.pickPiece('2.genie');
  assert.deepEqual(b.sent, [{ choices: ['space s3'] }]);
  const d = choice('move', ['move 1.medusa s9', 'done'], { prompt: { cause: { seat: 1, card: 'dash' } } });
  assert.deepEqual([...d.c.legalSpaces], ['s9']);
  d.c.pickSpace('s9');
  await soon();
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
    ['mulligan', 'keep'],
  );
  c.buttons[0].press();
  assert.deepEqual(acts, ['mulligan']);
});

/** A server that knows where Medusa and a Harpy can go. */
function planning() {
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
  return around;
}

test('a maneuver is planned, corrected and sent as one batch', async () => {
  const around = planning();
  const { c, sent } = choice('boost', ['none', 'card dash', 'card feint'], { prompt: { move: 3 }, around });
  await c.planning;
  assert.deepEqual([...c.legalPieces], ['1.medusa', '1.harpy-1']);
  assert.deepEqual([...c.legalSpaces], ['s4', 's5'], 'the hero is chosen at once');
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

test('a boost without a move is not spent: there is nothing to confirm, and staying gives it back', async () => {
  const { c, sent } = choice('boost', ['none', 'card dash', 'card feint'], {
    prompt: { move: 3 },
    around: planning(),
  });
  await c.planning;
  assert.deepEqual(labels(c), ['no: Move nobody']);
  c.pickCard('dash');
  await c.planning;
  assert.deepEqual(labels(c), ['no: Take card back']);
  c.confirm();
  await c.planning;
  assert.deepEqual(sent, []);
  assert.match(c.note, /would be lost/);
  c.buttons[0].press();
  await c.planning;
  assert.deepEqual([...c.chosenCards], []);
  c.pickCard('dash');
  c.stay();
  await c.planning;
  assert.deepEqual(sent, [{ choices: ['none', 'done'] }]);
});

test('a figure that is dragged is planned; the last step is taken back first', async () => {
  const { c, sent } = choice('boost', ['none', 'card dash'], { prompt: { move: 3 }, around: planning() });
  await c.planning;
  c.pickCard('dash');
  c.dropPiece('1.harpy-1', 's6');
  await c.planning;
  assert.deepEqual(labels(c), ['no: Take back', 'choice: Boost all the same', 'yes: Move without boost']);
  c.takeBack();
  await c.planning;
  assert.deepEqual(labels(c), ['no: Take card back'], 'the boost is still there');
  assert.deepEqual(sent, []);
});

test('a boost that no move needs stays in hand, unless somebody wants it spent', async () => {
  const { ask } = planning();
  const far = {
    /** s5 is too far away without a boost. */
    ask: async (/** @type {string} */ what, /** @type {{choices: string[]}} */ more) => {
      if (more.choices?.[0] === 'none' && more.choices.includes('move 1.medusa s5')) throw { reason: 'not-offered' };
      return ask(what, more);
    },
  };
  const begin = async () => {
    const plan = choice('boost', ['none', 'card dash'], { prompt: { move: 3 }, around: far });
    await plan.c.planning;
    plan.c.pickCard('dash');
    plan.c.pickSpace('s5');
    await plan.c.planning;
    return plan;
  };
  const needed = await begin();
  assert.deepEqual(labels(needed.c), ['no: Take back', 'yes: Move']);
  needed.c.confirm();
  await needed.c.planning;
  assert.deepEqual(needed.sent, [{ choices: ['card dash', 'move 1.medusa s5', 'done'] }]);

  const spare = await begin();
  spare.c.pickPiece('1.medusa');
  spare.c.pickSpace('s4');
  await spare.c.planning;
  assert.match(spare.c.aid, /The moves need no boost: “Dash” stays in your hand\./);
  assert.deepEqual(labels(spare.c), ['no: Take back', 'choice: Boost all the same', 'yes: Move without boost']);
  spare.c.confirm();
  await spare.c.planning;
  assert.deepEqual(spare.sent, [{ choices: ['none', 'move 1.medusa s4', 'done'] }]);

  const spent = await begin();
  spent.c.pickPiece('1.medusa');
  spent.c.pickSpace('s4');
  await spent.c.planning;
  spent.c.buttons[1].press();
  await spent.c.planning;
  assert.deepEqual(spent.sent, [{ choices: ['card dash', 'move 1.medusa s4', 'done'] }]);
});

/** One fighter alone, who can go to s5 and s6. @param {string[]} options @param {any} [more] @param {number} [deckSize] */
function alone(options, more = {}, deckSize = 9) {
  /** @type {any[]} */
  const kept = [];
  const near = (/** @type {string} */ piece) => new Set(piece === '2.genie' ? ['s5', 's6'] : []);
  const prompt = { seat: 2 };
  const around = { near, keep: (/** @type {any} */ way) => void kept.push(way), ...more };
  return { ...choice('action', options, { around, prompt, players: [{ seat: 2, hand: [], deckSize }] }), kept };
}

test('a maneuver of an only fighter: the space, then the button', () => {
  const { c, sent, kept } = alone(['maneuver']);
  assert.deepEqual([...c.legalSpaces], ['s5', 's6']);
  c.pickSpace('s5');
  c.pickSpace('s6');
  assert.deepEqual([...c.chosenSpaces], ['s6']);
  assert.equal(c.question, 'Maneuver: you draw a card, and the Genie goes there.');
  assert.deepEqual(labels(c), ['no: Take back', 'yes: Go there']);
  assert.deepEqual(sent, []);
  c.buttons[1].press();
  assert.deepEqual(sent, [{ choices: ['maneuver'] }]);
  assert.deepEqual(kept, [{ piece: '2.genie', space: 's6' }]);
});

test('a maneuver of an only fighter: taken back it is not kept for another', () => {
  const { c, sent, kept } = alone(['maneuver']);
  c.pickSpace('s5');
  c.back();
  c.press('maneuver');
  assert.deepEqual(sent, [{ choices: ['maneuver'] }]);
  assert.deepEqual(kept, []);
});

test('a maneuver by one drag; beside an enemy the button does it, as the enemy may have been meant', () => {
  const free = alone(['maneuver']);
  assert.equal(free.c.canDrag('2.genie'), true);
  free.c.dropPiece('2.genie', 's9');
  assert.deepEqual(free.sent, [], 'too far');
  free.c.dropPiece('2.genie', 's6');
  assert.deepEqual(free.sent, [{ choices: ['maneuver'] }]);
  const near = alone(['maneuver', 'attack 2.genie 1.medusa']);
  near.c.dropPiece('2.genie', 's6');
  assert.deepEqual(near.sent, []);
  assert.deepEqual(labels(near.c), ['no: Take back', 'yes: Go there']);
});

test('a maneuver of an only fighter with an empty deck says what it costs, and one drag does not do it', () => {
  const { c, sent } = alone(['maneuver'], {}, 0);
  c.dropPiece('2.genie', 's6');
  assert.deepEqual(sent, []);
  assert.equal(
    c.question,
    'Maneuver: your deck is empty, so each of your fighters loses 2 health. Then the Genie goes there.',
  );
  c.buttons[1].press();
  assert.deepEqual(sent, [{ choices: ['maneuver'] }]);
});

test('in a lesson and with several fighters a space alone is no maneuver', () => {
  assert.deepEqual([...alone(['maneuver'], { stepwise: true }).c.legalSpaces], []);
  const { c } = choice('action', ['maneuver'], { around: { near: () => new Set(['s5']) } });
  assert.deepEqual([...c.legalSpaces], []);
});

test('a way chosen with the maneuver is gone when it is asked for, unless others could go too', async () => {
  const options = ['move 2.genie s5', 'move 2.genie s6', 'done'];
  const ask = async (/** @type {string} */ _, /** @type {any} */ { choices }) => ({
    prompt: { seat: 2, kind: choices.length > 1 ? 'action' : 'move', options, move: 3 },
    fighters: [],
    events: [],
    complete: choices.length > 1,
  });
  const way = { piece: '2.genie', space: 's6' };
  const { sent } = choice('move', options, { around: { way, ask }, prompt: { seat: 2, move: 3 } });
  await soon();
  await soon();
  assert.deepEqual(sent[0]?.choices[0], 'move 2.genie s6');
});
