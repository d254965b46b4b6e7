package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Condition;

/**
 * Conditions that hold together or one of which is enough, so that texts show how far each goes.
 */
public final class Groups {

  private Groups() {}

  /**
   * The conditions that must all hold, nested ones among them; those of which one of several is
   * enough come last, where "and either ... or ..." can be read in one way only.
   */
  public static List<Condition> all(List<Condition> conditions, boolean holds) {
    var all = new ArrayList<Condition>();
    conditions.forEach(condition -> collect(condition, holds, all));
    var sorted = new ArrayList<>(all.stream().filter(c -> !isEither(c, true)).toList());
    sorted.addAll(all.stream().filter(c -> isEither(c, true)).toList());
    return sorted;
  }

  private static void collect(Condition condition, boolean holds, List<Condition> all) {
    switch (condition) {
      case Condition.Not(Condition inner) -> collect(inner, !holds, all);
      case Condition.All(List<Condition> parts) when holds ->
          parts.forEach(part -> collect(part, true, all));
      case Condition.Any(List<Condition> parts) when !holds ->
          parts.forEach(part -> collect(part, false, all));
      default -> all.add(holds ? condition : new Condition.Not(condition));
    }
  }

  /** Whether one of several is enough. */
  public static boolean isEither(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Not(Condition inner) -> isEither(inner, !holds);
      case Condition.Any(List<Condition> any) -> holds && any.size() > 1;
      case Condition.All(List<Condition> all) -> !holds && all.size() > 1;
      default -> false;
    };
  }

  /** Whether several must hold. */
  public static boolean isBoth(Condition condition, boolean holds) {
    return isEither(condition, !holds);
  }
}
