// What only some heroes have and what lasts: piles beside the hero, schemes in play, second lives, rules in force.

export default {
  'panel.in-play': 'In play',
  'panel.counters.on': '{n} {n|counter|counters} on it',
  'panel.pile.up': '{pile}: {n} {n|card|cards}, face up',
  'panel.pile.down': '{pile}: {n} {n|card|cards}, face down',
  'panel.pile.unknown': '{n} unknown',
  'panel.second-life': 'second life left',
  'panel.second-life.of': '{who}: a second life left, with {n} health',
  'panel.second-life.gone': '{who}: second life used up',
  'panel.rule': 'Rule in force',
  'panel.rules': 'Rules in force',
  'rule.amount': '(Counted: {n}.)',
  'rule.locked': '(The card: {card}.)',
  'rule.about': 'Concerns: {who}.',
  'rule.about.whom': 'Concerns: {who} (against {whom}).',
  'rule.until.end-of-combat': 'Ends with this combat.',
  'rule.until.end-of-turn': 'Ends with this turn.',
  'rule.until.end-of-game': 'Holds until the end of the game.',
  'rule.until.next-attack': 'Ends with the next attack, or else with this turn.',
  'rule.until.start-of-next-turn': 'Ends at the start of {whose:g} next turn.',
  'rule.until.end-of-next-turn': 'Ends at the end of {whose:g} next turn.',
};
