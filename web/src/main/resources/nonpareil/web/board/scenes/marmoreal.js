// Marmoreal: a marble hall, its floor a chessboard that runs to a bright window.

import { arch, blank, box, line, n, opening, poly, ring, shape } from './pen.js';

/** @param {number} w @param {number} h @returns {import('./pen.js').Scene} */
export function marmoreal(w, h) {
  const s = blank();
  const wide = w > h;
  const cx = w / 2;
  const floor = h * 0.54;
  s.deep += box(-40, floor, w + 80, h - floor + 40);
  tiles(s, w, h, cx, floor, wide ? 7 : 5);
  s.strong += line(-40, floor, w + 40, floor);
  // The far window and its light.
  const r = Math.min(w * 0.085, h * 0.14);
  const spring = h * 0.26;
  s.sky += opening(cx - r, cx + r, spring, floor);
  s.sky += shape(cx - r, floor, cx + r, floor, cx + w * 0.3, h + 40, cx - w * 0.3, h + 40);
  s.strong += opening(cx - r, cx + r, spring, floor);
  s.fine += opening(cx - r * 0.84, cx + r * 0.84, spring, floor);
  s.fine += line(cx, spring - r, cx, floor) + line(cx - r, spring, cx + r, spring);
  for (let k = 1; k < 6; k++)
    s.fine += line(cx, spring, cx + r * Math.cos((Math.PI * k) / 6), spring - r * Math.sin((Math.PI * k) / 6));
  // Arcades on both sides, larger towards us.
  for (const side of [-1, 1]) {
    let near = w * 0.56;
    let size = Math.min(w * 0.25, h * 0.34);
    for (let i = 0; i < 3; i++) {
      arcade(s, cx + side * near, side, size, spring - size * 0.1, floor + size * 0.5 - r * 0.2, h);
      near -= size * 0.86;
      size *= 0.66;
    }
  }
  queen(s, w * (wide ? 0.235 : 0.2), h * 0.97, Math.min(w * 0.15, h * 0.19));
  knight(s, w * (wide ? 0.79 : 0.8), h * 0.97, Math.min(w * 0.15, h * 0.19));
  // Veins of the marble.
  for (let i = 0; i < 7; i++) {
    const x = w * (0.06 + i * 0.145);
    const y = h * (0.05 + ((i * 37) % 11) * 0.011);
    s.fine += `M${n(x)} ${n(y)}q${n(w * 0.02)} ${n(h * 0.02)} ${n(w * 0.03)} ${n(h * 0.005)}t${n(w * 0.04)} ${n(h * 0.028)}t${n(w * 0.02)} ${n(-h * 0.012)}`;
  }
  return s;
}

/**
 * The floor in perspective, every other tile pale.
 *
 * @param {import('./pen.js').Scene} s
 * @param {number} w
 * @param {number} h
 * @param {number} cx
 * @param {number} top
 * @param {number} rows
 */
function tiles(s, w, h, cx, top, rows) {
  const step = Math.max(w, h) / 6.5;
  const at = (/** @type {number} */ i, /** @type {number} */ t) => cx + i * step * (0.13 + 0.87 * t);
  const depth = (/** @type {number} */ row) => (row / rows) ** 1.7;
  for (let row = 0; row < rows; row++) {
    const [t1, t2] = [depth(row), depth(row + 1)];
    const [y1, y2] = [top + (h + 20 - top) * t1, top + (h + 20 - top) * t2];
    s.fine += line(-40, y2, w + 40, y2);
    for (let i = -14; i < 14; i++) {
      if (at(i + 1, t1) < -60 || at(i, t1) > w + 60) continue;
      s.fine += poly(at(i, t1), y1, at(i, t2), y2);
      if ((i + row) % 2 === 0) s.far += shape(at(i, t1), y1, at(i + 1, t1), y1, at(i + 1, t2), y2, at(i, t2), y2);
    }
  }
}

/**
 * A pier and the arch that springs from it towards the window.
 *
 * @param {import('./pen.js').Scene} s
 * @param {number} x
 * @param {number} side
 * @param {number} size
 * @param {number} spring
 * @param {number} foot
 * @param {number} h
 */
