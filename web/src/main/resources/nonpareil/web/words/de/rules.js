// The rules by clause, in our words. Edition 2023; what differs in 2019 is said under ….old. The ids are those the
// scenarios prove; DEC are decisions of ours.

export default {
  'rule.SYS': 'Kämpfer und Karten',
  'rule.SYS-1': 'Deine Figuren sind deine Kämpfer: ein Held und die Sidekicks, die ihn begleiten, falls er welche hat.',
  'rule.SYS-2':
    'Ein Held hat Lebenspunkte, einen Bewegungswert, Nahkampf oder Fernkampf, eine eigene Fähigkeit und ein Deck aus genau 30 Karten, das nur ihm gehört.',
  'rule.SYS-3':
    'Ein Kämpfer beginnt mit vollen Lebenspunkten und hat nie mehr als die höchste Zahl auf seiner Anzeige. Was darüber hinaus geheilt würde, verfällt.',
  'rule.SYS-4':
    'Ein Sidekick ohne Anzeige hat 1 Lebenspunkt. Gibt es mehrere von einer Art, hat jeder seinen eigenen, wenn beim Helden nichts anderes steht.',
  'rule.SYS-5': 'Alle Helden dürfen gegeneinander antreten, auf jedem Schlachtfeld.',
  'rule.SYS-6':
    'Eine Karte ist Angriff, Verteidigung, vielseitig oder Planung. Sie hat einen Namen, ein Banner, das sagt, wer sie verwenden darf (oder BELIEBIG), meist einen Boost-Wert und, außer bei Planungen, einen Wert.',
  'rule.SYS-7':
    'Eine vielseitige Karte darf zum Angreifen oder zum Verteidigen gespielt werden. Für alle anderen Effekte gilt sie als Angriffs- und als Verteidigungskarte.',
  'rule.SYS-8':
    'Nennt das Banner einer Karte nur besiegte Kämpfer, kann sie nicht mehr gespielt werden. Zum Boosten taugt sie weiterhin.',
  'rule.SYS-9':
    'Tragen mehrere Sidekicks den Namen auf dem Banner, sagst du, welcher die Karte verwendet. Sie bleibt verwendbar, solange einer von ihnen lebt.',

  'rule.BRD': 'Das Schlachtfeld',
  'rule.BRD-1': 'Das Schlachtfeld besteht aus Feldern. Auf einem Feld steht höchstens ein Kämpfer.',
  'rule.BRD-2': 'Zwei Felder, die eine Linie verbindet, sind benachbart.',
  'rule.BRD-3':
    'Alle Felder einer Farbe bilden eine Zone, auch wenn sie nicht aneinandergrenzen. Ein Feld mit mehreren Farben gehört zu mehreren Zonen.',
  'rule.BRD-4': 'Zwei Felder liegen in derselben Zone, wenn sie mindestens eine Farbe gemeinsam haben.',
  'rule.BRD-5':
    'Zonen unterscheiden sich nicht nur in der Farbe, sondern auch im Muster. Die Einstellungen machen die Muster kräftiger; am Spiel ändert das nichts.',
  'rule.BRD-6':
    'Startfelder sind nummeriert. Ein Schlachtfeld mit nur 1 und 2 ist für zwei gedacht; zu dritt oder viert braucht es die Nummern 1 bis 4.',

  'rule.SETUP': 'Aufbau',
  'rule.SETUP-1': 'Wählt ein Schlachtfeld und jeder einen Helden. Mische dein Deck und ziehe fünf Karten.',
  'rule.SETUP-2':
    'Wer zuerst an der Reihe ist, stellt den Helden auf Startfeld 1 und jeden Sidekick auf ein eigenes freies Feld in derselben Zone; hat das Feld des Helden mehrere Farben, gilt jede davon.',
  'rule.SETUP-3': 'Ist dort kein Feld frei, kommt der Sidekick auf ein beliebiges freies Feld.',
  'rule.SETUP-4':
    'Was ein Held zu Spielbeginn zu wählen hat, wird beim Aufstellen gewählt (zum Beispiel, wie groß Alice ist).',
  'rule.SETUP-5':
    'Die andere Seite macht es auf Startfeld 2 ebenso. Dann beginnt, wer zuerst aufgestellt hat, mit dem ersten Zug. Nach den Regelheften ist das die jüngere Person. Hier entscheidet der Zufall, wenn nicht schon beim Anlegen des Tisches festgelegt ist, wer beginnt; bei einer Revanche beginnt, wer das letzte Spiel verloren hat, nach einem Unentschieden, wer zuletzt nicht begonnen hat.',

  'rule.TURN': 'Dein Zug',
  'rule.TURN-1':
    'Dein Zug besteht aus genau zwei Aktionen: Manöver, Planung oder Angriff. Du darfst zweimal dieselbe wählen und keine auslassen. Manche Effekte schenken weitere Aktionen.',
  'rule.TURN-2':
    'Eine Aktion muss möglich sein: Zur Planung brauchst du eine spielbare Planungskarte; zum Angriff einen Kämpfer mit einem Ziel und einer Angriffskarte, die er verwenden darf. Ein Manöver geht immer.',
  'rule.TURN-3':
    'Hast du am Ende deines Zugs mehr als sieben Karten, wirfst du ab, bis es sieben sind; du suchst sie aus. Während des Zugs gibt es keine Grenze.',
  'rule.TURN-4': 'Fähigkeiten „zu Beginn deines Zugs“ kommen vor deiner ersten Aktion.',

  'rule.DRAW': 'Karten ziehen',
  'rule.DRAW-1': 'Wenn du ziehen sollst, ziehst du auch, es sei denn, es heißt „darfst“.',
  'rule.DRAW-2':
    'Ist dein Deck leer, sind deine Kämpfer erschöpft: Für jede Karte, die du ziehen müsstest, erleidet stattdessen jeder deiner Kämpfer 2 Schaden, alle gleichzeitig. Der Abwurfstapel wird nie wieder eingemischt.',
  'rule.DRAW-3':
    'Mehrere Karten ziehst du nacheinander: zuerst, was das Deck noch hergibt; dann kostet jede fehlende Karte Schaden wie in DRAW-2.',
  'rule.DRAW-4': 'Abwurfstapel liegen offen. Alle dürfen jederzeit jeden durchsehen.',

  'rule.MAN': 'Manöver',
  'rule.MAN-1': 'Ziehe zuerst eine Karte; das ist Pflicht. Danach darfst du deine Kämpfer bewegen.',
  'rule.MAN-2':
    'Jeder deiner Kämpfer darf sich bis zum Bewegungswert des Helden bewegen: einer nach dem anderen, in beliebiger Reihenfolge, jeder so weit du willst oder gar nicht.',
  'rule.MAN-3':
    'Ein Schritt führt auf ein benachbartes Feld. Durch eigene Kämpfer darf man hindurch, durch gegnerische nicht; auf einem besetzten Feld darf die Bewegung nicht enden.',
  'rule.MAN-4':
    'Einmal je Manöver, vor dem Bewegen, darfst du boosten: Wirf eine Handkarte ab und zähle ihren Boost-Wert zur Bewegung aller deiner Kämpfer. Was sonst auf der Karte steht, geschieht nicht, ausgenommen ein Boost-Bonus (SET-5).',
  'rule.MAN-5':
    'Bewegst du durch einen Effekt einen gegnerischen Kämpfer, gilt MAN-3 aus Sicht seines Besitzers: Freund und Feind sind vertauscht.',
  'rule.MAN-6':
    'Setzen ist nicht Bewegen: Entfernung und alles, was dazwischenliegt, ist egal, doch das Feld muss leer sein.',
  'rule.MAN-7': 'Auch mit der eben gezogenen Karte darfst du boosten.',

  'rule.SCH': 'Planung',
  'rule.SCH-1':
    'Spiele eine Planungskarte offen und nenne den Kämpfer, der sie verwendet: Das Banner muss ihn zulassen, und er muss noch stehen. Führe die Karte aus und lege sie auf deinen Abwurfstapel.',
  'rule.SCH-2': 'Während sie wirkt, ist die Karte weder auf der Hand noch im Abwurfstapel.',

  'rule.ATT': 'Angriff',
  'rule.ATT-1': 'Nenne den Kämpfer, der angreift, und sein Ziel.',
  'rule.ATT-2':
    'Jeder Kämpfer darf einen gegnerischen Kämpfer auf einem benachbarten Feld angreifen, gleich in welcher Zone.',
  'rule.ATT-3':
    'Fernkämpfer dürfen außerdem einen gegnerischen Kämpfer in derselben Zone angreifen, wie weit er auch weg ist.',
  'rule.ATT-4':
    'Wer angreift, spielt verdeckt eine Angriffskarte oder vielseitige Karte, die der Kämpfer verwenden darf.',
  'rule.ATT-5':
    'Wer verteidigt, darf verdeckt mit einer Verteidigungskarte oder vielseitigen Karte für den angegriffenen Kämpfer antworten, ohne den Angriff zu kennen, oder keine spielen. Beide Karten werden zugleich aufgedeckt.',
  'rule.ATT-6':
    'Dann folgen: Effekte SOFORT, Effekte WÄHREND KAMPF, der Kampfschaden, Effekte NACH KAMPF, Aufräumen, Effekte „nach dem Angriff“.',
  'rule.ATT-7': 'Haben beide im selben Moment Effekte, kommen die des Verteidigers zuerst.',
  'rule.ATT-8':
    'Kampfschaden ist Angriffswert minus Verteidigungswert (ohne Karte 0), nie unter 0; der angegriffene Kämpfer erleidet ihn. Hat das Ziel das Schlachtfeld vorher verlassen, entfällt er, und die Verteidigung hat gewonnen. Der Angreifer erleidet nie Kampfschaden.',
  'rule.ATT-9':
    'Der Angreifer gewinnt den Kampf, wenn er mindestens 1 Kampfschaden zufügt. Sonst gewinnt ihn der Verteidiger, auch wenn Effekte ihm geschadet haben.',
  'rule.ATT-10':
    'Fällt ein Kämpfer im Kampf, bewirkt seine Karte trotzdem alles, was sie bewirkt: den Kampfschaden, den sie zufügt, und jeden Effekt, der noch kommt, soweit er sich ausführen lässt.',
  'rule.ATT-10.old': 'Nicht, wenn diese Niederlage das Spiel beendet hat.',
  'rule.ATT-11':
    'Zuerst kommen die gespielten Karten auf die Abwurfstapel; dann folgen Fähigkeiten und andere Effekte „nach dem Angriff“.',
  'rule.ATT-11.old':
    'Solche Fähigkeiten kommen nach den Effekten der Karten, aber bevor die Karten auf die Abwurfstapel gehen.',
  'rule.ATT-12': 'Bis dahin ist eine gespielte Karte weder auf der Hand noch im Abwurfstapel.',
  'rule.ATT-13': 'Boosts und geänderte Werte gelten nur für diesen Kampf.',

  'rule.EFF': 'Effekte',
  'rule.EFF-1': 'Effekte sind Pflicht, auch wenn sie der eigenen Seite schaden, außer es heißt „darf“.',
  'rule.EFF-2': '„Bis zu“ schließt die 0 ein.',
  'rule.EFF-3': 'Der abgedruckte Wert ist die Zahl auf der Karte, bevor irgendetwas sie ändert.',
  'rule.EFF-4': 'Ein ignorierter Wert zählt in diesem Kampf als 0, was immer ihn geändert hat oder noch ändert.',
  'rule.EFF-5': 'Führe einen Effekt so weit aus, wie es geht. Was unmöglich ist, hält das Übrige nicht auf.',
  'rule.EFF-6':
    'Ein annullierter Effekt geschieht nicht, auch nicht später im Kampf. Annulliert werden die Effekte der Karte, nicht ihr Wert, und niemals Fähigkeiten von Helden oder Schlachtfeldern.',
  'rule.EFF-7': '„Der gegnerische Kämpfer“ ist im Kampf derjenige, der darin kämpft, niemand sonst.',
  'rule.EFF-8':
    'Auch eine Fähigkeit kann Effekte zu den Zeitpunkten eines Kampfes haben (SOFORT, WÄHREND KAMPF, NACH KAMPF). Sie kommen zusammen mit denen der Karte desselben Spielers, in einer Reihenfolge seiner Wahl und welche Karte auch gespielt wurde; die verteidigende Seite ist zuerst dran. Wird die Karte annulliert, berührt sie das nicht. Keiner der zehn Helden hat eine solche Fähigkeit; selbst gemachte können sie haben.',

  'rule.END': 'Niederlage und Sieg',
  'rule.END-1':
    'Ein Kämpfer mit 0 Lebenspunkten ist besiegt und verlässt das Schlachtfeld sofort, was immer der Grund ist.',
  'rule.END-2': 'Im Duell verliert, wessen Held besiegt ist. Die laufende Aktion wird vorher noch zu Ende geführt.',
  'rule.END-2.old': 'Sofort: Der Rest der Aktion entfällt, wenn keine Karte etwas anderes sagt (SET-6).',
  'rule.END-3': 'Sind dann beide Helden gefallen, gewinnt, wer am Zug ist.',
  'rule.END-3.old': 'Ebenso, wenn ein und dasselbe Ereignis beide fällt.',

  'rule.SET': 'Sonderregeln der Sets',
  'rule.SET-1':
    'Geheimgänge (Das Grab König Salomos, Baskerville Manor): Ein Kämpfer darf von einem Feld mit Geheimgang auf jedes andere gehen, als wären sie benachbart. Das kostet einen Schritt; Gegner sind im Weg wie sonst auch.',
  'rule.SET-2': 'Für alles andere sind diese Felder nicht benachbart: weder für Angriffe noch für Effekte.',
  'rule.SET-3':
    'Große Kämpfer passen nicht durch Geheimgänge. Keiner der zehn Helden ist in diesem Sinn groß, auch die große Alice nicht.',
  'rule.SET-4':
    'Houdini: Boostest du ein Manöver, darfst du Houdini auf ein beliebiges leeres Feld setzen, statt ihn zu bewegen. Bess bewegt sich wie üblich, mit dem Boost.',
  'rule.SET-5':
    'Boost-Bonus: Boostest du mit einer solchen Karte, geschieht ihr Bonus sofort; dann kommt sie auf den Abwurfstapel, und die Aktion geht weiter. Nutzt ein Gegner den Boost-Wert, geschieht er nicht.',
  'rule.SET-6':
    'Eine Karte, die wirkt, wenn ihr eigener Held im Kampf fällt (Houdinis „Alles Teil der Show“), tut das, bevor das Spiel für beendet erklärt wird.',
  'rule.SET-7':
    'Der Unsichtbare beginnt mit drei Nebelplättchen auf verschiedenen Feldern, gelegt nach der Regel für Sidekicks (SETUP-2).',
  'rule.SET-8':
    'Steht der Unsichtbare im Nebel, ist der Wert seiner Verteidigungskarten um 1 höher. Das ist kein Karteneffekt und kann nicht annulliert werden.',
  'rule.SET-9':
    'Der Unsichtbare darf von einem Nebelfeld auf jedes andere gehen, als wären sie benachbart, nach MAN-3. Sonst kann das niemand; für die anderen ist der Nebel nicht da.',
  'rule.SET-10':
    'Nebelplättchen bewegen sich entlang der Linien und durch alles hindurch. Sie dürfen bei Kämpfern liegen, auch bei gegnerischen, und bei Plättchen anderer Art, aber nicht auf einem Feld mit einem zweiten Nebelplättchen. Andere Plättchen selbst gemachter Helden sagen selbst, ob mehrere auf einem Feld liegen dürfen.',
  'rule.SET-11': 'Nebel ändert weder Zonen noch Nachbarschaften.',
  'rule.SET-12': 'Alice ist groß oder klein: Beim Aufbau wählst du, später ändern es ihre Karten.',

  'rule.FFA': 'Offenes Gerangel: zu dritt oder viert',
  'rule.FFA-1':
    'Zu dritt oder viert wird auf Schlachtfeldern mit mindestens vier Startfeldern gespielt; was darüber hinausgeht oder niemandem gehört, bleibt ungenutzt. Spieler 1 beginnt auf Feld 1 und so weiter; die Züge folgen derselben Reihe.',
  'rule.FFA-2':
    'In deinem ersten Zug darfst du nur den Spieler angreifen, der als Nächster dran ist, oder wer schon einen Zug hatte. Ab der zweiten Runde alle.',
  'rule.FFA-3': '„Dein Gegner“ ist im Kampf der andere Spieler dieses Kampfes.',
  'rule.FFA-4':
    'Wessen Held besiegt ist, scheidet aus. Am Ende der laufenden Aktion verlassen die übrigen Sidekicks und Plättchen das Schlachtfeld; sie gelten nicht als besiegt. War dieser Spieler am Zug, endet der Zug.',
  'rule.FFA-5':
    'Der letzte stehende Held gewinnt; geprüft wird am Ende einer Aktion. Fallen die letzten Helden in einer Aktion, gewinnt, wer am Zug ist, sofern sein Held zu Beginn der Aktion noch im Spiel war; sonst endet es unentschieden zwischen denen, die zusammen gefallen sind. Was zu Beginn eines Zugs geschieht, gilt dabei als Aktion.',
  'rule.FFA-5.old': 'Offenes Gerangel endet nach derselben Regel.',

  'rule.TEAM': 'Teams zu zweit',
  'rule.TEAM-1':
    'Teams brauchen ein Schlachtfeld mit mindestens vier Startfeldern. Aufgestellt wird: der erste Held von A auf 1, der erste von B auf 2, der zweite von A auf 3, der zweite von B auf 4, jeweils gefolgt von den Sidekicks.',
  'rule.TEAM-2': 'Die Züge gehen in derselben Reihe um: erster A, erster B, zweiter A, zweiter B.',
  'rule.TEAM-3':
    'Die Kämpfer deines Teampartners sind befreundet: Du darfst durch sie hindurch, kannst sie nicht angreifen, und Effekte für Befreundete gelten auch ihnen, außer die Karte sagt „dein“.',
  'rule.TEAM-4':
    'Teampartner sehen einander in die Karten und dürfen darüber reden. Jeder führt nur die eigenen Kämpfer.',
  'rule.TEAM-5':
    'Zu dritt spielt eine Person beide Helden eines Teams, jeden mit eigenem Deck, eigener Hand und eigenen Zügen.',
  'rule.TEAM-6':
    'Ein besiegter Held verlässt das Schlachtfeld, doch sein Spieler macht weiter, solange ein Sidekick steht. Ohne Kämpfer gibt es keine Züge mehr.',
  'rule.TEAM-7':
    'Ein Team, dessen beide Helden besiegt sind, verliert am Ende der laufenden Aktion. Sind dann beide Teams am Boden, gewinnt das Team, das am Zug ist.',
  'rule.TEAM-7.old': 'Es verliert sofort.',

  'rule.DEC': 'Wo die Regelhefte schweigen',
  'rule.DEC.text': 'Oder einander widersprechen: So wird hier gespielt.',
  'rule.DEC-1':
    'Ein Duell endet mit der laufenden Aktion: Ein gefallener Held verlässt das Schlachtfeld sofort, alles Begonnene wird noch ausgeführt, dann steht der Sieger fest. Liegen dann beide Helden am Boden, gewinnt, wer am Zug ist.',
  'rule.DEC-1.old': 'Es endet sofort, wenn ein Held fällt; nur SET-6 schiebt das bis ans Ende eines Effekts auf.',
  'rule.DEC-2':
    '„Strategie durchschauen“ und „Das ist kein Taschenspielertrick“ ändern den abgedruckten Wert. Eine Karte, die stattdessen einen anderen Wert hat („Folgenschwere Änderung“, „Zwiespalt des Menschen“, „Krallen, die packen“, „Aus dem Nebel treten“), behält ihn; Zuschläge kommen obendrauf.',
  'rule.DEC-3':
    '„Excalibur“ hat keine Effekte, also gibt es nichts zu annullieren, und König Artus’ Boost bleibt. Bei jeder Karte mit Effekten geht der Boost mit ihnen verloren.',
  'rule.DEC-3.old': 'Auch der Boost auf „Excalibur“ geht verloren.',
  'rule.DEC-4':
    '„Auf ein beliebiges Feld setzen“ meint jedes freie Feld oder das, auf dem der Kämpfer schon steht. Sagt der Text „anderes“ oder „freies“, darf er nicht stehen bleiben.',
  'rule.DEC-5':
    '„Tu mir meinen Willen“ tauscht König Artus’ Angriffskarte aus, nicht seinen verdeckten Boost: Der bleibt liegen und zählt für die neue Karte.',
  'rule.DEC-6':
    '„Ein Magier verrät nie seine Tricks“ annulliert den ganzen Effekt, der die Hand zeigen würde, ob von einer Karte, einem Boost-Bonus oder einer Fähigkeit. Gegen Effekte, die sich nicht annullieren lassen, bewirkt die Karte nichts.',
  'rule.DEC-7': '„Verwirrung“ hält jeden Schaden von Merlin ab, bis der Kampf aufgeräumt ist.',
  'rule.DEC-8':
    '„Nicht zu sehen“ sperrt nur Karteneffekte aus. Was keiner ist, zählt weiter: Alices Größe, König Artus’ Boost, Nebel.',
  'rule.DEC-9':
    'Legen zwei Effekte den Wert einer Karte fest, gilt der erste („Drei Wünsche“ gegen einen anderen). Einen Wert zu ignorieren ändert ihn nicht und macht trotzdem 0 daraus.',
  'rule.DEC-10':
    '„Wissenschaftliche Methode“ zählt jeden Schaden, den der verteidigende Kämpfer in diesem Kampf erlitten hat, durch den Angriff und durch Effekte.',
  'rule.DEC-11':
    'Auch eine Karte ohne Boost-Wert darf als Boost ausgegeben werden; sie zählt 0. Eine so ausgegebene REISE-Karte liegt sofort im Abwurfstapel und zählt schon für dieses Manöver.',
  'rule.DEC-12': 'Beide Boosts von „Die große Enthüllung“ sind freiwillig, einer nach dem anderen.',
  'rule.DEC-13':
    '„Ein flüchtiger Blick“ muss jemanden treffen, und das dürfen auch Befreundete oder Medusa selbst sein.',
  'rule.DEC-14': '„Spiegel“: Wähle zuerst beide Möglichkeiten, dann ihre Reihenfolge.',
  'rule.DEC-15':
    '„Die Herrin vom See“ nimmt Excalibur aus dem Abwurfstapel, wenn es dort liegt. Dann wird das Deck weder durchsucht noch gemischt.',
  'rule.DEC-16': '„Wünsche mit Bedacht“ trifft einen gegnerischen Kämpfer neben dem Dschinn.',
  'rule.DEC-17':
    'Nebel darf einen Geheimgang als einen Schritt nehmen. Das Plättchen von „Davonschleichen“ muss das Feld wechseln. „Auf der Lauer“ setzt ohne Weg. Für „Aus dem Nebel treten“ zählt der Zugbeginn nach der Rückkehr durch „Verschwinden“.',
  'rule.DEC-18': 'Zu dritt oder viert bestimmt, wer „Leise Sohlen“ spielt, welcher Gegner den Nebel bewegt.',
  'rule.DEC-19': 'Holmes’ Schutz hängt am Banner der Karte und bleibt, wenn Holmes besiegt ist.',
  'rule.DEC-20': 'Kein Kämpfer auf der Seite der zehn Helden kann mehr Lebenspunkte haben als zu Beginn.',
  'rule.DEC-21': '„Eingesperrter Zorn“ ohne Ziel: Das Abwerfen wird nicht angeboten.',
  'rule.DEC-22': 'Geschehen mehrere Effekte eines Spielers im selben Moment, wählt er ihre Reihenfolge.',
  'rule.DEC-23':
    'Zu dritt oder viert verlässt mit einem ausgeschiedenen Unsichtbaren auch sein Nebel das Schlachtfeld.',
  'rule.DEC-24':
    'Derselbe Held darf zweimal gewählt werden; die Kämpfer unterscheidet, wem sie gehören. (Neue Tische verlangen hier verschiedene Helden.)',
  'rule.DEC-25':
    'Nimmt der Schaden von „Leise Sohlen“ dem Gegner, der den Nebel bewegen würde, den letzten Kämpfer, wird kein Nebel bewegt.',
  'rule.DEC-26': 'Bei zwei Unsichtbaren heißt „auf Nebel“: auf Plättchen dessen, dem die Karte gehört.',
  'rule.DEC-27': 'Sind mehrere Sidekicks einer Art besiegt, kehrt der mit der kleinsten Nummer zurück.',
  'rule.DEC-28': 'Offenes Gerangel geht auch nach den Regeln von 2019; es endet nach denen von 2023 (FFA-4, FFA-5).',
  'rule.DEC-29':
    'Effekte, die den Schaden eines Angriffs zählen, zählen ihn ganz, auch was über die restlichen Lebenspunkte hinausgeht.',
  'rule.DEC-30':
    'Ein annullierter Boost von König Artus liegt offen und ohne Wert bis zum Aufräumen, dann kommt er auf den Abwurfstapel.',
  'rule.DEC-31':
    '„Ein Magier verrät nie seine Tricks“ darf auch gegen einen Boost-Bonus gezeigt werden, der die Hand ansieht („Die Bühne bereiten“), und annulliert ihn.',
  'rule.DEC-32':
    'Fällt durch das Ziehen bei einem Manöver der letzte Kämpfer eines Spielers, wird nichts mehr gefragt, und die Aktion endet.',
  'rule.DEC-33':
    'In Teams enden Fähigkeiten, die den Helden selbst oder seinen Platz brauchen, mit ihm (Medusa, Dracula, König Artus, Houdinis Flucht, Alice, Hyde, Nebel). Was von Karten oder allen Kämpfern des Spielers handelt, gilt weiter (Holmes’ Schutz, Sindbads Bewegung).',
  'rule.DEC-34':
    'Wenn sich ein Computer oder ein Tipp verdeckte Karten vorstellt, ist jede Verteilung gleich wahrscheinlich, die zu dem passt, was dieser Spieler weiß. Wonach andere gefragt werden, ist nur so weit zu sehen, wie es ohnehin alle wissen können.',
  'rule.DEC-35':
    'Mitspieler eines Teams kennen gegenseitig ihre Hände, verdeckten Karten und Boosts, und so auch, welche Karte aus der Hand in ihr Deck kommt. Was einer sich anderswo angesehen hat (eine Hand, ein Deck), weiß er allein; er darf es sagen.',
  'rule.DEC-36':
    'Wer ausgeschieden ist, schaut weiter zu: im offenen Gerangel mit den Augen der Öffentlichkeit, in Teams sieht er die Hand des Mitspielers wie zuvor.',
  'rule.DEC-37':
    '„Jeder Gegner“ geht in Zugreihenfolge ab dem nächsten nach dem aktiven Spieler: erst alles, was einen betrifft und was es auslöst, dann der nächste.',

  'rule.EX': 'Beispiele',
  'rule.EX-1':
    'König Artus spielt als erste Aktion „Weissagung“: eine Karte weg, zwei gewonnen. Als zweite wählt er ein Manöver und boostet mit „Nobles Opfer“ (Boost 3): Bewegung 2 + 3 = 5. Er geht vier Felder weit, mitten durch Merlin hindurch; Merlin bleibt stehen.',
  'rule.EX-2':
    'Regeln von 2019: Der Jabberwock greift König Artus mit „Kiefer, die beißen“ (4) an, Artus verteidigt mit „Scharmützel“ (4). Kein Schaden, also hat Artus gewonnen. Der Effekt des Verteidigers kommt zuerst: „Scharmützel“ bewegt den Jabberwock zwei Felder weg. Nun steht niemand mehr neben ihm, und die Kiefer beißen ins Leere. („Schnack und Schnick“ gehört Alice, „Spiegel“ verteidigt nur: Beides hätte der Jabberwock nicht verwenden können.)',
  'rule.EX-3':
    'Derselbe Kampf, doch nach dem Bewegen steht nur Alice neben dem Jabberwock. Effekte sind Pflicht (EFF-1): Die 2 Schaden treffen Alice.',
  'rule.EX-4':
    'Holmes greift Dracula mit „Konterschlag“ (3) an, Dracula verteidigt mit „Losstürzen“ (3). Kein Schaden. „Losstürzen“ wirkt zuerst und bringt Dracula drei Felder weg; „Konterschlag“ findet ihn nicht mehr neben Holmes. Eine Schwester neben Holmes wird nicht getroffen: Nur der Kämpfer im Kampf zählt (EFF-7).',
  'rule.EX-5':
    'Der Dschinn greift Houdini, der noch 3 Lebenspunkte hat, mit „Wünsche mit Bedacht“ (4) an. Houdini verteidigt mit „Großer Entfesslungstrick“ (2) und boostet mit „Alles Teil der Show“: Boost 2, und der Bonus heilt 2, also hat er 5 Lebenspunkte. 4 gegen 4: kein Schaden. Houdini hat gewonnen und wird weit weg gesetzt. Der Effekt des Dschinns träfe jemanden neben ihm, doch dort steht niemand mehr.',
  'rule.EX-6':
    'Der Dschinn (Bewegung 3) tritt auf ein Feld mit Geheimgang und durch ihn ans andere Ende des Schlachtfelds: Zwei seiner drei Schritte sind verbraucht.',
};
