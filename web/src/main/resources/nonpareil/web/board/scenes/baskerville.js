// Baskerville: a manor against the moon, fog over the moor, and something that listens on the hill.

import { arch, blank, box, line, n, poly, ring, shape } from './pen.js';

/** @param {number} w @param {number} h @returns {import('./pen.js').Scene} */
export function baskerville(w, h) {
  const s = blank();
  const wide = w > h;
  const ground = h * (wide ? 0.74 : 0.68);
  moon(s, w * 0.79, h * 0.2, Math.min(w, h) * 0.19);
  // Clouds drawn across it.
  for (const [x, y, long] of [
    [0.7, 0.17, 0.26],
    [0.62, 0.28, 0.3],
    [0.1, 0.1, 0.22],
  ])
    for (let k = 0; k < 4; k++)
      s.fine += `M${n(w * x)} ${n(h * (y + k * 0.012))}q${n((w * long) / 4)} ${n(-h * 0.012)} ${n((w * long) / 2)} 0t${n((w * long) / 2)} 0`;
  house(s, w, h, ground);
  // The moor: hills one before the other.
  for (let i = 0; i < 4; i++) {
    const y = ground + (h - ground) * (0.02 + i * 0.25);
    const hill = `M-40 ${n(y + h * 0.03)}C${n(w * 0.18)} ${n(y - h * 0.035 + i * 6)} ${n(w * 0.34)} ${n(y + h * 0.045)} ${n(w * 0.55)} ${n(y + h * 0.012)}S${n(w * 0.86)} ${n(y - h * 0.03)} ${n(w + 40)} ${n(y + h * 0.022)}`;
    if (i % 2 === 0) s.deep += `${hill}V${n(h + 40)}H-40Z`;
    s.strong += hill;
  }
  for (let i = 0; i < 30; i++) {
    const x = (w * ((i * 37) % 101)) / 100;
    const y = ground + (h - ground) * (0.24 + (((i * 53) % 17) / 17) * 0.74);
    for (const [dx, dy] of [
      [-0.008, -0.02],
      [0, -0.027],
      [0.008, -0.02],
    ])
      s.fine += `M${n(x)} ${n(y)}q${n((w * dx) / 2)} ${n((h * dy) / 2)} ${n(w * dx)} ${n(h * dy)}`;
  }
  hound(s, w * (wide ? 0.115 : 0.16), ground + h * 0.012, Math.min(w, h) * 0.00088);
  // Fog: bands like lenses, with engraved waves.
  for (const [x, y, long, high] of [
    [0.26, 0.6, 0.42, 0.036],
    [0.72, 0.66, 0.5, 0.044],
    [0.4, 0.8, 0.66, 0.05],
    [0.86, 0.9, 0.44, 0.04],
    [0.1, 0.93, 0.46, 0.042],
  ])
    fog(s, w * x, h * y, (w * long) / 2, h * high);
  return s;
}

/** @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} r */
function moon(s, x, y, r) {
  s.sky += ring(x, y, r * 1.35) + ring(x, y, r);
  for (let i = 5; i < 14; i++) {
    const at = y - r + (2 * r * i) / 14;
    const half = Math.sqrt(r * r - (at - y) ** 2);
    s.fine += line(x - half, at, x + half * (i / 14 - 0.3), at);
  }
  for (const [dx, dy, size] of [
    [-0.3, -0.35, 0.16],
    [0.28, -0.1, 0.1],
    [-0.05, 0.2, 0.2],
  ])
    s.fine += ring(x + dx * r, y + dy * r, size * r);
}

/** @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} half @param {number} high */
function fog(s, x, y, half, high) {
  const lens = `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - high)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + high)} ${n(x - half)} ${n(y)}Z`;
  s.light += lens;
  for (const k of [-0.34, 0, 0.34]) {
    const long = half * (1 - Math.abs(k)) * 0.8;
    s.fine += `M${n(x - long)} ${n(y + k * high)}q${n(long / 4)} ${n(-high * 0.26)} ${n(long / 2)} 0t${n(long / 2)} 0t${n(long / 2)} 0t${n(long / 2)} 0`;
  }
}

/** A window with stone bars; some are lit. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} wide @param {number} high @param {boolean} lit */
function pane(s, x, y, wide, high, lit) {
  if (lit) s.light += box(x, y, wide, high) + box(x, y, wide, high);
  s.fine +=
    box(x, y, wide, high) +
    line(x, y + high * 0.4, x + wide, y + high * 0.4) +
    line(x + wide / 2, y, x + wide / 2, y + high);
}

