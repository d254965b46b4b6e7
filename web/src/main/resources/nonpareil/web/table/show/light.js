// Light on the stage: the rest of the board dims, a line runs from attacker to target, a burst tells the blow. Drawn over
// the board in its pixels.

import { nothing, svg } from 'lit';
import { reducedMotion } from '../../app/settings.js';
import { short } from '../../board/geometry.js';

/** @typedef {import('./slots.js').Disc} Disc */
/** @typedef {import('./slots.js').Size} Size */

/** The radius of a space in the drawing these widths were chosen for. */
const DRAWN = 39;

/**
 * @param {object} what
 * @param {Size} what.stage
 * @param {readonly Disc[]} what.lit who is in the light
 * @param {boolean} what.dim
 * @param {string} what.id
 */
export function limelight({ stage, lit, dim, id }) {
  const { width, height } = stage;
  return svg`
    <mask id="${id}-dark" maskUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
      <rect width=${width} height=${height} fill="#fff"></rect>
      ${lit.map((d) => svg`<circle cx=${short(d.x)} cy=${short(d.y)} r=${short(d.r * 1.12)} fill="#000"></circle>`)}
    </mask>
    ${dim ? svg`<rect class="show-dark" width=${width} height=${height} mask="url(#${id}-dark)"></rect>` : nothing}
    ${
      dim
        ? lit.map((d) => {
            const from = d.x + (width / 2 - d.x) * 0.25;
            return svg`<path class="show-cone" d="M${short(from - 10)} 0H${short(from + 10)}L${short(d.x + d.r * 1.3)} ${short(d.y)}A${short(d.r * 1.3)} ${short(d.r * 1.3)} 0 0 1 ${short(d.x - d.r * 1.3)} ${short(d.y)}z"></path>
              <circle class="show-pool" cx=${short(d.x)} cy=${short(d.y)} r=${short(d.r * 1.38)}></circle>`;
          })
        : nothing
    }
  `;
}

/**
 * From attacker to target, in the attacker's colour.
 *
 * @param {Disc} from
 * @param {Disc} to
 * @param {number} mark
 * @param {string} id
 */
export function strike(from, to, mark, id) {
  const k = from.r / DRAWN;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const room = length - from.r * 0.95 - to.r * 0.95;
  if (room < 46 * k) return arc(from, to, mark, k);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const x = from.x + (dx / length) * from.r * 0.95;
  const y = from.y + (dy / length) * from.r * 0.95;
  const head = 24 * k;
  const shaft = room - head;
  const w = 13 * k;
  const gap = 15 * k;
  const chevrons = Array.from({ length: Math.ceil(shaft / gap) + 2 }, (_, i) => {
    const at = (i - 1) * gap;
    return `M${short(at)} ${short(-w / 2)}l${short(w / 2)} ${short(w / 2)}l${short(-w / 2)} ${short(w / 2)}`;
  }).join('');
  return svg`
    <g class="show-line mark-${mark}" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">
      <clipPath id="${id}-shaft"><rect x="0" y=${short(-w / 2)} width=${short(shaft)} height=${short(w)}></rect></clipPath>
      <path class="show-casing" stroke-width=${short(7 * k)} d="M0 ${short(-w / 2)}H${short(shaft)}V${short(-w * 1.15)}L${short(room)} 0L${short(shaft)} ${short(w * 1.15)}V${short(w / 2)}H0z"></path>
      <path class="show-shaft" d="M0 ${short(-w / 2)}H${short(shaft)}V${short(-w * 1.15)}L${short(room)} 0L${short(shaft)} ${short(w * 1.15)}V${short(w / 2)}H0z"></path>
      <g clip-path="url(#${id}-shaft)">
        <path class="show-chevrons" stroke-width=${short(2 * k)} d=${chevrons}>
          ${reducedMotion() ? nothing : svg`<animateTransform attributeName="transform" type="translate" from="0 0" to="${short(gap)} 0" dur="0.9s" repeatCount="indefinite"></animateTransform>`}
        </path>
      </g>
    </g>
  `;
}

