// The signs of two teams: told by their form, so that friend and foe need no colour.

import { svg } from 'lit';

/** @typedef {'sun' | 'moon'} Team */

const RAYS = Array.from(
  { length: 8 },
  (_, i) => svg`<path class="team-ray" d="M0 -5.300V-7.400" transform="rotate(${i * 45})"></path>`,
);

/** A dark disc of radius 10 around (0, 0) with the sign in paper. @param {Team} team */
export function teamSign(team) {
  return svg`
    <circle class="team-disc" r="10"></circle>
    ${
      team === 'sun'
        ? svg`<circle class="team-ink" r="3.800"></circle>${RAYS}`
        : svg`<path class="team-ink" d="M2.300 -6.600A6.700 6.700 0 1 0 6.600 3.200A5.600 5.600 0 0 1 2.300 -6.600Z"></path>`
    }
  `;
}
