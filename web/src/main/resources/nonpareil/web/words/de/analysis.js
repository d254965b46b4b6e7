// Die Wörter der Analyse einer beendeten Partie.

export default {
  'analysis.title': 'Analyse',
  'analysis.computer': 'Was der Computer getan hätte',
  'analysis.nothing': 'In diesem Augenblick hat niemand etwas zu entscheiden.',
  'analysis.decides': '{who} entscheidet jetzt.',
  'analysis.ask': 'Den Computer fragen',
  'analysis.thinking': 'Der Computer denkt nach …',
  'analysis.failed': 'Der Computer hat nicht geantwortet. Versuch es gleich noch einmal.',
  'analysis.eyes': '{who} entscheidet jetzt. Der Computer antwortet aus dieser Sicht: Sieh mit denselben Augen.',
  'analysis.eyes.take': 'Sehen wie {who}',
  'analysis.same': '{who} hat gewählt wie der Computer: {what}.',
  'analysis.other': '{who} hat gewählt: {what}. Der Computer hätte:',
  'analysis.its': 'Plan des Computers',
  'analysis.theirs': 'Wie gespielt wurde',
  'analysis.from': 'Aus dem, was {who} damals sehen konnte; nichts Verdecktes wurde benutzt.',
  'analysis.open': 'Karten aller zeigen',
};
