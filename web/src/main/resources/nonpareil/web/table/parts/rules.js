// Rules that effects have put in force, in words: what they say, about whom, since what and until when.

import { listOf } from './sides.js';

/** @typedef {import('../../types.js').RuleInForce} RuleInForce */
/** @typedef {import('./names.js').Names} Names */

/** The rule as it is written from its card or ability. @param {RuleInForce} rule @param {Names} names */
export function ruleText(rule, names) {
  const written = rule.card ? names.cardData(rule.seat, rule.card)?.rules : names.heroes.get(rule.seat)?.rules;
  const text = written?.[rule.rule];
  const said = text ? names.local(text) : names.cause(rule);
  const more = [
    rule.amount === undefined ? '' : names.say('rule.amount', { n: rule.amount }),
    rule.locked ? names.say('rule.locked', { card: names.quoted(rule.players?.[0] ?? 0, rule.locked) }) : '',
  ];
  return [said, ...more].filter(Boolean).join(' ');
}

/** Whom it is about. @param {RuleInForce} rule @param {Names} names */
export function ruleAbout(rule, names) {
  const who = rule.players
    ? rule.players.map((seat) => names.title(seat))
    : (rule.fighters ?? []).map((id) => names.label(id));
  if (who.length === 0) return '';
  const list = listOf(who, names);
  return rule.whom?.length
    ? names.say('rule.about.whom', {
        who: list,
        whom: listOf(
          rule.whom.map((id) => names.label(id)),
          names,
        ),
      })
    : names.say('rule.about', { who: list });
}

/** When it ends. @param {RuleInForce} rule @param {Names} names */
export function ruleEnd(rule, names) {
  return names.say(`rule.until.${rule.until}`, { whose: names.player(rule.of ?? rule.seat) });
}

/** Whether it is about a player, or about fighters of that player. @param {RuleInForce} rule @param {number} seat @param {Names} names */
export function concerns(rule, seat, names) {
  return rule.players ? rule.players.includes(seat) : (rule.fighters ?? []).some((id) => names.owner(id) === seat);
}
