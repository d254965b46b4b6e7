package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.CANCEL;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.FRIENDLY;
import static nonpareil.content.text.Term.GAIN_ACTION;
import static nonpareil.content.text.Term.MANEUVER;
import static nonpareil.content.text.Term.MOVE;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.RECOVER;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.GENITIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;
import static nonpareil.content.text.german.GermanClause.many;
import static nonpareil.content.text.german.GermanClause.one;
import static nonpareil.content.text.german.GermanClause.you;

import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.RuleWords;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** What lasts, in German. */
final class GermanRules implements RuleWords {

  private static final String YOUR_HAND_LIMIT = "dein Handkartenlimit";
  private static final Amount NOTHING = new Amount.Fixed(0);
  private static final GermanVerb KANN =
      new GermanVerb(null, "", "können", "könne", "kannst", "kann", "können");
  private static final GermanVerb DARF =
      new GermanVerb(null, "", "dürfen", "dürfe", "darfst", "darf", "dürfen");
  private static final GermanVerb WERDEN =
      new GermanVerb(null, "", "werden", "werde", "wirst", "wird", "werden");
  private static final GermanVerb SICH_ERHOEHEN =
      new GermanVerb(null, "", "erhöhen", "erhöhe", "erhöhst", "erhöht sich", "erhöhen sich");
  private static final GermanVerb SICH_VERRINGERN =
      new GermanVerb(
          null,
          "",
          "verringern",
          "verringere",
          "verringerst",
          "verringert sich",
          "verringern sich");

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanCardSets cardSets;

  GermanRules(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.cardSets = new GermanCardSets(scope, names, amounts);
  }

  @Override
  public Clause value(
      Mention who, Rule.Role role, @Nullable Mention against, Amount amount, boolean less) {
    return one(
        valueOf(who, role, against), less ? SICH_VERRINGERN : SICH_ERHOEHEN, "um " + by(amount));
  }

  @Override
  public Clause valueIs(Mention who, Rule.Role role, @Nullable Mention against, Amount value) {
    return one(
        valueOf(who, role, against),
        GermanVerb.BETRAGEN,
        amounts.number(value, ACCUSATIVE)
            + " statt des "
            + PRINTED_VALUE.mark("abgedruckten Werts"));
  }

  private String valueOf(Mention who, Rule.Role role, @Nullable Mention against) {
    return switch (role) {
      case ATTACKING ->
          "der Wert jeder Karte, mit der " + player(who) + whom(against) + " angreift,";
      case DEFENDING ->
          "der Wert jeder Karte, mit der " + player(who) + against(against) + " verteidigt,";
      case EITHER ->
          "der Wert jeder Kampfkarte, die " + player(who) + against(against) + " spielt,";
    };
  }

  private String whom(@Nullable Mention against) {
    return against == null ? "" : " " + object(against);
  }

  private String against(@Nullable Mention against) {
    return against == null ? "" : " gegen " + object(against);
  }

  @Override
  public Clause moveValue(Mention who, Amount amount, boolean less) {
    return one(
        names.of(who, NOMINATIVE),
        DARF,
        "sich bei "
            + MANEUVER.mark("Manövern")
            + " "
            + amounts.measure(amount, "Feld", "Felder").text()
            + (less ? " weniger weit" : " weiter")
            + " "
            + MOVE.mark("bewegen"));
  }

  @Override
  public Clause damageTaken(Mention who, Harm harm, Amount amount, boolean less) {
    return one(
        names.of(who, NOMINATIVE), GermanVerb.ERLEIDEN, each(harm) + damage(harm, amount, less));
  }

  @Override
  public Clause cannotAttack(Mention who, @Nullable Mention whom) {
    if (whom == null) {
      return cannot(who, "", "angreifen");
    }
    String target = object(whom);
    return isNone(who) || !target.startsWith("ein")
        ? cannot(who, target + " ", "angreifen")
        : one(names.of(who, NOMINATIVE), KANN, "k" + target + " angreifen");
  }

  /** What a fighter cannot do, or none of several can. */
  private Clause cannot(Mention who, String object, String what) {
    return isNone(who)
        ? one(names.noneThere(who.fighters()), KANN, object + what)
        : one(names.of(who, NOMINATIVE), KANN, object + "nicht " + what);
  }

