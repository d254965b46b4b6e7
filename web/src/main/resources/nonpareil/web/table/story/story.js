// The story of a game: events as sentences, grouped by turn. Told from events alone.

import { chosenOptions } from './printed.js';
import { outcome } from './outcome.js';
import { leftWith } from './places.js';
import { rarely } from './rarely.js';
import { ids, isHidden, isSameTaking } from './taking.js';
import { spaceNumber } from '../../board/label.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').Cause} Cause */
/** @typedef {import('../parts/names.js').Names} Names */

/**
 * @typedef {object} Line
 * @property {number} number the record it belongs to
 * @property {number | null} seat whose doing it is
 * @property {'action' | 'event' | 'committed' | 'outcome' | 'act'} role
 * @property {string} text
 * @property {number | null} combat the record the combat began with
 * @property {string[] | null} path where something went, for the board
 * @property {boolean} taken it was taken back later
 */

/** @typedef {{number: number, turn: number, seat: number | null, title: string, lines: Line[]}} Turn */

/** The whole story. @param {readonly Entry[]} entries @param {Names} names @returns {Turn[]} */
export function story(entries, names) {
  const teller = new Teller(names);
  for (const entry of entries) teller.record(entry);
  return teller.turns;
}

/**
 * What happened in one record, as sentences.
 *
 * @param {Entry} entry
 * @param {Names} names
 * @param {Combatants | null} combat
 */
export function sentences(entry, names, combat) {
  const teller = new Teller(names);
  teller.combat = combat;
  teller.record(entry);
  return teller.turns.flatMap((turn) => turn.lines).map((line) => line.text);
}

/** @typedef {{number: number, attacker: string, target: string}} Combatants */

const ACTIONS = new Set(['maneuver-began', 'scheme-played', 'attack-declared']);

