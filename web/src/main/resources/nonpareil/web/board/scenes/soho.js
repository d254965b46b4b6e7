// Soho: roofs under a wet sky, gaslight, cobbles.

import { arch, blank, box, line, n, poly, rays, ring, shape } from './pen.js';

/** How high the roofs are, house by house, and how they end. @type {[number, 'gable' | 'flat' | 'mansard'][]} */
const HOUSES = [
  [0.24, 'gable'],
  [0.15, 'mansard'],
  [0.28, 'flat'],
  [0.12, 'gable'],
  [0.22, 'mansard'],
  [0.17, 'flat'],
  [0.26, 'gable'],
];

/** @param {number} w @param {number} h @returns {import('./pen.js').Scene} */
export function soho(w, h) {
  const s = blank();
  const wide = w > h;
  const street = h * 0.72;
  s.deep += box(-40, street, w + 80, h - street + 40);
  skyline(s, w, h);
  const count = wide ? 7 : 5;
  for (let i = 0; i < count; i++) house(s, (w / count) * i, w / count, h, street, i);
  s.strong += line(-40, street, w + 40, street) + line(-40, street + h * 0.018, w + 40, street + h * 0.018);
  // Cobbles in rows that grow towards us.
  for (let row = 0; row < 6; row++) {
    const y = street + h * 0.05 + row * h * 0.043;
    const size = w * (0.024 + row * 0.004);
    for (let x = -40 - ((row % 2) * size) / 2; x < w + 40; x += size)
      s.fine += `M${n(x)} ${n(y + h * 0.02)}q${n(size * 0.08)} ${n(-h * 0.024)} ${n(size / 2)} ${n(-h * 0.024)}t${n(size / 2)} ${n(h * 0.024)}`;
  }
  for (const at of wide ? [0.135, 0.5, 0.865] : [0.2, 0.8]) lamp(s, w * at, h, Math.min(w, h) * 0.00115);
  return s;
}

/** The city behind: a dome and a spire. @param {import('./pen.js').Scene} s @param {number} w @param {number} h */
function skyline(s, w, h) {
  const y = h * 0.3;
  const d = w * 0.62;
  const r = Math.min(w, h) * 0.07;
  s.far += `M${n(d - r)} ${n(y)}V${n(h * 0.16)}A${n(r)} ${n(r * 1.1)} 0 0 1 ${n(d + r)} ${n(h * 0.16)}V${n(y)}Z`;
  s.far +=
    box(d - r * 0.14, h * 0.16 - r * 1.5, r * 0.28, r * 0.5) +
    shape(d - r * 0.2, h * 0.16 - r * 1.5, d, h * 0.16 - r * 2, d + r * 0.2, h * 0.16 - r * 1.5);
  s.fine += `${arch(d - r, d + r, h * 0.16, 1.1)}M${n(d - r)} ${n(h * 0.16)}H${n(d + r)}`;
  for (const k of [-0.5, 0, 0.5])
    s.fine += `M${n(d + r * k)} ${n(h * 0.16)}Q${n(d + r * k)} ${n(h * 0.16 - r)} ${n(d)} ${n(h * 0.16 - r * 1.1)}`;
  const x = w * 0.3;
  s.far += shape(x - r * 0.4, y, x - r * 0.4, h * 0.13, x, h * 0.015, x + r * 0.4, h * 0.13, x + r * 0.4, y);
  s.fine += poly(x - r * 0.4, h * 0.13, x, h * 0.015, x + r * 0.4, h * 0.13) + ring(x, h * 0.165, r * 0.2);
}

/**
 * @param {import('./pen.js').Scene} s
 * @param {number} x
 * @param {number} wide
 * @param {number} h
 * @param {number} street
 * @param {number} i
 */
