import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import { speak } from '../../../main/resources/nonpareil/web/app/i18n.js';
import {
  areOthers,
  called,
  changed,
  groups,
  invites,
  othersAre,
  partyTable,
  placesOf,
  seated,
  sensibleParty,
  swapped,
  withHero,
} from '../../../main/resources/nonpareil/web/pages/party.js';
import { sidesOf, standing, teamOf } from '../../../main/resources/nonpareil/web/pages/standing.js';
import { CATALOG, changeTo } from '../fixtures.js';

const HEROES = ['medusa', 'king-arthur', 'sherlock-holmes', 'sinbad', 'alice'];
const model = CATALOG.heroes[0];
useCatalog({
  ...CATALOG,
  levels: ['novice', 'easy', 'medium'],
  heroes: HEROES.map((id) => CATALOG.heroes.find((h) => h.id === id) ?? { ...model, id }),
  boards: [
    { ...CATALOG.boards[0], id: 'mine', players: 2 },
    { ...CATALOG.boards[0], id: 'sarpedon', players: 4 },
    { ...CATALOG.boards[0], id: 'soho', players: 4 },
  ],
});

/** @param {import('../../../main/resources/nonpareil/web/pages/party.js').Party} party */
const who = (party) => placesOf(party).map((p) => p.who);

test('a remembered party is kept as far as it makes sense', () => {
  const first = sensibleParty(null);
  assert.deepEqual(who(first), ['me', 'computer', 'computer']);
  assert.deepEqual(sensibleParty('rubbish'), first);
  const odd = sensibleParty({ kind: 'five', places: 7, board: 'mine', first: '9', clock: 'sundial', open: 'yes' });
  assert.deepEqual(odd, first, 'a board that is too small is changed as well');
  const twice = first.places.map((p) => ({ ...p, who: 'me', hero: 'medusa' }));
  const alone = sensibleParty({ ...first, places: twice });
  assert.deepEqual(who(alone), ['me', 'computer', 'computer'], 'one seat for one person');
  assert.deepEqual(
    placesOf(alone).map((p) => p.hero),
    ['medusa', 'random', 'random'],
    'heroes differ',
  );
});

test('whoever takes another seat changes places, but takes the seat of a mate as well', () => {
  const three = sensibleParty(null);
  assert.deepEqual(who(seated(three, 2, 'me')), ['computer', 'computer', 'me']);
  const teams = changed(three, { kind: 'teams' });
  assert.deepEqual(groups('teams'), [
    [0, 2],
    [1, 3],
  ]);
  const both = seated(teams, 2, 'me');
  assert.deepEqual(who(both), ['me', 'computer', 'me', 'computer']);
  assert.deepEqual(who(seated(both, 1, 'me')), ['computer', 'me', 'computer', 'computer'], 'one team only');
  assert.deepEqual(who(changed(both, { kind: 'four' })), ['me', 'computer', 'computer', 'computer']);
});

test('one link may be for both seats of a team', () => {
  const links = othersAre(changed(sensibleParty(null), { kind: 'teams' }), 'link');
  assert.ok(areOthers(links, 'link') && invites(links));
  const same = seated(links, 3, 'same');
  assert.deepEqual(partyTable(same).seats, [
    { who: 'me', hero: 'medusa' },
    { who: 'link', hero: 'choice' },
    { who: 'link', hero: 'choice' },
    { who: 'link', same: 2, hero: 'choice' },
  ]);
  assert.deepEqual(who(seated(same, 1, 'here')), ['me', 'here', 'link', 'link'], 'nobody left to go with');
  assert.deepEqual(who(swapped(same, 2, 3)), ['me', 'link', 'link', 'link'], 'not across teams');
});

test('heroes change places, and so do people with theirs', () => {
  const party = sensibleParty(null);
  const heroes = (/** @type {typeof party} */ p) => placesOf(p).map((x) => x.hero);
  assert.deepEqual(heroes(withHero(party, 0, 'king-arthur')), ['king-arthur', 'medusa', 'sherlock-holmes']);
  assert.deepEqual(heroes(swapped(party, 0, 1)), ['king-arthur', 'medusa', 'sherlock-holmes']);
  assert.deepEqual(who(swapped(party, 0, 1)), ['computer', 'me', 'computer']);
});

test('a party becomes a request', () => {
  const party = changed(sensibleParty(null), { first: '3', open: true, clock: 'quick', board: 'soho' });
  const request = partyTable(party);
  assert.deepEqual(
    [request.mode, request.first, request.open, request.board, request.seats.length],
    ['free-for-all', 3, false, 'soho', 3],
  );
  assert.equal(partyTable(othersAre(party, 'link')).open, true);
  assert.deepEqual(partyTable(called(othersAre(party, 'here'), 1, ' Bo ')).seats[1], {
    who: 'here',
    hero: 'king-arthur',
    name: 'Bo',
  });
  assert.equal(partyTable(changed(party, { kind: 'teams' })).mode, 'teams');
});

test('lists tell the sides, what is free, whose turn it is and who has won', async () => {
  await speak('shell');
  await changeTo('en');
  /** @param {number} seat @param {object} more */
  const seat = (seat, more) => ({
    seat,
    mark: (seat % 4) + 1,
    team: seat % 2 ? 1 : 2,
    who: 'person',
    you: false,
    name: '',
    ...more,
  });
  const table = /** @type {any} */ ({
    state: 'playing',
    mode: 'teams',
    yourTurn: false,
    turnOf: 2,
    result: null,
    seats: [
      seat(1, { hero: 'medusa' }),
      seat(2, { hero: 'sinbad', name: 'Ada' }),
      seat(3, { hero: 'alice', you: true }),
      seat(4, { hero: 'king-arthur', who: 'computer' }),
    ],
  });
  assert.deepEqual(sidesOf(table), [
    ['alice', 'medusa'],
    ['sinbad', 'king-arthur'],
  ]);
  assert.match(standing(table), /\(Ada\)/);
  assert.equal(teamOf(table, table.seats[3]), 'sun', 'the team of the first mark');
  assert.equal(teamOf(table, table.seats[0]), 'moon');
  const waiting = {
    ...table,
    state: 'waiting',
    seats: table.seats.map((/** @type {any} */ s) => ({ ...s, who: 'empty' })),
  };
  assert.equal(standing(waiting), '4 seats free');
  const over = { ...table, state: 'over', result: { winners: [1, 3], draw: false } };
  assert.equal(standing(over), 'Won');
  const led = { ...over, seats: over.seats.map((/** @type {any} */ s) => ({ ...s, you: s.team === 2 })) };
  assert.equal(standing(led), 'Lost', 'both seats of a team are one side');
});
