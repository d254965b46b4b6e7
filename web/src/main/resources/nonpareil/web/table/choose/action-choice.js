// How a person chooses an action: a scheme and who plays it, or an attack with attacker, target and card picked in any
// order.

import { Choice } from './choice.js';

/** @typedef {import('./choice.js').Button} Button */

export class ActionChoice extends Choice {
  /**
   * @param {import('./choice.js').Asked} frame
   * @param {import('../parts/names.js').Names} names
   * @param {import('./choice.js').Around} around
   */
  constructor(frame, names, around) {
    super(frame, names, around);
    /** A target that was picked before its attacker. @type {string | null} */
    this.target = null;
  }

  // ---- what lights up

  cardsToPick() {
    const why = this.frame.why?.cards ?? {};
    return this.hand.filter((c) => !(c in why));
  }

  piecesToPick() {
    const { attacks } = this.offered;
    const scheme = this.#scheme;
    if (scheme) return scheme.size > 1 ? scheme.keys() : [];
    if (this.piece) return attacks.get(this.piece)?.keys() ?? [];
    return this.target ? this.#attackersOf(this.target) : attacks.keys();
  }

  get chosenPieces() {
    return new Set([this.piece, this.target].filter((p) => p !== null));
  }

  get asksPiece() {
    return true;
  }

  /** Whoever cannot attack is not marked: most cannot, most of the time. @returns {Set<string>} */
  get unusable() {
    return new Set();
  }

  /** Who may play the picked card, if it is a scheme: fighter to option. */
  get #scheme() {
    return this.card ? this.offered.schemes.get(this.card) : undefined;
  }

  /** @param {string} target */
  #attackersOf(target) {
    return [...this.offered.attacks].filter(([, targets]) => targets.has(target)).map(([attacker]) => attacker);
  }

  // ---- what is said

  asked() {
    const { names } = this;
    const { say } = names;
    const card = this.card ? this.cardName(this.card) : '';
    const scheme = this.#scheme;
    if (scheme)
      return scheme.size > 1
        ? say('ask.action.scheme', { card })
        : say('ask.card.scheme', { card, who: names.called([...scheme.keys()][0]) });
    if (this.piece) {
      const who = names.called(this.piece);
      if (card) return say('ask.action.target', { who, card });
      return say(this.offered.attacks.has(this.piece) ? 'ask.action.attacker' : 'ask.action.idle', { who });
    }
    return card ? say('ask.action.card', { card }) : super.asked();
  }

  playButtons() {
    const { names, target } = this;
    const attackers = target && !this.piece ? this.#attackersOf(target) : [];
    return [
      ...super.playButtons(),
      ...attackers.map((attacker) => ({
        id: `attack ${attacker}`,
        label: names.say('option.attack', { who: names.called(attacker), whom: names.called(target) }),
        primary: false,
        press: () => this.pickPiece(attacker),
      })),
    ];
  }

  playing() {
    const scheme = this.#scheme;
    return scheme?.size === 1 ? { label: this.names.say('do.play'), choices: [...scheme.values()] } : null;
  }

  // ---- picking

  /** @param {string} card */
  pickedCard(card) {
    this.card = card;
    if (this.#scheme) this.#putDownPieces();
  }

  /** @param {string} piece @returns {void} */
  pickedPiece(piece) {
    const scheme = this.#scheme;
    const option = scheme ? scheme.get(piece) : this.#attackWith(piece);
    if (option)
      return void (this.card && !scheme ? this.send([option, `card ${this.card}`], [option]) : this.send([option]));
    if (!scheme && this.names.owner(piece) === this.seat) {
      this.piece = this.piece === piece ? null : piece;
      this.target = null;
    } else if (!scheme && this.#attackersOf(piece).length > 0) {
      this.target = this.target === piece ? null : piece;
      this.piece = null;
    } else {
      this.note = this.whyPiece(piece);
    }
    this.changed();
  }

  /** The attack that this piece makes whole, as target or as attacker. @param {string} piece */
  #attackWith(piece) {
    const { attacks } = this.offered;
    return attacks.get(this.piece ?? '')?.get(piece) ?? attacks.get(piece)?.get(this.target ?? '');
  }

  /** @param {string} space */
  pickedSpace(space) {
    const there = this.frame.view.fighters.find((f) => f.space === space && !f.defeated);
    if (there) this.pickPiece(there.id);
    else this.back();
  }

  putDown() {
    if (this.piece || this.target) this.#putDownPieces();
    else this.card = null;
  }

  #putDownPieces() {
    this.piece = null;
    this.target = null;
  }

  get hasPicked() {
    return super.hasPicked || this.target !== null;
  }
}
