// What the replay page looks like: one function for each of its places.

import { html, nothing } from 'lit';
import { board } from '../../app/catalog.js';
import { local } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { settings } from '../../app/settings.js';
import '../../board/board.js';
import { chalkOf } from '../analysis/advice.js';
import { analysisPanel } from '../analysis/analysis-view.js';
import { decisionAfter, lookBack } from '../analysis/hindsight.js';
import '../story/combat-view.js';
import { drawerFrame, largeCard } from '../parts/drawer.js';
import { endCause, verdict } from '../story/ending.js';
import '../parts/hand.js';
import { layout } from '../show/layout.js';
import { beatDots, beatLine, paceChoice } from '../show/pace.js';
import { showArea } from '../show/show-area.js';
import '../story/log-view.js';
import { seatMark, tool } from '../parts/marks.js';
import { boardPieces, lastMove } from '../show/position.js';
import { say } from '../parts/say.js';
import { smallCards } from '../parts/small-cards.js';
import { sideGroups } from '../parts/groups.js';
import { turnOrder } from '../parts/order.js';
import { actionsTaken, sideDetails } from '../parts/side.js';
import { turnCount } from '../parts/turns.js';
import { sorry } from '../parts/sorry.js';
import { tableTitle } from '../parts/title.js';

/** @typedef {import('./replay-page.js').NpReplayPage} Page */
/** @typedef {import('../../types.js').Frame} Frame */

/** The whole page. @param {Page} page */
export function replayView(page) {
  const { replay, frame, names, me, reader } = page;
  if (page.failure)
    return sorry(
      say('replay.eyes'),
      say(page.failure.code === 'conflict' ? 'end.cause.content-changed' : 'replay.failed'),
    );
  if (!replay || !frame)
    return html`<h1 class="visually-hidden">${say('end.replay')}</h1>
      <p class="table-loading" role="status">${say('replay.loading')}</p>`;
  const { seats } = replay.table;
  const where = board(replay.table.board);
  const scene = page.stage.scenes.now;
  const pieces = page.stage.pieces ?? boardPieces(frame.view, names);
  const sheet = scene && page.narrow.matches ? 'show' : page.drawer ? 'drawer' : reader.shown?.revealed ? 'combat' : '';
  const looks = typeof page.eyes === 'number' ? page.eyes : 0;
  const groups = sideGroups({ names, view: page.stage.view ?? frame.view, me: looks, own: me }, (seat, folded) =>
    side(page, seat, frame, folded),
  );
  return layout(page, {
    kind: `replay ${sheet ? `has-sheet sheet-${sheet}` : ''}`,
    title: say('replay.title', { title: tableTitle({ seats }, names) }),
    tools: html`<button
        type="button"
        class="button quiet tool tool-log"
        aria-label=${say('table.log')}
        @click=${() => page.toggle({ kind: 'log' })}
      >
        ${tool('log')}</button
      >${replay.table.result
        ? html`<button
            type="button"
            class="button quiet tool"
            aria-label=${say('analysis.title')}
            title=${say('analysis.title')}
            @click=${() => page.toggle({ kind: 'analysis' })}
          >
            ${tool('chart')}
          </button>`
        : nothing}`,
    order: orderArea(page, frame),
    opponents: groups.opponents,
    board: html`<np-board
        .board=${where}
        .pieces=${pieces}
        .lastMove=${page.stage.pieces ? null : lastMove(frame.events)}
        .eyes=${me}
        .patterns=${settings().patterns}
        .turn=${page.turn}
        .chalk=${chalk(page, frame)}
        ?windowed=${page.phone.matches}
      ></np-board
      >${scene ? showArea(page, { scene, names, pieces, half: page.narrow.matches ? 'light' : 'all' }) : nothing}`,
    corner: page.pacing.playing
      ? html`${beatDots(scene)}<button
            type="button"
            class="button"
            data-option="skip"
            @click=${() => page.pacing.goOn()}
          >
            ${say('do.go-on')}
          </button>`
      : nothing,
    caption: html`<span class="caption-place">${where ? local(where.name) : nothing}</span>${scene
        ? beatLine(scene)
        : nothing}${paceChoice()}`,
    prompt: { label: say('end.replay'), content: controls(page, frame) },
    own: { label: names.title(me), content: groups.own },
    hand: hands(page, frame),
    middle: middle(page, frame),
    announced: page.saying,
  });
}

/** The computer's plan on the board, as long as one looks at where it would have begun. @param {Page} page @param {Frame} frame */
function chalk(page, frame) {
  const answer = page.looked?.answer;
  const next = decisionAfter(page.frames, frame.number);
  if (page.stage.pieces || page.drawer?.kind !== 'analysis' || !answer?.advice || next?.number !== answer.number)
    return null;
  return page.eyes === 'open' || page.eyes === answer.seat ? chalkOf(answer.advice.plan, page.names, frame.view) : null;
}

