package nonpareil.lab;

/** The lab cannot do what was asked; the message says what was found and what was expected. */
public final class LabException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public LabException(String message) {
    super(message);
  }
}
