// The rematch under the curtain: what is offered, heroes and boards to choose from, and the answers.

import { html, nothing } from 'lit';
import { board, catalog, hero } from '../../app/catalog.js';
import { local } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { to } from '../../app/routes.js';
import { seatMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { goesOn } from '../parts/series.js';
import {
  asksOthers,
  called,
  choosesHeroes,
  isAgreement,
  isPerson,
  mayRematch,
  openOffer,
  RANDOM,
  rematchText,
  sameAgain,
  withHero,
} from './rematch.js';

/** @typedef {import('../../types.js').RematchOffer} RematchOffer */
/** @typedef {import('../../types.js').RematchAnswer} RematchAnswer */
/** @typedef {import('./rematch.js').Asked} Asked */
/** @typedef {import('./rematch.js').Lineup} Lineup */
/**
 * @typedef {object} Answers
 * @property {(answer: RematchAnswer) => void} answer
 * @property {(lineup: Lineup | null) => void} choose
 * @property {() => void} go to the next table
 */

/** @param {string} id */
const heroName = (id) => (id === RANDOM ? say('hero.random') : local(hero(id)?.name ?? { en: id, de: id }));
/** @param {string} id */
const boardName = (id) => (id === RANDOM ? say('board.random') : local(board(id)?.name ?? { en: id, de: id }));

/** What is offered, or chosen, above the buttons. @param {Asked} what @param {Answers} act */
export function rematchArea(what, act) {
  const { info, lineup } = what;
  if (what.mine.length === 0) return nothing;
  const offer = openOffer(info);
  const text = rematchText(what);
  return html`<div class="rematch ${text || lineup || what.message ? 'said' : ''}">
    <p role="status">${what.message ? html`<b>${what.message}</b> ` : nothing}${text}</p>
    ${lineup ? choosing(what, lineup, act) : offer && !info.rematch ? offered(what, offer) : nothing}
  </div>`;
}

/** @param {Asked} what @param {RematchOffer} offer */
function offered(what, offer) {
  const { info } = what;
  return html`<ul role="list" class="lineup">
    ${info.seats.map((s) => {
      const agreed = offer.agreed.includes(s.seat);
      return html`<li class="mark-${what.names.mark(s.seat)}">
        ${seatMark(what.names.mark(s.seat))}<span>${label(what, s)}${choosesHeroes(info)
          ? html`: <b>${heroName(offer.heroes[s.seat - 1])}</b>`
          : nothing}</span>${agreed
          ? html`<span class="agreed" title=${say('rematch.agreed')}
              >${icon('check')}<span class="visually-hidden">${say('rematch.agreed')}</span></span
            >`
          : nothing}
      </li>`;
    })}
    <li>${say('rematch.board', { board: boardName(offer.board) })}</li>
    ${offer.first ? html`<li>${say('rematch.begins', { who: beginner(what, offer.first) })}</li>` : nothing}
  </ul>`;
}

/** Who begins. @param {Asked} what @param {number | 'random'} first */
function beginner(what, first) {
  const seat = what.info.seats.find((s) => s.seat === first);
  return seat ? label(what, seat) : say('rematch.first-random');
}

/** Who sits there. @param {Asked} what @param {import('../../types.js').SeatInfo} seat */
function label(what, seat) {
  if (seat.you && what.mine.length === 1 && what.mine.includes(seat.seat)) return say('rematch.you');
  return isPerson(seat) ? called(what, seat.seat) : say('rematch.computer');
}

/** @param {Asked} what @param {Lineup} lineup @param {Answers} act */
function choosing(what, lineup, act) {
  const { info } = what;
  /** @param {string} name @param {string} chosen @param {[string, string][]} options @param {(id: string) => void} take */
  const select = (name, chosen, options, take) =>
    html`<label
      ><span>${name}</span
      ><select
        class="field"
        @change=${(/** @type {Event} */ e) => take(/** @type {HTMLSelectElement} */ (e.target).value)}
      >
        ${options.map(([id, text]) => html`<option value=${id} .selected=${id === chosen}>${text}</option>`)}
      </select></label
    >`;
  const { heroes, boards } = catalog();
  /** @type {[string, string][]} */
  const anyHero = [
    [RANDOM, heroName(RANDOM)],
    ...heroes.map((h) => /** @type {[string, string]} */ ([h.id, local(h.name)])),
  ];
  /** @type {[string, string][]} */
  const anyBoard = [
    [RANDOM, boardName(RANDOM)],
    ...boards
      .filter((b) => b.players >= info.seats.length)
      .map((b) => /** @type {[string, string]} */ ([b.id, local(b.name)])),
  ];
  /** @type {[string, string][]} */
  const firsts = [
    ['', say('rematch.first-loser')],
    [RANDOM, say('rematch.first-random')],
    ...info.seats.map((s) => /** @type {[string, string]} */ ([String(s.seat), label(what, s)])),
  ];
  const {
    heroes: [first, second],
  } = lineup;
  return html`<fieldset class="lineup-choice">
    <legend class="visually-hidden">${say('rematch.other')}</legend>
    ${info.draft === 'mirror'
      ? select(say('rematch.all'), first, anyHero, (id) =>
          act.choose({ ...lineup, heroes: lineup.heroes.map(() => id) }),
        )
      : choosesHeroes(info)
        ? info.seats.map((s) =>
            select(label(what, s), lineup.heroes[s.seat - 1], anyHero, (id) =>
              act.choose(withHero(lineup, s.seat, id)),
            ),
          )
        : nothing}
    ${select(say('rematch.board.choose'), lineup.board, anyBoard, (id) => act.choose({ ...lineup, board: id }))}
    ${goesOn(info)
      ? nothing
      : select(say('rematch.first'), String(lineup.first ?? ''), firsts, (id) =>
          act.choose({ ...lineup, first: id === RANDOM ? RANDOM : Number(id) || null }),
        )}
    ${info.seats.length === 2 && (info.draft ?? 'free') === 'free'
      ? html`<button
          type="button"
          class="button quiet"
          data-option="rematch-swap"
          @click=${() => act.choose({ ...lineup, heroes: [second, first] })}
        >
          ${say('rematch.swap')}
        </button>`
      : nothing}
  </fieldset>`;
}

/** The buttons at the end of the row: what declines left of what agrees. @param {Asked} what @param {Answers} act */
export function rematchButtons(what, act) {
  const { info, mine, busy, lineup } = what;
  if (info.rematch)
    return html`<a
      class="button primary"
      href=${to('table', info.rematch)}
      @click=${(/** @type {Event} */ e) => mine.length && (e.preventDefault(), act.go())}
      >${icon('swords')}${say(goesOn(info) ? 'series.next.there' : 'end.rematch.there')}</a
    >`;
  if (!mayRematch(info, mine)) return nothing;
  const offer = openOffer(info);
  const agreed = offer && mine.every((seat) => offer.agreed.includes(seat));
  /** @param {string} id @param {string} text @param {() => void} press @param {string} [kind] @param {unknown} [sign] */
  const button = (id, text, press, kind = '', sign = nothing) =>
    html`<button
      type="button"
      class="button ${kind}"
      data-option="rematch-${id}"
      ?disabled=${busy}
      aria-disabled=${id === 'wait' ? 'true' : nothing}
      @click=${press}
    >
      ${sign}${text}
    </button>`;
  if (lineup) {
    const agrees = isAgreement(lineup, offer, mine);
    const key = !asksOthers(info)
      ? 'rematch.play'
      : agrees
        ? 'rematch.agree'
        : offer
          ? 'rematch.instead'
          : 'rematch.offer';
    return html`${button('cancel', say('rematch.cancel'), () => act.choose(null))}${button(
      `offer-${agrees ? offer?.number : 'new'}`,
      say(key),
      () =>
        act.answer({
          answer: 'offer',
          ...(choosesHeroes(info) ? { heroes: [...lineup.heroes] } : {}),
          board: lineup.board,
          ...(lineup.first ? { first: lineup.first } : {}),
        }),
      'primary',
      icon('swords'),
    )}`;
  }
  const other = button('other', say('rematch.other'), () => act.choose(offer ?? sameAgain(info)));
  if (!offer)
    return html`${other}${button(
      'same',
      say(goesOn(info) ? 'series.next' : info.series ? 'series.again' : 'end.rematch'),
      () => act.answer({ answer: 'offer' }),
      'primary',
      icon('swords'),
    )}`;
  const decline = button(
    `decline-${offer.number}`,
    say(mine.includes(offer.by) ? 'rematch.withdraw' : goesOn(info) ? 'series.decline' : 'rematch.decline'),
    () => act.answer({ answer: 'decline', number: offer.number }),
  );
  return html`${decline}${other}${agreed
    ? button('wait', say('rematch.wait'), () => {}, 'primary', icon('clock'))
    : button(
        `agree-${offer.number}`,
        say('rematch.agree'),
        () => act.answer({ answer: 'agree', number: offer.number }),
        'primary',
        icon('swords'),
      )}`;
}
