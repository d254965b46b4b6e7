// Pieces that several pages draw.

import { html, nothing } from 'lit';
import { silhouette } from '../board/silhouettes.js';
import { board, hero, heroName, name } from '../app/catalog.js';
import { ApiError } from '../app/api.js';
import { ago, has, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { link, to } from '../app/routes.js';

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
  return html`<span class="medal ${more}">${figure(id)}</span>`;
}

/** How a seat's hero is called, decided or not. @param {string} id */
export function heroWord(id) {
  return id === 'random' ? t('hero.random') : id === 'choice' ? t('hero.choice') : heroName(id);
}

/** @param {string} id */
export function boardWord(id) {
  return id === 'random' ? t('board.random') : name(board(id)) || id;
}

/** Who sits there: a name, the computer with its level, or nobody yet. @param {SeatInfo} seat */
export function who(seat) {
  if (seat.who === 'computer') return t('who.computer', { level: t(`rank.${seat.level ?? 'novice'}`) });
  if (seat.who === 'empty') return t('who.empty');
  if (seat.you) return t('who.you');
  return seat.name || t('who.guest');
}

/** The seats of a table, one's own first. @param {TableInfo} table */
export function mineFirst(table) {
  return [...table.seats].sort((a, b) => Number(b.you) - Number(a.you));
}

/** Where a table is looked at. @param {TableInfo} table */
export function tableAddress(table) {
  if (table.state === 'waiting') return to('join', table.table);
  if (table.lesson && table.state === 'playing') return to('learn', table.lesson);
  if (table.state === 'over') return to('replay', table.table, table.seats.find((s) => s.you)?.seat ?? 'open');
  return to('table', table.table);
}

/** Where a table stands, in a few words. @param {TableInfo} table */
function standing(table) {
  if (table.state === 'waiting') return t('state.waiting');
  if (table.state === 'playing') {
    if (table.yourTurn) return t('state.your-turn');
    const turn = table.seats.find((s) => s.seat === table.turnOf);
    return turn ? t('state.their-turn', { who: heroWord(turn.hero) }) : t('state.playing');
  }
  const result = table.result;
  if (!result || result.draw || result.winners.length === 0) return t('state.draw');
  const mine = table.seats.filter((s) => s.you);
  if (mine.length !== 1)
    return t('state.winner', { who: heroWord(table.seats.find((s) => result.winners.includes(s.seat))?.hero ?? '') });
  return t(result.winners.includes(mine[0].seat) ? 'state.won' : 'state.lost');
}

/** In how many days a game is closed that nobody plays on; nothing as long as that is far off. @param {TableInfo} table */
function closing(table) {
  if (table.state !== 'playing' || !table.closes) return '';
  const days = Math.max(1, Math.ceil((Date.parse(table.closes) - Date.now()) / DAY));
  return days > NEAR ? '' : t('games.closes', { n: days });
}

/** One table in a list, as one link. @param {TableInfo} table @param {string} [address] */
export function tableItem(table, address = tableAddress(table)) {
  const seats = mineFirst(table);
  const others = seats.filter((s) => !s.you).map(who);
  return html`<li>
    <a class="table-item ${table.yourTurn ? 'your-turn' : ''}" href=${address}>
      <span class="table-item-medals">${seats.map((s) => medal(s.hero, `seat-${s.seat}`))}</span>
      <span class="table-item-words">
        <span class="table-item-name">${seats.map((s) => heroWord(s.hero)).join(` ${t('versus')} `)}</span>
        <span class="small muted"
          >${[
            boardWord(table.board),
            table.hotSeat ? t('hot-seat') : others.join(', '),
            ago(table.moved),
            closing(table),
          ]
            .filter(Boolean)
            .join(' · ')}</span
        >
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

/**
 * An invitation's address that others can reach: at localhost the server's address in the local network takes its
 * place.
 * @param {string[] | undefined} addresses
 * @param {...string} parts
 */
export function reachable(addresses, ...parts) {
  const here = link(...parts);
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname) || !addresses?.length) return here;
  return addresses[0].replace(/\/$/, '') + here.slice(location.origin.length);
}
