import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARDS } from '../../board/boards.js';
import { layout } from '../../../../main/resources/nonpareil/web/board/geometry.js';
import { actingWords } from '../../../../main/resources/nonpareil/web/table/show/acting.js';
import { MOST, readingTime, timeOf } from '../../../../main/resources/nonpareil/web/table/show/beats.js';
import { Pacing } from '../../../../main/resources/nonpareil/web/table/show/pacing.js';
import { far, kept, slots } from '../../../../main/resources/nonpareil/web/table/show/slots.js';
import { fromTurn, Stage } from '../../../../main/resources/nonpareil/web/table/show/stage.js';
import { viewAfter } from '../../../../main/resources/nonpareil/web/table/show/tally.js';
import { boardPieces } from '../../../../main/resources/nonpareil/web/table/show/position.js';
import { CombatReader } from '../../../../main/resources/nonpareil/web/table/story/combats.js';
import { entry, names, value } from '../fixtures.js';

// ---- a small game: an attack that is boosted and cancelled, what follows it, a scheme, an ability

const FIGHTERS = [
  { id: '1.medusa', space: '1', health: 16, defeated: false },
  { id: '1.harpy.1', space: '3', health: 1, defeated: false },
  { id: '2.genie', space: '2', health: 16, defeated: false },
];
/** @param {number} seat @param {object} [more] */
const player = (seat, more = {}) => ({
  seat,
  handSize: 3,
  deckSize: 20,
  discard: [],
  unseen: {},
  ...(seat === 1 ? { hand: ['dash', 'feint', 'hiss'] } : {}),
  ...more,
});
/** @param {any[]} fighters @param {any} [more] @returns {any} */
const view = (fighters, more = {}) => ({
  viewer: 1,
  active: 2,
  actionsLeft: 2,
  fighters,
  tokens: [],
  players: [player(1), player(2)],
  combat: null,
  over: false,
  ...more,
});
/** @param {any} genie @param {any} medusa */
const at = (genie, medusa) => [{ ...FIGHTERS[0], ...medusa }, FIGHTERS[1], { ...FIGHTERS[2], ...genie }];
const FRAMES = [
  {
    events: [
      { type: 'attack-declared', attacker: '2.genie', target: '1.medusa' },
      { type: 'card-committed', seat: 2, card: 'hidden', faceUp: false, boost: false },
    ],
    view: view(FIGHTERS, { combat: { attacker: '2.genie', target: '1.medusa' } }),
  },
  {
    events: [
      { type: 'card-committed', seat: 1, card: 'feint', faceUp: false, boost: false },
      { type: 'cards-revealed', attackSeat: 2, defenseSeat: 1, attackCard: 'careful', defenseCard: 'feint' },
      { type: 'effects-cancelled', seat: 2, card: 'careful', cause: { seat: 1, card: 'feint' } },
      ...Array.from({ length: 12 }, () => ({
        type: 'value-changed',
        seat: 2,
        how: 'plus',
        amount: 1,
        cause: { seat: 2 },
      })),
      { type: 'combat-settled', attack: value(2, 'careful', 4), defense: value(1, 'feint', 2), damage: 2, winner: 2 },
      { type: 'damaged', fighter: '1.medusa', amount: 2, healthLeft: 14, combat: true },
      { type: 'moved', piece: '2.genie', path: ['2', '4', '5'], cause: { seat: 2, card: 'careful' } },
    ],
    view: view(at({ space: '5' }, { health: 14 })),
  },
  {
    events: [
      { type: 'scheme-played', seat: 2, card: 'wishes', fighter: '2.genie' },
      { type: 'cards-taken', seat: 2, cards: 5, from: 'drawn', cause: { seat: 2, card: 'wishes' } },
      { type: 'damaged', fighter: '1.medusa', amount: 1, healthLeft: 13, cause: { seat: 2 } },
    ],
    view: view(at({ space: '5' }, { health: 13 })),
  },
].map((frame, i) => ({ ...entry(i + 1, frame.events), view: frame.view, prompt: { kind: 'none', seat: 2 } }));

