// How far apart colours look, to everyone: CIEDE2000 on colours as people with each kind of colour blindness see them.

/** @typedef {[number, number, number]} Triple */

/** Linear-light matrices for full protanopia, deuteranopia and tritanopia (Machado, Oliveira and Fernandes 2009).
 * @type {Record<string, number[][]>} */
export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param {number} c */
const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** @param {string} hex @returns {Triple} linear light, 0 to 1 */
export function linear(hex) {
  const n = parseInt(hex.slice(1), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

/** @param {Triple} rgb linear @returns {Triple} CIELAB, D65 */
export function lab([r, g, b]) {
  /** @param {number} v */
  const f = (v) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** @param {string} hex @param {string} vision @returns {Triple} */
export function seen(hex, vision) {
  const rgb = linear(hex);
  const [r, g, b] = VISIONS[vision].map((row) =>
    Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
  );
  return lab([r, g, b]);
}

/** CIEDE2000. @param {Triple} one @param {Triple} two */
export function difference([l1, a1, b1], [l2, a2, b2]) {
  const rad = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const p1 = a1 * (1 + g);
  const p2 = a2 * (1 + g);
  const c1 = Math.hypot(p1, b1);
  const c2 = Math.hypot(p2, b2);
  /** @param {number} b @param {number} a */
  const hue = (b, a) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const h1 = hue(b1, p1);
  const h2 = hue(b2, p2);
  const dl = l2 - l1;
  const dc = c2 - c1;
  let dh = 0;
  if (c1 * c2 !== 0) dh = ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (c1 * c2 !== 0) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dH / sh) ** 2 + rt * (dc / sc) * (dH / sh));
}

/** The two tones that are hardest to tell apart, over all kinds of vision.
 * @param {Record<string, string>} tones name to hex */
export function closest(tones) {
  const names = Object.keys(tones);
  let best = { distance: Infinity, one: '', two: '', vision: '' };
  for (const vision of Object.keys(VISIONS)) {
    for (let i = 0; i < names.length; i++) {
      for (let j = 0; j < i; j++) {
        const distance = difference(seen(tones[names[i]], vision), seen(tones[names[j]], vision));
        if (distance < best.distance) best = { distance, one: names[j], two: names[i], vision };
      }
    }
  }
  return best;
}

/** WCAG contrast. @param {string} one @param {string} two */
export function contrast(one, two) {
  const [a, b] = [one, two].map((hex) => {
    const [r, g, bl] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  });
  return Math.max(a, b) / Math.min(a, b);
}
