import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marked } from '../../../../main/resources/nonpareil/web/card/glossary.js';
import { decisiveMoments, fallOf } from '../../../../main/resources/nonpareil/web/table/story/moments.js';
import { Pacing } from '../../../../main/resources/nonpareil/web/table/show/pacing.js';
import { Names } from '../../../../main/resources/nonpareil/web/table/parts/names.js';
import {
  boardPieces,
  suggestedSpace,
  withPlaces,
} from '../../../../main/resources/nonpareil/web/table/show/position.js';
import { afterEvent } from '../../../../main/resources/nonpareil/web/table/show/stage.js';
import { CATALOG, entry, names, SEATS, value } from '../fixtures.js';

test('the decisive moments are the heaviest blows, in the order of the game, the last one among them', () => {
  const blow = (
    /** @type {number} */ n,
    /** @type {string} */ fighter,
    /** @type {number} */ amount,
    /** @type {number} */ healthLeft,
  ) =>
    entry(n, [
      { type: 'cards-revealed', attackSeat: 1, defenseSeat: 2, attackCard: 'dash', defenseCard: null },
      { type: 'damaged', fighter, amount, healthLeft, combat: true, cause: null },
    ]);
  const entries = [
    blow(1, '2.genie', 1, 15),
    blow(2, '2.genie', 9, 6),
    blow(3, '1.harpy-1', 1, 0),
    blow(4, '2.genie', 1, 5),
    blow(5, '2.genie', 8, 1),
    { ...blow(6, '2.genie', 12, 0), taken: true },
    blow(7, '2.genie', 1, 0),
  ];
  const moments = decisiveMoments(entries, names(), 3);
  assert.deepEqual(
    moments.map((m) => m.number),
    [2, 5, 7].filter((n) => moments.some((m) => m.number === n)),
  );
  assert.ok(
    moments.some((m) => m.number === 7),
    'the fall of the hero',
  );
  assert.ok(
    moments.some((m) => m.number === 2),
    'the largest blow',
  );
  assert.equal(moments.find((m) => m.number === 2)?.text, 'Medusa deals 9 damage to the Genie with “Dash”.');
});

test('a heavy attack that came to nothing is a moment too', () => {
  const e = entry(1, [
    { type: 'combat-settled', attack: value(2, 'careful', 4), defense: value(1, 'hiss', 4), damage: 0, winner: 1 },
  ]);
  assert.equal(decisiveMoments([e], names('de'))[0].text, 'Medusa hält „Careful (de)“ mit „Hiss (de)“ auf.');
});

test('the fall of a hero has its cause', () => {
  const entries = [
    entry(1, [{ type: 'defeated', fighter: '1.harpy-1', cause: null }]),
    entry(2, [{ type: 'defeated', fighter: '2.genie', cause: { seat: 1, card: 'dash' } }]),
  ];
  assert.deepEqual(fallOf(entries, 2, names()), { number: 2, cause: { seat: 1, card: 'dash' }, fighter: '2.genie' });
  assert.equal(fallOf(entries, 1, names()), null);
});

test('events are told in their order, and a skip tells the rest at once', async () => {
  /** @type {string[]} */
  const told = [];
  /** @type {any} */
  const stage = {
    animate: async () => {},
    tell: (/** @type {any} */ e) => told.push(e.type),
    letters: () => 0,
    lines: () => 2,
    leave: () => {},
    skip: () => {},
    held: () => 'gone',
    fold: () => {},
  };
  const pacing = new Pacing(stage);
  /** @type {any} */
  const frame = { events: [{ type: 'cards-revealed' }, { type: 'value-changed' }, { type: 'combat-settled' }] };
  const begun = performance.now();
  const playing = pacing.play(frame);
  assert.deepEqual(told, ['cards-revealed']);
  pacing.skip();
  await playing;
  assert.deepEqual(told, ['cards-revealed', 'value-changed', 'combat-settled']);
  assert.ok(performance.now() - begun < 200);
  assert.equal(pacing.playing, false);
});

test('pieces for the board: those that stand on it, tokens below', () => {
  const pieces = boardPieces(
    {
      fighters: [
        { id: '1.medusa', space: 's1', health: 9, defeated: false },
        { id: '1.harpy-1', space: null, health: 0, defeated: true },
      ],
      players: [],
    },
    names(),
  );
  assert.deepEqual(pieces, [
    {
      id: '1.medusa',
      kind: 'hero',
      art: 'medusa',
      hero: 'medusa',
      seat: 1,
      mark: 1,
      team: null,
      owner: '',
      number: null,
      space: 's1',
      health: 9,
      maxHealth: 16,
      trait: null,
      label: 'Medusa',
    },
  ]);
});

