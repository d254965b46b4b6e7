package nonpareil.content.text.german;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;
import static nonpareil.content.text.german.GermanClause.many;
import static nonpareil.content.text.german.GermanClause.one;
import static nonpareil.content.text.german.GermanClause.you;

import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.FighterWords;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/** Fighters and where they stand in German. */
final class GermanFighters implements FighterWords {

  private static final Fighters CHOSEN = Fighters.of(Group.CHOSEN);

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanConditions conditions;

  GermanFighters(
      Scope scope, GermanNames names, GermanAmounts amounts, GermanConditions conditions) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.conditions = conditions;
  }

  @Override
  public Clause chooseFighter(Mention among) {
    return you(GermanVerb.WAEHLEN, names.of(among, ACCUSATIVE));
  }

  @Override
  public Clause chooseFighters(Mention among, Amount number, boolean upTo) {
    String most = upTo ? UP_TO.mark("bis zu") + " " : "";
    Fighters of = among.fighters();
    if (of.where() == Fighters.Where.ON_TOKEN && number instanceof Amount.Fixed(int fixed)) {
      Fighters anywhere =
          new Fighters(of.group(), of.kind(), Fighters.Where.ANYWHERE, null, of.filters());
      return you(
          GermanVerb.WAEHLEN,
          names.someOf(most + fixed, anywhere) + ", je auf " + names.oneToken(GermanCase.DATIVE));
    }
    return number instanceof Amount.Fixed(int fixed)
        ? you(GermanVerb.WAEHLEN, names.someOf(most + fixed, of))
        : you(
            GermanVerb.WAEHLEN,
            (upTo ? most + "einer" : "eine")
                + " Anzahl "
                + names.several(among.fighters())
                + " in Höhe "
                + amounts.number(number, GermanCase.GENITIVE));
  }

  @Override
  public Clause chooseSpaces(List<Spaces> among) {
    String text = names.space(among.getFirst(), Fighters.of(Group.ALL), false);
    for (Spaces next : among.subList(1, among.size())) {
      text +=
          " und "
              + (next.kind() == Spaces.Kind.ADJACENT_TO_CHOSEN_SPACE
                  ? "ein dazu " + ADJACENT.mark("benachbartes") + " Feld"
                  : names.space(next, Fighters.of(Group.ALL), false));
    }
    return you(GermanVerb.WAEHLEN, text);
  }

  @Override
  public Clause damage(Mention to, Amount amount) {
    return harm(to, amounts.measure(amount, "Schaden", "Schaden").text());
  }

  @Override
  public Clause damageOr(Mention to, Amount amount, Amount other, Condition condition) {
    String instead = amounts.measure(other, "Schaden", "Schaden").text();
    return harm(to, amounts.measure(amount, "Schaden", "Schaden").text())
        .ending(" oder " + instead + ", wenn " + conditions.text(condition));
  }

  /** An own fighter suffers what nobody would command; to others damage is done. */
  private GermanClause harm(Mention to, String damage) {
    boolean suffers =
        switch (to.fighters().group()) {
          case SELF, HERO, KIND -> names.isOne(to.fighters());
          case FOE,
              YOURS,
              FRIENDLY,
              OPPOSING,
              ALL,
              COMBATANTS,
              CHOSEN,
              CHOSEN_BEFORE,
              CHOSEN_HERO,
              IT,
              OF_OPPONENT,
              OF_CHOSEN,
              CHOSEN_BY_LAST_SCHEME,
              PASSED ->
              false;
        };
    return suffers
        ? one(names.of(to, NOMINATIVE), GermanVerb.ERLEIDEN, damage)
        : you(GermanVerb.ZUFUEGEN, names.of(to, DATIVE) + " " + damage);
  }

  @Override
  public Clause defeat(Mention who) {
    return you(GermanVerb.BESIEGEN, names.of(who, ACCUSATIVE));
  }

  @Override
  public Clause heal(Mention who, Amount amount) {
    String health = amounts.measure(amount, "Lebenspunkt", "Lebenspunkte").text();
    return one(names.of(who, NOMINATIVE), GermanVerb.ZURUECKERHALTEN, health);
  }

  @Override
  public Clause healBoth(Mention one, Mention other, Amount amount) {
    return many(
        names.of(one, NOMINATIVE) + " und " + names.of(other, NOMINATIVE),
        GermanVerb.ZURUECKERHALTEN,
        "je " + amounts.measure(amount, "Lebenspunkt", "Lebenspunkte").text());
  }

  @Override
  public Clause setHealth(Mention who, Amount health) {
    return you(
        GermanVerb.STELLEN, names.health(who) + " auf " + amounts.number(health, ACCUSATIVE));
  }

  @Override
  public List<Clause> revive(Mention self, Amount health) {
    return List.of(
        you(GermanVerb.RUECKGAENGIG_MACHEN, "die Niederlage"),
        you(GermanVerb.STELLEN, names.health(self) + " auf " + amounts.number(health, ACCUSATIVE)),
        you(GermanVerb.SETZEN, names.of(self, ACCUSATIVE) + " auf ein beliebiges Feld"));
  }

  @Override
  public Clause move(Mention who, Amount upTo, @Nullable Spaces to) {
    return you(
        GermanVerb.BEWEGEN,
        names.of(who, ACCUSATIVE)
            + " "
            + amounts.upTo(upTo, "Feld", "Felder")
            + (to == null ? "" : " auf " + names.space(to, who.fighters(), false)));
  }

  @Override
  public Clause moveThrough(Mention who) {
    return switch (who.fighters().group()) {
      case SELF, HERO, KIND, YOURS, FRIENDLY -> {
        String through = "dabei durch " + OPPOSING_FIGHTER.mark("gegnerische Kämpfer");
        if (names.isOne(who.fighters())) {
          String name = names.of(Mention.plain(who.fighters()), NOMINATIVE);
          yield one(name, GermanVerb.ZIEHEN, through);
        }
        boolean each = who.how() == Mention.How.PLAIN;
        yield each
            ? many("sie", GermanVerb.ZIEHEN, through)
            : one(names.pronoun(CHOSEN, NOMINATIVE), GermanVerb.ZIEHEN, through);
      }
      case CHOSEN -> {
        String whose = names.possessive(CHOSEN) + "r";
        yield one(
            names.pronoun(CHOSEN, NOMINATIVE),
            GermanVerb.ZIEHEN,
            "dabei durch Kämpfer " + whose + " Gegner");
      }
      case FOE,
          OPPOSING,
          ALL,
          COMBATANTS,
          CHOSEN_BEFORE,
          CHOSEN_HERO,
          IT,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          one("er", GermanVerb.ZIEHEN, "dabei durch Kämpfer seiner Gegner");
    };
  }

  @Override
  public Clause place(Mention who, Spaces on, boolean mustLeave) {
    return you(
        GermanVerb.SETZEN,
        names.of(who, ACCUSATIVE) + " auf " + names.space(on, who.fighters(), mustLeave));
  }

  @Override
  public Clause placeAny(Fighters among, Spaces on, boolean mustLeave) {
    return you(
        GermanVerb.SETZEN,
        (among.group() == Group.CHOSEN
                ? "beliebig viele " + names.several(among)
                : names.someOf("beliebig viele", among))
            + " je auf "
            + names.space(on, among, mustLeave));
  }

  @Override
  public Clause swap(Mention one, Mention other) {
    return you(GermanVerb.VERTAUSCHEN, names.spacesOf(one, other));
  }

  @Override
  public Clause swapChosen() {
    return you(
        GermanVerb.VERTAUSCHEN, "die Felder der gewählten Kämpfer, falls du zwei gewählt hast,");
  }

  @Override
  public Clause returnSidekicks(String kind, int number) {
    Noun noun = scope.noun(kind);
    String several = DEFEATED.mark("besiegten") + " " + German.weakPlural(noun);
    String where =
        "auf ein freies Feld in "
            + SAME_ZONE.mark("derselben Zone")
            + " wie "
            + names.hero(NOMINATIVE);
    if (number > 1) {
      return many(number + " deiner " + several, GermanVerb.ZURUECKKEHREN, "je " + where);
    }
    return names.isOne(scope.resolve(Fighters.kind(kind)))
        ? one(
            names.name(noun, NOMINATIVE),
            GermanVerb.ZURUECKKEHREN,
            "(falls " + DEFEATED.mark("besiegt") + ") " + where)
        : one(
            NOMINATIVE.einer(noun.gender()) + " deiner " + several,
            GermanVerb.ZURUECKKEHREN,
            where);
  }

  @Override
  public Clause leaveBoard(Mention self) {
    return one(names.of(self, NOMINATIVE), GermanVerb.VERLASSEN, "das Schlachtfeld")
        .ending(", ohne " + DEFEATED.mark("besiegt") + " zu sein");
  }

  @Override
  public Clause comeBack(Mention self) {
    return you(
        GermanVerb.SETZEN,
        names.of(self, ACCUSATIVE) + " zu Beginn deines nächsten Zugs auf ein beliebiges Feld");
  }
}
