// What a show has on the stage: two who fight with their cards, or a scheme or an ability alone; and what of it acts
// just now. Read from events, no rules.

import { actingWords } from './acting.js';
import { BEATS } from './beats.js';

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../card/card.js').Acting} Acting */
/** @typedef {import('../story/combats.js').Combat} Combat */
/** @typedef {import('../story/combats.js').CombatReader} CombatReader */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('./beats.js').Beat} Beat */

/**
 * What is shown alone: a card, or without one the ability of a hero.
 *
 * @typedef {{seat: number, card: string | null, fighter: string | null}} Alone
 */

/**
 * @typedef {object} Scene
 * @property {Combat | null} combat
 * @property {Alone | null} alone
 * @property {Beat} beat
 * @property {{seat: number, card: string | null, words: Acting[]} | null} acting
 * @property {{fighter: string, amount: number} | null} blow
 * @property {ReadonlySet<string>} touched whom it is about just now
 * @property {Map<string, number>} lost health that went in this scene
 * @property {boolean} folding it goes into the panel now
 */

/** Who tells, to whom. @typedef {{reader: CombatReader, names: Names, me: number}} Telling */

/** Events after which what was shown is over. */
const ENDS = new Set(['turn-began', 'maneuver-began', 'game-ended']);
/** Events of a combat itself, whatever caused them. */
const OWN = new Set([
  'attack-declared',
  'card-committed',
  'cards-revealed',
  'attack-card-replaced',
  'value-changed',
  'combat-settled',
]);

export class Scenes {
  constructor() {
    /** @type {Scene | null} */
    this.now = null;
    /** Cards and abilities the viewer has had time to read. @type {Set<string>} */
    this.read = new Set();
  }

  /** An event is told; the reader has read it already. @param {GameEvent} e @param {Telling} telling */
  event(e, telling) {
    if (ENDS.has(e.type)) {
      this.now = null;
      return;
    }
    const combat = telling.reader.running;
    const before = this.now;
    const isCombats = combat !== null && (OWN.has(e.type) || Boolean(e.combat) || Boolean(e.cause) || isHit(e, combat));
    if (isCombats) this.#fight(e, combat, telling);
    else if (!combat) this.#alone(e, telling);
    const { now } = this;
    if (!now || now === before) return;
    now.touched = new Set([e.fighter, e.piece, e.other].filter((id) => id !== undefined));
    if (e.type === 'damaged' && e.fighter) {
      now.lost.set(e.fighter, (now.lost.get(e.fighter) ?? 0) + (e.amount ?? 0));
      now.blow = { fighter: e.fighter, amount: e.amount ?? 0 };
    } else if (e.type !== 'defeated') now.blow = null;
  }

  /** @param {GameEvent} e @param {Combat} combat @param {Telling} telling */
  #fight(e, combat, telling) {
    const scene = this.now?.combat === combat ? this.now : begun({ combat });
    const acting = e.combat || isHit(e, combat) ? null : actingIn(e, telling, combat);
    const beat = later(scene.beat, beatOf(e, combat, acting, telling));
    this.now = { ...scene, combat, beat, acting, folding: false };
  }

  /** @param {GameEvent} e @param {Telling} telling */
  #alone(e, telling) {
    const { cause } = e;
    if (e.type === 'scheme-played' || e.type === 'card-used') {
      this.now = begun({ alone: { seat: e.seat ?? 0, card: e.card ?? null, fighter: e.fighter ?? null } });
      return;
    }
    if (e.type === 'ability-used' && e.seat !== telling.me) {
      this.now = begun({ alone: { seat: e.seat ?? 0, card: e.card ?? null, fighter: null } });
      return;
    }
    if (!cause) {
      if (this.now) this.now = { ...this.now, acting: null };
      return;
    }
    const card = cause.card ?? null;
    const same = this.now?.alone?.seat === cause.seat && this.now.alone.card === card;
    // One's own ability was chosen a moment ago.
    if (!same && cause.seat === telling.me) {
      this.now = null;
      return;
    }
    const scene = same && this.now ? this.now : begun({ alone: { seat: cause.seat, card, fighter: null } });
    this.now = { ...scene, acting: actingIn(e, telling, null), beat: 'during', folding: false };
  }

  /** Letters of cards and abilities that are new to the viewer with an event; from now on they are known. @param {GameEvent} e @param {Telling} telling */
  newLetters(e, telling) {
    const { combat, alone } = this.now ?? {};
    /** @type {{seat: number, card: string | null}[]} */
    const shown = [];
    if (combat?.revealed)
      for (const { seat, card } of [combat.attack, combat.defense]) if (card) shown.push({ seat, card });
    if (alone) shown.push(alone);
    if (e.cause && !e.cause.card) shown.push({ seat: e.cause.seat, card: null });
    let letters = 0;
    for (const { seat, card } of shown) {
      const key = `${telling.names.heroes.get(seat)?.id} ${card}`;
      if (seat === telling.me || this.read.has(key)) continue;
      this.read.add(key);
      letters += telling.names
        .causeText(card ? { seat, card } : { seat })
        .join(' ')
        .replace(/\u00ad/g, '').length;
    }
    return letters;
  }

  /** Nothing is on the stage. */
  clear() {
    this.now = null;
  }
}

/** @param {Partial<Scene>} what @returns {Scene} */
function begun(what) {
  return {
    combat: null,
    alone: null,
    beat: 'lay',
    acting: null,
    blow: null,
    touched: new Set(),
    lost: new Map(),
    folding: false,
    ...what,
  };
}

/** A combat in which somebody is asked: only who fights whom. @param {Combat | null} combat @returns {Scene | null} */
export function quietScene(combat) {
  return combat && begun({ combat });
}

/** Whether a fighter of the combat falls or is saved by it. @param {GameEvent} e @param {Combat} combat */
function isHit(e, combat) {
  return (
    (e.type === 'defeated' || e.type === 'damage-prevented') &&
    [combat.attack.fighter, combat.defense.fighter].includes(e.fighter ?? '')
  );
}

/**
 * The words that act.
 *
 * @param {GameEvent} e
 * @param {Telling} telling
 * @param {Combat | null} combat
 * @returns {Scene['acting']}
 */
function actingIn({ cause, ...e }, { names }, combat) {
  if (!cause) return null;
  const card = names.cardData(cause.seat, cause.card);
  const moment = combat ? (combat.settled ? 'after' : 'during') : null;
  const won = combat?.settled ? combat.settled.winner === cause.seat : null;
  return {
    seat: cause.seat,
    card: cause.card ?? null,
    words: card ? actingWords(names.local(card.text), e, moment, won) : [],
  };
}

/** Beats only go on: whoever falls by an effect after the blow falls after it. @param {Beat} one @param {Beat} other */
function later(one, other) {
  return BEATS.indexOf(one) > BEATS.indexOf(other) ? one : other;
}

/** @param {GameEvent} e @param {Combat} combat @param {Scene['acting']} acting @param {Telling} telling @returns {Beat} */
function beatOf(e, combat, acting, { names }) {
  if (!combat.revealed) return 'lay';
  if (e.type === 'cards-revealed') return 'turn';
  if (e.type === 'combat-settled' || e.combat || isHit(e, combat)) return 'blow';
  if (combat.settled) return 'after';
  const card = acting && names.cardData(acting.seat, acting.card);
  const block = card && acting.words[0] ? names.local(card.text)[acting.words[0].block] : null;
  return block?.moment === 'immediately' ? 'immediately' : 'during';
}
