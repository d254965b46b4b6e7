import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lens } from '../../../main/resources/nonpareil/web/board/lens.js';
import { placeOf } from '../../../main/resources/nonpareil/web/board/pieces.js';
import { Pointing } from '../../../main/resources/nonpareil/web/board/pointing.js';
import { board } from './boards.js';

const soho = board('soho');
const [here, there, empty] = soho.spaces.map((space) => space.id);
const hero = { id: '1.hero', kind: 'hero', seat: 1, space: here };
const other = { id: '2.hero', kind: 'hero', seat: 2, space: there };
const token = { id: '1.fog-1', kind: 'token', seat: 1, space: there };

/**
 * A board with three pieces, as much of it as pointing needs, and what it tells.
 *
 * @param {{legalSpaces?: string[], legalPieces?: string[]}} asked
 */
function scene({ legalSpaces = [], legalPieces = [] }) {
  /** @type {string[]} */
  const told = [];
  const on = /** @type {any} */ ({
    clientWidth: 1000,
    clientHeight: 700,
    thumbnail: false,
    tools: true,
    turn: 'no',
    eyes: 1,
    pieces: [hero, other, token],
    legalSpaces: new Set(legalSpaces),
    legalPieces: new Set(legalPieces),
    addEventListener: () => {},
    requestUpdate: () => {},
    contains: () => false,
    querySelector: (/** @type {string} */ what) =>
      what === 'svg.board-svg' ? { getBoundingClientRect: () => ({ left: 10, top: 20 }) } : null,
    tell: (/** @type {string} */ type, /** @type {Record<string, string | null>} */ detail) =>
      told.push(`${type} ${Object.values(detail)}`),
  });
  const lens = new Lens(on);
  lens.fit(soho, true);
  const pointing = new Pointing(on, lens, /** @type {any} */ ({ shown: new Map() }));
  /** Where in the window something is seen. @param {any} piece @param {string} space @param {number} [aside] */
  const at = (piece, space, aside = 0) => {
    const place = placeOf(lens.places, piece, space);
    const seen = lens.seen({ x: place.x + aside * (lens.places?.radius ?? 0), y: place.y });
    return /** @type {const} */ ([seen.x + 10, seen.y + 20]);
  };
  const pick = (/** @type {readonly [number, number]} */ place) => {
    pointing.pickAt(...place, false);
    return told.filter((one) => one.includes('pick')).at(-1);
  };
  return { pointing, told, at, pick };
}

test('pointing tells what changes', () => {
  const { pointing, told, at } = scene({});
  pointing.pointAt(...at(hero, here));
  pointing.pointAt(...at(hero, here));
  pointing.pointAt(...at(hero, empty));
  pointing.leave();
  assert.deepEqual(told, [
    `space-point ${here}`,
    'piece-point 1.hero',
    `space-point ${empty}`,
    'piece-point ',
    'space-point ',
  ]);
});

test('what is asked for is picked first', () => {
  const onCoin = (/** @type {Parameters<typeof scene>[0]} */ asked) => {
    const { pick, at } = scene(asked);
    return pick(at(hero, here));
  };
  const onRim = (/** @type {Parameters<typeof scene>[0]} */ asked) => {
    const { pick, at } = scene(asked);
    return pick(at(hero, here, 0.95));
  };
  assert.equal(onCoin({}), 'piece-pick 1.hero');
  assert.equal(onCoin({ legalSpaces: [here] }), `space-pick ${here}`);
  assert.equal(onCoin({ legalSpaces: [here], legalPieces: ['1.hero'] }), 'piece-pick 1.hero');
  assert.equal(onRim({ legalSpaces: [here], legalPieces: ['1.hero'] }), `space-pick ${here}`);
  assert.equal(onRim({ legalPieces: ['1.hero'] }), 'piece-pick 1.hero');
});

test('a token lies above the fighter of its space, an empty space is itself', () => {
  const { pick, at } = scene({});
  assert.equal(pick(at(token, there)), 'piece-pick 1.fog-1');
  assert.equal(pick(at(other, there)), 'piece-pick 2.hero');
  assert.equal(pick(at(hero, empty)), `space-pick ${empty}`);
});

test('by its element a space means the piece that is asked for there', () => {
  const hit = /** @type {any} */ ({ dataset: { space: there } });
  const picked = (/** @type {string[]} */ legalPieces, spaceOnly = false) => {
    const { pointing, told } = scene({ legalPieces });
    pointing.pickElement(hit, spaceOnly);
    return told[0];
  };
  assert.equal(picked([]), 'piece-pick 2.hero');
  assert.equal(picked(['1.fog-1']), 'piece-pick 1.fog-1');
  assert.equal(picked(['1.fog-1'], true), `space-pick ${there}`);
});

test('the Tab key enters at what can be picked, else at the own hero', () => {
  assert.equal(scene({ legalSpaces: [empty] }).pointing.firstStop(), empty);
  assert.equal(scene({}).pointing.firstStop(), here);
});

test('what a press would pick is what it picks, beside the drawn place too', () => {
  const { pointing, at, pick } = scene({ legalSpaces: [empty], legalPieces: [hero.id] });
  for (const [piece, space, aside] of /** @type {const} */ ([
    [hero, here, 0],
    [hero, here, 1.08],
    [hero, empty, 0.5],
    [token, there, 0],
  ])) {
    const place = at(piece, space, aside);
    const meant = pointing.meantAt(...place);
    assert.equal(pick(place), `${Object.keys(meant ?? {})[0]}-pick ${Object.values(meant ?? {})[0]}`);
  }
  assert.equal(pointing.meantAt(-500, -500), null);
});
