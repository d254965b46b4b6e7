import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edgesOf, GAP, lay } from '../../../main/resources/nonpareil/web/card/ladder.js';

const room = { own: 900, wide: 1400 };

/** How wide a laid hand is. @param {import('../../../main/resources/nonpareil/web/card/ladder.js').Laid} laid @param {number[]} copies */
function total(laid, copies) {
  const edges = copies.reduce((sum, n) => sum + edgesOf(n), 0);
  return laid.widths.reduce((sum, w) => sum + w, 0) + edges + (GAP - laid.overlap) * (copies.length - 1);
}

/** @param {number} n @param {number} width */
const cards = (n, width) => Array.from({ length: n }, () => width);

test('a hand takes the first step that fits', () => {
  const ones = cards(5, 1);
  const steps = [
    { least: [cards(5, 140), cards(5, 120)], step: 1, fine: 0, wide: false },
    { least: [cards(5, 180), cards(5, 160)], step: 2, fine: 1, wide: false },
    { least: [cards(5, 260), cards(5, 220)], step: 4, fine: 0, wide: true },
    { least: [cards(5, 300), cards(5, 260)], step: 4, fine: 1, wide: true },
    { least: [cards(5, 400), cards(5, 380)], step: 5, fine: 1, wide: true },
  ];
  for (const { least, ...expected } of steps) {
    const { step, fine, wide, ...laid } = lay(least, ones, room);
    assert.deepEqual({ step, fine, wide }, expected);
    const width = total({ step, fine, wide, ...laid }, ones);
    assert.ok(width <= (wide ? room.wide : room.own) + 0.01, `step ${step}: ${width}`);
    assert.equal(laid.overlap > 0, step === 5);
  }
});

test('cards are never narrower than their text, and no wider than is comfortable', () => {
  const least = [
    [104, 120, 200],
    [104, 110, 160],
  ];
  assert.deepEqual(lay(least, [1, 1, 1], room).widths, [146, 146, 200]);
  assert.deepEqual(lay(least, [1, 1, 1], { own: 440, wide: 0 }).widths, [104, 120, 200]);
});

test('equal cards need but their edges', () => {
  const pile = lay([[140], [120]], [4], room);
  assert.equal(pile.step, 1);
  assert.equal(edgesOf(1), 0);
  assert.equal(edgesOf(2) * 2, edgesOf(3));
  assert.equal(edgesOf(4), edgesOf(3));
});

test('where nothing can fold, cards overlap in the width there is', () => {
  const laid = lay([cards(7, 160), cards(7, 140)], cards(7, 1), { own: 740, wide: 740 });
  assert.equal(laid.step, 5);
  assert.equal(laid.wide, false);
  assert.ok(Math.abs(total(laid, cards(7, 1)) - 740) < 0.01);
});
