// What the table page looks like: one function for each of its places.

import { html, nothing } from 'lit';
import { board } from '../../app/catalog.js';
import { settings } from '../../app/settings.js';
import { isStream } from '../../app/stream.js';
import { connection } from '../../app/connection.js';
import '../../board/board.js';
import '../story/combat-view.js';
import { largeCard } from '../parts/drawer.js';
import { handArea } from './hand-area.js';
import { handOver } from './hand-over.js';
import { layout } from '../show/layout.js';
import { beatLine, paceChoice } from '../show/pace.js';
import { showArea } from '../show/show-area.js';
import { tool } from '../parts/marks.js';
import { lastMove } from '../show/position.js';
import { curtain } from '../story/curtain.js';
import { rematch, save, share } from './after-game.js';
import { quietScene } from '../show/scene.js';
import { causeBlock } from './chosen-card.js';
import { caption } from './legend.js';
import { chalkOf } from '../analysis/advice.js';
import { hintPanel, shownPlan } from './hint.js';
import { nameCard } from './name-card.js';
import { cornerArea, noticeArea, promptArea } from './prompt-line.js';
import { say } from '../parts/say.js';
import { tableTitle } from '../parts/title.js';
import { turnOrder } from '../parts/order.js';
import { hasBegun } from '../parts/turns.js';
import { sideGroups } from '../parts/groups.js';
import { seriesNow } from '../parts/series.js';
import { actionsTaken } from '../parts/side.js';
import { publicView } from '../parts/secrets.js';
import { sorry } from '../parts/sorry.js';
import { againText, tableDrawer, whyNot } from './table-drawer.js';
import { pingArea, unread } from './talking.js';
import { streamerBadge, watchers } from './watchers.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../show/game.js').Game} Game */
/** @typedef {import('../../types.js').Frame} Frame */

/** The whole page. @param {Page} page */
export function tableView(page) {
  const { game, film, hotSeat } = page;
  if (game?.failure)
    return sorry(say('table.page'), say(game.failure === 'too-many' ? 'table.crowded' : 'table.unknown'));
  const shown = film.frame;
  if (!shown && game?.info?.result?.cause === 'content-changed')
    return sorry(say('table.page'), say('end.cause.content-changed'));
  if (!game?.info || !shown)
    return html`<h1 class="visually-hidden">${say('table.page')}</h1>
      <p class="table-loading" role="status">
        ${say(connection().state === 'offline' ? 'net.offline' : 'table.loading')}
      </p>`;
  // Where others look on, everything but the hand is drawn from what all may know.
  const frame = hotSeat.isDiscreet ? { ...shown, view: open(page, shown.view) } : shown;
  const handingOver = frame.prompt.kind === 'here' && !film.isPast && !frame.view.over;
  const { seats } = game.info;
  const own = game.me || seats[0].seat;
  const sheet = sheetKind(page, frame);
  const marks = marksOf(page, frame);
  const view = open(page, film.view ?? frame.view);
  const groups = sideGroups({ names: game.names, view, me: game.me, own }, (seat, folded) =>
    side(page, seat, frame, folded),
  );
  return layout(page, {
    kind: `${sheet ? `has-sheet sheet-${sheet}` : ''} ${film.isPast ? 'past' : ''} ${page.talk?.pointing ? 'pointing' : ''}`,
    title: tableTitle(game.info, game.names),
    tools: tools(page, frame),
    order: orderArea(page, frame),
    opponents: groups.opponents,
    board: handingOver
      ? nothing
      : html`${boardArea(page, marks)}${stageArea(page, frame)}${nameCard(page, frame)}${pingArea(page)}`,
    undo: page.narrow.matches && !handingOver ? undoButton(page, frame) : nothing,
    corner: handingOver ? nothing : cornerArea(page),
    caption: handingOver
      ? nothing
      : html`${caption(board(game.info.board), marks, game.names)}${watchers(game.info)}${streamerBadge(
          page,
        )}${seriesScore(game)}${film.scene ? beatLine(film.scene) : nothing}${paceChoice()}`,
    notices: noticeArea(page),
    coach: page.coach && page.narrow.matches ? page.coach.panel : null,
    prompt: {
      label: say('table.question'),
      kind: page.asked ? 'mine' : '',
      content: handingOver ? nothing : promptArea(page, frame),
    },
    own: { label: say('table.you'), content: groups.own },
    hand: handingOver ? nothing : handArea(page, shown),
    middle: handingOver ? nothing : middle(page, frame),
    over: handingOver
      ? handOver(frame.prompt.seat ?? 0, game.names, {
          here: () => hotSeat.here(),
          hold: hotSeat.hold,
          setHold: (on) => hotSeat.setHold(on),
        })
      : endArea(page, frame),
    announced: page.announced,
  });
}

