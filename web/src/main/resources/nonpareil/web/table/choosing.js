// How a person answers a prompt: what lights up, what has been picked so far, which buttons there are. It knows no rule of the game:
// what is possible comes from the options, what is not says why.

import { buttonLabel, question } from './asking.js';
import { Draft } from './draft.js';
import { isDraftable, offered } from './options.js';
import { whyCard, whyPiece, whySpace } from './why.js';

/** @typedef {import('../types.js').Prompt} Prompt */
/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Why} Why */
/** @typedef {import('./names.js').Names} Names */
/** @typedef {import('./draft.js').Suggest} Suggest */
/** @typedef {{id: string, label: string, primary: boolean, press: () => void}} Button */

/**
 * What a prompt's answering needs from around it.
 *
 * @typedef {object} Around
 * @property {(choices: string[], otherwise?: string[]) => Promise<void>} send otherwise: what is sent if the first is not offered
 * @property {(act: string) => Promise<void>} act
 * @property {(what: string, more: Record<string, unknown>) => Promise<any>} ask
 * @property {Suggest} suggest
 * @property {boolean} [veiled] card names are not said aloud
 */

/** The word on the button that plays a card. @type {Partial<Record<Prompt['kind'], string>>} */
const CARD_WORDS = { 'attack-card': 'attack', 'defense-card': 'defend', 'boost': 'boost', 'discard': 'discard' };

export class Choosing extends EventTarget {
  /**
   * @param {{prompt: Prompt, view: View, why: Why, number: number}} frame
   * @param {Names} names
   * @param {Around} around
   */
  constructor(frame, names, around) {
    super();
    this.frame = frame;
    this.prompt = frame.prompt;
    this.names = names;
    this.around = around;
    this.seat = frame.prompt.seat ?? 0;
    this.offered = offered(frame.prompt);
    /** @type {string | null} */
    this.card = null;
    /** An attacker, or the piece that is being moved. @type {string | null} */
    this.piece = null;
    /** A target that was picked before its attacker. @type {string | null} */
    this.target = null;
    /** Why something cannot be used, or what else is to be said. */
    this.note = '';
    this.sent = false;
    /** @type {Draft | null} */
    this.draft = null;
    /** Where the picked piece of a plan could go. @type {Map<string, string>} */
    this.targets = new Map();
    /** @type {string[]} */
    this.movable = [];
    /** Plans are corrected one after the other. */
    this.planning = Promise.resolve();
    /** Something of a suggestion was changed. */
    this.touched = false;
    this.ended = false;
    if (isDraftable(frame.prompt)) this.#beginDraft();
  }

