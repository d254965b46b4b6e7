// Small drawn things of the table: a player's mark, a coin with a figure, icons of the tools.

import { html, svg } from 'lit';
import { medallion } from '../../board/figure.js';
import { paletteOf } from '../../board/palette.js';
import { teamSign } from '../../board/teams.js';

/** The base shapes of the marks: disc, diamond, square, hexagon. */
const BASES = [
  svg`<circle cx="50" cy="50" r="48"></circle>`,
  svg`<path d="M50 0 100 50 50 100 0 50z"></path>`,
  svg`<rect x="5" y="5" width="90" height="90" rx="10"></rect>`,
  svg`<path d="M50 1 93 25.500V74.500L50 99 7 74.500V25.500z"></path>`,
];

/** A player's shape in the player's colour. @param {number} mark */
export function seatMark(mark) {
  return html`<svg class="seat-mark mark-${mark}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <g fill="var(--seat)">${BASES[(mark - 1) % 4]}</g>
  </svg>`;
}

/**
 * A figure on its player's base: outside the player's colour and shape, inside the hero's.
 *
 * @param {string} art
 * @param {number} mark
 * @param {string | null} [trait]
 * @param {string} [hero] whose fighter it is
 */
export function coin(art, mark, trait, hero = art) {
  const large = art === hero;
  return html`<svg
    class="coin mark-${mark} ${paletteOf(hero, trait)}"
    viewBox="-50 -50 100 100"
    aria-hidden="true"
    focusable="false"
  >
    ${medallion({ art, mark, trait: trait ?? null, large, radius: MEDALLION[(mark - 1) % 4] })}
  </svg>`;
}

/** The sign of a team. @param {import('../../board/teams.js').Team} team */
export function teamMark(team) {
  return html`<svg class="team-mark" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
    ${teamSign(team)}
  </svg>`;
}

/** A team by its sign, else a player by the mark. @param {number} seat @param {import('./names.js').Names} names */
export function sideMark(seat, names) {
  const team = names.team(seat);
  return team ? teamMark(team) : seatMark(names.mark(seat));
}

/** So large that each base fills its box. */
const MEDALLION = [47, 38, 44, 43];

/** @type {Record<string, import('lit').TemplateResult<2>>} */
const TOOLS = {
  undo: svg`<path d="M8.500 5 4 9.500 8.500 14M4.500 9.500H14a5.500 5.500 0 0 1 0 11H9.500"/>`,
  again: svg`<path d="M4.500 12a7.500 7.500 0 1 0 2.500-5.600M4.500 4v4.500H9"/>`,
  hint: svg`<path d="M9 17.500h6M9.500 20.500h5M12 3a6.200 6.200 0 0 0-3.800 11.100c.6.500.8 1.200.8 1.900v1.500h6V16c0-.7.200-1.400.8-1.900A6.200 6.200 0 0 0 12 3z"/>`,
  log: svg`<path d="M6 3.500h12v17H6zM9 8h6M9 12h6M9 16h4"/>`,
  more: svg`<circle cx="5.500" cy="12" r="1.200"/><circle cx="12" cy="12" r="1.200"/><circle cx="18.500" cy="12" r="1.200"/>`,
  cards: svg`<rect x="4" y="6" width="10" height="14" rx="1.500"/><path d="M9 3.500h9.500a1.500 1.500 0 0 1 1.500 1.500v12"/>`,
  deck: svg`<rect x="5" y="3.500" width="14" height="13" rx="1.500"/><path d="M6 19h12M7.500 21.500h9"/>`,
  pile: svg`<rect x="5" y="4" width="11" height="15" rx="1.500" transform="rotate(-8 10.500 11.500)"/><path d="M18.500 7v13h-9"/>`,
  covered: svg`<rect x="6" y="3.500" width="12" height="17" rx="1.500"/><path d="M9 7l6 10M15 7l-6 10"/>`,
  laid: svg`<rect x="4" y="8" width="16" height="11" rx="1.500"/><path d="M8 5h8M12 11v5M9.500 13.500h5"/>`,
  lasting: svg`<path d="M6.500 3.500h11M6.500 20.500h11M8 3.500c0 5 8 5.500 8 8.500s-8 3.500-8 8.500M16 3.500c0 5-8 5.500-8 8.500s8 3.500 8 8.500"/>`,
  life: svg`<path d="M12 20S4 15 4 9.200A4.200 4.200 0 0 1 12 7.500a4.200 4.200 0 0 1 8 1.700C20 15 12 20 12 20zM12 10v5M9.500 12.500h5"/>`,
  sum: svg`<path d="M17 5H7l5.500 7L7 19h10"/>`,
  keyboard: svg`<rect x="2.500" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M9.500 10h.01M13 10h.01M16.500 10h.01M7.500 14h9"/>`,
  flag: svg`<path d="M6 21V4M6 4.500c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>`,
  hands: svg`<path d="M3 8.500 8 6l4 2.500L16 6l5 2.500v7L16 18l-4-2.500L8 18l-5-2.500zM12 8.500v7"/>`,
  skip: svg`<path d="M5 5.500 12.500 12 5 18.500zM13 5.500l7.500 6.500-7.500 6.500z"/>`,
  play: svg`<path d="M7 4.500 19 12 7 19.500z"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  first: svg`<path d="M6 5v14M18 5.500 9.500 12l8.500 6.500z"/>`,
  last: svg`<path d="M18 5v14M6 5.500l8.500 6.500L6 18.500z"/>`,
  eye: svg`<path d="M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>`,
  save: svg`<path d="M12 4v11.500M8 12l4 3.500 4-3.500M4.500 15v5h15v-5"/>`,
  chart: svg`<path d="M4 4v16h16M7.500 15l4-5 3.500 3 4.500-6.500"/>`,
  list: svg`<path d="M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01"/>`,
  pin: svg`<path d="M12 21s-6.500-6.200-6.500-11a6.500 6.500 0 0 1 13 0c0 4.800-6.500 11-6.500 11z"/><circle cx="12" cy="10" r="2.300"/>`,
  pen: svg`<path d="M4 20l1.200-5L16 4.200l3.800 3.800L9 18.800zM13.500 6.700l3.800 3.800"/>`,
  token: svg`<path d="M4 15c0-3 2-4.500 4-4.500C8.500 7.500 10.500 6 13 6s4.500 1.800 4.800 4.500C20 10.700 21 12.300 21 14c0 2-1.500 3.500-3.500 3.500h-10C5.500 17.500 4 16.500 4 15z"/>`,
};

/** A line icon of the table. @param {string} name */
export function tool(name) {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
    stroke-width="1.800"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${TOOLS[name]}
  </svg>`;
}
