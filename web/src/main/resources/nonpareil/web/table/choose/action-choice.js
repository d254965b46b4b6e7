// How a person chooses an action: a scheme, an attack with attacker, target and card picked in any order, or where the
// only fighter goes by a maneuver. Whatever was picked first, one of those who may is chosen at once, and only the
// button does it.

import { Choice } from './choice.js';
import { Foresight } from './foresight.js';
import { harmsOf, isFriend, onlyOwnText, warning } from './friendly-fire.js';
import { listed, listOf } from '../parts/sides.js';

/** So many out of reach are named. */
const MOST = 3;

export class ActionChoice extends Choice {
  /**
   * @param {import('./choice.js').Asked} frame
   * @param {import('../parts/names.js').Names} names
   * @param {import('./choice.js').Around} around
   */
  constructor(frame, names, around) {
    super(frame, names, around);
    /** Who is attacked. @type {string | null} */
    this.target = null;
    /** Where somebody goes by a maneuver. @type {import('./choice.js').Way | null} */
    this.way = null;
    this.foresight = new Foresight(frame, this.offered, around, () => this.changed());
  }

  // ---- what lights up

  cardsToPick() {
    const why = this.frame.why?.cards ?? {};
    const cards = this.hand.filter((c) => !(c in why));
    // An attacker who was picked before the card lights the cards of that attacker.
    return this.piece && !this.card ? cards.filter((c) => this.#mayUse(this.piece ?? '', c)) : cards;
  }

  piecesToPick() {
    const scheme = this.#scheme;
    if (scheme) return scheme.size > 1 && !this.#isSameForAll ? scheme.keys() : [];
    const attackers = this.#attackers();
    if (!this.piece && !this.target) return attackers;
    const chosen = this.piece ? [this.piece] : attackers;
    const others = this.target ? attackers.filter((a) => this.#hits(a, this.target ?? '')) : attackers;
    return new Set([...others, ...this.#targets(chosen)]);
  }

  /** Where the only fighter could go; several are moved one by one when the maneuver has begun. */
  spacesToPick() {
    const walker = this.card || this.piece || this.target ? null : this.#walker;
    return walker ? this.#near(walker) : [];
  }

  get chosenPieces() {
    return new Set([this.piece, this.target, this.way?.piece].filter((p) => typeof p === 'string'));
  }

  get chosenSpaces() {
    return new Set(this.way ? [this.way.space] : []);
  }

  /** One's only fighter. */
  get #walker() {
    const own = this.frame.view.fighters.filter((f) => this.names.owner(f.id) === this.seat && f.space && !f.defeated);
    return own.length === 1 ? own[0].id : null;
  }

  /** Where a fighter could go by a maneuver. @param {string} piece @returns {ReadonlySet<string>} */
  #near(piece) {
    const may = this.offered.buttons.includes('maneuver') && !this.around.stepwise;
    return (may && this.around.near?.(piece)) || new Set();
  }

  get asksPiece() {
    return true;
  }

  /**
   * Whoever cannot be attacked is not marked in a duel: most cannot, most of the time. Among several, who may not be
   * attacked yet is, and while an attack is put together whoever is out of reach.
   *
   * @returns {Set<string>}
   */
  get unusable() {
    if (this.sent || !this.names.isMany) return new Set();
    const attacks = Boolean(this.piece || this.target) && !this.#scheme;
    const why = Object.entries(this.whyPieces);
    return new Set(why.filter(([, r]) => r === 'protected' || (attacks && r === 'out-of-range')).map(([id]) => id));
  }

  get legend() {
    const reasons = new Set([...this.unusable].map((id) => this.whyPieces[id]));
    const why = reasons.size > 1 ? 'both' : reasons.has('protected') ? 'first' : 'far';
    return { lock: `locked.${why}`, mates: this.piece || this.target ? 'mates.never' : '' };
  }

  get warned() {
    return new Set([...this.#harms, ...this.#onlyOwn].map((harm) => harm.fighter));
  }

  /** Whom of the own side the picked scheme would hit, if it can hit nobody else. */
  get #onlyOwn() {
    const option = this.#scheme?.get(this.piece ?? '');
    if (!option || this.sent) return [];
    return this.foresight.onlyOwn(option, (fighter) => isFriend(fighter, this.seat, this.names));
  }

  /** Whom of the own side the picked scheme would hit. */
  get #harms() {
    const option = this.#scheme?.get(this.piece ?? '');
    return option && !this.sent ? harmsOf(this.foresight.eventsOf(option), this.seat, this.names) : [];
  }

  /** Who may play the picked card, if it is a scheme: fighter to option. */
  get #scheme() {
    return this.card ? this.offered.schemes.get(this.card) : undefined;
  }

  /** Whether it makes no difference who plays the picked scheme. */
  get #isSameForAll() {
    return Boolean(this.card && this.foresight.isSameForAll(this.card));
  }

