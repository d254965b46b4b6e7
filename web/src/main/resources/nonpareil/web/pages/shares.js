// Shares of games that were won, as a small picture.

import { html, nothing, svg } from 'lit';

/** @typedef {import('../app/counted.js').Count} Count */

const LEFT = 4;
const WIDTH = 112;
const HEIGHT = 20;

/** @param {number} share */
const across = (share) => (LEFT + share * (WIDTH - 2 * LEFT)).toFixed(1);

/**
 * From nothing to all: the interval as a bar, the share as a dot, what equals would win as a line, and as a diamond what the
 * lab has measured. The words stand beside it.
 *
 * @param {Count | null} count
 * @param {Count | null} [lab]
 */
export function sharePicture(count, lab = null) {
  const middle = HEIGHT / 2;
  const even = count?.even ?? lab?.even ?? 0.5;
  return html`<svg class="stats-picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
    <path class="share-all" d="M${LEFT} ${middle}H${WIDTH - LEFT}"></path>
    <path class="share-even" d="M${across(even)} 1V${HEIGHT - 1}"></path>
    ${count && count.games
      ? svg`<path class="share-range" d="M${across(count.low)} ${middle}H${across(count.high)}"></path>`
      : nothing}
    ${lab && lab.games
      ? svg`<path class="share-lab" d="M${across(lab.won / lab.games)} ${middle - 6}l6 6-6 6-6-6z"></path>`
      : nothing}
    ${count && count.games
      ? svg`<circle class="share-dot" cx=${across(count.won / count.games)} cy=${middle} r="4"></circle>`
      : nothing}
  </svg>`;
}
