package nonpareil.engine.hero;

import java.util.List;
import java.util.Optional;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Effect;
import org.jspecify.annotations.Nullable;

/**
 * Why a hero can be played by people alone, and against people alone: something of it is carried
 * out by hand.
 *
 * @param card the first such card; null if it is the ability
 */
public record OnlyPeople(Hero hero, @Nullable Card card) {

  /** The reason, if there is one. */
  public static Optional<OnlyPeople> of(Hero hero) {
    for (Card card : hero.allCards()) {
      Card.InPlay inPlay = card.inPlay();
      if (card.effects().values().stream().anyMatch(OnlyPeople::isByHand)
          || inPlay != null && anyByHand(inPlay.triggered())) {
        return Optional.of(new OnlyPeople(hero, card));
      }
    }
    return anyByHand(hero.ability().triggered())
        ? Optional.of(new OnlyPeople(hero, null))
        : Optional.empty();
  }

  /** The reason of the first of several heroes that has one. */
  public static Optional<OnlyPeople> among(List<Hero> heroes) {
    return heroes.stream().flatMap(hero -> of(hero).stream()).findFirst();
  }

  /** The reason in a sentence, for commands and programs. */
  public String reason() {
    String what = card == null ? "its ability" : "its card " + card.id();
    return "hero %s is for people only: %s is carried out by hand".formatted(hero.id(), what);
  }

  private static boolean anyByHand(List<Ability.Triggered> triggered) {
    return triggered.stream().anyMatch(t -> isByHand(t.effect()));
  }

  private static boolean isByHand(Effect effect) {
    return effect.contains(ByHand.class::isInstance);
  }
}
