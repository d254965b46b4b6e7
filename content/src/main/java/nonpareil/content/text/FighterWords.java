package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/** Clauses on fighters and where they stand. A list is said in one sentence. */
public interface FighterWords {

  Clause chooseFighter(Mention among);

  /** Several, or any number up to it. */
  Clause chooseFighters(Mention among, Amount number, boolean upTo);

  Clause chooseSpaces(List<Spaces> among);

  Clause damage(Mention to, Amount amount);

  /** One amount, or another if a condition holds. */
  Clause damageOr(Mention to, Amount amount, Amount other, Condition condition);

  Clause defeat(Mention who);

  Clause heal(Mention who, Amount amount);

  /** Two fighters recover the same. */
  Clause healBoth(Mention one, Mention other, Amount amount);

  Clause setHealth(Mention who, Amount health);

  /** The defeat of the own fighter of the combat is undone. */
  List<Clause> revive(Mention self, Amount health);

  /**
   * Fighters are moved.
   *
   * @param to where they have to end; null: anywhere
   */
  Clause move(Mention who, Amount upTo, @Nullable Spaces to);

  /** Said after {@link #move}: opposing fighters do not stop them. */
  Clause moveThrough(Mention who);

  Clause place(Mention who, Spaces on, boolean mustLeave);

  /** As many of several as the one who places them likes. */
  Clause placeAny(Fighters among, Spaces on, boolean mustLeave);

  Clause swap(Mention one, Mention other);

  /** The two that were chosen together. */
  Clause swapChosen();

  /** One defeated fighter of a kind comes back, or several of them, each for itself. */
  Clause returnSidekicks(String kind, int number);

  Clause leaveBoard(Mention self);

  /** Said after {@link #leaveBoard}. */
  Clause comeBack(Mention self);
}