/** The score of a series, small under the stage. @param {Game} game */
function seriesScore({ info, names }) {
  const now = info && seriesNow(info, names);
  if (!now) return nothing;
  return html`<span class="series-score" title=${now.whole} tabindex="0"
    ><b aria-hidden="true">${now.short}</b><span class="series-text">${now.whole}</span></span
  >`;
}

/** A position as it is shown now. @param {Page} page @param {import('../../types.js').View} view */
function open({ hotSeat, game }, view) {
  return hotSeat.isDiscreet ? publicView(view, Boolean(game?.combat?.revealed)) : view;
}

/** The curtain, when the game is over and nobody looks at the board. @param {Page} page @param {Frame} frame */
function endArea(page, frame) {
  const { game } = page;
  const result = frame.result ?? game?.info?.result;
  if (page.drawer?.kind !== 'end' || !result || !game?.info) return nothing;
  return curtain(
    {
      result,
      info: game.info,
      view: frame.view,
      names: game.names,
      entries: game.entries,
      mine: game.seats,
      busy: page.rematching,
      message: page.message,
      lineup: page.lineup,
      shared: page.shared,
      points: page.chances,
      from: page.replayFrom,
    },
    {
      rematch: {
        answer: (answer) => void rematch(page, answer),
        choose: (lineup) => (page.lineup = lineup),
        go: () => void rematch(page),
      },
      share: () => void share(page),
      save: () => void save(page, false),
      report: () => void save(page, true),
      choose: (number) => (page.replayFrom = page.replayFrom === number ? null : number),
      close: () => page.closeDrawer(),
    },
  );
}

/** What lies over the hand on a phone, if anything. @param {Page} page @param {Frame} frame */
function sheetKind(page, frame) {
  if (page.film.scene && page.narrow.matches) return 'show';
  if (page.drawer) return page.drawer.kind === 'end' ? '' : 'drawer';
  return page.game?.combat?.revealed && !page.asked && !frame.view.over ? 'combat' : '';
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} press
 * @param {{disabled?: boolean, expanded?: string, word?: string, badge?: number}} [more]
 */
function toolButton(name, label, press, more = {}) {
  return html`<button
    type="button"
    class="button quiet tool tool-${name}"
    aria-label=${label}
    title=${label}
    aria-disabled=${more.disabled ? 'true' : nothing}
    aria-expanded=${more.expanded ?? nothing}
    @click=${press}
  >
    ${tool(name)}<span class="tool-word">${more.word ?? label}</span>${more.badge
      ? html`<span class="talk-unread tool-unread">${more.badge}</span>`
      : nothing}
  </button>`;
}

/** Whether the game is over, by its rules or otherwise. @param {Page} page @param {Frame} frame */
function isOver({ game }, frame) {
  return frame.view.over || game?.info?.state === 'over';
}

/** @param {Page} page @param {Frame} frame */
function undoButton(page, frame) {
  const { undo } = frame;
  if (!page.game?.seats.length || isOver(page, frame)) return nothing;
  return toolButton(
    'undo',
    say(undo?.ask && !undo.allowed ? 'table.undo.ask' : 'table.undo'),
    () => page.sender.undo(),
    { disabled: !undo?.allowed && !undo?.ask, word: say('table.undo') },
  );
}

/** On a phone it opens the talk too, and tells what is new there. @param {Page} page */
function logButton(page) {
  const n = page.narrow.matches ? unread(page) : null;
  const label = n === null ? say('table.log') : n ? say('talk.open', { n }) : say('talk.title');
  return toolButton('log', label, () => page.toggle({ kind: 'log' }), {
    expanded: String(page.drawer?.kind === 'log'),
    word: say(n === null ? 'table.log' : 'talk.title'),
    badge: n || 0,
  });
}

