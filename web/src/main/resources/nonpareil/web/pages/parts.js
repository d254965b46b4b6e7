// Pieces that several pages draw.

import { html, nothing } from 'lit';
import { paletteOf } from '../board/palette.js';
import { silhouette } from '../board/silhouettes.js';
import { hero } from '../app/catalog.js';
import { ApiError } from '../app/api.js';
import { ago, dayAndTime, has, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { mineFirst, sidesOf, standing } from './standing.js';
import { boardWord, sides, who } from './titles.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

const DAY = 86_400_000;
/** From so many days before a game is closed on it is said. */
const NEAR = 30;

/** A figure of the house in the colour of its surroundings. @param {string} id */
export function figure(id) {
  return html`<svg class="figure" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${silhouette(id)}</svg>`;
}

/**
 * A figure on its disc; a hero that is not decided yet is a question mark or a die.
 *
 * @param {string} id
 * @param {string} [more] further classes
 */
export function medal(id, more = '') {
  if (id === 'random') return html`<span class="medal ${more}">${icon('random')}</span>`;
  if (!hero(id)) return html`<span class="medal ${more}"><span class="medal-sign" aria-hidden="true">?</span></span>`;
  return html`<span class="medal ${paletteOf(id)} ${more}">${figure(id)}</span>`;
}

/** The emblem of who sits there, beside the name. @param {SeatInfo} seat */
export function avatarOf(seat) {
  return seat.avatar ? medal(seat.avatar, 'medal-tiny') : nothing;
}

/** Where a table is looked at. @param {TableInfo} table */
export function tableAddress(table) {
  if (table.state === 'waiting') return to('join', table.table);
  const learns = table.lesson && !table.lesson.startsWith('try/');
  if (learns && table.state === 'playing') return to('learn', table.lesson ?? '');
  if (table.state === 'over') return to('replay', table.table, table.seats.find((s) => s.you)?.seat ?? 'open');
  return to('table', table.table);
}

/** In how many days a game is closed that nobody plays on; nothing as long as that is far off. @param {TableInfo} table */
function closing(table) {
  if (table.state !== 'playing' || !table.closes) return '';
  const days = Math.max(1, Math.ceil((Date.parse(table.closes) - Date.now()) / DAY));
  return days > NEAR ? '' : t('games.closes', { n: days });
}

/** What else is to be said of a table: where, with whom, when. @param {TableInfo} table @returns {string[]} */
export function tableWords(table) {
  return parts(table, (seat, n) => times(n) + who(seat));
}

/** The same with emblems beside the names. @param {TableInfo} table */
function tableLine(table) {
  const shown = parts(table, (seat, n) => html`<span class="nowrap">${avatarOf(seat)} ${times(n)}${who(seat)}</span>`);
  return shown.map((part, i) => [i ? ' · ' : '', part]);
}

/** @param {number} n */
const times = (n) => (n > 1 ? `${n} × ` : '');

/**
 * Those a table is played with besides oneself: computers that are alike once with their number, and of three or four
 * nobody who has not come yet (how many are awaited is said beside).
 *
 * @param {TableInfo} table
 * @returns {[SeatInfo, number][]}
 */
function company(table) {
  const many = table.seats.length > 2;
  const others = mineFirst(table).filter((s) => !s.you && !(many && s.who === 'empty'));
  /** @param {SeatInfo} s */
  const alike = (s) =>
    others.filter((o) => o === s || (s.who === 'computer' && o.who === s.who && o.level === s.level));
  return others.filter((s) => alike(s)[0] === s).map((s) => [s, alike(s).length]);
}

/**
 * @template {unknown} T
 * @param {TableInfo} table
 * @param {(seat: SeatInfo, n: number) => T} person
 * @returns {(T | string)[]}
 */
function parts(table, person) {
  return [
    table.seats.length > 2 ? t(`mode.${table.mode}`) : '',
    boardWord(table.board),
    table.hotSeat ? t('hot-seat') : '',
    ...(table.hotSeat ? [] : company(table).map(([seat, n]) => person(seat, n))),
    ago(table.moved),
    table.until ? t('games.until', { time: dayAndTime(table.until) }) : '',
    closing(table),
  ].filter(Boolean);
}

/** One table in a list, as one link. @param {TableInfo} table @param {string} [address] */
export function tableItem(table, address = tableAddress(table)) {
  const seats = mineFirst(table);
  return html`<li>
    <a class="table-item ${table.yourTurn ? 'your-turn' : ''}" href=${address}>
      <span class="table-item-medals medals-${seats.length}">${seats.map((s) => medal(s.hero, `seat-${s.mark}`))}</span>
      <span class="table-item-words">
        <span class="table-item-name">${sides(sidesOf(table))}</span>
        <span class="small muted">${tableLine(table)}</span>
      </span>
      <span class="mark ${table.yourTurn ? 'mark-act' : ''}">${standing(table)}</span>
    </a>
  </li>`;
}

/** What went wrong, in words. @param {unknown} error */
export function trouble(error) {
  if (error instanceof ApiError) {
    const full = error.code === 'too-many' && error.at === 'open';
    const key = full ? 'error.open-tables' : `error.${error.code}`;
    return has(key) ? t(key) : t('error.other', { message: error.message });
  }
  console.error(error);
  return t('error.other', { message: String(error) });
}

/** @param {string | null} message */
export function troubleLine(message) {
  return html`<p class="trouble" role="alert">${message ?? nothing}</p>`;
}

/** How hard a hero is to play: a word and three dots. @param {string | number} difficulty */
export function difficultyMark(difficulty) {
  const n = Math.min(3, Math.max(1, Number(difficulty) || 1));
  return html`<span class="difficulty"
    ><span class="grades" aria-hidden="true">${[1, 2, 3].map((i) => html`<i class=${i <= n ? 'on' : ''}></i>`)}</span
    >${t(`difficulty.${n}`)}</span
  >`;
}
