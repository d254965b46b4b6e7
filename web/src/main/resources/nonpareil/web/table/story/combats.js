// Combats as they are told: the cards, what happened in order, and the sum behind each value line by line.
// Everything here is read from events; nothing is computed again.

import { outcome } from './outcome.js';
import { Teller } from './story.js';
import { isHidden } from './taking.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').Cause} Cause */
/** @typedef {import('../../types.js').CombatValue} CombatValue */
/** @typedef {import('../parts/names.js').Names} Names */

/**
 * One side of a combat.
 *
 * @typedef {object} Side
 * @property {number} seat
 * @property {string} fighter
 * @property {string | null | undefined} card undefined: not yet; null: none; or an id, or "hidden"
 * @property {string | null} boostCard a face-down boost
 * @property {Cause | undefined} cancelledBy
 * @property {boolean} cancelled
 * @property {GameEvent[]} changes
 * @property {CombatValue | null} settled
 */

/**
 * @typedef {object} Combat
 * @property {number} number the record it began with
 * @property {number} last the last record that belongs to it
 * @property {Side} attack
 * @property {Side} defense
 * @property {boolean} revealed
 * @property {GameEvent | null} settled
 * @property {{event: GameEvent, number: number, after: boolean}[]} steps
 */

/** Events that end the telling of a combat. */
const ENDS = new Set(['maneuver-began', 'scheme-played', 'card-used', 'ability-used', 'turn-began', 'game-ended']);
/** Events that are shown by the cards and sums themselves. */
const SHOWN = new Set(['attack-declared', 'card-committed', 'cards-revealed', 'value-changed', 'combat-settled']);

/**
 * All combats of a game; those taken back are left out.
 *
 * @param {readonly Entry[]} entries
 * @param {Names} names
 * @returns {Combat[]}
 */
export function combats(entries, names) {
  const reader = new CombatReader(names);
  for (const entry of entries) if (!entry.taken) reader.record(entry);
  return reader.all;
}

export class CombatReader {
  /** @param {Names} names */
  constructor(names) {
    this.names = names;
    /** @type {Combat[]} */
    this.all = [];
    /** @type {Combat | null} */
    this.running = null;
    /** The combat that stays on the page until the next action. @type {Combat | null} */
    this.shown = null;
  }

  /** @param {Entry} entry */
  record(entry) {
    for (const event of entry.events ?? []) this.event(event, entry.number);
  }

  /** @param {GameEvent} e @param {number} number */
  event(e, number) {
    if (e.type === 'attack-declared') {
      this.running = {
        number,
        last: number,
        attack: side(this.names.owner(e.attacker ?? ''), e.attacker ?? ''),
        defense: side(this.names.owner(e.target ?? ''), e.target ?? ''),
        revealed: false,
        settled: null,
        steps: [],
      };
      this.all.push(this.running);
      this.shown = this.running;
      return;
    }
    if (
      e.type === 'maneuver-began' ||
      e.type === 'scheme-played' ||
      e.type === 'card-used' ||
      e.type === 'ability-used'
    )
      this.shown = null;
    if (ENDS.has(e.type)) this.running = null;
    const combat = this.running;
    if (!combat) return;
    combat.last = number;
    this.#apply(combat, e);
    // A discard by rule after the combat is the hand limit, which is no part of it.
    const limit = e.type === 'card-discarded' && !e.cause && combat.settled;
    if (!SHOWN.has(e.type) && !limit) combat.steps.push({ event: e, number, after: combat.settled !== null });
  }

  /** @param {Combat} combat @param {GameEvent} e */
  #apply(combat, e) {
    const of = (/** @type {number | undefined} */ seat) =>
      seat === combat.attack.seat ? combat.attack : combat.defense;
    switch (e.type) {
      case 'card-committed':
        if (e.boost) of(e.seat).boostCard = e.card ?? 'hidden';
        else of(e.seat).card = e.card ?? 'hidden';
        break;
      case 'cards-revealed':
        combat.revealed = true;
        combat.attack.card = e.attackCard ?? null;
        combat.defense.card = e.defenseCard ?? null;
        combat.attack.boostCard = e.boostCard ?? null;
        break;
      case 'attack-card-replaced':
        // What befell the old card does not count for the new one; what an ability adds does.
        combat.attack.card = e.played;
        combat.attack.changes = combat.attack.changes.filter(isBonus);
        combat.attack.cancelled = false;
        combat.attack.cancelledBy = undefined;
        break;
      case 'took-over':
        for (const s of [combat.attack, combat.defense])
          if (s.fighter === e.replaced) s.fighter = e.fighter ?? s.fighter;
        break;
      case 'effects-cancelled':
        if (e.moment) break; // the card keeps its other effects
        of(e.seat).cancelled = true;
        of(e.seat).cancelledBy = e.cause;
        break;
      case 'value-changed':
        of(e.seat).changes.push(e);
        break;
      case 'combat-settled':
        combat.settled = e;
        combat.attack.settled = e.attack ?? null;
        combat.defense.settled = e.defense ?? null;
        break;
      default: // happens in a combat as it might elsewhere: the steps tell it
    }
  }
}

