import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrows, between } from '../../../main/resources/nonpareil/web/board/arrows.js';
import { layout } from '../../../main/resources/nonpareil/web/board/geometry.js';
import { BOARDS } from './boards.js';

test('angles differ by at most half a turn', () => {
  assert.equal(between(350, 10), 20);
  assert.equal(between(-90, 270), 0);
  assert.equal(between(0, 180), 180);
});

test('arrow keys go to neighbours in the pressed direction and reach every space, turned or not', () => {
  for (const one of BOARDS) {
    for (const turned of [false, true]) {
      const places = layout(one, turned);
      for (const first of one.spaces) {
        const seen = new Set();
        const open = [first.id];
        while (open.length) {
          const id = /** @type {string} */ (open.pop());
          if (seen.has(id)) continue;
          seen.add(id);
          const given = arrows(places, id);
          for (const [direction, to] of Object.entries(given)) {
            assert.ok(places.near.get(id)?.includes(to), `${id} ${direction}`);
            open.push(to);
          }
          const count = Object.values(given).length;
          assert.equal(new Set(Object.values(given)).size, count);
        }
        assert.equal(
          seen.size,
          one.spaces.length,
          `${one.id} ${turned} from ${first.id}: ${one.spaces.filter((space) => !seen.has(space.id)).map((space) => space.id)}`,
        );
      }
    }
  }
});
