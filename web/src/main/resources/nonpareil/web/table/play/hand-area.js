// Where the hand lies: one's own, or cards to choose from; beside it the hand of a team mate.

import { html, nothing } from 'lit';
import '../parts/hand.js';
import { seatMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { smallHand } from './mate-hand.js';
import { pointsToTeam } from './talking.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').PlayerState} PlayerState */

/** @param {Page} page @param {Frame} frame */
export function handArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const view = page.film.view ?? frame.view;
  const own = view.players.find((p) => p.seat === game.me);
  const mate = view.players.find((p) => p.hand && game.names.mates(game.me).includes(p.seat));
  const offer = page.asked?.offer;
  const swapped = Boolean(mate && !offer && (page.mateInFull || own?.out));
  const large = offer
    ? offered(page, offer)
    : swapped && mate
      ? matesHand(page, mate)
      : own?.hand && !(own.out && !mate)
        ? ownHand(page, frame, own)
        : noHand(page, own);
  return html`${large}${mate && !own?.out && !page.hotSeat.isVeiled
    ? smallHand(
        {
          player: swapped && own ? own : mate,
          mine: swapped,
          leads: game.leadsSeveral,
          names: game.names,
          full: swapped,
          laid: swapped ? null : laidBy(mate.seat, view, game),
        },
        { swap: () => (page.mateInFull = !page.mateInFull), zoom: (card, seat) => page.zoom(card, seat) },
      )
    : nothing}`;
}

/** The card a mate has laid face down in the combat. @param {number} seat @param {View} view @param {Game} game */
function laidBy(seat, { combat }, { names, combat: told }) {
  if (!combat || told?.revealed) return null;
  const card =
    names.owner(combat.attacker) === seat
      ? combat.attackCard
      : names.owner(combat.target) === seat
        ? combat.defenseCard
        : null;
  return card && card !== 'hidden' ? card : null;
}

/** @param {Page} page @param {PlayerState | undefined} own */
function noHand({ game }, own) {
  if (!own) return html`<p class="hand-empty muted"></p>`;
  if (own.out) return html`<p class="hand-empty muted">${say('out.hand')}</p>`;
  return html`<p class="hand-empty muted">${game ? say('panel.hand', { n: own.handSize }) : nothing}</p>`;
}

/** Cards to choose from. @param {Page} page @param {readonly string[]} offer */
function offered(page, offer) {
  const { asked, game } = page;
  if (!asked) return nothing;
  return html`<np-hand
    .cards=${offer}
    .seat=${asked.prompt.cardsOf ?? asked.seat}
    .names=${game?.names}
    .legal=${asked.legalCards}
    .chosen=${asked.chosenCards}
    .pointed=${new Set(page.coach?.point?.cards ?? [])}
    asked
    ?small=${page.smallCards.matches}
    .rooms=${page.handRooms}
    .label=${say('table.offer')}
    @card-pick=${page.cardPicked}
  ></np-hand>`;
}

/** A mate's cards large: only to be read. @param {Page} page @param {PlayerState} mate */
function matesHand(page, mate) {
  const { names, leadsSeveral } = /** @type {Game} */ (page.game);
  const label = say('mate.hand', { who: leadsSeveral ? names.player(mate.seat) : names.nickname(mate.seat) });
  return html`<div class="mate-large mark-${names.mark(mate.seat)}">
    <p>${seatMark(names.mark(mate.seat))}<b>${label}</b></p>
    <np-hand
      class="mates"
      .cards=${mate.hand ?? []}
      .seat=${mate.seat}
      .names=${names}
      .trait=${mate.trait ?? null}
      ?small=${page.smallCards.matches}
      .rooms=${page.handRooms}
      .label=${label}
      @card-pick=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) =>
        page.zoom(e.detail.card, e.detail.seat)}
    ></np-hand>
  </div>`;
}

/** @param {Page} page @param {Frame} frame @param {PlayerState} own */
function ownHand(page, frame, own) {
  const game = /** @type {Game} */ (page.game);
  const { asked, hotSeat } = page;
  const none = new Set();
  const { holds, isStreamer } = hotSeat;
  return html` ${holds
      ? html`<button
          type="button"
          class="button hold"
          aria-pressed=${hotSeat.holding}
          data-option="hold"
          @pointerdown=${() => hotSeat.press()}
          @keydown=${(/** @type {KeyboardEvent} */ e) =>
            (e.key === ' ' || e.key === 'Enter') && (e.preventDefault(), hotSeat.holdByKey())}
          @keyup=${() => hotSeat.holdNow(false)}
          @blur=${() => hotSeat.left()}
        >
          ${tool('eye')}<span class="hold-word"
            >${say(`${isStreamer ? 'streamer' : 'here'}.${hotSeat.holding ? 'release' : 'hold'}`)}</span
          >
        </button>`
      : nothing}
    <np-hand
      .cards=${own.hand ?? []}
      .seat=${own.seat}
      .names=${game.names}
      .legal=${pointsToTeam(page) ? new Set(own.hand) : (asked?.legalCards ?? none)}
      .chosen=${asked?.chosenCards ?? none}
      .pointed=${new Set(page.coach?.point?.cards ?? [])}
      ?asked=${Boolean(asked) && !asked?.sent}
      ?soft=${Boolean(asked?.draft)}
      ?boosting=${Boolean(asked?.draft) || asked?.prompt.kind === 'boost'}
      ?veiled=${hotSeat.isVeiled}
      ?even=${holds}
      .trait=${own.trait ?? null}
      ?small=${page.smallCards.matches}
      .rooms=${page.handRooms}
      .fresh=${drawnNow(frame, own.seat)}
      @card-pick=${page.cardPicked}
    ></np-hand>`;
}

/** Own cards that came with what is shown now. @param {Frame} frame @param {number} seat @returns {Set<string>} */
function drawnNow(frame, seat) {
  const taken = frame.events.filter((e) => e.type === 'cards-taken' && e.seat === seat);
  return new Set(taken.flatMap((e) => (Array.isArray(e.cards) ? e.cards : [])));
}