/** @param {Page} page @param {Frame} frame */
function tools(page, frame) {
  const { game, sender, film } = page;
  return html` ${page.narrow.matches ? nothing : undoButton(page, frame)}
  ${game?.seats.length && game.lastOthersTurn()
    ? toolButton('again', againText(game), () => void film.again(), { word: say('table.again') })
    : nothing}
  ${game?.canHint && !isOver(page, frame)
    ? toolButton('hint', say('table.hint'), () => void sender.hint(), { disabled: !page.choice })
    : nothing}
  ${logButton(page)}
  ${toolButton('more', say('table.more'), () => page.toggle({ kind: 'more' }), {
    expanded: String(page.drawer?.kind === 'more'),
  })}`;
}

/** The actions of the turn so far; a turn that begins in a show has none yet. @param {Page} page @param {Frame} frame */
function takenOf({ game, film }, frame) {
  const begins = (film.view ?? frame.view).active !== frame.view.active;
  return game && !begins ? actionsTaken(game.entries, frame.number) : [];
}

/** Whose turns follow, where more than two play. @param {Page} page @param {Frame} frame */
function orderArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  if (!game.names.isMany) return null;
  return turnOrder(
    {
      view: open(page, page.film.view ?? frame.view),
      prompt: page.film.isPast || page.film.isMoving || isOver(page, frame) ? null : frame.prompt,
      names: game.names,
      mine: game.seats,
      me: game.me,
      entries: game.entries,
      number: frame.number,
      taken: takenOf(page, frame),
      clock: frame.clock ?? null,
      seats: game.info?.seats ?? [],
      open: page.drawer?.kind === 'side' ? page.drawer.seat : null,
    },
    (seat) => page.toggle({ kind: 'side', seat }),
  );
}

/** @param {Page} page @param {number} seat @param {Frame} frame @param {boolean} folded */
function side(page, seat, frame, folded) {
  const game = /** @type {Game} */ (page.game);
  const acting = page.film.scene?.acting;
  return html`<np-side
    .seat=${seat}
    .view=${open(page, page.film.view ?? frame.view)}
    .lost=${page.film.scene?.lost ?? null}
    ?acts=${acting !== null && acting !== undefined && !acting.card && acting.seat === seat}
    .names=${game.names}
    .info=${game.info?.seats.find((s) => s.seat === seat) ?? null}
    .clock=${frame.clock ?? null}
    .taken=${takenOf(page, frame)}
    .begun=${hasBegun(game.entries, frame.number, frame.view)}
    .me=${game.me}
    ?folded=${folded}
    ?open=${page.drawer?.kind === 'side' && page.drawer.seat === seat}
    ?over=${game.info?.state === 'over' && !page.film.isPast}
    .controls=${'drawer'}
  ></np-side>`;
}

/**
 * What is marked on the board now.
 *
 * @param {Page} page
 * @param {Frame} frame
 * @returns {import('./legend.js').TableMarks}
 */
function marksOf(page, frame) {
  const { asked } = page;
  /** @type {ReadonlySet<string>} */
  const none = new Set();
  const draft = asked?.draft;
  const point = page.coach?.point;
  const pieces = page.film.pieces;
  return {
    pieces,
    legalSpaces: asked?.legalSpaces ?? none,
    legalPieces: asked?.legalPieces ?? none,
    chosenPieces: asked?.chosenPieces ?? none,
    chosenSpaces: asked?.chosenSpaces ?? none,
    threatened: page.threatened(),
    reach: page.shownReach(),
    reachOf: page.reachPiece,
    paths: draft
      ? draft
          .paths()
          .map((p) => p.path)
          .filter((p) => p.length > 1)
      : [],
    lastMove: draft ? null : lastMove(frame.events),
    unusable: asked?.unusable ?? none,
    warned: asked?.warned ?? none,
    ...asked?.legend,
    teams: page.game ? bothTeams(page.game) : [],
    pointedPieces: new Set(point?.pieces ?? []),
    pointedSpaces: new Set(point?.spaces ?? []),
    movers: new Set(pieces.map((p) => p.id).filter((id) => asked?.canDrag(id))),
    chalk: asked && page.hint && page.game ? chalkOf(shownPlan(page.hint), page.game.names, frame.view) : null,
  };
}