  private boolean isNone(Mention who) {
    return who.how() == Mention.How.PLAIN
        && !names.isOne(who.fighters())
        && !names.noneThere(who.fighters()).contains("nicht "); // one negation is enough
  }

  @Override
  public Clause cannotMove(Mention who) {
    return cannot(who, "", MOVE.mark("bewegt") + " werden");
  }

  @Override
  public Clause cannotLeave(Mention who) {
    String its = names.possessive(who.fighters()).replaceFirst("e$", "");
    return cannot(who, its + " Feld ", "verlassen");
  }

  @Override
  public Clause moveValueIs(Mention who, Amount value) {
    boolean one = names.isOne(who.fighters());
    String whose = one ? names.whose(who.fighters()) : names.of(who, GENITIVE);
    return one(
        "der Bewegungswert " + whose, GermanVerb.BETRAGEN, amounts.number(value, ACCUSATIVE));
  }

  @Override
  public Clause damageAtMost(Mention who, Harm harm, Amount most) {
    String combat = COMBAT_DAMAGE.mark("Kampfschaden");
    if (most.equals(NOTHING)) {
      String none =
          switch (harm) {
            case ANY -> "keinen Schaden";
            case COMBAT -> "keinen " + combat;
            case EFFECT -> "keinen Schaden außer " + combat;
          };
      return one(names.of(who, NOMINATIVE), GermanVerb.ERLEIDEN, none);
    }
    String so =
        most instanceof Amount.Fixed(int number)
            ? "höchstens " + number + " " + damage(harm)
            : damage(harm).replaceFirst(",$", "")
                + ", höchstens "
                + amounts.number(most, ACCUSATIVE);
    return one(
        names.of(who, NOMINATIVE), GermanVerb.ERLEIDEN, each(harm) + so.replaceFirst(",$", ""));
  }

  @Override
  public Clause reach(Mention who, Amount spaces) {
    String far =
        amounts.isTold(spaces)
            ? amounts.upTo(spaces, "Feld", "Felder") + " entfernt sind"
            : "höchstens so viele Felder entfernt sind wie " + amounts.number(spaces, NOMINATIVE);
    return one(names.of(who, NOMINATIVE), DARF, "Kämpfer angreifen, die " + far);
  }

  @Override
  public Clause reachesZone(Mention who) {
    return one(names.of(who, NOMINATIVE), DARF, "Kämpfer in derselben Zone angreifen");
  }

  @Override
  public Clause reaches(Mention who, @Nullable Amount spaces, Mention whom) {
    String from =
        spaces == null
            ? "in derselben Zone"
            : "aus einer Entfernung von bis zu "
                + amounts.measure(spaces, "Feld", "Feldern").text();
    return one(names.of(who, NOMINATIVE), DARF, object(whom) + " " + from + " angreifen");
  }

  @Override
  public Clause attackType(Mention who, boolean ranged) {
    String what = ranged ? "Fernkämpfer" : "Nahkämpfer";
    return one(names.of(who, NOMINATIVE), GermanVerb.SEIN, "ein " + what);
  }

  @Override
  public Clause cannotManeuver(PlayerMention who) {
    return cannot(who, "keine ", MANEUVER.mark("Manöver") + " ausführen");
  }

  @Override
  public Clause handLimit(PlayerMention who, Amount cards) {
    boolean you = who.players() == Players.YOU;
    String whose = you ? YOUR_HAND_LIMIT : "das Handkartenlimit " + names.genitive(who.players());
    return one(whose, GermanVerb.BETRAGEN, amounts.number(cards, ACCUSATIVE));
  }

  @Override
  public Clause cannotGainActions(PlayerMention who) {
    return cannot(who, "keine ", GAIN_ACTION.mark("Aktionen erhalten"));
  }

  @Override
  public Clause cannotBoost(PlayerMention who) {
    return cannot(who, "keine ", BOOST.mark("Boosts") + " ausführen");
  }

  @Override
  public Clause boostValue(PlayerMention who, Amount amount, boolean less) {
    boolean you = who.players() == Players.YOU;
    return one(
        "der "
            + BOOST_VALUE.mark("Boost-Wert")
            + " jeder Karte, die "
            + spender(who.players())
            + " für einen "
            + BOOST.mark("Boost")
            + (you ? " abgibst," : " abgibt,"),
        less ? SICH_VERRINGERN : SICH_ERHOEHEN,
        "um " + by(amount));
  }

