// What an action would lead to, as far as the server can tell from what the player sees: who may use which card,
// whether a scheme would do anything, and whether it matters who plays it. Nothing is decided by asking.

/** @typedef {import('../../types.js').DraftAnswer} DraftAnswer */
/** @typedef {import('./choice.js').Asked} Asked */
/** @typedef {import('./choice.js').Around} Around */
/** @typedef {import('./options.js').Offered} Offered */

import { damagedBy } from './friendly-fire.js';
import { offered } from './options.js';

/** What playing a scheme always does. */
const ALWAYS = new Set(['scheme-played', 'card-discarded']);

/** So many targets of a scheme are tried out: who could be hit is asked where there are few. */
const MOST = 12;

export class Foresight {
  /** @type {Map<string, DraftAnswer | null>} option to what would follow */
  #seen = new Map();
  /** @type {Map<string, (DraftAnswer | null)[]>} scheme to what would follow by each fighter it may be aimed at */
  #ways = new Map();

  /** @param {Asked} frame @param {Offered} offered @param {Around} around @param {() => void} changed */
  constructor(frame, offered, around, changed) {
    this.frame = frame;
    this.offered = offered;
    this.around = around;
    this.changed = changed;
    /** Cards each attack may be made with: a far target needs one that reaches it. Without an entry it is not known. @type {Map<string, Set<string>>} */
    this.cards = new Map();
    for (const targets of offered.attacks.values())
      for (const option of targets.values()) void this.#lookAtAttack(option);
  }

  /** @param {string} option @returns {Promise<DraftAnswer | null>} */
  async #look(option) {
    const known = this.#seen.get(option);
    if (known !== undefined) return known;
    this.#seen.set(option, null);
    try {
      const answer = await this.around.ask('draft', { number: this.frame.number, choices: [option] });
      this.#seen.set(option, answer);
      return answer;
    } catch {
      return null; // No answer, nothing foreseen: the question itself will tell.
    }
  }

  /** @param {string} option */
  async #lookAtAttack(option) {
    const next = (await this.#look(option))?.prompt;
    if (next?.kind !== 'attack-card' || next.seat !== this.frame.prompt.seat || !next.options) return;
    this.cards.set(
      option,
      new Set(next.options.filter((o) => o.startsWith('card ')).map((o) => o.slice('card '.length))),
    );
    this.changed();
  }

  /** The attacks of an attacker, on whomever. @param {string} attacker */
  #attacksOf(attacker) {
    return [...(this.offered.attacks.get(attacker)?.values() ?? [])];
  }

  /** Whether the cards of an attacker are known. @param {string} attacker */
  knowsCards(attacker) {
    return this.#attacksOf(attacker).some((o) => this.cards.has(o));
  }

  /** Whether an attacker may use a card on somebody, or it is not known. @param {string} attacker @param {string} card */
  mayUse(attacker, card) {
    return this.#attacksOf(attacker).some((o) => this.fits(o, card));
  }

  /** Whether an attack may be made with a card, or it is not known. @param {string} option @param {string} card */
  fits(option, card) {
    return this.cards.get(option)?.has(card) ?? true;
  }

  /** Looks at what a scheme would do, whoever plays it. @param {string} card */
  async lookAtScheme(card) {
    const options = [...(this.offered.schemes.get(card)?.values() ?? [])];
    await Promise.all(options.map((o) => this.#lookAtScheme(o)));
    this.changed();
  }

  /** @param {string} option @returns {Promise<void>} */
  async #lookAtScheme(option) {
    const next = (await this.#look(option))?.prompt;
    if (!next?.cause || next.seat !== this.frame.prompt.seat) return;
    const { pieces } = offered(next);
    if (pieces.size === 0 || pieces.size > MOST) return;
    const ways = await Promise.all([...pieces.values()].map((o) => this.#try([option, o])));
    this.#ways.set(option, ways);
  }

  /** @param {string[]} choices @returns {Promise<DraftAnswer | null>} */
  async #try(choices) {
    try {
      return await this.around.ask('draft', { number: this.frame.number, choices });
    } catch {
      return null;
    }
  }

  /**
   * Whom a scheme would hit, whoever of those offered is chosen for it, if it can only hit the side of its player; else
   * nobody.
   *
   * @param {string} option
   * @param {(fighter: string) => boolean} isFriend
   * @returns {import('./friendly-fire.js').Harm[]}
   */
  onlyOwn(option, isFriend) {
    const answer = this.#seen.get(option);
    const at = damagedBy(answer?.events ?? []);
    const ways = this.#ways.get(option) ?? (answer && this.#isOver(answer) ? [] : null);
    if (!ways) return []; // More may come of it than is known.
    const each = ways.map((w) => damagedBy(w?.events ?? []));
    const hit = each.length ? each : [at];
    if (hit.some((harms) => harms.length === 0 || !harms.every((h) => isFriend(h.fighter)))) return [];
    return [...new Map(hit.flat().map((harm) => [harm.fighter, harm])).values()];
  }

  /** What an option would do, as far as it is known. @param {string} option */
  eventsOf(option) {
    return this.#seen.get(option)?.events ?? [];
  }

  /** Whether a scheme would change nothing that the player can see or be asked. @param {string} option */
  isIdle(option) {
    const answer = this.#seen.get(option);
    return Boolean(answer && this.#isOver(answer) && (answer.events ?? []).every((e) => ALWAYS.has(e.type)));
  }

  /** Whether it is all the same who plays a scheme: everything it does is known, and alike. @param {string} card */
  isSameForAll(card) {
    const answers = [...(this.offered.schemes.get(card)?.values() ?? [])].map((o) => this.#seen.get(o));
    const first = answers[0];
    if (!first) return false;
    return answers.every((a) => a && this.#isOver(a) && outcome(a) === outcome(first));
  }

  /** Whether all that a scheme does is told in the answer: nothing hidden, nothing asked on its account. @param {DraftAnswer} answer */
  #isOver({ prompt }) {
    return prompt.kind !== 'none' && !prompt.cause;
  }
}

/** All an answer says but who did it. @param {DraftAnswer} answer */
function outcome({ prompt, fighters, tokens, events }) {
  const told = (events ?? []).filter((e) => e.type !== 'scheme-played');
  return JSON.stringify([prompt.kind, prompt.seat, prompt.options, fighters, tokens, told]);
}
