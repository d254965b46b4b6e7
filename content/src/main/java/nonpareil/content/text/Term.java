package nonpareil.content.text;

/** The words of rules texts that a player may look up, with what they mean. */
public enum Term {
  ADJACENT(
      "adjacent",
      "Joined by a line. Secret passages and tokens do not make spaces adjacent.",
      "benachbart",
      "Durch eine Linie verbunden. Geheimgänge und Plättchen machen Felder nicht benachbart."),
  AFTER_COMBAT(
      "after combat",
      "Happens once combat damage has been dealt; the defender’s effect comes first.",
      "nach Kampf",
      "Geschieht, nachdem der Kampfschaden zugefügt wurde; der Effekt des Verteidigers zuerst."),
  ANY(
      "any",
      "A banner that lets every fighter of the deck use the card.",
      "beliebig",
      "Ein Banner, mit dem jeder Kämpfer des Decks die Karte verwenden darf."),
  BANNER(
      "banner",
      "Names the fighter that may use a card.",
      "Banner",
      "Nennt den Kämpfer, der eine Karte verwenden darf."),
  BOOST(
      "boost",
      "Discard a card from your hand and add its boost value. Its other effects do not happen.",
      "boosten",
      "Wirf eine Handkarte ab und zähle ihren Boost-Wert dazu. Ihre übrigen Effekte geschehen"
          + " nicht."),
  BOOST_BONUS(
      "boost bonus",
      "Happens at once when you spend the card for a boost.",
      "Boost-Bonus",
      "Geschieht sofort, wenn du mit der Karte boostest."),
  BOOST_VALUE(
      "boost value",
      "What a card adds when it is spent for a boost; 0 if it has none.",
      "Boost-Wert",
      "Was eine Karte beim Boosten hinzufügt; 0, falls sie keinen hat."),
  CANCEL(
      "cancel",
      "The effects of the card that have not happened yet do not happen. Its value stays.",
      "annullieren",
      "Die noch ausstehenden Effekte der Karte geschehen nicht. Ihr Wert bleibt."),
  COMBAT_DAMAGE(
      "combat damage",
      "Attack value minus defense value, dealt to the defending fighter. Damage dealt by effects is"
          + " not combat damage.",
      "Kampfschaden",
      "Angriffswert minus Verteidigungswert, zugefügt dem verteidigenden Kämpfer. Schaden durch"
          + " Effekte ist kein Kampfschaden."),
  DEFEATED(
      "defeated",
      "A fighter with 0 health is defeated and leaves the battlefield at once.",
      "besiegt",
      "Ein Kämpfer mit 0 Lebenspunkten ist besiegt und verlässt sofort das Schlachtfeld."),
  DISCARD(
      "discard",
      "Put a card from your hand on your discard pile; you choose it unless the text says"
          + " otherwise.",
      "abwerfen",
      "Lege eine Handkarte auf deinen Abwurfstapel; du wählst sie selbst, wenn nichts anderes"
          + " dasteht."),
  DURING_COMBAT(
      "during combat",
      "Happens before combat damage is worked out; the defender’s effect comes first.",
      "während Kampf",
      "Geschieht, bevor der Kampfschaden berechnet wird; der Effekt des Verteidigers zuerst."),
  EXHAUSTED(
      "exhausted",
      "Your deck is empty. Each card you would draw deals 2 damage to each of your fighters"
          + " instead.",
      "erschöpft",
      "Dein Deck ist leer. Statt jeder Karte, die du ziehen müsstest, erleidet jeder deiner Kämpfer"
          + " 2 Schaden."),
  FRIENDLY(
      "friendly",
      "Your fighters and those of your team mate.",
      "befreundet",
      "Deine Kämpfer und die deines Teampartners."),
  GAIN_ACTION(
      "gain an action",
      "You have one more action this turn. You must use it.",
      "eine Aktion erhalten",
      "Du hast in diesem Zug eine Aktion mehr. Du musst sie ausführen."),
  IGNORE(
      "ignore",
      "The value counts as 0 in this combat, whatever changes it.",
      "ignorieren",
      "Der Wert gilt in diesem Kampf als 0, was immer ihn verändert."),
  IMMEDIATELY(
      "immediately",
      "Happens as soon as the cards are revealed; the defender’s effect comes first.",
      "sofort",
      "Geschieht, sobald die Karten aufgedeckt sind; der Effekt des Verteidigers zuerst."),
  INSTEAD(
      "instead",
      "The new value takes the place of the printed one. Boosts and bonuses are added to it.",
      "stattdessen",
      "Der neue Wert tritt an die Stelle des gedruckten. Boosts und Boni kommen hinzu."),
  LOOK_AT("look at", "Only you see the cards.", "ansehen", "Nur du siehst die Karten."),
  MANEUVER(
      "maneuver",
      "An action: draw a card, then move your fighters; you may boost the movement.",
      "Manöver",
      "Eine Aktion: Ziehe eine Karte und bewege dann deine Kämpfer; du darfst die Bewegung"
          + " boosten."),
  MAY(
      "may",
      "You decide. Everything without “may” must be done as far as it can be.",
      "dürfen",
      "Du entscheidest. Alles ohne „darf“ muss ausgeführt werden, soweit es geht."),
  MOVE(
      "move",
      "Step by step along the lines, through friendly but not through opposing fighters, ending on"
          + " an empty space.",
      "bewegen",
      "Schritt für Schritt entlang der Linien, durch befreundete, aber nicht durch gegnerische"
          + " Kämpfer, bis auf ein freies Feld."),
  OPPOSING_CARD(
      "opposing card",
      "The card your opponent plays in this combat.",
      "gegnerische Karte",
      "Die Karte, die dein Gegner in diesem Kampf spielt."),
  OPPOSING_FIGHTER(
      "opposing fighter",
      "A fighter of an opponent. “The” opposing fighter is the one in this combat.",
      "gegnerischer Kämpfer",
      "Ein Kämpfer eines Gegners. „Der“ gegnerische Kämpfer ist der aus diesem Kampf."),
  PLACE(
      "place",
      "Put a fighter straight on an empty space. This is no movement; what lies between does not"
          + " matter. It may stay where it is if its own space is allowed too.",
      "setzen",
      "Stelle einen Kämpfer direkt auf ein freies Feld. Das ist keine Bewegung; was dazwischen"
          + " liegt, ist gleich. Er darf stehen bleiben, wenn auch sein eigenes Feld erlaubt ist."),
  PREVENT("prevent", "The damage is not dealt.", "verhindern", "Der Schaden wird nicht zugefügt."),
  PRINTED_VALUE(
      "printed value",
      "The number on the card, without any change.",
      "gedruckter Wert",
      "Die Zahl auf der Karte ohne jede Änderung."),
  RECOVER(
      "recover",
      "Gain lost health back, never above the maximum.",
      "zurückerhalten",
      "Gewinne verlorene Lebenspunkte zurück, nie über das Maximum."),
  REVEAL(
      "reveal",
      "All players see the cards.",
      "aufdecken, zeigen",
      "Alle Spieler sehen die Karten."),
  SAME_ZONE(
      "in the same zone",
      "On a space that shares at least one color.",
      "in derselben Zone",
      "Auf einem Feld mit mindestens einer gemeinsamen Farbe."),
  SCHEME(
      "scheme",
      "An action: play a scheme card and carry out its text.",
      "Planung",
      "Eine Aktion: Spiele eine Planungskarte und führe ihren Text aus."),
  SECRET_PASSAGE(
      "secret passage",
      "A fighter may move from one passage space to any other as if they were adjacent.",
      "Geheimgang",
      "Ein Kämpfer darf sich von einem Feld mit Geheimgang auf jedes andere bewegen, als wären sie"
          + " benachbart."),
  UP_TO(
      "up to",
      "Any number from 0 to the given one.",
      "bis zu",
      "Jede Zahl von 0 bis zur angegebenen."),
  VERSATILE(
      "versatile",
      "A card for attack or defense; it counts as both.",
      "vielseitig",
      "Eine Karte für Angriff oder Verteidigung; sie gilt als beides."),
  WON(
      "win the combat",
      "The attacker wins by dealing at least 1 combat damage; otherwise the defender wins.",
      "den Kampf gewinnen",
      "Der Angreifer gewinnt, wenn er mindestens 1 Kampfschaden zufügt; sonst gewinnt der"
          + " Verteidiger."),
  YOUR_FIGHTER(
      "your fighter",
      "The fighter of yours that uses the card.",
      "dein Kämpfer",
      "Derjenige deiner Kämpfer, der die Karte verwendet.");

  private final String englishWord;
  private final String englishMeaning;
  private final String germanWord;
  private final String germanMeaning;

  Term(String englishWord, String englishMeaning, String germanWord, String germanMeaning) {
    this.englishWord = englishWord;
    this.englishMeaning = englishMeaning;
    this.germanWord = germanWord;
    this.germanMeaning = germanMeaning;
  }

  /** The word as texts use it. */
  public String word(Language language) {
    return switch (language) {
      case EN -> englishWord;
      case DE -> germanWord;
    };
  }

  /** What it means, in a sentence or two. */
  public String meaning(Language language) {
    return switch (language) {
      case EN -> englishMeaning;
      case DE -> germanMeaning;
    };
  }
}
