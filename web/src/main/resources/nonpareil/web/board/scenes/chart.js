// For boards without a place of their own: an old chart with its compass.

import { blank, line, ring, shape } from './pen.js';

/** @param {number} w @param {number} h @returns {import('./pen.js').Scene} */
export function chart(w, h) {
  const s = blank();
  const [x, y] = [w / 2, h / 2];
  const r = Math.min(w, h) * 0.3;
  const far = Math.hypot(w, h);
  for (let k = 0; k < 32; k++) {
    const a = (k / 16) * Math.PI;
    s.fine += line(
      x + r * 1.06 * Math.cos(a),
      y + r * 1.06 * Math.sin(a),
      x + far * Math.cos(a),
      y + far * Math.sin(a),
    );
  }
  s.deep += ring(x, y, r * 1.06);
  s.strong += ring(x, y, r * 1.06) + ring(x, y, r);
  s.fine += ring(x, y, r * 0.62) + ring(x, y, r * 0.58);
  for (let k = 0; k < 72; k++) {
    const a = (k / 36) * Math.PI;
    s.fine += line(x + r * Math.cos(a), y + r * Math.sin(a), x + r * 1.06 * Math.cos(a), y + r * 1.06 * Math.sin(a));
  }
  for (let k = 7; k >= 0; k--) {
    const a = (k / 4) * Math.PI;
    const long = r * (k % 2 ? 0.6 : 0.94);
    const b = Math.PI / 8;
    const tip = [x + long * Math.cos(a), y + long * Math.sin(a)];
    for (const side of [-1, 1]) {
      const half = shape(
        x,
        y,
        x + r * 0.16 * Math.cos(a + side * b),
        y + r * 0.16 * Math.sin(a + side * b),
        tip[0],
        tip[1],
      );
      if (side > 0) s.built += half;
      s.strong += half;
    }
  }
  return s;
}
