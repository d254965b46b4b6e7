// The prompt: what is asked between its two answers, or what happens while nothing is.

import { html, nothing } from 'lit';
import { dayAndTime } from '../../app/i18n.js';
import { go, to } from '../../app/routes.js';
import { settings } from '../../app/settings.js';
import { connection } from '../../app/connection.js';
import { rematch } from './after-game.js';
import { chosenCard } from './chosen-card.js';
import { waiting } from '../choose/question-text.js';
import { endCause, verdict } from '../story/ending.js';
import { mayRematch, openOffer, rematchText } from '../story/rematch.js';
import { seatMark } from '../parts/marks.js';
import { notices } from './notices.js';
import { beatDots } from '../show/pace.js';
import { say } from '../parts/say.js';
import '../parts/since.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../choose/choice.js').Button} Button */
/** @typedef {import('./notices.js').Notice} Notice */

/** More letters than this do not fit beside each other on small buttons. */
const SHORT = 16;

/** More answers than these run on from row to row. */
const MANY = 8;

/** What stands above or beside the board: the connection, offers, somebody away. @param {Page} page */
export function noticeArea(page) {
  const game = /** @type {Game} */ (page.game);
  const net = connection();
  const list = notices(
    {
      info: game.info,
      names: game.names,
      mine: game.seats,
      me: game.me,
      net: net.state,
      outdated: net.outdated,
      waited: page.waited,
      ending: page.ending,
      entries: game.entries,
      refused: game.refused,
      missed: page.drawer?.kind === 'since' || page.film.isPast ? 0 : page.recap.missed.length,
      view: game.shown?.view ?? null,
    },
    {
      act: (act, more) => void page.sender.act(act, more),
      reload: () => location.reload(),
      wait: () => (page.waited = true),
      end: (sure) => (page.ending = sure),
      since: (show) => (show ? void page.recap.show() : page.recap.done()),
    },
  );
  return noticeLines(list);
}

/** @param {readonly Notice[]} list */
function noticeLines(list) {
  if (list.length === 0) return nothing;
  return html`<ul role="list" class="notices">
    ${list.map(
      (n) =>
        html`<li class="notice ${n.tone ?? ''}" role="status">
          <span>${n.text}</span>${(n.buttons ?? []).map(
            (b) =>
              html`<button type="button" class="button small ${b.primary ? 'primary' : ''}" @click=${b.press}>
                ${b.label}
              </button>`,
          )}
        </li>`,
    )}
  </ul>`;
}

/** @param {Page} page @param {Frame} frame */
export function promptArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { names } = game;
  const { film, choice } = page;
  if (film.isPast) {
    const text = film.repeat?.since
      ? say('since.showing', { n: film.repeat.since - film.repeat.rest, all: film.repeat.since })
      : film.repeat
        ? say('wait.playing', { who: names.player(film.repeat.frames[1]?.view.active ?? 0) })
        : say('log.then', { n: frame.number });
    return row(page, film.isMoving && film.saying ? { text: film.saying, note: text } : { text });
  }
  const result =
    frame.result ??
    (frame.view.over ? game.info?.result : null) ??
    (game.info?.state === 'over' ? game.info.result : null);
  if (result && !film.isMoving) {
    return row(page, {
      text: `${verdict(result, names, game.seats)}.`,
      note: offerText(page) || endCause(result, names, game.entries),
      buttons: endButtons(page),
    });
  }
  if (film.isMoving) return row(page, { text: film.saying || waiting(frame.prompt, names, game.me) });
  if (!choice)
    return row(page, {
      text: waiting(frame.prompt, names, game.me),
      note: page.message || outNote(game),
      since: frame.prompt.since,
      seat: frame.prompt.seat,
    });
  if (page.hotSeat.isDiscreet) return row(page, { text: say('streamer.asked') });
  const said = choice.note || page.message || (page.pointed ? choice.pointedAt(page.pointed) : '');
  const unsent = choice.sent && connection().state !== 'online';
  return row(page, {
    text: unsent ? say('ask.unsent') : asSeat(game, choice.seat, choice.question),
    ...(game.leadsSeveral ? { seat: choice.seat } : {}),
    note: said || choice.aid || untilWhen(game, frame),
    told: Boolean(said),
    buttons: choice.buttons,
    card: chosenCard(page),
    picks: choice.legalCards.size > 0 && !choice.shownCard,
  });
}

/** Who leads two seats is told which of them is asked. @param {Game} game @param {number} seat @param {string} text */
function asSeat({ leadsSeveral, names }, seat, text) {
  return leadsSeveral ? say('ask.as', { who: names.brief(seat), text }) : text;
}

/** Who is out goes on watching. @param {Game} game */
function outNote({ names, isOut, me }) {
  return isOut ? say(names.team(me) ? 'out.watch.team' : 'out.watch') : '';
}

/** When one must have answered, where there are days to do it. @param {Game} game @param {Frame} frame */
function untilWhen({ seats }, { clock, came }) {
  if (clock?.kind !== 'days' || !clock.running || !came || !seats.includes(clock.running)) return '';
  return say('time.yours', { time: dayAndTime(came + clock.left[clock.running] + (clock.grace ?? 0)) });
}

