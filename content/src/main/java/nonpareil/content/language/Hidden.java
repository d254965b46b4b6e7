package nonpareil.content.language;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import org.jspecify.annotations.Nullable;

/**
 * Whether a condition or an amount is read from cards that not everybody sees: which ones a hand or
 * a deck holds. How many those are, everybody can count.
 */
final class Hidden {

  private Hidden() {}

  /** Looks at a tree of records, whatever stands within it. */
  static boolean isReadBy(@Nullable Object tree, HeroFacts facts) {
    return switch (tree) {
      case Collection<?> items -> items.stream().anyMatch(item -> isReadBy(item, facts));
      case PileAmount.CountCards(CardSet cards, Pile in, var _) when tells(cards, in, facts) ->
          true;
      case Condition.HasCards(CardSet cards, Pile in, var _) when tells(cards, in, facts) -> true;
      case Condition.HandHasNamed _ -> true;
      case Record record -> isReadByPart(record, facts);
      case null, default -> false;
    };
  }

  private static boolean tells(CardSet cards, Pile in, HeroFacts facts) {
    boolean hidden =
        switch (in.kind()) {
          case HAND, DECK, DECK_TOP, DECK_BOTTOM -> true;
          case OWN -> !facts.openPiles().contains(in.id());
          case DISCARD,
              DISCARD_TOP,
              OUT_OF_GAME,
              SEEN,
              THIS_CARD,
              OPPOSING_CARD,
              BOOST_CARDS,
              MOVED ->
              false;
        };
    return hidden && !cards.equals(CardSet.ANY);
  }

  private static boolean isReadByPart(Record record, HeroFacts facts) {
    try {
      for (RecordComponent part : record.getClass().getRecordComponents()) {
        if (isReadBy(part.getAccessor().invoke(record), facts)) {
          return true;
        }
      }
      return false;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e); // the records of the engine are public
    }
  }
}
