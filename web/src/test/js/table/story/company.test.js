import assert from 'node:assert/strict';
import test from 'node:test';
import { whoKnows } from '../../../../main/resources/nonpareil/web/table/parts/knowledge.js';
import { endCause, verdict } from '../../../../main/resources/nonpareil/web/table/story/ending.js';
import { placesOf } from '../../../../main/resources/nonpareil/web/table/story/places.js';
import { story } from '../../../../main/resources/nonpareil/web/table/story/story.js';
import { company } from '../company.js';
import { entry } from '../fixtures.js';

/** @param {any} more @returns {any} */
const result = (more) => ({ winners: [1], draw: false, cause: 'combat', ...more });
const falls = (/** @type {string} */ fighter, cause = null) => ({ type: 'defeated', fighter, cause });
const out = (/** @type {number} */ seat) => ({ type: 'player-out', seat });

test('a team wins together, and is told so by its sign to others', () => {
  const names = company('teams');
  assert.equal(verdict(result({ winners: [1, 3] }), names, [3]), 'Your team has won');
  assert.equal(verdict(result({ winners: [1, 3] }), names, [1, 3]), 'Your team has won');
  assert.equal(verdict(result({ winners: [2, 4] }), names, [1]), 'Team Moon has won');
  assert.equal(verdict(result({ winners: [2] }), company('free-for-all'), [2]), 'You have won');
});

test('the end of a free-for-all: who fell last, who is left, and the places', () => {
  const names = company('free-for-all');
  const entries = [
    entry(1, [falls('3.medusa'), out(3)]),
    entry(2, [falls('4.genie'), falls('2.genie'), out(2), out(4)]),
  ];
  assert.deepEqual(
    [...placesOf(result({}), entries, names)],
    [
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 2],
    ],
  );
  assert.equal(
    endCause(result({}), names, entries),
    'The Genie (Bo) fell in combat. Medusa (Ada) is the last hero standing.',
  );
  assert.equal(
    endCause(result({}), names, [...entries, entry(3, [falls('1.medusa')])]),
    'The Genie (Bo) fell in combat. All heroes fell: whoever was at turn wins.',
  );
  assert.equal(placesOf(result({}), entries, company('teams')).size, 0);
});

test('the end of a team game: both heroes are down, or both teams were', () => {
  const names = company('teams');
  const entries = [entry(1, [falls('2.genie')]), entry(2, [falls('4.genie')])];
  const won = result({ winners: [1, 3] });
  assert.match(endCause(won, names, entries), /Both heroes of Team Moon are down/);
  assert.match(
    endCause(won, names, [...entries, entry(3, [falls('1.medusa'), falls('3.medusa')])]),
    /team at turn wins/,
  );
  assert.equal(
    endCause(result({ winners: [1, 3], cause: 'resigned', seat: 4 }), names, []),
    'The Genie (blue) resigned.',
  );
  assert.equal(endCause(result({ winners: [], draw: true, cause: 'agreed' }), names, []), 'Everybody agreed.');
});

test('who leaves the board with its player is told apart from who was defeated', () => {
  const names = company('free-for-all');
  const [turn] = story([entry(1, [falls('1.harpy-2'), falls('1.medusa'), out(1), out(2)])], names);
  assert.deepEqual(
    turn.lines.map((l) => l.text),
    [
      'Harpy 2 (Ada) is defeated.',
      'Medusa (Ada) is defeated.',
      'Medusa (Ada) is out. Leaving the board, not defeated: Harpy 1 (Ada) and Harpy 3 (Ada).',
      'The Genie (Bo) is out. Leaving the board, not defeated: the Genie (Bo).',
    ],
  );
});

test('what all know of a hand, and what only oneself has seen', () => {
  const shown = entry(1, [{ type: 'hand-revealed', seat: 2, cards: ['careful', 'wishes'] }]);
  const looked = entry(2, [{ type: 'hand-seen', seat: 2, viewer: 1 }]);
  const played = entry(3, [{ type: 'scheme-played', seat: 2, card: 'wishes' }]);
  const known = ['careful', 'parlor-trick'];
  assert.deepEqual(whoKnows(known, 2, [shown, looked, played], 9), { all: ['careful'], mine: ['parlor-trick'] });
  assert.deepEqual(whoKnows(['wishes'], 2, [shown, looked], 9), { all: ['wishes'], mine: [] });
  assert.deepEqual(whoKnows(['wishes'], 2, [shown, looked, played], 9), { all: [], mine: ['wishes'] });
});
