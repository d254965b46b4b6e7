// The large faint drawing on the table behind each board: lines only, made for any width and height so that it stands
// upright when the board is turned. Each gives path data for fine and for strong lines.

import { short as n } from './geometry.js';

/** @typedef {{fine: string, strong: string}} Motif */

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
const line = (x1, y1, x2, y2) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
/** @param {number[]} p x, y, x, y … */
const poly = (...p) => {
  let d = '';
  for (let i = 0; i < p.length; i += 2) d += `${i ? 'L' : 'M'}${n(p[i])} ${n(p[i + 1])}`;
  return d;
};
/** @param {number} x @param {number} y @param {number} w @param {number} h */
const box = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
/** Half a circle above a line. @param {number} x1 @param {number} x2 @param {number} y @param {number} [high] */
const arch = (x1, x2, y, high = 1) =>
  `M${n(x1)} ${n(y)}A${n((x2 - x1) / 2)} ${n(((x2 - x1) / 2) * high)} 0 0 1 ${n(x2)} ${n(y)}`;

/** Sarpedon: a temple front by the sea. @param {number} w @param {number} h @returns {Motif} */
function columns(w, h) {
  let fine = '';
  let strong = '';
  const top = h * 0.235;
  const foot = h * 0.875;
  // Gable with a coiled serpent.
  strong += poly(w * 0.02, top - h * 0.055, w / 2, h * 0.015, w * 0.98, top - h * 0.055) + 'Z';
  fine += poly(w * 0.1, top - h * 0.068, w / 2, h * 0.042, w * 0.9, top - h * 0.068) + 'Z';
  const cx = w / 2;
  const cy = h * 0.125;
  let coil = '';
  for (let i = 0; i <= 80; i++) {
    const a = (i / 80) * 5 * Math.PI;
    const r = h * 0.006 + (h * 0.036 * i) / 80;
    coil += `${i ? 'L' : 'M'}${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a) * 0.86)}`;
  }
  fine += coil;
  // Beam with three-grooved blocks.
  strong += box(w * 0.035, top - h * 0.048, w * 0.93, h * 0.018) + box(w * 0.045, top - h * 0.03, w * 0.91, h * 0.042);
  const blocks = w > h ? 17 : 11;
  for (let i = 0; i < blocks; i++) {
    const x = w * 0.06 + ((w * 0.88) / (blocks - 1)) * i;
    for (const d of [-0.006, 0, 0.006]) fine += line(x + d * 1000, top - h * 0.026, x + d * 1000, top + h * 0.008);
  }
  // Fluted columns, a little slimmer at the top.
  const count = w > h ? 6 : 4;
  for (let i = 0; i < count; i++) {
    const x = w * 0.11 + ((w * 0.78) / (count - 1)) * i;
    const lower = w / count / 4.4;
    const upper = lower * 0.8;
    const neck = top + h * 0.06;
    strong += box(x - lower * 1.28, top + h * 0.014, lower * 2.56, h * 0.018);
    strong += `M${n(x - lower * 1.2)} ${n(top + h * 0.032)}Q${n(x - upper)} ${n(top + h * 0.05)} ${n(x - upper)} ${n(neck)}M${n(x + lower * 1.2)} ${n(top + h * 0.032)}Q${n(x + upper)} ${n(top + h * 0.05)} ${n(x + upper)} ${n(neck)}`;
    strong += line(x - upper, neck, x + upper, neck);
    for (let k = -3; k <= 3; k++) {
      const part = k / 3;
      const d = `M${n(x + upper * part)} ${n(neck)}Q${n(x + lower * part * 1.02)} ${n(h * 0.55)} ${n(x + lower * part)} ${n(foot)}`;
      if (Math.abs(k) === 3) strong += d;
      else fine += d;
    }
  }
  // Steps, then the sea.
  for (let i = 0; i < 3; i++)
    strong += box(w * (0.045 - i * 0.017), foot + i * h * 0.022, w * (0.91 + i * 0.034), h * 0.022);
  for (let row = 0; row < 3; row++) {
    const y = h * (0.957 + row * 0.016);
    let wave = `M${n(-w * 0.02)} ${n(y)}`;
    for (let x = -w * 0.02; x < w; x += w * 0.04)
      wave += `q${n(w * 0.01)} ${n(-h * 0.012)} ${n(w * 0.02)} 0t${n(w * 0.02)} 0`;
    fine += wave;
  }
  return { fine, strong };
}

