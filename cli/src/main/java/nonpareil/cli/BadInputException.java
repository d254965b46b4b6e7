package nonpareil.cli;

import java.util.function.Function;

/** The user gave something that cannot be used; the message says what and what was expected. */
final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadInputException(String message) {
    super(message);
  }

  /** What an option names; what cannot be read is told with the option. */
  static <T> T read(String option, String text, Function<String, T> read) {
    try {
      return read.apply(text);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(option + ": " + e.getMessage());
    }
  }
}
