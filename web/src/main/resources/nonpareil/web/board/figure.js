// A figure has two layers of meaning: outside the player, a base of the player's colour and shape; inside the hero, a
// coin in the hero's deep tone with a ring of its metal and a silhouette of paper. Drawn around (0, 0) for the board,
// or on its own as <np-figure>.

import { html, nothing, svg } from 'lit';
import { NpElement } from '../app/element.js';
import { short } from './geometry.js';
import { paletteOf } from './palette.js';
import { ownerOf, silhouette } from './silhouettes.js';
import { teamSign } from './teams.js';

/**
 * The base of a player by its mark, around (0, 0): disc, diamond, square, hexagon. All look about as large as a disc of
 * the radius. @param {number} mark @param {number} r */
export function basePath(mark, r) {
  /** @param {number[]} angles @param {number} far @param {number} round */
  const polygon = (angles, far, round) => {
    const points = angles.map((a) => ({
      x: far * Math.cos((a * Math.PI) / 180),
      y: far * Math.sin((a * Math.PI) / 180),
    }));
    let d = '';
    points.forEach((p, i) => {
      const before = points[(i + points.length - 1) % points.length];
      const after = points[(i + 1) % points.length];
      /** @param {{x: number, y: number}} q */
      const towards = (q) => {
        const length = Math.hypot(q.x - p.x, q.y - p.y);
        return `${short(p.x + ((q.x - p.x) / length) * round)} ${short(p.y + ((q.y - p.y) / length) * round)}`;
      };
      d += `${i ? 'L' : 'M'}${towards(before)}Q${short(p.x)} ${short(p.y)} ${towards(after)}`;
    });
    return `${d}Z`;
  };
  switch (mark) {
    case 2:
      return polygon([0, 90, 180, 270], r * 1.27, r * 0.16);
    case 3:
      return polygon([45, 135, 225, 315], r * 1.27, r * 0.2);
    case 4:
      return polygon([0, 60, 120, 180, 240, 300], r * 1.12, r * 0.12);
    default:
      return `M${short(-r)} 0A${short(r)} ${short(r)} 0 1 1 ${short(r)} 0A${short(r)} ${short(r)} 0 1 1 ${short(-r)} 0Z`;
  }
}

/** How large the coin on a base may be, so that the player's colour is seen around it. @param {number} mark @param {number} r */
export function coinRadius(mark, r) {
  return r * (mark === 2 ? 0.79 : mark === 3 ? 0.83 : 0.85);
}

/** A heart, around (0, 0), as wide as 2 r. @param {number} r */
export function heartPath(r) {
  const k = r / 10;
  /** @param {number[]} p */
  const c = (...p) => p.map((v) => short(v * k)).join(' ');
  return `M${c(0, 9.6)}C${c(-4, 6.4, -10, 2.6, -10, -2.8)}C${c(-10, -6.6, -7.4, -8.8, -4.9, -8.8)}C${c(-2.6, -8.8, -0.9, -7.6, 0, -5.8)}C${c(0.9, -7.6, 2.6, -8.8, 4.9, -8.8)}C${c(7.4, -8.8, 10, -6.6, 10, -2.8)}C${c(10, 2.6, 4, 6.4, 0, 9.6)}Z`;
}

/** Signs for traits, around (0, 0), for a badge of radius 10. @type {Record<string, string>} */
const TRAITS = {
  big: 'M0 -6.5L6 0H2.6V6H-2.6V0H-6Z',
  small: 'M0 6.5L6 0H2.6V-6H-2.6V0H-6Z',
};

/**
 * @typedef {object} Look
 * @property {string} art
 * @property {number} mark        the player's colour and shape; 0: nobody's
 * @property {number} radius
 * @property {number | null | undefined} [health]
 * @property {number | null | undefined} [maxHealth]
 * @property {string | null | undefined} [trait]
 * @property {number | null | undefined} [number]
 * @property {string} [hero]      whose colours it has, if the figure does not tell
 * @property {number} [badge]     radius of the badges
 * @property {import('./types.js').Tag[]} [tags] the counters on it
 * @property {boolean} [aside]    the health is at the lower left
 * @property {boolean} [locked]
 * @property {import('./teams.js').Team | null | undefined} [team]
 * @property {boolean} [warned]   it would be hit by its own side
 */

/**
 * How far from the middle its badges are, each way. Large badges on a small figure stand further out, so that they do
 * not hide it.
 *
 * @param {number} radius
 * @param {number} badge
 */
export function cornerOf(radius, badge) {
  return radius * 0.76 + Math.max(0, badge - radius * 0.38) * 0.62;
}

/** An engraver's rosette, for coins large enough to show it. @param {number} r */
function rosette(r) {
  return Array.from(
    { length: 12 },
    (_, i) =>
      svg`<ellipse class="coin-rosette" rx=${short(r)} ry=${short(r * 0.78)} transform="rotate(${i * 15})"></ellipse>`,
  );
}

/**
 * Base, coin and silhouette around (0, 0), without badges.
 *
 * @param {{art: string, mark: number, radius: number, trait?: string | null, large?: boolean}} look
 */
export function medallion({ art, mark, radius, trait, large }) {
  const inner = coinRadius(mark, radius);
  const ring = radius * 0.05;
  // Alice is drawn smaller in her coin while she is small.
  const size = ((inner - ring) / 50) * (trait === 'small' ? 0.74 : 0.97);
  return svg`
    <path class="coin-base" d=${basePath(mark, radius)}></path>
    <circle class="coin-ground" r=${short(inner)}></circle>
    ${large ? rosette(inner) : nothing}
    <circle class="coin-ring" r=${short(inner - ring)} stroke-width=${short(ring)}></circle>
    <g
      class="coin-art"
      transform="translate(${short(-50 * size)} ${short(-50 * size)}) scale(${Math.round(size * 1000) / 1000})"
    >
      ${silhouette(art, trait)}
    </g>
  `;
}