/**
 * Marmoreal: a marble hall, its floor a chessboard that runs to the horizon.
 *
 * @param {number} w
 * @param {number} h
 * @returns {Motif}
 */
function hall(w, h) {
  let fine = '';
  let strong = '';
  const horizon = h * 0.56;
  const cx = w / 2;
  strong += line(-40, horizon, w + 40, horizon);
  for (let i = -14; i <= 14; i++) {
    const x = cx + (i + 0.5) * (Math.max(w, h) / 7);
    const t = Math.abs(x - cx) > w * 0.9 ? (w * 0.5) / Math.abs(x - cx) : 1;
    fine += line(cx + (x - cx) * 0.16, horizon, cx + (x - cx) * (0.16 + 0.84 * t), horizon + (h - horizon) * t);
  }
  for (let i = 1; i <= 8; i++)
    fine += line(-40, horizon + (h - horizon) * (i / 8) ** 1.9, w + 40, horizon + (h - horizon) * (i / 8) ** 1.9);
  // Arches with their stones.
  const count = w > h ? 3 : 2;
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const x1 = step * i + step * 0.13;
    const x2 = step * (i + 1) - step * 0.13;
    const spring = h * 0.3;
    const high = Math.min(1.15, (h * 0.25) / ((x2 - x1) / 2));
    strong += arch(x1, x2, spring, high) + line(x1, spring, x1, horizon) + line(x2, spring, x2, horizon);
    const band = step * 0.055;
    const outer = Math.min(1.15, (h * 0.25 + band) / ((x2 - x1) / 2 + band));
    strong +=
      arch(x1 - band, x2 + band, spring, outer) +
      line(x1 - band, spring, x1 - band, horizon) +
      line(x2 + band, spring, x2 + band, horizon);
    for (let k = 0; k <= 12; k++) {
      const a = Math.PI * (1 + k / 12);
      const r1 = (x2 - x1) / 2;
      const r2 = r1 + band;
      const mx = (x1 + x2) / 2;
      fine += line(
        mx + r1 * Math.cos(a),
        spring + r1 * high * Math.sin(a),
        mx + r2 * Math.cos(a),
        spring + r2 * outer * Math.sin(a),
      );
    }
    for (const x of [x1 - band, x2]) {
      fine +=
        box(x - band * 0.25, spring - h * 0.004, band * 1.5, h * 0.02) +
        box(x - band * 0.25, horizon - h * 0.026, band * 1.5, h * 0.026);
      fine +=
        line(x + band * 0.33, spring + h * 0.02, x + band * 0.33, horizon - h * 0.026) +
        line(x + band * 0.67, spring + h * 0.02, x + band * 0.67, horizon - h * 0.026);
    }
  }
  // The queen of a game of chess, large in front.
  const q = Math.min(w * 0.24, h * 0.3);
  const qx = cx;
  const qy = h * 0.985;
  /** @param {number} x @param {number} y */
  const p = (x, y) => `${n(qx + x * q)} ${n(qy - y * q * 2.3)}`;
  strong += `M${p(-0.42, 0)}L${p(0.42, 0)}L${p(0.42, 0.07)}L${p(-0.42, 0.07)}ZM${p(-0.36, 0.07)}Q${p(-0.34, 0.14)} ${p(-0.26, 0.16)}L${p(0.26, 0.16)}Q${p(0.34, 0.14)} ${p(0.36, 0.07)}`;
  strong += `M${p(-0.24, 0.16)}Q${p(-0.1, 0.42)} ${p(-0.13, 0.68)}M${p(0.24, 0.16)}Q${p(0.1, 0.42)} ${p(0.13, 0.68)}M${p(-0.22, 0.68)}L${p(0.22, 0.68)}L${p(0.22, 0.72)}L${p(-0.22, 0.72)}Z`;
  strong += `M${p(-0.15, 0.72)}L${p(-0.26, 0.92)}L${p(-0.12, 0.87)}L${p(0, 0.95)}L${p(0.12, 0.87)}L${p(0.26, 0.92)}L${p(0.15, 0.72)}`;
  strong +=
    ring(qx, qy - 0.98 * q * 2.3, q * 0.045) +
    ring(qx - 0.27 * q, qy - 0.94 * q * 2.3, q * 0.035) +
    ring(qx + 0.27 * q, qy - 0.94 * q * 2.3, q * 0.035);
  return { fine, strong };
}

