package nonpareil.lab.bot;

/** A foreign program crashed, stalled or answered nonsense; the message says which. */
public final class BotFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BotFailure(String message) {
    super(message);
  }
}
