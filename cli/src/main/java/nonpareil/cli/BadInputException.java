package nonpareil.cli;

/** The user gave something that cannot be used; the message says what and what was expected. */
final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadInputException(String message) {
    super(message);
  }
}
