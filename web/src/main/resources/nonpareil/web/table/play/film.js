// What of a game is on its page: the frames as they come, one after the other with motion; a turn shown again; a moment
// of the past.

import { settings } from '../../app/settings.js';
import { refusal } from './sender.js';
import { combatants, CombatReader } from '../story/combats.js';
import { MOST_QUEUED } from '../show/game.js';
import { boardPieces, withPlaces } from '../show/position.js';
import { fromTurn } from '../show/stage.js';
import { sentences } from '../story/story.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../show/position.js').BoardPiece} BoardPiece */

export class Film {
  #running = false;

  /** @param {import('./table-page.js').NpTablePage} page */
  constructor(page) {
    this.page = page;
    /** A moment of the past that is looked at. @type {Frame | null} */
    this.moment = null;
    /**
     * What is shown again: a turn, or what came since somebody was here; how much of it is to come.
     *
     * @type {{frames: Frame[], at: number, reader: CombatReader, rest: number, since?: number} | null}
     */
    this.repeat = null;
    /** What is being shown, while it moves. */
    this.saying = '';
    /** What of that came with the event told last. */
    this.said = '';
    /** The record that is being told, as far as it is. @type {Frame | null} */
    this.telling = null;
  }

  /** The frame on the page: of the past, of a turn shown again, or of now. @returns {Frame | null} */
  get frame() {
    return this.moment ?? this.repeat?.frames[this.repeat.at] ?? this.page.game?.shown ?? null;
  }

  get isPast() {
    return this.moment !== null || this.repeat !== null;
  }

  /** Whether figures move just now. */
  get isMoving() {
    return this.page.stage.pieces !== null;
  }

  /** What the panels tell: as it changes in a show, as the set-up is planned, or as it is. @returns {import('../../types.js').View | null} */
  get view() {
    const { stage, choice } = this.page;
    if (stage.view || !this.frame) return stage.view;
    const { view } = this.frame;
    return choice?.draft?.setUp && !this.isPast ? withPlaces(view, choice.draft.answer.fighters) : view;
  }

  /** The records to tell in the log: with the one that is being told, as far as it is. */
  get told() {
    const { telling } = this;
    const game = /** @type {import('../show/game.js').Game} */ (this.page.game);
    const upTo = game.shown?.number ?? Infinity;
    return telling ? [...game.told.filter((e) => e.number <= upTo && e.number !== telling.number), telling] : game.told;
  }

  /** What is on the stage. */
  get scene() {
    return this.page.stage.scenes.now;
  }

  /** Who reads the combats of what is shown. */
  get reader() {
    return this.repeat?.reader ?? this.page.game?.reader ?? null;
  }

  /** What stands on the board: as it moves, as it is planned, or as it is. @returns {BoardPiece[]} */
  get pieces() {
    const { game, stage, choice } = this.page;
    const { frame } = this;
    if (!game || !frame) return [];
    if (stage.pieces) return stage.pieces;
    const { view } = frame;
    const planned = this.isPast ? null : choice?.draft?.answer;
    return boardPieces(
      planned ? { fighters: planned.fighters, tokens: planned.tokens ?? view.tokens, players: view.players } : view,
      game.names,
    );
  }

  /** Nothing but now. */
  clear() {
    this.moment = null;
    this.repeat = null;
    this.telling = null;
    this.page.stage.clear();
  }

