import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isAgreement,
  mayRematch,
  rematchText,
  withHero,
} from '../../../../main/resources/nonpareil/web/table/story/rematch.js';
import { names } from '../fixtures.js';

/** @param {number} seat @param {object} [more] */
const seatOf = (seat, more = {}) => ({
  seat,
  who: 'person',
  hero: seat === 1 ? 'medusa' : 'genie',
  name: ['', '', 'Bob', 'Cleo', 'Dan'][seat],
  you: seat === 1,
  connected: true,
  ...more,
});
/** @param {any} offer @param {any[]} [seats] @returns {any} */
const table = (offer, seats = [seatOf(1), seatOf(2)]) => ({
  seats,
  board: 'soho',
  rematch: null,
  offers: { rematch: offer },
});
/** @param {object} [more] */
const offer = (more = {}) => ({
  number: 1,
  by: 1,
  heroes: ['medusa', 'genie'],
  board: 'soho',
  agreed: [1],
  declined: null,
  ...more,
});
/** @param {any} info */
const said = (info) => rematchText({ info, names: names(), mine: [1], busy: false, message: '', lineup: null });

test('an offer, its answers and who is missing are told in sentences', () => {
  assert.equal(said(table(null)), '');
  assert.equal(said(table(offer())), 'You offer a rematch. Bob has not answered yet.');
  assert.equal(
    said(table(offer(), [seatOf(1), seatOf(2, { connected: false })])),
    'You offer a rematch. Bob has left the table; the offer stands.',
  );
  assert.equal(said(table(offer({ by: 2, agreed: [2] }))), 'Bob offers a rematch.');
  assert.equal(said(table(offer({ declined: 2 }))), 'Bob declines the rematch.');
  assert.equal(said(table(offer({ declined: 1 }))), 'You have taken the offer of a rematch back.');
  assert.equal(said(table(offer({ by: 2, declined: 2 }))), 'Bob has taken the offer of a rematch back.');
  assert.equal(said(table(offer({ by: 2, declined: 1 }))), 'You have declined the rematch.');
  assert.equal(
    said(table(offer({ by: 2, agreed: [2] }), [seatOf(1), seatOf(2, { name: '' })])),
    'The Genie offers a rematch.',
    'who has no name is called by the hero',
  );
});

test('at a table of four everybody who has not answered is named', () => {
  const four = [seatOf(1), seatOf(2), seatOf(3), seatOf(4, { connected: false })];
  assert.equal(
    said(table(offer({ heroes: ['a', 'b', 'c', 'd'] }), four)),
    'You offer a rematch. Bob and Cleo have not answered yet. Dan has left the table; the offer stands.',
  );
  four[2] = seatOf(3, { who: 'computer', name: '' });
  assert.equal(
    said(table(offer({ agreed: [1, 4] }), four)),
    'You offer a rematch. Bob has not answered yet.',
    'a computer is not asked',
  );
});

test('whoever had a hero gets the other in exchange', () => {
  const lineup = { heroes: ['a', 'b', 'c'], board: 'soho' };
  assert.deepEqual(withHero(lineup, 1, 'c').heroes, ['c', 'b', 'a']);
  assert.deepEqual(withHero(lineup, 2, 'd').heroes, ['a', 'd', 'c']);
  const chance = withHero(withHero(lineup, 1, 'random'), 2, 'random');
  assert.deepEqual(chance.heroes, ['random', 'random', 'c']);
});

test('another hero of one’s own is an agreement, all else another offer', () => {
  const theirs = offer({ by: 2, agreed: [2] });
  assert.ok(isAgreement({ heroes: ['alice', 'genie'], board: 'soho' }, theirs, [1]));
  assert.ok(!isAgreement({ heroes: ['genie', 'medusa'], board: 'soho' }, theirs, [1]));
  assert.ok(!isAgreement({ heroes: ['medusa', 'genie'], board: 'random' }, theirs, [1]));
  assert.ok(!isAgreement({ heroes: ['alice', 'genie'], board: 'soho', first: 2 }, theirs, [1]));
  assert.ok(!isAgreement({ heroes: ['medusa', 'genie'], board: 'soho' }, null, [1]));
});

test('who did not play offers nothing', () => {
  assert.ok(mayRematch(table(null), [1]));
  assert.ok(!mayRematch(table(null), []));
  const seats = table(null).seats.map((s) => ({ ...s, deleted: !s.you }));
  assert.ok(!mayRematch({ ...table(null), seats }, [1]), 'not with who is gone for good');
  assert.ok(!mayRematch({ ...table(null), lesson: 'attack' }, [1]));
});
