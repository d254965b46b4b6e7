import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAYERS, scene } from '../../../main/resources/nonpareil/web/board/scenes.js';
import { BOARDS } from './boards.js';

/** As wide and as high as a board lies on a desk and stands on a phone. */
const SIZES = [
  [1000, 660],
  [660, 1000],
];

test('every board has a place of its own, lying and standing, drawn without a hole', () => {
  const ids = BOARDS.map((b) => b.id);
  assert.equal(ids.length, 5);
  for (const [w, h] of SIZES) {
    const places = ids.map((id) => scene(id, w, h));
    for (const [i, place] of places.entries()) {
      for (const layer of LAYERS) {
        assert.match(place[layer], /^(M[-\d. MmLlHhVvQqTtCcSsAaZz]*)?$/, `${ids[i]}: ${layer}`);
        assert.doesNotMatch(place[layer], /NaN|undefined/, `${ids[i]}: ${layer}`);
      }
      assert.ok(place.built && place.fine && place.strong && place.deep, `${ids[i]} has tones and lines`);
      assert.ok(place.sky || place.light, `${ids[i]} has a light`);
    }
    assert.equal(new Set(places.map((p) => p.strong)).size, ids.length, 'no two are alike');
  }
});

test('a home-made board lies on a chart', () => {
  const [w, h] = SIZES[0];
  assert.deepEqual(scene('my-garden', w, h), scene('my-attic', w, h));
  assert.ok(scene('my-garden', w, h).strong);
});
