// Whose turn it is where more than two play, who is asked, who comes next: read from what is seen, no rules.

import { say } from './say.js';
import { standing } from './sides.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('./names.js').Names} Names */

/**
 * @typedef {object} Place
 * @property {number} seat
 * @property {boolean} you
 * @property {boolean} active
 * @property {boolean} asked something is asked of this player now
 * @property {boolean} next
 * @property {'done' | 'now' | 'then' | null} queue where each opponent does something: how far it has come
 * @property {ReturnType<typeof standing>} stands
 */

/**
 * @param {{view: View, prompt: Prompt | null, names: Names, mine: readonly number[], begun: boolean}} what begun: the
 *   first turn has begun
 * @returns {Place[]} in turn order
 */
export function turnPlaces({ view, prompt, names, mine, begun }) {
  const seats = names.seats.map((s) => s.seat);
  const asked = prompt?.seat && prompt.kind !== 'none' ? prompt.seat : 0;
  const stands = new Map(seats.map((seat) => [seat, begun ? standing(seat, view, names) : null]));
  const goes = seats.filter((seat) => !['out', 'leaving', 'fallen'].includes(stands.get(seat) ?? ''));
  const next = goes.find((seat) => seat > view.active) ?? goes[0];
  const queue = queueOf(prompt, view, names);
  return seats.map((seat) => ({
    seat,
    you: mine.includes(seat),
    active: begun && !view.over && seat === view.active,
    asked: !view.over && seat === asked,
    next: begun && !view.over && seat === next && seat !== view.active,
    queue: queue.get(seat) ?? null,
    stands: stands.get(seat) ?? null,
  }));
}

/**
 * Where each opponent does what a card says: those who have done it, who does it now, who will. In turn order from the
 * next after the player at turn.
 *
 * @param {Prompt | null} prompt
 * @param {View} view
 * @param {Names} names
 * @returns {Map<number, 'done' | 'now' | 'then'>}
 */
export function queueOf(prompt, view, names) {
  const { cause, seat } = prompt ?? {};
  if (!cause || !seat || seat === cause.seat) return new Map();
  if (!/\beach opponent\b/i.test(names.causeText(cause, 'en').join(' '))) return new Map();
  const foes = names.foes(cause.seat).filter((s) => !view.players.find((p) => p.seat === s)?.out);
  const from = (/** @type {number} */ s) => (s > view.active ? s - 100 : s);
  const order = foes.sort((a, b) => from(a) - from(b));
  const now = order.indexOf(seat);
  if (now < 0 || order.length < 2) return new Map();
  return new Map(order.map((s, i) => [s, i < now ? 'done' : i === now ? 'now' : 'then']));
}

/** How many turns and rounds have begun. @param {readonly Entry[]} entries @param {number} upTo */
export function turnCount(entries, upTo) {
  /** @type {Map<number, number>} */
  const turns = new Map();
  for (const entry of entries) {
    if (entry.taken || entry.number > upTo) continue;
    for (const e of entry.events ?? [])
      if (e.type === 'turn-began') turns.set(e.seat ?? 0, (turns.get(e.seat ?? 0) ?? 0) + 1);
  }
  const counts = [...turns.values()];
  return { turn: counts.reduce((sum, n) => sum + n, 0), round: Math.max(0, ...counts) };
}

/** Whether the first turn has begun. A lesson may begin within it: then actions are left before any turn was told.
 * @param {readonly Entry[]} entries @param {number} upTo @param {View} view */
export function hasBegun(entries, upTo, view) {
  return view.actionsLeft > 0 || turnCount(entries, upTo).turn > 0;
}

/**
 * The same where there is little room: a plate tells who is at turn, a sign who is asked.
 *
 * @param {Place} place
 * @param {Names} names
 * @returns {string}
 */
export function briefText(place, names) {
  const { seat, you, active, asked, next, queue, stands } = place;
  const info = names.seats.find((s) => s.seat === seat);
  const named = Boolean(info?.name) && info?.who === 'person';
  if (stands === 'out' || stands === 'leaving' || stands === 'fallen') return say(`order.brief.${stands}`);
  if (queue === 'done' || queue === 'then') return say(`order.brief.${queue}`);
  if (asked && !active) return say(you ? 'order.brief.asked.you' : 'order.brief.asked');
  if (active) return you ? say('person.you') : named ? (info?.name ?? '') : '';
  if (stands) return say(`order.brief.${stands}`);
  if (next) return say(you ? 'order.brief.next.you' : 'order.next');
  return info?.who === 'computer' && info.level !== 'lesson' ? names.level(info.level ?? '') : placeText(place, names);
}

/** What is said under the name. @param {Place} place @param {Names} names @returns {string} */
export function placeText({ seat, you, active, asked, next, queue, stands }, names) {
  const info = names.seats.find((s) => s.seat === seat);
  const named = Boolean(info?.name) && info?.who === 'person';
  const said = (/** @type {string} */ key) =>
    you ? say(`${key}.you`) : named ? say(`${key}.named`, { who: info?.name ?? '' }) : say(key);
  if (stands === 'out' || stands === 'leaving' || stands === 'fallen') return say(`order.${stands}`);
  if (queue === 'done' || queue === 'then') return say(`order.queue.${queue}`);
  if (asked && !active) return said('order.asked');
  if (active) return named && !you ? (info?.name ?? '') : said('order.turn');
  if (stands) return say(`order.${stands}`);
  if (!next) return you ? say('person.you') : names.person(seat);
  return you || named ? said('order.next') : say('order.next.computer', { who: names.person(seat) });
}