/** Whose turns follow, where more than two play. @param {Page} page @param {Frame} frame */
function orderArea(page, frame) {
  if (!page.names.isMany) return null;
  return turnOrder(
    {
      view: page.stage.view ?? frame.view,
      prompt: page.pacing.playing ? null : frame.prompt,
      names: page.names,
      mine: [],
      me: typeof page.eyes === 'number' ? page.eyes : 0,
      entries: page.frames,
      number: frame.number,
      taken: actionsTaken(page.frames, frame.number),
      clock: null,
      seats: [],
      open: page.drawer?.kind === 'side' ? page.drawer.seat : null,
    },
    (seat) => page.toggle({ kind: 'side', seat }),
  );
}

/** @param {Page} page @param {number} seat @param {Frame} frame @param {boolean} folded */
function side(page, seat, frame, folded) {
  return html`<np-side
    .seat=${seat}
    .view=${page.stage.view ?? frame.view}
    .lost=${page.stage.scenes.now?.lost ?? null}
    .names=${page.names}
    .begun=${turnCount(page.frames, frame.number).turn > 0}
    .me=${typeof page.eyes === 'number' ? page.eyes : 0}
    ?folded=${folded}
    ?open=${page.drawer?.kind === 'side' && page.drawer.seat === seat}
    .controls=${'drawer'}
  ></np-side>`;
}

/** What is told, and the buttons to go to and fro. @param {Page} page @param {Frame} frame */
function controls(page, frame) {
  const { frames, at, names } = page;
  const last = frames.length - 1;
  const button = (
    /** @type {unknown} */ sign,
    /** @type {string} */ label,
    /** @type {() => void} */ press,
    disabled = false,
    primary = false,
  ) =>
    html`<button
      type="button"
      class="button ${primary ? 'primary' : ''}"
      aria-label=${label}
      title=${label}
      ?disabled=${disabled}
      @click=${press}
    >
      ${sign}
    </button>`;
  const result = at === last ? (frame.result ?? page.replay?.table.result) : null;
  const told = result ? `${verdict(result, names, [])}. ${endCause(result, names, frames)}` : page.saying;
  return html` <p class="prompt-text replay-told" title=${say('keys.replay')}>${told || ' '}</p>
    <div class="replay-controls">
      <div class="replay-bar">
        ${button(tool('first'), say('replay.first'), () => page.jump(0), at === 0)}
        ${button(icon('back'), say('replay.back'), () => page.jump(at - 1), at === 0)}
        ${button(
          tool(page.runs ? 'pause' : 'play'),
          say(page.runs ? 'replay.pause' : 'replay.play'),
          () => void page.run(),
          false,
          true,
        )}
        ${button(icon('next'), say('replay.next'), () => void page.step(), at === last)}
        ${button(tool('last'), say('replay.last'), () => page.jump(last), at === last)}
        ${button(icon('swords'), say('replay.combat.next'), () => page.toCombat(1))}
        ${button(icon('share'), say('replay.share'), () => void page.share())}
      </div>
      <div class="replay-bar">
        <input
          type="range"
          class="replay-range"
          min="0"
          max=${last}
          .value=${String(at)}
          aria-label=${say('replay.at', { n: frame.number, all: frames[last].number })}
          @input=${(/** @type {Event} */ e) => page.jump(Number(/** @type {HTMLInputElement} */ (e.target).value))}
        />
        <span class="replay-count" aria-hidden="true">${frame.number} / ${frames[last].number}</span>
        ${eyesChoice(page)}
      </div>
    </div>
    ${page.shared ? html`<p class="prompt-note" role="status">${page.shared}</p>` : nothing}`;
}

/** Whose cards are seen. @param {Page} page */
function eyesChoice(page) {
  const { eyes } = page;
  return html`<label class="replay-eyes"
    >${tool('eye')}<span class="visually-hidden">${say('replay.eyes')}</span>
    <select
      class="field"
      @change=${(/** @type {Event} */ e) => page.setEyes(/** @type {HTMLSelectElement} */ (e.target).value)}
    >
      ${page.replay?.table.seats.map(
        (s) => html`<option value=${s.seat} ?selected=${eyes === s.seat}>${page.names.title(s.seat)}</option>`,
      )}
      <option value="open" ?selected=${eyes === 'open'}>${say('replay.eyes.open')}</option>
      <option value="public" ?selected=${eyes === 'public'}>${say('replay.eyes.public')}</option>
    </select></label
  >`;
}

/**
 * The hand of whose eyes look. With all cards open everybody's, each with its owner and in one size, one's own first.
 *
 * @param {Page} page
 * @param {Frame} frame
 */
