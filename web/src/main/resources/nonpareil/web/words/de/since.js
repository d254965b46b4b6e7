// Wörter für Partien über Tage: was man versäumt hat, wie viel Zeit bleibt, wer im Urlaub ist.

export default {
  'since.title': 'Seit du zuletzt da warst',
  'since.notice': 'Seit du zuletzt da warst: {n} {n|Zug|Züge}.',
  'since.show': 'Zeigen',
  'since.skip': 'Überspringen',
  'since.skip-all': 'Alles überspringen',
  'since.showing': 'Seit du zuletzt da warst: {n} von {all}',
  'time.days': '{days} T {hours} Std.',
  'time.until': 'bis {time}',
  'time.yours': 'Du hast Zeit bis {time}.',
  'holiday.you': 'Du bist im Urlaub bis {time}; deine Uhr steht. Spielen darfst du trotzdem.',
  'holiday.other': '{who} ist im Urlaub bis {time}.',
};