  private String spender(Players who) {
    return switch (who) {
      case EACH_OPPONENT -> "ein Gegner";
      case EACH_PLAYER -> "ein Spieler";
      case YOU, OPPONENT, CHOSEN, OWNER_OF_CHOSEN -> names.player(who);
    };
  }

  @Override
  public Clause cannotRecover(Mention who) {
    String recover = "Lebenspunkte " + RECOVER.mark("zurückerhalten");
    return isNone(who)
        ? cannot(who, "", recover)
        : one(names.of(who, NOMINATIVE), KANN, "keine " + recover);
  }

  /** What a player cannot do, or none of several can. */
  private Clause cannot(PlayerMention who, String not, String what) {
    return switch (who.players()) {
      case EACH_OPPONENT -> one("kein Gegner", KANN, what);
      case EACH_PLAYER -> one("kein Spieler", KANN, what);
      case YOU, OPPONENT, CHOSEN, OWNER_OF_CHOSEN -> names.clause(who, KANN, not + what);
    };
  }

  @Override
  public Clause healthFloor(Mention who, Amount health) {
    return one(
        "kein Schaden",
        GermanVerb.SENKEN,
        names.health(who) + " unter " + amounts.number(health, GermanCase.ACCUSATIVE));
  }

  @Override
  public Clause movesThrough(Mention who) {
    return one(
        names.of(who, NOMINATIVE),
        DARF,
        "sich durch "
            + OPPOSING_FIGHTER.mark("gegnerische Kämpfer")
            + " hindurch "
            + MOVE.mark("bewegen"));
  }

  @Override
  public Clause attacksOpen(Mention whom) {
    return many("Angriffskarten gegen " + object(whom), WERDEN, "offen gespielt");
  }

  @Override
  public Clause cannotBeCancelled(Mention who) {
    return many(
        "die Effekte von Karten, die " + player(who) + " spielt,",
        KANN,
        "nicht " + CANCEL.mark("annulliert") + " werden");
  }

  @Override
  public Clause cannotDraw(PlayerMention who) {
    return cannot(who, "keine ", "Karten durch Effekte ziehen");
  }

  @Override
  public Clause cannotPlay(PlayerMention who, List<Rule.Type> types) {
    String which = Texts.list(types.stream().map(GermanRules::cards).toList(), " oder ");
    String plain = which.replace("vielseitigen", "vielseitige"); // behind "kein Gegner kann"
    return cannot(who, "keine ", (who.players().isEach() ? plain : which) + " spielen");
  }

  @Override
  public Clause cannotPlay(PlayerMention who, CardSet set) {
    String which = cardSets.unit(set, true);
    return cannot(who, "keine ", (who.players().isEach() ? which : weak(which)) + " spielen");
  }

  @Override
  public Clause cannotUse(Mention who, CardSet set) {
    String which = cardSets.unit(set, true);
    return isNone(who)
        ? cannot(who, "", which + " einsetzen")
        : one(names.of(who, NOMINATIVE), KANN, "keine " + weak(which) + " einsetzen");
  }

  /** As it stands behind "keine". */
  private static String weak(String cards) {
    return cards.replace("vielseitige ", "vielseitigen ");
  }

  @Override
  public Clause handShown(PlayerMention who) {
    return names.clause(who, GermanVerb.SPIELEN, "mit offener Kartenhand");
  }

  @Override
  public Clause cannotPlayCard(PlayerMention who) {
    return who.players().isEach()
        ? cannot(who, "", "die gewählte Karte und ihre Kopien spielen")
        : names.clause(who, KANN, "die gewählte Karte und ihre Kopien nicht spielen");
  }

  @Override
  public Clause until(
      Clause rule, @Nullable Fighters about, Rule.Role fought, Rule.Until until, boolean live) {
    var clause = (GermanClause) rule;
    GermanClause ended = clause.opening(end(clause.subject(), about, fought, until) + " ");
    return live
        ? ended
            .closed()
            .ending(clause.tail() + " (" + what(about) + ", kann sich bis dahin ändern)")
        : ended;
  }

  @Override
  public Clause asOfNow(Clause rule) {
    var clause = (GermanClause) rule;
    String comma = clause.middle().endsWith(",") ? "," : "";
    return clause.closed().ending(clause.tail() + GermanAmounts.AS_OF_NOW + comma);
  }

