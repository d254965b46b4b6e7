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

  'rules.near': 'Ganz so schreibt es sich nirgends; {n} {n|Stelle kommt|Stellen kommen} dem nahe',
  'rules.print': 'Merkblatt drucken',
  'diagram.BRD':
    'Medusas Feld gehört zu zwei Zonen, wie seine Farben zeigen. Die vier durch Linien verbundenen Felder sind benachbart, gleich in welcher Zone.',
  'diagram.MAN':
    'Mit drei Schritten kommt Medusa an ihrer eigenen Harpyie vorbei, aber an keinem Gegner, und endet auf einem freien Feld.',
  'diagram.ATT':
    'Medusa ist Fernkämpferin: Sie darf König Artus angreifen, der in einer ihrer Zonen steht. Merlin ist weder benachbart noch in einer ihrer Zonen.',
  'sheet.title': 'Nonpareil: die Regeln auf einem Blatt',
  'sheet.setup': 'Aufbau',
  'sheet.setup-1': 'Alle mischen 30 Karten und ziehen 5.',
  'sheet.setup-2':
    'Dein Held beginnt auf dem Startfeld mit deiner Nummer, Sidekicks auf freien Feldern in seiner Zone.',
  'sheet.setup-3':
    'Ein Feld mit mehreren Farben gehört zu jeder dieser Zonen. Felder, die eine Linie verbindet, sind benachbart.',
  'sheet.turn': 'Dein Zug: zwei Aktionen',
  'sheet.turn-1':
    'Manöver: Zieh eine Karte, dann darf jeder deiner Kämpfer so weit gehen, wie deine Bewegung sagt. Eine als Boost abgeworfene Karte zählt ihre Zahl für alle dazu.',
  'sheet.turn-2': 'Planung: Spiel eine Karte mit dem Blitz und tu, was dasteht.',
  'sheet.turn-3': 'Angriff: siehe dort.',
  'sheet.turn-4': 'Dieselbe Aktion geht auch zweimal; auf keine darf verzichtet werden.',
  'sheet.turn-5': 'Am Ende deines Zugs wirfst du bis auf sieben Karten ab.',
  'sheet.attack': 'Ein Angriff',
  'sheet.attack-1': 'Nenne Angreifer und Ziel: benachbart oder, bei Fernkämpfern, in derselben Zone.',
  'sheet.attack-2': 'Wer angreift, legt eine Karte verdeckt; wer verteidigt, darf es auch.',
  'sheet.attack-3': 'Beide werden aufgedeckt. In jedem Moment kommen die Effekte der Verteidigung zuerst.',
  'sheet.attack-4': 'SOFORT: zum Beispiel annullieren. Eine annullierte Karte behält ihren Wert.',
  'sheet.attack-5': 'WÄHREND KAMPF: Boosts und geänderte Werte.',
  'sheet.attack-6':
    'Schaden: Angriff minus Verteidigung. Wer angreift, gewinnt mit mindestens 1 Schaden, sonst gewinnt, wer verteidigt.',
  'sheet.attack-7': 'NACH KAMPF: die übrigen Effekte. Dann werden die Karten abgeworfen.',
  'sheet.end': 'Das Ende',
  'sheet.end-1': 'Ein Kämpfer mit 0 Lebenspunkten ist besiegt. Wessen Held fällt, hat verloren.',
  'sheet.end-2':
    'Leeres Deck: Jede Karte, die du ziehen müsstest, kostet stattdessen jeden deiner Kämpfer 2 Lebenspunkte.',
  'sheet.end-3': 'Der Abwurfstapel liegt offen und wird nie zurückgemischt.',
  'sheet.end-4': 'Was auf einer Karte steht, geht den Regeln vor; tu davon so viel, wie geht.',

  'learn.title': 'Lernen',
  'learn.text':
    'Zwölf kurze Szenen mit Medusa und König Artus, die letzten beiden in Gesellschaft. Jede zeigt eines und lässt es dich tun. Du kannst jederzeit gehen und später weitermachen.',
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
