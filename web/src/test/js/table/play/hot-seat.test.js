import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setSetting } from '../../../../main/resources/nonpareil/web/app/settings.js';
import { HotSeat } from '../../../../main/resources/nonpareil/web/table/play/hot-seat.js';

/** @param {any} game */
function page(game) {
  /** @type {any} */
  const it = { game, drawer: null, peek: null, updates: 0, requestUpdate: () => it.updates++ };
  it.hotSeat = new HotSeat(it);
  return it;
}

const game = () => ({ seats: [1], info: { state: 'playing' }, isShared: false, queue: [] });

test('in streamer mode everything is hidden until it is held open', () => {
  const it = page(game());
  assert.equal(it.hotSeat.isVeiled, false);
  setSetting('streamer', true);
  assert.equal(it.hotSeat.isVeiled, true);
  assert.equal(it.hotSeat.isDiscreet, true);
  it.hotSeat.holdNow(true);
  assert.equal(it.hotSeat.isVeiled, false);
  it.drawer = { kind: 'card', card: 'dash', seat: 1 };
  it.peek = { card: 'dash', seat: 1 };
  it.hotSeat.holdNow(false);
  assert.equal(it.drawer, null);
  assert.equal(it.peek, null);
  it.drawer = { kind: 'log' };
  it.hotSeat.holdNow(true);
  it.hotSeat.holdNow(false);
  assert.deepEqual(it.drawer, { kind: 'log' });
  setSetting('streamer', false);
});

test('what was pressed open closes with the next question', () => {
  setSetting('streamer', true);
  const it = page(game());
  it.hotSeat.press();
  assert.equal(it.hotSeat.isDiscreet, false);
  it.hotSeat.left();
  assert.equal(it.hotSeat.isDiscreet, false, 'the finger goes to an answer');
  it.hotSeat.answered();
  assert.equal(it.hotSeat.isDiscreet, true);
  it.hotSeat.press();
  it.hotSeat.press();
  assert.equal(it.hotSeat.isDiscreet, true);
  it.hotSeat.holdByKey();
  it.hotSeat.left();
  assert.equal(it.hotSeat.isDiscreet, true);
  setSetting('streamer', false);
});

test('who only watches, and a game that is over, have nothing to hide', () => {
  setSetting('streamer', true);
  assert.equal(page({ ...game(), seats: [] }).hotSeat.isVeiled, false);
  assert.equal(page({ ...game(), info: { state: 'over' } }).hotSeat.isVeiled, false);
  setSetting('streamer', false);
});
