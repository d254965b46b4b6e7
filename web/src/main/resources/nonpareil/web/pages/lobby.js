// A table before its first turn as a sketch: who sits where and with whom, what is free, on which battlefield.

import { html, nothing } from 'lit';
import { board } from '../app/catalog.js';
import { t } from '../app/i18n.js';
import { draftedWord } from './choosing.js';
import { avatarOf, medal } from './parts.js';
import { placeMark, teamGroup, TEAMS } from './places.js';
import { teamOf } from './standing.js';
import { boardWord, who } from './titles.js';
import '../board/board.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

/** Seats one may take; those that go with another one are taken with it. Whom a friend invites has one. @param {TableInfo} info */
export function freeSeats(info) {
  const free = info.seats.filter((s) => s.who === 'empty' && !s.same);
  return info.invited && !info.open ? free.filter((s) => s.seat === info.invited) : free;
}

/** The seat that is taken together with another one. @param {TableInfo} info @param {SeatInfo} seat */
export function goesWith(info, seat) {
  return info.seats.find((s) => s.same === seat.seat);
}

/** The seats as they are shown: team by team, else in turn order. @param {TableInfo} info */
export function shownSeats(info) {
  if (info.mode !== 'teams') return info.seats;
  return TEAMS.flatMap((team) => info.seats.filter((s) => teamOf(info, s) === team));
}

/**
 * The table; at each free seat, perhaps, its invitation.
 *
 * @param {TableInfo} info
 * @param {((seat: SeatInfo) => unknown)} [invitation]
 * @param {SeatInfo[]} [mine] those one would sit down on
 */
export function tableSketch(info, invitation, mine = []) {
  const b = board(info.board);
  const small = info.seats.length === 2;
  return html`<div class="panel ${small ? 'join-table' : 'lobby'}">
    ${small
      ? html`<ul role="list" class="join-seats">
          ${info.seats.map(
            (s) =>
              html`<li class="mark-${s.mark}">
                ${medal(s.hero, `medal-large seat-${s.mark}`)}<b>${draftedWord(info.draft ?? 'free', s.hero)}</b
                ><span class="small muted">${avatarOf(s)} ${who(s)}</span>
              </li>`,
          )}
        </ul>`
      : company(info, invitation, mine)}
    <div class="join-board">
      ${b
        ? html`<span class="thumb" aria-hidden="true"
            ><np-board thumbnail .thumbnail=${true} .board=${b}></np-board
          ></span>`
        : nothing}<b>${boardWord(info.board)}</b>
      <span class="small muted"
        >${[
          small ? '' : t(`mode.${info.mode}`),
          t(`edition.${info.edition}`),
          clockWord(info.clock),
          info.mulligan ? t('join.mulligan') : '',
          info.draft && info.draft !== 'free' ? t(`draft.${info.draft}`) : '',
          info.series ? t(`draft.series-${info.series.of}`) : '',
        ]
          .filter(Boolean)
          .join(' · ')}</span
      >
    </div>
  </div>`;
}

/**
 * Three or four, by teams where there are some.
 *
 * @param {TableInfo} info
 * @param {((seat: SeatInfo) => unknown) | undefined} invitation
 * @param {SeatInfo[]} mine
 */
function company(info, invitation, mine) {
  /** @param {SeatInfo[]} seats */
  const list = (seats) =>
    html`<ol role="list" class="lobby-seats">
      ${seats.map(
        (s) =>
          html`<li class="lobby-seat ${mine.includes(s) ? 'lobby-mine' : ''} ${s.who === 'empty' ? 'is-free' : ''}">
            ${seatRow(s, info)}${mine.includes(s)
              ? html`<span class="mark mark-act">${t('join.yours')}</span>`
              : nothing}
            ${s.who === 'empty' && !s.same && invitation ? invitation(s) : nothing}
          </li>`,
      )}
    </ol>`;
  if (info.mode !== 'teams') return list(info.seats);
  return html`<div class="lobby-teams">
    ${TEAMS.map((team) => teamGroup(team, list(info.seats.filter((s) => teamOf(info, s) === team))))}
  </div>`;
}

/** A seat in a line: mark, hero, who. @param {SeatInfo} s @param {TableInfo} info */
export function seatRow(s, info) {
  const words = s.who === 'empty' && s.same ? t('who.same', { n: s.same }) : who(s);
  return html`<span class="seat-row mark-${s.mark}"
    >${placeMark(s.mark, String(s.seat))}${medal(s.hero, 'medal-small')}<span class="seat-row-words"
      ><b>${draftedWord(info.draft ?? 'free', s.hero)}</b><span class="small muted">${avatarOf(s)} ${words}</span></span
    ></span
  >`;
}

/** @param {TableInfo['clock']} clock */
function clockWord(clock) {
  switch (clock?.kind) {
    case 'decision':
      return t('clock-word.decision', { n: clock.seconds ?? 0 });
    case 'game':
      return t('clock-word.game', { n: Math.round((clock.seconds ?? 0) / 60), more: clock.increment ?? 0 });
    case 'days':
      return t('clock-word.days', { n: clock.days ?? 0 });
    default:
      return t('clock-word.none');
  }
}
