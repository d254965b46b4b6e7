// Worte einer Serie: zwei Siege aus drei, drei aus fünf.

export default {
  'series.game': 'Serie über {of} · Spiel {n}',
  'series.score': 'Serie über {of}, nach Spiel {n}: {score}',
  'series.won': '{who} {n|gewinnt|gewinnen} die Serie: {score}',
  'series.won.you': 'Du gewinnst die Serie: {score}',
  'series.next': 'Nächstes Spiel',
  'series.next.there': 'Zum nächsten Spiel',
  'series.offered': '{who} möchte das nächste Spiel beginnen.',
  'series.offered.you': 'Du möchtest das nächste Spiel beginnen.',
  'series.decline': 'Nicht jetzt',
  'series.again': 'Noch eine Serie',
};
