// Words of learning: the rules and the lessons around the table. What the lessons say themselves comes with the
// catalog.

export default {
  'rules.title': 'Die Regeln',
  'rules.text':
    'In unseren Worten, Satz für Satz. Es sind die Regeln von 2023; wo die von 2019 abweichen, steht es dabei.',
  'rules.search': 'Regeln durchsuchen',
  'rules.found': '{n} {n|Stelle|Stellen} gefunden',
  'rules.none': 'Nichts gefunden. Versuch es mit einem kürzeren Wort.',
  'rules.parts': 'Teile der Regeln',
  'rules.glossary': 'Wörter auf den Karten',
  'rules.link': 'Regel {id}: Link',
  'rules.old': '2019:',
  'rules.summary': 'Das Spiel in fünf Sätzen',
  'rules.summary-1':
    'Jede Seite hat einen Helden, vielleicht Sidekicks und ein Deck aus 30 Karten; wer die Lebenspunkte des anderen Helden auf 0 bringt, gewinnt.',
  'rules.summary-2':
    'In deinem Zug führst du zwei Aktionen aus, jede davon ein Manöver, eine Planung oder ein Angriff.',
  'rules.summary-3':
    'Ein Manöver zieht eine Karte und bewegt deine Kämpfer; mit einer Karte als Boost kommen sie weiter.',
  'rules.summary-4': 'Eine Planung ist eine Karte, die tut, was auf ihr steht.',
  'rules.summary-5':
    'Ein Angriff ist eine verdeckte Karte gegen jemanden auf einem benachbarten Feld, bei Fernkämpfern auch in derselben Zone; die Verteidigung darf mit einer Karte antworten. Angriff minus Verteidigung ist der Schaden.',

  'learn.title': 'Lernen',
  'learn.text':
    'Sechs kurze Szenen mit Medusa und König Artus. Jede zeigt eines und lässt es dich tun. Du kannst jederzeit gehen und später weitermachen.',
  'learn.begin': 'Beginnen',
  'learn.continue': 'Weitermachen',
  'learn.again': 'Noch einmal',
  'learn.done': 'geschafft',
  'learn.started': 'begonnen',
  'learn.minutes': 'etwa {n} {n|Minute|Minuten}',
  'learn.all-done': 'Du weißt alles, was du brauchst. Die Bühne gehört dir.',
  'learn.play': 'Ein erstes Duell spielen',
  'learn.rules': 'Die Regeln Satz für Satz',
  'learn.none': 'Die Lektionen sind gerade nicht verfügbar.',
  'learn.preparing': 'Die Szene wird aufgebaut …',

  'coach.label': 'Lehrer',
  'coach.step': 'Schritt {n} von {of}',
  'coach.why': 'Warum?',
  'coach.next': 'Weiter',
  'coach.wrong': 'Jetzt nicht. Tu zuerst, worum du gebeten wirst.',
  'coach.watch': 'Sieh zu, was geschieht …',
  'coach.leave': 'Alle Lektionen',
  'coach.restart': 'Von vorn',
  'coach.next-lesson': 'Weiter: {title}',
};
