// What lies in the drawer of a table: a side, a card, a combat, the log; the shortcuts, the options, the menu.

import { html, nothing } from 'lit';
import { otherLanguages } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { to } from '../../app/routes.js';
import { setSetting, settings } from '../../app/settings.js';
import { buttonLabel } from '../choose/question-text.js';
import { paceChoice } from '../show/pace.js';
import '../story/combat-view.js';
import { hintPanel } from './hint.js';
import { drawerFrame, largeCard } from '../parts/drawer.js';
import { KEYS } from '../parts/keys.js';
import '../story/log-view.js';
import { seatMark, teamMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { actionsTaken, sideDetails } from '../parts/side.js';
import { unread, withTalk } from './talking.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').Frame} Frame */

/** @param {Page} page @param {Frame} frame */
export function tableDrawer(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { names } = game;
  const { drawer, film } = page;
  const close = () => page.closeDrawer();
  switch (drawer?.kind) {
    case 'side':
      return drawerFrame(
        names.title(drawer.seat),
        sideDetails(
          drawer.seat,
          frame.view,
          names,
          { taken: actionsTaken(game.entries, frame.number), entries: game.entries, number: frame.number, me: game.me },
          (card, seat) => page.zoom(card, seat),
        ),
        close,
      );
    case 'card':
      return drawerFrame(
        names.card(drawer.seat, drawer.card),
        largeCard(drawer.card, drawer.seat, names, whyNot(page, drawer)),
        close,
        { reading: true },
      );
    case 'combat': {
      const combat = game.reader.all.find((c) => c.number === drawer.number);
      return drawerFrame(
        say('combat.title'),
        html`<np-combat past .combat=${combat ?? null} .names=${names} .beat=${page.beat}></np-combat> ${drawer.at ===
          undefined
            ? nothing
            : html`<button type="button" class="button" @click=${() => film.showMoment(drawer.at ?? 0)}>
                ${say('log.moment')}
              </button>`}`,
        close,
      );
    }
    case 'help':
      return drawerFrame(say('keys.title'), shortcuts(), close, { reading: true });
    case 'options':
      return drawerFrame(say('do.list'), page.choice ? options(page, page.choice) : say('ask.none'), close);
    case 'hint':
      return drawerFrame(say('table.hint'), hintPanel(page, frame), close, { reading: true });
    case 'since':
      return drawerFrame(
        say('since.title'),
        html`<div class="since-buttons">
            <button
              type="button"
              class="button primary"
              data-option="since-show"
              @click=${() => void page.recap.show()}
            >
              ${say('since.show')}
            </button>
            <button type="button" class="button" data-option="since-skip" @click=${() => page.recap.done()}>
              ${say('since.skip')}
            </button>
          </div>
          <np-log .entries=${film.told} .beyond=${page.recap.after} .names=${names} .follows=${false}></np-log>`,
        () => page.recap.done(),
      );
    case 'watch':
      return drawerFrame(say('watch.open'), watchPanel(page), close);
    case 'more':
      return drawerFrame(say('table.more'), more(page), close);
    default: // the log: on a desktop it is there whenever nothing else is, on a phone it opens
      return drawerFrame(
        say(unread(page) === null ? 'log.title' : 'talk.title'),
        withTalk(
          page,
          html`<np-log
            .entries=${film.told}
            .upTo=${film.telling?.number ?? game.shown?.number ?? Infinity}
            .names=${names}
            .at=${film.moment?.number ?? null}
            @log-moment=${(/** @type {CustomEvent<{number: number}>} */ e) => film.showMoment(e.detail.number)}
            @log-combat=${(/** @type {CustomEvent<{number: number, at: number}>} */ e) =>
              page.toggle({ kind: 'combat', number: e.detail.number, at: e.detail.at })}
          ></np-log>`,
        ),
        close,
        { fixed: !page.narrow.matches },
      );
  }
}

/** Fetched when it is opened. @param {Page} page */
function watchPanel(page) {
  const { info, names, seats } = /** @type {Game} */ (page.game);
  void import('./watch-panel.js');
  return html`<np-watch-panel
    .info=${info}
    .names=${names}
    .mine=${seats}
    .ask=${(/** @type {boolean} */ on) => void page.sender.act(on ? 'ask-delay' : 'drop-delay')}
  ></np-watch-panel>`;
}

/** Why a card that is looked at cannot be used now. @param {Page} page @param {{card: string, seat: number}} at */
export function whyNot(page, { card, seat }) {
  const { choice } = page;
  if (
    !choice ||
    choice.sent ||
    page.film.isPast ||
    seat !== choice.seat ||
    !choice.hand.includes(card) ||
    choice.legalCards.has(card)
  )
    return '';
  return choice.whyCard(card);
}

