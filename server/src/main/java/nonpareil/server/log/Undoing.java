package nonpareil.server.log;

import org.jspecify.annotations.Nullable;

/**
 * What a player may take back.
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
   */
  static Undoing of(UndoRule rule, Position here, Asked pending, boolean pretence, int player) {
    boolean chosen = lastOwn(here, player) != null;
    boolean ask = rule == UndoRule.CONSENT && chosen && !pending.isNobody();
    if (rule == UndoRule.NONE || pending.isNobody()) {
      return new Undoing("off", here, false);
    }
    if (!chosen) {
      return new Undoing("nothing-chosen", here, ask);
    }
    if (pending.player() != player || here.player() != player || pretence) {
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
    for (Position p = here; isFree(p, here.record(), player) && p.parent() != null; ) {
      p = p.parent();
      target = p;
    }
    return new Undoing(null, target, ask);
  }

  private static boolean isFree(Position p, int record, int player) {
    return p.record() == record
        && p.player() == player
        && p.option() >= 0
        && p.barrier() == Position.Barrier.NONE;
  }

  /** The moment before a player's last record with a choice; null if there is none. */
  public static @Nullable Position lastOwn(Position here, int player) {
    for (Position p = here; p != null && p.parent() != null; p = p.parent()) {
      if (p.isLeaving()) {
        return null; // nobody comes back who has given up
      }
      if (p.player() == player && p.option() >= 0) {
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
