// How a person plans moves: a maneuver with its boost, moves of several pieces, or the set-up. Pieces, spaces and the
// boost are picked and corrected freely; all of it is sent at once.

import { question } from './question-text.js';
import { Choice } from './choice.js';
import { Draft } from './draft.js';

export class PlanChoice extends Choice {
  #draft;

  /**
   * @param {import('./choice.js').Asked} frame
   * @param {import('../parts/names.js').Names} names
   * @param {import('./choice.js').Around} around
   */
  constructor(frame, names, around) {
    super(frame, names, around);
    this.#draft = new Draft(frame.prompt, frame.view, (choices) =>
      around.ask('draft', { number: frame.number, choices }),
    );
    /** Where the picked piece could go. @type {Map<string, string>} */
    this.targets = new Map();
    this.movable = [...this.offered.moves.keys()];
    /** Something of a suggestion was changed. */
    this.touched = false;
    /** All that was done to the plan: it is corrected one step after the other. */
    this.planning = Promise.resolve();
    this.#plan(() => this.#begin());
  }

  /** @returns {Draft} */
  get draft() {
    return this.#draft;
  }

  // ---- what lights up

  piecesToPick() {
    return this.movable;
  }

  spacesToPick() {
    return this.targets.keys();
  }

  get chosenPieces() {
    return new Set(this.piece ? [this.piece] : []);
  }

  get chosenCards() {
    const { boost } = this.draft;
    return new Set(boost ? [boost.split(' ')[1]] : []);
  }

  get whyPieces() {
    return (this.draft.answer.why ?? this.frame.why)?.pieces ?? {};
  }

  get asksPiece() {
    return true;
  }

  /** Only those without a way are marked; the others have simply had their turn. */
  get unusable() {
    if (this.draft.setUp) return new Set();
    return new Set([...super.unusable].filter((p) => this.whyPieces[p] === 'no-way'));
  }

  // ---- what is said

  asked() {
    const { names, draft, prompt } = this;
    const { setUp, boost } = draft;
    if (!setUp && draft.boostFirst && boost)
      return names.say('draft.boost.first', { card: this.cardName(boost.split(' ')[1]) });
    if (this.piece) return names.say('draft.piece', { who: names.called(this.piece) });
    if (setUp) return names.say('ask.set-up.draft');
    const { move } = draft.answer.prompt;
    return question(draft.asksBoost && move ? { ...prompt, move } : prompt, names, this.frame.view);
  }

  buttonsNow() {
    const { draft } = this;
    const { say } = this.names;
    const { setUp } = draft;
    /** @type {import('./choice.js').Button[]} */
    const buttons = [];
    const word = setUp
      ? 'do.confirm'
      : draft.boostFirst
        ? 'do.confirm.boost'
        : draft.moves.length
          ? 'do.confirm.move'
          : 'do.confirm.stay';
    if (draft.isReady)
      buttons.push({ id: 'confirm', label: say(word), primary: setUp || !draft.isEmpty, press: () => this.confirm() });
    if (setUp ? this.touched : !draft.isEmpty)
      buttons.push({ id: 'reset', label: say('do.reset'), primary: false, press: () => this.reset() });
    return buttons;
  }

  // ---- picking

  /** The boost; the same card again is none. @param {string} card */
  pickedCard(card) {
    const option = this.offered.cards.get(card) ?? null;
    this.#plan(async () => this.#after(await this.draft.setBoost(this.draft.boost === option ? null : option)));
  }

  /** @param {string} piece */
  pickedPiece(piece) {
    this.#plan(async () => {
      if (this.piece === piece) {
        if (this.movable.length > 1) this.back();
      } else if (this.movable.includes(piece)) {
        await this.#select(piece);
      } else {
        this.note = this.whyPiece(piece);
      }
    });
  }

  /** @param {string} space */
  pickedSpace(space) {
    this.#plan(async () => {
      const { piece, draft } = this;
      if (!piece) {
        this.note = this.names.say('draft.hint');
      } else if (this.targets.has(space)) {
        const dropped = await draft.move(piece, space);
        this.touched = true;
        // One figure alone stays picked for the next correction.
        if (this.movable.length > 1) this.putDown();
        await this.#after(dropped);
      } else if (!draft.setUp && space === this.spaceOf(piece)) {
        await this.#after(await draft.drop(piece));
      } else {
        await this.askWhy(piece, space);
      }
    });
  }

  putDown() {
    this.piece = null;
    this.targets = new Map();
  }

  /** Sends the plan. */
  confirm() {
    if (this.sent) return;
    this.#plan(async () => {
      if (this.draft.isReady) void this.send(this.draft.batch());
    });
  }

  /** The plan begins again. */
  reset() {
    if (this.sent) return;
    this.note = '';
    this.#plan(async () => {
      await this.draft.reset();
      this.touched = false;
      this.putDown();
      await this.#after([]);
    });
  }

  // ---- the steps of a plan

  /** Does something to the plan after everything begun before. @param {() => Promise<void>} step */
  #plan(step) {
    this.planning = this.planning.then(step).catch((error) => {
      if (error?.reason) this.note = this.names.say('draft.refused');
      else throw error;
    });
    this.planning.then(() => this.changed());
  }

  async #begin() {
    const { draft } = this;
    if (!draft.setUp) await draft.start();
    await this.#after([]);
    if (!draft.setUp && this.movable.length === 1) await this.#select(this.movable[0]);
  }

  /** @param {string} piece */
  async #select(piece) {
    this.piece = piece;
    this.targets = await this.draft.targets(piece);
  }

  /**
   * The plan has changed: says what had to be dropped, fills up the set-up, sees what is possible now.
   *
   * @param {string[]} dropped
   */
  async #after(dropped) {
    const { draft, names } = this;
    if (dropped.length) this.note = dropped.map((p) => names.say('draft.dropped', { who: names.called(p) })).join(' ');
    if (draft.setUp) await draft.suggest(this.around.suggest);
    this.movable = await draft.movable();
    if (this.piece) this.targets = await draft.targets(this.piece);
  }
}
