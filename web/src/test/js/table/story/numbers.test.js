import assert from 'node:assert/strict';
import test from 'node:test';
import { numbersOf, rowsOf, sumOf } from '../../../../main/resources/nonpareil/web/table/story/numbers.js';
import { company } from '../company.js';
import { entry, names } from '../fixtures.js';

/** @param {string} fighter @param {number} amount @param {object} cause */
const damaged = (fighter, amount, cause) => ({ type: 'damaged', fighter, amount, healthLeft: 9, combat: false, cause });

test('what somebody dealt is what others took', () => {
  const events = [
    damaged('2.genie', 3, { seat: 1, card: 'dash' }),
    damaged('1.medusa', 2, { seat: 1, card: 'dash' }),
    damaged('1.medusa', 4, { seat: 2, card: 'wishes' }),
  ];
  const { dealt } = numbersOf([entry(1, events)], names());
  assert.deepEqual(
    [1, 2].map((seat) => sumOf(dealt.get(seat) ?? [])),
    [3, 4],
  );
});

test('in a team not even what hit the team mate', () => {
  const events = [damaged('3.medusa', 2, { seat: 1, card: 'dash' }), damaged('2.genie', 1, { seat: 1, card: 'dash' })];
  const { dealt } = numbersOf([entry(1, events)], company('teams'));
  assert.equal(sumOf(dealt.get(1) ?? []), 1);
});

test('rows add up, however many things dealt damage', () => {
  const dealt = [5, 4, 3, 2, 1].map((amount) => ({ label: `${amount}`, amount }));
  assert.equal(rowsOf(dealt.slice(0, 4), 4, 'other').at(-1)?.label, '2', 'what fits is told');
  const rows = rowsOf(dealt, 4, 'other');
  assert.deepEqual(
    rows.map((d) => [d.label, d.amount]),
    [
      ['5', 5],
      ['4', 4],
      ['3', 3],
      ['other', 3],
    ],
  );
  assert.equal(sumOf(rows), sumOf(dealt));
});
