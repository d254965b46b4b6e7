package nonpareil.content.text.english;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.english.EnglishClause.many;
import static nonpareil.content.text.english.EnglishClause.one;
import static nonpareil.content.text.english.EnglishClause.you;

import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.FighterWords;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/** Fighters and where they stand in English. */
final class EnglishFighters implements FighterWords {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishConditions conditions;

  EnglishFighters(
      Scope scope, EnglishNames names, EnglishAmounts amounts, EnglishConditions conditions) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.conditions = conditions;
  }

  @Override
  public Clause chooseFighter(Mention among) {
    return you("choose", names.of(among));
  }

  @Override
  public Clause chooseFighters(Mention among, Amount number, boolean upTo) {
    String most = upTo ? UP_TO.mark("up to") + " " : "";
    String of = names.several(among.fighters());
    boolean somebodys = names.isSomebodys(among.fighters());
    if (among.fighters().where() == Fighters.Where.ON_TOKEN) {
      of = of.replaceFirst(" on one of your ", ", each on one of your ");
    }
    return number instanceof Amount.Fixed(int fixed)
        ? you("choose", most + fixed + (somebodys ? " of " : " ") + of)
        : you("choose", most + "a number of " + of + " equal to " + amounts.number(number));
  }

  @Override
  public Clause chooseSpaces(List<Spaces> among) {
    String text = names.space(among.getFirst(), Fighters.of(Group.ALL), false);
    for (Spaces next : among.subList(1, among.size())) {
      text +=
          " and "
              + (next.kind() == Spaces.Kind.ADJACENT_TO_CHOSEN_SPACE
                  ? "a space " + ADJACENT.mark("adjacent") + " to it"
                  : names.space(next, Fighters.of(Group.ALL), false));
    }
    return you("choose", text);
  }

  @Override
  public Clause damage(Mention to, Amount amount) {
    var measure = amounts.measure(amount, "damage", "damage");
    if (suffers(to)) {
      return one(names.of(to), "take", measure.head() + measure.tail());
    }
    return you("deal", dealt(measure, names.of(to)));
  }

  /** What is counted comes before whom it is dealt to where that has a measure of its own. */
  private static String dealt(EnglishAmounts.Measure measure, String to) {
    boolean measured = to.contains(" spaces of ") || to.contains(" spaces away ");
    return measured
        ? measure.head() + measure.tail() + " to " + to
        : measure.head() + " to " + to + measure.tail();
  }

  @Override
  public Clause damageOr(Mention to, Amount amount, Amount other, Condition condition) {
    var measure = amounts.measure(amount, "damage", "damage");
    var instead = amounts.measure(other, "damage", "damage");
    String or = ", or " + instead.head() + instead.tail() + " if " + conditions.text(condition);
    if (suffers(to)) {
      return one(names.of(to), "take", measure.head() + measure.tail() + or);
    }
    return you("deal", dealt(measure, names.of(to)) + or);
  }

  /** Whether an own fighter is hurt, which nobody would command. */
  private boolean suffers(Mention to) {
    return switch (to.fighters().group()) {
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
  }

  @Override
  public Clause defeat(Mention who) {
    return you("defeat", names.of(who));
  }

  @Override
  public Clause heal(Mention who, Amount amount) {
    var measure = amounts.measure(amount, "health", "health");
    return one(names.of(who), "recover", measure.head() + measure.tail());
  }

  @Override
  public Clause healBoth(Mention one, Mention other, Amount amount) {
    var measure = amounts.measure(amount, "health", "health");
    return many(
        names.of(one) + " and " + names.of(other),
        "recover",
        measure.head() + " each" + measure.tail());
  }

  @Override
  public Clause setHealth(Mention who, Amount health) {
    return you("set", names.health(who) + " to " + amounts.number(health));
  }

  @Override
  public List<Clause> revive(Mention self, Amount health) {
    return List.of(
        you("undo", "the defeat"),
        you("set", names.health(self) + " to " + amounts.number(health)),
        you("place", names.of(self) + " on any space"));
  }

  @Override
  public Clause move(Mention who, Amount upTo, @Nullable Spaces to) {
    return you(
        "move",
        names.of(who)
            + " "
            + UP_TO.mark("up to")
            + " "
            + amounts.spaces(upTo)
            + (to == null ? "" : " to " + names.space(to, who.fighters(), false)));
  }

  @Override
  public Clause moveThrough(Mention who) {
    return switch (who.fighters().group()) {
      case SELF, HERO, KIND, YOURS, FRIENDLY -> {
        String through = "through " + OPPOSING_FIGHTER.mark("opposing fighters");
        if (names.isOne(who.fighters())) {
          yield one(names.of(Mention.plain(who.fighters())), "move", through);
        }
        boolean each = who.how() == Mention.How.PLAIN;
        yield each ? many("they", "move", through) : one("it", "move", through);
      }
      case FOE,
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
          one("it", "move", "through fighters opposing it");
    };
  }

  @Override
  public Clause place(Mention who, Spaces on, boolean mustLeave) {
    return you("place", names.of(who) + " on " + names.space(on, who.fighters(), mustLeave));
  }

  @Override
  public Clause placeAny(Fighters among, Spaces on, boolean mustLeave) {
    return you(
        "place",
        "any number of "
            + (among.group() == Group.CHOSEN ? "the " : "")
            + names.several(among)
            + ", each on "
            + names.space(on, among, mustLeave));
  }

  @Override
  public Clause swap(Mention one, Mention other) {
    return you("swap", "the spaces of " + names.of(one) + " and " + names.of(other));
  }

  @Override
  public Clause swapChosen() {
    return you("swap", "the spaces of the chosen fighters, if you chose two");
  }

  @Override
  public Clause returnSidekicks(String kind, int number) {
    Fighters returning = scope.resolve(Fighters.kind(kind));
    String where =
        " to an empty space in the " + SAME_ZONE.mark("same zone") + " as " + names.hero();
    return names.isOne(returning)
        ? you(
            "return",
            names.name(scope.noun(kind)) + ", if " + DEFEATED.mark("defeated") + "," + where)
        : you(
            "return",
            (number == 1 ? "one" : number)
                + " of your "
                + DEFEATED.mark("defeated")
                + " "
                + scope.noun(kind).plural()
                + (number == 1 ? "" : ", each")
                + where);
  }

  @Override
  public Clause leaveBoard(Mention self) {
    return one(
        names.of(self), "leave", "the battlefield without being " + DEFEATED.mark("defeated"));
  }

  @Override
  public Clause comeBack(Mention self) {
    return you("place", names.of(self) + " on any space at the start of your next turn");
  }
}