/** A page without a browser. @param {import('../../../../main/resources/nonpareil/web/app/settings.js').Pace} pace @returns {any} */
function page(pace) {
  const set = { pace };
  const reader = new CombatReader(names());
  /** @type {any} */
  const made = {
    boardElement: { animate: async () => {}, skip: () => {} },
    beat: 0,
    scenes: [],
    querySelector: () => null,
    requestUpdate: () => {},
    told: (/** @type {any} */ e, /** @type {any} */ frame) => reader.event(e, frame.number),
    telling: { reader, names: names(), me: 1 },
    waitsForOthers: false,
    reader,
    set,
  };
  made.stage = new Stage(made);
  made.pacing = new Pacing(made.stage, () => set.pace);
  const { tell } = made.stage;
  made.stage.tell = (/** @type {any} */ e, /** @type {any} */ frame) => {
    tell.call(made.stage, e, frame);
    made.scenes.push({ type: e.type, scene: made.stage.scenes.now });
  };
  return made;
}

/** Plays frames on a page, and answers how many milliseconds that took. @param {any} shown @param {any} t @param {any} [how] */
async function perform(shown, t, how = {}) {
  /** @type {number[]} */
  const times = [];
  let before = view(FIGHTERS);
  const seen = [];
  for (const frame of FRAMES) {
    shown.stage.pieces = boardPieces(before, names());
    shown.stage.then = boardPieces(frame.view, names());
    shown.stage.view = before;
    let over = false;
    let time = 0;
    const playing = shown.pacing.play(frame, how).then(() => (over = true));
    for (let ticks = 0; !over && ticks < 10_000; ticks++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (over) break;
      if (how.skipAt === frame.number && ticks === 20) shown.pacing.skip();
      t.mock.timers.tick(10);
      time += 10;
    }
    await playing;
    times.push(time);
    seen.push({
      pieces: shown.stage.pieces,
      health: shown.stage.view.fighters.map((/** @type {any} */ f) => f.health),
    });
    before = frame.view;
  }
  return { time: times.reduce((sum, t) => sum + t, 0), times, seen };
}

/** @param {any} shown */
const left = (shown) =>
  JSON.parse(JSON.stringify({ all: shown.reader.all, now: shown.stage.scenes.now, shown: shown.reader.shown }));

test('after a show everything is as for somebody who skipped it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const whole = page('normal');
  const told = await perform(whole, t);
  const still = page('normal');
  const skipped = page('normal');
  const half = await perform(skipped, t, { skipAt: 2 });
  const none = await perform(still, t, { still: true });
  assert.equal(none.time, 0);
  assert.ok(half.time < told.time);
  assert.deepEqual(left(skipped), left(whole));
  assert.deepEqual(left(still), left(whole));
  assert.deepEqual(half.seen, told.seen);
  assert.deepEqual(none.seen, told.seen);
  assert.equal(left(whole).now, null);
  // And as the server says it is.
  for (const [i, frame] of FRAMES.entries()) {
    assert.deepEqual(
      told.seen[i].health,
      frame.view.fighters.map((/** @type {any} */ f) => f.health),
    );
    assert.deepEqual(told.seen[i].pieces, boardPieces(frame.view, names()));
  }
});

test('a combat that is shown fast takes at most two and a half seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { time, times } = await perform(page('fast'), t);
  assert.ok(times[0] + times[1] <= MOST, `the combat: ${times[0]} + ${times[1]} ms`);
  assert.ok(times[2] <= MOST, `the scheme: ${times[2]} ms`);
  const slow = await perform(page('slow'), t);
  const normal = await perform(page('normal'), t);
  assert.ok(time < normal.time && normal.time < slow.time, `${time} ${normal.time} ${slow.time}`);
});

test('step by step waits until somebody goes on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const shown = page('step');
  let over = false;
  shown.stage.view = view(FIGHTERS);
  const playing = shown.pacing.play(FRAMES[0]).then(() => (over = true));
  const wait = async () => {
    for (let i = 0; i < 300; i++) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(10);
    }
  };
  await wait();
  assert.deepEqual(
    shown.scenes.map((/** @type {any} */ s) => s.type),
    ['attack-declared'],
  );
  shown.pacing.goOn();
  await wait();
  assert.equal(shown.scenes.length, 2);
  assert.equal(over, false);
  shown.pacing.skip();
  await playing;
});

test('step by step, what follows from what was just read and says nothing new is no step of its own', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const shown = page('step');
  const fall = { type: 'defeated', fighter: '1.harpy.1', cause: null };
  const left = { type: 'left-board', fighter: '1.harpy.1', cause: null };
  const card = { type: 'card-discarded', seat: 1, card: 'dash', cause: null };
  const said = new Map([
    ['defeated', 'Harpy 1 is defeated.'],
    ['left-board', 'Harpy 1 is defeated.'],
    ['card-discarded', 'Medusa discards “Dash”.'],
  ]);
  const saying = () => said.get(shown.scenes.at(-1)?.type) ?? '';
  let over = false;
  const frame = { ...FRAMES[0], events: [fall, left, card] };
  const playing = shown.pacing.play(frame, { saying }).then(() => (over = true));
  const wait = async () => {
    for (let i = 0; i < 300; i++) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(10);
    }
  };
  const types = () => shown.scenes.map((/** @type {any} */ s) => s.type);
  await wait();
  assert.deepEqual(types(), ['defeated']);
  shown.pacing.goOn();
  await wait();
  assert.deepEqual(types(), ['defeated', 'left-board', 'card-discarded'], 'one press for one sentence');
  assert.equal(over, false);
  shown.pacing.goOn();
  await wait();
  await playing;
});