/** Soho: terraced houses, gaslights, cobbles and fog. @param {number} w @param {number} h @returns {Motif} */
function gaslights(w, h) {
  let fine = '';
  let strong = '';
  const street = h * 0.7;
  const houses = w > h ? 7 : 5;
  const hw = w / houses;
  for (let i = 0; i < houses; i++) {
    const x = hw * i;
    const roof = h * [0.2, 0.13, 0.24, 0.1, 0.19, 0.14, 0.23][i % 7];
    const eave = roof + h * 0.07;
    strong += poly(x, street, x, eave, x + hw * 0.5, roof, x + hw, eave, x + hw, street);
    // Chimney with pots.
    const c = x + hw * 0.68;
    strong += box(c, roof - h * 0.02, hw * 0.16, h * 0.065);
    fine +=
      box(c + hw * 0.02, roof - h * 0.04, hw * 0.04, h * 0.02) +
      box(c + hw * 0.1, roof - h * 0.04, hw * 0.04, h * 0.02);
    fine += line(x, eave + h * 0.016, x + hw, eave + h * 0.016);
    // Sash windows, a door.
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < 2; k++) {
        const wx = x + hw * (0.18 + k * 0.38);
        const wy = eave + h * 0.045 + row * h * 0.135;
        if (row === 2 && k === 1) {
          fine += `${box(wx, wy, hw * 0.26, street - wy)}${arch(wx, wx + hw * 0.26, wy, 0.6)}`;
          continue;
        }
        fine +=
          box(wx, wy, hw * 0.26, h * 0.085) +
          line(wx, wy + h * 0.043, wx + hw * 0.26, wy + h * 0.043) +
          line(wx + hw * 0.13, wy, wx + hw * 0.13, wy + h * 0.085);
        fine += line(wx - hw * 0.03, wy + h * 0.092, wx + hw * 0.29, wy + h * 0.092);
      }
    }
  }
  strong += line(-40, street, w + 40, street) + line(-40, street + h * 0.018, w + 40, street + h * 0.018);
  // Cobbles in curved rows.
  for (let row = 0; row < 6; row++) {
    const y = street + h * 0.05 + row * h * 0.045;
    const size = w * (0.022 + row * 0.004);
    let cobbles = '';
    for (let x = -((row % 2) * size) / 2; x < w; x += size)
      cobbles += `M${n(x)} ${n(y + h * 0.022)}q${n(size * 0.08)} ${n(-h * 0.026)} ${n(size / 2)} ${n(-h * 0.026)}t${n(size / 2)} ${n(h * 0.026)}`;
    fine += cobbles;
  }
  // Lamps with their halos.
  for (const at of w > h ? [0.2, 0.8] : [0.26, 0.78]) {
    const x = w * at;
    const top = h * 0.2;
    const s = Math.min(w, h) * 0.001;
    strong += line(x - 6 * s, h * 0.93, x - 4 * s, top + 120 * s) + line(x + 6 * s, h * 0.93, x + 4 * s, top + 120 * s);
    strong += box(x - 20 * s, h * 0.93, 40 * s, h * 0.035) + box(x - 13 * s, h * 0.8, 26 * s, h * 0.018);
    strong +=
      line(x - 46 * s, top + 150 * s, x + 46 * s, top + 150 * s) +
      ring(x - 50 * s, top + 150 * s, 5 * s) +
      ring(x + 50 * s, top + 150 * s, 5 * s);
    strong +=
      poly(x - 20 * s, top + 120 * s, x - 36 * s, top + 32 * s, x + 36 * s, top + 32 * s, x + 20 * s, top + 120 * s) +
      'Z';
    strong +=
      poly(x - 42 * s, top + 32 * s, x - 20 * s, top + 6 * s, x + 20 * s, top + 6 * s, x + 42 * s, top + 32 * s) +
      'Z' +
      poly(x - 8 * s, top + 6 * s, x, top - 14 * s, x + 8 * s, top + 6 * s);
    fine +=
      line(x, top + 32 * s, x, top + 120 * s) +
      `M${n(x)} ${n(top + 96 * s)}q${n(-14 * s)} ${n(-18 * s)} 0 ${n(-42 * s)}q${n(14 * s)} ${n(24 * s)} 0 ${n(42 * s)}`;
    for (let k = 0; k < 24; k++) {
      const a = (k / 24) * 2 * Math.PI;
      const near = (k % 2 ? 70 : 62) * s;
      const far = (k % 2 ? 96 : 124) * s;
      fine += line(
        x + near * Math.cos(a),
        top + 70 * s + near * Math.sin(a),
        x + far * Math.cos(a),
        top + 70 * s + far * Math.sin(a),
      );
    }
  }
  return { fine, strong };
}

