import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CLOSEST,
  bounded,
  fit,
  inDrawing,
  showing,
  whole,
  zoomed,
} from '../../../main/resources/nonpareil/web/board/view.js';

const drawing = { width: 1060, height: 700 };

test('the whole drawing lies in the middle', () => {
  assert.deepEqual(whole(drawing, { width: 1060, height: 900 }), { k: 1, x: 0, y: 100 });
});

test('a board is turned where that makes it larger', () => {
  assert.equal(fit(drawing, { width: 1200, height: 700 }, 52, 'auto').turned, false);
  assert.equal(fit(drawing, { width: 360, height: 420 }, 52, 'auto').turned, true);
  assert.equal(fit(drawing, { width: 360, height: 420 }, 52, 'no').turned, false);
  assert.equal(fit(drawing, { width: 1200, height: 700 }, 52, 'yes').turned, true);
});

test('the buttons go where they cost least, and the drawing keeps clear of them', () => {
  const wide = fit(drawing, { width: 1400, height: 700 }, 52, 'auto');
  assert.equal(wide.tools, 'right');
  assert.equal(wide.view.k, 1);
  assert.ok(wide.view.x + 1060 * wide.view.k <= 1400 - 52 + 1e-9);
  const tall = fit(drawing, { width: 600, height: 700 }, 52, 'no');
  assert.equal(tall.tools, 'below');
  assert.deepEqual(tall.room, { width: 600, height: 648 });
  assert.equal(fit(drawing, { width: 600, height: 700 }, 0, 'no').tools, 'none');
});

test('closer with the point under the pointer staying where it is', () => {
  const view = { k: 0.5, x: 10, y: 20 };
  const before = inDrawing(view, 200, 100);
  const after = inDrawing(zoomed(view, 3, 200, 100), 200, 100);
  assert.ok(Math.abs(before.x - after.x) < 1e-9 && Math.abs(before.y - after.y) < 1e-9);
});

test('a view never shows less than the whole, nor empty space, nor more than is sharp', () => {
  const box = { width: 530, height: 350 };
  const fitting = whole(drawing, box);
  assert.deepEqual(bounded({ k: 0.1, x: 300, y: 300 }, fitting, drawing, box), fitting);
  const far = bounded({ k: 2, x: 500, y: -9999 }, fitting, drawing, box);
  assert.equal(far.x, 0);
  assert.equal(far.y, 350 - 2 * 700);
  assert.equal(bounded({ k: 99, x: 0, y: 0 }, fitting, drawing, box).k, fitting.k * CLOSEST);
});

test('what has the focus is moved into sight', () => {
  const box = { width: 400, height: 300 };
  const view = { k: 2, x: 0, y: 0 };
  const moved = showing(view, { x: 500, y: 10 }, box, 40);
  assert.equal(moved.k * 500 + moved.x, 360);
  assert.equal(moved.k * 10 + moved.y, 40);
  assert.equal(showing(view, { x: 100, y: 100 }, box, 40), view);
});
