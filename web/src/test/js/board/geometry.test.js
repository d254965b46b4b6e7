import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  along,
  crossings,
  layout,
  leaps,
  lengthOf,
  lineBetween,
  linePath,
  nearest,
  polar,
  rim,
  sectorPath,
  sectors,
  track,
  visible,
  wayPath,
  zoneAt,
} from '../../../main/resources/nonpareil/web/board/geometry.js';
import { BOARDS, board } from './boards.js';

const close = (/** @type {number} */ a, /** @type {number} */ b, within = 0.01) =>
  assert.ok(Math.abs(a - b) <= within, `${a} is not ${b}`);

test('five boards are read', () => {
  assert.deepEqual(
    BOARDS.map((one) => [one.id, one.spaces.length, one.edges.length]),
    [
      ['baskerville-manor', 32, 46],
      ['king-solomons-mine', 29, 42],
      ['marmoreal', 31, 42],
      ['sarpedon', 38, 61],
      ['soho', 29, 36],
    ],
  );
});

test('percent become units, y by the aspect', () => {
  const places = layout(board('sarpedon'), false);
  const spot = places.spots.get('s20');
  close(spot?.x ?? 0, 400);
  close(spot?.y ?? 0, 0.463 * (1000 / 1.5439));
  assert.equal(places.spots.get('s19')?.start, '1');
  assert.equal(places.spots.get('s20')?.start, null);
});

test('turning keeps every distance, and turns the angles', () => {
  for (const one of BOARDS) {
    const flat = layout(one, false);
    const turned = layout(one, true);
    assert.equal(flat.width, turned.height);
    for (const line of flat.lines) {
      const other = lineBetween(turned, line.a, line.b);
      close(lengthOf(line), lengthOf(other), 0.001);
    }
    for (const spot of flat.spots.values()) {
      const other = turned.spots.get(spot.id);
      assert.ok(other);
      assert.ok(other.x > 0 && other.x < turned.width && other.y > 0 && other.y < turned.height);
      assert.equal(other.sectorStart, spot.sectorStart + 90);
      // What was to the east is now to the south.
      const zone = zoneAt(spot, polar(spot, 10, spot.sectorStart + 5));
      assert.equal(zoneAt(other, polar(other, 10, spot.sectorStart + 95)), zone);
    }
  }
});

test('spaces do not overlap', () => {
  for (const one of BOARDS) {
    const { spots, radius } = layout(one, false);
    const all = [...spots.values()];
    for (const a of all)
      for (const b of all)
        if (a !== b) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 2 * radius, `${one.id} ${a.id} ${b.id}`);
  }
});

test('a bent line begins and ends at its spaces and leaves their discs at the rim', () => {
  const places = layout(board('soho'), false);
  const line = lineBetween(places, 'h17', 'h18');
  assert.deepEqual(along(line, 0), { x: line.from.x, y: line.from.y });
  const p = along(line, rim(line, places.radius));
  close(Math.hypot(p.x - line.from.x, p.y - line.from.y), places.radius, 0.1);
  const q = along(line, rim(line, places.radius, true));
  close(Math.hypot(q.x - line.to.x, q.y - line.to.y), places.radius, 0.1);
  // Seen from the other end it is the same line.
  const back = lineBetween(places, 'h18', 'h17');
  close(along(back, 0.25).x, along(line, 0.75).x);
  assert.match(linePath(line, 0.2, 0.8), /^M[\d.]+ [\d.]+Q/);
});

test('a part of a bent line lies on the whole', () => {
  const line = lineBetween(layout(board('marmoreal'), true), 'm06', 'm07');
  const numbers =
    linePath(line, 0.3, 0.9)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [x0, y0, cx, cy, x1, y1] = numbers;
  const middle = { x: 0.25 * x0 + 0.5 * cx + 0.25 * x1, y: 0.25 * y0 + 0.5 * cy + 0.25 * y1 };
  const whole = along(line, 0.6);
  close(middle.x, whole.x, 0.15);
  close(middle.y, whole.y, 0.15);
});

test('lines cross only where one of them is an underpass, and there it is broken', () => {
  for (const one of BOARDS) {
    const { lines, radius } = layout(one, false);
    for (const a of lines) {
      for (const b of lines) {
        if (a !== b && crossings(a, b).length)
          assert.ok(a.underpass || b.underpass, `${one.id}: ${a.a}-${a.b} crosses ${b.a}-${b.b}`);
      }
      const parts = visible(a, lines, radius, 10);
      assert.equal(parts.length, a.underpass ? 2 : 1, `${one.id} ${a.a}-${a.b}`);
      for (const [from, to] of parts) assert.ok(from < to);
      if (a.underpass) close((parts[1][0] - parts[0][1]) * lengthOf(a), 20, 4);
    }
  }
});

test('sectors share the disc, the first from its start clockwise', () => {
  const spot = layout(board('marmoreal'), false).spots.get('m04');
  assert.ok(spot);
  assert.deepEqual(sectors(spot), [
    { zone: 'white', from: 210, to: 330 },
    { zone: 'blue', from: 330, to: 450 },
    { zone: 'green', from: 450, to: 570 },
  ]);
  assert.equal(zoneAt(spot, polar(spot, 20, 270)), 'white');
  assert.equal(zoneAt(spot, polar(spot, 20, 20)), 'blue');
  assert.equal(zoneAt(spot, polar(spot, 20, 180)), 'green');
  assert.match(sectorPath({ x: 0, y: 0 }, 10, 0, 360), /a10 10/);
  assert.equal(sectorPath({ x: 0, y: 0 }, 10, 0, 90), 'M0 0L10 0A10 10 0 0 1 0 10Z');
});

test('the nearest space is found, if it is near enough', () => {
  const places = layout(board('sarpedon'), false);
  const spot = places.spots.get('s33');
  assert.ok(spot);
  assert.equal(nearest(places, { x: spot.x + 30, y: spot.y - 20 }, 50)?.id, 's33');
  assert.equal(nearest(places, { x: -200, y: -200 }, 50), null);
});

test('a way follows its lines; a secret passage is a leap', () => {
  const places = layout(board('king-solomons-mine'), false);
  assert.equal(wayPath(places, ['k01', 'k02', 'k24', 'k22']).match(/M/g)?.length, 2);
  assert.deepEqual(
    leaps(places, ['k01', 'k02', 'k24', 'k22']).map((line) => [line.a, line.b]),
    [['k02', 'k24']],
  );
  const line = track(places, ['k01', 'k02', 'k08']);
  const [start, end] = [places.spots.get('k01'), places.spots.get('k08')];
  close(line.at(0).x, start?.x ?? 0);
  close(line.at(1).y, end?.y ?? 0);
  close(Math.hypot(line.at(0.5).x - line.at(0.501).x, line.at(0.5).y - line.at(0.501).y), line.length * 0.001, 0.01);
  assert.deepEqual(track(places, ['k01']).at(0.5), { x: start?.x, y: start?.y });
});
