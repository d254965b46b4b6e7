package nonpareil.server;

/** The server cannot start, and the one who starts it can do something about it. */
public final class StartException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StartException(String message) {
    super(message);
  }

  public StartException(String message, Throwable cause) {
    super(message, cause);
  }
}