/** The signs of the teams, one's own first. @param {Game} game @returns {import('../../board/teams.js').Team[]} */
function bothTeams({ names, me }) {
  const own = names.team(me);
  return own ? [own, own === 'sun' ? 'moon' : 'sun'] : [];
}

/** @param {Page} page @param {import('./legend.js').TableMarks} marks */
function boardArea(page, marks) {
  const game = /** @type {Game} */ (page.game);
  return html`<np-board
    .board=${board(game.info?.board ?? '')}
    .pieces=${marks.pieces}
    .legalSpaces=${marks.legalSpaces}
    .legalPieces=${marks.legalPieces}
    .chosenPieces=${marks.chosenPieces}
    .chosenSpaces=${marks.chosenSpaces}
    .threatened=${marks.threatened}
    .reach=${marks.reach}
    .paths=${marks.paths}
    .lastMove=${marks.lastMove}
    .unusable=${marks.unusable}
    .warned=${marks.warned}
    .pointedPieces=${marks.pointedPieces}
    .pointedSpaces=${marks.pointedSpaces}
    .movers=${marks.movers}
    .chalk=${marks.chalk}
    .matters=${page.matters}
    .eyes=${game.me}
    .patterns=${settings().patterns}
    .turn=${page.turn}
    ?windowed=${page.phone.matches && !isStream}
    @piece-pick=${page.piecePicked}
    @space-pick=${page.spacePicked}
    @piece-point=${page.piecePointed}
    @space-point=${page.spacePointed}
    @piece-drop=${page.pieceDropped}
  ></np-board>`;
}

/**
 * What is on the stage, over the board; while somebody is asked in a combat, only the line between the two.
 *
 * @param {Page} page
 * @param {Frame} frame
 */
function stageArea(page, frame) {
  const { film, narrow } = page;
  const { names, reader } = /** @type {Game} */ (page.game);
  const asks = frame.view.combat && !film.isPast && !film.isMoving ? quietScene(reader.running) : null;
  const scene = film.scene ?? asks;
  const half = narrow.matches ? 'light' : 'all';
  return scene ? showArea(page, { scene, names, pieces: film.pieces, half, quiet: !film.scene }) : nothing;
}

/**
 * The card or ability that asks, whole; a card of the combat beside the board can be read there.
 *
 * @param {Page} page
 * @param {import('../story/combats.js').Combat | null} combat
 */
function asking({ asked, game }, combat) {
  const cause = asked?.prompt.cause;
  if (!cause || !game) return nothing;
  const { attack, defense, revealed } = combat ?? {};
  const lies = revealed && [attack, defense].some((s) => cause.card && s?.card === cause.card && s.seat === cause.seat);
  return lies ? nothing : html`<div class="asking">${causeBlock(cause, game.names)}</div>`;
}

/** Beside the board. @param {Page} page @param {Frame} frame */
function middle(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { combat } = game;
  const { peek } = page;
  const { scene } = page.film;
  if (scene && page.narrow.matches)
    return showArea(page, { scene, names: game.names, pieces: page.film.pieces, half: 'cards' });
  // While a combat is on the stage it is not in the panel; it folds into it.
  const showsCombat = combat && !scene?.combat && !page.film.isPast && page.drawer?.kind !== 'combat';
  return html` ${page.coach && !page.narrow.matches ? html`<div class="coach">${page.coach.panel}</div>` : nothing}
    ${showsCombat
      ? html`<np-combat
          tabindex="0"
          .combat=${combat}
          .names=${game.names}
          .beat=${page.beat}
          .view=${frame.view}
          ?small=${page.narrow.matches}
          ?playing=${page.pacing.playing}
        ></np-combat>`
      : nothing}
    ${page.narrow.matches || page.hotSeat.isDiscreet ? nothing : hintPanel(page, frame)}
    ${page.narrow.matches || page.drawer || page.hint ? nothing : asking(page, showsCombat ? combat : null)}
    <div
      class="drawer ${page.drawer && page.drawer.kind !== 'end' ? `open drawer-${page.drawer.kind}` : ''}"
      id="drawer"
    >
      ${tableDrawer(page, frame)}
    </div>
    ${peek && !page.hotSeat.isVeiled && !page.film.isMoving && !page.talk?.pointing
      ? html`<div class="peek">${largeCard(peek.card, peek.seat, game.names, whyNot(page, peek))}</div>`
      : nothing}`;
}
