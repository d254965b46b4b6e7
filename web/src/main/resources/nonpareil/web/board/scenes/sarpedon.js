// Sarpedon: a harbour at sundown, seen between the columns of its quay.

import { blank, box, line, n, poly, shape, waves } from './pen.js';

/** @param {number} w @param {number} h @returns {import('./pen.js').Scene} */
export function sarpedon(w, h) {
  const s = blank();
  const sea = h * 0.4;
  const quay = h * 0.86;
  const u = Math.min(w, h) / 640;
  const wide = w > h;
  s.deep += box(-40, sea, w + 80, quay - sea);
  sun(s, w * 0.53, sea, u);
  // A far coast with its lighthouse.
  s.far += `M${n(w * 0.64)} ${n(sea)}Q${n(w * 0.72)} ${n(sea - 34 * u)} ${n(w * 0.8)} ${n(sea - 30 * u)}T${n(w + 40)} ${n(sea - 74 * u)}V${n(sea)}Z`;
  const lx = w * 0.72;
  const ly = sea - 26 * u;
  const tower = shape(lx - 13 * u, ly, lx - 8 * u, ly - 70 * u, lx + 8 * u, ly - 70 * u, lx + 13 * u, ly);
  const lamp = shape(
    lx - 6 * u,
    ly - 76 * u,
    lx - 6 * u,
    ly - 90 * u,
    lx,
    ly - 99 * u,
    lx + 6 * u,
    ly - 90 * u,
    lx + 6 * u,
    ly - 76 * u,
  );
  s.built += tower + box(lx - 12 * u, ly - 76 * u, 24 * u, 6 * u) + lamp;
  s.strong += tower + box(lx - 12 * u, ly - 76 * u, 24 * u, 6 * u) + lamp;
  s.sky += shape(lx, ly - 86 * u, lx - w * 0.3, ly - 150 * u, lx - w * 0.3, ly - 84 * u);
  for (const dy of [-22, -44]) s.fine += line(lx - 11 * u, ly + dy * u, lx + 11 * u, ly + dy * u);
  // The sea, wider towards us.
  const rows = wide ? 13 : 17;
  for (let i = 0; i < rows; i++) {
    const y = sea + (quay - sea) * ((i + 0.6) / rows) ** 1.5;
    s.fine += waves(w, y, 9 + i * 1.7, 2 + i * 0.7, -20 - (i % 3) * 13);
  }
  ship(s, w * (wide ? 0.38 : 0.44), sea + 70 * u, u);
  // Quay and columns.
  s.built += box(-40, quay, w + 80, h - quay + 40);
  for (const f of [0, 0.2, 0.52]) s.strong += line(-40, quay + (h - quay) * f, w + 40, quay + (h - quay) * f);
  for (let row = 0; row < 3; row++)
    for (let i = -1; i < 16; i++) {
      const x = (w / 14) * (i + (row % 2) / 2);
      const [a, b] = [
        [0, 0.2],
        [0.2, 0.52],
        [0.52, 1.1],
      ][row];
      s.fine += line(x, quay + (h - quay) * a, x - w * 0.008, quay + (h - quay) * b);
    }
  column(s, w * 0.075, h * 0.1, quay, 40 * u, true);
  column(s, w * 0.925, h * 0.1, quay, 40 * u, true);
  column(s, w * 0.205, h * 0.17, quay - 12 * u, 31 * u, true);
  column(s, w * 0.8, h * 0.46, quay - 12 * u, 31 * u, false);
  if (wide) column(s, w * 0.3, h * 0.56, quay - 22 * u, 24 * u, false);
  // What is left of the beams above them.
  for (const [x1, x2] of [
    [-40, w * 0.255],
    [w * 0.86, w + 40],
  ]) {
    s.built += box(x1, h * 0.05, x2 - x1, h * 0.05);
    s.strong += box(x1, h * 0.05, x2 - x1, h * 0.05) + line(x1, h * 0.073, x2, h * 0.073);
  }
  return s;
}

