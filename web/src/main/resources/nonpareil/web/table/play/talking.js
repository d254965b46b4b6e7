// Talk on the page where people play: what joins it to the game, to the board and to the drawer.

import { html, nothing } from 'lit';
import { Talk, isTalking } from '../talk/talk.js';
import { talkArea, unreadLines } from '../talk/talk-area.js';
import '../talk/pings.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').TalkMessage} TalkMessage */

/** The talk of a game that is about to be followed. @param {Game} game @param {() => void} redraw */
export function talkAt(game, redraw) {
  const { table, connection } = game;
  const talk = new Talk(table, {
    say: (to, what) => connection.talk({ type: 'say', table, seat: game.seats[0], to, ...what }),
    report: (to, number) => connection.talk({ type: 'report', table, seat: game.seats[0], to, number }),
  });
  const last = (/** @type {import('../talk/talk.js').To} */ to) => talk.lines[to].at(-1)?.number ?? 0;
  game.ears = {
    talk: (/** @type {TalkMessage} */ { to, lines, past }) => talk.heard(to, lines, Boolean(past)),
    heard: () => ({ table: last('table'), team: last('team') }),
  };
  talk.addEventListener('change', redraw);
  return talk;
}

/** Where people talk, if they do. @param {Page} page @param {unknown} [log] */
function place({ game, talk, film, hotSeat }, log = nothing) {
  if (!game?.info || !talk || !isTalking(game.info, game.seats, talk)) return null;
  const hand = film.frame?.view.players.find((p) => p.seat === game.seats[0])?.hand ?? [];
  return { talk, info: game.info, names: game.names, mine: game.seats, hand, log, veiled: hotSeat.isDiscreet };
}

/** The log, and beside it what people say. @param {Page} page @param {unknown} log */
export function withTalk(page, log) {
  const here = place(page, log);
  return here ? talkArea(here) : log;
}

/** How many lines were not read; null where nobody talks. @param {Page} page */
export function unread(page) {
  const here = place(page);
  return here && unreadLines(here);
}

/** What people point at, over the board. @param {Page} page */
export function pingArea(page) {
  const { talk, game, hotSeat } = page;
  if (!talk || !game) return nothing;
  return html`<np-pings
    .pings=${hotSeat.isDiscreet ? talk.pings.filter((p) => p.to === 'table') : talk.pings}
    .last=${hotSeat.isDiscreet && talk.last?.to === 'team' ? null : talk.last}
    .names=${game.names}
    .mine=${game.seats}
    .spaceOf=${(/** @type {string} */ id) => page.film.pieces.find((p) => p.id === id)?.space ?? null}
    .where=${(/** @type {string} */ space) => page.boardElement?.placeOf(space) ?? null}
  ></np-pings>`;
}

/** A figure was picked: whether to point at it. A token stands for its space. @param {Page} page @param {string} piece */
export function pointsAtPiece({ talk, game, film }, piece) {
  if (!talk?.pointing || !game) return false;
  if (!game.names.piece(piece).token) return talk.takes({ fighter: piece });
  return talk.takes({ space: film.pieces.find((p) => p.id === piece)?.space ?? '' });
}

/** Whether a card of the hand may be pointed at. @param {Page} page */
export function pointsToTeam({ talk }) {
  return talk?.pointing?.to === 'team' && !talk.pointing.on;
}