  private String what(@Nullable Fighters about) {
    return about != null && names.isOne(about) ? "ob das so ist" : "wer das ist";
  }

  @Override
  public String end(@Nullable Fighters about, Rule.Role fought, Rule.Until until) {
    return end("", about, fought, until);
  }

  private String end(String subject, @Nullable Fighters about, Rule.Role fought, Rule.Until until) {
    return switch (until) {
      case END_OF_COMBAT -> "bis zum Ende dieses Kampfes";
      case END_OF_TURN -> "bis zum Ende des Zugs";
      case NEXT_ATTACK -> untilAttack(subject, about, fought) + " in diesem Zug";
      case THEIR_NEXT_ATTACK ->
          untilAttack(subject, about, fought) + " (auch in einem späteren Zug)";
      case START_OF_YOUR_NEXT_TURN -> "bis zum Beginn deines nächsten Zugs";
      case END_OF_YOUR_NEXT_TURN -> "bis zum Ende deines nächsten Zugs";
      case END_OF_GAME -> "bis zum Ende des Spiels";
      case END_OF_THEIR_NEXT_TURN ->
          about == null
              ? isOfOther(subject)
                  ? "bis zum Ende seines nächsten Zugs"
                  : "bis zum Ende des nächsten Zugs dieses Spielers"
              : "bis zum Ende des nächsten Zugs " + names.ofOwner(scope.resolve(about));
    };
  }

  /** Whether a rule about players has named another before its end. */
  private static boolean isOfOther(String subject) {
    return !subject.isEmpty()
        && !subject.equals("du")
        && !subject.equals(YOUR_HAND_LIMIT)
        && !subject.contains(", die du ");
  }

  private String untilAttack(String subject, @Nullable Fighters about, Rule.Role fought) {
    boolean none = subject.equals("kein Gegner") || subject.equals("kein Spieler");
    return (names.moment() == Ability.Moment.ATTACKS || names.moment() == Ability.Moment.IS_ATTACKED
            ? "bis zum Ende des auf diesen folgenden Angriffs "
            : "bis zum Ende des nächsten Angriffs ")
        + (about == null
            ? none ? "von einem von ihnen" : subject.equals("du") ? "von dir" : "dieses Spielers"
            : switch (fought) {
              case ATTACKING -> names.whose(scope.resolve(about));
              case DEFENDING -> "auf " + names.subject(about, ACCUSATIVE);
              case EITHER -> "durch oder auf " + names.subject(about, ACCUSATIVE);
            });
  }

  @Override
  public Clause inAttack(Clause rule, Fighters attackers, boolean thisTurn) {
    return ((GermanClause) rule)
        .opening(
            "im nächsten Angriff "
                + names.whose(scope.resolve(attackers))
                + (thisTurn ? " in diesem Zug " : " "));
  }

  @Override
  public Clause gain(String counter, Amount amount) {
    return counter.equals(RuleEffect.THIS_CARD)
        ? you(GermanVerb.LEGEN, some(counter, amount) + " auf diese Karte")
        : you(GermanVerb.ERHALTEN, some(counter, amount));
  }

  @Override
  public Clause lose(String counter, Amount amount) {
    if (amount.equals(new Remembered.CounterOf(counter))) {
      Noun noun = noun(counter);
      String all =
          GermanNames.isMass(noun)
              ? "all" + ACCUSATIVE.ending(noun.gender()) + " " + noun.accusative()
              : "alle " + noun.plural();
      return counter.equals(RuleEffect.THIS_CARD)
          ? you(GermanVerb.NEHMEN, all + " von dieser Karte")
          : you(GermanVerb.VERLIEREN, all);
    }
    return counter.equals(RuleEffect.THIS_CARD)
        ? you(GermanVerb.NEHMEN, some(counter, amount) + " von dieser Karte")
        : you(GermanVerb.VERLIEREN, some(counter, amount));
  }

  @Override
  public Clause spend(String counter, @Nullable Amount amount) {
    boolean card = counter.equals(RuleEffect.THIS_CARD);
    String what =
        amount == null
            ? (isMass(counter) ? "beliebig viel " : "beliebig viele ") + noun(counter).plural()
            : some(counter, amount);
    return you(GermanVerb.AUSGEBEN, what + (card ? " von dieser Karte" : ""));
  }

