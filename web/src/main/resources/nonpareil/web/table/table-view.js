// What the table page looks like: one function for each of its places.

import { html, nothing } from 'lit';
import { board } from '../app/catalog.js';
import { language } from '../app/i18n.js';
import { settings } from '../app/settings.js';
import { connection } from '../app/socket.js';
import '../app/menu.js';
import '../board/board.js';
import './combat-view.js';
import { drawerFrame, helpList, largeCard, moreList, optionList } from './drawer.js';
import { ending } from './ending.js';
import { handOver } from './hand-over.js';
import './hand.js';
import './log-view.js';
import { tool } from './marks.js';
import { promptArea } from './prompt-line.js';
import { say } from './say.js';
import { sideDetails } from './side.js';
import { sorry } from './sorry.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('../types.js').Frame} Frame */

/** The whole page. @param {Page} page */
export function tableView(page) {
  const { game } = page;
  if (game?.failure) return sorry(say('table.page'), say('table.unknown'));
  const frame = page.frame;
  if (!frame && game?.info?.result?.cause === 'content-changed') return sorry(say('table.page'), say('end.cause.content-changed'));
  if (!game?.info || !frame) return html`<h1 class="visually-hidden">${say('table.page')}</h1><p class="table-loading" role="status">${say(connection().state === 'offline' ? 'net.offline' : 'table.loading')}</p>`;
  const handingOver = frame.prompt.kind === 'here' && !page.isPast && !frame.view.over;
  const [a, b] = game.info.seats;
  const opponents = game.info.seats.filter((s) => s.seat !== game.me);
  const sheet = sheetKind(page, frame);
  return html`
    <div class="table-page ${sheet ? `has-sheet sheet-${sheet}` : ''} ${page.isPast ? 'past' : ''} ${page.choosing ? 'asked' : ''}"
      @piece-pick=${page.piecePicked} @space-pick=${page.spacePicked} @piece-point=${page.piecePointed}
      @card-pick=${page.cardPicked} @card-point=${page.cardPointed} @card-zoom=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) => page.zoom(e.detail.card, e.detail.seat)}
      @side-open=${(/** @type {CustomEvent<{seat: number}>} */ e) => page.toggle({ kind: 'side', seat: e.detail.seat })}
      @log-moment=${(/** @type {CustomEvent<{number: number}>} */ e) => page.showMoment(e.detail.number)}
      @log-combat=${(/** @type {CustomEvent<{number: number, at: number}>} */ e) => page.toggle({ kind: 'combat', number: e.detail.number, at: e.detail.at })}>
      <h1 class="visually-hidden">${say('table.title', { a: game.names.title(a.seat), b: game.names.title(b.seat) })}</h1>
      ${bar(page, frame)}
      <section class="opponents" aria-label=${say('table.opponents')}>${opponents.map((s) => sideOf(page, s.seat, frame))}</section>
      <section class="board-area" aria-label=${say('table.board')}>${handingOver ? nothing : boardArea(page, frame)}</section>
      <section class="prompt ${page.choosing && !page.isPast ? 'mine' : ''}" aria-label=${say('table.question')}>${promptArea(page, frame, handingOver)}</section>
      <section class="own" aria-label=${say('table.you')}>${sideOf(page, game.me || a.seat, frame)}</section>
      <section class="hand-area" aria-label=${say('table.hand')}>${handingOver ? nothing : handArea(page, frame)}</section>
      <section class="middle" aria-label=${say('table.details')}>${handingOver ? nothing : middle(page, frame)}</section>
      ${handingOver ? handOver(frame.prompt.seat ?? 0, game.names, { here: () => page.here(), hold: page.hold, setHold: (on) => page.setHold(on) }) : nothing}
      <div class="visually-hidden" aria-live="polite" role="status">${page.announced}</div>
    </div>`;
}

/** What lies over the hand on a phone, if anything. @param {Page} page @param {Frame} frame */
function sheetKind(page, frame) {
  if (page.drawer) return 'drawer';
  const combat = page.game?.combat;
  const asked = page.choosing && !page.isPast && !page.staged;
  return combat?.revealed && !asked && !frame.view.over ? 'combat' : '';
}

/** @param {Page} page @param {Frame} frame */
function bar(page, frame) {
  const { game } = page;
  const undo = frame.undo;
  const mine = (game?.seats.length ?? 0) > 0;
  const over = frame.view.over || game?.info?.state === 'over';
  const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ press, /** @type {Record<string, any>} */ more = {}) =>
    html`<button type="button" class="button quiet tool tool-${name}" aria-label=${label} title=${label} aria-disabled=${more.disabled ? 'true' : nothing} aria-expanded=${more.expanded ?? nothing} @click=${press}>${tool(name)}<span class="tool-word">${more.word ?? label}</span></button>`;
  return html`<div class="bar" role="group" aria-label=${say('table.more')}>
    <np-menu></np-menu>
    ${mine && !over ? button('undo', say(undo?.ask && !undo.allowed ? 'table.undo.ask' : 'table.undo'), () => page.undo(), { disabled: !undo?.allowed && !undo?.ask, word: say('table.undo') }) : nothing}
    ${mine && game?.lastOthersTurn() ? button('again', say('table.again.long'), () => void page.again(), { word: say('table.again') }) : nothing}
    ${game?.canHint && !over ? button('hint', say('table.hint'), () => void page.hint(), { disabled: !page.choosing }) : nothing}
    ${button('log', say('table.log'), () => page.toggle({ kind: 'log' }), { expanded: String(page.drawer?.kind === 'log') })}
    ${button('more', say('table.more'), () => page.toggle({ kind: 'more' }), { expanded: String(page.drawer?.kind === 'more') })}
  </div>`;
}

