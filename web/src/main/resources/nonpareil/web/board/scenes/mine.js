// King Solomon's Mine: timbers one behind the other, lamps on the beams, rails and a cart, crystals.

import { blank, box, line, n, poly, rays, ring, shape } from './pen.js';

const FRAMES = [1.04, 0.76, 0.55, 0.39, 0.27];

/** @param {number} w @param {number} h @returns {import('./pen.js').Scene} */
export function mine(w, h) {
  const s = blank();
  /** A place on the frame of a size. @param {number} size @param {number} x -1 to 1 @param {number} y -1 to 1 */
  const at = (size, x, y) => /** @type {const} */ ([w / 2 + x * size * w * 0.5, h * 0.48 + y * size * h * 0.5]);
  // The rock around the gallery, and the dark at its end.
  const hole = [
    ...at(FRAMES[0], -1, 1),
    ...at(FRAMES[0], -0.86, -0.8),
    ...at(FRAMES[0], 0.86, -0.8),
    ...at(FRAMES[0], 1, 1),
  ];
  s.far += `${box(-40, -40, w + 80, h + 80)}${shape(...hole)}`;
  s.deep += shape(...at(0.27, -1, 1), ...at(0.27, -0.86, -0.8), ...at(0.27, 0.86, -0.8), ...at(0.27, 1, 1));
  for (let i = 0; i < FRAMES.length - 1; i++) {
    const [a, b] = [FRAMES[i], FRAMES[i + 1]];
    for (const x of [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]) s.fine += poly(...at(a, x, -0.9), ...at(b, x, -0.9));
    for (const side of [-1, 1])
      for (const y of [-0.45, -0.1, 0.25, 0.62])
        s.fine += poly(...at(a, side * 0.96, y), ...at(b, side * 0.93, y + 0.02));
  }
  rails(s, at, h);
  // From the back to the front, so that the nearer beams cover the farther.
  for (const size of [...FRAMES].reverse()) frame(s, at, size, size * Math.min(w, h) * 0.052);
  const u = Math.min(w, h) * 0.0012;
  const [bx, by] = at(FRAMES[1], 0, -0.8);
  lantern(s, bx, by, u);
  for (const side of [-1, 1]) {
    const [x, y] = at(FRAMES[0], side * 0.62, -0.8);
    lantern(s, x, y, u * 1.15);
  }
  const [cx, cy] = at(0.72, 0.02, 1.02);
  cart(s, cx, cy, u * 1.05);
  crystals(s, w * 0.1, h * 1.0, u, 1);
  crystals(s, w * 0.9, h * 1.0, u, -1);
  // Cracks in the rock.
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 0.985 : 0.015;
    s.fine += `M${n(w * side)} ${n(h * (0.08 + i * 0.1))}l${n((side > 0.5 ? -1 : 1) * w * 0.018)} ${n(h * 0.02)}l${n((side > 0.5 ? 1 : -1) * w * 0.008)} ${n(h * 0.022)}`;
  }
  return s;
}

/** @typedef {(size: number, x: number, y: number) => readonly [number, number]} Place */

/** Two posts, a beam and braces in its corners. @param {import('./pen.js').Scene} s @param {Place} at @param {number} size @param {number} t how thick */
function frame(s, at, size, t) {
  const [b, d] = [at(size, -0.86, -0.8), at(size, 0.86, -0.8)];
  for (const side of [-1, 1]) {
    const [foot, head] = [at(size, side, 1), side < 0 ? b : d];
    const post = shape(foot[0], foot[1], head[0], head[1], head[0] - side * t, head[1], foot[0] - side * t, foot[1]);
    s.built += post;
    s.strong += post;
    s.fine += poly(foot[0] - side * t * 0.4, foot[1], head[0] - side * t * 0.4, head[1] + t);
    const brace = shape(
      head[0] - side * t,
      head[1] + t * 3.6,
      head[0] - side * t * 4.4,
      head[1],
      head[0] - side * t * 5.6,
      head[1],
      head[0] - side * t,
      head[1] + t * 4.8,
    );
    s.built += brace;
    s.strong += brace;
  }
  const beam = box(b[0] - t, b[1] - t * 1.3, d[0] - b[0] + 2 * t, t * 1.3);
  s.built += beam;
  s.strong += beam;
  s.fine +=
    line(b[0], b[1] - t * 0.9, d[0], b[1] - t * 0.9) + line(b[0] + t, b[1] - t * 0.45, d[0] - t, b[1] - t * 0.45);
  for (const x of [b[0], d[0]]) s.fine += ring(x, b[1] - t * 0.65, t * 0.18);
}