test('another pace ends the waiting step by step, and nothing is left out', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const shown = page('step');
  let over = false;
  shown.stage.view = view(FIGHTERS);
  const playing = shown.pacing.play(FRAMES[0]).then(() => (over = true));
  const wait = async (/** @type {number} */ ms) => {
    for (let i = 0; i < ms / 10; i++) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(10);
    }
  };
  await wait(3000);
  assert.equal(shown.scenes.length, 1);
  shown.set.pace = 'normal';
  shown.pacing.paceChanged();
  await wait(100);
  assert.equal(shown.scenes.length, 2, 'the next is told without a press');
  assert.equal(shown.pacing.skipped, false);
  assert.equal(over, false, 'and gets its time');
  await wait(5000);
  assert.equal(over, true, 'nothing waits any more');
  await playing;
});

test('where a sentence is to be read it stands for sixty milliseconds a letter', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const sentence = () => 'Medusa draws two cards.';
  const events = FRAMES[0].events.length + FRAMES[1].events.length + FRAMES[2].events.length;
  const { time } = await perform(page('normal'), t, { sentence });
  assert.ok(time >= events * readingTime(sentence().length), `${time} ms for ${events} sentences`);
  const fast = await perform(page('fast'), t, { sentence });
  assert.ok(fast.times[2] <= MOST, 'not where somebody wants it fast');
});

test('a turn is shown again from its heading, and what ended the turn before has happened', () => {
  /** @type {any} */
  const before = { number: 1, events: [], view: view(FIGHTERS, { active: 1, combat: { attacker: '1.medusa' } }) };
  /** @type {any} */
  const frame = {
    number: 2,
    events: [
      { type: 'damaged', fighter: '2.genie', amount: 3, healthLeft: 13, combat: true },
      { type: 'moved', piece: '1.medusa', path: ['1', '4'] },
      { type: 'turn-began', seat: 2 },
      { type: 'moved', piece: '2.genie', path: ['2', '5'] },
    ],
    view: view(at({ space: '5', health: 13 }, { space: '4' })),
  };
  const [start, turn] = fromTurn(before, frame);
  assert.deepEqual(
    turn.events.map((e) => e.type),
    ['turn-began', 'moved'],
  );
  assert.deepEqual(start.view.fighters, at({ health: 13 }, { space: '4' }));
  assert.equal(start.view.combat, null);
  assert.equal(start.view.active, 1);
  assert.deepEqual(fromTurn(before, turn), [before, turn], 'nothing came before it');
});

test('what is new is read once, at sixty milliseconds a letter and four seconds at most', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  assert.equal(readingTime(10), 600);
  assert.equal(readingTime(500), 4000);
  const shown = page('normal');
  const first = await perform(shown, t);
  const again = await perform(shown, t);
  assert.ok(again.time < first.time, 'the second time nothing is new');
  const effect = { type: /** @type {const} */ ('effects-cancelled') };
  assert.equal(timeOf(effect, 'normal', { letters: 0, told: true }), 900);
  assert.equal(timeOf(effect, 'normal', { letters: 30, told: true }), 1800);
  assert.equal(timeOf(effect, 'fast', { letters: 30, told: true }), 350);
});

test('the stage tells who fights, what acts and what was lost, and a scheme alone', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const shown = page('normal');
  await perform(shown, t);
  const scene = (/** @type {string} */ type) => shown.scenes.find((/** @type {any} */ s) => s.type === type).scene;
  assert.equal(scene('attack-declared').beat, 'lay');
  assert.equal(scene('cards-revealed').beat, 'turn');
  assert.deepEqual(scene('effects-cancelled').acting, { seat: 1, card: 'feint', words: [] });
  assert.equal(scene('value-changed').acting.card, null);
  assert.deepEqual(scene('damaged').blow, { fighter: '1.medusa', amount: 2 });
  assert.equal(scene('damaged').lost.get('1.medusa'), 2);
  assert.equal(scene('moved').beat, 'after');
  assert.equal(scene('scheme-played').alone.card, 'wishes');
  assert.equal(scene('cards-taken').acting.card, 'wishes');
  const last = shown.scenes.at(-1).scene;
  assert.deepEqual([last.alone.seat, last.alone.card], [2, null], 'an ability of another');
});

