package nonpareil.cli.soak;

/**
 * Something that must not be: what is wrong, and the game so far as a scenario that reproduces it.
 */
public final class Finding extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String scenario;

  Finding(String message, String scenario, Throwable cause) {
    super(message, cause);
    this.scenario = scenario;
  }

  public String scenario() {
    return scenario;
  }
}
