// The stage while something happens: what is on it, and the figures and panels as each event left them. Bookkeeping of
// what is shown, no rules.

import { reducedMotion } from '../../app/settings.js';
import { tagsOf } from '../parts/tags.js';
import { sumLines } from '../story/combats.js';
import { Scenes } from './scene.js';
import { slips } from './slips.js';
import { sound } from './sound.js';
import { viewAfter } from './tally.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('./position.js').BoardPiece} BoardPiece */

/** The stage of a page, as the pacing uses it. */
export class Stage {
  /** @param {import('./board-page.js').BoardPage} page */
  constructor(page) {
    this.page = page;
    /** The figures while something happens. @type {BoardPiece[] | null} */
    this.pieces = null;
    /** The figures at its end. @type {readonly BoardPiece[]} */
    this.then = [];
    /** What the panels tell while something happens. @type {import('../../types.js').View | null} */
    this.view = null;
    this.scenes = new Scenes();
    /** What happens was chosen on this page a moment ago: nothing has to be told. */
    this.plain = false;
  }

  /** Moves figures on the board. @param {GameEvent[]} events @param {number} speed @returns {Promise<void>} */
  async animate(events, speed) {
    await this.page.boardElement?.animate?.(events, reducedMotion() ? speed * 1.5 : speed);
  }

  /** One event is told now: the combat counts, a sound is heard. @param {GameEvent} event @param {Frame} frame */
  tell(event, frame) {
    this.page.told(event, frame);
    const { telling } = this.page;
    if (telling && !this.plain) this.scenes.event(event, telling);
    if (this.view) this.view = viewAfter(this.view, event, frame.view);
    if (!this.page.pacing.skipped) slips(this.page, event, telling?.names.mark(event.seat ?? 0) ?? 0);
    sound(event.type);
    this.page.beat++;
  }

  /** Letters the viewer has not read yet. @param {GameEvent} event */
  letters(event) {
    const { telling } = this.page;
    return telling ? this.scenes.newLetters(event, telling) : 0;
  }

  /** How many lines the sums of the combat have. */
  lines() {
    const { combat } = this.scenes.now ?? {};
    const { telling } = this.page;
    return combat && telling
      ? Math.max(sumLines(combat.attack, telling.names).length, sumLines(combat.defense, telling.names).length) + 1
      : 1;
  }

  /** The figures stand now as the event left them. @param {GameEvent} event */
  leave(event) {
    this.pieces = this.#tagged(afterEvent(this.pieces ?? [], event, this.then), event);
    this.page.requestUpdate();
  }

  /** The counters on a figure are those the panels tell of. @param {BoardPiece[]} pieces @param {GameEvent} event */
  #tagged(pieces, event) {
    const { telling } = this.page;
    if (event.type !== 'counter-changed' || !telling) return pieces;
    const held = this.view?.fighters.find((f) => f.id === event.fighter)?.held ?? [];
    const tags = tagsOf(held, telling.names);
    return pieces.map((p) => (p.id === event.fighter ? { ...p, tags } : p));
  }

  /** Whether what is on the stage is held for a look at the end of a frame, stays there, or goes. */
  held() {
    const { now } = this.scenes;
    if (!now) return 'gone';
    if (this.page.waitsForOthers && now.combat) return 'stays';
    return now.alone || now.combat?.settled ? 'shown' : 'gone';
  }

  /** What is on the stage goes into the panel: begins to, or has. @param {boolean} begins */
  fold(begins) {
    const { scenes } = this;
    if (begins && scenes.now) scenes.now = { ...scenes.now, folding: true };
    else scenes.clear();
    this.page.requestUpdate();
  }

  /** The board ends what it does. */
  skip() {
    this.page.boardElement?.skip?.();
  }

  /** Nothing happens. */
  clear() {
    this.pieces = null;
    this.view = null;
    this.scenes.clear();
  }
}

/**
 * A turn that is shown again begins with its heading: what ended the turn before it in the same frame has happened.
 *
 * @param {Frame} before
 * @param {Frame} frame
 * @returns {[Frame, Frame]}
 */
export function fromTurn(before, frame) {
  const at = frame.events.findIndex((e) => e.type === 'turn-began');
  if (at <= 0) return [before, frame];
  /** @type {any} What stands on the board of a view has a space as pieces have. */
  const then = frame.view;
  let view = before.view;
  for (const event of frame.events.slice(0, at)) {
    view = viewAfter(view, event, then);
    /** @type {any} */
    const { fighters, tokens } = view;
    const moved = event.type === 'moved' || event.type === 'placed' || event.type === 'swapped';
    view = {
      ...view,
      fighters: moved ? /** @type {any} */ (afterEvent(fighters, event, then.fighters)) : fighters,
      tokens: /** @type {any} */ (afterEvent(tokens, event, then.tokens)),
    };
  }
  return [
    { ...before, view: { ...view, combat: null } },
    { ...frame, events: frame.events.slice(at) },
  ];
}

/**
 * @param {readonly BoardPiece[]} pieces
 * @param {GameEvent} event
 * @param {readonly BoardPiece[]} then the figures at the end, for those that come back
 * @returns {BoardPiece[]}
 */
export function afterEvent(pieces, event, then) {
  const id = event.piece ?? event.fighter ?? '';
  const change = (/** @type {Partial<BoardPiece>} */ what) => pieces.map((p) => (p.id === id ? { ...p, ...what } : p));
  switch (event.type) {
    case 'moved':
      return change({ space: event.path?.at(-1) ?? null });
    case 'placed':
      return pieces.some((p) => p.id === id)
        ? change({ space: event.to ?? null })
        : arrived(pieces, id, event.to, then);
    case 'returned':
      return arrived(
        pieces.filter((p) => p.id !== id),
        id,
        event.space,
        then,
      );
    case 'damaged':
      return change({ health: event.healthLeft ?? 0 });
    case 'healed':
      return change({ health: event.health ?? 0 });
    case 'defeated':
    case 'left-board':
      return pieces.filter((p) => p.id !== id);
    case 'swapped': {
      const a = pieces.find((p) => p.id === event.fighter);
      const b = pieces.find((p) => p.id === event.other);
      if (!a || !b) return [...pieces];
      return pieces.map((p) => (p === a ? { ...p, space: b.space } : p === b ? { ...p, space: a.space } : p));
    }
    case 'trait-changed':
      return pieces.map((p) => (p.seat === event.seat && p.kind === 'hero' ? { ...p, trait: event.trait ?? null } : p));
    default: // leaves the figures as they stand
      return [...pieces];
  }
}

/**
 * @param {readonly BoardPiece[]} pieces
 * @param {string} id
 * @param {string | null | undefined} space
 * @param {readonly BoardPiece[]} then
 */
function arrived(pieces, id, space, then) {
  const piece = then.find((p) => p.id === id);
  return piece ? [...pieces, { ...piece, space: space ?? piece.space }] : [...pieces];
}
