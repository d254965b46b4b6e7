import assert from 'node:assert/strict';
import test from 'node:test';
import { ActionChoice } from '../../../../main/resources/nonpareil/web/table/choose/action-choice.js';
import { Choice } from '../../../../main/resources/nonpareil/web/table/choose/choice.js';
import { question, waiting } from '../../../../main/resources/nonpareil/web/table/choose/question-text.js';
import { company, position } from '../company.js';
import { prompt } from '../fixtures.js';

/** @param {any} asked @param {any} [more] */
function around(asked = {}, more = {}) {
  /** @type {string[][]} */
  const sent = [];
  return {
    sent,
    around: {
      send: async (/** @type {string[]} */ choices) => void sent.push(choices),
      act: async () => {},
      ask: async (/** @type {string} */ _, /** @type {any} */ { choices }) => {
        const answer = asked[choices[0]];
        if (!answer) throw new Error('no answer');
        return { prompt: prompt('action', []), fighters: [], events: answer, complete: true };
      },
      suggest: () => '',
      ...more,
    },
  };
}

const settled = () => new Promise((done) => setImmediate(done));

test('an effect that would hit a mate is marked and waits to be confirmed; one that hits an opponent does not', async () => {
  const names = company('teams');
  const asked = prompt('choose-fighter', ['fighter 3.harpy-1', 'fighter 2.genie'], {
    cause: { seat: 1, card: 'glance' },
  });
  const hit = (/** @type {string} */ fighter, left = 1) => [{ type: 'damaged', fighter, amount: 2, healthLeft: left }];
  const { sent, around: a } = around({ 'fighter 3.harpy-1': hit('3.harpy-1'), 'fighter 2.genie': hit('2.genie') });
  const frame = { prompt: asked, view: position(4), why: { cards: {}, pieces: {} }, number: 1 };
  const choice = new Choice(frame, names, a);
  await settled();
  assert.deepEqual([...choice.warned], ['3.harpy-1'], 'marked before anything is picked');
  choice.pickPiece('3.harpy-1');
  await settled();
  assert.deepEqual(sent, []);
  assert.match(choice.aid, /Harpy 1 \(Cem\) \(2, your team mate’s\)/);
  assert.deepEqual(
    choice.buttons.map((b) => b.id),
    ['back', 'confirm'],
  );
  choice.back();
  assert.equal(choice.canGoBack, false);
  choice.pickPiece('2.genie');
  await settled();
  assert.deepEqual(sent, [['fighter 2.genie']]);
});

test('it is said when the last hero of the own team would fall', async () => {
  const asked = prompt('confirm', ['yes', 'no'], { cause: { seat: 1, card: 'glance' } });
  const { around: a } = around({ yes: [{ type: 'damaged', fighter: '3.medusa', amount: 2, healthLeft: 0 }] });
  const frame = { prompt: asked, view: position(4, { down: [1] }), why: { cards: {}, pieces: {} }, number: 1 };
  const choice = new Choice(frame, company('teams'), a);
  await settled();
  assert.match(choice.aid, /last hero of your team/);
});

test('in a duel and a free-for-all, too, a choice that would hit one’s own fighter waits to be confirmed', async () => {
  for (const [players, end] of /** @type {const} */ ([
    [2, 'It would fell your hero: you would lose.'],
    [3, 'It would fell your last hero: you would be out.'],
  ])) {
    const asked = prompt('choose-fighter', ['fighter 1.medusa', 'fighter 1.harpy-1', 'fighter 2.genie'], {
      cause: { seat: 1, card: 'glance' },
    });
    const { around: a, sent } = around({
      'fighter 1.medusa': [{ type: 'damaged', fighter: '1.medusa', amount: 2, healthLeft: 0 }],
      'fighter 1.harpy-1': [{ type: 'damaged', fighter: '1.harpy-1', amount: 1, healthLeft: 0 }],
      'fighter 2.genie': [{ type: 'damaged', fighter: '2.genie', amount: 2, healthLeft: 8 }],
    });
    const frame = { prompt: asked, view: position(players), why: { cards: {}, pieces: {} }, number: 1 };
    const choice = new Choice(frame, company('free-for-all', players), a);
    await settled();
    assert.deepEqual([...choice.warned], ['1.medusa', '1.harpy-1']);
    choice.pickPiece('1.medusa');
    await settled();
    assert.deepEqual(sent, []);
    assert.match(choice.aid, /^This deals damage to your own side: Medusa( \(Ada\))? \(2 damage\)\. /);
    assert.ok(choice.aid.endsWith(end), choice.aid);
    choice.confirm();
    assert.deepEqual(sent, [['fighter 1.medusa']]);
    const other = new Choice(frame, company('free-for-all', players), a);
    other.pickPiece('2.genie');
    await settled();
    assert.deepEqual(sent.at(-1), ['fighter 2.genie'], 'an opponent is hit at once');
  }
});

test('in the first turn of a free-for-all it is said who may be attacked, and who may not yet is locked', () => {
  const names = company('free-for-all');
  const pieces = { '3.medusa': 'protected', '3.harpy-1': 'protected', '4.genie': 'out-of-range' };
  const asked = prompt('action', ['maneuver', 'attack 1.medusa 2.genie']);
  const frame = { prompt: asked, view: position(4), why: { cards: {}, pieces }, number: 1 };
  const choice = new ActionChoice(frame, names, around().around);
  assert.deepEqual([...choice.unusable], ['3.medusa', '3.harpy-1']);
  assert.match(choice.aid, /only the Genie \(Bo\) and the Genie \(blue\).*Effects may hit anybody/);
  choice.pickPiece('1.medusa');
  assert.deepEqual([...choice.unusable], ['3.medusa', '3.harpy-1', '4.genie'], 'now also who is out of reach');
  choice.pickPiece('3.medusa');
  assert.match(choice.note, /first turn you may not attack Medusa \(Cem\) yet/);
});

test('naming an opponent: health, hand, and why somebody is missing', () => {
  const names = company('teams');
  const asked = prompt('choose-player', ['player 2']);
  const view = position(4, { out: [4] });
  const choice = new Choice({ prompt: asked, view, why: { cards: {}, pieces: {} }, number: 1 }, names, around().around);
  assert.deepEqual(choice.buttons.map(({ label, seat, facts }) => [label, seat, facts])[0], [
    'The Genie (Bo)',
    2,
    'Bo · 10 of 16 health · 2 cards in hand',
  ]);
  assert.equal(
    question(asked, names, view),
    'Choose an opponent. Not offered: Medusa (Cem) (your team mate); the Genie (blue) (out).',
  );
});

test('who is asked is told with the card and whose it is', () => {
  const names = company('free-for-all', 3);
  const asked = prompt('discard', [], { seat: 2, cause: { seat: 1, card: 'hiss' } });
  assert.equal(waiting(asked, names, 1), 'The Genie (Bo) discards: Hiss, your card.');
  assert.equal(waiting(asked, names, 3), 'The Genie (Bo) discards: Hiss, from Medusa (Ada).');
});
