// The bands of a curve are told apart without colours, too: plain, slanted, upright and level lines, by the players' marks.

import { svg } from 'lit';

/** What is drawn into a tile, for the marks from 2 on. */
const LINES = ['M0 20 20 0M-5 5 5-5M15 25 25 15', 'M10 0V20', 'M0 10H20'];

const id = (/** @type {number} */ mark) => `curve-pattern-${mark}`;

/** The patterns, to be put into the picture once. */
export function patterns() {
  return svg`<defs>${LINES.map(
    (d, i) =>
      svg`<pattern id=${id(i + 2)} width="20" height="20" patternUnits="userSpaceOnUse">
        <path class="curve-pattern" d=${d}></path>
      </pattern>`,
  )}</defs>`;
}

/** How a band is filled over its colour. @param {number} mark */
export function patternOf(mark) {
  return mark > 1 ? `url(#${id(mark)})` : 'none';
}