// ---- where the cards lie

/** A board on a stage, as the lens fits it. @param {any} board @param {{width: number, height: number}} stage */
function seen(board, stage) {
  const places = layout(board, false);
  const margin = 30;
  const k = Math.min((stage.width - 52) / (places.width + 2 * margin), stage.height / (places.height + 2 * margin));
  const left = (stage.width - 52 - k * (places.width + 2 * margin)) / 2;
  const top = (stage.height - k * (places.height + 2 * margin)) / 2;
  return [...places.spots.values()].map((s) => ({
    x: left + k * (s.x + margin),
    y: top + k * (s.y + margin),
    r: k * places.radius,
  }));
}

for (const stage of [
  { width: 936, height: 572 },
  { width: 832, height: 468 },
]) {
  test(`on a stage of ${stage.width} by ${stage.height} no card covers either fighter, whoever stands where`, () => {
    let smaller = 0;
    let all = 0;
    for (const board of BOARDS) {
      const spots = seen(board, stage);
      for (const [i, a] of spots.entries()) {
        const b = spots[(i * 7 + 3) % spots.length];
        for (const to of [b, spots[(i + 1) % spots.length]]) {
          if (to === a) continue;
          for (const width of [200, 260]) {
            const others = [spots[(i * 5 + 11) % spots.length], spots[(i * 3 + 17) % spots.length]].filter(
              (s) => s !== a && s !== to,
            );
            const found = slots({
              stage,
              stacks: [
                { width: width + 40, height: 396 },
                { width, height: 396 },
              ],
              own: [a, to],
              others,
            });
            all++;
            if (found.scale < 1) smaller++;
            for (const [n, box] of found.boxes.entries()) {
              const where = `${board.id} ${i} ${n} ${width}`;
              assert.ok(far(box, a) >= a.r && far(box, to) >= to.r, `covered: ${where}`);
              assert.ok(box.x >= 0 && box.x + box.width <= stage.width, `out of the stage: ${where}`);
              assert.ok(box.y >= 0 && box.y + box.height <= stage.height, `out of the stage: ${where}`);
            }
            const [p, q] = found.boxes;
            assert.ok(
              p.x + p.width <= q.x || q.x + q.width <= p.x || p.y + p.height <= q.y || q.y + q.height <= p.y,
              `the cards lie on each other: ${board.id} ${i}`,
            );
          }
        }
      }
    }
    assert.ok(all > 300);
    assert.ok(smaller < all);
  });
}

// ---- words

/** @param {'immediately' | 'during' | 'after' | null} moment @param {string} line @param {Record<string, string>} [terms] word to term @returns {any} */
const block = (moment, line, terms = {}) => ({
  moment,
  head: '',
  lines: [line],
  terms: [
    Object.entries(terms).map(([word, term]) => ({
      term,
      from: line.indexOf(word),
      to: line.indexOf(word) + word.length,
    })),
  ],
});
/** @param {any[]} blocks @param {any[]} found */
const words = (blocks, found) => found.map((w) => blocks[w.block].lines[w.line].slice(w.from, w.to));

test('the words that act are found by moment, term and outcome', () => {
  const regroup = [
    block('after', 'If you won the combat, draw 2 cards. Otherwise, draw 1 card.', { 'won the combat': 'won' }),
  ];
  const draw = { type: /** @type {const} */ ('cards-taken') };
  assert.deepEqual(words(regroup, actingWords(regroup, draw, 'after', true)), ['If you won the combat, draw 2 cards.']);
  assert.deepEqual(words(regroup, actingWords(regroup, draw, 'after', false)), ['Otherwise, draw 1 card.']);

  const mushroom = [block('after', 'Move Alice up to 3 spaces. Then change Alice’s size.', { Move: 'move' })];
  const moved = { type: /** @type {const} */ ('moved') };
  const changed = { type: /** @type {const} */ ('trait-changed') };
  assert.deepEqual(words(mushroom, actingWords(mushroom, moved, 'after')), ['Move Alice up to 3 spaces.']);
  assert.deepEqual(words(mushroom, actingWords(mushroom, changed, 'after')), ['Then change Alice’s size.']);

  const voyage = [
    block('during', 'Add 1 for each voyage.'),
    block('after', 'Sinbad recovers 2 health.', { recovers: 'recover' }),
  ];
  const grown = { type: /** @type {const} */ ('value-changed') };
  assert.deepEqual(words(voyage, actingWords(voyage, grown, 'during')), ['Add 1 for each voyage.']);
  assert.deepEqual(words(voyage, actingWords(voyage, { type: 'healed' }, 'after')), ['Sinbad recovers 2 health.']);
});

