// What is told of events that only some heroes bring about.

import { proposed } from '../parts/proposals.js';
import { ruleAbout, ruleText } from '../parts/rules.js';
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
    case 'top-seen': {
      const n = Number(e.cards);
      return say(n === 1 ? 'log.top-seen' : 'log.top-seen.many', { who, n });
    }
    case 'card-revealed':
      return say('log.card-revealed', { who, card: names.quoted(seat, e.card) });
    case 'type-named':
      return say(`log.type-named.${e.cardType}`, { who });
    case 'act-proposed':
      return e.proposal ? say('log.act-proposed', { who, what: proposed(e.proposal, names) }) : '';
    case 'act-answered':
      return say(`log.act-answered.${e.agreed ? 'yes' : 'no'}`, { who });
    case 'next-turn-changed': {
      const n = e.actions ?? 1;
      const key = `log.next-turn.${n > 0 ? 'more' : 'fewer'}`;
      return say(Math.abs(n) === 1 ? key : `${key}.many`, { who, n: Math.abs(n) });
    }
    case 'card-laid':
      return say('log.card-laid', { who, card: names.card(seat, e.card) });
    case 'rule-began': {
      const { rule } = /** @type {Required<GameEvent>} */ (e);
      return [ruleText(rule, names), ruleAbout(rule, names)].filter(Boolean).join(' ');
    }
    case 'second-drawn':
      return say('log.second-drawn', { who, card: names.quoted(seat, e.card) });
    case 'card-used':
      return say('log.card-used', { who, card: names.quoted(seat, e.card) });
    case 'ability-used': {
      const data = e.card ? names.cardData(seat, e.card) : names.heroes.get(seat);
      const text = data?.moments?.[e.number ?? 0];
      const params = { who, text: text ? names.local(text) : '' };
      return e.card
        ? say('log.ability-used.card', { ...params, card: names.quoted(seat, e.card) })
        : say('log.ability-used', params);
    }
    case 'second-refilled':
      return say('log.second-refilled', { who });
    default: // whoever calls this has chosen the kinds: a counter is what is left
      return e.counter
        ? say('log.counter-changed', { who, what: names.counter(seat, e.counter), n: e.number ?? 0 })
        : say('log.counters-on-card', { card: names.card(seat, e.card), n: e.number ?? 0 });
  }
}
