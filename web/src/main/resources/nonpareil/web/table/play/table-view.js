// What the table page looks like: one function for each of its places.

import { html, nothing } from 'lit';
import { board } from '../../app/catalog.js';
import { settings } from '../../app/settings.js';
import { connection } from '../../app/socket.js';
import '../../board/board.js';
import '../story/combat-view.js';
import { largeCard } from '../parts/drawer.js';
import { handOver } from './hand-over.js';
import '../parts/hand.js';
import { layout } from '../show/layout.js';
import { tool } from '../parts/marks.js';
import { lastMove } from '../show/position.js';
import { promptArea } from './prompt-line.js';
import { say } from '../parts/say.js';
import { actionsTaken } from '../parts/side.js';
import { sorry } from '../parts/sorry.js';
import { tableDrawer, whyNot } from './table-drawer.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').Frame} Frame */

/** The whole page. @param {Page} page */
export function tableView(page) {
  const { game, film, hotSeat } = page;
  if (game?.failure)
    return sorry(say('table.page'), say(game.failure === 'too-many' ? 'table.crowded' : 'table.unknown'));
  const { frame } = film;
  if (!frame && game?.info?.result?.cause === 'content-changed')
    return sorry(say('table.page'), say('end.cause.content-changed'));
  if (!game?.info || !frame)
    return html`<h1 class="visually-hidden">${say('table.page')}</h1>
      <p class="table-loading" role="status">
        ${say(connection().state === 'offline' ? 'net.offline' : 'table.loading')}
      </p>`;
  const handingOver = frame.prompt.kind === 'here' && !film.isPast && !frame.view.over;
  const [a, b] = game.info.seats;
  const sheet = sheetKind(page, frame);
  return layout(page, {
    kind: `${sheet ? `has-sheet sheet-${sheet}` : ''} ${film.isPast ? 'past' : ''} ${page.choice ? 'asked' : ''}`,
    title: say('table.title', { a: game.names.title(a.seat), b: game.names.title(b.seat) }),
    tools: tools(page, frame),
    opponents: game.info.seats.filter((s) => s.seat !== game.me).map((s) => side(page, s.seat, frame)),
    board: handingOver ? nothing : boardArea(page, frame),
    prompt: {
      label: say('table.question'),
      kind: page.choice && !film.isPast ? 'mine' : '',
      content: promptArea(page, frame, handingOver),
    },
    own: { label: say('table.you'), content: side(page, game.me || a.seat, frame) },
    hand: handingOver ? nothing : handArea(page, frame),
    middle: handingOver ? nothing : middle(page, frame),
    over: handingOver
      ? handOver(frame.prompt.seat ?? 0, game.names, {
          here: () => hotSeat.here(),
          hold: hotSeat.hold,
          setHold: (on) => hotSeat.setHold(on),
        })
      : nothing,
    announced: page.announced,
  });
}

/** What lies over the hand on a phone, if anything. @param {Page} page @param {Frame} frame */
function sheetKind(page, frame) {
  if (page.drawer) return 'drawer';
  return page.game?.combat?.revealed && !page.asked && !frame.view.over ? 'combat' : '';
}

/** @param {Page} page @param {Frame} frame */
function tools(page, frame) {
  const { game, sender, film } = page;
  const undo = frame.undo;
  const mine = (game?.seats.length ?? 0) > 0;
  const over = frame.view.over || game?.info?.state === 'over';
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ press,
    /** @type {Record<string, any>} */ more = {},
  ) =>
    html`<button
      type="button"
      class="button quiet tool tool-${name}"
      aria-label=${label}
      title=${label}
      aria-disabled=${more.disabled ? 'true' : nothing}
      aria-expanded=${more.expanded ?? nothing}
      @click=${press}
    >
      ${tool(name)}<span class="tool-word">${more.word ?? label}</span>
    </button>`;
  return html` ${mine && !over
    ? button('undo', say(undo?.ask && !undo.allowed ? 'table.undo.ask' : 'table.undo'), () => sender.undo(), {
        disabled: !undo?.allowed && !undo?.ask,
        word: say('table.undo'),
      })
    : nothing}
  ${mine && game?.lastOthersTurn()
    ? button('again', say('table.again.long'), () => void film.again(), { word: say('table.again') })
    : nothing}
  ${game?.canHint && !over
    ? button('hint', say('table.hint'), () => void sender.hint(), { disabled: !page.choice })
    : nothing}
  ${button('log', say('table.log'), () => page.toggle({ kind: 'log' }), {
    expanded: String(page.drawer?.kind === 'log'),
  })}
  ${button('more', say('table.more'), () => page.toggle({ kind: 'more' }), {
    expanded: String(page.drawer?.kind === 'more'),
  })}`;
}