function arcade(s, x, side, size, spring, foot, h) {
  const pier = size * 0.24;
  const x1 = Math.min(x, x - side * pier);
  const inner = x - side * pier;
  const far = inner - side * size * 0.6;
  const [a, b] = [Math.min(inner, far), Math.max(inner, far)];
  s.built += box(x1, spring, pier, foot - spring);
  s.built += `${arch(a - pier * 0.5, b + pier * 0.5, spring, 1.15)}H${n(b)}A${n((b - a) / 2)} ${n(((b - a) / 2) * 1.15)} 0 0 0 ${n(a)} ${n(spring)}Z`;
  s.strong +=
    box(x1, spring, pier, foot - spring) +
    arch(a, b, spring, 1.15) +
    arch(a - pier * 0.5, b + pier * 0.5, spring, 1.15);
  for (const k of [0.25, 0.5, 0.75]) s.fine += line(x1 + pier * k, spring + h * 0.03, x1 + pier * k, foot - h * 0.03);
  s.strong +=
    box(x1 - pier * 0.18, spring - h * 0.008, pier * 1.36, h * 0.024) +
    box(x1 - pier * 0.18, foot - h * 0.024, pier * 1.36, h * 0.03);
  const mid = (a + b) / 2;
  for (let k = 1; k < 9; k++) {
    const t = Math.PI * (1 + k / 9);
    const [r1, r2] = [(b - a) / 2, (b - a) / 2 + pier * 0.5];
    s.fine += line(
      mid + r1 * Math.cos(t),
      spring + r1 * 1.15 * Math.sin(t),
      mid + r2 * Math.cos(t),
      spring + r2 * 1.15 * Math.sin(t),
    );
  }
}

/** The queen of a game of chess. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} q */
function queen(s, x, y, q) {
  const p = (/** @type {number} */ dx, /** @type {number} */ dy) => `${n(x + dx * q)} ${n(y - dy * q * 2.3)}`;
  const body = `M${p(-0.42, 0)}L${p(0.42, 0)}L${p(0.42, 0.07)}Q${p(0.3, 0.16)} ${p(0.24, 0.16)}Q${p(0.1, 0.42)} ${p(0.13, 0.68)}L${p(0.22, 0.7)}L${p(0.15, 0.73)}L${p(0.26, 0.92)}L${p(0.12, 0.87)}L${p(0, 0.95)}L${p(-0.12, 0.87)}L${p(-0.26, 0.92)}L${p(-0.15, 0.73)}L${p(-0.22, 0.7)}L${p(-0.13, 0.68)}Q${p(-0.1, 0.42)} ${p(-0.24, 0.16)}Q${p(-0.3, 0.16)} ${p(-0.42, 0.07)}Z`;
  const pearls =
    ring(x, y - 0.99 * q * 2.3, q * 0.05) +
    ring(x - 0.28 * q, y - 0.95 * q * 2.3, q * 0.04) +
    ring(x + 0.28 * q, y - 0.95 * q * 2.3, q * 0.04);
  s.built += body + pearls;
  s.strong += body + pearls;
  s.fine += `M${p(-0.42, 0.07)}L${p(0.42, 0.07)}M${p(-0.24, 0.16)}L${p(0.24, 0.16)}M${p(-0.13, 0.68)}L${p(0.13, 0.68)}M${p(-0.15, 0.73)}L${p(0.15, 0.73)}`;
  for (const dx of [0.04, 0.08]) s.fine += `M${p(dx * 2.2, 0.18)}Q${p(dx, 0.42)} ${p(dx * 1.2, 0.67)}`;
}

/** Its knight. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} q */
function knight(s, x, y, q) {
  const p = (/** @type {number} */ dx, /** @type {number} */ dy) => `${n(x - dx * q)} ${n(y - dy * q * 2)}`;
  const body = `M${p(-0.42, 0)}L${p(0.42, 0)}L${p(0.42, 0.08)}L${p(0.32, 0.17)}Q${p(0.38, 0.36)} ${p(0.14, 0.52)}L${p(0.2, 0.53)}Q${p(0.36, 0.5)} ${p(0.46, 0.46)}L${p(0.54, 0.54)}Q${p(0.5, 0.68)} ${p(0.3, 0.82)}L${p(0.26, 0.94)}L${p(0.15, 0.86)}Q${p(-0.3, 0.82)} ${p(-0.34, 0.36)}L${p(-0.32, 0.17)}L${p(-0.42, 0.08)}Z`;
  s.built += body;
  s.strong += body;
  s.fine += `M${p(-0.42, 0.08)}L${p(0.42, 0.08)}M${p(-0.32, 0.17)}L${p(0.32, 0.17)}${ring(x - 0.28 * q, y - 0.7 * q * 2, q * 0.03)}`;
  for (let k = 0; k < 5; k++)
    s.fine += `M${p(-0.02 - k * 0.05, 0.82 - k * 0.09)}q${n(q * 0.02)} ${n(q * 0.06)} ${n(q * 0.1)} ${n(q * 0.08)}`;
}