/** @param {import('./pen.js').Scene} s @param {number} w @param {number} h @param {number} ground */
function house(s, w, h, ground) {
  const scale = ground / (h * 0.74);
  const y = (/** @type {number} */ part) => h * part * scale;
  /** @param {number} x @param {number} wide @param {number} eave @param {number} peak @param {number} rows */
  const wing = (x, wide, eave, peak, rows) => {
    const front = [x, ground, x, y(eave), x + wide / 2, y(peak), x + wide, y(eave), x + wide, ground];
    s.built += shape(...front);
    s.strong += poly(...front);
    s.fine +=
      poly(x + wide * 0.07, y(eave), x + wide / 2, y(peak + (eave - peak) * 0.14), x + wide * 0.93, y(eave)) +
      line(x, y(eave), x + wide, y(eave));
    s.fine += ring(x + wide / 2, y(peak + (eave - peak) * 0.62), wide * 0.07);
    for (let row = 0; row < rows; row++) {
      const top = y(eave + 0.035) + ((ground - y(eave + 0.03)) / rows) * row;
      const high = ((ground - y(eave)) / rows) * 0.56;
      pane(s, x + wide * 0.16, top, wide * 0.26, high, row === 1);
      pane(s, x + wide * 0.58, top, wide * 0.26, high, false);
    }
  };
  // The hall with a long roof and chimneys, then the wings and the tower before it.
  const roof = [w * 0.22, y(0.42), w * 0.27, y(0.29), w * 0.58, y(0.29), w * 0.62, y(0.42)];
  s.built += shape(...roof) + box(w * 0.24, y(0.42), w * 0.36, ground - y(0.42));
  s.strong += shape(...roof);
  for (let i = 1; i < 5; i++)
    s.fine += line(
      w * (0.22 + (0.05 * (5 - i)) / 5),
      y(0.42 - 0.026 * (5 - i)),
      w * (0.62 - (0.04 * (5 - i)) / 5),
      y(0.42 - 0.026 * (5 - i)),
    );
  for (const x of [0.275, 0.33, 0.49, 0.545]) pane(s, w * x, y(0.48), w * 0.034, y(0.11), x === 0.33);
  for (const x of [0.29, 0.54]) {
    s.built += box(w * x, y(0.2), w * 0.03, y(0.09));
    s.strong += box(w * x, y(0.2), w * 0.03, y(0.09)) + box(w * x - w * 0.004, y(0.19), w * 0.038, y(0.014));
  }
  wing(w * 0.05, w * 0.19, 0.36, 0.17, 2);
  wing(w * 0.6, w * 0.19, 0.36, 0.17, 2);
  wing(w * 0.79, w * 0.15, 0.46, 0.31, 1);
  const [left, right, top] = [w * 0.385, w * 0.47, y(0.13)];
  let battlements = `M${n(left - w * 0.008)} ${n(top)}v${n(-y(0.045))}`;
  const tooth = (right - left + w * 0.016) / 7;
  for (let i = 0; i < 7; i++) battlements += `h${n(tooth)}${i < 6 ? `v${n(i % 2 ? -y(0.02) : y(0.02))}` : ''}`;
  battlements += `v${n(y(0.045))}Z`;
  s.built += box(left, top, right - left, ground - top) + battlements;
  s.strong += poly(left, ground, left, top, right, top, right, ground) + battlements;
  pane(s, w * 0.412, y(0.2), w * 0.03, y(0.1), true);
  pane(s, w * 0.412, y(0.37), w * 0.03, y(0.1), false);
  const door = `${arch(w * 0.4, w * 0.455, y(0.64))}V${n(ground)}H${n(w * 0.4)}Z`;
  s.strong += door;
  s.fine += line(w * 0.4275, y(0.6), w * 0.4275, ground);
}

/** Its head turned to the house. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} u */
function hound(s, x, y, u) {
  const p = (/** @type {number} */ dx, /** @type {number} */ dy) => `${n(x + dx * u)} ${n(y + dy * u)}`;
  const body = `M${p(-62, 26)}L${p(-58, -4)}Q${p(-70, -26)} ${p(-96, -34)}Q${p(-72, -44)} ${p(-50, -30)}L${p(18, -36)}Q${p(30, -50)} ${p(34, -66)}L${p(36, -82)}L${p(47, -68)}Q${p(66, -66)} ${p(84, -54)}L${p(80, -45)}Q${p(62, -42)} ${p(54, -38)}Q${p(48, -16)} ${p(40, -8)}L${p(44, 26)}L${p(32, 26)}L${p(26, -2)}L${p(-24, -2)}L${p(-42, 10)}L${p(-46, 26)}Z`;
  s.deep += body;
  s.strong += body;
}