/** @param {number} seat @param {string} fighter @returns {Side} */
function side(seat, fighter) {
  return {
    seat,
    fighter,
    card: undefined,
    boostCard: null,
    cancelledBy: undefined,
    cancelled: false,
    changes: [],
    settled: null,
  };
}

/**
 * A line of a sum. `replaces`: it takes the place of what stood before; `lost`: it does not count.
 *
 * @typedef {{sign: '' | '+' | '−', amount: number, text: string, replaces: boolean, lost: boolean}} SumLine
 */

/**
 * The sum behind a side's value: the printed value with whatever stands in its place, then what is added to it. An
 * addition that came before its base was replaced still counts, so it stands below all bases.
 *
 * @param {Side} s
 * @param {Names} names
 * @returns {SumLine[]}
 */
export function sumLines(s, names) {
  const { say } = names;
  const printed = s.settled?.printed ?? names.cardData(s.seat, s.card)?.value;
  if (isHidden(s.card) || printed === undefined || printed === null) return [];
  const final = s.settled;
  const bases = [line('', printed, say('sum.printed'))];
  /** @type {SumLine[]} */
  const added = [];
  const fixed = Boolean(final?.locked) || s.changes.some((c) => c.how === 'locked');
  // A value that stands instead of the printed one is not touched by what changes the printed one.
  const instead = s.changes.some((c) => c.how === 'instead');
  const forTurn = Boolean(final?.locked) && !s.changes.some((c) => c.how === 'locked');
  for (const change of s.changes) {
    const why = names.cause(change.cause) || say('sum.rule');
    const amount = change.amount ?? 0;
    switch (change.how) {
      case 'plus': {
        // What an ability adds is no card effect: only a value that is fixed for the turn is not touched by it.
        const lost = isBonus(change) ? forTurn : fixed;
        added.push({ ...plus(amount, say(lost ? 'sum.lost' : 'sum.plus', { why })), lost });
        break;
      }
      case 'ignored':
        break;
      case 'instead':
      case 'locked':
      case 'printed-is-boost': {
        const lost = (fixed && change.how !== 'locked') || (instead && change.how === 'printed-is-boost');
        bases.push({
          ...line('', amount, say(lost ? 'sum.lost' : `sum.${change.how}`, { why })),
          replaces: !lost,
          lost,
        });
      }
    }
  }
  if (final && forTurn) bases.push({ ...line('', final.base, say('sum.locked.turn')), replaces: true });
  if (final) {
    if (final.hiddenBoost) added.push(line('+', final.hiddenBoost, say('sum.hidden')));
    else if (s.boostCard && s.cancelled) added.push({ ...line('+', 0, say('sum.hidden.lost')), lost: true });
    // Bonuses that were told one by one stand in the sum already.
    const told = s.changes.filter(isBonus).reduce((sum, c) => sum + (c.amount ?? 0), 0);
    const ruled = final.ruled ?? 0;
    const rest = forTurn ? 0 : final.bonuses - ruled - told;
    if (rest) added.push(plus(rest, names.ability(s.seat)));
    if (ruled) added.push(plus(ruled, say('sum.ruled')));
  }
  const ignored = s.changes.find((c) => c.how === 'ignored');
  if (ignored)
    added.push({
      ...line('', 0, say('sum.ignored', { why: names.cause(ignored.cause) || say('sum.rule') })),
      replaces: true,
    });
  return [...bases, ...added];
}

/** Whether an ability adds it: it is among the bonuses of the sum, whatever befalls the card. @param {GameEvent} change */
function isBonus({ how, cause }) {
  return how === 'plus' && Boolean(cause) && !cause?.card;
}

/** @param {number} amount @param {string} text */
function plus(amount, text) {
  return line(amount < 0 ? '−' : '+', Math.abs(amount), text);
}

/** @param {SumLine['sign']} sign @param {number} amount @param {string} text @returns {SumLine} */
function line(sign, amount, text) {
  return { sign, amount, text, replaces: false, lost: false };
}

/** Who fights whom, for the sentences about it. @param {Combat} combat @returns {import('./story.js').Combatants} */
export function combatants(combat) {
  return { number: combat.number, attacker: combat.attack.fighter, target: combat.defense.fighter };
}

/**
 * What happened besides the values, as sentences.
 *
 * @param {Combat} combat
 * @param {Names} names
 * @returns {{text: string, seat: number | null, after: boolean}[]}
 */
export function stepLines(combat, names) {
  return [false, true].flatMap((after) => {
    const teller = new Teller(names);
    teller.combat = combatants(combat);
    teller.record({
      number: combat.number,
      kind: 'choice',
      at: '',
      events: combat.steps.filter((s) => s.after === after).map((s) => s.event),
    });
    return teller.turns.flatMap((t) => t.lines).map(({ text, seat }) => ({ text, seat, after }));
  });
}

/** How it ended; nothing while it runs. @param {Combat} combat @param {Names} names */
export function combatOutcome(combat, names) {
  return combat.settled ? outcome(combat.settled, names, combat.defense.fighter) : '';
}
