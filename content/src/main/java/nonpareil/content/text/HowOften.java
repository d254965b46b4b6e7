package nonpareil.content.text;

import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition.Comparison;
import org.jspecify.annotations.Nullable;

/**
 * How many of something there must be for a condition, as texts say it of things that are counted.
 *
 * @param how the comparison, turned round where the condition must not hold
 */
public record HowOften(Comparison how, int number) {

  /** A comparison with a number; null if it is one with another amount. */
  public static @Nullable HowOften of(Comparison how, Amount with, boolean holds) {
    return with instanceof Amount.Fixed(int number)
        ? new HowOften(holds ? how : opposite(how), number)
        : null;
  }

  public static Comparison opposite(Comparison how) {
    return switch (how) {
      case AT_LEAST -> Comparison.LESS_THAN;
      case AT_MOST -> Comparison.MORE_THAN;
      case MORE_THAN -> Comparison.AT_MOST;
      case LESS_THAN -> Comparison.AT_LEAST;
      case EXACTLY -> Comparison.NOT;
      case NOT -> Comparison.EXACTLY;
    };
  }

  /** "no attack". */
  public boolean none() {
    return how == Comparison.EXACTLY && number == 0;
  }

  /** "an attack". */
  public boolean any() {
    return how == Comparison.AT_LEAST && number == 1;
  }

  /** The same said plainly where it is about whether there is one at all: "no attack". */
  public HowOften atLeastOne() {
    boolean none = how == Comparison.LESS_THAN && number == 1;
    boolean any = how == Comparison.MORE_THAN || how == Comparison.NOT;
    return none || how == Comparison.AT_MOST && number == 0
        ? new HowOften(Comparison.EXACTLY, 0)
        : any && number == 0 ? new HowOften(Comparison.AT_LEAST, 1) : this;
  }

  /** Whether what is counted stands in the singular. */
  public boolean isOne() {
    return number == 1 || none();
  }
}
