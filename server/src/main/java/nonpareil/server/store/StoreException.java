package nonpareil.server.store;

import org.jspecify.annotations.Nullable;

/** Something could not be stored or read. */
public class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StoreException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
