import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lens } from '../../../main/resources/nonpareil/web/board/lens.js';
import { board } from './boards.js';

const soho = board('soho');

/** As much of the element as a lens looks at. @param {number} clientWidth @param {number} clientHeight */
function element(clientWidth, clientHeight) {
  return /** @type {any} */ ({
    clientWidth,
    clientHeight,
    thumbnail: false,
    tools: true,
    turn: 'auto',
    querySelector: () => null,
  });
}

/** @param {any} on */
function lens(on) {
  const made = new Lens(on);
  made.fit(soho, true);
  return made;
}

test('a board is fitted into its element, and again when that has another size', () => {
  const on = element(1000, 700);
  const made = lens(on);
  assert.equal(made.isStale, false);
  assert.equal(made.closeness, 1);
  assert.equal(made.places?.turned, false);
  Object.assign(on, { clientWidth: 340, clientHeight: 700 });
  assert.equal(made.isStale, true);
  made.fit(soho, false);
  assert.equal(made.isStale, false);
  assert.equal(made.places?.turned, true);
});

test('another size keeps the closeness and the middle', () => {
  const on = element(1000, 700);
  const made = lens(on);
  made.zoom(3, { x: made.box.width / 2, y: made.box.height / 2 });
  const before = made.point(made.box.width / 2, made.box.height / 2);
  Object.assign(on, { clientWidth: 900, clientHeight: 640 });
  made.fit(soho, false);
  const after = made.point(made.box.width / 2, made.box.height / 2);
  assert.ok(Math.abs(made.closeness - 3) < 1e-9);
  assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 1e-6);
});

test('a place of the box and a point of the board lead to each other', () => {
  const made = lens(element(1000, 700));
  made.zoom(2, { x: 100, y: 90 });
  const { x, y } = made.seen(made.point(321, 123));
  assert.ok(Math.abs(x - 321) < 1e-9 && Math.abs(y - 123) < 1e-9);
});

test('closer, moved about, a space into sight, and the whole again', () => {
  const made = lens(element(1000, 700));
  assert.equal(made.isClose, false);
  made.zoom(99, { x: 0, y: 0 });
  assert.equal(Math.round(made.closeness), 5);
  const { x } = made.view;
  made.shift(-40, 0);
  assert.equal(made.view.x, x - 40);
  for (const { id } of soho.spaces) {
    made.reveal(id);
    const spot = made.seen(/** @type {any} */ (made.places?.spots.get(id)));
    assert.ok(spot.x > 0 && spot.x < made.box.width && spot.y > 0 && spot.y < made.box.height, id);
  }
  made.showAll();
  assert.equal(made.closeness, 1);
});
