package nonpareil.content.text.german;

import static nonpareil.content.text.Term.CANCEL;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.MAY;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import java.util.List;
import nonpareil.content.text.AbilityWords;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Lead;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Standing rules in German. */
final class GermanAbilities implements AbilityWords {

  private static final GermanVerb SICH_ERHOEHEN =
      new GermanVerb(null, "", "erhöhen", "erhöhe", "erhöhst", "erhöht sich", "erhöhen sich");

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;

  GermanAbilities(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public String chooseTraitAtStart(List<String> traits) {
    String choice = Texts.list(traits.stream().map(names::trait).toList(), " oder ");
    if (scope.severalHeroes()) {
      return "Bestimme zu Beginn des Spiels, was " + names.bearer() + " ist: " + choice + ".";
    }
    if (traits.stream().allMatch(scope::isNameOfTrait)) {
      return "Bestimme zu Beginn des Spiels "
          + names.ofHero(scope.traitWord())
          + ": "
          + choice
          + ".";
    }
    return "Bestimme zu Beginn des Spiels, ob " + names.hero(NOMINATIVE) + " " + choice + " ist.";
  }

  @Override
  public String startTrait(String trait) {
    return "Zu Beginn des Spiels ist " + names.bearer(trait) + " " + names.trait(trait) + ".";
  }

  @Override
  public String traitBanners() {
    Noun word = scope.traitWord();
    return "Eine Karte, deren Banner "
        + ACCUSATIVE.ein(word.gender())
        + " "
        + word.accusative()
        + " nennt, darf nur in "
        + DATIVE.dieser(word.gender())
        + " "
        + word.dative()
        + " gespielt werden.";
  }

  @Override
  public String heroes(List<String> heroes) {
    String all =
        Texts.list(
            heroes.stream().map(h -> names.name(scope.noun(h), NOMINATIVE)).toList(), " und ");
    return "Deine Helden sind "
        + all
        + ". Du hast verloren, wenn alle besiegt sind. Der führende Held ist der erste von ihnen,"
        + " der auf dem Schlachtfeld steht.";
  }

  @Override
  public String move(FighterKind kind) {
    Fighters who = scope.resolve(Fighters.kind(kind.id()));
    String name =
        scope.single(who) ? names.of(Mention.plain(who), NOMINATIVE) : names.each(who, NOMINATIVE);
    return Texts.capital(name) + " hat den Bewegungswert " + kind.move() + ".";
  }

  @Override
  public String reserve(FighterKind kind) {
    Noun noun = scope.noun(kind.id());
    String who =
        kind.count() == 1
            ? Texts.capital(names.name(noun, NOMINATIVE)) + " beginnt"
            : kind.reserve() == kind.count()
                ? "Deine " + German.weakPlural(noun) + " beginnen"
                : kind.reserve()
                    + " deiner "
                    + kind.count()
                    + " "
                    + German.weakPlural(noun)
                    + (kind.reserve() == 1 ? " beginnt" : " beginnen");
    return who + " nicht auf dem Schlachtfeld, sondern in deiner Reserve.";
  }

  @Override
  public String secondLife(FighterKind kind) {
    Fighters who = scope.resolve(Fighters.kind(kind.id()));
    String name =
        scope.single(who) ? names.of(Mention.plain(who), NOMINATIVE) : names.each(who, NOMINATIVE);
    return "Das erste Mal, wenn "
        + name
        + " besiegt würde, betragen "
        + names.possessive(who)
        + " Lebenspunkte stattdessen "
        + kind.secondLife()
        + ".";
  }

  @Override
  public String stops(Hero.Tokens kind) {
    return "Ein gegnerischer Kämpfer, der ein Feld mit "
        + names.oneToken(scope.tokenOf(kind.id()), DATIVE)
        + " betritt, beendet dort seine Bewegung.";
  }

  @Override
  public String supply(Hero.Tokens kind) {
    Noun token = scope.tokenOf(kind.id());
    boolean more = kind.supply() < kind.count();
    return "Du hast "
        + kind.supply()
        + (more
            ? " weiter" + (kind.supply() == 1 ? GermanCase.ACCUSATIVE.mixed(token.gender()) : "e")
            : "")
        + " "
        + (kind.supply() == 1 ? token.accusative() : token.plural())
        + " in deinem Vorrat."
        + (kind.stack() || more || kind.count() == 1
            ? ""
            : " Auf dem Schlachtfeld liegen sie auf verschiedenen Feldern.");
  }

  @Override
  public String tokens(Hero.Tokens kind) {
    Noun token = scope.tokenOf(kind.id());
    int count = kind.count() - kind.supply();
    boolean stack = kind.stack();
    return "Lege zu Beginn des Spiels nach dem Aufstellen deiner Kämpfer "
        + (count == 1
            ? "1 " + token.accusative() + " auf ein Feld"
            : count + " " + token.plural() + (stack ? " auf Felder" : " auf verschiedene Felder"))
        + " ohne Kämpfer in derselben Zone wie "
        + names.hero(NOMINATIVE)
        + ".";
  }

  @Override
  public String tokenLink(Hero.Tokens kind) {
    return Texts.capital(names.hero(NOMINATIVE))
        + " darf sich von einem Feld mit "
        + names.oneToken(scope.tokenOf(kind.id()), DATIVE)
        + " auf jedes andere solche Feld bewegen, als wären sie benachbart.";
  }

  @Override
  public Clause valueBonus(String fighter, boolean attacking, Amount plus) {
    String who = names.bare(scope.resolve(Fighters.kind(fighter)));
    String card = attacking ? "Angriffskarte" : "Verteidigungskarte";
    GermanAmounts.Rate rate = amounts.rate(plus);
    String by =
        rate == null
            ? "um " + amounts.number(plus, ACCUSATIVE)
            : rate.forEach().strip() + " um " + rate.each() + rate.limit();
    return GermanClause.one(
        "der Wert jeder " + card + ", die " + who + " spielt,", SICH_ERHOEHEN, by);
  }

  @Override
  public String moveBonus(Amount amount) {
    var measure = amounts.measure(amount, "Feld", "Felder");
    return "Bei deinen Manövern darf sich jeder deiner Kämpfer"
        + measure.tail()
        + " "
        + measure.head()
        + " weiter bewegen.";
  }

  @Override
  public String attackBoost(String fighter) {
    return "Wenn "
        + names.bare(scope.resolve(Fighters.kind(fighter)))
        + " angreift, darfst du den Angriff mit einer Handkarte boosten, die du verdeckt neben die"
        + " Angriffskarte legst. Werden die Effekte der Angriffskarte annulliert, zählt dieser"
        + " Boost nicht.";
  }

  @Override
  public String escape(String fighter) {
    Mention who = Mention.plain(scope.resolve(Fighters.kind(fighter)));
    Mention again = new Mention(who.fighters(), Mention.How.PRONOUN);
    return "Wenn du ein Manöver boostest, darfst du "
        + names.of(who, ACCUSATIVE)
        + " auf ein beliebiges Feld setzen, statt "
        + names.of(again, ACCUSATIVE)
        + " zu bewegen."
        + othersMove(fighter);
  }

  /** A reminder: the escape is for one fighter alone. */
  private String othersMove(String fighter) {
    List<FighterKind> others = scope.others(fighter);
    if (others.isEmpty()) {
      return "";
    }
    return others.size() == 1 && others.getFirst().count() == 1
        ? " ("
            + Texts.capital(names.name(scope.noun(others.getFirst().id()), NOMINATIVE))
            + " bewegt sich wie gewohnt.)"
        : " (Deine anderen Kämpfer bewegen sich wie gewohnt.)";
  }

  @Override
  public String besidesAttackBoost() {
    return "(Zusätzlich zum Boost durch deine Fähigkeit.)";
  }

  @Override
  public String revivesHero() {
    return "(Auch wenn " + names.hero(NOMINATIVE) + " besiegt wurde.)";
  }

  @Override
  public String uncancellable(List<String> banners) {
    String which = Texts.list(banners.stream().map(scope::bannerName).toList(), " oder ");
    return "Die Effekte deiner Karten mit dem Banner " + which + " können nicht annulliert werden.";
  }

  @Override
  public String cardUncancellable() {
    return "Die Effekte dieser Karte können nicht " + CANCEL.mark("annulliert") + " werden.";
  }

  @Override
  public String declaresNumber(boolean versatile) {
    return (versatile ? "Wenn du mit dieser Karte verteidigst, spiele sie" : "Spiele diese Karte")
        + " offen aus und nenne eine Zahl, bevor die Angriffskarte "
        + REVEAL.mark("aufgedeckt")
        + " wird.";
  }

  @Override
  public String onlyIf(@Nullable CardType use, Lead condition) {
    String play =
        switch (use) {
          case ATTACK -> "Greife mit dieser Karte";
          case DEFENSE -> "Verteidige mit dieser Karte";
          case VERSATILE, SCHEME ->
              throw new IllegalArgumentException(use + " is played as another");
          case null -> "Spiele diese Karte";
        };
    return play + " nur" + (use == CardType.ATTACK ? " an" : "") + ", " + condition.text() + ".";
  }

  @Override
  public String hidesHand() {
    return "Wenn ein Effekt einem Gegner deine Kartenhand zeigen würde, "
        + MAY.mark("darfst")
        + " du diese Karte aus deiner Hand "
        + REVEAL.mark("vorzeigen")
        + ", um diesen Effekt zu "
        + CANCEL.mark("annullieren")
        + ". Behalte diese Karte.";
  }

  @Override
  public String reach(int spaces, boolean zone) {
    String where =
        zone
            ? "in " + SAME_ZONE.mark("derselben Zone") + " wie der Angreifer"
            : spaces == Card.ANYWHERE
                ? "irgendwo auf dem Schlachtfeld"
                : "in einer Entfernung von "
                    + UP_TO.mark("bis zu")
                    + " "
                    + spaces
                    + (spaces == 1 ? " Feld" : " Feldern");
    return "Du " + MAY.mark("darfst") + " mit dieser Karte einen Kämpfer " + where + " angreifen.";
  }

  @Override
  public String playedAs(CardType type, int value) {
    return "Du "
        + MAY.mark("darfst")
        + " diese Karte als "
        + (type == CardType.ATTACK ? "Angriffskarte" : "Verteidigungskarte")
        + " mit dem Wert "
        + value
        + " spielen.";
  }

  @Override
  public Lead forcedDiscard() {
    return new Lead(
        Lead.Kind.CLAUSE,
        "wenn du diese Karte durch einen Effekt eines Gegners "
            + DISCARD.mark("abwerfen")
            + " musst");
  }

  @Override
  public String banner(Card card) {
    return card.banner().equals(Card.ANY) ? "BELIEBIG" : scope.bannerName(card.banner());
  }

  @Override
  public String type(CardType type) {
    return switch (type) {
      case ATTACK -> "Angriff";
      case DEFENSE -> "Verteidigung";
      case VERSATILE -> "Vielseitig";
      case SCHEME -> "Planung";
    };
  }
}
