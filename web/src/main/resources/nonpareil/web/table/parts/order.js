// The order of turns, where more than two play: who is at turn, who is asked, who comes next, who is out. On a phone
// it is the head of the page, and tells health and cards too.

import { html, nothing } from 'lit';
import { coin, teamMark, tool } from './marks.js';
import { say } from './say.js';
import { actionDots } from './side.js';
import { heroOf, relation } from './sides.js';
import './since.js';
import { briefText, hasBegun, placeText, turnCount, turnPlaces } from './turns.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */
/** @typedef {import('./names.js').Names} Names */

/** @typedef {import('./turns.js').Place} Place */

/**
 * @param {{
 *   view: View, prompt: Prompt | null, names: Names, mine: readonly number[], me: number, entries: readonly Entry[],
 *   number: number, taken: readonly string[], clock: import('../../types.js').Clock | null,
 *   seats: readonly SeatInfo[], open: number | null
 * }} what
 * @param {(seat: number) => void} press
 */
export function turnOrder(what, press) {
  const { view, names, me } = what;
  const count = turnCount(what.entries, what.number);
  const begun = hasBegun(what.entries, what.number, view);
  const places = turnPlaces({ ...what, begun });
  const teams = Boolean(names.team(places[0]?.seat ?? 0));
  return html`<p class="order-round">
      ${count.turn > 0
        ? html`<b>${say('order.round', { n: count.round })}</b><span>${say('order.turns', { n: count.turn })}</span>`
        : begun
          ? nothing
          : html`<b>${say('log.set-up')}</b>`}
    </p>
    <ol role="list" class="order-list players-${places.length}" aria-label=${say('order.title')}>
      ${teams ? [0, 1].map((i) => bracket(places[i].seat, i === 0 ? 'above' : 'below', names)) : nothing}
      ${places.map((place) => item(place, what, relation(place.seat, me, names), press))}
    </ol>
    ${view.over ? nothing : html`<span class="visually-hidden">${nextText(places, names)}</span>`}`;
}

/** @param {Place[]} places @param {Names} names */
function nextText(places, names) {
  const next = places.find((p) => p.next);
  return next ? say('order.then', { who: names.player(next.seat) }) : '';
}

/** Joins the two of a team. @param {number} seat @param {'above' | 'below'} where @param {Names} names */
function bracket(seat, where, names) {
  const team = names.team(seat);
  if (!team) return nothing;
  return html`<li class="order-bracket ${where} team-${team}" aria-hidden="true">${teamMark(team)}</li>`;
}

/**
 * @param {Place} place
 * @param {Parameters<typeof turnOrder>[0]} what
 * @param {import('./sides.js').Relation} to
 * @param {(seat: number) => void} press
 */
function item(place, what, to, press) {
  const { view, names } = what;
  const { seat } = place;
  const player = view.players.find((p) => p.seat === seat);
  const hero = heroOf(seat, view, names);
  const id = names.heroes.get(seat)?.id ?? '';
  const team = names.team(seat);
  const info = what.seats.find((s) => s.seat === seat);
  const gone = info?.who === 'person' && !info.connected;
  const classes = /** @type {const} */ (['active', 'asked', 'next', 'you'])
    .filter((key) => place[key])
    .map((key) => `is-${key}`);
  if (place.stands) classes.push(`is-${place.stands}`);
  if (place.queue) classes.push(`queue-${place.queue}`);
  if (gone) classes.push('is-gone');
  return html`<li class="order-item mark-${names.mark(seat)} ${classes.join(' ')}" data-seat=${seat}>
    <button
      type="button"
      aria-expanded=${what.open === seat}
      aria-controls="drawer"
      aria-current=${place.active ? 'true' : nothing}
      title=${[names.title(seat), names.person(seat)].filter(Boolean).join(', ')}
      @click=${() => press(seat)}
    >
      <span class="order-coin"
        >${coin(id, names.mark(seat), player?.trait)}${place.asked && !place.active
          ? html`<i class="order-badge ask" aria-hidden="true">?</i>`
          : place.queue === 'done'
            ? html`<i class="order-badge done" aria-hidden="true">✓</i>`
            : nothing}</span
      >
      <span class="order-names">
        <b>${names.brief(seat)}</b>
        <span class="order-line"
          ><span
            ><span class="order-whole">${placeText(place, names)}</span
            ><span class="order-brief" aria-hidden="true">${briefText(place, names)}</span></span
          >${place.active ? actionDots(view.actionsLeft, what.taken.length) : nothing}</span
        >
      </span>
      <span class="order-facts" aria-hidden="true">
        <span class="order-health">${hero?.health ?? 0}</span>
        <span class="order-hand">${tool('cards')}${player?.handSize ?? 0}</span>
      </span>
      <np-clock .clock=${what.clock} .seat=${seat} .who=${names.player(seat)}></np-clock>
      <span class="visually-hidden"
        >${[
          team && say(`team.${team}`),
          to && say(`relation.${to}`),
          place.active && say('panel.actions', { n: view.actionsLeft }),
          place.queue === 'now' && say('order.queue.now'),
          gone && say('away.disconnected'),
          say('panel.health', { n: hero?.health ?? 0, max: hero ? names.fullHealth(hero.id) : 0 }),
          say('panel.hand', { n: player?.handSize ?? 0 }),
        ]
          .filter(Boolean)
          .join(', ')}</span
      >
    </button>
  </li>`;
}
