package nonpareil.server.log;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What a person may take back.
 *
 * @param reason why nothing, in the words of docs/protocol.md; null if something
 * @param target the moment to go back to; where the game stands if nothing may be taken back
 * @param ask whether the others may be asked to go further back
 */
public record Undoing(@Nullable String reason, Position target, boolean ask) {

  public static final String TOO_MANY = "too-many";

  public boolean allowed() {
    return reason == null;
  }

  /** The same where the game does not come back to a decision as often as somebody likes. */
  Undoing bounded(boolean mayGoBack, boolean mayAsk) {
    return allowed() && !mayGoBack
        ? new Undoing(TOO_MANY, target, ask && mayAsk)
        : new Undoing(reason, target, ask && mayAsk);
  }

  /**
   * One's own last record, as far as it may be taken back: nothing hidden was revealed, nothing
   * random happened, and nobody else was asked.
   *
   * @param own the players that are this person's
   */
  static Undoing of(
      UndoRule rule, Position here, Asked pending, boolean pretence, IntPredicate own) {
    boolean chosen = lastOwn(here, own) != null;
    boolean ask = rule == UndoRule.CONSENT && chosen && !pending.isNobody();
    if (rule == UndoRule.NONE || pending.isNobody()) {
      return new Undoing("off", here, false);
    }
    if (!chosen) {
      return new Undoing("nothing-chosen", here, ask);
    }
    if (!own.test(pending.player()) || !own.test(here.player()) || pretence) {
      return new Undoing("other-player", here, ask);
    }
    switch (here.barrier()) {
      case HIDDEN_REVEALED -> {
        return new Undoing("hidden-revealed", here, ask);
      }
      case CHANCE -> {
        return new Undoing("chance", here, ask);
      }
      case NONE -> {}
    }
    Position target = here;
    for (Position p = here; isFree(p, here.record(), own) && p.parent() != null; ) {
      p = p.parent();
      target = p;
    }
    return new Undoing(null, target, ask);
  }

  private static boolean isFree(Position p, int record, IntPredicate own) {
    return p.record() == record
        && own.test(p.player())
        && p.option() >= 0
        && p.barrier() == Position.Barrier.NONE;
  }

  /** The moment before a person's last record with a choice; null if there is none. */
  public static @Nullable Position lastOwn(Position here, IntPredicate own) {
    for (Position p = here; p != null && p.parent() != null; p = p.parent()) {
      if (p.isLeaving()) {
        return null; // nobody comes back who has given up
      }
      if (own.test(p.player()) && p.option() >= 0) {
        Position first = p;
        Position parent = p.parent();
        while (parent != null && parent.record() == p.record() && parent.depth() > 0) {
          first = parent;
          parent = first.parent();
        }
        return first.parent();
      }
    }
    return null;
  }
}
