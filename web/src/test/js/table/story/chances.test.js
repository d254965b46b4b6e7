import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turningPoints } from '../../../../main/resources/nonpareil/web/table/story/chances.js';
import { entry, names } from '../fixtures.js';

/** @param {number[]} shares of the first seat @returns {any[]} */
const points = (...shares) =>
  shares.map((share, i) => ({ number: 10 * (i + 1), seat: 1, chances: [share, 1 - share] }));

test('a blow turns a game; giving up, running out of time and going away do not', () => {
  const blow = entry(15, [{ type: 'damaged', fighter: '2.genie', amount: 5, healthLeft: 9, cause: null }]);
  const turned = (/** @type {any} */ last) =>
    turningPoints(points(0.5, 0.7, 1), [blow, last], names(), 1).map((t) => t.number);
  assert.deepEqual(turned(entry(25, [])), [15, 25]);
  for (const kind of ['resign', 'time-out', 'left-away', 'draw'])
    assert.deepEqual(turned(entry(25, [], { kind })), [15], kind);
  assert.deepEqual(turned(entry(25, [], { kind: 'resign', taken: true })).length, 2);
});
