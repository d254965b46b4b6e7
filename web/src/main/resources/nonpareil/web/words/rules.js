// The rules by clause, in our words. Edition 2023; what differs in 2019 is said in `old`. The ids are those the
// scenarios prove; DEC are decisions of ours.

/** @typedef {{en: string, de: string}} Text */
/** @typedef {{id: string, title: Text, text?: Text}} Part */
/** @typedef {{id: string, part: string, en: string, de: string, old?: Text}} Clause */

/** @type {Part[]} */
export const parts = [
  { id: 'SYS', title: { en: 'Fighters and cards', de: 'Kämpfer und Karten' } },
  { id: 'BRD', title: { en: 'The battlefield', de: 'Das Schlachtfeld' } },
  { id: 'SETUP', title: { en: 'Setting up', de: 'Aufbau' } },
  { id: 'TURN', title: { en: 'Your turn', de: 'Dein Zug' } },
  { id: 'DRAW', title: { en: 'Drawing cards', de: 'Karten ziehen' } },
  { id: 'MAN', title: { en: 'Maneuver', de: 'Manöver' } },
  { id: 'SCH', title: { en: 'Scheme', de: 'Planung' } },
  { id: 'ATT', title: { en: 'Attack', de: 'Angriff' } },
  { id: 'EFF', title: { en: 'Effects', de: 'Effekte' } },
  { id: 'END', title: { en: 'Defeat and victory', de: 'Niederlage und Sieg' } },
  { id: 'SET', title: { en: 'Special rules of the sets', de: 'Sonderregeln der Sets' } },
  { id: 'FFA', title: { en: 'Free for all: three or four', de: 'Offenes Gerangel: zu dritt oder viert' } },
  { id: 'TEAM', title: { en: 'Teams of two', de: 'Teams zu zweit' } },
  {
    id: 'DEC',
    title: { en: 'Where the books are silent', de: 'Wo die Regelhefte schweigen' },
    text: {
      en: 'Or where they disagree: this is how it is played here.',
      de: 'Oder einander widersprechen: So wird hier gespielt.',
    },
  },
  { id: 'EX', title: { en: 'Worked examples', de: 'Beispiele' } },
];

