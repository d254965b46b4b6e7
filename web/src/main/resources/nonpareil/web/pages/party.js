// What somebody chose for a table of three or four, what of it makes sense, and the request it becomes.

import { board, catalog, hero } from '../app/catalog.js';
import { CLOCKS, drafted, draftedHero, DRAFTS, SERIES, TALKS, WATCHES } from './choice.js';

/** @typedef {'three' | 'four' | 'teams'} Kind free-for-all of three or four, or two against two */
/** @typedef {'me' | 'here' | 'link' | 'same' | 'computer'} Who same: the person of the mate's seat, by its link */
/** @typedef {{who: Who, level: string, hero: string, name?: string}} Place name: of a person at this screen */
/**
 * @typedef {object} Party
 * @property {Kind} kind
 * @property {Place[]} places  always four, in turn order
 * @property {string} board
 * @property {string} first    'random' or the number of a seat
 * @property {string} edition
 * @property {boolean} mulligan
 * @property {string} clock    a key of CLOCKS
 * @property {'rules' | 'consent' | 'none'} undo
 * @property {boolean} open
 * @property {import('./choice.js').Talk} talk
 * @property {import('./choice.js').DraftRule} draft
 * @property {number} series   best of so many games
 * @property {import('../types.js').WatchRule} watch
 */

/** Where the last choice is remembered. */
export const PARTY_KEY = 'nonpareil.party';

/** @type {readonly Kind[]} */
export const KINDS = ['three', 'four', 'teams'];

const LEVEL = 'easy';

/** @type {Party} */
const DEFAULTS = {
  kind: 'three',
  places: [
    { who: 'me', level: LEVEL, hero: 'medusa' },
    { who: 'computer', level: LEVEL, hero: 'king-arthur' },
    { who: 'computer', level: LEVEL, hero: 'sherlock-holmes' },
    { who: 'computer', level: LEVEL, hero: 'sinbad' },
  ],
  board: 'sarpedon',
  first: 'random',
  edition: '2023',
  mulligan: false,
  clock: 'none',
  undo: 'rules',
  open: false,
  talk: 'usual',
  draft: 'free',
  series: 1,
  watch: 'link',
};

/** How many start spaces a board must have. */
export const STARTS = 4;

/** How many sit down. @param {Kind} kind */
export function seats(kind) {
  return kind === 'three' ? 3 : 4;
}

/** The seat of the team mate, by index. @param {number} i */
export function mateOf(i) {
  return (i + 2) % 4;
}

/** How the heroes may be found: a team of two alike would be no team. @param {Kind} kind */
export function draftsOf(kind) {
  return kind === 'teams' ? DRAFTS.filter((d) => d !== 'mirror') : DRAFTS;
}

/** The seat whose hero everybody has in a mirror, by index. @param {Party} party */
export function mirroredSeat({ places }) {
  return places.findIndex((p) => p.who === 'me');
}

/** The hero of a seat, as far as the draft lets it say one. @param {Party} party @param {number} i */
export function heroAt(party, i) {
  return draftedHero(party.draft, party.places[i].hero, party.places[mirroredSeat(party)].hero);
}

/** The seats by team, or all in turn order where there are none; by index. @param {Kind} kind @returns {number[][]} */
export function groups(kind) {
  return kind === 'teams'
    ? [
        [0, 2],
        [1, 3],
      ]
    : [[0, 1, 2, 3].slice(0, seats(kind))];
}

/** Whether somebody comes by a link. @param {Party} party */
export function invites(party) {
  return placesOf(party).some((p) => p.who === 'link');
}

/** Those who sit down. @param {Party} party */
export function placesOf(party) {
  return party.places.slice(0, seats(party.kind));
}

/** A remembered choice as far as it still makes sense. @param {unknown} stored @returns {Party} */
export function sensibleParty(stored) {
  const kept = /** @type {any} */ (stored && typeof stored === 'object' ? stored : {});
  const party = { ...DEFAULTS, ...kept };
  if (!KINDS.includes(party.kind)) party.kind = DEFAULTS.kind;
  if (!Array.isArray(party.places) || party.places.length !== 4) party.places = DEFAULTS.places;
  if (!(party.clock in CLOCKS)) party.clock = 'none';
  if (!['2019', '2023'].includes(party.edition)) party.edition = DEFAULTS.edition;
  if (!['rules', 'consent', 'none'].includes(party.undo)) party.undo = 'rules';
  party.mulligan = party.mulligan === true;
  party.open = party.open === true;
  if (!TALKS.includes(party.talk)) party.talk = 'usual';
  if (!DRAFTS.includes(party.draft)) party.draft = 'free';
  if (!SERIES.includes(party.series)) party.series = 1;
  if (!WATCHES.includes(party.watch)) party.watch = 'link';
  return settled(party);
}

