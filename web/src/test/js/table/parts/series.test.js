import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Names } from '../../../../main/resources/nonpareil/web/table/parts/names.js';
import { goesOn, scores, seriesEnd, seriesNow } from '../../../../main/resources/nonpareil/web/table/parts/series.js';
import { CATALOG } from '../../fixtures.js';

/** @typedef {import('../../../../main/resources/nonpareil/web/types.js').TableInfo} TableInfo */

/** @param {Partial<import('../../../../main/resources/nonpareil/web/types.js').SeatInfo>[]} seats @param {object} series */
function table(seats, series) {
  const all = seats.map((s, i) => ({ seat: i + 1, mark: i + 1, team: null, who: 'person', hero: 'medusa', ...s }));
  const info = /** @type {TableInfo} */ (
    /** @type {unknown} */ ({ seats: all, series: { of: 3, game: 2, wins: [], winners: [], ...series } })
  );
  return { info, names: new Names(CATALOG, info.seats, 'en') };
}

test('the score stands in the same order in every game', () => {
  const { info, names } = table(
    [
      { name: 'Bob', mark: 2 },
      { name: 'Ann', mark: 1 },
    ],
    { wins: [0, 1] },
  );
  assert.deepEqual(
    scores(info).map((s) => s.wins),
    [1, 0],
  );
  assert.deepEqual(seriesNow(info, names), { short: '1 : 0', whole: 'Best of 3 · game 2 · Ann 1 : 0 Bob' });
  assert.equal(seriesEnd(info, names, [1]), 'Best of 3, after game 2: Ann 1 : 0 Bob');
  assert.equal(goesOn(info), true);
});

test('a team counts once, three count each for itself', () => {
  const four = table([{ team: 1 }, { team: 2 }, { team: 1 }, { team: 2 }], { wins: [1, 2, 1, 2], winners: [2, 4] });
  assert.equal(seriesEnd(four.info, four.names, [1, 3]), 'Team Moon wins the series: Team Sun 1 : 2 Team Moon');
  assert.equal(goesOn(four.info), false);
  const three = table([{ name: 'Ann' }, { name: 'Bob' }, { name: 'Eve' }], { wins: [1, 0, 2], winners: [3] });
  assert.equal(seriesEnd(three.info, three.names, [3]), 'You win the series: Ann 1 · Bob 0 · Eve 2');
  assert.equal(seriesEnd(three.info, three.names, [1]), 'Eve wins the series: Ann 1 · Bob 0 · Eve 2');
});

test('one game has no score', () => {
  const { info, names } = table([{}, {}], {});
  const single = { ...info, series: null };
  assert.equal(seriesNow(single, names), null);
  assert.equal(seriesEnd(single, names, []), '');
  assert.equal(goesOn(single), false);
});