/** @param {import('./pen.js').Scene} s @param {Place} at @param {number} h */
function rails(s, at, h) {
  for (let i = 0; i < 13; i++) {
    const size = 1.04 * 0.87 ** i;
    const [x1, y1] = at(size, -0.42, 1.02);
    const [x2] = at(size, 0.42, 1.02);
    const sleeper = box(x1, y1 - size * h * 0.01, x2 - x1, size * h * 0.018);
    s.built += sleeper;
    s.strong += sleeper;
  }
  for (const side of [-1, 1]) {
    s.strong +=
      poly(...at(1.06, side * 0.28, 1.04), ...at(0.2, side * 0.28, 1)) +
      poly(...at(1.06, side * 0.315, 1.04), ...at(0.2, side * 0.315, 1));
  }
}

/** @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} u */
function lantern(s, x, y, u) {
  const fire = y + 66 * u;
  s.light += ring(x, fire, 120 * u) + ring(x, fire, 64 * u);
  const hat = shape(x - 15 * u, y + 48 * u, x - 8 * u, y + 38 * u, x + 8 * u, y + 38 * u, x + 15 * u, y + 48 * u);
  const foot = box(x - 18 * u, y + 84 * u, 36 * u, 7 * u);
  s.built += hat + foot;
  s.strong += line(x, y, x, y + 26 * u) + ring(x, y + 32 * u, 6 * u) + hat + foot;
  s.strong += shape(x - 13 * u, y + 48 * u, x - 15 * u, y + 84 * u, x + 15 * u, y + 84 * u, x + 13 * u, y + 48 * u);
  s.strong += `M${n(x)} ${n(y + 80 * u)}q${n(-8 * u)} ${n(-9 * u)} 0 ${n(-24 * u)}q${n(8 * u)} ${n(15 * u)} 0 ${n(24 * u)}`;
  s.fine += rays(x, fire, 40 * u, 104 * u, 24);
}

/** Full of ore. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} u */
function cart(s, x, y, u) {
  const tub = shape(x - 66 * u, y - 88 * u, x + 66 * u, y - 88 * u, x + 48 * u, y - 22 * u, x - 48 * u, y - 22 * u);
  const ore = `M${n(x - 60 * u)} ${n(y - 88 * u)}l${n(16 * u)} ${n(-16 * u)}l${n(20 * u)} ${n(4 * u)}l${n(18 * u)} ${n(-20 * u)}l${n(22 * u)} ${n(14 * u)}l${n(20 * u)} ${n(-6 * u)}l${n(24 * u)} ${n(24 * u)}Z`;
  const wheels = ring(x - 32 * u, y - 12 * u, 15 * u) + ring(x + 32 * u, y - 12 * u, 15 * u);
  s.built += tub + ore + wheels;
  s.strong += tub + ore + wheels + line(x - 70 * u, y - 88 * u, x + 70 * u, y - 88 * u);
  for (const k of [-0.5, 0, 0.5]) s.fine += line(x + 66 * u * k, y - 88 * u, x + 48 * u * k, y - 22 * u);
  s.fine += ring(x - 32 * u, y - 12 * u, 5 * u) + ring(x + 32 * u, y - 12 * u, 5 * u);
}

/** @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} u @param {number} flip */
function crystals(s, x, y, u, flip) {
  for (const [dx, high, wide, lean] of [
    [-34, 96, 16, -22],
    [62, 62, 12, 34],
    [32, 110, 16, 30],
    [0, 150, 20, 10],
  ]) {
    const bx = x + dx * u * flip;
    const tx = bx + lean * u * flip;
    const ty = y - high * u;
    const gem = shape(
      bx - wide * u,
      y,
      tx - wide * u,
      ty + 22 * u,
      tx,
      ty,
      tx + wide * u,
      ty + 22 * u,
      bx + wide * u,
      y,
    );
    s.light += gem;
    s.strong += gem;
    s.fine +=
      poly(tx - wide * u, ty + 22 * u, tx + 4 * u, ty + 32 * u, tx + wide * u, ty + 22 * u) +
      line(tx + 4 * u, ty + 32 * u, bx + 4 * u, y);
  }
}
