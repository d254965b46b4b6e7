package nonpareil.engine.game;

/** Where events are told. */
@FunctionalInterface
public interface EventSink {
  void tell(Event event);

  /**
   * What happens next is decided by cards in a player's hand, which others may not see. No event
   * tells of it, since nothing has happened yet.
   */
  default void looksInto(int player) {}
}
