// How far everybody could go and attack, as the server says it: asked once for each position, planned moves included.

import { isManeuver } from './options.js';

/** @typedef {import('../../types.js').ReachAnswer} ReachAnswer */
/** @typedef {import('../parts/names.js').Names} Names */

/** @typedef {{now: Set<string>, boosted: Map<string, number>, range: Set<string>}} Shown */

/**
 * What of the reach of one's own piece helps with what is asked: where a maneuver leads while one can be begun or is
 * planned, with the boosts in hand while one can still be played, and how far an attack reaches while one is put
 * together. Any other question lights by itself what is possible: a maneuver's reach there would tell something wrong.
 *
 * @param {Shown} reach
 * @param {string} piece
 * @param {import('./choice.js').Choice | null} choice nobody here is asked: what a next maneuver could do
 * @returns {Shown | null}
 */
export function helpful(reach, piece, choice) {
  if (!choice) return reach;
  const { prompt, offered, draft } = choice;
  const noBoost = { ...reach, boosted: new Map() };
  if (prompt.kind === 'action') {
    const attacks = piece === choice.piece && (choice.card !== null || offered.attacks.has(piece));
    if (attacks) return { ...noBoost, now: new Set() };
    return offered.buttons.includes('maneuver') ? reach : noBoost;
  }
  if (!isManeuver(prompt)) return null;
  const boosts = prompt.kind === 'boost' && !draft?.boost ? reach : noBoost;
  // Where the picked piece goes is lit by the plan itself; the dots then only tell what a boost would add.
  return draft && piece === choice.piece ? { ...boosts, range: new Set() } : boosts;
}

export class Reach {
  /** @param {(choices: string[]) => Promise<ReachAnswer>} ask @param {() => void} changed */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    /** @type {Map<string, ReachAnswer | null>} */
    this.answers = new Map();
    this.key = '';
  }

  /** A new position: nothing asked before holds. */
  clear() {
    this.answers.clear();
    this.key = '';
  }

  /** The position now is the one after these planned choices; asks if nobody has. @param {readonly string[]} planned */
  async want(planned) {
    const key = planned.join('\n');
    this.key = key;
    if (this.answers.has(key)) return;
    this.answers.set(key, null);
    const { answers } = this;
    try {
      answers.set(key, await this.ask([...planned]));
    } catch {
      answers.delete(key); // No answer: asked again when somebody points again.
      return;
    }
    this.changed();
  }

  get #answer() {
    return this.answers.get(this.key) ?? null;
  }

  /**
   * The reach of a piece as the board draws it.
   *
   * @param {string | null} piece
   * @param {number} [most] the largest boost there is
   * @returns {Shown | null}
   */
  of(piece, most = Infinity) {
    const reach = piece ? this.#answer?.fighters?.[piece] : null;
    if (!reach) return null;
    const now = new Set(reach.now);
    /** The least boost that leads to a space. @type {Map<string, number>} */
    const boosted = new Map();
    const steps = Object.entries(reach.boosted ?? {}).map(([boost, spaces]) => ({ boost: Number(boost), spaces }));
    for (const { boost, spaces } of steps.sort((a, b) => a.boost - b.boost))
      for (const space of spaces)
        if (boost <= most && !now.has(space) && !boosted.has(space)) boosted.set(space, boost);
    return { now, boosted, range: new Set(reach.range) };
  }

  /**
   * Whom a piece could attack; without one, whom any enemy of a player could.
   *
   * @param {string | null} piece
   * @param {number} me
   * @param {Names} names
   * @returns {Map<string, number>} target to the attacker's seat
   */
  threatened(piece, me, names) {
    const result = new Map();
    for (const [id, reach] of Object.entries(this.#answer?.fighters ?? {})) {
      const owner = names.owner(id);
      if (piece ? id !== piece : owner === me || names.mates(me).includes(owner)) continue;
      for (const target of reach.targets ?? []) if (names.owner(target) !== owner) result.set(target, owner);
    }
    return result;
  }
}