  /** Who could attack, with the picked card if there is one; heroes first. @returns {string[]} */
  #attackers() {
    const all = [...this.offered.attacks.keys()].filter((a) => !this.card || this.#mayUse(a, this.card));
    return all.sort((a, b) => Number(this.names.piece(b).hero) - Number(this.names.piece(a).hero));
  }

  /** @param {readonly string[]} attackers @returns {string[]} */
  #targets(attackers) {
    return attackers.flatMap((a) => [...(this.offered.attacks.get(a)?.keys() ?? [])].filter((t) => this.#hits(a, t)));
  }

  /** @param {string} attacker @param {string} target */
  #hits(attacker, target) {
    const option = this.offered.attacks.get(attacker)?.get(target);
    return option !== undefined && (!this.card || this.foresight.fits(option, this.card));
  }

  /** @param {string} attacker @param {string} card */
  #mayUse(attacker, card) {
    return this.offered.schemes.has(card) ? false : this.foresight.mayUse(attacker, card);
  }

  // ---- what is said

  asked() {
    const { names } = this;
    const { say } = names;
    if (this.way)
      return say(this.#deckIsEmpty() ? 'ask.action.way.empty' : 'ask.action.way', {
        who: names.called(this.way.piece),
      });
    const card = this.card ? this.cardName(this.card) : '';
    if (this.#scheme) return say('ask.card.scheme', { card, who: names.called(this.piece) });
    if (!this.piece && !this.target) return card ? say('ask.action.card', { card }) : super.asked();
    const who = names.called(this.piece);
    const whom = names.called(this.target);
    if (!this.target) return say(card ? 'ask.action.target' : 'ask.action.attacker', { who, card });
    return say(card ? 'ask.action.ready' : 'ask.action.attacked', { who, whom, card });
  }

  aidNow() {
    const { names, card } = this;
    const { say } = names;
    if (this.way) return say('ask.way.boost');
    const scheme = this.#scheme;
    if (scheme && card) {
      if (this.piece && this.foresight.isIdle(scheme.get(this.piece) ?? '')) return say('ask.scheme.idle');
      const hits = warning(this.#harms, this.seat, this.frame.view, names) || onlyOwnText(this.#onlyOwn, names);
      if (hits) return hits;
      return scheme.size > 1 && !this.#isSameForAll ? say('ask.scheme.others') : '';
    }
    const others = this.#others();
    const empty = !this.piece && !this.target && !card && this.#deckIsEmpty() ? say('ask.empty-deck') : '';
    return [
      others && say('ask.attack.others', { others }),
      this.#hitsAll(),
      this.#firstTurn(),
      this.#outOfReach(),
      empty,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** A maneuver draws: that costs health when there is nothing to draw. */
  #deckIsEmpty() {
    return this.frame.view.players.find((p) => p.seat === this.seat)?.deckSize === 0;
  }

  /** A card that hits whoever stands near hits friends too. */
  #hitsAll() {
    const { names, card } = this;
    const text = card ? names.causeText({ seat: this.seat, card }, 'en').join(' ') : '';
    return names.team(this.seat) && /damage to (each|any) (other )?fighter/i.test(text) ? names.say('fire.may') : '';
  }

  /** In the first round of a free-for-all: who may be attacked, and that effects are free. */
  #firstTurn() {
    const { names } = this;
    const reasons = this.whyPieces;
    const owners = (/** @type {boolean} */ yet) =>
      names
        .foes(this.seat)
        .filter((seat) =>
          this.frame.view.fighters.some(
            (f) => f.space && names.owner(f.id) === seat && (reasons[f.id] === 'protected') !== yet,
          ),
        );
    if (!names.isMany || owners(false).length === 0) return '';
    const may = owners(true);
    return may.length ? names.say('ask.first-turn', { who: listed(may, names) }) : names.say('ask.first-turn.nobody');
  }

  /** While an attack is put together: who is too far away, among several opponents. */
  #outOfReach() {
    const { names } = this;
    if (!names.isMany || (!this.piece && !this.target)) return '';
    const far = [...this.unusable].filter((id) => this.whyPieces[id] === 'out-of-range');
    if (far.length === 0) return '';
    const told = far.slice(0, MOST).map((id) => names.called(id).n);
    if (far.length > MOST) told.push(names.say('ask.attack.more', { n: far.length - MOST }));
    return names.say('ask.attack.far', { who: listOf(told, names), n: far.length });
  }

  /** Who else could be attacked by the picked attacker, in a sentence. */
  #others() {
    if (!this.piece || !this.target) return '';
    const others = this.#targets([this.piece]).filter((t) => t !== this.target);
    return new Intl.ListFormat(this.names.language).format(others.map((t) => this.names.called(t).n));
  }

  playing() {
    const { say } = this.names;
    if (this.way) return { id: 'walk', label: say('do.walk'), choices: ['maneuver'] };
    const scheme = this.#scheme;
    if (scheme) {
      const option = scheme.get(this.piece ?? '');
      if (!option) return null;
      const vain = this.foresight.isIdle(option) || this.#onlyOwn.length > 0;
      return { label: say(vain ? 'do.play.idle' : 'do.play'), choices: [option] };
    }
    const option = this.offered.attacks.get(this.piece ?? '')?.get(this.target ?? '');
    if (!option || !this.piece || (this.card && !this.foresight.fits(option, this.card))) return null;
    const label = say('do.attack.whom', { whom: this.names.called(this.target) });
    if (this.card) return { label, choices: [option, `card ${this.card}`], otherwise: [option] };
    // In a lesson, or where the cards that fit cannot be foreseen, the card is asked for when the attack is declared.
    return this.around.stepwise || !this.foresight.knowsCards(this.piece) ? { label, choices: [option] } : null;
  }

  /** @param {string[]} choices @param {string[]} [otherwise] */
  send(choices, otherwise) {
    if (this.way) this.around.keep?.(this.way);
    return super.send(choices, otherwise);
  }

  // ---- picking

  /** @param {string} card */
  pickedCard(card) {
    this.way = null;
    this.card = card;
    const scheme = this.#scheme;
    if (scheme) {
      this.target = null;
      const players = [...scheme.keys()];
      this.piece = players.find((p) => this.names.piece(p).hero) ?? players[0];
      this.foresight.lookAtScheme(card);
      return;
    }
    this.#chooseAtOnce();
  }

  /** Puts down what does not fit, and chooses one of those who may. */
  #chooseAtOnce() {
    const attackers = this.#attackers();
    if (this.piece && !attackers.includes(this.piece)) this.piece = null;
    if (this.target && !this.#targets(this.piece ? [this.piece] : attackers).includes(this.target)) this.target = null;
    this.piece ??= attackers.find((a) => !this.target || this.#hits(a, this.target)) ?? null;
    const targets = this.piece ? this.#targets([this.piece]) : [];
    if (!this.target && targets.length === 1) this.target = targets[0];
  }

  /** @param {string} piece @returns {void} */
  pickedPiece(piece) {
    this.way = null;
    const scheme = this.#scheme;
    if (scheme) {
      if (scheme.has(piece)) this.piece = piece;
      else this.note = this.whyPiece(piece);
    } else if (this.names.owner(piece) === this.seat) {
      this.#pickAttacker(piece);
    } else if (this.#targets(this.#attackers()).includes(piece)) {
      this.target = this.target === piece && this.piece ? null : piece;
      if (this.target && this.piece && !this.#hits(this.piece, piece)) this.piece = null;
      if (this.target) this.#chooseAtOnce();
    } else {
      this.note = this.whyPiece(piece);
    }
    this.changed();
  }

  /** @param {string} piece */
  #pickAttacker(piece) {
    if (this.piece === piece) {
      this.#putDownPieces();
    } else if (this.card && this.offered.attacks.has(piece) && !this.#mayUse(piece, this.card)) {
      this.note = this.names.say('why.not-for', { what: this.cardName(this.card), who: this.names.called(piece) });
    } else {
      this.piece = piece;
      if (this.target && !this.#hits(piece, this.target)) this.target = null;
      if (this.offered.attacks.has(piece)) this.#chooseAtOnce();
      else this.note = this.names.say('ask.action.idle', { who: this.names.called(piece) });
    }
  }

  /** @param {string} space */
  pickedSpace(space) {
    const there = this.frame.view.fighters.find((f) => f.space === space && !f.defeated);
    if (there) this.pickPiece(there.id);
    else if (this.legalSpaces.has(space)) this.#goes(this.#walker ?? '', space);
    else if (this.canGoBack) this.back();
  }

  /** @param {string} piece @param {string} space */
  #goes(piece, space) {
    this.#putDownPieces();
    this.way = { piece, space };
    this.changed();
  }

  // ---- dragging

  /** One's own fighter is dragged to whom it attacks, or to where it goes. @param {string} piece */
  canDrag(piece) {
    return !this.sent && !this.#scheme && (this.#attackers().includes(piece) || this.#mayGo(piece));
  }

  /** @param {string} piece */
  #mayGo(piece) {
    return !this.card && this.names.owner(piece) === this.seat && this.#near(piece).size > 0;
  }

  /** @param {string} piece @param {string} space */
  dropPiece(piece, space) {
    const there = this.frame.view.fighters.find((f) => f.space === space && !f.defeated);
    if (!this.canDrag(piece)) return;
    this.note = '';
    if (!there) {
      if (!this.#mayGo(piece) || !this.#near(piece).has(space)) return;
      this.#goes(piece, space);
      // Who has somebody to attack may have missed him, and an empty deck costs health: then the button does it.
      if (!this.offered.attacks.has(piece) && !this.#deckIsEmpty()) this.confirm();
      return;
    }
    if (this.#hits(piece, there.id)) {
      this.piece = piece;
      this.target = there.id;
    } else {
      this.note = this.whyPiece(there.id);
    }
    this.changed();
  }

  /** A card is dragged to who uses it, or to whom it attacks. @param {string} card @param {string | null} piece */
  dropCard(card, piece) {
    if (this.card !== card) this.pickCard(card);
    if (this.card === card && piece && !this.chosenPieces.has(piece)) this.pickPiece(piece);
  }

  // ---- putting down

  putDown() {
    if (this.card || !this.target) this.card = null;
    this.#putDownPieces();
  }

  #putDownPieces() {
    this.piece = null;
    this.target = null;
    this.way = null;
  }

  get hasPicked() {
    return super.hasPicked || this.target !== null || this.way !== null;
  }
}
