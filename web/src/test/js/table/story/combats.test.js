import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  combatOutcome,
  combats,
  stepLines,
  sumLines,
} from '../../../../main/resources/nonpareil/web/table/story/combats.js';
import { entry, names, value } from '../fixtures.js';

const declared = { type: 'attack-declared', attacker: '1.medusa', target: '2.genie' };
/** @param {string} [attack] @param {string | null} [defense] @param {string | null} [boost] */
const revealed = (attack = 'dash', defense = 'parlor-trick', boost = null) => ({
  type: 'cards-revealed',
  attackSeat: 1,
  defenseSeat: 2,
  attackCard: attack,
  defenseCard: defense,
  boostCard: boost,
});
/** @param {number} seat @param {string} how @param {number} amount @param {any} cause */
const changed = (seat, how, amount, cause) => ({ type: 'value-changed', seat, how, amount, cause });
/** @param {any} attack @param {any} defense @param {number} damage @param {number} winner */
const settled = (attack, defense, damage, winner) => ({ type: 'combat-settled', attack, defense, damage, winner });

/** @param {any[]} events */
const read = (events) => combats([entry(1, [declared, ...events])], names())[0];
/** @param {any} side */
const lines = (side) => sumLines(side, names()).map((l) => `${l.sign}${l.amount} ${l.text}${l.lost ? ' lost' : ''}`);

test('a plain value is its printed', () => {
  const c = read([revealed(), settled(value(1, 'dash', 3), value(2, 'parlor-trick', 1), 2, 1)]);
  assert.deepEqual(lines(c.attack), ['3 printed']);
  assert.equal(c.attack.settled?.value, 3);
  assert.equal(combatOutcome(c, names()), '3 against 1: 2 damage. Medusa wins the combat.');
});

test('changes stand line by line with their causes, bonuses and a face-down boost at the end', () => {
  const c = read([
    revealed('dash', 'parlor-trick', 'feint'),
    changed(1, 'printed-is-boost', 1, { seat: 2, card: 'parlor-trick' }),
    changed(1, 'instead', 5, { seat: 1, card: 'dash' }),
    changed(1, 'plus', 2, { seat: 1, card: 'dash' }),
    settled(
      value(1, 'dash', 3, { base: 5, additions: 2, hiddenBoost: 2, bonuses: 1, value: 10 }),
      value(2, 'parlor-trick', 1),
      9,
      1,
    ),
  ]);
  assert.deepEqual(lines(c.attack), [
    '3 printed',
    '1 Parlor Trick, without effect lost',
    '5 instead: Dash',
    '+2 Dash',
    '+2 face-down boost',
    '+1 Medusa’s ability',
  ]);
});

test('a boost may count as the printed value', () => {
  const c = read([
    revealed(),
    changed(1, 'printed-is-boost', 1, { seat: 2, card: 'parlor-trick' }),
    settled(value(1, 'dash', 3, { base: 1, value: 1 }), value(2, 'parlor-trick', 1), 0, 2),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '1 its boost instead: Parlor Trick']);
});

test('what is shown adds up to the value, whatever came together', () => {
  const sides = [
    [changed(1, 'instead', 5, null), changed(1, 'plus', 2, null), changed(1, 'printed-is-boost', 1, null)],
    [changed(1, 'plus', 3, null), changed(1, 'printed-is-boost', 1, null)],
    [changed(1, 'plus', 3, null), changed(1, 'locked', 0, null), changed(1, 'instead', 5, null)],
    [changed(1, 'plus', 3, null), changed(1, 'ignored', 0, null)],
  ];
  const values = [
    value(1, 'dash', 3, { base: 5, additions: 2, bonuses: 2, value: 9 }),
    value(1, 'dash', 3, { base: 1, additions: 3, value: 4 }),
    value(1, 'dash', 3, { base: 0, locked: true, bonuses: 2, value: 2 }),
    value(1, 'dash', 3, { base: 3, additions: 3, ignored: true, value: 0 }),
  ];
  sides.forEach((changes, i) => {
    const c = read([revealed(), ...changes, settled(values[i], value(2, null, 0), 0, 1)]);
    let sum = 0;
    let plus = 0;
    for (const l of sumLines(c.attack, names())) {
      if (l.lost) continue;
      if (l.sign === '') {
        sum = l.amount;
        if (l.amount === 0) plus = 0;
      } else plus += l.amount;
    }
    assert.equal(sum + plus, c.attack.settled?.value, `side ${i}`);
  });
});

test('what was added before the printed value was replaced still counts, below it', () => {
  const c = read([
    revealed(),
    changed(1, 'plus', 3, { seat: 1, card: 'dash' }),
    changed(1, 'printed-is-boost', 2, { seat: 2, card: 'parlor-trick' }),
    settled(value(1, 'dash', 3, { base: 2, additions: 3, value: 5 }), value(2, 'parlor-trick', 1), 4, 1),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '2 its boost instead: Parlor Trick', '+3 Dash']);
});

test('a fixed value takes no additions; those that came are struck out', () => {
  const c = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1, card: 'dash' }),
    changed(1, 'locked', 0, { seat: 2, card: 'parlor-trick' }),
    settled(value(1, 'dash', 3, { base: 0, locked: true, value: 0 }), value(2, 'parlor-trick', 1), 0, 2),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '0 fixed: Parlor Trick', '+2 Dash, without effect lost']);
});

test('a value fixed for the turn says so without a change', () => {
  const c = read([
    revealed(),
    settled(value(1, 'dash', 3, { base: 4, locked: true, value: 4 }), value(2, null, 0), 4, 1),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '4 fixed for this turn']);
});

