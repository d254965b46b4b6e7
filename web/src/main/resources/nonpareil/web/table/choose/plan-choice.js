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
    /** The moves need no boost, though one was drafted. */
    this.spare = false;
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
    if (setUp) return names.say('ask.set-up.draft');
    if (draft.boostFirst && boost) return names.say('draft.boost.first', { card: this.cardName(boost.split(' ')[1]) });
    const { move } = draft.answer.prompt;
    return question(draft.asksBoost && move ? { ...prompt, move } : prompt, names, this.frame.view);
  }

  /** What is planned so far, and what may follow. */
  aidNow() {
    const { names, draft } = this;
    const { say } = names;
    if (draft.boostFirst) return say('draft.boost.then');
    const told = draft.setUp
      ? []
      : draft
          .paths()
          .map(({ piece, path }) => say('draft.goes', { who: names.called(piece), n: Math.max(1, path.length - 1) }));
    const boost = draft.boost?.split(' ')[1];
    if (boost && this.spare) told.push(say('draft.boost.spare', { card: this.cardName(boost) }));
    else if (boost)
      told.push(say('draft.boost', { card: this.cardName(boost), n: names.cardData(this.seat, boost)?.boost ?? 0 }));
    if (this.piece)
      told.push(say(this.#mayBePlaced ? 'draft.piece.placed' : 'draft.piece', { who: names.called(this.piece) }));
    if (this.offered.cards.size && !boost) told.push(say('draft.boost.may'));
    return told.slice(-2).join(' ');
  }

  /** Whether the picked piece may be set down, not only walk. */
  get #mayBePlaced() {
    return !this.draft.setUp && [...this.targets.values()].some((option) => option.startsWith('place '));
  }

  get shownCard() {
    return this.draft.boost?.split(' ')[1] ?? null;
  }

  buttonsNow() {
    const { draft } = this;
    const { say } = this.names;
    const { setUp } = draft;
    /** @type {import('./choice.js').Button[]} */
    const buttons = [];
    if (setUp ? this.touched : !draft.isEmpty)
      buttons.push({
        id: 'reset',
        label: say(setUp ? 'do.reset' : draft.moves.length ? 'do.back' : 'do.back.card'),
        place: 'no',
        press: () => (setUp ? this.reset() : this.takeBack()),
      });
    else if (!setUp && draft.isReady)
      buttons.push({ id: 'nobody', label: say('option.done.move'), place: 'no', press: () => this.stay() });
    if (this.spare)
      buttons.push({
        id: 'boost',
        label: say('do.confirm.boosted'),
        place: 'choice',
        press: () => this.#boostAnyway(),
      });
    const move = this.spare ? 'do.confirm.spare' : 'do.confirm.move';
    const word = setUp ? 'do.confirm' : draft.moves.length ? move : 'do.confirm.boost';
    if (this.mayConfirm) buttons.push({ id: 'confirm', label: say(word), place: 'yes', press: () => this.confirm() });
    return buttons;
  }

  /** Whether the plan does something; a boost that would be lost is none. */
  get mayConfirm() {
    const { draft } = this;
    return draft.isReady && (draft.setUp || draft.moves.length > 0 || (draft.boost !== null && draft.boostActs));
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
        this.note = this.draft.boostFirst ? this.names.say('draft.boost.then') : this.whyPiece(piece);
      }
    });
  }

  /** @param {string} space */
  pickedSpace(space) {
    this.#plan(async () => {
      const { piece, draft } = this;
      if (!piece) {
        this.note = this.names.say(draft.boostFirst ? 'draft.boost.then' : 'draft.hint');
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

  /** Any piece that can be planned. @param {string} piece */
  canDrag(piece) {
    return !this.sent && this.movable.includes(piece);
  }

  /** @param {string} piece @param {string} space */
  dropPiece(piece, space) {
    if (!this.canDrag(piece)) return;
    this.note = '';
    this.#plan(() => this.#select(piece));
    this.pickedSpace(space);
  }

  /** Sends the plan; a boost that no move needs stays in hand. */
  confirm() {
    if (this.sent) return;
    this.#plan(async () => {
      if (this.spare) await this.#after(await this.draft.setBoost(null));
      if (this.mayConfirm) void this.send(this.draft.batch());
      else if (this.draft.boost) this.note = this.names.say('draft.boost.lost');
    });
  }

  /** Sends the plan with a boost that no move needs: somebody may want the card in the discard pile. */
  #boostAnyway() {
    this.#plan(async () => {
      if (!this.sent) void this.send(this.draft.batch());
    });
  }

  /** Nobody moves; a boost that was drafted stays in hand. */
  stay() {
    if (this.sent) return;
    this.#plan(async () => {
      await this.draft.reset();
      if (this.draft.isReady) void this.send(this.draft.batch());
    });
  }

  /** The last step of the plan is taken back: a move, or else the boost. */
  takeBack() {
    if (this.sent) return;
    this.note = '';
    this.#plan(async () => {
      const { draft } = this;
      const last = draft.moves.at(-1)?.piece;
      await this.#after(last ? await draft.drop(last) : await draft.setBoost(null));
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
    if (draft.setUp) return;
    // One is chosen at once: the hero, so that a space can be picked.
    const { way } = this.around;
    const first = way?.piece ?? this.movable.find((p) => this.names.piece(p).hero) ?? this.movable[0];
    if (first) await this.#select(first);
    if (way && this.targets.has(way.space)) await this.#goOn(way.piece, way.space);
  }

  /** A way that was chosen with the maneuver; where nobody else could go, that is all. @param {string} piece @param {string} space */
  async #goOn(piece, space) {
    await this.#after(await this.draft.move(piece, space));
    if (this.movable.length === 1) void this.send(this.draft.batch());
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
    // A lesson says itself what is boosted.
    this.spare = !this.around.stepwise && (await draft.isBoostSpare());
    this.movable = await draft.movable();
    if (this.piece) this.targets = await draft.targets(this.piece);
  }
}
