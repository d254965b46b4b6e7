import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '../../../../main/resources/nonpareil/web/app/api.js';
import { chalkOf, told } from '../../../../main/resources/nonpareil/web/table/analysis/advice.js';
import { decisionAfter, lookBack } from '../../../../main/resources/nonpareil/web/table/analysis/hindsight.js';
import { thinkOver } from '../../../../main/resources/nonpareil/web/table/analysis/thinking.js';
import { names, prompt } from '../fixtures.js';

/** @param {number} number @param {string} kind @param {number} seat */
const record = (number, kind, seat) => /** @type {any} */ ({ number, kind, seat });

test('what was decided at a moment is the next record, if anybody decided', () => {
  const frames = [record(0, 'start', 0), record(1, 'choice', 2), record(2, 'resign', 1), record(3, 'ended', 0)];
  assert.equal(decisionAfter(frames, 0)?.seat, 2);
  assert.equal(decisionAfter(frames, 1), null, 'who resigns is asked nothing');
  assert.equal(decisionAfter(frames, 3), null);
});

test('an answer that comes late does not take the place of a later question', async (t) => {
  const page = { table: 'T', isConnected: true, looked: /** @type {any} */ (null) };
  /** @type {((answer: any) => void)[]} */
  const answers = [];
  t.mock.method(api, 'hindsight', () => new Promise((resolve) => answers.push(resolve)));
  const first = lookBack(page, 1);
  const second = lookBack(page, 2);
  answers[1]({ number: 2 });
  answers[0]({ number: 1 });
  await Promise.all([first, second]);
  assert.deepEqual(page.looked, { number: 2, state: 'known', answer: { number: 2 } });
  t.mock.method(api, 'hindsight', () => Promise.reject(new Error('too-many')));
  await lookBack(page, 3);
  assert.equal(page.looked.state, 'failed');
});

test('who goes away stops asking for the curve', async (t) => {
  const page = { table: 'T', isConnected: true, chances: null };
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asked = t.mock.method(api, 'chances', async () => null);
  const thinking = thinkOver(page);
  await Promise.resolve();
  page.isConnected = false;
  await new Promise((resolve) => setImmediate(resolve));
  t.mock.timers.tick(1000);
  await thinking;
  assert.equal(asked.mock.callCount(), 1);
});

/** A plan that moves a Harpy two spaces. @param {string} kind what is answered first @param {string} option @returns {any} */
const flight = (kind, option) => ({
  chance: 0.5,
  steps: [{ kind, option, events: [{ type: 'moved', piece: '1.harpy-1', path: ['s1', 's2', 's3'] }] }],
});

test('a hint calls a maneuver what is one, and not what a card moves', () => {
  const frame = (/** @type {object} */ more) =>
    /** @type {any} */ ({ prompt: prompt('move', [], { move: 3, ...more }) });
  assert.deepEqual(told(flight('action', 'maneuver'), names(), frame({})), ['Maneuver: Harpy 1 goes 2 spaces.']);
  assert.deepEqual(told(flight('move', '1.harpy-1 s3'), names(), frame({})), ['Maneuver: Harpy 1 goes 2 spaces.']);
  const card = frame({ cause: { seat: 1, card: 'dash' } });
  assert.deepEqual(told(flight('move', '1.harpy-1 s3'), names(), card), ['Harpy 1 goes 2 spaces.']);
});

test('a hint draws who goes where', () => {
  const view = /** @type {any} */ ({ fighters: [], players: [] });
  const [move] = chalkOf(flight('move', '1.harpy-1 s3'), names(), view).moves;
  assert.deepEqual([move.art, move.number, move.path.at(-1)], ['harpy', 1, 's3']);
});