/** @param {Page} page @param {number} seat @param {Frame} frame */
function sideOf(page, seat, frame) {
  const game = /** @type {Game} */ (page.game);
  return html`<np-side .seat=${seat} .view=${frame.view} .names=${game.names} .info=${game.info?.seats.find((s) => s.seat === seat) ?? null} .clock=${frame.clock ?? null}
    .taken=${actionsTaken(page, frame)} ?open=${page.drawer?.kind === 'side' && page.drawer.seat === seat} ?over=${game.info?.state === 'over' && !page.isPast} .controls=${'drawer'}></np-side>`;
}

/** The actions of the running turn. @param {Page} page @param {Frame} frame @returns {string[]} */
function actionsTaken(page, frame) {
  const words = { 'maneuver-began': 'maneuver', 'scheme-played': 'scheme', 'attack-declared': 'attack' };
  /** @type {string[]} */
  let taken = [];
  for (const entry of page.game?.entries ?? []) {
    if (entry.taken || entry.number > frame.number) continue;
    for (const e of entry.events) {
      if (e.type === 'turn-began') taken = [];
      const word = words[/** @type {keyof typeof words} */ (e.type)];
      if (word) taken.push(word);
    }
  }
  return taken;
}

/** @param {Page} page @param {Frame} frame */
function boardArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { choosing } = page;
  const asked = page.isPast || page.staged ? null : choosing;
  const where = board(game.info?.board ?? '');
  const none = new Set();
  const draft = asked?.draft;
  const moved = frame.events.findLast((e) => e.type === 'moved');
  const point = page.coach?.point;
  return html`<np-board .board=${where} .pieces=${page.displayedPieces()} .legalSpaces=${asked?.legalSpaces ?? none} .chosenSpaces=${none}
    .legalPieces=${asked?.legalPieces ?? none} .chosenPieces=${asked?.chosenPieces ?? none} .threatened=${page.threatened()} .reach=${page.shownReach()}
    .paths=${draft ? draft.paths().map((p) => p.path).filter((p) => p.length > 1) : []} .lastMove=${draft || !moved ? null : { piece: moved.piece, path: moved.path }}
    .unusable=${asked?.unusable ?? none} .pointedPieces=${new Set(point?.pieces ?? [])} .pointedSpaces=${new Set(point?.spaces ?? [])}
    .eyes=${game.me} .patterns=${settings().patterns} .turn=${page.narrow.matches && innerHeight > innerWidth ? 'yes' : 'no'}></np-board>`;
}

// ---- the hand

/** @param {Page} page @param {Frame} frame */
function handArea(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const asked = page.isPast || page.staged ? null : page.choosing;
  const offer = asked?.offer;
  const none = new Set();
  const pointed = new Set(page.coach?.point?.cards ?? []);
  if (asked && offer) {
    return html`<np-hand .cards=${offer} .seat=${asked.prompt.cardsOf ?? asked.seat} .names=${game.names} .legal=${asked.legalCards} .chosen=${asked.chosenCards} .pointed=${pointed} asked .label=${say('table.offer')}></np-hand>`;
  }
  const seat = game.me;
  const own = frame.view.players.find((p) => p.seat === seat);
  if (!own?.hand) return html`<p class="hand-empty muted">${own ? say('panel.hand', { n: own.handSize }) : nothing}</p>`;
  const veiled = page.isVeiled;
  return html`
    ${page.hold && game.isShared ? html`<button type="button" class="button hold" aria-pressed=${page.holding} @pointerdown=${() => page.holdNow(true)}
      @keydown=${(/** @type {KeyboardEvent} */ e) => (e.key === ' ' || e.key === 'Enter') && (e.preventDefault(), page.holdNow(true))} @keyup=${() => page.holdNow(false)} @blur=${() => page.holdNow(false)}>${tool('eye')}${say(page.holding ? 'here.release' : 'here.hold')}</button>` : nothing}
    <np-hand .cards=${own.hand} .seat=${seat} .names=${game.names} .legal=${asked?.legalCards ?? none} .chosen=${asked?.chosenCards ?? none} .pointed=${pointed}
      ?asked=${Boolean(asked) && !asked?.sent} ?soft=${Boolean(asked?.draft)} ?veiled=${veiled}></np-hand>`;
}

