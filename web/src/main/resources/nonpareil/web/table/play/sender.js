// What goes from a table page to the server: answers to questions, and acts outside the rules. A refusal comes back in
// words.

import { board } from '../../app/catalog.js';
import { Refused } from '../../app/socket.js';
import { Choice } from '../choose/choice.js';
import { ActionChoice } from '../choose/action-choice.js';
import { PlanChoice } from '../choose/plan-choice.js';
import { isDraftable, isManeuver } from '../choose/options.js';
import { suggestedSpace } from '../show/position.js';
import { say } from '../parts/say.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../show/game.js').Game} Game */

/**
 * The way a question is answered.
 *
 * @param {import('../choose/choice.js').Asked} frame
 * @param {import('../parts/names.js').Names} names
 * @param {import('../choose/choice.js').Around} around
 */
export function choiceFor(frame, names, around) {
  const Way = isDraftable(frame.prompt) ? PlanChoice : frame.prompt.kind === 'action' ? ActionChoice : Choice;
  return new Way(frame, names, around);
}

/** A refusal in words. @param {unknown} error @returns {Error} */
export function refusal(error) {
  if (!(error instanceof Refused)) return /** @type {Error} */ (error);
  const key = `refused.${error.reason}`;
  const text = say(key);
  return new Error(text === key ? say('refused.not-now') : text);
}

export class Sender {
  /** Moves this page sent, whose frames need no motion. @type {Set<string>} */
  #moves = new Set();
  /** Where somebody goes by the maneuver that was sent. @type {import('../choose/choice.js').Way | null} */
  #way = null;

  /** @param {import('./table-page.js').NpTablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** Begins to answer the question of a frame. @param {Frame} frame */
  to(frame) {
    const { page } = this;
    const game = /** @type {Game} */ (page.game);
    const seat = frame.prompt.seat ?? 0;
    const where = board(game.info?.board ?? '');
    const way = isManeuver(frame.prompt) ? this.#way : null;
    this.#way = null;
    return choiceFor(frame, game.names, {
      send: (choices, otherwise) => this.#send(seat, frame.number, choices, otherwise),
      act: async (act) => {
        await game.connection.act(game.table, seat, act).catch((error) => {
          throw refusal(error);
        });
      },
      ask: (what, more) => game.connection.ask(game.table, seat, what, more),
      suggest: (_piece, spaces, answer) => {
        const hero = answer.fighters.find((f) => game.names.piece(f.id).hero && game.names.owner(f.id) === seat);
        return where ? suggestedSpace(where, hero?.space, spaces) : spaces[0];
      },
      near: (piece) => page.reach?.of(piece, 0)?.now,
      way,
      keep: (kept) => (this.#way = kept),
      get stepwise() {
        return page.coach !== null;
      },
      get veiled() {
        return page.hotSeat.isVeiled;
      },
    });
  }

  /**
   * @param {number} seat
   * @param {number} number
   * @param {string[]} choices
   * @param {string[]} [otherwise]
   * @returns {Promise<void>}
   */
  async #send(seat, number, choices, otherwise) {
    const game = /** @type {Game} */ (this.page.game);
    const wrong = this.page.coach?.check(choices);
    if (wrong) throw new Error(wrong);
    for (const choice of choices) if (/^(move|place) /.test(choice)) this.#moves.add(`${seat} ${choice}`);
    try {
      await game.connection.choose(game.table, seat, number, choices);
    } catch (error) {
      if (otherwise && error instanceof Refused && error.reason === 'not-offered')
        return this.#send(seat, number, otherwise);
      throw refusal(error);
    }
  }

  /** Whether a frame is what this page has planned, so that its figures stand there already. @param {Frame} frame */
  isPlanned(frame) {
    const choices = frame.choices ?? [];
    return choices.length > 0 && choices.every((c) => this.#moves.has(`${frame.seat} ${c}`));
  }

  /** All that was sent has been shown. */
  forget() {
    this.#moves.clear();
  }

  /** An act outside the rules. @param {string} act @param {{seat?: number} & Record<string, unknown>} [more] */
  async act(act, { seat, ...more } = {}) {
    const { game } = this.page;
    if (!game) return;
    try {
      await game.connection.act(game.table, seat ?? game.me, act, more);
    } catch (error) {
      this.page.message = refusal(error).message;
    }
  }

  undo() {
    const undo = this.page.game?.shown?.undo;
    if (!undo) return;
    if (undo.allowed) void this.act('undo');
    else if (undo.ask) void this.act('ask-undo');
    else this.page.message = say(`undo.${undo.reason ?? 'nothing-chosen'}`);
  }

  /** Asks what a computer would do; asked again, the answer is put away. */
  async hint() {
    const { page } = this;
    if (page.hint && !page.narrow.matches) {
      page.hint = null;
      return;
    }
    const { game, choice } = page;
    if (!game || !choice) return;
    page.message = say('table.hint.thinking');
    try {
      const { plan, other, reasons } = await game.connection.ask(game.table, game.me, 'hint');
      if (choice !== page.choice) return;
      page.message = plan ? '' : say('table.hint.none');
      page.hint = plan ? { advice: { plan, other, reasons: reasons ?? [] }, shown: 'plan' } : null;
      if (page.narrow.matches && page.hint) page.drawer = { kind: 'hint' };
    } catch (error) {
      page.message = refusal(error).message;
    }
  }
}
