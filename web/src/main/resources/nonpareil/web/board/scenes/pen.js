// What the scenes behind the boards are drawn with: pieces of path data, rounded.

import { short } from '../geometry.js';

/**
 * A place, made for any width and height so that it stands upright when the board is turned. From the back to the
 * front: what lies deep (water, floor), what is far, what shines behind what is built, that, what shines before it, then
 * fine and strong lines.
 *
 * @typedef {object} Scene
 * @property {string} deep
 * @property {string} far
 * @property {string} sky
 * @property {string} built
 * @property {string} light
 * @property {string} fine
 * @property {string} strong
 */

/** @returns {Scene} */
export function blank() {
  return { deep: '', far: '', sky: '', built: '', light: '', fine: '', strong: '' };
}

export const n = short;

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
export const line = (x1, y1, x2, y2) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** @param {number[]} p x, y, x, y … */
export function poly(...p) {
  let d = '';
  for (let i = 0; i < p.length; i += 2) d += `${i ? 'L' : 'M'}${n(p[i])} ${n(p[i + 1])}`;
  return d;
}

/** @param {number[]} p x, y, x, y … */
export const shape = (...p) => `${poly(...p)}Z`;

/** @param {number} x @param {number} y @param {number} w @param {number} h */
export const box = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** @param {number} x @param {number} y @param {number} r */
export const ring = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Half a circle above a line. @param {number} x1 @param {number} x2 @param {number} y @param {number} [high] */
export const arch = (x1, x2, y, high = 1) =>
  `M${n(x1)} ${n(y)}A${n((x2 - x1) / 2)} ${n(((x2 - x1) / 2) * high)} 0 0 1 ${n(x2)} ${n(y)}`;

/** An opening with a round top. @param {number} x1 @param {number} x2 @param {number} spring @param {number} foot @param {number} [high] */
export const opening = (x1, x2, spring, foot, high = 1) => `${arch(x1, x2, spring, high)}V${n(foot)}H${n(x1)}Z`;

/** Strokes around a light. @param {number} x @param {number} y @param {number} near @param {number} far @param {number} count */
export function rays(x, y, near, far, count) {
  let d = '';
  for (let k = 0; k < count; k++) {
    const a = (k / count) * 2 * Math.PI;
    const end = k % 2 ? near + (far - near) * 0.55 : far;
    d += line(x + near * Math.cos(a), y + near * Math.sin(a), x + end * Math.cos(a), y + end * Math.sin(a));
  }
  return d;
}

/** A row of small waves across the whole width. @param {number} w @param {number} y @param {number} long @param {number} high @param {number} from */
export function waves(w, y, long, high, from) {
  let d = `M${n(from)} ${n(y)}`;
  for (let x = from; x < w + long; x += 2 * long) d += `q${n(long / 2)} ${n(-high)} ${n(long)} 0t${n(long)} 0`;
  return d;
}