// ---- beside the board

/** @param {Page} page @param {Frame} frame */
function middle(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { combat } = game;
  const showsCombat = combat && !page.film && !page.moment && page.drawer?.kind !== 'combat';
  return html`
    ${page.coach && !page.narrow.matches ? html`<div class="coach">${page.coach.panel}</div>` : nothing}
    ${showsCombat ? html`<np-combat .combat=${combat} .names=${game.names} .beat=${page.beat} ?playing=${page.pacing.playing} @click=${() => page.pacing.skip()}></np-combat>` : nothing}
    <div class="drawer ${page.drawer ? `open drawer-${page.drawer.kind}` : ''}" id="drawer">${drawerBody(page, frame)}</div>
    ${page.peek && !page.isVeiled && !page.staged ? html`<div class="peek">${largeCard(page.peek.card, page.peek.seat, game.names, whyNot(page, page.peek))}</div>` : nothing}`;
}

/** Why a card that is looked at cannot be used now. @param {Page} page @param {{card: string, seat: number}} at */
function whyNot(page, { card, seat }) {
  const { choosing } = page;
  if (!choosing || choosing.sent || page.isPast || seat !== choosing.seat || !choosing.hand.includes(card) || choosing.legalCards.has(card)) return '';
  return choosing.whyCard(card);
}

/** @param {Page} page @param {Frame} frame */
function drawerBody(page, frame) {
  const game = /** @type {Game} */ (page.game);
  const { names } = game;
  const close = () => page.closeDrawer();
  const { drawer } = page;
  switch (drawer?.kind) {
    case 'side':
      return drawerFrame(names.title(drawer.seat), sideDetails(drawer.seat, frame.view, names, actionsTaken(page, frame), (card, seat) => page.zoom(card, seat)), close);
    case 'card':
      return drawerFrame(names.card(drawer.seat, drawer.card), largeCard(drawer.card, drawer.seat, names, whyNot(page, drawer)), close, { reading: true });
    case 'combat': {
      const combat = game.reader.all.find((c) => c.number === drawer.number);
      return drawerFrame(say('combat.title'), html`<np-combat past .combat=${combat ?? null} .names=${names} .beat=${page.beat}></np-combat>
        ${drawer.at === undefined ? nothing : html`<button type="button" class="button" @click=${() => page.showMoment(drawer.at ?? 0)}>${say('log.moment')}</button>`}`, close);
    }
    case 'help':
      return drawerFrame(say('keys.title'), helpList(), close, { reading: true });
    case 'options':
      return drawerFrame(say('do.list'), page.choosing ? optionList(page.choosing.prompt, names, (option) => { page.drawer = null; page.choosing?.press(option); }) : say('ask.none'), close);
    case 'more':
      return drawerFrame(say('table.more'), moreBody(page), close);
    case 'end': {
      const result = frame.result ?? game.info?.result;
      if (!result || !game.info) return nothing;
      return drawerFrame(say('end.title'), ending(
        { result, info: game.info, names, entries: game.entries, mine: game.seats, busy: page.rematching, shared: page.shared },
        { rematch: () => void page.rematch(), share: () => void page.share(), save: () => void page.save(false), report: () => void page.save(true), moment: (n) => void page.showMoment(n) },
      ), close);
    }
    default:
      // On a desktop the log is there whenever nothing else is; on a phone it opens.
      return drawerFrame(say('log.title'), html`<np-log .entries=${game.told} .upTo=${game.shown?.number ?? Infinity} .names=${names} .at=${page.moment?.number ?? null}></np-log>`, close, { fixed: !page.narrow.matches });
  }
}

/** @param {Page} page */
function moreBody(page) {
  const game = /** @type {Game} */ (page.game);
  const over = game.info?.state === 'over' || Boolean(game.shown?.view.over);
  return moreList(
    {
      resigning: page.resigning,
      over: over || game.seats.length === 0,
      canDraw: !over && !game.isAgainstComputers && game.seats.length === 1 && !(game.info?.offers?.draw ?? []).includes(game.me),
      shared: game.isShared,
      hold: page.hold,
      canHint: game.canHint && Boolean(page.choosing),
      canAgain: Boolean(game.lastOthersTurn()),
      other: language() === 'en' ? 'de' : 'en',
    },
    {
      log: () => page.toggle({ kind: 'log' }),
      help: () => page.toggle({ kind: 'help' }),
      options: () => page.toggle({ kind: 'options' }),
      draw: () => { page.drawer = null; void page.act('offer-draw'); },
      sure: () => { page.resigning = true; page.requestUpdate(); },
      back: () => { page.resigning = false; page.requestUpdate(); },
      resign: () => { page.resigning = false; page.drawer = null; void page.act('resign'); },
      hold: (on) => page.setHold(on),
      hint: () => { page.drawer = null; void page.hint(); },
      again: () => void page.again(),
    },
  );
}