/** Half above the water, in rings. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} u */
function sun(s, x, y, u) {
  s.sky += `M${n(x - 62 * u)} ${n(y)}a${n(62 * u)} ${n(62 * u)} 0 0 1 ${n(124 * u)} 0Z`;
  for (let i = 0; i < 10; i++) {
    const r = (62 + i * 23) * u;
    s.fine += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0`;
  }
  for (let k = 1; k < 24; k++) {
    const a = Math.PI * (1 + k / 24);
    const far = (k % 2 ? 350 : 430) * u;
    s.fine += line(x + 295 * u * Math.cos(a), y + 295 * u * Math.sin(a), x + far * Math.cos(a), y + far * Math.sin(a));
  }
}

/** A galley with its sail. @param {import('./pen.js').Scene} s @param {number} x @param {number} y @param {number} u */
function ship(s, x, y, u) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => `${n(x + dx * u)} ${n(y + dy * u)}`;
  const hull = `M${at(-96, -40)}Q${at(-88, 4)} ${at(-52, 4)}H${n(x + 62 * u)}Q${at(88, 2)} ${at(98, -48)}Q${at(80, -18)} ${at(58, -18)}H${n(x - 64 * u)}Q${at(-86, -20)} ${at(-96, -40)}Z`;
  const sail = `M${at(-48, -112)}H${n(x + 46 * u)}Q${at(62, -70)} ${at(44, -34)}H${n(x - 46 * u)}Q${at(-32, -72)} ${at(-48, -112)}Z`;
  s.built += hull + sail;
  s.strong += `${hull}${sail}M${at(0, -130)}V${n(y - 18 * u)}`;
  for (let i = -3; i <= 4; i++) s.strong += poly(x + i * 13 * u, y - 4 * u, x + (i * 13 - 13) * u, y + 20 * u);
  for (let i = -2; i <= 2; i++) s.fine += `M${at(i * 16, -112)}q${n(14 * u)} ${n(40 * u)} 0 ${n(78 * u)}`;
}

/**
 * Fluted, a little slimmer at the top; a broken one has a ragged end.
 *
 * @param {import('./pen.js').Scene} s
 * @param {number} x
 * @param {number} top
 * @param {number} foot
 * @param {number} r half its width at the foot
 * @param {boolean} whole
 */
function column(s, x, top, foot, r, whole) {
  const upper = r * 0.82;
  const neck = whole ? top + r * 0.7 : top;
  const base = foot - r * 0.45;
  const shaft = whole
    ? shape(x - upper, neck, x - r, base, x + r, base, x + upper, neck)
    : shape(
        x - upper,
        neck,
        x - r * 0.4,
        neck - r * 0.34,
        x - r * 0.1,
        neck - r * 0.05,
        x + r * 0.35,
        neck - r * 0.5,
        x + upper,
        neck,
        x + r,
        base,
        x - r,
        base,
      );
  const feet = box(x - r * 1.18, base, r * 2.36, r * 0.22) + box(x - r * 1.4, base + r * 0.22, r * 2.8, r * 0.25);
  s.built += shaft + feet;
  s.strong += shaft + feet;
  if (whole) {
    const head = box(x - r * 1.35, top, r * 2.7, r * 0.28);
    const neckline = `M${n(x - r * 1.22)} ${n(top + r * 0.28)}Q${n(x - upper)} ${n(top + r * 0.42)} ${n(x - upper)} ${n(neck)}H${n(x + upper)}Q${n(x + upper)} ${n(top + r * 0.42)} ${n(x + r * 1.22)} ${n(top + r * 0.28)}Z`;
    s.built += head + neckline;
    s.strong += head + neckline;
  }
  for (let k = -3; k <= 3; k++) s.fine += line(x + (upper * k) / 4, neck, x + (r * k) / 4, base);
  for (const k of [3.2, 3.5]) s.fine += line(x + (upper * k) / 4, neck, x + (r * k) / 4, base); // its shadow
}
