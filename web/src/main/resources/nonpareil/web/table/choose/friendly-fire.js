// Whether a choice would hit one's own side (one's own fighters, and those of mates), as far as the server can tell from
// what the player sees: whoever would be hit is marked before it is confirmed.

import { listOf, relation } from '../parts/sides.js';

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').DraftAnswer} DraftAnswer */
/** @typedef {import('./choice.js').Asked} Asked */
/** @typedef {import('./choice.js').Around} Around */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{fighter: string, amount: number, falls: boolean}} Harm */

export class FriendlyFire {
  /** @type {Map<string, Harm[]>} option to whom of the own side it would hit */
  #harms = new Map();

  /** @param {Asked} frame @param {Names} names @param {Around} around @param {() => void} changed */
  constructor(frame, names, around, changed) {
    this.frame = frame;
    this.names = names;
    this.around = around;
    this.changed = changed;
    /** An option that waits to be confirmed. @type {string | null} */
    this.held = null;
    this.seat = frame.prompt.seat ?? 0;
    /** Effects alone can hit friends. */
    this.watches = Boolean(frame.prompt.cause);
  }

  /** Whom an option would hit; asks the server. @param {string} option @returns {Promise<Harm[]>} */
  async look(option) {
    const known = this.#harms.get(option);
    if (known || !this.watches) return known ?? [];
    try {
      /** @type {DraftAnswer} */
      const answer = await this.around.ask('draft', { number: this.frame.number, choices: [option] });
      this.#harms.set(option, harmsOf(answer.events ?? [], this.seat, this.names));
    } catch {
      return []; // No answer, no warning: nothing is decided by it.
    }
    return this.of(option);
  }

  /** Whom an option would hit, as far as that was asked. @param {string | undefined} option @returns {Harm[]} */
  of(option) {
    return this.#harms.get(option ?? '') ?? [];
  }

  /**
   * Before anything is picked: who of the own side would be hit by picking it.
   *
   * @param {import('./options.js').Offered} offered
   */
  async lookAhead({ pieces, buttons }) {
    if (!this.watches) return;
    const friends = [...pieces].filter(([piece]) => isFriend(piece, this.seat, this.names));
    const words = buttons.filter((b) => b === 'yes' || b.startsWith('option '));
    const found = await Promise.all([...friends.map(([, option]) => option), ...words].map((o) => this.look(o)));
    if (found.some((harms) => harms.length)) this.changed();
  }

  /** Whether an option may be sent; one that would hit the own side waits to be confirmed. @param {string} option */
  async allows(option) {
    if (!this.watches || this.held === option || (await this.look(option)).length === 0) return true;
    this.held = option;
    this.changed();
    return false;
  }

  /** The piece or space of what is held. */
  get place() {
    return this.held?.split(' ').at(-1) ?? '';
  }

  /** Who would be hit by what is held, else by any of some options. @param {Iterable<string>} options */
  warned(options) {
    const asked = this.held ? [this.held] : [...options];
    return new Set(asked.flatMap((option) => this.of(option).map((harm) => harm.fighter)));
  }

  /** What is said of it. @param {readonly string[]} words options that are words @param {(option: string) => string} label */
  aid(words, label) {
    const text = (/** @type {string} */ option) => warning(this.of(option), this.seat, this.frame.view, this.names);
    if (this.held) return text(this.held);
    const word = words.find((b) => this.of(b).length);
    return word ? `${label(word)}: ${text(word)}` : '';
  }
}

/** Whether a piece is one's own or a mate's. @param {string} piece @param {number} seat @param {Names} names */
export function isFriend(piece, seat, names) {
  return relation(names.owner(piece), seat, names) !== 'foe';
}

/**
 * Who of a player's side is hit by what happens.
 *
 * @param {readonly GameEvent[]} events
 * @param {number} seat
 * @param {Names} names
 * @returns {Harm[]}
 */
export function harmsOf(events, seat, names) {
  return damagedBy(events).filter(({ fighter }) => isFriend(fighter, seat, names));
}

/** Who is hit by what happens, on any side. @param {readonly GameEvent[]} events @returns {Harm[]} */
export function damagedBy(events) {
  /** @type {Map<string, Harm>} */
  const harms = new Map();
  for (const e of events) {
    const id = e.fighter ?? '';
    if (e.type !== 'damaged' || !id) continue;
    const before = harms.get(id)?.amount ?? 0;
    harms.set(id, { fighter: id, amount: before + (e.amount ?? 0), falls: e.healthLeft === 0 });
  }
  return [...harms.values()];
}

/** Said of what can hit one's own side alone, whatever is chosen. @param {readonly Harm[]} harms @param {Names} names */
export function onlyOwnText(harms, names) {
  if (harms.length === 0) return '';
  const each = harms.map(({ fighter, amount }) => names.say('fire.harm', { who: names.called(fighter), n: amount }));
  const who = new Intl.ListFormat(names.language, { type: 'disjunction' }).format(each);
  return names.say('fire.only', { who });
}

/**
 * The warning, in a sentence or two.
 *
 * @param {readonly Harm[]} harms
 * @param {number} seat
 * @param {import('../../types.js').View} view
 * @param {Names} names
 */
export function warning(harms, seat, view, names) {
  if (harms.length === 0) return '';
  const { say } = names;
  const who = listOf(
    harms.map(({ fighter, amount }) => {
      const who = names.called(fighter);
      // Without mates all of them are one's own.
      if (!names.team(seat)) return say('fire.harm', { who, n: amount });
      const to = relation(names.owner(fighter), seat, names);
      return `${who.n} (${amount}, ${say(`relation.${to ?? 'mate'}`)})`;
    }),
    names,
  );
  const heroes = view.fighters.filter((f) => names.piece(f.id).hero && !f.defeated && isFriend(f.id, seat, names));
  const last = heroes.length > 0 && heroes.every((h) => harms.some((harm) => harm.falls && harm.fighter === h.id));
  return [say('fire.hit', { who }), last ? say(lastKey(seat, names)) : ''].filter(Boolean).join(' ');
}

/** What follows when no hero is left: for a team, in a duel, or among several. @param {number} seat @param {Names} names */
function lastKey(seat, names) {
  if (names.team(seat)) return 'fire.last';
  return names.isMany ? 'fire.last.out' : 'fire.last.lost';
}
