// A plan that can be corrected freely and is sent as one batch: boost first, then the moves in the order planned.
// What is possible after each planned choice comes from the server; no rule of the game is known here.

import { offered } from './options.js';

/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').DraftAnswer} DraftAnswer */
/** @typedef {import('../../types.js').FighterState} FighterState */
/** @typedef {import('../../types.js').TokenState} TokenState */
/** @typedef {{piece: string, space: string, option: string}} Move */
/** @typedef {(choices: string[]) => Promise<DraftAnswer>} Ask */
/** @typedef {(piece: string, spaces: string[], answer: DraftAnswer) => string} Suggest */

export class Draft {
  /**
   * @param {Prompt} prompt what is asked before any planned choice
   * @param {{fighters: FighterState[], tokens?: TokenState[]}} position
   * @param {Ask} ask rejects where a choice is not offered
   */
  constructor(prompt, position, ask) {
    this.prompt = prompt;
    this.ask = ask;
    this.setUp = prompt.kind === 'set-up';
    this.asksBoost = prompt.kind === 'boost';
    /** @type {string | null} the option of the boost card */
    this.boost = null;
    /** @type {Move[]} */
    this.moves = [];
    const { fighters, tokens = [] } = position;
    /** @type {DraftAnswer} */
    this.begin = { prompt, fighters, tokens, events: [], complete: false };
    /** What stands after all planned choices. @type {DraftAnswer} */
    this.answer = this.begin;
    /** @type {Map<string, Promise<DraftAnswer>>} */
    this.asked = new Map();
  }

  /** The planned choices so far. */
  get planned() {
    return this.#choices(this.moves);
  }

  /** Whether nothing is planned yet. */
  get isEmpty() {
    return this.boost === null && this.moves.length === 0;
  }