/**
 * Baskerville Manor: gables and a tower against the moon, the moor in front.
 *
 * @param {number} w
 * @param {number} h
 * @returns {Motif}
 */
function manor(w, h) {
  let fine = '';
  let strong = '';
  const ground = h * 0.74;
  // The moon, hatched.
  const mx = w * 0.8;
  const my = h * 0.2;
  const mr = Math.min(w, h) * 0.17;
  strong += ring(mx, my, mr);
  for (let i = 1; i < 14; i++) {
    const y = my - mr + (2 * mr * i) / 14;
    const half = Math.sqrt(mr * mr - (y - my) ** 2);
    if (i > 5) fine += line(mx - half, y, mx + half * (i / 14 - 0.3), y);
  }
  /**
   * A mullioned window.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} ww
   * @param {number} wh
   * @param {number} cols
   */
  const pane = (x, y, ww, wh, cols) => {
    let d = box(x, y, ww, wh) + line(x, y + wh * 0.4, x + ww, y + wh * 0.4);
    for (let i = 1; i < cols; i++) d += line(x + (ww / cols) * i, y, x + (ww / cols) * i, y + wh);
    return d;
  };
  /**
   * A wing with a gable.
   *
   * @param {number} x
   * @param {number} ww
   * @param {number} eave
   * @param {number} peak
   * @param {number} rows
   */
  const wing = (x, ww, eave, peak, rows) => {
    strong += poly(x, ground, x, eave, x + ww / 2, peak, x + ww, eave, x + ww, ground);
    fine += poly(x + ww * 0.06, eave, x + ww / 2, peak + (eave - peak) * 0.14, x + ww * 0.94, eave);
    fine += ring(x + ww / 2, peak + (eave - peak) * 0.62, ww * 0.07) + line(x, eave, x + ww, eave);
    for (let r = 0; r < rows; r++) {
      const y = eave + h * 0.04 + ((ground - eave - h * 0.03) / rows) * r;
      fine +=
        pane(x + ww * 0.16, y, ww * 0.26, ((ground - eave) / rows) * 0.56, 2) +
        pane(x + ww * 0.58, y, ww * 0.26, ((ground - eave) / rows) * 0.56, 2);
    }
  };
  wing(w * 0.05, w * 0.19, h * 0.36, h * 0.16, 2);
  wing(w * 0.6, w * 0.19, h * 0.36, h * 0.16, 2);
  wing(w * 0.79, w * 0.15, h * 0.46, h * 0.3, 1);
  // Hall between them with a long roof and chimneys.
  strong +=
    poly(w * 0.24, h * 0.42, w * 0.28, h * 0.29, w * 0.57, h * 0.29, w * 0.6, h * 0.42) +
    line(w * 0.24, h * 0.42, w * 0.6, h * 0.42);
  for (let i = 0; i < 4; i++)
    fine += line(w * (0.25 + i * 0.008), h * (0.39 - i * 0.028), w * (0.597 - i * 0.007), h * (0.39 - i * 0.028));
  for (let i = 0; i < 3; i++)
    fine +=
      pane(w * (0.265 + i * 0.055), h * 0.48, w * 0.038, h * 0.11, 2) +
      pane(w * (0.49 + (i % 2) * 0.052), h * 0.48, w * 0.038, h * 0.11, 2);
  for (const x of [0.3, 0.54])
    strong += box(w * x, h * 0.2, w * 0.03, h * 0.09) + box(w * x - w * 0.004, h * 0.19, w * 0.038, h * 0.014);
  // Tower with battlements and the door.
  strong += poly(w * 0.38, ground, w * 0.38, h * 0.14, w * 0.47, h * 0.14, w * 0.47, ground);
  let teeth = `M${n(w * 0.372)} ${n(h * 0.14)}v${n(-h * 0.05)}`;
  for (let i = 0; i < 4; i++)
    teeth += `h${n(w * 0.0152)}v${n(h * 0.022)}${i < 3 ? `h${n(w * 0.0152)}v${n(-h * 0.022)}` : ''}`;
  strong += `${teeth}v${n(h * 0.028)}Z`;
  fine += pane(w * 0.41, h * 0.2, w * 0.03, h * 0.1, 2) + pane(w * 0.41, h * 0.36, w * 0.03, h * 0.1, 2);
  strong += `${arch(w * 0.4, w * 0.45, h * 0.64)}M${n(w * 0.4)} ${n(h * 0.64)}V${n(ground)}M${n(w * 0.45)} ${n(h * 0.64)}V${n(ground)}`;
  fine += line(w * 0.425, h * 0.62, w * 0.425, ground);
  // The moor.
  for (let i = 0; i < 6; i++) {
    const y = ground + h * 0.045 * i;
    const d = `M-40 ${n(y + h * 0.02 + h * 0.01 * i)}L0 ${n(y + h * 0.01 * i)}C${n(w * 0.2)} ${n(y - h * 0.03)} ${n(w * 0.36)} ${n(y + h * 0.05)} ${n(w * 0.55)} ${n(y + h * 0.02)}S${n(w * 0.85)} ${n(y - h * 0.03)} ${n(w + 40)} ${n(y + h * 0.012 * i)}`;
    if (i % 2) fine += d;
    else strong += d;
  }
  for (let i = 0; i < 26; i++) {
    const x = (w * ((i * 37) % 100)) / 100;
    const y = ground + h * (0.06 + (((i * 53) % 17) / 17) * 0.19);
    fine += `M${n(x)} ${n(y)}q${n(-w * 0.004)} ${n(-h * 0.012)} ${n(-w * 0.008)} ${n(-h * 0.02)}M${n(x)} ${n(y)}q0 ${n(-h * 0.014)} 0 ${n(-h * 0.026)}M${n(x)} ${n(y)}q${n(w * 0.004)} ${n(-h * 0.012)} ${n(w * 0.008)} ${n(-h * 0.02)}`;
  }
  return { fine, strong };
}