/** Puts right what a change has made impossible. @param {Party} party @returns {Party} */
function settled(party) {
  const count = seats(party.kind);
  /** @type {Set<string>} */
  const taken = new Set();
  const places = party.places.map((given, i) => {
    const place = { ...DEFAULTS.places[i], ...given };
    if (!['me', 'here', 'link', 'same', 'computer'].includes(place.who)) place.who = 'computer';
    if (!catalog().levels.includes(place.level)) place.level = LEVEL;
    if (typeof place.name !== 'string' || place.name === '') delete place.name;
    const free = place.who === 'link' || place.who === 'same';
    const known = hero(place.hero) || place.hero === 'random' || (free && place.hero === 'choice');
    // Two alike are not allowed.
    if (!known || taken.has(place.hero)) place.hero = 'random';
    if (hero(place.hero)) taken.add(place.hero);
    return place;
  });
  if (!places.slice(0, count).some((p) => p.who === 'me')) places[0].who = 'me';
  const mine = places.findIndex((p) => p.who === 'me');
  places.forEach((p, i) => {
    const ours = party.kind === 'teams' && i === mateOf(mine);
    if (p.who === 'me' && i !== mine && !ours) p.who = 'computer';
    const follows = party.kind === 'teams' && i > 1 && places[i - 2].who === 'link';
    if (p.who === 'same' && !follows) p.who = 'link';
  });
  const fits = party.board === 'random' || (board(party.board)?.players ?? 0) >= STARTS;
  const place = fits ? party.board : (catalog().boards.find((b) => b.players >= STARTS)?.id ?? 'random');
  const first = Number(party.first) >= 1 && Number(party.first) <= count ? String(party.first) : 'random';
  const draft = draftsOf(party.kind).includes(party.draft) ? party.draft : 'free';
  return { ...party, places, board: place, first, draft };
}

/** @param {Party} party @param {Partial<Party>} change */
export function changed(party, change) {
  return settled({ ...party, ...change });
}

/**
 * Gives a seat to somebody. Whoever made the table sits somewhere: taking another seat changes places, but a team mate's
 * seat is taken as well.
 *
 * @param {Party} party
 * @param {number} i
 * @param {Who} who
 * @param {string} [level]
 */
export function seated(party, i, who, level) {
  const places = party.places.map((p) => ({ ...p }));
  if (who === 'me' && !(party.kind === 'teams' && places[mateOf(i)].who === 'me')) {
    for (const p of places) if (p.who === 'me') p.who = places[i].who === 'same' ? 'link' : places[i].who;
  }
  places[i].who = who;
  if (level) places[i].level = level;
  const free = who === 'link' || who === 'same';
  if (free) places[i].hero = 'choice';
  return changed(party, { places });
}

/** Everybody but me is of one kind. @param {Party} party @param {'computer' | 'link' | 'here'} who */
export function othersAre(party, who) {
  const count = seats(party.kind);
  return party.places.reduce((now, p, i) => (i < count && p.who !== 'me' ? seated(now, i, who) : now), party);
}

/** Whether all others are of one kind. @param {Party} party @param {'computer' | 'link' | 'here'} who */
export function areOthers(party, who) {
  return placesOf(party).every((p) => p.who === 'me' || p.who === who);
}

/** Gives a seat a hero; whose it was gets the one before. @param {Party} party @param {number} i @param {string} id */
export function withHero(party, i, id) {
  const before = party.places[i].hero;
  const places = party.places.map((p, j) => {
    if (j === i) return { ...p, hero: id };
    return hero(id) && p.hero === id ? { ...p, hero: hero(before) ? before : 'random' } : p;
  });
  return changed(party, { places });
}

/** What a person at this screen is called. @param {Party} party @param {number} i @param {string} name */
export function called(party, i, name) {
  return changed(party, { places: party.places.map((p, j) => (j === i ? { ...p, name: name.trim() } : p)) });
}

/** Two change places, heroes and all. @param {Party} party @param {number} i @param {number} j */
export function swapped(party, i, j) {
  const places = [...party.places];
  [places[i], places[j]] = [places[j], places[i]];
  return changed(party, { places });
}

/** The request for a table as chosen. @param {Party} party @returns {import('../app/api.js').NewTable} */
export function partyTable(party) {
  return {
    mode: party.kind === 'teams' ? 'teams' : 'free-for-all',
    edition: party.edition,
    board: party.board,
    seats: placesOf(party).map((p, i) => newSeat({ ...p, hero: heroAt(party, i) }, i)),
    first: party.first === 'random' ? 'random' : Number(party.first),
    mulligan: party.mulligan,
    clock: CLOCKS[party.clock],
    undo: party.undo,
    open: party.open && invites(party),
    watch: party.watch,
    ...(party.talk === 'usual' || placesOf(party).some((p) => p.who === 'here') ? {} : { talk: party.talk }),
    ...drafted(party),
  };
}

/** @param {Place} place @param {number} i @returns {import('../app/api.js').NewSeat} */
function newSeat({ who, level, hero: id, name }, i) {
  switch (who) {
    case 'computer':
      return { who, level, hero: id };
    case 'same':
      return { who: 'link', same: i - 1, hero: id };
    case 'here':
      return { who, hero: id, ...(name ? { name } : {}) };
    case 'me':
    case 'link':
      return { who, hero: id };
  }
}
