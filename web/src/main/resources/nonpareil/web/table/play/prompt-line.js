// The line with what is asked and its buttons, and what stands above and below it.

import { html, nothing } from 'lit';
import { go, to } from '../../app/routes.js';
import { connection } from '../../app/socket.js';
import { rematch } from './after-game.js';
import { waiting } from '../choose/question-text.js';
import { endCause, mayRematch, verdict } from '../story/ending.js';
import { seatMark } from '../parts/marks.js';
import { notices } from './notices.js';
import { say } from '../parts/say.js';
import '../parts/since.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('./notices.js').Notice} Notice */

/** @param {Page} page @param {Frame} frame @param {boolean} handingOver */
export function promptArea(page, frame, handingOver) {
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
    },
    {
      act: (act, more) => void page.sender.act(act, more),
      reload: () => location.reload(),
      wait: () => (page.waited = true),
      end: (sure) => (page.ending = sure),
    },
  );
  return html` ${page.coach && page.narrow.matches ? html`<div class="coach">${page.coach.panel}</div>` : nothing}
  ${noticeLines(list)} ${handingOver ? nothing : line(page, frame)}`;
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
function line(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { names } = game;
  const { film } = page;
  if (film.isPast) {
    const text = film.repeat
      ? say('wait.playing', { who: names.player(film.repeat.frames[1]?.view.active ?? 0) })
      : say('log.then', { n: frame.number });
    return row(page, text, [
      { id: 'now', label: say(film.repeat ? 'table.skip' : 'log.now'), primary: true, press: () => film.backToNow() },
    ]);
  }
  const result =
    frame.result ??
    (frame.view.over ? game.info?.result : null) ??
    (game.info?.state === 'over' ? game.info.result : null);
  if (result && !film.isMoving) {
    const buttons = [];
    const open = page.drawer?.kind === 'end';
    if (!open && game.info && mayRematch(game.info, game.seats))
      buttons.push({ id: 'rematch', label: say('end.rematch'), primary: true, press: () => void rematch(page) });
    if (!open && game.info?.rematch)
      buttons.push({
        id: 'rematch',
        label: say('end.rematch.there'),
        primary: true,
        press: () => (game.seats.length ? void rematch(page) : go(to('table', game.info?.rematch ?? ''))),
      });
    buttons.push({ id: 'end', label: say('end.open'), primary: false, press: () => page.toggle({ kind: 'end' }) });
    return row(page, `${verdict(result, names, game.seats)}. ${endCause(result, names, game.entries)}`, buttons);
  }
  if (film.isMoving) {
    const buttons =
      page.pacing.playing && game.combat
        ? [{ id: 'skip', label: say('do.skip'), primary: false, press: () => page.pacing.skip() }]
        : [];
    return row(page, film.saying || waiting(frame.prompt, names), buttons);
  }
  const { choice } = page;
  if (!choice) return row(page, waiting(frame.prompt, names), [], frame.prompt.since, frame.prompt.seat);
  const buttons = [...choice.buttons, ...look(page)];
  const said = choice.note || page.message || (page.pointed ? choice.pointedAt(page.pointed) : '');
  const unsent = choice.sent && connection().state !== 'online';
  return html`${row(page, unsent ? say('ask.unsent') : choice.question, buttons)}
  ${said ? html`<p class="prompt-note" role="status">${said}</p>` : aid(page)}`;
}

/**
 * A phone has no room for a combat beside what it asks: then it can be looked at.
 *
 * @param {Page} page
 * @returns {import('../choose/choice.js').Button[]}
 */
function look(page) {
  const { choice, narrow } = page;
  const combat = page.game?.combat;
  if (!narrow.matches || !combat?.revealed || choice?.card || choice?.prompt.kind === 'action') return [];
  return [
    {
      id: 'combat',
      label: say('combat.title'),
      primary: false,
      press: () => page.toggle({ kind: 'combat', number: combat.number }),
    },
  ];
}

/**
 * The text of the picked card, where there is no room for it beside the board; or the text of what asks.
 *
 * @param {Page} page
 */
function aid(page) {
  const { choice, game } = page;
  if (!choice || !game || page.hotSeat.isVeiled) return nothing;
  const boost = choice.draft?.boost?.split(' ')[1];
  if (boost) {
    const data = game.names.cardData(choice.seat, boost);
    return html`<p class="prompt-note">
      ${say('draft.boost', { card: game.names.quoted(choice.seat, boost), n: data?.boost ?? 0 })}
    </p>`;
  }
  if (choice.card) {
    const data = game.names.cardData(choice.prompt.cardsOf ?? choice.seat, choice.card);
    const blocks = data ? game.names.local(data.text) : [];
    const lines = blocks.map((b) => html`${b.head ? html`<b>${b.head}</b> ` : nothing}${b.lines.join(' ')}`);
    return lines.length ? html`<p class="prompt-note prompt-card">${lines.map((l) => html`${l} `)}</p>` : nothing;
  }
  const { cause } = choice.prompt;
  if (cause) return html`<p class="prompt-note prompt-cause">${game.names.causeText(cause).join(' ')}</p>`;
  return nothing;
}

/**
 * @param {Page} page
 * @param {string} text
 * @param {import('../choose/choice.js').Button[]} buttons
 * @param {string} [since]
 * @param {number | null} [seat]
 */
function row(page, text, buttons, since, seat) {
  const point = new Set(page.coach?.point?.controls ?? []);
  const many = buttons.length > 4 || buttons.reduce((sum, b) => sum + b.label.length, 0) > 60;
  return html`<div class="prompt-row">
    <p class="prompt-text" id="question" tabindex="-1">
      ${seat ? seatMark(seat) : nothing}<span
        >${text} ${since ? html`<np-since .since=${since}></np-since>` : nothing}</span
      >
    </p>
    ${buttons.length
      ? html`<div class="prompt-buttons ${many ? 'many' : ''}">
          ${buttons.map(
            (b) =>
              html`<button
                type="button"
                class="button ${b.primary ? 'primary' : ''} ${point.has(b.id) ? 'pointed' : ''}"
                data-option=${b.id}
                @click=${b.press}
              >
                ${b.label}
              </button>`,
          )}
        </div>`
      : nothing}
  </div>`;
}