/**
 * King Solomon's Mine: timbers one behind the other, rails into the dark, a lantern, crystals.
 *
 * @param {number} w
 * @param {number} h
 * @returns {Motif}
 */
function timbers(w, h) {
  let fine = '';
  let strong = '';
  const cx = w / 2;
  const cy = h * 0.5;
  /** A place on the frame of a size. @param {number} s @param {number} x -1 to 1 @param {number} y -1 to 1 */
  const at = (s, x, y) => [cx + x * s * w * 0.5, cy + y * s * h * 0.5];
  const sizes = [0.98, 0.7, 0.49, 0.34, 0.23];
  for (const s of sizes) {
    const lean = 0.86;
    const [a, b] = [at(s, -1, 1), at(s, -lean, -0.8)];
    const [c, d] = [at(s, 1, 1), at(s, lean, -0.8)];
    const t = s * Math.min(w, h) * 0.045;
    strong +=
      poly(...a, ...b) + poly(a[0] + t, a[1], b[0] + t, b[1]) + poly(...c, ...d) + poly(c[0] - t, c[1], d[0] - t, d[1]);
    fine += poly(a[0] + t * 0.4, a[1], b[0] + t * 0.4, b[1] + t) + poly(c[0] - t * 0.4, c[1], d[0] - t * 0.4, d[1] + t);
    // The beam across, and braces in its corners.
    strong += box(b[0] - t, b[1] - t * 1.3, d[0] - b[0] + 2 * t, t * 1.3);
    fine +=
      line(b[0], b[1] - t * 0.85, d[0], b[1] - t * 0.85) + line(b[0] + t, b[1] - t * 0.4, d[0] - t, b[1] - t * 0.4);
    strong +=
      poly(b[0] + t, b[1] + t * 3.6, b[0] + t * 4.4, b[1]) + poly(b[0] + t * 0.9, b[1] + t * 4.8, b[0] + t * 5.6, b[1]);
    strong +=
      poly(d[0] - t, d[1] + t * 3.6, d[0] - t * 4.4, d[1]) + poly(d[0] - t * 0.9, d[1] + t * 4.8, d[0] - t * 5.6, d[1]);
  }
  // Planks of the roof from beam to beam.
  for (let i = 0; i < sizes.length - 1; i++) {
    for (const x of [-0.6, -0.3, 0, 0.3, 0.6]) fine += poly(...at(sizes[i], x, -0.88), ...at(sizes[i + 1], x, -0.88));
    for (const side of [-1, 1])
      for (const y of [-0.3, 0.25, 0.7])
        fine += poly(...at(sizes[i], side * 0.96, y), ...at(sizes[i + 1], side * 0.9, y + 0.03));
  }
  // Rails and sleepers.
  for (const side of [-1, 1]) {
    strong +=
      poly(...at(0.98, side * 0.3, 1.04), ...at(0.15, side * 0.3, 1)) +
      poly(...at(0.98, side * 0.335, 1.04), ...at(0.15, side * 0.335, 1));
  }
  for (let i = 0; i < 12; i++) {
    const s = 0.98 * 0.86 ** i;
    const [x1, y1] = at(s, -0.44, 1.03);
    const [x2] = at(s, 0.44, 1.03);
    strong += box(x1, y1 - s * h * 0.012, x2 - x1, s * h * 0.016);
  }
  // A lantern from the second beam.
  const [lx, ly] = at(0.7, 0, -0.8);
  const u = Math.min(w, h) * 0.0011;
  strong +=
    line(lx, ly, lx, ly + 26 * u) +
    ring(lx, ly + 32 * u, 6 * u) +
    poly(lx - 15 * u, ly + 48 * u, lx - 8 * u, ly + 38 * u, lx + 8 * u, ly + 38 * u, lx + 15 * u, ly + 48 * u) +
    'Z';
  strong +=
    poly(lx - 13 * u, ly + 48 * u, lx - 15 * u, ly + 82 * u, lx + 15 * u, ly + 82 * u, lx + 13 * u, ly + 48 * u) +
    box(lx - 18 * u, ly + 82 * u, 36 * u, 7 * u);
  for (let k = 0; k < 20; k++) {
    const a = (k / 20) * 2 * Math.PI;
    const far = (k % 2 ? 60 : 84) * u;
    fine += line(
      lx + 34 * u * Math.cos(a),
      ly + 64 * u + 34 * u * Math.sin(a),
      lx + far * Math.cos(a),
      ly + 64 * u + far * Math.sin(a),
    );
  }
  // Crystals at the foot.
  for (const [x, flip] of /** @type {[number, number][]} */ ([
    [0.1, 1],
    [0.9, -1],
  ])) {
    for (const [dx, high, wide, lean] of [
      [0, 150, 20, 10],
      [-34, 96, 16, -22],
      [32, 110, 16, 30],
      [62, 62, 12, 34],
    ]) {
      const bx = w * x + dx * u * flip;
      const by = h * 0.99;
      const tx = bx + lean * u * flip;
      const ty = by - high * u;
      strong += poly(
        bx - wide * u,
        by,
        tx - wide * u,
        ty + 22 * u,
        tx,
        ty,
        tx + wide * u,
        ty + 22 * u,
        bx + wide * u,
        by,
      );
      fine +=
        poly(tx - wide * u, ty + 22 * u, tx + 4 * u, ty + 32 * u, tx + wide * u, ty + 22 * u) +
        line(tx + 4 * u, ty + 32 * u, bx + 4 * u, by);
    }
  }
  return { fine, strong };
}

/**
 * Rays from the middle, for boards without a drawing of their own.
 *
 * @param {number} w
 * @param {number} h
 * @returns {Motif}
 */
function rays(w, h) {
  let fine = '';
  for (let i = 0; i < 72; i++) {
    const a = (i / 36) * Math.PI;
    fine += line(
      w / 2 + 60 * Math.cos(a),
      h / 2 + 60 * Math.sin(a),
      w / 2 + w * 0.48 * Math.cos(a),
      h / 2 + h * 0.48 * Math.sin(a),
    );
  }
  return { fine, strong: ring(w / 2, h / 2, 60) };
}

/** @type {Record<string, (w: number, h: number) => Motif>} */
const MOTIFS = {
  sarpedon: columns,
  marmoreal: hall,
  soho: gaslights,
  'baskerville-manor': manor,
  'king-solomons-mine': timbers,
};

/** The drawing behind a board. @param {string} board @param {number} width @param {number} height @returns {Motif} */
export function motif(board, width, height) {
  return (MOTIFS[board] ?? rays)(width, height);
}
