// The keyboard at the table: what each shortcut does.

import { PlanChoice } from '../choose/plan-choice.js';
import { isTyping } from '../parts/keys.js';
import { say } from '../parts/say.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */

/** A key was pressed anywhere on the page. @param {Page} page @param {KeyboardEvent} event */
export function pressed(page, event) {
  if (isTyping(event) || !page.isConnected || !page.game?.shown) return;
  const onButton =
    event.target instanceof Element &&
    event.target.closest('button, a, [role="button"], summary, input, label, np-board');
  if (event.key === 'Escape') {
    if (escape(page)) event.preventDefault();
    return;
  }
  if (event.key === ' ' && page.pacing.playing && !onButton) {
    event.preventDefault();
    page.pacing.goOn();
    return;
  }
  const act = event.key === 'Enter' && onButton ? null : keyAct(page, event.key);
  if (act && !event.repeat) {
    event.preventDefault();
    act();
  }
}

/** What a key does now. @param {Page} page @param {string} key @returns {(() => void) | null} */
function keyAct(page, key) {
  const asked = page.film.isPast || page.hotSeat.isDiscreet ? null : page.choice;
  if (/^[1-9]$/.test(key)) {
    return () => {
      // A mate's cards are not one's own to play.
      const hand = /** @type {import('../parts/hand.js').NpHand | null} */ (page.querySelector('np-hand:not(.mates)'));
      const card = hand?.kinds[Number(key) - 1]?.id;
      if (!hand || !card) return;
      hand.focusCard(Number(key) - 1);
      if (asked) asked.pickCard(card);
    };
  }
  switch (key.toLowerCase()) {
    case '?':
      return () => page.toggle({ kind: 'help' });
    case 'm':
      return asked?.offered.buttons.includes('maneuver') ? () => asked.press('maneuver') : null;
    case 'c':
    case 'enter':
      return asked ? () => asked.confirm() : null;
    case 'r':
      return asked instanceof PlanChoice ? () => asked.reset() : null;
    case 'u':
      return () => page.sender.undo();
    case 'b':
      return () => focusBoard(page);
    case 'h':
      return () => /** @type {import('../parts/hand.js').NpHand | null} */ (page.querySelector('np-hand'))?.focusCard();
    case 'q':
      return () =>
        /** @type {HTMLElement | null} */ (
          page.querySelector('.prompt [data-option]') ?? page.querySelector('#question')
        )?.focus();
    case 'o':
      return asked ? () => page.toggle({ kind: 'options' }) : null;
    case 'l':
      return () => page.toggle({ kind: 'log' });
    case 'p':
      return () => nextSide(page);
    case 'k':
      return () => openCombat(page);
    case 'a':
      return () => void page.film.again();
    case 'v':
      return page.hotSeat.isStreamer ? () => page.hotSeat.holdNow(true) : null;
    case 't':
      return page.game?.canHint ? () => void page.sender.hint() : null;
    default:
      return null;
  }
}

/** To what can be picked on the board, or to the board as it is. @param {Page} page */
function focusBoard(page) {
  const board = page.boardElement;
  const piece = [...(page.choice?.legalPieces ?? [])][0];
  const space = [...(page.choice?.legalSpaces ?? [])][0];
  if (space) board?.focusSpace(space);
  else if (piece) board?.focusPiece(piece);
  else board?.querySelector('[tabindex="0"]')?.focus();
}

/** The panels one after the other. @param {Page} page */
function nextSide(page) {
  const seats = page.film.frame?.view.players.map((p) => p.seat) ?? [];
  const at = page.drawer?.kind === 'side' ? seats.indexOf(page.drawer.seat) : -1;
  const next = seats[at + 1];
  page.drawer = next ? { kind: 'side', seat: next } : null;
  if (next) page.focusDrawer();
}

/** The last combat. @param {Page} page */
function openCombat(page) {
  const last = page.game?.reader.all.at(-1);
  if (last) page.toggle({ kind: 'combat', number: last.number });
  else page.message = say('combat.none');
}

/** One thing less: the animation, the drawer, the past, what was picked. @param {Page} page */
function escape(page) {
  if (page.talk?.pointing) page.talk.point(null);
  else if (page.pacing.playing) page.pacing.skip();
  else if (page.drawer) page.closeDrawer();
  else if (page.film.isPast) page.film.backToNow();
  else if (page.choice?.canGoBack) page.choice.back();
  else return false;
  return true;
}
