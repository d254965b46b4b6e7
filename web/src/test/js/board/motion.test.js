import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEP, actOf, easeBoth, easeOut, plan, timeOf } from '../../../main/resources/nonpareil/web/board/motion.js';

test('events become acts', () => {
  assert.deepEqual(actOf({ type: 'moved', piece: '1.medusa', path: ['s19', 's20'] }), {
    do: 'walk',
    piece: '1.medusa',
    way: ['s19', 's20'],
  });
  assert.deepEqual(actOf({ type: 'placed', piece: '1.fog-1', from: null, to: 'b20' }), {
    do: 'fly',
    piece: '1.fog-1',
    from: null,
    to: 'b20',
  });
  assert.deepEqual(actOf({ type: 'swapped', fighter: '1.a', other: '2.b' }), {
    do: 'swap',
    piece: '1.a',
    other: '2.b',
  });
  assert.deepEqual(actOf({ type: 'damaged', fighter: '2.alice', amount: 3, healthLeft: 7 }), {
    do: 'hurt',
    piece: '2.alice',
    amount: 3,
    health: 7,
  });
  assert.equal(actOf({ type: 'damaged', fighter: '2.alice', amount: 0, healthLeft: 7 }), null);
  assert.deepEqual(actOf({ type: 'returned', fighter: '1.harpy-1', space: 's01', health: 1 }), {
    do: 'return',
    piece: '1.harpy-1',
    space: 's01',
    health: 1,
  });
  assert.equal(actOf({ type: 'moved', piece: '1.medusa', path: ['s19'] }), null);
  assert.equal(actOf({ type: 'cards-taken', seat: 1, cards: [] }), null);
});

test('damage to several is one moment, their defeat the next', () => {
  const hurt = (/** @type {string} */ fighter) => ({ type: 'damaged', fighter, amount: 1, healthLeft: 0 });
  const fall = (/** @type {string} */ fighter) => ({ type: 'defeated', fighter });
  const stages = plan([hurt('1.a'), hurt('1.b'), fall('1.a'), fall('1.b'), hurt('1.c'), hurt('1.c')]);
  assert.deepEqual(
    stages.map((stage) => stage.map((act) => act.do)),
    [['hurt', 'hurt'], ['fall', 'fall'], ['hurt'], ['hurt']],
  );
});

test('moves come one after the other, a step takes its time', () => {
  const walk = (/** @type {string} */ piece) => ({ type: 'moved', piece, path: ['a', 'b', 'c'] });
  assert.equal(plan([walk('1.a'), walk('1.b')]).length, 2);
  assert.equal(timeOf({ do: 'walk', piece: '1.a', way: ['a', 'b'] }), STEP);
  assert.equal(timeOf({ do: 'walk', piece: '1.a', way: ['a', 'b', 'c'] }), 2 * STEP);
});

test('easing begins at 0 and ends at 1', () => {
  for (const ease of [easeOut, easeBoth]) {
    assert.equal(ease(0), 0);
    assert.equal(ease(1), 1);
    assert.ok(ease(0.6) > ease(0.4));
  }
});
