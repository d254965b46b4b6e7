// Was nur manche Helden haben und was andauert: Stapel neben dem Helden, Planungen im Spiel, zweite Leben, geltende Regeln.

export default {
  'panel.in-play': 'Im Spiel',
  'panel.counters.on': '{n} Marker darauf',
  'panel.pile.up': '{pile}: {n} {n|Karte|Karten}, offen',
  'panel.pile.down': '{pile}: {n} {n|Karte|Karten}, verdeckt',
  'panel.pile.unknown': '{n} unbekannt',
  'panel.second-life': 'hat noch ein zweites Leben',
  'panel.second-life.of': '{who}: noch ein zweites Leben, mit {n} {n|Lebenspunkt|Lebenspunkten}',
  'panel.second-life.gone': '{who}: zweites Leben verbraucht',
  'panel.rule': 'Geltende Regel',
  'panel.rules': 'Geltende Regeln',
  'rule.amount': '(Gezählt: {n}.)',
  'rule.locked': '(Die Karte: {card}.)',
  'rule.about': 'Betrifft: {who}.',
  'rule.about.whom': 'Betrifft: {who} (gegen: {whom}).',
  'rule.until.end-of-combat': 'Endet mit diesem Kampf.',
  'rule.until.end-of-turn': 'Endet mit diesem Zug.',
  'rule.until.end-of-game': 'Gilt bis zum Ende des Spiels.',
  'rule.until.next-attack': 'Endet mit dem nächsten Angriff, spätestens mit diesem Zug.',
  'rule.until.start-of-next-turn': 'Endet zu Beginn des nächsten Zugs {whose:g}.',
  'rule.until.end-of-next-turn': 'Endet am Ende des nächsten Zugs {whose:g}.',
};