  #changed() {
    if (!this.ended) this.dispatchEvent(new Event('change'));
  }

  /** Another frame has come; what is still under way no longer matters. */
  end() {
    this.ended = true;
  }

  // ---- what lights up

  /** @returns {Set<string>} */
  get legalCards() {
    if (this.sent) return new Set();
    if (this.prompt.kind !== 'action') return new Set(this.offered.cards.keys());
    const why = this.frame.why?.cards ?? {};
    return new Set(this.hand.filter((c) => !(c in why)));
  }

  /** @returns {string[]} */
  get hand() {
    return this.frame.view.players.find((p) => p.seat === this.seat)?.hand ?? [];
  }

  /** Cards to choose from that are not in one's own hand: another hand, a deck, a pile. @returns {string[] | null} */
  get offer() {
    const cards = [...this.offered.cards.keys()];
    if (cards.length === 0) return null;
    const own = (this.prompt.cardsOf ?? this.seat) === this.seat && cards.every((c) => this.hand.includes(c));
    return own && this.prompt.kind !== 'order' ? null : cards;
  }

  /** @returns {Set<string>} */
  get legalPieces() {
    if (this.sent) return new Set();
    if (this.draft) return new Set(this.movable);
    if (this.prompt.kind !== 'action') return new Set(this.offered.pieces.keys());
    const { attacks, schemes } = this.offered;
    const scheme = this.card ? schemes.get(this.card) : undefined;
    if (scheme) return new Set(scheme.size > 1 ? scheme.keys() : []);
    if (this.piece) return new Set([...(attacks.get(this.piece)?.keys() ?? [])]);
    if (this.target) return new Set(this.#attackersOf(this.target));
    return new Set(attacks.keys());
  }

  /** @returns {Set<string>} */
  get legalSpaces() {
    if (this.sent) return new Set();
    if (this.draft) return new Set(this.targets.keys());
    const only = this.#onlyMover();
    if (only) return new Set(this.offered.moves.get(only)?.keys());
    return new Set(this.offered.spaces.keys());
  }

  /** @returns {Set<string>} */
  get chosenPieces() {
    const only = this.draft ? null : this.#onlyMover();
    return new Set([this.piece, this.target, only].filter((p) => p !== null));
  }

  /** @returns {Set<string>} */
  get chosenCards() {
    const boost = this.draft?.boost?.split(' ')[1];
    return new Set([this.card, boost].filter((c) => c !== null && c !== undefined));
  }

  /** Pieces that are asked for but do not fit; where none are asked for, none are marked. @returns {Set<string>} */
  get unusable() {
    const asks = this.offered.pieces.size > 0 || (this.draft && !this.draft.setUp);
    if (this.sent || !asks) return new Set();
    const why = (this.draft?.answer.why ?? this.frame.why)?.pieces ?? {};
    const hides = this.draft ? ['no-way'] : null;
    return new Set(Object.keys(why).filter((p) => !this.legalPieces.has(p) && (!hides || hides.includes(why[p]))));
  }

  /** Why a piece that is pointed at cannot be used; nothing if it can, or if no piece is asked for. @param {string} piece */
  pointedAt(piece) {
    const asks = this.prompt.kind === 'action' || this.draft || this.offered.pieces.size > 0;
    if (this.sent || !asks || this.legalPieces.has(piece) || this.chosenPieces.has(piece)) return '';
    const why = (this.draft?.answer.why ?? this.frame.why)?.pieces ?? {};
    return piece in why ? this.whyPiece(piece) : '';
  }

  #onlyMover() {
    const { moves } = this.offered;
    return moves.size === 1 ? [...moves.keys()][0] : null;
  }

  /** @param {string} target */
  #attackersOf(target) {
    return [...this.offered.attacks].filter(([, targets]) => targets.has(target)).map(([attacker]) => attacker);
  }

  // ---- what is said

  /** The one line. @returns {string} */
  get question() {
    const { names, prompt } = this;
    const { say } = names;
    if (this.sent) return say('ask.sent');
    if (this.draft) return this.#draftQuestion();
    const card = this.card ? this.#cardName(this.card) : '';
    if (prompt.kind === 'action') {
      if (this.card && this.offered.schemes.has(this.card)) {
        const players = [...(this.offered.schemes.get(this.card)?.keys() ?? [])];
        return players.length > 1 ? say('ask.action.scheme', { card }) : say('ask.card.scheme', { card, who: names.called(players[0]) });
      }
      if (this.piece) {
        const who = names.called(this.piece);
        if (this.card) return say('ask.action.target', { who, card });
        return say(this.offered.attacks.has(this.piece) ? 'ask.action.attacker' : 'ask.action.idle', { who });
      }
      if (this.card) return say('ask.action.card', { card });
    } else if (this.card) {
      const data = names.cardData(prompt.cardsOf ?? this.seat, this.card);
      return say(`ask.card.${CARD_WORDS[prompt.kind] ?? 'choose'}`, { card, n: data?.boost ?? 0 });
    }
    return question(prompt, names, this.frame.view);
  }

  #draftQuestion() {
    const { names, draft } = this;
    if (!draft) return '';
    if (draft.setUp) return this.piece ? names.say('draft.piece', { who: names.called(this.piece) }) : names.say('ask.set-up.draft');
    if (draft.boostFirst && draft.boost) return names.say('draft.boost.first', { card: this.#cardName(draft.boost.split(' ')[1]) });
    if (this.piece) return names.say('draft.piece', { who: names.called(this.piece) });
    const { prompt } = draft.answer;
    const asked = draft.asksBoost ? { ...this.prompt, move: prompt.move || this.prompt.move } : this.prompt;
    return question(asked, names, this.frame.view);
  }

  /** @param {string} card */
  #cardName(card) {
    return this.around.veiled ? this.names.say('card.back') : this.names.quoted(this.prompt.cardsOf ?? this.seat, card);
  }

  /** The buttons of the line: all options that are neither cards nor on the board. @returns {Button[]} */
  get buttons() {
    if (this.sent) return [];
    const { names, prompt } = this;
    const { say } = names;
    if (prompt.kind === 'mulligan') {
      return ['keep', 'mulligan'].map((act) => ({ id: act, label: say(`option.${act}`), primary: act === 'keep', press: () => this.#act(act) }));
    }
    if (this.draft) return this.#draftButtons();
    /** @type {Button[]} */
    const buttons = [];
    const play = this.#playing();
    if (play) buttons.push({ id: 'confirm', label: play.label, primary: true, press: () => this.#send(play.choices) });
    if (prompt.kind === 'action' && this.target && !this.piece) {
      for (const attacker of this.#attackersOf(this.target)) {
        buttons.push({ id: `attack ${attacker}`, label: say('option.attack', { who: names.called(attacker), whom: names.called(this.target) }), primary: false, press: () => this.pickPiece(attacker) });
      }
    }
    if (this.card || this.piece || this.target) buttons.push({ id: 'back', label: say('do.back'), primary: false, press: () => this.back() });
    const picked = this.card !== null || this.piece !== null || this.target !== null;
    for (const option of this.#buttonOptions()) {
      // One accented group: while nothing is picked, what would be the usual next step.
      const primary = !picked && (option === 'maneuver' || option === 'yes');
      buttons.push({ id: option, label: buttonLabel(option, prompt, names), primary, press: () => this.#send([option]) });
    }
    return buttons;
  }

  /** Options that must be buttons: words, and pieces that stand nowhere. */
  #buttonOptions() {
    const on = new Set([...this.frame.view.fighters, ...this.frame.view.tokens].filter((f) => f.space).map((f) => f.id));
    const off = [...this.offered.pieces].filter(([piece]) => !on.has(piece)).map(([, option]) => option);
    return [...this.offered.buttons, ...off];
  }

  /** What the picked card does when confirmed. @returns {{label: string, choices: string[]} | null} */
  #playing() {
    if (!this.card) return null;
    const { say } = this.names;
    if (this.prompt.kind === 'action') {
      const players = this.offered.schemes.get(this.card);
      return players?.size === 1 ? { label: say('do.play'), choices: [...players.values()] } : null;
    }
    const option = this.offered.cards.get(this.card);
    return option ? { label: say(`do.${CARD_WORDS[this.prompt.kind] ?? 'choose'}`), choices: [option] } : null;
  }

  #draftButtons() {
    const { say } = this.names;
    const draft = /** @type {Draft} */ (this.draft);
    /** @type {Button[]} */
    const buttons = [];
    const word = draft.setUp ? 'do.confirm' : draft.boostFirst ? 'do.confirm.boost' : draft.moves.length ? 'do.confirm.move' : 'do.confirm.stay';
    if (draft.isReady) buttons.push({ id: 'confirm', label: say(word), primary: draft.setUp || !draft.isEmpty, press: () => this.confirm() });
    if (draft.setUp ? this.touched : !draft.isEmpty) buttons.push({ id: 'reset', label: say('do.reset'), primary: false, press: () => this.reset() });
    return buttons;
  }

  // ---- picking

  /** A card was picked; the same one again plays it. @param {string} card */
  pickCard(card) {
    if (this.sent) return;
    this.note = '';
    if (!this.legalCards.has(card)) {
      this.note = this.whyCard(card);
    } else if (this.draft) {
      this.#plan(() => this.#setBoost(this.offered.cards.get(card) ?? null));
      return;
    } else if (this.card === card) {
      const play = this.#playing();
      if (play) {
        this.#send(play.choices);
        return;
      }
      this.card = null;
    } else {
      this.card = card;
      const attacks = this.prompt.kind === 'action' && !this.offered.schemes.has(card);
      if (!attacks) {
        this.piece = null;
        this.target = null;
      }
    }
    this.#changed();
  }

  /** @param {string} card */
  whyCard(card) {
    const reason = this.frame.why?.cards?.[card] ?? 'not-asked-for';
    return whyCard(reason, card, this.seat, this.prompt, this.names, this.frame.view);
  }

  /** A figure or token was picked on the board. @param {string} piece @returns {void} */
  pickPiece(piece) {
    if (this.sent) return;
    this.note = '';
    if (this.draft) return this.#pickDraftPiece(piece);
    if (this.prompt.kind === 'action') return this.#pickForAction(piece);
    const option = this.offered.pieces.get(piece);
    if (option) return void this.#send([option]);
    const space = this.#spaceOf(piece);
    if (space && this.legalSpaces.has(space)) return this.pickSpace(space);
    this.note = this.whyPiece(piece);
    this.#changed();
  }

  /** @param {string} piece */
  #pickForAction(piece) {
    const { attacks, schemes } = this.offered;
    const scheme = this.card ? schemes.get(this.card) : undefined;
    if (scheme) {
      const option = scheme.get(piece);
      if (option) return void this.#send([option]);
      this.note = this.whyPiece(piece);
      return this.#changed();
    }
    const attacker = this.piece && attacks.get(this.piece)?.has(piece) ? this.piece : this.target && attacks.get(piece)?.has(this.target) ? piece : null;
    if (attacker) {
      const option = attacks.get(attacker)?.get(attacker === piece ? (this.target ?? '') : piece) ?? '';
      return void (this.card ? this.#send([option, `card ${this.card}`], [option]) : this.#send([option]));
    }
    if (this.names.owner(piece) === this.seat) {
      this.piece = this.piece === piece ? null : piece;
      this.target = null;
    } else if (this.#attackersOf(piece).length > 0) {
      this.target = this.target === piece ? null : piece;
      this.piece = null;
    } else {
      this.note = this.whyPiece(piece);
    }
    this.#changed();
  }

  /** @param {string} piece */
  whyPiece(piece) {
    const why = this.draft?.answer.why ?? this.frame.why;
    const reason = why?.pieces?.[piece] ?? 'not-asked-for';
    return whyPiece(reason, piece, this.prompt, this.names);
  }

  /** @param {string} piece */
  #spaceOf(piece) {
    const { fighters, tokens } = this.frame.view;
    return [...fighters, ...tokens].find((f) => f.id === piece)?.space ?? null;
  }

  /** A space was picked on the board. @param {string} space @returns {void} */
  pickSpace(space) {
    if (this.sent) return;
    this.note = '';
    if (this.draft) return this.#pickDraftSpace(space);
    const only = this.#onlyMover();
    const option = only ? this.offered.moves.get(only)?.get(space) : this.offered.spaces.get(space);
    if (option) return void this.#send([option]);
    if (this.prompt.kind === 'action') {
      const there = this.frame.view.fighters.find((f) => f.space === space && !f.defeated);
      if (there) return this.pickPiece(there.id);
      return this.back();
    }
    void this.#askWhy(only, space);
  }

  /** @param {string | null} piece @param {string} space */
  async #askWhy(piece, space) {
    this.#changed();
    if (!this.draft && this.offered.moves.size === 0 && this.offered.spaces.size === 0) return;
    try {
      const { reason } = await this.around.ask('why', { piece, space, choices: this.draft?.planned ?? [] });
      if (reason) this.note = whySpace(reason, piece, this.names, this.prompt);
    } catch {
      return; // No answer, no reason; nothing is lost.
    }
    this.#changed();
  }

  /** One step back: what was picked last is put down. */
  back() {
    this.note = '';
    if (this.draft) {
      this.piece = null;
      this.targets = new Map();
    } else if (this.piece || this.target) {
      this.piece = null;
      this.target = null;
    } else {
      this.card = null;
    }
    this.#changed();
  }

  /** Whether there is something to put down. */
  get canGoBack() {
    return !this.sent && (this.card !== null || this.piece !== null || this.target !== null);
  }

  /** The main thing the line offers now, if there is one. */
  confirm() {
    if (this.sent) return;
    if (this.draft) {
      this.#plan(async () => {
        const { draft } = this;
        if (draft?.isReady) this.#send(draft.batch());
      });
      return;
    }
    const play = this.#playing();
    if (play) this.#send(play.choices);
  }

  /** Presses an option's button. @param {string} option */
  press(option) {
    if (this.sent || !(this.prompt.options ?? []).includes(option)) return;
    if (this.prompt.kind === 'mulligan') void this.#act(option);
    else void this.#send([option]);
  }

  // ---- plans

  #beginDraft() {
    const { frame, around } = this;
    this.draft = new Draft(frame.prompt, frame.view, (choices) => around.ask('draft', { number: frame.number, choices }));
    this.movable = [...this.offered.moves.keys()];
    this.#plan(async () => {
      const { draft } = this;
      if (!draft) return;
      if (draft.setUp) await draft.suggest(around.suggest);
      else await draft.start();
      await this.#refresh();
      if (!draft.setUp && this.movable.length === 1) await this.#select(this.movable[0]);
    });
  }

  /** Does something to the plan after everything begun before. @param {() => Promise<void>} step */
  #plan(step) {
    this.planning = this.planning.then(step).catch((error) => {
      if (error?.reason) this.note = this.names.say('draft.refused');
      else throw error;
    });
    this.planning.then(() => this.#changed());
  }

  async #refresh() {
    const { draft } = this;
    if (!draft) return;
    this.movable = await draft.movable();
    if (this.piece) this.targets = await draft.targets(this.piece);
  }

  /** @param {string[]} dropped */
  async #after(dropped) {
    if (dropped.length) this.note = dropped.map((p) => this.names.say('draft.dropped', { who: this.names.called(p) })).join(' ');
    const { draft } = this;
    if (draft?.setUp) await draft.suggest(this.around.suggest);
    await this.#refresh();
  }

  /** @param {string | null} option */
  async #setBoost(option) {
    const { draft } = this;
    if (!draft) return;
    await this.#after(await draft.setBoost(draft.boost === option ? null : option));
  }

  /** @param {string} piece */
  async #select(piece) {
    this.piece = piece;
    this.targets = (await this.draft?.targets(piece)) ?? new Map();
  }

  /** @param {string} piece */
  #pickDraftPiece(piece) {
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
  #pickDraftSpace(space) {
    this.#plan(async () => {
      const { piece, draft } = this;
      if (!draft) return;
      if (!piece) {
        this.note = this.names.say('draft.hint');
      } else if (this.targets.has(space)) {
        const dropped = await draft.move(piece, space);
        this.touched = true;
        // One figure alone stays picked for the next correction.
        if (this.movable.length > 1) {
          this.piece = null;
          this.targets = new Map();
        }
        await this.#after(dropped);
      } else if (!draft.setUp && space === this.#spaceOf(piece)) {
        await this.#after(await draft.drop(piece));
      } else {
        await this.#askWhy(piece, space);
      }
    });
  }

  /** The plan begins again. */
  reset() {
    if (!this.draft || this.sent) return;
    this.note = '';
    this.#plan(async () => {
      await this.draft?.reset();
      this.touched = false;
      this.piece = null;
      this.targets = new Map();
      if (this.draft?.setUp) await this.draft.suggest(this.around.suggest);
      await this.#refresh();
    });
  }

  // ---- sending

  /** @param {string[]} choices @param {string[]} [otherwise] */
  async #send(choices, otherwise) {
    this.sent = true;
    this.note = '';
    this.#changed();
    try {
      await this.around.send(choices, otherwise);
    } catch (error) {
      this.sent = false;
      this.note = /** @type {Error} */ (error).message;
      this.#changed();
    }
  }

  /** @param {string} act */
  async #act(act) {
    this.sent = true;
    this.#changed();
    try {
      await this.around.act(act);
    } catch (error) {
      this.sent = false;
      this.note = /** @type {Error} */ (error).message;
      this.#changed();
    }
  }
}