test('panels count along: hands, decks, discards, health', () => {
  const end = view(FIGHTERS, { players: [player(1, { handSize: 2 }), player(2)] });
  const start = view(FIGHTERS);
  const drawn = viewAfter(start, { type: 'cards-taken', seat: 2, cards: 2, from: 'drawn' }, end);
  assert.deepEqual([drawn.players[1].handSize, drawn.players[1].deckSize], [5, 18]);
  const laid = viewAfter(start, { type: 'card-committed', seat: 1, card: 'feint' }, end);
  assert.deepEqual(laid.players[0].hand, ['dash', 'hiss']);
  const gone = viewAfter(start, { type: 'card-discarded', seat: 1, card: 'dash' }, end);
  assert.deepEqual([gone.players[0].handSize, gone.players[0].discard], [2, ['dash']]);
  const played = viewAfter(laid, { type: 'card-discarded', seat: 1, card: 'feint' }, end);
  assert.equal(played.players[0].handSize, 2, 'a card that was played has left the hand before');
});

test('cards at one edge lie as on the sign: the attacker left', () => {
  const stack = { width: 200, height: 396 };
  const own = [
    { x: 160, y: 410, r: 44 },
    { x: 260, y: 430, r: 44 },
  ];
  for (const pair of [own, [own[1], own[0]]]) {
    const { boxes } = slots({ stage: { width: 936, height: 568 }, stacks: [stack, stack], own: pair, others: [] });
    assert.ok(
      boxes.every((box) => box.x > 468),
      'both at the other edge',
    );
    assert.ok(boxes[0].x < boxes[1].x, 'attacker left');
  }
});

test('cards lie still while nobody comes under them', () => {
  const stage = { width: 936, height: 572 };
  const around = {
    stage,
    stacks: [
      { width: 200, height: 396 },
      { width: 200, height: 396 },
    ],
    own: [
      { x: 380, y: 250, r: 39 },
      { x: 600, y: 330, r: 39 },
    ],
    others: [],
  };
  const first = slots(around);
  const later = { ...around, own: [around.own[0], { x: 560, y: 250, r: 39 }] };
  assert.deepEqual(kept(first, later)?.boxes, first.boxes);
  const [box] = first.boxes;
  assert.equal(kept(first, { ...around, own: [{ x: box.x + 40, y: box.y + 60, r: 39 }, around.own[1]] }), null);
  assert.equal(kept(first, { ...around, stacks: [{ width: 260, height: 396 }, around.stacks[1]] }), null);
});

test('a card that a boost makes wider does not cross the stage', () => {
  const stage = { width: 936, height: 572 };
  const narrow = { width: 200, height: 396 };
  const wide = { width: 240, height: 396 };
  for (let x = 60; x <= 860; x += 80) {
    for (let y = 80; y <= 500; y += 60) {
      const own = [
        { x, y, r: 39 },
        { x: x + 60, y: y + 60, r: 39 },
      ];
      const around = { stage, own, others: [] };
      const first = slots({ ...around, stacks: [narrow, narrow] });
      const then = slots({ ...around, stacks: [wide, narrow], before: first.boxes });
      const sides = (/** @type {typeof first} */ found) => found.boxes.map((box) => box.x + box.width / 2 < 468);
      assert.deepEqual(sides(then), sides(first), `at ${x} ${y}`);
    }
  }
});

test('the panels follow the cards of a second deck', () => {
  const start = /** @type {any} */ ({ fighters: [], players: [player(1, { laid: [], used: [], secondDeckSize: 6 })] });
  const drawn = viewAfter(start, { type: 'second-drawn', seat: 1, card: 'salve' }, start);
  assert.deepEqual([drawn.players[0].laid, drawn.players[0].secondDeckSize], [['salve'], 5]);
  const used = viewAfter(drawn, { type: 'card-used', seat: 1, card: 'salve' }, start);
  assert.deepEqual([used.players[0].laid, used.players[0].used], [[], ['salve']]);
  const full = viewAfter(used, { type: 'second-refilled', seat: 1 }, start);
  assert.deepEqual([full.players[0].used, full.players[0].secondDeckSize], [[], 6]);
});
