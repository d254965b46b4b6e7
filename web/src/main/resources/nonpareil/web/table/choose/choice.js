// How a person answers a prompt: what lights up, what has been picked so far, which buttons there are. It knows no rule
// of the game: what is possible comes from the options, what is not says why. Here one thing is picked; actions and
// plans are choices of their own.

import { buttonLabel, placeOf, question } from './question-text.js';
import { FriendlyFire } from './friendly-fire.js';
import { named } from './opponents.js';
import { offered } from './options.js';
import { whyCard, whyPiece, whySpace } from './why.js';

/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Why} Why */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{prompt: Prompt, view: View, why: Why, number: number}} Asked */
/**
 * An answer: affirming ones stand right, declining ones and those that take back left, further ones between.
 *
 * @typedef {{
 *   id: string, label: string, place: 'yes' | 'no' | 'choice', press: () => void, seat?: number, facts?: string
 * }} Button seat: it names a player, with some facts
 */

/** Where a fighter goes. @typedef {{piece: string, space: string}} Way */

/**
 * What a choice needs from around it.
 *
 * @typedef {object} Around
 * @property {(choices: string[], otherwise?: string[]) => Promise<void>} send otherwise: what is sent if the first is
 *   not offered
 * @property {(act: string) => Promise<void>} act
 * @property {(what: string, more: Record<string, unknown>) => Promise<any>} ask
 * @property {import('./draft.js').Suggest} suggest
 * @property {boolean} [veiled] card names are not said aloud
 * @property {boolean} [stepwise] one step after the other, as a lesson explains them
 * @property {(piece: string) => ReadonlySet<string> | undefined} [near] where a fighter could go by a maneuver
 * @property {Way | null} [way] a way that was chosen together with the maneuver
 * @property {(way: Way) => void} [keep] keeps that way until the maneuver asks for it
 */

/** The word on the button that plays a card. @type {Partial<Record<Prompt['kind'], string>>} */
const CARD_WORDS = { 'attack-card': 'attack', 'defense-card': 'defend', boost: 'boost', discard: 'discard' };

/**
 * The page uses what lights up, what is said, and pick…; other choices override …ToPick, asked, …Now, playing, picked…
 * and putDown.
 */