/** The list of shortcuts. */
function shortcuts() {
  return html`<dl class="keys">
    ${KEYS.map(
      ({ keys, say: key }) =>
        html`<div>
          <dt>${keys.map((k) => (k === '…' ? '…' : html`<kbd>${k}</kbd>`))}</dt>
          <dd>${say(key)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Whose it is that an option is about, among several. @param {string} option @param {import('../parts/names.js').Names} names */
function optionMark(option, names) {
  const [word, first, second] = option.split(' ');
  const piece = word === 'attack' ? second : first;
  const seat = word === 'player' ? Number(first) : piece?.includes('.') ? names.owner(piece) : 0;
  if (!names.isMany || !seat) return nothing;
  const team = names.team(seat);
  return html`${seatMark(names.mark(seat))}${team ? teamMark(team) : nothing}`;
}

/**
 * Every option of the question as a plain list.
 *
 * @param {Page} page
 * @param {import('../choose/choice.js').Choice} choice
 */
function options(page, { prompt, names }) {
  const press = (/** @type {string} */ option) => {
    page.drawer = null;
    page.choice?.press(option);
  };
  return html`<ul role="list" class="option-list">
    ${(prompt.options ?? []).map(
      (option) =>
        html`<li>
          <button type="button" class="button" @click=${() => press(option)}>
            ${optionMark(option, names)}${buttonLabel(option, prompt, names)}
          </button>
        </li>`,
    )}
  </ul>`;
}

/** What giving up means here. @param {Game} game */
function resignText({ names, me }) {
  if (!names.isMany) return say('table.resign.sure');
  return say(names.team(me) ? 'table.resign.sure.team' : 'table.resign.sure.all');
}

/** Whose turn can be shown again. @param {Game} game */
export function againText(game) {
  const seat = game.lastOthersTurn()?.[1]?.view.active;
  return game.names.isMany && seat ? say('again.named', { who: game.names.player(seat) }) : say('table.again.long');
}

/** @param {Page} page */
function more(page) {
  const game = /** @type {Game} */ (page.game);
  const { sender, film, hotSeat } = page;
  const over = game.info?.state === 'over' || Boolean(game.shown?.view.over);
  const canDraw =
    !over &&
    !game.isAgainstComputers &&
    !game.isShared &&
    !game.isOut &&
    game.seats.length > 0 &&
    !(game.info?.offers?.draw ?? []).includes(game.me);
  const item = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ press) =>
    html`<li><button type="button" class="button" @click=${press}>${tool(name)}${label}</button></li>`;
  /** Closes the drawer and does something. @param {() => Promise<void>} what */
  const leave = (what) => () => {
    page.drawer = null;
    void what();
  };
  return html`<ul role="list" class="more-list">
    ${item('log', say('table.log'), () => page.toggle({ kind: 'log' }))}
    ${game.lastOthersTurn() ? item('again', againText(game), () => void film.again()) : nothing}
    ${game.canHint && page.choice
      ? item(
          'hint',
          say('table.hint'),
          leave(() => sender.hint()),
        )
      : nothing}
    ${page.narrow.matches ? html`<li>${paceChoice()}</li>` : nothing}
    ${item('list', say('do.list'), () => page.toggle({ kind: 'options' }))}
    ${page.narrow.matches && matchMedia('(pointer: coarse)').matches
      ? nothing
      : item('keyboard', say('table.help'), () => page.toggle({ kind: 'help' }))}
    ${game.seats.length && !game.info?.lesson
      ? html`${item('eye', say('watch.open'), () => page.toggle({ kind: 'watch' }))}
          <li>
            <label class="check"
              ><input
                type="checkbox"
                data-option="streamer"
                .checked=${settings().streamer}
                @change=${(/** @type {Event} */ e) =>
                  setSetting('streamer', /** @type {HTMLInputElement} */ (e.target).checked)}
              />${say('streamer.title')}</label
            >
          </li>`
      : nothing}
    ${canDraw
      ? item(
          'hands',
          say('table.draw.offer'),
          leave(() => sender.act('offer-draw')),
        )
      : nothing}
    ${game.isShared
      ? html`<li>
          <label class="check"
            ><input
              type="checkbox"
              .checked=${hotSeat.hold}
              @change=${(/** @type {Event} */ e) => hotSeat.setHold(/** @type {HTMLInputElement} */ (e.target).checked)}
            />${say('here.hold.on')}</label
          >
        </li>`
      : nothing}
    <li class="more-links">
      <a class="button" href=${to()}>${icon('home')}${say('end.home')}</a
      ><a class="button" href=${to('settings')}>${icon('settings')}${say('more.settings')}</a>
      ${otherLanguages().map(
        ([code, name]) =>
          html`<button type="button" class="button" lang=${code} @click=${() => setSetting('language', code)}>
            ${icon('language')}${name}
          </button>`,
      )}
    </li>
    ${over || game.seats.length === 0 || game.isOut
      ? nothing
      : page.resigning
        ? html`<li class="resigning">
            <span>${resignText(game)}</span
            ><button type="button" class="button danger" @click=${leave(() => sender.act('resign'))}>
              ${say('table.resign.yes')}</button
            ><button type="button" class="button" @click=${() => (page.resigning = false)}>
              ${say('table.resign.no')}
            </button>
          </li>`
        : item(
            'flag',
            game.leadsSeveral ? say('table.resign.as', { who: game.names.brief(game.me) }) : say('table.resign'),
            () => void askResign(page),
          )}
  </ul>`;
}

/** Asks whether to resign, in sight: it stands at the end of a list that may be longer than the window. @param {Page} page */
async function askResign(page) {
  page.resigning = true;
  await page.updateComplete;
  page.querySelector('.resigning')?.scrollIntoView({ block: 'nearest' });
}