function hands(page, frame) {
  const { names, me } = page;
  const open = page.eyes === 'open';
  const own = frame.view.players.find((p) => p.seat === me);
  const others = open ? frame.view.players.filter((p) => p.seat !== me) : [];
  const shown = [own, ...others].filter((p) => p?.hand);
  if (shown.length === 0)
    return html`<p class="hand-empty muted">${own ? say('panel.hand', { n: own.handSize }) : nothing}</p>`;
  const hand = (/** @type {import('../../types.js').PlayerState} */ player) =>
    html`<np-hand
      ?small=${open}
      .cards=${player.hand}
      .seat=${player.seat}
      .names=${names}
      .label=${say('table.hand.of', { who: names.player(player.seat) })}
      @card-pick=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) =>
        page.zoom(e.detail.card, e.detail.seat)}
    ></np-hand>`;
  if (!open) return shown.map((player) => hand(/** @type {any} */ (player)));
  if (names.isMany)
    return html`<div class="replay-hands many">
      ${shown.map(
        (player) =>
          html`<section class="small-hand mark-${names.mark(player?.seat ?? 0)}">
            ${smallCards(/** @type {any} */ (player), names.title(player?.seat ?? 0), names, (card, seat) =>
              page.zoom(card, seat),
            )}
          </section>`,
      )}
    </div>`;
  return html`<div class="replay-hands">
    ${shown.map(
      (player) =>
        html`<div class="replay-hand mark-${names.mark(player?.seat ?? 0)}">
          <p class="replay-owner">${seatMark(names.mark(player?.seat ?? 0))}<b>${names.title(player?.seat ?? 0)}</b></p>
          ${hand(/** @type {any} */ (player))}
        </div>`,
    )}
  </div>`;
}

/** Beside the board. @param {Page} page @param {Frame} frame */
function middle(page, frame) {
  const { names, drawer, peek } = page;
  const combat = page.reader.shown;
  const scene = page.stage.scenes.now;
  if (scene && page.narrow.matches)
    return showArea(page, { scene, names, pieces: page.stage.pieces ?? boardPieces(frame.view, names), half: 'cards' });
  return html` ${combat && !scene?.combat && drawer?.kind !== 'combat'
      ? html`<np-combat tabindex="0" .combat=${combat} .names=${names} .beat=${page.beat}></np-combat>`
      : nothing}
    <div class="drawer ${drawer ? `open drawer-${drawer.kind}` : ''}" id="drawer">${lookedUp(page, frame)}</div>
    ${peek ? html`<div class="peek">${largeCard(peek.card, peek.seat, names)}</div>` : nothing}`;
}

/** @param {Page} page */
function ownSeat(page) {
  return page.replay?.table.seats.find((s) => s.you)?.seat ?? null;
}

/** What lies in the drawer. @param {Page} page @param {Frame} frame */
function lookedUp(page, frame) {
  const { names, drawer } = page;
  const close = () => page.closeDrawer();
  switch (drawer?.kind) {
    case 'side':
      return drawerFrame(
        names.title(drawer.seat),
        sideDetails(
          drawer.seat,
          frame.view,
          names,
          { taken: [], entries: page.frames, number: frame.number, me: typeof page.eyes === 'number' ? page.eyes : 0 },
          (card, seat) => page.zoom(card, seat),
        ),
        close,
      );
    case 'card':
      return drawerFrame(names.card(drawer.seat, drawer.card), largeCard(drawer.card, drawer.seat, names), close, {
        reading: true,
      });
    case 'analysis': {
      const result = page.replay?.table.result;
      if (!result) return nothing;
      const { frames, eyes, chances, looked } = page;
      return drawerFrame(
        say('analysis.title'),
        analysisPanel(
          { result, frames, frame, names, eyes, chances, looked },
          {
            choose: (number) => page.jump(page.indexOf(number)),
            lookAs: (seat) => page.setEyes(String(seat)),
            openCards: (open) => page.setEyes(open ? 'open' : String(ownSeat(page) ?? 'public')),
            ask: (number) => void lookBack(page, number),
          },
        ),
        close,
      );
    }
    case 'combat': {
      const combat = page.reader.all.find((c) => c.number === drawer.number);
      return drawerFrame(
        say('combat.title'),
        html`<np-combat past .combat=${combat ?? null} .names=${names} .beat=${page.beat}></np-combat>`,
        close,
      );
    }
    default: // a replay has nothing else to look up: the log
      return drawerFrame(
        say('log.title'),
        html`<np-log
          .entries=${page.frames}
          .names=${names}
          .at=${toldLast(page.frames, frame.number)}
          @log-moment=${(/** @type {CustomEvent<{number: number}>} */ e) => page.jump(page.indexOf(e.detail.number))}
          @log-combat=${(/** @type {CustomEvent<{number: number, at: number}>} */ e) => combatPicked(page, e.detail)}
        ></np-log>`,
        close,
        { fixed: !page.narrow.matches },
      );
  }
}

/**
 * The record told last up to a number: not everything that is recorded has a line of its own.
 *
 * @param {readonly Frame[]} frames
 * @param {number} number
 */
function toldLast(frames, number) {
  return frames.findLast((f) => f.number <= number && f.events.length > 0)?.number ?? number;
}

/**
 * To where a combat was settled; where there is room, its sum is opened too.
 *
 * @param {Page} page
 * @param {{number: number, at: number}} combat
 */
function combatPicked(page, { number, at }) {
  page.jump(page.indexOf(at));
  if (!page.narrow.matches) page.drawer = { kind: 'combat', number };
}