/** @type {Clause[]} */
export const clauses = [
  // ---- fighters and cards
  {
    id: 'SYS-1',
    part: 'SYS',
    en: 'Your figures are your fighters: one hero and the sidekicks that come along, if any.',
    de: 'Deine Figuren sind deine Kämpfer: ein Held und die Sidekicks, die ihn begleiten, falls er welche hat.',
  },
  {
    id: 'SYS-2',
    part: 'SYS',
    en: 'A hero has health, a move value, melee or ranged attack, an ability of its own, and a deck of exactly 30 cards that nobody else uses.',
    de: 'Ein Held hat Lebenspunkte, einen Bewegungswert, Nahkampf oder Fernkampf, eine eigene Fähigkeit und ein Deck aus genau 30 Karten, das nur ihm gehört.',
  },
  {
    id: 'SYS-3',
    part: 'SYS',
    en: 'A fighter begins with its full health and never has more than the highest number on its dial. Healing beyond that is lost.',
    de: 'Ein Kämpfer beginnt mit vollen Lebenspunkten und hat nie mehr als die höchste Zahl auf seiner Anzeige. Was darüber hinaus geheilt würde, verfällt.',
  },
  {
    id: 'SYS-4',
    part: 'SYS',
    en: 'A sidekick without a dial has 1 health. Where several of a kind fight along, each has its own 1 health, unless the hero says otherwise.',
    de: 'Ein Sidekick ohne Anzeige hat 1 Lebenspunkt. Gibt es mehrere von einer Art, hat jeder seinen eigenen, wenn beim Helden nichts anderes steht.',
  },
  {
    id: 'SYS-5',
    part: 'SYS',
    en: 'Any heroes may meet, on any battlefield.',
    de: 'Alle Helden dürfen gegeneinander antreten, auf jedem Schlachtfeld.',
  },
  {
    id: 'SYS-6',
    part: 'SYS',
    en: 'A card is an attack, a defense, versatile, or a scheme. It has a name, a banner that says who may use it (or ANY), usually a boost value and, unless it is a scheme, a value.',
    de: 'Eine Karte ist Angriff, Verteidigung, vielseitig oder Planung. Sie hat einen Namen, ein Banner, das sagt, wer sie verwenden darf (oder BELIEBIG), meist einen Boost-Wert und, außer bei Planungen, einen Wert.',
  },
  {
    id: 'SYS-7',
    part: 'SYS',
    en: 'A versatile card may be played to attack or to defend. For every other effect it counts as both an attack card and a defense card.',
    de: 'Eine vielseitige Karte darf zum Angreifen oder zum Verteidigen gespielt werden. Für alle anderen Effekte gilt sie als Angriffs- und als Verteidigungskarte.',
  },
  {
    id: 'SYS-8',
    part: 'SYS',
    en: 'A card whose banner names only defeated fighters cannot be played any more. You may still spend it for a boost.',
    de: 'Nennt das Banner einer Karte nur besiegte Kämpfer, kann sie nicht mehr gespielt werden. Zum Boosten taugt sie weiterhin.',
  },
  {
    id: 'SYS-9',
    part: 'SYS',
    en: 'If several sidekicks bear the name on the banner, you say which one uses the card. It stays usable while one of them lives.',
    de: 'Tragen mehrere Sidekicks den Namen auf dem Banner, sagst du, welcher die Karte verwendet. Sie bleibt verwendbar, solange einer von ihnen lebt.',
  },

  // ---- the battlefield
  {
    id: 'BRD-1',
    part: 'BRD',
    en: 'The battlefield consists of spaces. A space holds at most one fighter.',
    de: 'Das Schlachtfeld besteht aus Feldern. Auf einem Feld steht höchstens ein Kämpfer.',
  },
  {
    id: 'BRD-2',
    part: 'BRD',
    en: 'Two spaces joined by a line are adjacent.',
    de: 'Zwei Felder, die eine Linie verbindet, sind benachbart.',
  },
  {
    id: 'BRD-3',
    part: 'BRD',
    en: 'All spaces of one colour form a zone, even where they do not touch. A space with several colours belongs to several zones.',
    de: 'Alle Felder einer Farbe bilden eine Zone, auch wenn sie nicht aneinandergrenzen. Ein Feld mit mehreren Farben gehört zu mehreren Zonen.',
  },
  {
    id: 'BRD-4',
    part: 'BRD',
    en: 'Two spaces are in the same zone if they share at least one colour.',
    de: 'Zwei Felder liegen in derselben Zone, wenn sie mindestens eine Farbe gemeinsam haben.',
  },
  {
    id: 'BRD-5',
    part: 'BRD',
    en: 'Zones differ by pattern as well as by colour. The settings make the patterns stronger; play stays the same.',
    de: 'Zonen unterscheiden sich nicht nur in der Farbe, sondern auch im Muster. Die Einstellungen machen die Muster kräftiger; am Spiel ändert das nichts.',
  },
  {
    id: 'BRD-6',
    part: 'BRD',
    en: 'Start spaces are numbered. A battlefield with only 1 and 2 is for two players; three or four need the numbers 1 to 4.',
    de: 'Startfelder sind nummeriert. Ein Schlachtfeld mit nur 1 und 2 ist für zwei gedacht; zu dritt oder viert braucht es die Nummern 1 bis 4.',
  },

  // ---- set-up
  {
    id: 'SETUP-1',
    part: 'SETUP',
    en: 'Choose a battlefield and a hero each. Shuffle your deck and draw five cards.',
    de: 'Wählt ein Schlachtfeld und jeder einen Helden. Mische dein Deck und ziehe fünf Karten.',
  },
  {
    id: 'SETUP-2',
    part: 'SETUP',
    en: 'The first player puts the hero on start space 1 and each sidekick on a free space of its own in the same zone as the hero; if the hero’s space has several colours, any of them will do. At our tables chance says who is first, or whoever sets the table.',
    de: 'Wer beginnt, stellt den Helden auf Startfeld 1 und jeden Sidekick auf ein eigenes freies Feld in derselben Zone; hat das Feld des Helden mehrere Farben, gilt jede davon. Wer beginnt, sagt bei uns der Zufall oder wer den Tisch anlegt.',
  },
  {
    id: 'SETUP-3',
    part: 'SETUP',
    en: 'If no space is free there, the sidekick goes on any free space.',
    de: 'Ist dort kein Feld frei, kommt der Sidekick auf ein beliebiges freies Feld.',
  },
  {
    id: 'SETUP-4',
    part: 'SETUP',
    en: 'What a hero has to choose at the start of the game is chosen while placing it (Alice’s size, for example).',
    de: 'Was ein Held zu Spielbeginn zu wählen hat, wird beim Aufstellen gewählt (zum Beispiel, wie groß Alice ist).',
  },
  {
    id: 'SETUP-5',
    part: 'SETUP',
    en: 'The second player does the same on start space 2. Then the first player takes the first turn.',
    de: 'Die andere Seite macht es auf Startfeld 2 ebenso. Danach folgt der erste Zug.',
  },

  // ---- turn
  {
    id: 'TURN-1',
    part: 'TURN',
    en: 'Your turn has exactly two actions: maneuver, scheme or attack. You may take the same one twice, and you may not skip any. Some effects grant further actions.',
    de: 'Dein Zug besteht aus genau zwei Aktionen: Manöver, Planung oder Angriff. Du darfst zweimal dieselbe wählen und keine auslassen. Manche Effekte schenken weitere Aktionen.',
  },
  {
    id: 'TURN-2',
    part: 'TURN',
    en: 'An action must be possible: a scheme needs a scheme card you can play; an attack needs a fighter with a target and an attack card it may use. A maneuver is always possible.',
    de: 'Eine Aktion muss möglich sein: Zur Planung brauchst du eine spielbare Planungskarte; zum Angriff einen Kämpfer mit einem Ziel und einer Angriffskarte, die er verwenden darf. Ein Manöver geht immer.',
  },
  {
    id: 'TURN-3',
    part: 'TURN',
    en: 'If you hold more than seven cards at the end of your turn, you discard down to seven; you choose which. During your turn there is no limit.',
    de: 'Hast du am Ende deines Zuges mehr als sieben Karten, wirfst du ab, bis es sieben sind; du suchst sie aus. Während des Zuges gibt es keine Grenze.',
  },
  {
    id: 'TURN-4',
    part: 'TURN',
    en: 'Abilities “at the start of your turn” come before your first action.',
    de: 'Fähigkeiten „zu Beginn deines Zuges“ kommen vor deiner ersten Aktion.',
  },

  // ---- drawing
  {
    id: 'DRAW-1',
    part: 'DRAW',
    en: 'When you are told to draw, you draw, unless it says that you may.',
    de: 'Wenn du ziehen sollst, ziehst du auch, es sei denn, es heißt „darfst“.',
  },
  {
    id: 'DRAW-2',
    part: 'DRAW',
    en: 'With an empty deck your fighters are exhausted: for each card you would draw, each of your fighters takes 2 damage instead, all at the same time. The discard pile is never shuffled back.',
    de: 'Ist dein Deck leer, sind deine Kämpfer erschöpft: Für jede Karte, die du ziehen müsstest, erleidet stattdessen jeder deiner Kämpfer 2 Schaden, alle gleichzeitig. Der Abwurfstapel wird nie wieder eingemischt.',
  },
  {
    id: 'DRAW-3',
    part: 'DRAW',
    en: 'Several cards are drawn one by one: first what the deck still has, then each missing card costs damage as in DRAW-2.',
    de: 'Mehrere Karten ziehst du nacheinander: zuerst, was das Deck noch hergibt; dann kostet jede fehlende Karte Schaden wie in DRAW-2.',
  },
  {
    id: 'DRAW-4',
    part: 'DRAW',
    en: 'Discard piles lie face up. Everybody may look through all of them at any time.',
    de: 'Abwurfstapel liegen offen. Alle dürfen jederzeit jeden durchsehen.',
  },

  // ---- maneuver
  {
    id: 'MAN-1',
    part: 'MAN',
    en: 'First draw a card; that is a must. Then you may move your fighters.',
    de: 'Ziehe zuerst eine Karte; das ist Pflicht. Danach darfst du deine Kämpfer bewegen.',
  },
  {
    id: 'MAN-2',
    part: 'MAN',
    en: 'Each of your fighters may move up to the hero’s move value: one after the other, in any order, each as far as you like within it, or not at all.',
    de: 'Jeder deiner Kämpfer darf sich bis zum Bewegungswert des Helden bewegen: einer nach dem anderen, in beliebiger Reihenfolge, jeder so weit du willst oder gar nicht.',
  },
  {
    id: 'MAN-3',
    part: 'MAN',
    en: 'A step goes to an adjacent space. Fighters may pass through friends but not through opponents, and must not end on an occupied space.',
    de: 'Ein Schritt führt auf ein benachbartes Feld. Durch eigene Kämpfer darf man hindurch, durch gegnerische nicht; auf einem besetzten Feld darf die Bewegung nicht enden.',
  },
  {
    id: 'MAN-4',
    part: 'MAN',
    en: 'Once per maneuver, before moving, you may boost: discard a card from your hand and add its boost value to the move of all your fighters. What else the card says does not happen, except for a boost bonus (SET-5).',
    de: 'Einmal je Manöver, vor dem Bewegen, darfst du boosten: Wirf eine Handkarte ab und zähle ihren Boost-Wert zur Bewegung aller deiner Kämpfer. Was sonst auf der Karte steht, geschieht nicht, ausgenommen ein Boost-Bonus (SET-5).',
  },
  {
    id: 'MAN-5',
    part: 'MAN',
    en: 'If an effect lets you move an opponent’s fighter, MAN-3 holds as that fighter’s owner would see it: friend and foe change places.',
    de: 'Bewegst du durch einen Effekt einen gegnerischen Kämpfer, gilt MAN-3 aus Sicht seines Besitzers: Freund und Feind sind vertauscht.',
  },
  {
    id: 'MAN-6',
    part: 'MAN',
    en: 'Placing is not moving: the distance and what lies between do not matter, but the space must be empty.',
    de: 'Setzen ist nicht Bewegen: Entfernung und was dazwischenliegt sind gleich, doch das Feld muss leer sein.',
  },
  {
    id: 'MAN-7',
    part: 'MAN',
    en: 'The card you have just drawn may be the one you boost with.',
    de: 'Auch mit der eben gezogenen Karte darfst du boosten.',
  },

  // ---- scheme
  {
    id: 'SCH-1',
    part: 'SCH',
    en: 'Play a scheme card face up and name the fighter that uses it: the banner must allow it, and it must be alive. Do what the card says, then put it on your discard pile.',
    de: 'Spiele eine Planungskarte offen und nenne den Kämpfer, der sie verwendet: Das Banner muss ihn zulassen, und er muss noch stehen. Führe die Karte aus und lege sie auf deinen Abwurfstapel.',
  },
  {
    id: 'SCH-2',
    part: 'SCH',
    en: 'While it takes effect, the card is neither in your hand nor in your discard pile.',
    de: 'Während sie wirkt, ist die Karte weder auf der Hand noch im Abwurfstapel.',
  },

  // ---- attack
  {
    id: 'ATT-1',
    part: 'ATT',
    en: 'Name the fighter that attacks and its target.',
    de: 'Nenne den Kämpfer, der angreift, und sein Ziel.',
  },
  {
    id: 'ATT-2',
    part: 'ATT',
    en: 'Every fighter may attack an opposing fighter on an adjacent space, whatever the zone.',
    de: 'Jeder Kämpfer darf einen gegnerischen Kämpfer auf einem benachbarten Feld angreifen, gleich in welcher Zone.',
  },
  {
    id: 'ATT-3',
    part: 'ATT',
    en: 'Ranged fighters may also attack an opposing fighter in the same zone, however far away.',
    de: 'Fernkämpfer dürfen außerdem einen gegnerischen Kämpfer in derselben Zone angreifen, wie weit er auch weg ist.',
  },
  {
    id: 'ATT-4',
    part: 'ATT',
    en: 'The attacker plays an attack card or versatile card that the fighter may use, face down.',
    de: 'Wer angreift, spielt verdeckt eine Angriffskarte oder vielseitige Karte, die der Kämpfer verwenden darf.',
  },
  {
    id: 'ATT-5',
    part: 'ATT',
    en: 'The defender may answer with a defense card or versatile card for the attacked fighter, face down and without knowing the attack, or play none. Both cards are turned up together.',
    de: 'Wer verteidigt, darf verdeckt mit einer Verteidigungskarte oder vielseitigen Karte für den angegriffenen Kämpfer antworten, ohne den Angriff zu kennen, oder keine spielen. Beide Karten werden zugleich aufgedeckt.',
  },
  {
    id: 'ATT-6',
    part: 'ATT',
    en: 'Then, in this order: effects IMMEDIATELY, effects DURING COMBAT, combat damage, effects AFTER COMBAT, the cards go away, effects “after the attack”.',
    de: 'Dann folgen: Effekte SOFORT, Effekte WÄHREND KAMPF, der Kampfschaden, Effekte NACH KAMPF, das Weglegen der Karten, Effekte „nach dem Angriff“.',
  },
  {
    id: 'ATT-7',
    part: 'ATT',
    en: 'If both have effects at the same moment, the defender’s come first.',
    de: 'Haben beide im selben Moment Effekte, kommen die des Verteidigers zuerst.',
  },
  {
    id: 'ATT-8',
    part: 'ATT',
    en: 'Combat damage is attack value minus defense value (0 without a card), never below 0; the attacked fighter takes it. If the target has left the battlefield before, there is none and the defender won. The attacker never takes combat damage.',
    de: 'Kampfschaden ist Angriffswert minus Verteidigungswert (ohne Karte 0), nie unter 0; der angegriffene Kämpfer erleidet ihn. Hat das Ziel das Schlachtfeld vorher verlassen, entfällt er, und die Verteidigung hat gewonnen. Der Angreifer erleidet nie Kampfschaden.',
  },
  {
    id: 'ATT-9',
    part: 'ATT',
    en: 'The attacker wins the combat by dealing at least 1 combat damage. Otherwise the defender wins it, even if effects did harm.',
    de: 'Der Angreifer gewinnt den Kampf, wenn er mindestens 1 Kampfschaden zufügt. Sonst gewinnt ihn der Verteidiger, auch wenn Effekte ihm geschadet haben.',
  },
  {
    id: 'ATT-10',
    part: 'ATT',
    en: 'If a fighter falls in the combat, the AFTER COMBAT effects of its card still happen as far as they can.',
    de: 'Fällt ein Kämpfer im Kampf, geschehen die Effekte NACH KAMPF seiner Karte trotzdem, soweit sie können.',
    old: { en: 'Not if that defeat has ended the game.', de: 'Nicht, wenn diese Niederlage das Spiel beendet hat.' },
  },
  {
    id: 'ATT-11',
    part: 'ATT',
    en: 'The played cards go to the discard piles first; then come abilities and other effects “after the attack”.',
    de: 'Zuerst kommen die gespielten Karten auf die Abwurfstapel; dann folgen Fähigkeiten und andere Effekte „nach dem Angriff“.',
    old: {
      en: 'Such abilities come after the cards’ effects, but before the cards go to the discard piles.',
      de: 'Solche Fähigkeiten kommen nach den Effekten der Karten, aber bevor die Karten auf die Abwurfstapel gehen.',
    },
  },
  {
    id: 'ATT-12',
    part: 'ATT',
    en: 'Until then a played card is neither in a hand nor in a discard pile.',
    de: 'Bis dahin ist eine gespielte Karte weder auf der Hand noch im Abwurfstapel.',
  },
  {
    id: 'ATT-13',
    part: 'ATT',
    en: 'Boosts and changed values count for this combat only.',
    de: 'Boosts und geänderte Werte gelten nur für diesen Kampf.',
  },

  // ---- effects
  {
    id: 'EFF-1',
    part: 'EFF',
    en: 'Effects are a must, even where they hurt your own side, unless they say “may”.',
    de: 'Effekte sind Pflicht, auch wenn sie der eigenen Seite schaden, außer es heißt „darf“.',
  },
  {
    id: 'EFF-2',
    part: 'EFF',
    en: '“Up to” a number includes 0.',
    de: '„Bis zu“ schließt die 0 ein.',
  },
  {
    id: 'EFF-3',
    part: 'EFF',
    en: 'The printed value is the number on the card before anything changes it.',
    de: 'Der gedruckte Wert ist die Zahl auf der Karte, bevor irgendetwas sie ändert.',
  },
  {
    id: 'EFF-4',
    part: 'EFF',
    en: 'A value that is ignored counts as 0 in this combat, whatever has changed it or will.',
    de: 'Ein ignorierter Wert zählt in diesem Kampf als 0, was immer ihn geändert hat oder noch ändert.',
  },
  {
    id: 'EFF-5',
    part: 'EFF',
    en: 'Do as much of an effect as you can. A part that is impossible does not stop the rest.',
    de: 'Führe einen Effekt so weit aus, wie es geht. Was unmöglich ist, hält das Übrige nicht auf.',
  },
  {
    id: 'EFF-6',
    part: 'EFF',
    en: 'A cancelled effect does not happen, not later in the combat either. Cancelling takes a card’s effects, not its value, and never touches abilities of heroes or battlefields.',
    de: 'Ein annullierter Effekt geschieht nicht, auch nicht später im Kampf. Annulliert werden die Effekte der Karte, nicht ihr Wert, und niemals Fähigkeiten von Helden oder Schlachtfeldern.',
  },
  {
    id: 'EFF-7',
    part: 'EFF',
    en: '“The opposing fighter” in a combat is the one that fights in it, nobody else.',
    de: '„Der gegnerische Kämpfer“ ist im Kampf derjenige, der darin kämpft, niemand sonst.',
  },

  // ---- end
  {
    id: 'END-1',
    part: 'END',
    en: 'A fighter with 0 health is defeated and leaves the battlefield at once, whatever the cause.',
    de: 'Ein Kämpfer mit 0 Lebenspunkten ist besiegt und verlässt das Schlachtfeld sofort, was immer der Grund ist.',
  },
  {
    id: 'END-2',
    part: 'END',
    en: 'In a duel, whoever’s hero is defeated loses. The action in progress is carried out to its end first.',
    de: 'Im Duell verliert, wessen Held besiegt ist. Die laufende Aktion wird vorher noch zu Ende geführt.',
    old: {
      en: 'At once: the rest of the action does not happen, unless a card says otherwise (SET-6).',
      de: 'Sofort: Der Rest der Aktion entfällt, wenn keine Karte etwas anderes sagt (SET-6).',
    },
  },
  {
    id: 'END-3',
    part: 'END',
    en: 'If both heroes are down at that moment, the player whose turn it is wins.',
    de: 'Sind dann beide Helden gefallen, gewinnt, wer am Zug ist.',
    old: { en: 'The same, if one event fells both.', de: 'Ebenso, wenn ein und dasselbe Ereignis beide fällt.' },
  },

  // ---- sets
  {
    id: 'SET-1',
    part: 'SET',
    en: 'Secret passages (King Solomon’s Mine, Baskerville Manor): a fighter may move from one passage space to any other as if they were adjacent. It costs one step; opponents are in the way as always.',
    de: 'Geheimgänge (König Salomos Mine, Herrenhaus Baskerville): Ein Kämpfer darf von einem Feld mit Geheimgang auf jedes andere gehen, als wären sie benachbart. Das kostet einen Schritt; Gegner sind im Weg wie sonst auch.',
  },
  {
    id: 'SET-2',
    part: 'SET',
    en: 'For everything else passage spaces are not adjacent: not for attacks, not for effects.',
    de: 'Für alles andere sind diese Felder nicht benachbart: weder für Angriffe noch für Effekte.',
  },
  {
    id: 'SET-3',
    part: 'SET',
    en: 'Large fighters cannot use passages. None of the ten heroes is large in this sense, not even Alice when she is big.',
    de: 'Große Kämpfer passen nicht durch Geheimgänge. Keiner der zehn Helden ist in diesem Sinn groß, auch die große Alice nicht.',
  },
  {
    id: 'SET-4',
    part: 'SET',
    en: 'Houdini: when you boost a maneuver, you may place Houdini on any empty space instead of moving him. Bess moves as usual, with the boost.',
    de: 'Houdini: Boostest du ein Manöver, darfst du Houdini auf ein beliebiges leeres Feld setzen, statt ihn zu bewegen. Bess bewegt sich wie üblich, mit dem Boost.',
  },
  {
    id: 'SET-5',
    part: 'SET',
    en: 'Boost bonus: if you spend such a card for a boost, its bonus happens at once; then the card goes to the discard pile and the action goes on. It does not happen when an opponent makes use of the boost value.',
    de: 'Boost-Bonus: Boostest du mit einer solchen Karte, geschieht ihr Bonus sofort; dann kommt sie auf den Abwurfstapel, und die Aktion geht weiter. Nutzt ein Gegner den Boost-Wert, geschieht er nicht.',
  },
  {
    id: 'SET-6',
    part: 'SET',
    en: 'A card that works when its own hero falls in the combat (Houdini’s “All Part of the Show”) does so before the game is declared over.',
    de: 'Eine Karte, die wirkt, wenn ihr eigener Held im Kampf fällt (Houdinis „Alles Teil der Show“), tut das, bevor das Spiel für beendet erklärt wird.',
  },
  {
    id: 'SET-7',
    part: 'SET',
    en: 'The Invisible Man begins with three fog tokens on different spaces, placed by the rule for sidekicks (SETUP-2).',
    de: 'Der Unsichtbare beginnt mit drei Nebelplättchen auf verschiedenen Feldern, gelegt nach der Regel für Sidekicks (SETUP-2).',
  },
  {
    id: 'SET-8',
    part: 'SET',
    en: 'While the Invisible Man stands on fog, his defense cards have 1 more value. That is no card effect and cannot be cancelled.',
    de: 'Steht der Unsichtbare im Nebel, haben seine Verteidigungskarten 1 Wert mehr. Das ist kein Karteneffekt und kann nicht annulliert werden.',
  },
  {
    id: 'SET-9',
    part: 'SET',
    en: 'The Invisible Man may step from one fog space to any other as if they were adjacent, following MAN-3. Nobody else can; for the others fog is not there.',
    de: 'Der Unsichtbare darf von einem Nebelfeld auf jedes andere gehen, als wären sie benachbart, nach MAN-3. Sonst kann das niemand; für die anderen ist der Nebel nicht da.',
  },
  {
    id: 'SET-10',
    part: 'SET',
    en: 'Fog tokens move along lines and through anything. They may share a space with fighters, but not with another fog token.',
    de: 'Nebelplättchen bewegen sich entlang der Linien und durch alles hindurch. Sie dürfen bei Kämpfern liegen, aber nicht auf einem Feld mit einem zweiten Nebelplättchen.',
  },
  {
    id: 'SET-11',
    part: 'SET',
    en: 'Fog changes neither zones nor what is adjacent.',
    de: 'Nebel ändert weder Zonen noch Nachbarschaften.',
  },
  {
    id: 'SET-12',
    part: 'SET',
    en: 'Alice is big or small: you choose at set-up, later her cards change it.',
    de: 'Alice ist groß oder klein: Beim Aufbau wählst du, später ändern es ihre Karten.',
  },

  // ---- free for all
  {
    id: 'FFA-1',
    part: 'FFA',
    en: 'Three or four play on battlefields with four start spaces. Player 1 begins on space 1, and so on; turns follow the same order.',
    de: 'Zu dritt oder viert wird auf Schlachtfeldern mit vier Startfeldern gespielt. Spieler 1 beginnt auf Feld 1 und so weiter; die Züge folgen derselben Reihe.',
  },
  {
    id: 'FFA-2',
    part: 'FFA',
    en: 'In your own first turn you may attack only the player whose turn is next, or players who have already had a turn. From the second round on, anybody.',
    de: 'In deinem ersten Zug darfst du nur den Spieler angreifen, der als Nächster dran ist, oder wer schon einen Zug hatte. Ab der zweiten Runde alle.',
  },
  {
    id: 'FFA-3',
    part: 'FFA',
    en: '“Your opponent” in a combat is the other player of that combat.',
    de: '„Dein Gegner“ ist im Kampf der andere Spieler dieses Kampfes.',
  },
  {
    id: 'FFA-4',
    part: 'FFA',
    en: 'Whoever’s hero is defeated is out. At the end of the running action the remaining sidekicks and tokens leave the battlefield; they do not count as defeated. If it was that player’s turn, it ends.',
    de: 'Wessen Held besiegt ist, scheidet aus. Am Ende der laufenden Aktion verlassen die übrigen Sidekicks und Plättchen das Schlachtfeld; sie gelten nicht als besiegt. War dieser Spieler am Zug, endet der Zug.',
  },
  {
    id: 'FFA-5',
    part: 'FFA',
    en: 'The last hero standing wins; this is looked at when an action ends. If the last heroes fall in one action, the player whose turn it is wins, if that hero was still in play when the action began; otherwise those who fell together draw. What happens at the start of a turn counts as an action here.',
    de: 'Der letzte stehende Held gewinnt; geprüft wird am Ende einer Aktion. Fallen die letzten Helden in einer Aktion, gewinnt, wer am Zug ist, sofern sein Held zu Beginn der Aktion noch im Spiel war; sonst endet es unentschieden zwischen denen, die zusammen gefallen sind. Was zu Beginn eines Zuges geschieht, gilt dabei als Aktion.',
    old: { en: 'Free for all ends by the same rule.', de: 'Offenes Gerangel endet nach derselben Regel.' },
  },

  // ---- teams
  {
    id: 'TEAM-1',
    part: 'TEAM',
    en: 'Teams need four start spaces. Place first A on 1, first B on 2, second A on 3, second B on 4, each followed by the sidekicks.',
    de: 'Teams brauchen vier Startfelder. Aufgestellt wird: der erste Held von A auf 1, der erste von B auf 2, der zweite von A auf 3, der zweite von B auf 4, jeweils gefolgt von den Sidekicks.',
  },
  {
    id: 'TEAM-2',
    part: 'TEAM',
    en: 'Turns go round in the same order: first A, first B, second A, second B.',
    de: 'Die Züge gehen in derselben Reihe um: erster A, erster B, zweiter A, zweiter B.',
  },
  {
    id: 'TEAM-3',
    part: 'TEAM',
    en: 'Your team mate’s fighters are friendly: you may pass through them, cannot attack them, and friendly effects reach them, unless a card says “your”.',
    de: 'Die Kämpfer deines Teampartners sind befreundet: Du darfst durch sie hindurch, kannst sie nicht angreifen, und Effekte für Befreundete gelten auch ihnen, außer die Karte sagt „dein“.',
  },
  {
    id: 'TEAM-4',
    part: 'TEAM',
    en: 'Team mates see each other’s hands and may talk about them. Each moves only their own fighters.',
    de: 'Teampartner sehen einander in die Karten und dürfen darüber reden. Jeder führt nur die eigenen Kämpfer.',
  },
  {
    id: 'TEAM-5',
    part: 'TEAM',
    en: 'With three people, one plays both heroes of a team, each with a deck, a hand and turns of its own.',
    de: 'Zu dritt spielt eine Person beide Helden eines Teams, jeden mit eigenem Deck, eigener Hand und eigenen Zügen.',
  },
  {
    id: 'TEAM-6',
    part: 'TEAM',
    en: 'A defeated hero leaves the battlefield, but its player goes on while a sidekick is left. Without any fighter there are no more turns.',
    de: 'Ein besiegter Held verlässt das Schlachtfeld, doch sein Spieler macht weiter, solange ein Sidekick steht. Ohne Kämpfer gibt es keine Züge mehr.',
  },
  {
    id: 'TEAM-7',
    part: 'TEAM',
    en: 'A team whose two heroes are defeated loses at the end of the running action. If both teams are down then, the team whose turn it is wins.',
    de: 'Ein Team, dessen beide Helden besiegt sind, verliert am Ende der laufenden Aktion. Sind dann beide Teams am Boden, gewinnt das Team, das am Zug ist.',
    old: { en: 'It loses at once.', de: 'Es verliert sofort.' },
  },

  // ---- decisions
  {
    id: 'DEC-1',
    part: 'DEC',
    en: 'A duel is over when the running action ends: a fallen hero leaves the battlefield at once, everything begun is still carried out, then the winner is named. If both heroes are down then, the player whose turn it is wins.',
    de: 'Ein Duell endet mit der laufenden Aktion: Ein gefallener Held verlässt das Schlachtfeld sofort, alles Begonnene wird noch ausgeführt, dann steht der Sieger fest. Liegen dann beide Helden am Boden, gewinnt, wer am Zug ist.',
    old: {
      en: 'It is over at once when a hero falls; only SET-6 puts that off to the end of an effect.',
      de: 'Es endet sofort, wenn ein Held fällt; nur SET-6 schiebt das bis ans Ende eines Effekts auf.',
    },
  },
  {
    id: 'DEC-2',
    part: 'DEC',
    en: '“Deduce Strategy” and “This Is No Parlor Trick” change the printed value. A card that has another value instead (“Momentous Shift”, “Duality of Man”, “Claws That Catch”, “Emerge From Mist”) keeps it; additions come on top.',
    de: '„Strategie durchschauen“ und „Das ist kein Taschenspielertrick“ ändern den gedruckten Wert. Eine Karte, die stattdessen einen anderen Wert hat („Folgenschwere Änderung“, „Zwiespalt des Menschen“, „Krallen, die packen“, „Aus dem Nebel treten“), behält ihn; Zuschläge kommen obendrauf.',
  },
  {
    id: 'DEC-3',
    part: 'DEC',
    en: '“Excalibur” has no effects, so there is nothing to cancel and King Arthur’s boost stays. On every card with effects the boost is lost together with them.',
    de: '„Excalibur“ hat keine Effekte, also gibt es nichts zu annullieren, und König Artus’ Boost bleibt. Bei jeder Karte mit Effekten geht der Boost mit ihnen verloren.',
    old: { en: 'The boost on “Excalibur” is lost too.', de: 'Auch der Boost auf „Excalibur“ geht verloren.' },
  },
  {
    id: 'DEC-4',
    part: 'DEC',
    en: '“Place on any space” means any empty space, or the space the fighter already stands on. Where the text says “other” or “empty”, staying is not allowed.',
    de: '„Auf ein beliebiges Feld setzen“ meint jedes freie Feld oder das, auf dem der Kämpfer schon steht. Sagt der Text „anderes“ oder „freies“, darf er nicht stehen bleiben.',
  },
  {
    id: 'DEC-5',
    part: 'DEC',
    en: '“Do My Bidding” changes King Arthur’s attack card, not his face-down boost: it stays and counts for the new card.',
    de: '„Tu mir meinen Willen“ tauscht König Artus’ Angriffskarte aus, nicht seinen verdeckten Boost: Der bleibt liegen und zählt für die neue Karte.',
  },
  {
    id: 'DEC-6',
    part: 'DEC',
    en: '“A Magician Never Reveals His Secrets” cancels the whole effect that would show the hand. It does nothing against effects that cannot be cancelled.',
    de: '„Ein Magier verrät nie seine Tricks“ annulliert den ganzen Effekt, der die Hand zeigen würde. Gegen Effekte, die sich nicht annullieren lassen, bewirkt die Karte nichts.',
  },
  {
    id: 'DEC-7',
    part: 'DEC',
    en: '“Bewilderment” keeps all damage from Merlin until the combat has been cleaned up.',
    de: '„Verwirrung“ hält jeden Schaden von Merlin ab, bis der Kampf aufgeräumt ist.',
  },
  {
    id: 'DEC-8',
    part: 'DEC',
    en: '“Impossible to See” shuts out card effects only. Bonuses that are none still count: Alice’s size, King Arthur’s boost, fog.',
    de: '„Nicht zu sehen“ sperrt nur Karteneffekte aus. Was keiner ist, zählt weiter: Alices Größe, König Artus’ Boost, Nebel.',
  },
  {
    id: 'DEC-9',
    part: 'DEC',
    en: 'If two effects fix the value of one card, the first one counts (“Three Wishes” against another). Ignoring a value does not change it and makes it 0 all the same.',
    de: 'Legen zwei Effekte den Wert einer Karte fest, gilt der erste („Drei Wünsche“ gegen einen anderen). Einen Wert zu ignorieren ändert ihn nicht und macht trotzdem 0 daraus.',
  },
  {
    id: 'DEC-10',
    part: 'DEC',
    en: '“Scientific Method” counts combat damage.',
    de: '„Wissenschaftliche Methode“ zählt Kampfschaden.',
  },
  {
    id: 'DEC-11',
    part: 'DEC',
    en: 'A card without a boost value may be spent for a boost; it counts 0. A VOYAGE card spent that way lies in the discard pile at once and already counts for this maneuver.',
    de: 'Auch eine Karte ohne Boost-Wert darf als Boost ausgegeben werden; sie zählt 0. Eine so ausgegebene REISE-Karte liegt sofort im Abwurfstapel und zählt schon für dieses Manöver.',
  },
  {
    id: 'DEC-12',
    part: 'DEC',
    en: 'Each of the two boosts of “The Big Reveal” is optional, one after the other.',
    de: 'Beide Boosts von „Die große Enthüllung“ sind freiwillig, einer nach dem anderen.',
  },
  {
    id: 'DEC-13',
    part: 'DEC',
    en: '“A Momentary Glance” has to hit somebody, and that may be a friend or Medusa herself.',
    de: '„Ein flüchtiger Blick“ muss jemanden treffen, und das dürfen auch Befreundete oder Medusa selbst sein.',
  },
  {
    id: 'DEC-14',
    part: 'DEC',
    en: '“Looking Glass”: first choose both options, then their order.',
    de: '„Spiegel“: Wähle zuerst beide Möglichkeiten, dann ihre Reihenfolge.',
  },
  {
    id: 'DEC-15',
    part: 'DEC',
    en: '“The Lady of the Lake” takes Excalibur from the discard pile if it lies there. Then the deck is neither searched nor shuffled.',
    de: '„Die Herrin vom See“ nimmt Excalibur aus dem Abwurfstapel, wenn es dort liegt. Dann wird das Deck weder durchsucht noch gemischt.',
  },
  {
    id: 'DEC-16',
    part: 'DEC',
    en: '“Careful What You Wish For” hits one opposing fighter next to the Genie.',
    de: '„Wünsche mit Bedacht“ trifft einen gegnerischen Kämpfer neben dem Dschinn.',
  },
  {
    id: 'DEC-17',
    part: 'DEC',
    en: 'Fog may pass a secret passage as one step. The token of “Slip Away” has to change its space. “Lurking” places without a path. For “Emerge From Mist” the beginning of the turn is looked at after a return from “Vanish”.',
    de: 'Nebel darf einen Geheimgang als einen Schritt nehmen. Das Plättchen von „Davonschleichen“ muss das Feld wechseln. „Auf der Lauer“ setzt ohne Weg. Für „Aus dem Nebel treten“ zählt der Zugbeginn nach der Rückkehr durch „Verschwinden“.',
  },
  {
    id: 'DEC-18',
    part: 'DEC',
    en: 'With three or four players whoever plays “Step Lightly” says which opponent moves the fog.',
    de: 'Zu dritt oder viert bestimmt, wer „Leise Sohlen“ spielt, welcher Gegner den Nebel bewegt.',
  },
  {
    id: 'DEC-19',
    part: 'DEC',
    en: 'Holmes’ protection belongs to the banner of the card and stays when Holmes is defeated.',
    de: 'Holmes’ Schutz hängt am Banner der Karte und bleibt, wenn Holmes besiegt ist.',
  },
  {
    id: 'DEC-20',
    part: 'DEC',
    en: 'No fighter of the ten heroes’ sides can have more health than at the start.',
    de: 'Kein Kämpfer auf der Seite der zehn Helden kann mehr Lebenspunkte haben als zu Beginn.',
  },
  {
    id: 'DEC-21',
    part: 'DEC',
    en: '“Imprisoned Wrath” without a target: the discard is not offered.',
    de: '„Eingesperrter Zorn“ ohne Ziel: Das Abwerfen wird nicht angeboten.',
  },
  {
    id: 'DEC-22',
    part: 'DEC',
    en: 'If several effects of one player happen at the same moment, that player chooses their order.',
    de: 'Geschehen mehrere Effekte eines Spielers im selben Moment, wählt er ihre Reihenfolge.',
  },
  {
    id: 'DEC-23',
    part: 'DEC',
    en: 'With three or four players the fog leaves the battlefield together with an Invisible Man who is out.',
    de: 'Zu dritt oder viert verlässt mit einem ausgeschiedenen Unsichtbaren auch sein Nebel das Schlachtfeld.',
  },
  {
    id: 'DEC-24',
    part: 'DEC',
    en: 'The same hero may be chosen twice; whose fighter is whose goes by the player. (New tables here ask for different heroes.)',
    de: 'Derselbe Held darf zweimal gewählt werden; die Kämpfer unterscheidet, wem sie gehören. (Neue Tische verlangen hier verschiedene Helden.)',
  },
  {
    id: 'DEC-25',
    part: 'DEC',
    en: 'If the damage of “Step Lightly” takes the last fighter of the opponent who would move the fog, no fog is moved.',
    de: 'Nimmt der Schaden von „Leise Sohlen“ dem Gegner, der den Nebel bewegen würde, den letzten Kämpfer, wird kein Nebel bewegt.',
  },
  {
    id: 'DEC-26',
    part: 'DEC',
    en: 'With two Invisible Men “on fog” means on tokens of the card’s owner.',
    de: 'Bei zwei Unsichtbaren heißt „auf Nebel“: auf Plättchen dessen, dem die Karte gehört.',
  },
  {
    id: 'DEC-27',
    part: 'DEC',
    en: 'Where several sidekicks of a kind are defeated, the one with the lowest number returns.',
    de: 'Sind mehrere Sidekicks einer Art besiegt, kehrt der mit der kleinsten Nummer zurück.',
  },
  {
    id: 'DEC-28',
    part: 'DEC',
    en: 'Free for all can be played by the rules of 2019 too; it ends by those of 2023 (FFA-4, FFA-5).',
    de: 'Offenes Gerangel geht auch nach den Regeln von 2019; es endet nach denen von 2023 (FFA-4, FFA-5).',
  },
  {
    id: 'DEC-29',
    part: 'DEC',
    en: 'Effects that count combat damage count all the damage of the attack, also what goes beyond the health that was left.',
    de: 'Effekte, die Kampfschaden zählen, zählen den ganzen Schaden des Angriffs, auch was über die restlichen Lebenspunkte hinausgeht.',
  },
  {
    id: 'DEC-30',
    part: 'DEC',
    en: 'A cancelled boost of King Arthur lies face up without value until the clean-up, then it goes to the discard pile.',
    de: 'Ein annullierter Boost von König Artus liegt offen und ohne Wert bis zum Aufräumen, dann kommt er auf den Abwurfstapel.',
  },
  {
    id: 'DEC-31',
    part: 'DEC',
    en: '“A Magician Never Reveals His Secrets” may also be shown against a boost bonus that looks at the hand (“Set the Stage”) and cancels it.',
    de: '„Ein Magier verrät nie seine Tricks“ darf auch gegen einen Boost-Bonus gezeigt werden, der die Hand ansieht („Die Bühne bereiten“), und annulliert ihn.',
  },
  {
    id: 'DEC-32',
    part: 'DEC',
    en: 'If the draw of a maneuver fells a player’s last fighter, nothing more is asked and the action ends.',
    de: 'Fällt durch das Ziehen bei einem Manöver der letzte Kämpfer eines Spielers, wird nichts mehr gefragt, und die Aktion endet.',
  },
  {
    id: 'DEC-33',
    part: 'DEC',
    en: 'In teams, abilities that need the hero’s body or place end with the hero (Medusa, Dracula, King Arthur, Houdini’s escape, Alice, Hyde, fog). Those about cards or about all fighters of the player go on (Holmes’ protection, Sinbad’s movement).',
    de: 'In Teams enden Fähigkeiten, die den Helden selbst oder seinen Platz brauchen, mit ihm (Medusa, Dracula, König Artus, Houdinis Flucht, Alice, Hyde, Nebel). Was von Karten oder allen Kämpfern des Spielers handelt, gilt weiter (Holmes’ Schutz, Sindbads Bewegung).',
  },
  {
    id: 'DEC-34',
    part: 'DEC',
    en: 'When a computer or a hint imagines hidden cards, every deal that fits what that player knows is equally likely. What others are asked is shown only as far as all can tell it anyway.',
    de: 'Wenn sich ein Computer oder ein Tipp verdeckte Karten vorstellt, ist jede Verteilung gleich wahrscheinlich, die zu dem passt, was dieser Spieler weiß. Wonach andere gefragt werden, ist nur so weit zu sehen, wie es ohnehin alle wissen können.',
  },

  // ---- examples
  {
    id: 'EX-1',
    part: 'EX',
    en: 'King Arthur plays “Prophecy” as his first action: one card gone, two cards gained. For his second he maneuvers and boosts with “Noble Sacrifice” (boost 3): move 2 + 3 = 5. He walks four spaces, right through Merlin; Merlin stays where he is.',
    de: 'König Artus spielt als erste Aktion „Weissagung“: eine Karte weg, zwei gewonnen. Als zweite wählt er ein Manöver und boostet mit „Nobles Opfer“ (Boost 3): Bewegung 2 + 3 = 5. Er geht vier Felder weit, mitten durch Merlin hindurch; Merlin bleibt stehen.',
  },
  {
    id: 'EX-2',
    part: 'EX',
    en: 'Rules of 2019: the Jabberwock attacks King Arthur with “Jaws That Bite” (4), Arthur defends with “Skirmish” (4). No damage, so Arthur won. The defender’s effect comes first: “Skirmish” moves the Jabberwock two spaces away. Now nobody stands next to it, and “Jaws That Bite” finds nothing to bite. (The Jabberwock could not have used “Snicker-Snack”, which is Alice’s, nor “Looking Glass”, which only defends.)',
    de: 'Regeln von 2019: Der Jabberwock greift König Artus mit „Kiefer, die beißen“ (4) an, Artus verteidigt mit „Scharmützel“ (4). Kein Schaden, also hat Artus gewonnen. Der Effekt des Verteidigers kommt zuerst: „Scharmützel“ bewegt den Jabberwock zwei Felder weg. Nun steht niemand mehr neben ihm, und die Kiefer beißen ins Leere. („Schnack und Schnick“ gehört Alice, „Spiegel“ verteidigt nur: Beides hätte der Jabberwock nicht verwenden können.)',
  },
  {
    id: 'EX-3',
    part: 'EX',
    en: 'The same combat, but after being moved the Jabberwock has only Alice next to it. Effects are a must (EFF-1): the 2 damage hit Alice.',
    de: 'Derselbe Kampf, doch nach dem Bewegen steht nur Alice neben dem Jabberwock. Effekte sind Pflicht (EFF-1): Die 2 Schaden treffen Alice.',
  },
  {
    id: 'EX-4',
    part: 'EX',
    en: 'Holmes attacks Dracula with “Counterpunch” (3), Dracula defends with “Dash” (3). No damage. “Dash” comes first and takes Dracula three spaces away, so “Counterpunch” does not find him next to Holmes any more. A Sister beside Holmes is not hit: only the fighter in the combat counts (EFF-7).',
    de: 'Holmes greift Dracula mit „Konterschlag“ (3) an, Dracula verteidigt mit „Losstürzen“ (3). Kein Schaden. „Losstürzen“ wirkt zuerst und bringt Dracula drei Felder weg; „Konterschlag“ findet ihn nicht mehr neben Holmes. Eine Schwester neben Holmes wird nicht getroffen: Nur der Kämpfer im Kampf zählt (EFF-7).',
  },
  {
    id: 'EX-5',
    part: 'EX',
    en: 'The Genie attacks Houdini, who has 3 health, with “Careful What You Wish For” (4). Houdini defends with “Grand Escape” (2) and boosts it with “All Part of the Show”: boost 2, and its bonus heals 2, so he has 5 health. 4 against 4: no damage. Houdini won and is placed far away. The Genie’s effect would hit somebody next to him, but nobody is left there.',
    de: 'Der Dschinn greift Houdini, der noch 3 Lebenspunkte hat, mit „Wünsche mit Bedacht“ (4) an. Houdini verteidigt mit „Großer Entfesslungstrick“ (2) und boostet mit „Alles Teil der Show“: Boost 2, und der Bonus heilt 2, also hat er 5 Lebenspunkte. 4 gegen 4: kein Schaden. Houdini hat gewonnen und wird weit weg gesetzt. Der Effekt des Dschinns träfe jemanden neben ihm, doch dort steht niemand mehr.',
  },
  {
    id: 'EX-6',
    part: 'EX',
    en: 'The Genie (move 3) steps onto a space with a secret passage and through it to the other end of the battlefield: two of his three steps are used.',
    de: 'Der Dschinn (Bewegung 3) tritt auf ein Feld mit Geheimgang und durch ihn ans andere Ende des Schlachtfelds: Zwei seiner drei Schritte sind verbraucht.',
  },
];