test('after each event the figures stand as it left them', () => {
  let pieces = boardPieces(
    {
      fighters: [
        { id: '1.medusa', space: 's1', health: 9, defeated: false },
        { id: '2.genie', space: 's2', health: 9, defeated: false },
      ],
    },
    names(),
  );
  const then = boardPieces({ fighters: [{ id: '1.harpy-1', space: 's9', health: 1, defeated: false }] }, names());
  const at = (/** @type {string} */ id) => pieces.find((p) => p.id === id);
  pieces = afterEvent(pieces, { type: 'swapped', fighter: '1.medusa', other: '2.genie' }, then);
  assert.equal(at('1.medusa')?.space, 's2');
  pieces = afterEvent(pieces, { type: 'moved', piece: '1.medusa', path: ['s2', 's3', 's4'] }, then);
  assert.equal(at('1.medusa')?.space, 's4');
  pieces = afterEvent(pieces, { type: 'damaged', fighter: '1.medusa', healthLeft: 2 }, then);
  assert.equal(at('1.medusa')?.health, 2);
  pieces = afterEvent(pieces, { type: 'defeated', fighter: '2.genie' }, then);
  assert.equal(at('2.genie'), undefined);
  pieces = afterEvent(pieces, { type: 'returned', fighter: '1.harpy-1', space: 's7' }, then);
  assert.equal(at('1.harpy-1')?.space, 's7');
});

test('a place is suggested near the hero, towards the middle', () => {
  /** @type {any} */
  const board = {
    aspect: 1,
    spaces: [
      { id: 'h', x: 10, y: 50 },
      { id: 'out', x: 2, y: 50 },
      { id: 'in', x: 20, y: 50 },
      { id: 'far', x: 90, y: 50 },
    ],
  };
  assert.equal(suggestedSpace(board, 'h', ['out', 'in', 'far']), 'in');
});

test('words of the rules are marked where the line speaks of them, each once', () => {
  const term = (/** @type {string} */ id) => ({ id, name: { en: id, de: id }, text: { en: '', de: '' } });
  const terms = [term('boost'), term('may')];
  const told = new Set();
  const found = (
    /** @type {string} */ line,
    /** @type {import('../../../../main/resources/nonpareil/web/types.js').TermSpan[]} */ spans,
  ) =>
    marked(line, spans, terms, told)
      .map((p) => (typeof p === 'string' ? p : `[${p.term.id}:${p.text}]`))
      .join('');
  const spans = [
    { term: 'may', from: 4, to: 7 },
    { term: 'boost', from: 8, to: 13 },
  ];
  assert.equal(found('You may boost this.', spans), 'You [may:may] [boost:boost] this.');
  assert.equal(found('You may boost more.', spans), 'You may boost more.');
  assert.equal(found('Nothing new', [{ term: 'unknown', from: 0, to: 7 }]), 'Nothing new');
});

test('who plays both sides is not told so twice', () => {
  const seats = (/** @type {boolean[]} */ you) =>
    SEATS.map((s, i) => ({ ...s, who: /** @type {const} */ ('person'), you: you[i], name: '' }));
  const persons = (/** @type {boolean[]} */ you) =>
    [1, 2].map((seat) => new Names(CATALOG, seats(you), 'en').person(seat));
  assert.deepEqual(persons([true, false]), ['you', 'guest']);
  assert.deepEqual(persons([true, true]), ['', '']);
});

test('in the set-up the panels know who is drawn on the board already', () => {
  const standing = (/** @type {string} */ id, /** @type {string | null} */ space) => ({ id, space, health: 1 });
  const view = /** @type {any} */ ({ active: 1, fighters: [standing('1.medusa', 's1'), standing('2.genie', null)] });
  const planned = /** @type {any} */ ([standing('1.medusa', null), standing('2.genie', 's9')]);
  assert.deepEqual(
    withPlaces(view, planned).fighters.map((f) => f.space),
    ['s1', 's9'],
  );
  assert.equal(withPlaces(view, undefined), view);
});