  /** The boost as a choice, where one is asked for. @returns {string[]} */
  #prefix() {
    return this.asksBoost ? [this.boost ?? 'none'] : [];
  }

  /** @param {readonly Move[]} moves */
  #choices(moves) {
    return [...this.#prefix(), ...moves.map((m) => m.option)];
  }

  /** @param {string[]} choices @returns {Promise<DraftAnswer>} */
  #look(choices) {
    if (choices.length === 0) return Promise.resolve(this.begin);
    const key = choices.join('\n');
    let answer = this.asked.get(key);
    if (!answer) {
      answer = this.ask(choices);
      this.asked.set(key, answer);
      answer.catch(() => this.asked.delete(key));
    }
    return answer;
  }

  /**
   * Where a piece could go, given the rest of the plan.
   *
   * @param {string} piece
   * @returns {Promise<Map<string, string>>} space to option
   */
  async targets(piece) {
    const result = new Map();
    for (const { space, option } of await this.#ways(piece)) if (!result.has(space)) result.set(space, option);
    return result;
  }

  /**
   * The pieces that can be planned now: those the server offers and those already planned.
   *
   * @returns {Promise<string[]>}
   */
  async movable() {
    const open = await this.#look(this.#choices(this.moves)).catch(() => this.begin);
    return [...new Set([...this.moves.map((m) => m.piece), ...offered(open.prompt).moves.keys()])];
  }

  /**
   * The ways to plan a piece: after all others, or at its old place in the order.
   *
   * @param {string} piece
   * @returns {Promise<(Move & {at: number})[]>}
   */
  async #ways(piece) {
    const old = this.moves.findIndex((m) => m.piece === piece);
    const others = this.moves.filter((m) => m.piece !== piece);
    const places = this.setUp ? [old < 0 ? others.length : old] : old < 0 ? [others.length] : [others.length, old];
    const ways = [];
    for (const at of new Set(places)) {
      try {
        const answer = await this.#look(this.#choices(others.slice(0, at)));
        for (const [space, option] of offered(answer.prompt).moves.get(piece) ?? [])
          ways.push({ piece, space, option, at });
      } catch {
        // The others cannot go without it: then only its old place in the order is left.
      }
    }
    return ways;
  }

  /**
   * Plans a move, or corrects it. Answers which other pieces had to be dropped.
   *
   * @param {string} piece
   * @param {string} space
   * @returns {Promise<string[]>}
   */
  async move(piece, space) {
    const way = (await this.#ways(piece)).find((w) => w.space === space);
    if (!way) return [];
    const others = this.moves.filter((m) => m.piece !== piece);
    const { option, at } = way;
    // In the set-up a correction takes its old place and what follows stays where it can.
    return this.#settle([...others.slice(0, at), { piece, space, option }, ...others.slice(at)]);
  }

  /** Takes a move out of the plan. @param {string} piece @returns {Promise<string[]>} */
  drop(piece) {
    return this.#settle(this.moves.filter((m) => m.piece !== piece));
  }

  /** Plans the boost; null for none. @param {string | null} option @returns {Promise<string[]>} */
  setBoost(option) {
    this.boost = option;
    return this.#settle(this.moves);
  }

  /** Begins again. */
  async reset() {
    this.boost = null;
    this.moves = [];
    this.answer = this.begin;
    if (this.asksBoost) await this.#settle([]);
  }

  /**
   * Keeps of a plan what is possible, in its order.
   *
   * @param {readonly Move[]} wanted
   * @returns {Promise<string[]>} the pieces dropped
   */
  async #settle(wanted) {
    /** @type {Move[]} */
    const kept = [];
    const dropped = [];
    let answer = await this.#look(this.#choices(kept));
    for (const move of wanted) {
      const option = offered(answer.prompt).moves.get(move.piece)?.get(move.space);
      if (option === undefined) {
        dropped.push(move.piece);
        continue;
      }
      try {
        answer = await this.#look(this.#choices([...kept, { ...move, option }]));
        kept.push({ ...move, option });
      } catch {
        dropped.push(move.piece);
      }
    }
    this.moves = kept;
    this.answer = answer;
    return dropped;
  }

  /** Looks at the beginning of the plan: what can be moved without a boost. */
  async start() {
    await this.#settle([]);
  }

  /** Fills the set-up with suggestions for every piece not placed yet. @param {Suggest} suggest */
  async suggest(suggest) {
    for (let i = 0; i < 12; i++) {
      const { prompt } = this.answer;
      if (prompt.kind !== 'set-up' || prompt.seat !== this.prompt.seat) return;
      const [piece, spaces] = [...offered(prompt).moves][0] ?? [];
      if (!piece || !spaces) return;
      const space = suggest(piece, [...spaces.keys()], this.answer);
      const option = spaces.get(space);
      if (option === undefined) return;
      await this.#settle([...this.moves, { piece, space, option }]);
    }
  }

  /** Whether the boost asks or reveals something before anything can be moved. */
  get boostFirst() {
    return (
      this.boost !== null && this.answer.prompt.kind !== 'move' && this.moves.length === 0 && this.answer !== this.begin
    );
  }

  /** Whether the boost does something besides letting fighters move. */
  get boostActs() {
    const usual = new Set(['card-boosted', 'card-discarded', 'moved', 'placed']);
    return this.boostFirst || (this.answer.events ?? []).some((e) => !usual.has(e.type));
  }

  /** Whether all moves of the plan could be made without the boost, and it does nothing else: it would be lost. */
  async isBoostSpare() {
    if (this.boost === null || this.moves.length === 0 || this.boostActs) return false;
    try {
      await this.#look(['none', ...this.moves.map((m) => m.option)]);
      return true;
    } catch {
      return false; // One of the moves is too far without it.
    }
  }

  /** Whether the plan can be sent. In the set-up everything must have its place. */
  get isReady() {
    return (
      !this.setUp ||
      (this.moves.length > 0 && this.answer.prompt.kind !== 'set-up') ||
      this.answer.prompt.seat !== this.prompt.seat
    );
  }

  /** The choices to send as one batch. @returns {string[]} */
  batch() {
    const choices = this.#choices(this.moves);
    const { prompt, complete } = this.answer;
    const open = prompt.kind === 'move' && prompt.seat === this.prompt.seat && !complete;
    return open && (prompt.options ?? []).includes('done') && this.#isSameAsking(prompt)
      ? [...choices, 'done']
      : choices;
  }

  /** Whether what is asked next still belongs to this plan, not to a later effect. @param {Prompt} prompt */
  #isSameAsking(prompt) {
    return this.asksBoost
      ? !prompt.cause
      : JSON.stringify(prompt.cause ?? null) === JSON.stringify(this.prompt.cause ?? null);
  }

  /** The drawn paths of the planned moves. @returns {{piece: string, path: string[]}[]} */
  paths() {
    return (this.answer.events ?? [])
      .filter((e) => e.type === 'moved' || e.type === 'placed')
      .map((e) => ({
        piece: e.piece ?? '',
        path: e.type === 'moved' ? (e.path ?? []) : e.from && e.to ? [e.from, e.to] : [],
      }));
  }
}
