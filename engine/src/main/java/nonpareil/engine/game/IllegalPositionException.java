package nonpareil.engine.game;

/** An arranged position that no game could be in. */
public final class IllegalPositionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String place;

  IllegalPositionException(String place, String message) {
    super(message);
    this.place = place;
  }

  /** Where the mistake is, as keys of {@code arrange} joined by slashes: {@code hands/2}. */
  public String place() {
    return place;
  }
}
