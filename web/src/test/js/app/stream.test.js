import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../../../main/resources/nonpareil/web/app/routes.js';
import { isStream, streamUrl } from '../../../main/resources/nonpareil/web/app/stream.js';

test('the page for streams has the same place and a query', () => {
  assert.equal(streamUrl('http://host/#/watch/t1/s'), 'http://host/?stream#/watch/t1/s');
  assert.equal(isStream, false);
});

test('a link to watch has a table and a secret', () => {
  assert.deepEqual(parse('#/watch/t1/abc'), { page: 'watch', table: 't1', secret: 'abc' });
  assert.deepEqual(parse('#/watch/t1'), { page: 'missing' });
});
