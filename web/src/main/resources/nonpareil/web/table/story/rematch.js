// The next game of the same people: what is offered, who has agreed, in words.

import { say } from '../parts/say.js';
import { goesOn } from '../parts/series.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').RematchOffer} RematchOffer */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{heroes: readonly string[], board: string, first?: number | 'random' | null}} Lineup heroes by seat; first: the
 *   seat that begins, null: the first who lost */
/**
 * @typedef {object} Asked
 * @property {TableInfo} info
 * @property {Names} names
 * @property {readonly number[]} mine
 * @property {boolean} busy an answer is on its way
 * @property {string} message what went wrong
 * @property {Lineup | null} lineup what is being chosen
 */
export const RANDOM = 'random';

/** Whether somebody here may ask for a rematch: with who is gone for good there is none. @param {TableInfo} info @param {readonly number[]} mine */
export function mayRematch(info, mine) {
  const gone = info.seats.some((s) => s.deleted);
  return mine.length > 0 && !gone && !info.rematch && !info.imported && !info.lesson;
}

/** What is offered and not declined. @param {TableInfo} info @returns {RematchOffer | null} */
export function openOffer({ offers }) {
  const offer = offers.rematch;
  return offer && offer.declined === null ? offer : null;
}

/** The heroes and the board that were played. @param {TableInfo} info @returns {Lineup} */
export function sameAgain(info) {
  return { heroes: info.seats.map((s) => s.hero), board: info.board };
}

/** Whether the heroes of the next game are said beforehand. @param {TableInfo} info */
export function choosesHeroes({ draft = 'free' }) {
  return draft === 'free' || draft === 'mirror';
}

/** Whether other people are to be asked. @param {TableInfo} info */
export function asksOthers(info) {
  return info.seats.some((s) => isPerson(s) && !s.you);
}

/** Who gave a seat to the computer is still asked. @param {import('../../types.js').SeatInfo} seat */
export function isPerson(seat) {
  return seat.who === 'person' || Boolean(seat.name);
}

/**
 * A hero for a seat. Who had it gets the other in exchange, so heroes always differ.
 *
 * @param {Lineup} lineup @param {number} seat @param {string} id
 * @returns {Lineup}
 */
export function withHero(lineup, seat, id) {
  const before = lineup.heroes[seat - 1];
  return {
    ...lineup,
    heroes: lineup.heroes.map((h, i) => (i === seat - 1 ? id : h === id && id !== RANDOM ? before : h)),
  };
}

/** Whether others have agreed to it already, but for the heroes of seats here.
 * @param {Lineup} lineup @param {RematchOffer | null} offer @param {readonly number[]} mine */
export function isAgreement(lineup, offer, mine) {
  return Boolean(
    offer &&
      lineup.board === offer.board &&
      (lineup.first ?? null) === (offer.first ?? null) &&
      lineup.heroes.every((h, i) => mine.includes(i + 1) || h === offer.heroes[i]),
  );
}

/** Those who have not agreed yet. @param {TableInfo} info @param {RematchOffer} offer */
function missing(info, offer) {
  return info.seats.filter((s) => isPerson(s) && !offer.agreed.includes(s.seat));
}

/** How a person is called: by the own name, else by the hero of the game that is over. @param {Asked} what @param {number} seat */
export function called({ info, names }, seat) {
  return info.seats.find((s) => s.seat === seat)?.name || names.player(seat).n;
}

/** How the offer stands, in a sentence. @param {Asked} what */
export function rematchText(what) {
  const { info, mine } = what;
  const offer = info.offers.rematch;
  if (!offer || info.rematch) return '';
  const own = (/** @type {number} */ seat) => mine.includes(seat);
  if (offer.declined !== null) {
    const key = offer.declined === offer.by ? 'rematch.withdrawn' : 'rematch.declined';
    return say(own(offer.declined) ? `${key}.you` : key, { who: called(what, offer.declined) });
  }
  const key = goesOn(info) ? 'series.offered' : 'rematch.offered';
  const first = own(offer.by) ? say(`${key}.you`) : say(key, { who: called(what, offer.by) });
  if (!mine.every((seat) => offer.agreed.includes(seat))) return first;
  const list = new Intl.ListFormat(what.names.language, { type: 'conjunction' });
  const sentence = (/** @type {string} */ key, /** @type {import('../../types.js').SeatInfo[]} */ seats) =>
    seats.length ? say(key, { who: list.format(seats.map((s) => called(what, s.seat))), n: seats.length }) : '';
  const waited = missing(info, offer);
  return [
    first,
    sentence(
      'rematch.waiting',
      waited.filter((s) => s.connected),
    ),
    sentence(
      'rematch.gone',
      waited.filter((s) => !s.connected),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
