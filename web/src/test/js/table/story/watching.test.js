import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchingText } from '../../../../main/resources/nonpareil/web/table/story/watching.js';
import '../fixtures.js';

test('who watches is told by name as far as names are known', () => {
  assert.equal(watchingText({ count: 1, names: [] }), '1 person watches');
  assert.equal(watchingText({ count: 3, names: [] }), '3 people watch');
  assert.equal(watchingText({ count: 1, names: ['Eve'] }), 'Eve watches');
  assert.equal(watchingText({ count: 2, names: ['Eve', 'Ida'] }), 'Eve and Ida watch');
  assert.equal(watchingText({ count: 3, names: ['Eve', 'Ida'] }), 'Eve, Ida, and 1 other watch');
});
