// Where a learner is in a lesson: follows from the choices made, and from nothing else, so that a lesson can be left
// and resumed.

/** @typedef {import('../types.js').Text} Text */
/** @typedef {{options: string[], times: 'once' | 'maybe' | 'many'}} Expect */
/**
 * @typedef {{
 *   say: Text | null, why: Text | null, praise: Text | null, wrong: Text | null, point: string[],
 *   expect: Expect | null
 * }} Step
 */
/**
 * @typedef {{
 *   id: string, title: Text, goal: Text, minutes: number, heroes: string[], board: string, steps: Step[], end: Text
 * }} Lesson
 */
/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Frame} Frame */

/** The learner's seat. */
export const LEARNER = 1;

/** Whether a choice fits what a step expects: word for word, or by what stands before a final star.
 * @param {Expect} expect @param {string} choice */
export function fits(expect, choice) {
  return expect.options.some((o) => (o.endsWith('*') ? choice.startsWith(o.slice(0, -1)) : choice === o));
}

/**
 * Follows choices through the steps.
 * @param {readonly Step[]} steps
 * @param {number} from the step that is open
 * @param {readonly string[]} choices
 * @returns {{at: number, praise: Text | null, wrong: null} | {at: number, praise: null, wrong: Step}} the step that is
 *   open then, or the step that expected something else
 */
export function follow(steps, from, choices) {
  let at = from;
  /** @type {Text | null} */
  let praise = null;
  for (const choice of choices) {
    /** @type {Step | null} */
    let tried = null;
    for (;;) {
      while (at < steps.length && steps[at].expect === null) at++;
      if (at >= steps.length) {
        if (tried?.wrong) return { at: from, praise: null, wrong: tried };
        break; // Nothing more is asked: whatever is done is fine.
      }
      const step = steps[at];
      const expect = /** @type {Expect} */ (step.expect);
      if (fits(expect, choice)) {
        praise = step.praise ?? null;
        if (expect.times !== 'many') at++;
        break;
      }
      if (expect.times === 'once') return { at: from, praise: null, wrong: tried?.wrong ? tried : step };
      tried ??= step;
      at++;
    }
  }
  return { at, praise, wrong: null };
}

/** A lesson being learned. */
export class Progress {
  /** @param {Lesson} lesson */
  constructor(lesson) {
    this.lesson = lesson;
    /** @type {{number: number, choices: string[]}[]} */
    this.made = [];
    /** The step that is open, as far as choices tell. */
    this.at = 0;
    /** How far "next" has gone by itself. */
    this.read = 0;
    /** @type {Text | null} */
    this.praise = null;
    /** The last number seen. */
    this.number = -1;
    this.turnBegan = false;
    this.over = false;
    /** A combat is going on: praise would tell how it ends. */
    this.fighting = false;
    /** The praise stood there while somebody else was asked. */
    this.praised = false;
    /** What is asked of the learner now, or null. @type {string[] | null} */
    this.asked = null;
  }

  /** Takes in a record; also one that is known already.
   * @param {Entry | Frame} entry */
  take(entry) {
    if (entry.number > this.number) {
      this.number = entry.number;
      if (entry.kind === 'undo') {
        const to = entry.to ?? 0;
        this.made = this.made.filter((m) => m.number <= to);
        this.#again();
      } else if (entry.kind === 'choice' && entry.seat === LEARNER && entry.choices?.length && !entry.taken) {
        this.made.push({ number: entry.number, choices: entry.choices });
        this.#add(entry.choices);
      }
      if (entry.events?.some((e) => e.type === 'turn-began')) this.turnBegan = true;
    }
    if ('prompt' in entry) {
      const frame = /** @type {Frame} */ (entry);
      this.asked = frame.prompt?.seat === LEARNER ? (frame.prompt.options ?? []) : null;
      this.over = frame.view?.over === true || Boolean(frame.result);
      this.fighting = Boolean(frame.view?.combat);
      if (this.asked === null) {
        this.praised ||= !this.fighting && this.praise !== null;
      } else if (this.praised) {
        // It was read while the opponent played.
        this.praise = null;
        this.praised = false;
      }
      this.#settle();
    }
  }

  #again() {
    this.at = 0;
    this.read = 0;
    this.praise = null;
    for (const made of this.made) this.#add(made.choices);
  }

  /** @param {string[]} choices */
  #add(choices) {
    const result = follow(this.lesson.steps, this.at, choices);
    this.turnBegan = false;
    if (result.wrong) return;
    this.at = result.at;
    this.praise = result.praise;
    this.praised = false;
  }

  /** Steps that may be left out are, when what they expect is not offered. */
  #settle() {
    const asked = this.asked;
    if (!asked?.length) return;
    while (this.at < this.lesson.steps.length) {
      const { expect } = this.lesson.steps[this.at];
      if (!expect || expect.times === 'once' || asked.some((o) => fits(expect, o))) break;
      this.at++;
    }
  }

  /** "Next" on a step that only tells. */
  next() {
    this.read = Math.max(this.read, this.#shown() + 1);
    this.praise = null;
  }

  #shown() {
    const steps = this.lesson.steps;
    let at = this.at;
    while (at < this.read && at < steps.length && steps[at].expect === null) at++;
    return at;
  }

  /** What the coach shows now. */
  now() {
    const steps = this.lesson.steps;
    const at = this.#shown();
    if (this.ended) return { kind: /** @type {const} */ ('end'), praise: this.praise };
    const step = steps[at];
    if (this.asked === null || !step)
      return { kind: /** @type {const} */ ('watch'), praise: this.fighting ? null : this.praise };
    let head = at;
    while (head > 0 && steps[head].say === null) head--;
    return {
      kind: step.expect === null ? /** @type {const} */ ('tell') : /** @type {const} */ ('ask'),
      praise: this.praise,
      say: steps[head].say,
      why: step.why ?? steps[head].why,
      point: step.point,
      number: steps.slice(0, head + 1).filter((s) => s.say !== null).length,
      of: steps.filter((s) => s.say !== null).length,
    };
  }

  /** No more is demanded, and the scene has come to rest. */
  get ended() {
    const left = this.lesson.steps.slice(this.#shown());
    if (left.some((s) => s.expect === null || s.expect.times === 'once')) return this.over;
    if (this.over || this.turnBegan) return true;
    const asked = this.asked;
    return (
      asked !== null &&
      asked.length > 0 &&
      !left.some((s) => s.expect && asked.some((o) => fits(/** @type {Expect} */ (s.expect), o)))
    );
  }

  /** Whether the lesson asks for something else than these choices: then its words for that.
   * @param {string[]} choices @returns {Step | null} */
  objection(choices) {
    return follow(this.lesson.steps, this.at, choices).wrong;
  }
}

/**
 * What a step points at, sorted by kind.
 * @param {readonly string[] | undefined} point
 * @returns {{pieces: string[], spaces: string[], cards: string[], controls: string[]}}
 */
export function pointed(point) {
  /** @type {{pieces: string[], spaces: string[], cards: string[], controls: string[]}} */
  const sorted = { pieces: [], spaces: [], cards: [], controls: [] };
  for (const thing of point ?? []) {
    if (thing.startsWith('card ')) sorted.cards.push(thing.slice(5));
    else if (thing.startsWith('control ')) sorted.controls.push(thing.slice(8));
    else if (thing === 'prompt') sorted.controls.push('prompt');
    else if (/^\d+\./.test(thing)) sorted.pieces.push(thing);
    else sorted.spaces.push(thing);
  }
  return sorted;
}
