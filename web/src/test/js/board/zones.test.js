import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATTERNS, TONES, isDark, pattern, tone } from '../../../main/resources/nonpareil/web/board/zones.js';
import { BOARDS } from './boards.js';
import { closest, contrast, difference, lab, linear } from './colour.js';

test('CIEDE2000 agrees with published pairs', () => {
  // From the test data of Sharma, Wu and Dalal.
  const pairs = /** @type {[import('./colour.js').Triple, import('./colour.js').Triple, number][]} */ ([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ]);
  for (const [one, two, expected] of pairs)
    assert.ok(Math.abs(difference(one, two) - expected) < 0.0002, String(difference(one, two)));
  assert.ok(Math.abs(lab(linear('#ffffff'))[0] - 100) < 0.01);
});

test('every zone of every board has a tone of its own and a pattern no other zone there has', () => {
  for (const board of BOARDS) {
    assert.deepEqual(Object.keys(TONES[board.id]).sort(), board.zones.map((zone) => zone.id).sort());
    const drawn = board.zones.map((zone) => JSON.stringify(PATTERNS[zone.id]));
    assert.ok(!drawn.includes(/** @type {any} */ (undefined)));
    assert.equal(new Set(drawn).size, drawn.length, board.id);
  }
});

test('tones stay apart for every kind of colour vision', (t) => {
  for (const board of BOARDS) {
    const least = closest(TONES[board.id]);
    t.diagnostic(`${board.id}: ${least.distance.toFixed(1)} between ${least.one} and ${least.two} (${least.vision})`);
    assert.ok(least.distance >= 16, `${board.id}: ${JSON.stringify(least)}`);
  }
});

test('a pattern can be seen on its tone', () => {
  for (const board of BOARDS) {
    for (const zone of board.zones) {
      const hex = tone(board, zone.id);
      assert.ok(contrast(hex, isDark(hex) ? '#F4EFE6' : '#1E2430') >= 3, `${board.id} ${zone.id}`);
    }
  }
});

test('a home-made board brings its tones, and its zones get patterns that differ', () => {
  const board = {
    id: 'elsewhere',
    zones: [
      { id: 'moss', color: '#4f6b3a' },
      { id: 'gravel', color: '#9a958a' },
    ],
  };
  assert.equal(tone(board, 'gravel'), '#9a958a');
  assert.notDeepEqual(pattern(board, 'moss'), pattern(board, 'gravel'));
});
