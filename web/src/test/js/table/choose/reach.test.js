import assert from 'node:assert/strict';
import test from 'node:test';
import { helpful } from '../../../../main/resources/nonpareil/web/table/choose/reach.js';
import { offered } from '../../../../main/resources/nonpareil/web/table/choose/options.js';

/** What is shown of the reach of a figure. @param {any} prompt @param {any} [picked] */
function shown(prompt, { piece = '1.medusa', card = null, boost = null } = {}) {
  const reach = { now: new Set(['s1']), boosted: new Map([['s2', 1]]), range: new Set(['s3']) };
  const asked = { seat: 1, cause: null, move: 3, ...prompt };
  const draft = ['boost', 'move'].includes(asked.kind) ? { boost } : null;
  /** @type {any} */
  const choice = { prompt: asked, offered: offered(asked), piece, card, draft };
  const found = helpful(reach, '1.medusa', choice);
  return found && [...found.now, ...found.boosted.keys(), ...found.range];
}

const MOVES = ['move 1.medusa s1', 'done'];

test('boosts are told as long as one can be played in a maneuver', () => {
  const asks = { kind: 'boost', options: ['none', 'card dash'] };
  assert.deepEqual(shown(asks), ['s1', 's2']);
  assert.deepEqual(shown(asks, { boost: 'card dash' }), ['s1'], 'one is drafted');
  assert.deepEqual(shown({ kind: 'move', options: MOVES }), ['s1'], 'one was played, or none');
  assert.deepEqual(shown({ kind: 'action', options: ['maneuver'], move: 0 }), ['s1', 's2', 's3']);
});

test('while an attack is put together only its range is told', () => {
  const asks = { kind: 'action', options: ['maneuver', 'attack 1.medusa 2.genie'], move: 0 };
  assert.deepEqual(shown(asks), ['s3']);
  assert.deepEqual(shown(asks, { piece: '1.harpy-1' }), ['s1', 's2', 's3'], 'another is pointed at');
});

test('where an effect moves somebody, the question alone lights the spaces', () => {
  assert.equal(shown({ kind: 'move', options: MOVES, cause: { seat: 1, card: 'dash' } }), null);
  assert.equal(shown({ kind: 'set-up', options: ['place 1.medusa s1'], move: 0 }), null);
});

test('where nobody is asked, all is told', () => {
  const reach = { now: new Set(['s1']), boosted: new Map([['s2', 1]]), range: new Set(['s3']) };
  assert.equal(helpful(reach, '1.medusa', null), reach);
});
