import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft } from '../../../../main/resources/nonpareil/web/table/choose/draft.js';

/**
 * A server for a board that is one line of spaces 0..9: fighters walk up to a distance over free spaces, friends may be
 * passed, nobody ends on another.
 * It answers drafts as the real one does: what is asked after the choices, refused where a choice is not offered.
 */
class Line {
  /**
   * @param {Record<string, number>} at
   * @param {{move?: number, boosts?: Record<string, number>, bonus?: string[]}} [how]
   */
  constructor(at, { move = 2, boosts = {}, bonus = [] } = {}) {
    this.at = at;
    this.move = move;
    this.boosts = boosts;
    this.bonus = bonus;
    /** @type {string[][]} */
    this.asked = [];
  }

  /** @param {Record<string, number>} at @param {Set<string>} moved @param {number} far */
  options(at, moved, far) {
    const options = [];
    for (const [piece, from] of Object.entries(at)) {
      if (moved.has(piece)) continue;
      for (let to = Math.max(0, from - far); to <= Math.min(9, from + far); to++)
        if (!Object.values(at).includes(to)) options.push(`move ${piece} s${to}`);
    }
    return options.length ? [...options, 'done'] : [];
  }

  /** @param {string} kind @param {string[]} options @param {number} move @returns {any} */
  prompt(kind, options, move) {
    return { seat: 1, kind, options, cause: null, move };
  }

  begin() {
    const boosts = Object.keys(this.boosts);
    return boosts.length
      ? this.prompt('boost', ['none', ...boosts.map((b) => `card ${b}`)], this.move)
      : this.prompt('move', this.options(this.at, new Set(), this.move), this.move);
  }

  position() {
    return { fighters: Object.entries(this.at).map(([id, n]) => ({ id, space: `s${n}`, health: 1, defeated: false })) };
  }

  /** @param {string[]} choices @returns {Promise<any>} */
  async draft(choices) {
    this.asked.push(choices);
    const at = { ...this.at };
    const moved = new Set();
    let far = this.move;
    let prompt = this.begin();
    const events = [];
    for (const [i, choice] of choices.entries()) {
      if (!prompt.options.includes(choice))
        throw Object.assign(new Error('not offered'), { reason: 'not-offered', at: i });
      const [word, a, b] = choice.split(' ');
      if (word === 'card') far += this.boosts[a];
      if (word === 'card' && this.bonus.includes(a))
        return {
          prompt: { seat: 1, kind: 'choose-fighter', options: ['fighter 1.a'], cause: { seat: 1, card: a } },
          fighters: [],
          complete: true,
          events: [],
        };
      if (word === 'move') {
        events.push({ type: 'moved', piece: a, path: [`s${at[a]}`, b] });
        at[a] = Number(b.slice(1));
        moved.add(a);
      }
      const options = this.options(at, moved, far);
      prompt =
        choice === 'done' || options.length === 0
          ? this.prompt('action', ['maneuver'], 0)
          : this.prompt('move', options, far);
    }
    return {
      prompt,
      fighters: Object.entries(at).map(([id, n]) => ({ id, space: `s${n}`, health: 1, defeated: false })),
      events,
      complete: prompt.kind !== 'move',
    };
  }

  plan() {
    return new Draft(this.begin(), this.position(), (choices) => this.draft(choices));
  }
}

test('the boost comes first, then the moves in their order, then done', async () => {
  const draft = new Line({ '1.a': 0, '1.b': 5 }, { boosts: { dash: 3 } }).plan();
  await draft.start();
  assert.deepEqual(draft.batch(), ['none', 'done']);
  await draft.move('1.b', 's7');
  await draft.move('1.a', 's1');
  await draft.setBoost('card dash');
  assert.deepEqual(draft.batch(), ['card dash', 'move 1.b s7', 'move 1.a s1']);
});

test('without a question for the boost there is none in the batch', async () => {
  const draft = new Line({ '1.a': 0, '1.b': 5 }).plan();
  await draft.move('1.a', 's2');
  assert.deepEqual(draft.batch(), ['move 1.a s2', 'done']);
});