test('an ignored value ends with 0', () => {
  const c = read([
    revealed(),
    changed(1, 'ignored', 0, { seat: 2, card: 'parlor-trick' }),
    settled(value(1, 'dash', 3, { ignored: true, value: 0 }), value(2, 'parlor-trick', 1), 0, 2),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '0 ignored: Parlor Trick']);
});

test('a replaced attack card begins afresh', () => {
  const c = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1, card: 'dash' }),
    { type: 'effects-cancelled', seat: 1, card: 'dash', cause: { seat: 2, card: 'parlor-trick' } },
    {
      type: 'attack-card-replaced',
      seat: 1,
      returned: 'dash',
      played: 'feint',
      cause: { seat: 2, card: 'parlor-trick' },
    },
    settled(value(1, 'feint', 2), value(2, 'parlor-trick', 1), 1, 1),
  ]);
  assert.equal(c.attack.card, 'feint');
  assert.equal(c.attack.cancelled, false);
  assert.deepEqual(lines(c.attack), ['2 printed']);
});

test('what was cancelled is known with its cause, and a lost boost is named', () => {
  const c = read([
    revealed('dash', 'parlor-trick', 'feint'),
    { type: 'effects-cancelled', seat: 1, card: 'dash', cause: { seat: 2, card: 'parlor-trick' } },
    settled(value(1, 'dash', 3), value(2, 'parlor-trick', 1), 2, 1),
  ]);
  assert.equal(c.attack.cancelled, true);
  assert.deepEqual(c.attack.cancelledBy, { seat: 2, card: 'parlor-trick' });
  assert.deepEqual(lines(c.attack), ['3 printed', '+0 face-down boost, lost lost']);
});

test('steps before and after the damage are told apart; the hand limit is no part of it', () => {
  const c = read([
    revealed(),
    { type: 'cards-taken', seat: 1, cards: ['dash'], from: 'drawn', cause: { seat: 1, card: 'dash' } },
    settled(value(1, 'dash', 3), value(2, null, 0), 3, 1),
    { type: 'damaged', fighter: '2.genie', amount: 3, healthLeft: 13, combat: true, cause: null },
    { type: 'card-discarded', seat: 1, card: 'feint', fromDeck: false, cause: null },
  ]);
  assert.deepEqual(stepLines(c, names()), [
    { text: 'Medusa draws “Dash” (Dash).', seat: 1, after: false },
    { text: 'The Genie takes 3 combat damage, 13 left.', seat: 2, after: true },
  ]);
});

test('a combat ends with the next action, and undone ones are left out', () => {
  const all = combats(
    [
      entry(1, [declared]),
      entry(2, [declared], { taken: true }),
      entry(3, [revealed()]),
      entry(4, [
        { type: 'turn-began', seat: 2 },
        { type: 'moved', piece: '2.genie', path: ['a', 'b'], cause: null },
      ]),
    ],
    names(),
  );
  assert.equal(all.length, 1);
  assert.equal(all[0].last, 3);
  assert.equal(all[0].revealed, true);
});

test('a fighter that takes over fights on', () => {
  const c = read([
    revealed(),
    { type: 'took-over', fighter: '1.harpy-1', replaced: '1.medusa', cause: { seat: 1, card: 'dash' } },
  ]);
  assert.equal(c.attack.fighter, '1.harpy-1');
});

test('what an ability adds in its own line is not added again as a bonus', () => {
  const c = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1 }),
    changed(1, 'plus', 1, { seat: 1, card: 'dash' }),
    settled(value(1, 'dash', 3, { additions: 1, bonuses: 2, value: 6 }), value(2, 'parlor-trick', 1), 5, 1),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '+2 Medusa’s ability', '+1 Dash']);
});

test('standing bonuses and rules in force stand beside what was told, whichever way they go', () => {
  const c = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1 }),
    settled(value(1, 'dash', 3, { bonuses: 2, ruled: -1, value: 5 }), value(2, 'parlor-trick', 1), 4, 1),
  ]);
  assert.deepEqual(lines(c.attack), ['3 printed', '+2 Medusa’s ability', '+1 Medusa’s ability', '−1 rules in force']);
});

test('a card that is exchanged keeps what the ability has added', () => {
  const c = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1 }),
    changed(1, 'plus', 1, { seat: 1, card: 'dash' }),
    { type: 'attack-card-replaced', seat: 1, returned: 'dash', played: 'feint', cause: { seat: 1, card: 'dash' } },
    settled(value(1, 'feint', 2, { bonuses: 2, value: 4 }), value(2, 'parlor-trick', 1), 3, 1),
  ]);
  assert.deepEqual(lines(c.attack), ['2 printed', '+2 Medusa’s ability']);
});

test('an ability adds to a value that a card has fixed, not to one that is fixed for the turn', () => {
  const fixed = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1 }),
    changed(1, 'locked', 4, { seat: 2, card: 'parlor-trick' }),
    settled(value(1, 'dash', 3, { base: 4, bonuses: 2, locked: true, value: 6 }), value(2, 'parlor-trick', 1), 5, 1),
  ]);
  assert.deepEqual(lines(fixed.attack), ['3 printed', '4 fixed: Parlor Trick', '+2 Medusa’s ability']);
  const turn = read([
    revealed(),
    changed(1, 'plus', 2, { seat: 1 }),
    settled(value(1, 'dash', 3, { base: 4, locked: true, value: 4 }), value(2, 'parlor-trick', 1), 3, 1),
  ]);
  assert.deepEqual(lines(turn.attack), [
    '3 printed',
    '4 fixed for this turn',
    '+2 Medusa’s ability, without effect lost',
  ]);
});