function house(s, x, wide, h, street, i) {
  const [high, roof] = HOUSES[i % HOUSES.length];
  const top = h * high;
  const eave = top + h * (roof === 'flat' ? 0.02 : 0.075);
  const front =
    roof === 'gable'
      ? [x, eave, x + wide / 2, top, x + wide, eave]
      : roof === 'mansard'
        ? [x, eave, x + wide * 0.1, top, x + wide * 0.9, top, x + wide, eave]
        : [x, top, x + wide, top];
  s.built += shape(x, street, ...front, x + wide, street);
  s.strong += poly(x, street, ...front, x + wide, street);
  s.fine += line(x, eave + h * 0.014, x + wide, eave + h * 0.014);
  if (roof === 'mansard') {
    for (let k = 1; k < 4; k++)
      s.fine += line(
        x + wide * 0.1 * (1 - k / 4),
        top + ((eave - top) * k) / 4,
        x + wide * (0.9 + (0.1 * k) / 4),
        top + ((eave - top) * k) / 4,
      );
    for (const d of [0.28, 0.62])
      s.strong +=
        box(x + wide * d, top + h * 0.022, wide * 0.13, eave - top - h * 0.022) +
        poly(
          x + wide * (d - 0.02),
          top + h * 0.022,
          x + wide * (d + 0.065),
          top + h * 0.004,
          x + wide * (d + 0.15),
          top + h * 0.022,
        );
  }
  // Chimneys with their pots, and one that smokes.
  const c = x + wide * (i % 2 ? 0.16 : 0.7);
  const foot = roof === 'gable' ? top + h * 0.045 : top;
  s.built += box(c, foot - h * 0.06, wide * 0.17, h * 0.06);
  s.strong += box(c, foot - h * 0.06, wide * 0.17, h * 0.06);
  for (const d of [0.015, 0.065, 0.115]) s.strong += box(c + wide * d, foot - h * 0.082, wide * 0.035, h * 0.022);
  if (i % 3 === 0)
    for (const d of [0, 1, 2])
      s.fine += `M${n(c + wide * 0.08)} ${n(foot - h * (0.088 + d * 0.004))}q${n(wide * (0.08 + d * 0.05))} ${n(-h * 0.02)} ${n(wide * 0.04)} ${n(-h * 0.045)}t${n(wide * (0.14 + d * 0.04))} ${n(-h * 0.03)}`;
  // Sash windows, some of them lit; a door, or a shop with its awning.
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 2; k++) {
      const wx = x + wide * (0.17 + k * 0.4);
      const wy = eave + h * 0.045 + row * ((street - eave) / 3.25);
      const high2 = (street - eave) / 5.4;
      if (row === 2 && k === 1) {
        s.strong +=
          box(wx, wy + h * 0.01, wide * 0.26, street - wy - h * 0.01) + arch(wx, wx + wide * 0.26, wy + h * 0.01, 0.5);
        s.fine += line(wx + wide * 0.13, wy + h * 0.01, wx + wide * 0.13, street);
        continue;
      }
      if ((i * 5 + row * 3 + k) % 4 === 1) s.light += box(wx, wy, wide * 0.26, high2);
      s.fine +=
        box(wx, wy, wide * 0.26, high2) +
        line(wx, wy + high2 / 2, wx + wide * 0.26, wy + high2 / 2) +
        line(wx + wide * 0.13, wy, wx + wide * 0.13, wy + high2);
      s.strong += line(wx - wide * 0.03, wy + high2, wx + wide * 0.29, wy + high2);
    }
}

/** @param {import('./pen.js').Scene} s @param {number} x @param {number} h @param {number} u */
function lamp(s, x, h, u) {
  const top = h * 0.34;
  const foot = h * 0.93;
  const fire = top + 70 * u;
  s.light += ring(x, fire, 118 * u) + ring(x, fire, 70 * u);
  const glass = shape(
    x - 20 * u,
    top + 120 * u,
    x - 36 * u,
    top + 32 * u,
    x + 36 * u,
    top + 32 * u,
    x + 20 * u,
    top + 120 * u,
  );
  const hat = shape(
    x - 42 * u,
    top + 32 * u,
    x - 18 * u,
    top + 6 * u,
    x,
    top - 16 * u,
    x + 18 * u,
    top + 6 * u,
    x + 42 * u,
    top + 32 * u,
  );
  const pole = shape(x - 7 * u, foot, x - 4 * u, top + 120 * u, x + 4 * u, top + 120 * u, x + 7 * u, foot);
  const plinth = box(x - 20 * u, foot, 40 * u, h * 0.03) + box(x - 13 * u, h * 0.82, 26 * u, h * 0.014);
  s.built += hat + pole + plinth;
  s.strong += glass + hat + pole + plinth;
  s.strong +=
    line(x - 46 * u, top + 150 * u, x + 46 * u, top + 150 * u) +
    ring(x - 50 * u, top + 150 * u, 5 * u) +
    ring(x + 50 * u, top + 150 * u, 5 * u);
  s.strong += `M${n(x)} ${n(top + 98 * u)}q${n(-14 * u)} ${n(-18 * u)} 0 ${n(-44 * u)}q${n(14 * u)} ${n(26 * u)} 0 ${n(44 * u)}`;
  s.fine += rays(x, fire, 62 * u, 128 * u, 28);
}