export class Choice extends EventTarget {
  /** @param {Asked} frame @param {Names} names @param {Around} around */
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
    /** Why something cannot be used, or what else is to be said. */
    this.note = '';
    this.sent = false;
    this.ended = false;
    /** What would hit the own side waits to be confirmed. */
    this.fire = new FriendlyFire(frame, names, around, () => this.changed());
    void this.fire.lookAhead(this.offered);
  }

  /** The plan, where moves are planned. @returns {Draft | null} */
  get draft() {
    return null;
  }

  changed() {
    if (!this.ended) this.dispatchEvent(new Event('change'));
  }

  /** Another frame has come; what is still under way no longer matters. */
  end() {
    this.ended = true;
  }

  // ---- what lights up

  /** @returns {Set<string>} */
  get legalCards() {
    return new Set(this.sent ? [] : this.cardsToPick());
  }

  /** @returns {Set<string>} */
  get legalPieces() {
    return new Set(this.sent ? [] : this.piecesToPick());
  }

  /** @returns {Set<string>} */
  get legalSpaces() {
    return new Set(this.sent ? [] : this.spacesToPick());
  }

  /** @returns {Iterable<string>} */
  cardsToPick() {
    return this.offered.cards.keys();
  }

  /** @returns {Iterable<string>} */
  piecesToPick() {
    return this.offered.pieces.keys();
  }

  /** @returns {Iterable<string>} */
  spacesToPick() {
    const mover = this.#onlyMover();
    return (mover ? this.offered.moves.get(mover) : this.offered.spaces)?.keys() ?? [];
  }

  /** @returns {Set<string>} */
  get chosenPieces() {
    const held = this.fire.place;
    return new Set([this.#onlyMover() ?? '', this.offered.pieces.has(held) ? held : ''].filter(Boolean));
  }

  /** @returns {Set<string>} */
  get chosenSpaces() {
    return new Set([this.fire.place].filter((id) => this.legalSpaces.has(id)));
  }

  /** @returns {Set<string>} */
  get chosenCards() {
    return new Set(this.card ? [this.card] : []);
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

  #onlyMover() {
    const { moves } = this.offered;
    return moves.size === 1 ? [...moves.keys()][0] : null;
  }

  // ---- what cannot be used, and why

  /** Why pieces cannot be used: piece to reason. @returns {Record<string, string>} */
  get whyPieces() {
    return this.frame.why?.pieces ?? {};
  }

  /** Whether a figure or token is asked for. */
  get asksPiece() {
    return this.offered.pieces.size > 0;
  }

  /** Pieces that are asked for but do not fit; where none are asked for, none are marked. @returns {Set<string>} */
  get unusable() {
    if (this.sent || !this.asksPiece) return new Set();
    return new Set(Object.keys(this.whyPieces).filter((p) => !this.legalPieces.has(p)));
  }

  /** For the legend: why pieces are locked, and which word tells of the own team. @returns {{lock: string, mates: string}} */
  get legend() {
    return { lock: 'locked', mates: this.asksPiece ? 'mates' : '' };
  }

  /** Pieces of one's own side that would be hit. @returns {ReadonlySet<string>} */
  get warned() {
    return this.sent ? new Set() : this.fire.warned(this.offered.pieces.values());
  }

  /**
   * Why a piece that is pointed at cannot be used; nothing if it can, or if no piece is asked for.
   *
   * @param {string} piece
   */
  pointedAt(piece) {
    if (this.sent || !this.asksPiece || this.legalPieces.has(piece) || this.chosenPieces.has(piece)) return '';
    return piece in this.whyPieces ? this.whyPiece(piece) : '';
  }

  /** @param {string} card */
  whyCard(card) {
    return whyCard(
      this.frame.why?.cards?.[card] ?? 'not-asked-for',
      card,
      this.seat,
      this.prompt,
      this.names,
      this.frame.view,
    );
  }

  /** @param {string} piece */
  whyPiece(piece) {
    return whyPiece(this.whyPieces[piece] ?? 'not-asked-for', piece, this.prompt, this.names);
  }

  /** Asks why a space cannot be used. @param {string | null} piece what would go there @param {string} space */
  async askWhy(piece, space) {
    this.changed();
    if (this.offered.moves.size === 0 && this.offered.spaces.size === 0 && !this.draft) return;
    try {
      const { reason } = await this.around.ask('why', { piece, space, choices: this.draft?.planned ?? [] });
      if (reason) this.note = whySpace(reason, piece, this.names, this.prompt);
    } catch {
      return; // No answer, no reason; nothing is lost.
    }
    this.changed();
  }

  // ---- what is said

  /** The one line. @returns {string} */
  get question() {
    return this.sent ? this.names.say('ask.sent') : this.asked();
  }

  /** @returns {string} */
  asked() {
    const { names, prompt, card } = this;
    if (!card) return question(prompt, names, this.frame.view);
    const boost = names.cardData(prompt.cardsOf ?? this.seat, card)?.boost ?? 0;
    return names.say(`ask.card.${CARD_WORDS[prompt.kind] ?? 'choose'}`, { card: this.cardName(card), n: boost });
  }

  /** @param {string} card */
  cardName(card) {
    return this.around.veiled ? this.names.say('card.back') : this.names.quoted(this.prompt.cardsOf ?? this.seat, card);
  }

  /** A second line under the question, while nothing else is to be said. @returns {string} */
  get aid() {
    return this.sent ? '' : this.aidNow();
  }

  /** @returns {string} */
  aidNow() {
    return this.fire.aid(this.offered.buttons, (option) => buttonLabel(option, this.prompt, this.names));
  }

  /** The card that is shown whole beside the answer. @returns {string | null} */
  get shownCard() {
    return this.card;
  }

  /** The buttons of the line: all options that are neither cards nor on the board. @returns {Button[]} */
  get buttons() {
    return this.sent ? [] : this.buttonsNow();
  }

  /** @returns {Button[]} */
  buttonsNow() {
    const { names, prompt } = this;
    if (prompt.kind === 'mulligan') {
      return /** @type {const} */ (['mulligan', 'keep']).map((act) => ({
        id: act,
        label: names.say(`option.${act}`),
        place: act === 'keep' ? 'yes' : 'no',
        press: () => this.#act(act),
      }));
    }
    // While something is picked it is played or taken back; what else there is comes again then.
    if (this.hasPicked) return [this.backButton(), ...this.playButtons()];
    return this.#buttonOptions().map((option) => ({
      id: option,
      label: buttonLabel(option, prompt, names),
      place: placeOf(option, prompt),
      press: () => this.send([option]),
      ...named(option, this.frame.view, names),
    }));
  }

  /** @returns {Button} */
  backButton() {
    const label = this.names.say(this.card ? 'do.back.card' : 'do.back');
    return { id: 'back', label, place: 'no', press: () => this.back() };
  }

  /** Buttons for what has been picked. @returns {Button[]} */
  playButtons() {
    const play = this.playing();
    if (!play) return [];
    const press = () => this.send(play.choices, play.otherwise);
    return [{ id: play.id ?? 'confirm', label: play.label, place: 'yes', press }];
  }

  /** Options that must be buttons: words, and pieces that stand nowhere. */
  #buttonOptions() {
    const off = [...this.offered.pieces].filter(([piece]) => !this.spaceOf(piece)).map(([, option]) => option);
    return [...this.offered.buttons, ...off];
  }

  /**
   * What is done with what was picked, when confirmed.
   *
   * @returns {{id?: string, label: string, choices: string[], otherwise?: string[]} | null}
   */
  playing() {
    if (this.fire.held) return { label: this.names.say('do.anyway'), choices: [this.fire.held] };
    const option = this.card && this.offered.cards.get(this.card);
    const word = CARD_WORDS[this.prompt.kind] ?? 'choose';
    return option ? { label: this.names.say(`do.${word}`), choices: [option] } : null;
  }

  // ---- picking

  /** A card was picked; the same one again plays it. @param {string} card @returns {void} */
  pickCard(card) {
    if (this.sent) return;
    this.note = '';
    if (!this.legalCards.has(card)) this.note = this.whyCard(card);
    else if (this.card !== card) this.pickedCard(card);
    else if (this.playing()) return this.confirm();
    else this.card = null;
    this.changed();
  }

  /** A card that may be picked was picked. @param {string} card */
  pickedCard(card) {
    this.card = card;
  }

  /** A figure or token was picked on the board. @param {string} piece */
  pickPiece(piece) {
    if (this.sent) return;
    this.note = '';
    this.pickedPiece(piece);
  }

  /** @param {string} piece @returns {void} */
  pickedPiece(piece) {
    const option = this.offered.pieces.get(piece);
    if (option) return void this.#sendSafely(option);
    const space = this.spaceOf(piece);
    if (space && this.legalSpaces.has(space)) return this.pickSpace(space);
    this.note = this.whyPiece(piece);
    this.changed();
  }

  /** A space was picked on the board. @param {string} space */
  pickSpace(space) {
    if (this.sent) return;
    this.note = '';
    this.pickedSpace(space);
  }

  /** @param {string} space */
  pickedSpace(space) {
    const mover = this.#onlyMover();
    const option = mover ? this.offered.moves.get(mover)?.get(space) : this.offered.spaces.get(space);
    void (option ? this.#sendSafely(option) : this.askWhy(mover, space));
  }

  /** @param {string} option */
  async #sendSafely(option) {
    const allowed = !this.fire.watches || (await this.fire.allows(option));
    if (allowed && !this.sent && !this.ended) await this.send([option]);
  }

  /** Whether a piece can be dragged to where it shall go. @param {string} piece */
  canDrag(piece) {
    return !this.sent && this.#onlyMover() === piece;
  }

  /** A figure was dragged to a space, or onto the figure there. @param {string} piece @param {string} space */
  dropPiece(piece, space) {
    if (this.canDrag(piece)) this.pickSpace(space);
  }

  /** A card was dragged onto a figure, or somewhere onto the board. @param {string} card @param {string | null} _piece */
  dropCard(card, _piece) {
    if (this.card !== card) this.pickCard(card);
  }

  /** Where a piece stands. @param {string} piece */
  spaceOf(piece) {
    const { fighters, tokens } = this.frame.view;
    return [...fighters, ...tokens].find((f) => f.id === piece)?.space ?? null;
  }

  /** One step back: what was picked last is put down. */
  back() {
    this.note = '';
    this.putDown();
    this.changed();
  }

  putDown() {
    this.card = null;
    this.fire.held = null;
  }

  get hasPicked() {
    return this.card !== null || this.piece !== null || this.fire.held !== null;
  }

  /** Whether there is something to put down. */
  get canGoBack() {
    return !this.sent && this.hasPicked;
  }

  /** The main thing the line offers now, if there is one. */
  confirm() {
    const play = this.sent ? null : this.playing();
    if (play) void this.send(play.choices, play.otherwise);
  }

  /** Presses an option's button. @param {string} option */
  press(option) {
    if (this.sent || !(this.prompt.options ?? []).includes(option)) return;
    void (this.prompt.kind === 'mulligan' ? this.#act(option) : this.send([option]));
  }

  // ---- sending

  /** @param {string[]} choices @param {string[]} [otherwise] */
  send(choices, otherwise) {
    return this.#deliver(() => this.around.send(choices, otherwise));
  }

  /** @param {string} act */
  #act(act) {
    return this.#deliver(() => this.around.act(act));
  }

  /** @param {() => Promise<void>} what */
  async #deliver(what) {
    this.sent = true;
    this.note = '';
    this.changed();
    try {
      await what();
    } catch (error) {
      this.sent = false;
      this.note = /** @type {Error} */ (error).message;
      this.changed();
    }
  }
}