test('a move is corrected freely', async () => {
  const draft = new Line({ '1.a': 0, '1.b': 5 }).plan();
  await draft.move('1.a', 's2');
  await draft.move('1.a', 's1');
  assert.deepEqual(
    draft.moves.map((m) => m.option),
    ['move 1.a s1'],
  );
  await draft.drop('1.a');
  assert.ok(draft.isEmpty);
  assert.deepEqual(draft.batch(), ['done']);
});

test('a correction may use what another move has freed', async () => {
  const draft = new Line({ '1.a': 3, '1.b': 4 }).plan();
  await draft.move('1.a', 's2');
  await draft.move('1.b', 's3');
  const targets = await draft.targets('1.a');
  assert.ok(!targets.has('s3'), 'b stands there');
  assert.deepEqual(await draft.move('1.a', 's1'), []);
  assert.deepEqual(draft.batch(), ['move 1.a s1', 'move 1.b s3'], 'a must go first, b takes its space');
});

test('what is no longer possible is dropped and named', async () => {
  const line = new Line({ '1.a': 0, '1.b': 9 }, { boosts: { dash: 3 } });
  const draft = line.plan();
  await draft.setBoost('card dash');
  await draft.move('1.a', 's5');
  await draft.move('1.b', 's8');
  assert.deepEqual(await draft.setBoost(null), ['1.a']);
  assert.deepEqual(draft.batch(), ['none', 'move 1.b s8', 'done']);
});

test('a boost that asks something first is sent alone', async () => {
  const draft = new Line({ '1.a': 0 }, { boosts: { trick: 1 }, bonus: ['trick'] }).plan();
  await draft.setBoost('card trick');
  assert.ok(draft.boostFirst);
  assert.deepEqual(draft.batch(), ['card trick']);
});

test('reset forgets everything', async () => {
  const draft = new Line({ '1.a': 0, '1.b': 5 }, { boosts: { dash: 3 } }).plan();
  await draft.setBoost('card dash');
  await draft.move('1.a', 's5');
  await draft.reset();
  assert.ok(draft.isEmpty);
  assert.deepEqual(draft.batch(), ['none', 'done']);
});

test('the same question is asked once', async () => {
  const line = new Line({ '1.a': 0, '1.b': 5 });
  const draft = line.plan();
  await draft.move('1.a', 's2');
  await draft.targets('1.b');
  await draft.targets('1.b');
  const keys = line.asked.map((c) => c.join());
  assert.equal(new Set(keys).size, keys.length);
});

test('paths are those of the events', async () => {
  const draft = new Line({ '1.a': 0 }).plan();
  await draft.move('1.a', 's2');
  assert.deepEqual(draft.paths(), [{ piece: '1.a', path: ['s0', 's2'] }]);
});

test('the set-up is filled with suggestions, in its own order, and can be corrected', async () => {
  const order = ['1.a', '1.b'];
  /** @param {string[]} placed @returns {any} */
  const prompt = (placed) => {
    const next = order[placed.length];
    const taken = placed.map((p) => p.split(' ')[2]);
    return next
      ? {
          seat: 1,
          kind: 'set-up',
          options: ['s1', 's2', 's3'].filter((s) => !taken.includes(s)).map((s) => `place ${next} ${s}`),
        }
      : { seat: 2, kind: 'set-up' };
  };
  /** @param {string[]} choices @returns {Promise<any>} */
  const ask = async (choices) => {
    for (const [i, c] of choices.entries())
      if (!prompt(choices.slice(0, i)).options?.includes(c))
        throw Object.assign(new Error(), { reason: 'not-offered' });
    return { prompt: prompt(choices), fighters: [], complete: choices.length === 2, events: [] };
  };
  const draft = new Draft(prompt([]), { fighters: [] }, ask);
  const first = (/** @type {string} */ _, /** @type {string[]} */ spaces) => spaces[0];
  assert.ok(!draft.isReady);
  await draft.suggest(first);
  assert.ok(draft.isReady);
  assert.deepEqual(draft.batch(), ['place 1.a s1', 'place 1.b s2']);
  assert.deepEqual(await draft.move('1.a', 's3'), []);
  assert.deepEqual(draft.batch(), ['place 1.a s3', 'place 1.b s2']);
  assert.deepEqual(await draft.move('1.a', 's2'), ['1.b'], 'b loses its place');
  await draft.suggest(first);
  assert.deepEqual(draft.batch(), ['place 1.a s2', 'place 1.b s1']);
});
