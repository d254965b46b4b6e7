package nonpareil.server.table;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request that was refused: the code of docs/protocol.md, a sentence, and the place in the
 * request.
 */
public final class TableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;
  private final @Nullable String at;

  public TableException(String code, String message, @Nullable String at) {
    super(message);
    this.code = code;
    this.at = at;
  }

  /** {@code bad-value}, {@code unknown}, {@code forbidden}, {@code conflict}, {@code too-many}… */
  public String code() {
    return code;
  }

  /** For example {@code seats[1].hero}. */
  public @Nullable String at() {
    return at;
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