/** After the end. @param {Page} page @returns {Button[]} */
function endButtons(page) {
  const game = /** @type {Game} */ (page.game);
  const open = page.drawer?.kind === 'end';
  /** @type {Button[]} */
  const buttons = [{ id: 'end', label: say('end.open'), place: 'no', press: () => page.toggle({ kind: 'end' }) }];
  if (!open && game.info?.rematch)
    buttons.push({
      id: 'rematch',
      label: say('end.rematch.there'),
      place: 'yes',
      press: () => (game.seats.length ? void rematch(page) : go(to('table', game.info?.rematch ?? ''))),
    });
  else if (!open && game.info && mayRematch(game.info, game.seats))
    buttons.push(
      openOffer(game.info)
        ? { id: 'rematch-offer', label: say('rematch.look'), place: 'yes', press: () => page.toggle({ kind: 'end' }) }
        : {
            id: 'rematch',
            label: say('end.rematch'),
            place: 'yes',
            press: () => void rematch(page, { answer: 'offer' }),
          },
    );
  return buttons;
}

/** How the offer of a rematch stands. @param {Page} page */
function offerText({ game, message }) {
  if (!game?.info || game.seats.length === 0) return '';
  const { info, names, seats } = game;
  return rematchText({ info, names, mine: seats, busy: false, message, lineup: null });
}

/**
 * Small controls in the corner of the stage: going on in a show, back to now, a combat there is no room for.
 *
 * @param {Page} page
 */
export function cornerArea(page) {
  const { film, pacing, choice, narrow } = page;
  const combat = page.game?.combat;
  const button = (/** @type {string} */ id, /** @type {string} */ label, /** @type {() => void} */ press) =>
    html`<button type="button" class="button" data-option=${id} @click=${press}>${label}</button>`;
  if (film.isPast && !(film.repeat && film.isMoving))
    return button('now', say(film.repeat ? 'do.go-on' : 'log.now'), () => film.backToNow());
  if (film.isMoving && pacing.playing)
    return html`${beatDots(film.scene)}${film.repeat?.since
      ? button('skip-since', say('since.skip-all'), () => {
          film.backToNow();
          pacing.skip();
        })
      : settings().pace === 'step'
        ? button('skip-all', say('do.skip-all'), () => pacing.skip())
        : nothing}${button('skip', say('do.go-on'), () => pacing.goOn())}`;
  if (film.isMoving) return nothing;
  if (narrow.matches && choice && combat?.revealed && choice.prompt.kind !== 'action')
    return button('combat', say('combat.title'), () => page.toggle({ kind: 'combat', number: combat.number }));
  return nothing;
}

/**
 * @param {Page} page
 * @param {{
 *   text: string, note?: string, told?: boolean, buttons?: readonly Button[], since?: string | undefined, seat?: number | null,
 *   card?: unknown, picks?: boolean
 * }} what a card is shown; or `picks`: one is to be picked first
 */
function row(page, { text, note = '', told = false, buttons = [], since, seat, card, picks = false }) {
  const point = new Set(page.coach?.point?.controls ?? []);
  const button = (/** @type {Button} */ b) =>
    html`<button
      type="button"
      class="button ${b.place === 'yes' ? 'primary' : ''} ${point.has(b.id) ? 'pointed' : ''}"
      data-option=${b.id}
      @click=${b.press}
    >
      ${b.seat ? seatMark(page.game?.names.mark(b.seat) ?? b.seat) : nothing}${b.facts
        ? html`<span class="choice-named"><b>${b.label}</b><small>${b.facts}</small></span>`
        : b.label}
    </button>`;
  const at = (/** @type {Button['place']} */ place) => buttons.filter((b) => b.place === place);
  const choices = at('choice');
  const answers = at('no').length + at('yes').length;
  const long = choices.some((b) => b.facts || (!answers && b.label.length > SHORT)) || choices.length > MANY;
  const many = choices.length > MANY ? 'many' : '';
  const list = choices.length ? html`<div class="choices">${choices.map(button)}</div>` : nothing;
  return html`<div
    class="prompt-row ${choices.length ? 'has-choices' : ''} ${long ? 'long' : ''} ${many} ${answers
      ? 'has-answer'
      : ''} ${picks ? 'picks' : ''}"
  >
    <div class="asked">
      <p class="prompt-text" id="question" tabindex="-1">
        ${seat ? seatMark(page.game?.names.mark(seat) ?? seat) : nothing}<span
          >${text} ${since ? html`<np-since .since=${since}></np-since>` : nothing}</span
        >
      </p>
      ${note && (told || answers || !choices.length)
        ? html`<p class="prompt-note" role=${told ? 'status' : nothing}>${note}</p>`
        : nothing}
      ${long ? nothing : list}
    </div>
    ${long ? list : nothing}
    <div class="prompt-card">${card ?? nothing}</div>
    <div class="answer answer-no">${at('no').slice(0, 1).map(button)}</div>
    <div class="answer answer-yes">${at('yes').slice(0, 1).map(button)}</div>
  </div>`;
}