/** @param {Page} page @param {number} seat @param {Frame} frame */
function side(page, seat, frame) {
  const game = /** @type {Game} */ (page.game);
  return html`<np-side
    .seat=${seat}
    .view=${frame.view}
    .names=${game.names}
    .info=${game.info?.seats.find((s) => s.seat === seat) ?? null}
    .clock=${frame.clock ?? null}
    .taken=${actionsTaken(game.entries, frame.number)}
    ?open=${page.drawer?.kind === 'side' && page.drawer.seat === seat}
    ?over=${game.info?.state === 'over' && !page.film.isPast}
    .controls=${'drawer'}
  ></np-side>`;
}

/** @param {Page} page @param {Frame} frame */
function boardArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { asked } = page;
  const none = new Set();
  const draft = asked?.draft;
  const point = page.coach?.point;
  return html`<np-board
    .board=${board(game.info?.board ?? '')}
    .pieces=${page.film.pieces}
    .legalSpaces=${asked?.legalSpaces ?? none}
    .chosenSpaces=${none}
    .legalPieces=${asked?.legalPieces ?? none}
    .chosenPieces=${asked?.chosenPieces ?? none}
    .threatened=${page.threatened()}
    .reach=${page.shownReach()}
    .paths=${draft
      ? draft
          .paths()
          .map((p) => p.path)
          .filter((p) => p.length > 1)
      : []}
    .lastMove=${draft ? null : lastMove(frame.events)}
    .unusable=${asked?.unusable ?? none}
    .pointedPieces=${new Set(point?.pieces ?? [])}
    .pointedSpaces=${new Set(point?.spaces ?? [])}
    .eyes=${game.me}
    .patterns=${settings().patterns}
    .turn=${page.turn}
    @piece-pick=${page.piecePicked}
    @space-pick=${page.spacePicked}
    @piece-point=${page.piecePointed}
  ></np-board>`;
}

/** @param {Page} page @param {Frame} frame */
function handArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { asked, hotSeat } = page;
  const offer = asked?.offer;
  const none = new Set();
  const pointed = new Set(page.coach?.point?.cards ?? []);
  if (asked && offer) {
    return html`<np-hand
      .cards=${offer}
      .seat=${asked.prompt.cardsOf ?? asked.seat}
      .names=${game.names}
      .legal=${asked.legalCards}
      .chosen=${asked.chosenCards}
      .pointed=${pointed}
      asked
      .label=${say('table.offer')}
      @card-pick=${page.cardPicked}
    ></np-hand>`;
  }
  const seat = game.me;
  const own = frame.view.players.find((p) => p.seat === seat);
  if (!own?.hand)
    return html`<p class="hand-empty muted">${own ? say('panel.hand', { n: own.handSize }) : nothing}</p>`;
  return html` ${hotSeat.hold && game.isShared
      ? html`<button
          type="button"
          class="button hold"
          aria-pressed=${hotSeat.holding}
          @pointerdown=${() => hotSeat.holdNow(true)}
          @keydown=${(/** @type {KeyboardEvent} */ e) =>
            (e.key === ' ' || e.key === 'Enter') && (e.preventDefault(), hotSeat.holdNow(true))}
          @keyup=${() => hotSeat.holdNow(false)}
          @blur=${() => hotSeat.holdNow(false)}
        >
          ${tool('eye')}${say(hotSeat.holding ? 'here.release' : 'here.hold')}
        </button>`
      : nothing}
    <np-hand
      .cards=${own.hand}
      .seat=${seat}
      .names=${game.names}
      .legal=${asked?.legalCards ?? none}
      .chosen=${asked?.chosenCards ?? none}
      .pointed=${pointed}
      ?asked=${Boolean(asked) && !asked?.sent}
      ?soft=${Boolean(asked?.draft)}
      ?veiled=${hotSeat.isVeiled}
      @card-pick=${page.cardPicked}
    ></np-hand>`;
}

/** Beside the board. @param {Page} page @param {Frame} frame */
function middle(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { combat } = game;
  const { peek } = page;
  const showsCombat = combat && !page.film.isPast && page.drawer?.kind !== 'combat';
  return html` ${page.coach && !page.narrow.matches ? html`<div class="coach">${page.coach.panel}</div>` : nothing}
    ${showsCombat
      ? html`<np-combat
          .combat=${combat}
          .names=${game.names}
          .beat=${page.beat}
          ?playing=${page.pacing.playing}
          @click=${() => page.pacing.skip()}
        ></np-combat>`
      : nothing}
    <div class="drawer ${page.drawer ? `open drawer-${page.drawer.kind}` : ''}" id="drawer">
      ${tableDrawer(page, frame)}
    </div>
    ${peek && !page.hotSeat.isVeiled && !page.film.isMoving
      ? html`<div class="peek">${largeCard(peek.card, peek.seat, game.names, whyNot(page, peek))}</div>`
      : nothing}`;
}