  /** Shows what came, one frame after the other. */
  async run() {
    const { page } = this;
    const { game } = page;
    if (this.#running || !game) return;
    this.#running = true;
    try {
      while (game === page.game && game.queue.length > 0 && !this.repeat) {
        const frame = /** @type {Frame} */ (game.queue.shift());
        await this.#play(frame, game.shown, () => {
          game.lastRead = frame.number;
          game.show(frame);
        });
      }
    } finally {
      this.#running = false;
    }
  }

  /** @param {Frame} frame @param {Frame | null} before @param {() => void} done */
  async #play(frame, before, done) {
    const { page } = this;
    const { game } = page;
    if (!game) return;
    const planned = page.sender.isPlanned(frame);
    const still =
      settings().motion === 'none' ||
      document.visibilityState !== 'visible' ||
      game.queue.length > MOST_QUEUED ||
      frame.number === before?.number;
    this.saying = '';
    // What a hint told was of before.
    if (frame.events.length) {
      page.hint = null;
      if (page.drawer?.kind === 'hint') page.drawer = null;
    }
    if (frame.kind !== 'undo' && frame.events.length) {
      // On a phone a combat lies over the hand while it is told.
      if (page.narrow.matches && frame.events.some((e) => e.type === 'cards-revealed') && page.drawer?.kind !== 'end')
        page.drawer = null;
      await page.perform(frame, this.pieces, boardPieces(frame.view, game.names), before?.view ?? null, {
        still,
        moves: !planned,
        faster: planned ? 1.5 : 1,
        saying: () => this.saying,
        // Whoever looks at something again wants to read it.
        ...(this.repeat ? { sentence: () => this.said } : {}),
      });
    } else page.stage.clear();
    this.telling = null;
    if (game === page.game) done();
  }

  /** An event is shown now. @param {import('../../types.js').GameEvent} event @param {Frame} frame */
  tell(event, frame) {
    const { game } = this.page;
    if (!game) return;
    if (!this.repeat) this.telling = { ...frame, events: frame.events.slice(0, frame.events.indexOf(event) + 1) };
    const { reader } = this;
    reader?.event(event, frame.number);
    const combat = reader?.shown;
    this.said = sentences(
      { ...frame, kind: 'choice', events: [event] },
      game.names,
      combat ? combatants(combat) : null,
    ).join(' ');
    this.saying = this.said || this.saying;
  }

  /** Shows the last turn of the others again. */
  async again() {
    const { page } = this;
    const { game } = page;
    if (!game || this.repeat || game.queue.length) return;
    const turn = game.lastOthersTurn();
    if (!turn || turn.length < 2) return;
    const frames = [...fromTurn(turn[0], turn[1]), ...turn.slice(2)];
    this.moment = null;
    this.repeat = { frames, at: 0, reader: new CombatReader(game.names), rest: frames.length - 1 };
    if (page.narrow.matches) page.drawer = null;
    page.requestUpdate();
    await page.updateComplete;
    for (let i = 1; this.repeat?.frames === frames && i < frames.length; i++) {
      const again = this.repeat;
      again.rest = frames.length - 1 - i;
      await this.#play(frames[i], frames[i - 1], () => {
        again.at = i;
        page.requestUpdate();
      });
      if (page.pacing.skipped) break;
    }
    if (this.repeat?.frames === frames) this.backToNow();
  }

  /** Shows some records, one after the other; each from how things stood before it. @param {readonly number[]} numbers */
  async since(numbers) {
    const { page } = this;
    const { game } = page;
    if (!game || this.repeat || numbers.length === 0) return;
    const reader = new CombatReader(game.names);
    for (const entry of game.entries) if (!entry.taken && entry.number < numbers[0]) reader.record(entry);
    try {
      let before = await this.#frameOf(numbers[0] - 1);
      this.moment = null;
      const again = { frames: [before], at: 0, reader, rest: numbers.length, since: numbers.length };
      this.repeat = again;
      page.requestUpdate();
      await page.updateComplete;
      for (const number of numbers) {
        // Something was taken back in between: it is as if it had never been.
        if (before.number !== number - 1) before = await this.#frameOf(number - 1);
        const frame = await this.#frameOf(number);
        if (this.repeat !== again) return;
        again.frames = [before, frame];
        again.at = 0;
        again.rest--;
        await this.#play(frame, before, () => {
          again.at = 1;
          page.requestUpdate();
        });
        if (this.repeat !== again) return;
        before = frame;
      }
      this.backToNow();
    } catch (error) {
      this.backToNow();
      page.message = refusal(error).message;
    }
  }

  /** A record as it was then. @param {number} number @returns {Promise<Frame>} */
  async #frameOf(number) {
    const game = /** @type {import('../show/game.js').Game} */ (this.page.game);
    const here = game.frames.findLast((f) => f.number === number && f.eyes === game.me);
    return here ?? (await game.connection.ask(game.table, game.me, 'moment', { number })).frame;
  }

  /** @param {number} number */
  async showMoment(number) {
    const { page } = this;
    const { game } = page;
    if (!game) return;
    this.repeat = null;
    if (number === game.shown?.number && game.queue.length === 0) {
      this.backToNow();
      return;
    }
    try {
      this.moment = await this.#frameOf(number);
    } catch (error) {
      page.message = refusal(error).message;
    }
    page.requestUpdate();
  }

  backToNow() {
    this.clear();
    this.page.requestUpdate();
    void this.run();
  }
}
