import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { onReturn } from '../../../main/resources/nonpareil/web/app/sleep.js';

test('a phone that was locked has come back as soon as its page is in sight, whatever its timers did', () => {
  mock.timers.enable({ apis: ['Date', 'setInterval'] });
  /** @type {() => void} */
  let look = () => {};
  const page = {
    visibilityState: 'visible',
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ f) => (look = f),
  };
  globalThis.document = /** @type {any} */ (page);
  /** @type {boolean[]} */
  const backs = [];
  onReturn((long) => void backs.push(long));
  page.visibilityState = 'hidden';
  look();
  mock.timers.setTime(8 * 3600_000); // no timer runs meanwhile
  page.visibilityState = 'visible';
  look();
  assert.deepEqual(backs, [true]);
  page.visibilityState = 'hidden';
  look();
  page.visibilityState = 'visible';
  look();
  assert.deepEqual(backs, [true, false], 'a glance elsewhere is none');
  mock.timers.reset();
});