/** A figure around (0, 0). @param {Look} look */
export function coin(look) {
  const { art, mark, radius, trait, team } = look;
  const badge = look.badge ?? radius * 0.4;
  const corner = cornerOf(radius, badge);
  const text = badge * 1.12;
  return svg`
    <g class=${paletteOf(look.hero ?? ownerOf(art), trait)}>
    <path class="coin-shadow" d=${basePath(mark, radius)} transform="translate(0 ${short(radius * 0.1)})"></path>
    ${medallion({ art, mark, radius, trait: trait ?? null })}
    </g>
    ${
      trait && TRAITS[trait]
        ? svg`
          <g class="badge trait" transform="translate(${short(team ? corner : -corner)} ${short(-corner)})">
            <circle r=${short(badge * 0.86)}></circle>
            <path d=${TRAITS[trait]} transform="scale(${short(badge * 0.09)})"></path>
          </g>
        `
        : nothing
    }
    ${
      team
        ? svg`
          <g class="badge team" transform="translate(${short(-corner)} ${short(-corner)}) scale(${short(badge * 0.086)})">
            ${teamSign(team)}
          </g>
        `
        : nothing
    }
    ${
      look.number
        ? svg`
          <g class="badge number" transform="translate(${short(corner)} ${short(-corner)})">
            <circle r=${short(badge * 0.78)}></circle>
            <text font-size=${short(text)} dy="0.35em">${look.number}</text>
          </g>
        `
        : nothing
    }
    ${(look.tags ?? []).slice(0, 2).map((tag, i) => tagged(tag, corner, badge, i))}
    ${
      look.health === null || look.health === undefined
        ? nothing
        : svg`
          <g
            class="badge health ${look.maxHealth && look.health * 3 <= look.maxHealth ? 'low' : ''}"
            transform="translate(${short(look.aside ? -corner : corner)} ${short(corner)})"
          >
            <path d=${heartPath(badge * 1.22)}></path>
            <text font-size=${short(text)} y=${short(-badge * 0.12)} dy="0.35em">${look.health}</text>
          </g>
        `
    }
    ${
      look.warned
        ? svg`
          <g class="badge warn" transform="translate(${short(-corner)} ${short(corner)})">
            <path
              transform="scale(${short(badge * 0.1)})"
              d="M0 -9.500 10.500 8.500H-10.500Z"
            ></path>
            <text font-size=${short(text)} y=${short(badge * 0.16)} dy="0.35em">!</text>
          </g>
        `
        : nothing
    }
    ${
      look.locked
        ? svg`
          <g class="badge lock" transform="translate(${short(-corner)} ${short(corner)})">
            <circle r=${short(badge * 0.86)}></circle>
            <path
              transform="scale(${short(badge * 0.085)})"
              d="M-5 -1H5V6H-5ZM-3 -1V-3.500A3 3 0 0 1 3 -3.500V-1"
            ></path>
          </g>
        `
        : nothing
    }
  `;
}

/**
 * Counters on a figure, at its left; of a second kind at its right. A slip with a letter and a number, so that it is
 * told from every round badge without its colour.
 *
 * @param {import('./types.js').Tag} tag @param {number} corner @param {number} badge @param {number} i
 */
function tagged(tag, corner, badge, i) {
  const text = `${tag.letter}${tag.number}`;
  const wide = badge * (0.75 + 0.62 * text.length);
  const tall = badge * 1.55;
  const x = (i ? 1 : -1) * (corner + badge * 0.35);
  return svg`
    <g class="badge tag" transform="translate(${short(x)} 0)">
      <rect
        x=${short(-wide / 2)} y=${short(-tall / 2)} width=${short(wide)} height=${short(tall)} rx=${short(badge * 0.22)}
      ></rect>
      <text font-size=${short(badge * 1.05)} dy="0.35em">${text}</text>
    </g>
  `;
}

/**
 * A figure on its own, for panels, the gallery and the log: `<np-figure art="medusa" mark="1" health="12"
 * max="16"></np-figure>`. It fills its box and says nothing by itself.
 */
export class NpFigure extends NpElement {
  static properties = {
    art: { type: String },
    hero: { type: String },
    mark: { type: Number },
    health: { type: Number },
    max: { type: Number },
    trait: { type: String },
    number: { type: Number },
    sidekick: { type: Boolean },
  };

  constructor() {
    super();
    this.art = '';
    /** Whose colours it has, if the figure does not tell. */
    this.hero = '';
    this.mark = 0;
    /** @type {number | null} */
    this.health = null;
    /** @type {number | null} */
    this.max = null;
    /** @type {string | null} */
    this.trait = null;
    /** @type {number | null} */
    this.number = null;
    this.sidekick = false;
  }

  render() {
    const radius = this.sidekick ? 33 : 42;
    return html`<svg
      class="np-figure mark-${this.mark || 0}"
      viewBox="-56 -56 112 112"
      aria-hidden="true"
      focusable="false"
    >
      ${coin({
        art: this.art,
        hero: this.hero || ownerOf(this.art),
        mark: this.mark,
        radius,
        health: this.health,
        maxHealth: this.max,
        trait: this.trait || null,
        number: this.number || null,
        badge: this.sidekick ? 13 : 14,
      })}
    </svg>`;
  }
}

customElements.define('np-figure', NpFigure);
