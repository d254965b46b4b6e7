// The sides of a table in groups: one's opponents above, oneself below; where teams play, each team in its bracket.

import { html, nothing } from 'lit';
import { teamMark } from './marks.js';
import { say } from './say.js';
import { heroesDown, relation } from './sides.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('./names.js').Names} Names */

/**
 * @param {{names: Names, view: View, me: number, own: number}} what own: who stands below; me: whose eyes look, 0:
 *   nobody's in particular
 * @param {(seat: number, folded: boolean) => unknown} side
 * @returns {{opponents: unknown, own: unknown}}
 */
export function sideGroups({ names, view, me, own }, side) {
  const foes = names.foes(own);
  const mates = names.mates(own);
  const many = names.isMany;
  const others = foes.map((seat) => side(seat, many));
  const mine = [...mates.map((seat) => side(seat, true)), side(own, false)];
  if (!names.team(own)) return { opponents: others, own: mine };
  return {
    opponents: group(foes, others, names, view, me),
    own: group([own, ...mates], mine, names, view, me),
  };
}

/** @param {readonly number[]} seats @param {unknown} sides @param {Names} names @param {View} view @param {number} me */
function group(seats, sides, names, view, me) {
  const team = names.team(seats[0]);
  if (!team) return sides;
  const down = heroesDown(seats, view, names);
  const to = relation(seats[0], me, names);
  const key = to === null ? 'team.of' : to === 'foe' ? 'team.theirs' : 'team.yours';
  return html`<div class="team-group team-${team}">
    <span class="team-bracket" aria-hidden="true">${teamMark(team)}</span>
    <p class="team-head">
      <span>${say(key, { team: say(`team.${team}`) })}</span>${down > 0
        ? html`<b>${say('team.down', { n: down, all: seats.length })}</b>`
        : nothing}
    </p>
    ${sides}
  </div>`;
}
