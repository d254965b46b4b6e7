import assert from 'node:assert/strict';
import test from 'node:test';
import {
  briefText,
  placeText,
  queueOf,
  turnCount,
  turnPlaces,
} from '../../../../main/resources/nonpareil/web/table/parts/turns.js';
import {
  heroesDown,
  ownerText,
  pieceText,
  relation,
  sideText,
  standing,
} from '../../../../main/resources/nonpareil/web/table/parts/sides.js';
import { tableTitle } from '../../../../main/resources/nonpareil/web/table/parts/title.js';
import { boardPieces } from '../../../../main/resources/nonpareil/web/table/show/position.js';
import { Names } from '../../../../main/resources/nonpareil/web/table/parts/names.js';
import { company, position, seats } from '../company.js';
import { CATALOG, entry, names as duel, prompt } from '../fixtures.js';

/** @param {any} what */
const places = (what) => turnPlaces({ prompt: null, mine: [1], begun: true, ...what });

test('colour and shape are those of the person, not of the seat', () => {
  const names = company('teams');
  assert.deepEqual(
    [1, 2, 3, 4].map((seat) => names.mark(seat)),
    [3, 4, 1, 2],
  );
  assert.equal(duel().mark(2), 2, 'without a mark the seat has its own');
  const [piece] = boardPieces(position(4), names);
  assert.deepEqual([piece.seat, piece.mark, piece.team, piece.owner], [1, 3, 'sun', 'Ada, Team Sun']);
});

test('the team of mark 1 is the sun; mates, opponents and oneself are told apart', () => {
  const names = company('teams');
  assert.deepEqual(
    [1, 2, 3, 4].map((seat) => names.team(seat)),
    ['sun', 'moon', 'sun', 'moon'],
  );
  assert.deepEqual([names.mates(1), names.foes(1), names.foes(3)], [[3], [2, 4], [4, 2]]);
  assert.deepEqual(
    [1, 2, 3, 4].map((seat) => relation(seat, 1, names)),
    ['you', 'foe', 'mate', 'foe'],
  );
  assert.equal(ownerText(4, names), 'computer, novice, Team Moon');
  assert.equal(pieceText('3.harpy-1', 1, names), 'Harpy 1 (Cem) (your team mate’s)');
  assert.equal(company('free-for-all').team(1), null);
  assert.deepEqual(company('free-for-all', 3).foes(2), [3, 1]);
});

test('who one is oneself is said once', () => {
  const four = seats('free-for-all').map((seat) => ({ ...seat, name: seat.you ? '' : seat.name }));
  assert.equal(sideText(1, 1, new Names(CATALOG, four, 'en')), 'you');
  assert.equal(sideText(1, 1, company('teams')), 'Ada, Team Sun, you');
});

test('the same hero twice is told apart by the person, else by the colour', () => {
  const names = company('free-for-all');
  assert.equal(names.title(1), 'Medusa (Ada)');
  assert.equal(names.player(4).n, 'the Genie (blue)');
  assert.equal(names.label('2.genie'), 'The Genie (Bo)');
});

test('the order of turns: who is at turn, who is asked, who really comes next', () => {
  const names = company('free-for-all');
  const now = places({ names, view: position(4, { active: 2, out: [3] }), prompt: prompt('discard', [], { seat: 1 }) });
  assert.deepEqual(
    now.map((p) => [p.active, p.asked, p.next, p.stands]),
    [
      [false, true, false, null],
      [true, false, false, null],
      [false, false, false, 'out'],
      [false, false, true, null],
    ],
  );
  assert.deepEqual(
    now.map((p) => placeText(p, names)),
    ['you are asked', 'Bo', 'out', 'next: computer, novice'],
  );
  assert.deepEqual(
    now.map((p) => briefText(p, names)),
    ['you!', 'Bo', 'out', 'next'],
  );
});

test('whoever falls in this action is no longer next; nobody is missing before the first turn', () => {
  const names = company('free-for-all', 3);
  assert.equal(places({ names, view: position(3, { active: 1, down: [2] }) })[2].next, true);
  assert.equal(places({ names, view: position(3, { gone: [1, 2, 3] }), begun: false })[0].stands, null);
});

test('how somebody stands whose hero is not on the board', () => {
  const ffa = company('free-for-all');
  const teams = company('teams');
  assert.equal(standing(1, position(4, { down: [1] }), ffa), 'fallen');
  assert.equal(standing(1, position(4, { down: [1] }), teams), 'sidekicks', 'a Harpy is left');
  assert.equal(standing(2, position(4, { down: [2] }), teams), 'fallen', 'nobody is left');
  assert.equal(standing(1, position(4, { gone: [1] }), teams), 'vanished');
  assert.equal(standing(1, position(4, { out: [1] }), ffa), 'out');
  assert.equal(standing(1, position(2, { down: [1] }), duel()), null, 'a duel is over then');
  assert.equal(heroesDown([1, 3], position(4, { down: [3] }), teams), 1);
});

test('where each opponent does something: who has done it, who does it now, who will', () => {
  const names = company('free-for-all');
  const wishes = prompt('discard', [], { seat: 1, cause: { seat: 2, card: 'wishes' } });
  const queue = queueOf(wishes, position(4, { active: 2 }), names);
  assert.deepEqual(
    [...queue],
    [
      [3, 'done'],
      [4, 'done'],
      [1, 'now'],
    ],
  );
  assert.equal(queueOf({ ...wishes, seat: 2 }, position(4), names).size, 0, 'its own player is asked');
  assert.equal(queueOf({ ...wishes, cause: { seat: 2, card: 'careful' } }, position(4), names).size, 0);
});

test('rounds are counted by the one who had most turns', () => {
  const turn = (/** @type {number} */ seat) => ({ type: 'turn-began', seat });
  const entries = [entry(1, [turn(1), turn(2)]), entry(2, [turn(3), turn(1)]), entry(3, [turn(2)], { taken: true })];
  assert.deepEqual(turnCount(entries, 9), { turn: 4, round: 2 });
  assert.deepEqual(turnCount(entries, 1), { turn: 2, round: 1 });
});

test('a table of teams is called by both teams', () => {
  const four = company('teams');
  assert.equal(
    tableTitle({ seats: [...four.seats] }, four),
    'Medusa (Ada) and Medusa (Cem) against the Genie (Bo) and the Genie (blue)',
  );
  const three = company('free-for-all', 3);
  assert.equal(tableTitle({ seats: [...three.seats] }, three), 'Medusa (Ada) against the Genie and Medusa (Cem)');
});