  private String some(String counter, Amount amount) {
    Noun noun = noun(counter);
    return amounts.measure(amount, noun.accusative(), noun.plural()).text();
  }

  /** A number that stands behind a preposition. */
  private String damage(Harm harm, Amount amount, boolean less) {
    return amounts.isTold(amount)
        ? amounts.measure(amount, damage(harm), damage(harm)).text() + (less ? " weniger" : " mehr")
        : damage(harm) + ", " + (less ? "verringert" : "erhöht") + " um " + by(amount);
  }

  private String by(Amount amount) {
    return amounts.isTold(amount) ? by(amount, "", "") : amounts.number(amount, ACCUSATIVE);
  }

  private String by(Amount amount, String unit, String units) {
    var measure = amounts.measure(amount, unit, units);
    return measure.head().strip() + measure.tail();
  }

  /** Whether it is not told apart one by one, as Zorn. */
  private boolean isMass(String counter) {
    return !counter.equals(RuleEffect.THIS_CARD) && GermanNames.isMass(noun(counter));
  }

  private Noun noun(String counter) {
    return counter.equals(RuleEffect.THIS_CARD)
        ? Noun.of(scope.language(), "Marker")
        : scope.counter(counter);
  }

  @Override
  public Clause gainActions(
      PlayerMention who, Amount actions, @Nullable ActionKind only, boolean nextTurn) {
    return actions(who, GermanVerb.ERHALTEN, actions, only, nextTurn);
  }

  @Override
  public Clause loseActions(PlayerMention who, Amount actions, boolean nextTurn) {
    return actions(who, GermanVerb.VERLIEREN, actions, null, nextTurn);
  }

  private Clause actions(
      PlayerMention who,
      GermanVerb verb,
      Amount actions,
      @Nullable ActionKind only,
      boolean nextTurn) {
    var measure = amounts.measure(actions, "Aktion", "Aktionen");
    String use =
        only == null
            ? ""
            : switch (only) {
              case MANEUVER -> " (nur für Manöver)";
              case SCHEME -> " (nur für Planungen)";
              case ATTACK -> " (nur für Angriffe)";
            };
    String whose = who.players() == Players.YOU ? "deinem" : "seinem";
    String when = nextTurn ? "in " + whose + " nächsten Zug " : "";
    String tail = measure.tail().isEmpty() ? "" : measure.tail().strip() + " ";
    return names.clause(who, verb, when + tail + marked(measure.head()) + use);
  }

  /** Actions as the term they are; a comma at their end belongs to the sentence. */
  static String marked(String actions) {
    return actions.endsWith(",")
        ? GAIN_ACTION.mark(actions.substring(0, actions.length() - 1)) + ","
        : GAIN_ACTION.mark(actions);
  }

  @Override
  public Clause discardThis() {
    return you(GermanVerb.ABWERFEN, "diese Karte");
  }

  @Override
  public String counter(Hero.Counter counter) {
    Noun noun = scope.counter(counter.id());
    return "Du kannst bis zu "
        + counter.max()
        + " "
        + (counter.max() == 1 ? noun.accusative() : noun.plural())
        + " haben und beginnst mit "
        + counter.start()
        + ".";
  }

  @Override
  public String staysInPlay() {
    return "Diese Karte bleibt vor dir liegen.";
  }

  @Override
  public String secondDeck(Hero.SecondDeck deck) {
    Noun noun = scope.second(deck.id());
    Gender gender = noun.gender();
    int cards = deck.cards().stream().mapToInt(Card::copies).sum();
    return "Du hast ein zweites Deck: "
        + cards
        + " "
        + (cards == 1 ? noun.shortName() : noun.plural())
        + ". "
        + Texts.capital(NOMINATIVE.jeder(gender))
        + " "
        + noun.shortName()
        + ", "
        + ACCUSATIVE.der(gender)
        + " du daraus ziehst, bleibt offen vor dir liegen. Du darfst "
        + ACCUSATIVE.er(gender)
        + " jederzeit in deinem Zug verwenden, außer während einer Aktion; danach "
        + (deck.removed()
            ? "entfernst du " + ACCUSATIVE.er(gender) + " aus dem Spiel."
            : "legst du " + ACCUSATIVE.er(gender) + " auf den Abwurfstapel dieses Decks.");
  }