export class Teller {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    this.say = names.say;
    /** @type {Turn[]} */
    this.turns = [];
    /** @type {Combatants | null} */
    this.combat = null;
    this.turnsBegun = 0;
    /** Cards spent for a boost: that they are then discarded goes without saying. @type {Set<string>} */
    this.spent = new Set();
    /** The card with printed options each player played last. @type {Map<number, Cause>} */
    this.played = new Map();
    /** Fighters that are defeated. @type {Set<string>} */
    this.fallen = new Set();
    this.number = 0;
    this.taken = false;
  }

  /** @param {Entry} entry */
  record(entry) {
    this.number = entry.number;
    this.taken = Boolean(entry.taken);
    this.#act(entry);
    this.#chosen(entry);
    const events = entry.events ?? [];
    for (let i = 0; i < events.length; i++) {
      let event = events[i];
      if (event.type === 'cards-taken') {
        // Cards drawn one by one are told in one breath.
        let cards = ids(event);
        while (i + 1 < events.length && isSameTaking(event, events[i + 1])) cards = cards.concat(ids(events[++i]));
        event = { ...event, cards };
      }
      this.event(event);
    }
  }

  /** A printed option that was chosen: which of how many, and what it says. @param {Entry} entry */
  #chosen(entry) {
    const seat = entry.seat ?? 0;
    for (const { cause, ...which } of chosenOptions(entry, this.names, this.played.get(seat)))
      this.#because(seat, cause, this.say('log.option', { who: this.names.player(seat), ...which }));
  }

  /** Acts outside the rules. @param {Entry} entry */
  #act(entry) {
    const who = entry.seat ? this.names.player(entry.seat) : null;
    const seat = entry.seat ?? null;
    switch (entry.kind) {
      case 'mulligan':
        if (who && entry.kept) this.#add(seat, 'act', this.say('log.mulligan.kept', { who }));
        break;
      case 'undo':
        this.#add(seat, 'act', who ? this.say('log.undo', { who }) : this.say('log.undo.nobody'));
        break;
      case 'resign':
      case 'left-away':
      case 'time-out':
      case 'seat-taken':
        if (who) this.#add(seat, 'act', this.say(`log.${entry.kind}`, { who }));
        break;
      case 'seat-given':
        if (who)
          this.#add(seat, 'act', this.say('log.seat-given', { who, level: this.names.level(entry.level ?? '') }));
        break;
      case 'draw':
        this.#add(null, 'act', this.say(this.names.isMany ? 'end.cause.agreed.all' : 'log.draw'));
        break;
      case 'start':
      case 'choice':
      case 'ended':
        break; // their events tell it
    }
  }

  /** @param {number | null} seat @param {Line['role']} role @param {string} text @param {string[] | null} [path] */
  #add(seat, role, text, path = null) {
    if (this.turns.length === 0) this.#begin(null, this.say('log.set-up'));
    const { number, taken } = this;
    const combat = this.combat?.number ?? null;
    this.turns[this.turns.length - 1].lines.push({ number, seat, role, text, combat, path, taken });
  }

  /**
   * The same with its cause in brackets.
   *
   * @param {number | null} seat
   * @param {Cause | undefined} cause
   * @param {string} text
   * @param {string[] | null} [path]
   */
  #because(seat, cause, text, path = null) {
    const why = this.names.cause(cause);
    this.#add(seat, 'event', why ? this.say('log.because', { text: text.replace(/\.$/, ''), why }) : text, path);
  }

  /** @param {number | null} seat @param {string} title */
  #begin(seat, title) {
    this.turns.push({ number: this.number, turn: this.turnsBegun, seat, title, lines: [] });
  }

  /** @param {GameEvent} e */
  event(e) {
    const { names, say } = this;
    const seat = e.seat ?? 0;
    const who = names.player(seat);
    const card = e.card ? names.quoted(seat, e.card) : '';
    if (ACTIONS.has(e.type) || e.type === 'turn-began') this.combat = null;
    switch (e.type) {
      case 'turn-began':
        this.turnsBegun++;
        this.spent.clear();
        this.#begin(seat, say('log.turn', { n: this.turnsBegun, who: names.title(seat) }));
        break;
      case 'maneuver-began':
        this.#add(seat, 'action', say('log.maneuver-began', { who }));
        break;
      case 'mulligan':
        this.#add(seat, 'act', say('log.mulligan', { who }));
        break;
      case 'scheme-played':
        this.#add(seat, 'action', say('log.scheme-played', { who: names.called(e.fighter), card }));
        if (e.card) this.played.set(seat, { seat, card: e.card });
        break;
      case 'attack-declared':
        this.combat = { number: this.number, attacker: e.attacker ?? '', target: e.target ?? '' };
        this.#add(
          names.owner(e.attacker ?? ''),
          'action',
          say('log.attack-declared', { who: names.called(e.attacker), whom: names.called(e.target) }),
        );
        break;
      case 'card-committed':
        this.#committed(e);
        break;
      case 'number-named':
        this.#because(seat, e.cause, say('log.number-named', { who, n: e.number ?? 0 }));
        break;
      case 'cards-revealed':
        this.#revealed(e);
        break;
      case 'attack-card-replaced':
        this.#because(
          seat,
          e.cause,
          say('log.attack-card-replaced', { old: names.quoted(seat, e.returned), card: names.quoted(seat, e.played) }),
        );
        break;
      case 'effects-cancelled':
        this.#because(
          e.cause?.seat ?? null,
          e.cause,
          say(e.moment ? `log.effects-cancelled.${e.moment}` : 'log.effects-cancelled', { card }),
        );
        break;
      case 'effect-stopped':
        this.#add(
          seat,
          'event',
          say('log.effect-stopped', { who, card: names.quoted(seat, e.shown), what: names.cause(e.stopped) }),
        );
        break;
      case 'combat-settled':
        this.#settled(e);
        break;
      case 'cards-taken':
        this.#taken(e);
        break;
      case 'exhausted':
        this.#add(seat, 'event', say('log.exhausted', { who }));
        break;
      case 'card-discarded':
        if (e.cause || !this.spent.delete(`${seat} ${e.card}`))
          this.#because(
            seat,
            e.cause,
            say(e.fromDeck ? 'log.card-discarded.deck' : 'log.card-discarded', { who, card }),
          );
        break;
      case 'card-boosted':
        this.spent.add(`${seat} ${e.card}`);
        this.#add(seat, 'event', say('log.card-boosted', { who, card, n: Number(e.boost) }));
        break;
      case 'card-returned': {
        const key = e.top ? 'log.returned.top' : 'log.returned.bottom';
        this.#because(seat, e.cause, isHidden(e.card) ? say(`${key}.hidden`, { who }) : say(key, { who, card }));
        break;
      }
      case 'card-moved':
      case 'deck-seen':
      case 'top-seen':
      case 'card-revealed':
      case 'type-named':
      case 'act-proposed':
      case 'act-answered':
      case 'next-turn-changed':
      case 'card-laid':
      case 'counter-changed':
      case 'rule-began':
      case 'second-drawn':
      case 'card-used':
      case 'ability-used':
      case 'second-refilled':
        this.#because(e.type === 'deck-seen' ? (e.viewer ?? null) : (e.rule?.seat ?? seat), e.cause, rarely(e, names));
        break;
      case 'deck-shuffled':
        this.#add(seat, 'event', say('log.deck-shuffled', { who }));
        break;
      case 'hand-seen':
        this.#because(e.viewer ?? null, e.cause, say('log.hand-seen', { who: names.player(e.viewer ?? 0), whom: who }));
        break;
      case 'hand-revealed': {
        const cards = ids(e);
        this.#because(
          seat,
          e.cause,
          cards.length
            ? say('log.hand-revealed', { who, cards: names.cards(seat, cards) })
            : say('log.hand-revealed.empty', { who }),
        );
        break;
      }
      case 'moved':
        this.#because(
          names.owner(e.piece ?? ''),
          e.cause,
          say('log.moved', {
            who: names.called(e.piece),
            n: (e.path?.length ?? 1) - 1,
            from: spaceNumber(e.path?.[0] ?? ''),
            to: spaceNumber(e.path?.at(-1) ?? ''),
          }),
          e.path ?? null,
        );
        break;
      case 'placed':
        this.#because(
          names.owner(e.piece ?? ''),
          e.cause,
          say(e.from ? 'log.placed.from' : 'log.placed', {
            who: names.called(e.piece),
            from: spaceNumber(e.from ?? ''),
            to: spaceNumber(e.to ?? ''),
          }),
          e.to ? [e.to] : null,
        );
        break;
      case 'swapped':
        this.#because(
          e.cause?.seat ?? null,
          e.cause,
          say('log.swapped', { who: names.called(e.fighter), whom: names.called(e.other) }),
        );
        break;
      case 'took-over':
        if (this.combat && this.combat.attacker === e.replaced) this.combat.attacker = e.fighter ?? '';
        if (this.combat && this.combat.target === e.replaced) this.combat.target = e.fighter ?? '';
        this.#because(
          names.owner(e.fighter ?? ''),
          e.cause,
          say('log.took-over', { who: names.called(e.fighter), whom: names.called(e.replaced) }),
        );
        break;
      case 'left-board':
        this.#because(names.owner(e.piece ?? ''), e.cause, say('log.left-board', { who: names.called(e.piece) }));
        break;
      case 'damaged':
        this.#because(
          names.owner(e.fighter ?? ''),
          e.combat ? null : e.cause,
          say(e.combat ? 'log.damaged.combat' : 'log.damaged', {
            who: names.called(e.fighter),
            n: e.amount ?? 0,
            left: e.healthLeft ?? 0,
          }),
        );
        break;
      case 'damage-prevented':
        this.#add(
          names.owner(e.fighter ?? ''),
          'event',
          say('log.damage-prevented', { who: names.called(e.fighter), n: e.amount ?? 0 }),
        );
        break;
      case 'healed':
        this.#because(
          names.owner(e.fighter ?? ''),
          e.cause,
          say((e.amount ?? 0) < 0 ? 'log.healed.set' : 'log.healed', {
            who: names.called(e.fighter),
            n: e.amount ?? 0,
            left: e.health ?? 0,
          }),
        );
        break;
      case 'defeated':
        this.fallen.add(e.fighter ?? '');
        this.#add(names.owner(e.fighter ?? ''), 'event', say('log.defeated', { who: names.called(e.fighter) }));
        break;
      case 'returned':
        this.fallen.delete(e.fighter ?? '');
        this.#because(
          names.owner(e.fighter ?? ''),
          e.cause,
          say('log.returned', { who: names.called(e.fighter), n: e.health ?? 0, to: spaceNumber(e.space ?? '') }),
          e.space ? [e.space] : null,
        );
        break;
      case 'trait-changed':
        this.#because(seat, e.cause, say('log.trait-changed', { who, trait: names.trait(seat, e.trait) }));
        break;
      case 'actions-gained': {
        const n = e.actions ?? 1;
        this.#because(seat, e.cause, say(n === 1 ? 'log.actions-gained' : 'log.actions-gained.many', { who, n }));
        break;
      }
      case 'player-out': {
        const left = leftWith(seat, this.fallen, names);
        this.#add(seat, 'event', left ? say('log.player-out.left', { who, left }) : say('log.player-out', { who }));
        break;
      }
      case 'value-changed': // stands in the sum
      case 'game-ended': // is told by the end
        break;
    }
  }

  /** @param {GameEvent} e */
  #committed(e) {
    const seat = e.seat ?? 0;
    const kind = e.boost ? 'log.committed.boost' : e.faceUp ? 'log.committed.open' : 'log.committed';
    const who = this.names.player(seat);
    const role = e.faceUp ? 'event' : 'committed';
    this.#add(
      seat,
      role,
      isHidden(e.card)
        ? this.say(`${kind}.hidden`, { who })
        : this.say(kind, { who, card: this.names.quoted(seat, e.card) }),
    );
  }

  /** @param {GameEvent} e */
  #revealed(e) {
    const { names, say } = this;
    const attack = e.attackSeat ?? names.owner(this.combat?.attacker ?? '');
    const defense = e.defenseSeat ?? names.owner(this.combat?.target ?? '');
    const attacker = this.combat ? names.called(this.combat.attacker) : names.player(attack);
    const target = this.combat ? names.called(this.combat.target) : names.player(defense);
    this.#forgetCommitted();
    if (e.attackCard) this.played.set(attack, { seat: attack, card: e.attackCard });
    if (e.defenseCard) this.played.set(defense, { seat: defense, card: e.defenseCard });
    if (e.attackCard)
      this.#add(
        attack,
        'event',
        say('log.revealed.attack', { who: attacker, card: names.quoted(attack, e.attackCard) }),
      );
    if (e.boostCard) this.#add(attack, 'event', say('log.revealed.boost', { card: names.quoted(attack, e.boostCard) }));
    this.#add(
      defense,
      'event',
      e.defenseCard
        ? say('log.revealed.defense', { who: target, card: names.quoted(defense, e.defenseCard) })
        : say('log.revealed.none', { who: target }),
    );
  }

  /** Once the cards are turned up, it goes without saying that they lay face down. */
  #forgetCommitted() {
    const turn = this.turns.at(-1);
    const combat = this.combat?.number;
    if (turn)
      turn.lines = turn.lines.filter((line) => line.role !== 'committed' || line.combat !== combat || line.taken);
  }

  /** @param {GameEvent} e */
  #settled(e) {
    if (!e.attack || !e.defense) return;
    this.#add(e.winner ?? null, 'outcome', outcome(e, this.names, this.combat?.target));
  }

  /** @param {GameEvent} e */
  #taken(e) {
    const seat = e.seat ?? 0;
    const cards = ids(e);
    const who = this.names.player(seat);
    const key = e.from === 'drawn' ? 'log.drawn' : e.from === 'deck' ? 'log.taken-from-deck' : 'log.taken-back';
    if (cards.length === 0) return;
    const text = cards.some(isHidden)
      ? this.say(`${key}.${cards.length === 1 ? 'one' : 'many'}`, { who, n: cards.length })
      : this.say(key, { who, cards: this.names.cards(seat, cards) });
    this.#because(seat, e.cause, text);
  }
}
