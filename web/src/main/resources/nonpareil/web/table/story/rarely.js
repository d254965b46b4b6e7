// What is told of events that only some heroes bring about.

import { isHidden } from './taking.js';

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../parts/names.js').Names} Names */

/** Such an event in words. @param {GameEvent} e @param {Names} names @returns {string} */
export function rarely(e, names) {
  const { say } = names;
  const seat = e.seat ?? 0;
  const who = names.player(seat);
  switch (e.type) {
    case 'card-moved': {
      const key = `log.moved-to.${e.to}`;
      return isHidden(e.card) ? say(`${key}.hidden`, { who }) : say(key, { who, card: names.quoted(seat, e.card) });
    }
    case 'deck-seen':
      return say(e.top ? 'log.deck-seen' : 'log.deck-seen.bottom', {
        who: names.player(e.viewer ?? 0),
        whom: who,
        n: Number(e.cards),
      });
    case 'type-named':
      return say(`log.type-named.${e.cardType}`, { who });
    case 'next-turn-changed': {
      const n = e.actions ?? 1;
      const key = `log.next-turn.${n > 0 ? 'more' : 'fewer'}`;
      return say(Math.abs(n) === 1 ? key : `${key}.many`, { who, n: Math.abs(n) });
    }
    case 'card-laid':
      return say('log.card-laid', { who, card: names.card(seat, e.card) });
    case 'second-drawn':
      return say('log.second-drawn', { who, card: names.quoted(seat, e.card) });
    case 'card-used':
      return say('log.card-used', { who, card: names.quoted(seat, e.card) });
    case 'card-revealed':
      return say('log.card-revealed', { who, card: names.quoted(seat, e.card) });
    case 'second-refilled':
      return say('log.second-refilled', { who });
    default: // whoever calls this has chosen the kinds: a counter is what is left
      return e.counter
        ? say('log.counter-changed', { who, what: names.counter(seat, e.counter), n: e.number ?? 0 })
        : say('log.counters-on-card', { card: names.card(seat, e.card), n: e.number ?? 0 });
  }
}
