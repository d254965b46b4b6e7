// Since you were here: what happened while nobody looked at the game, move by move. The server knows up to which record
// this person has seen it, on whichever device; what came after is offered, told and shown from one's own history alone.

import { MOST_QUEUED } from '../show/game.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').Frame} Frame */

/**
 * The records after one that still stand, without what only counts and names nothing.
 *
 * @param {readonly Entry[]} entries
 * @param {number} after
 * @param {number} upTo
 */
export function standing(entries, after, upTo) {
  return entries.filter(
    (e) => e.number > after && e.number <= upTo && !e.taken && e.kind !== 'undo' && e.events.length > 0,
  );
}

/**
 * Whether what was missed is worth an offer: where a decision takes days whatever others did, elsewhere more than what
 * a page catches up on by itself.
 *
 * @param {readonly Entry[]} missed
 * @param {boolean} days
 * @param {readonly number[]} mine
 */
export function isWorth(missed, days, mine) {
  if (days) return missed.some((e) => !mine.includes(e.seat ?? 0) || e.kind === 'time-out');
  return missed.length > MOST_QUEUED && missed.some((e) => e.events.some((event) => event.type === 'turn-began'));
}

export class Recap {
  /** What this person has seen; null as long as that is not known. @type {number | null} */
  #seen = null;
  /** Nobody has looked since the page came, or since it was in sight last. */
  #away = true;

  /** @param {import('./table-page.js').NpTablePage} page */
  constructor(page) {
    this.page = page;
    /** What is offered to be shown. @type {readonly Entry[]} */
    this.missed = [];
  }

  clear() {
    this.#seen = null;
    this.#away = true;
    this.missed = [];
  }

  /** The record after which everything is new. */
  get after() {
    return (this.missed[0]?.number ?? 0) - 1;
  }

  get #days() {
    return this.page.game?.info?.clock.kind === 'days';
  }

  /** The server says what this person has seen. @param {number} number */
  known(number) {
    if (this.#seen === null) this.#seen = Math.max(0, number);
  }

  /** A frame is on the page, or the page in sight again. */
  look() {
    const { game } = this.page;
    const frame = game?.shown;
    if (!game || !frame || this.#seen === null || game.info?.state !== 'playing') {
      if (frame && game?.info?.state === 'over') this.#report(frame.number);
      return;
    }
    // Whoever plays on has no need of it.
    if (this.missed.length && frame.kind === 'choice' && game.seats.includes(frame.seat ?? 0)) this.done();
    if (document.visibilityState !== 'visible') this.#away = true;
    if (document.visibilityState !== 'visible' || this.missed.length || game.queue.length > MOST_QUEUED) return;
    if (this.#away || frame.number > this.#seen + 1) {
      if (game.queue.length) return;
      this.#away = false;
      const missed = standing(game.entries, this.#seen, frame.number);
      if (isWorth(missed, this.#days, game.seats)) {
        this.missed = missed;
        if (this.#days) this.page.toggle({ kind: 'since' });
        this.page.requestUpdate();
        return;
      }
    }
    this.#report(frame.number);
  }

  /** @param {number} number */
  #report(number) {
    if (this.#seen === null || number <= this.#seen) return;
    this.#seen = number;
    const { game } = this.page;
    game?.connection.seen(game.table, number);
  }

  /** All of it, one show after the other, then what is asked. */
  async show() {
    const numbers = this.missed.map((e) => e.number);
    if (this.page.drawer?.kind === 'since') this.page.drawer = null;
    await this.page.film.since(numbers);
    this.done();
  }

  /** It was shown, or is not wanted. */
  done() {
    this.missed = [];
    if (this.page.drawer?.kind === 'since') this.page.closeDrawer();
    const frame = this.page.game?.shown;
    if (frame) this.#report(frame.number);
    this.page.requestUpdate();
  }
}