/** Between neighbours: round the side where no heart hangs. @param {Disc} from @param {Disc} to @param {number} mark @param {number} k */
function arc(from, to, mark, k) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  // Hearts hang at the lower right: away from there.
  let nx = -dy / length;
  let ny = dx / length;
  if (nx + ny > 0) [nx, ny] = [-nx, -ny];
  const out = from.r * 1.05;
  // At the upper edge of the stage there is no room above.
  if (Math.min(from.y, to.y) + ny * (from.r + out) < -out / 2) [nx, ny] = [-nx, -ny];
  const a = { x: from.x + nx * from.r * 0.86, y: from.y + ny * from.r * 0.86 };
  const b = { x: to.x + nx * to.r * 1.06, y: to.y + ny * to.r * 1.06 };
  const c = { x: (a.x + b.x) / 2 + nx * out, y: (a.y + b.y) / 2 + ny * out };
  const way = Math.hypot(b.x - c.x, b.y - c.y) || 1;
  const ux = (b.x - c.x) / way;
  const uy = (b.y - c.y) / way;
  const head = 20 * k;
  const base = { x: b.x - ux * head, y: b.y - uy * head };
  const point = (/** @type {number} */ s) => `${short(base.x - uy * s)} ${short(base.y + ux * s)}`;
  const curve = `M${short(a.x)} ${short(a.y)}Q${short(c.x)} ${short(c.y)} ${short(base.x)} ${short(base.y)}`;
  const tip = `M${point(15 * k)}L${short(b.x)} ${short(b.y)}L${point(-15 * k)}z`;
  return svg`
    <g class="show-line mark-${mark}">
      <path class="show-arc-casing" stroke-width=${short(19 * k)} d=${curve}></path>
      <path class="show-casing" stroke-width=${short(7 * k)} d=${tip}></path>
      <path class="show-arc" stroke-width=${short(12 * k)} d=${curve}></path>
      <path class="show-shaft" d=${tip}></path>
    </g>
  `;
}

/**
 * The blow beside its target, on the side away from the attacker and inside the stage.
 *
 * @param {Disc} target
 * @param {Disc | null} from
 * @param {number} amount
 * @param {Size} stage
 * @param {readonly import('./slots.js').Box[]} boxes what it must not hide behind
 */
export function burst(target, from, amount, stage, boxes) {
  const k = Math.max(0.75, target.r / DRAWN);
  const r = 40 * k;
  const away = target.r + r * 0.8;
  const spots = [-90, -60, -120, -30, -150, 0, 180, 150, 120, 90, 60].map((deg) => ({
    x: target.x + Math.cos((deg * Math.PI) / 180) * away,
    y: target.y + Math.sin((deg * Math.PI) / 180) * away,
  }));
  const bad = (/** @type {{x: number, y: number}} */ s) =>
    (s.x < r || s.y < r || s.x > stage.width - r || s.y > stage.height - r ? 1000 : 0) +
    boxes.filter((b) => s.x > b.x - r && s.x < b.x + b.width + r && s.y > b.y - r && s.y < b.y + b.height + r).length *
      500 +
    (from && Math.hypot(s.x - from.x, s.y - from.y) < from.r + r ? 600 : 0) +
    (from ? Math.max(0, 60 - offLine(s, from, target)) : 0);
  const at = spots.reduce((a, b) => (bad(b) < bad(a) ? b : a));
  const star = Array.from({ length: 28 }, (_, i) => {
    const radius = i % 2 ? r * 0.76 : r;
    const angle = (i * Math.PI) / 14;
    return `${short(at.x + Math.sin(angle) * radius)} ${short(at.y - Math.cos(angle) * radius)}`;
  });
  const ring = (/** @type {number} */ s) =>
    `M${short(target.x - target.r * s)} ${short(target.y - target.r * 0.5)}a${short(target.r * s)} ${short(target.r * s)} 0 0 0 0 ${short(target.r)}M${short(target.x + target.r * s)} ${short(target.y - target.r * 0.5)}a${short(target.r * s)} ${short(target.r * s)} 0 0 1 0 ${short(target.r)}`;
  return svg`
    <g class="show-burst">
      <path class="show-arcs" d="${ring(1.16)}${ring(1.32)}"></path>
      <path class="show-star" d="M${star.join('L')}z"></path>
      <text x=${short(at.x)} y=${short(at.y)} dy=".35em" font-size=${short(34 * k)}>−${amount}</text>
    </g>
  `;
}

/** How far a point is from the line between two discs. @param {{x: number, y: number}} p @param {Disc} a @param {Disc} b */
function offLine(p, a, b) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length ** 2));
  return Math.hypot(p.x - a.x - (b.x - a.x) * t, p.y - a.y - (b.y - a.y) * t);
}