  /** Who plays a card: one of a set, each time. */
  private String player(Mention who) {
    return who.how() == Mention.How.PLAIN
        ? names.subject(who.fighters())
        : names.of(who, NOMINATIVE);
  }

  /** Whom something is done to: any one of a set. */
  private String object(Mention whom) {
    String told =
        whom.how() == Mention.How.PLAIN
            ? names.subject(whom.fighters(), ACCUSATIVE)
            : names.of(whom, ACCUSATIVE);
    String friendly = FRIENDLY.mark("befreundeten");
    return told.replace(friendly, "mit dir " + friendly);
  }

  private static String cards(Rule.Type type) {
    return switch (type) {
      case ATTACK -> "Angriffskarten";
      case DEFENSE -> "Verteidigungskarten";
      case VERSATILE -> "vielseitigen Karten";
      case SCHEME -> "Planungen";
    };
  }

  private static String damage(Harm harm) {
    String combat = COMBAT_DAMAGE.mark("Kampfschaden");
    return switch (harm) {
      case ANY -> "Schaden";
      case COMBAT -> combat;
      case EFFECT -> "Schaden";
    };
  }

  private static String each(Harm harm) {
    return harm == Harm.EFFECT
        ? "jedes Mal, außer bei " + COMBAT_DAMAGE.mark("Kampfschaden") + ", "
        : "jedes Mal ";
  }

  /** Something that was done in this turn: one of it and several, with who did it; and apart. */
  record Done(Gender gender, String one, String several, String noun, String nouns, String by) {}

  static Done deed(Remembered.Deed deed, Players who) {
    String has =
        switch (who) {
          case YOU -> "du";
          case OPPONENT -> "dein Gegner";
          case CHOSEN -> "dieser Spieler";
          case EACH_OPPONENT -> "ein Gegner";
          case EACH_PLAYER -> "ein Spieler";
          case OWNER_OF_CHOSEN -> "der Spieler des gewählten Kämpfers";
        };
    String told = " " + has + " in diesem Zug ";
    String aux = who == Players.YOU ? "hast" : "hat";
    return switch (deed) {
      case ACTIONS -> done(Gender.F, "Aktion", "Aktionen", told + "ausgeführt " + aux);
      case ATTACKS -> done(Gender.M, "Angriff", "Angriffe", told + "ausgeführt " + aux);
      case SCHEMES -> done(Gender.F, "Planung", "Planungen", told + "gespielt " + aux);
      case MANEUVERS -> done(Gender.N, "Manöver", "Manöver", told + "ausgeführt " + aux);
      case CARDS_PLAYED -> done(Gender.F, "Karte", "Karten", told + "gespielt " + aux);
      case BOOSTS -> done(Gender.M, "Boost", "Boosts", told + "ausgeführt " + aux);
      case CARDS_DRAWN -> done(Gender.F, "Karte", "Karten", told + "gezogen " + aux);
      case CARDS_DISCARDED -> done(Gender.F, "Karte", "Karten", told + "abgeworfen " + aux);
      case COMBATS_WON -> done(Gender.M, "Kampf", "Kämpfe", told + "gewonnen " + aux);
      case COMBATS_LOST -> done(Gender.M, "Kampf", "Kämpfe", told + "verloren " + aux);
      case FIGHTERS_LOST -> done(Gender.M, "Kämpfer", "Kämpfer", told + "verloren " + aux);
      case SPACES_MOVED -> done(Gender.N, "Feld", "Felder", told + "zurückgelegt " + aux);
      case DAMAGE_DEALT ->
          done(Gender.M, "Schadenspunkt", "Schadenspunkte", told + "zugefügt " + aux);
      case DAMAGE_TAKEN ->
          done(
              Gender.M,
              "Schadenspunkt",
              "Schadenspunkte",
              (who == Players.YOU ? " deine Kämpfer" : " Kämpfer, die " + has + " führt,")
                  + " in diesem Zug erlitten haben");
      case ACTIONS_LEFT -> done(Gender.F, "Aktion", "Aktionen", told + "noch " + aux);
    };
  }

  private static Done done(Gender gender, String one, String several, String by) {
    String which = ", " + GermanCase.ACCUSATIVE.der(gender);
    return new Done(gender, one + which + by + ",", several + ", die" + by + ",", one, several, by);
  }
}
