package nonpareil.engine.game;

/** Where events are told. */
@FunctionalInterface
public interface EventSink {
  void tell(Event event);
}
