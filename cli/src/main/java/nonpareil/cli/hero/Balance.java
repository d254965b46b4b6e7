package nonpareil.cli.hero;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;

/** The numbers of a hero beside those of the heroes that come with the program. */
public final class Balance {

  /** A number that says something about a hero. */
  private record Measure(String name, ToDoubleFunction<Hero> of) {}

  private static final List<Measure> MEASURES =
      List.of(
          new Measure("attack cards", hero -> copies(hero, type(CardType.ATTACK))),
          new Measure("defense cards", hero -> copies(hero, type(CardType.DEFENSE))),
          new Measure("versatile cards", hero -> copies(hero, type(CardType.VERSATILE))),
          new Measure("schemes", hero -> copies(hero, type(CardType.SCHEME))),
          new Measure("cards anybody may use", hero -> copies(hero, c -> isForAll(hero, c))),
          new Measure(
              "mean value to attack with", hero -> meanValue(hero, c -> c.type().attacks())),
          new Measure(
              "mean value to defend with", hero -> meanValue(hero, c -> c.type().defends())),
          new Measure("mean boost", Balance::meanBoost),
          new Measure("cards without an effect", hero -> copies(hero, Balance::doesNothing)),
          new Measure("move", Hero::move),
          new Measure("health of the hero", hero -> health(hero, true)),
          new Measure("health of the sidekicks", hero -> health(hero, false)),
          new Measure("fighters", hero -> fighters(hero)));

  private Balance() {}

  /** A line for each number: the hero's, then the mean and the span of the others. */
  public static List<String> lines(Hero hero, List<Hero> others) {
    var lines = new java.util.ArrayList<String>();
    lines.add(row("", hero.id(), "mean of " + others.size(), "from", "to") + "  ");
    for (Measure measure : MEASURES) {
      double own = measure.of.applyAsDouble(hero);
      double[] theirs = others.stream().mapToDouble(measure.of).sorted().toArray();
      double mean = java.util.Arrays.stream(theirs).average().orElse(0);
      double least = theirs[0];
      double most = theirs[theirs.length - 1];
      String mark = own < least ? "  less than any" : own > most ? "  more than any" : "";
      lines.add(row(measure.name, said(own), said(mean), said(least), said(most)) + mark);
    }
    return lines.stream().map(String::stripTrailing).toList();
  }

  private static String row(String name, String own, String mean, String least, String most) {
    return "%-26s %16s %12s %6s %6s".formatted(name, own, mean, least, most);
  }

  /** A whole number without a fraction, any other with one digit. */
  private static String said(double number) {
    return number == Math.rint(number)
        ? String.valueOf((long) number)
        : String.format(Locale.ROOT, "%.1f", number);
  }

  private static Predicate<Card> type(CardType type) {
    return card -> card.type() == type;
  }

  /** With one fighter, its banner is anybody's. */
  private static boolean isForAll(Hero hero, Card card) {
    return card.banner().equals(Card.ANY) || fighters(hero) == 1;
  }

  /** A scheme that stays does what its rules and triggers do. */
  private static boolean doesNothing(Card card) {
    return card.effects().isEmpty() && card.inPlay() == null;
  }

  private static int copies(Hero hero, Predicate<Card> which) {
    return hero.cards().stream().filter(which).mapToInt(Card::copies).sum();
  }

  private static double meanValue(Hero hero, Predicate<Card> which) {
    int sum = hero.cards().stream().filter(which).mapToInt(c -> c.value() * c.copies()).sum();
    return (double) sum / Math.max(1, copies(hero, which));
  }

  private static double meanBoost(Hero hero) {
    int sum = hero.cards().stream().mapToInt(c -> Math.max(0, c.boost()) * c.copies()).sum();
    return (double) sum / Math.max(1, copies(hero, card -> true));
  }

  private static int health(Hero hero, boolean heroes) {
    return hero.fighters().stream()
        .filter(kind -> kind.hero() == heroes)
        .mapToInt(kind -> kind.health() * kind.count())
        .sum();
  }

  private static int fighters(Hero hero) {
    return hero.fighters().stream().mapToInt(FighterKind::count).sum();
  }
}
