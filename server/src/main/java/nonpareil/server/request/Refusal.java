package nonpareil.server.request;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request that is refused: a code of docs/protocol.md, a sentence, and the place in the request.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Why, in the words of docs/protocol.md. */
  public enum Code {
    BAD_JSON,
    BAD_VALUE,
    TOO_LARGE,
    UNKNOWN,
    NOT_ALLOWED,
    FORBIDDEN,
    CONFLICT,
    PEOPLE_ONLY,
    TOO_MANY,
    INTERNAL,
    NOT_STORED,
    ELSEWHERE,
    // over the socket only
    STALE,
    NOT_OFFERED,
    NOT_YOUR_DECISION,
    NOT_YOUR_SEAT,
    NOT_NOW,
    OVER,
    ANOTHER_PERSON_PLAYS;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** As an error of a request over HTTP. */
    public String text() {
      return text;
    }

    /** As the reason of a message over the socket, where all is about a table and its seats. */
    public String reason() {
      return switch (this) {
        case UNKNOWN -> "unknown-table";
        case FORBIDDEN -> NOT_YOUR_SEAT.text;
        case BAD_JSON,
            BAD_VALUE,
            TOO_LARGE,
            NOT_ALLOWED,
            CONFLICT,
            PEOPLE_ONLY,
            TOO_MANY,
            INTERNAL,
            NOT_STORED,
            ELSEWHERE,
            STALE,
            NOT_OFFERED,
            NOT_YOUR_DECISION,
            NOT_YOUR_SEAT,
            NOT_NOW,
            OVER,
            ANOTHER_PERSON_PLAYS ->
            text;
      };
    }
  }

  private final Code code;
  private final @Nullable String at;
  private final int choice;

  private Refusal(Code code, String message, @Nullable String at, int choice) {
    super(message, null, false, false); // an answer, not a fault: nobody reads its trace
    this.code = code;
    this.at = at;
    this.choice = choice;
  }

  public Refusal(Code code, String message) {
    this(code, message, null, -1);
  }

  /**
   * @param at the place in the request, for example {@code seats[1].hero}
   */
  public Refusal(Code code, String message, @Nullable String at) {
    this(code, message, at, -1);
  }

  /**
   * The refusal of one of several choices.
   *
   * @param choice which of several choices it is about, from 0
   */
  public static Refusal ofChoice(Code code, String message, int choice) {
    return new Refusal(code, message, null, choice);
  }

  public static Refusal badValue(String message, @Nullable String at) {
    return new Refusal(Code.BAD_VALUE, message, at);
  }

  public static Refusal notNow(String message) {
    return new Refusal(Code.NOT_NOW, message);
  }

  public static Refusal over() {
    return new Refusal(Code.OVER, "the game is over");
  }

  /** A fault of the server: nothing of it is told. */
  public static Refusal internal() {
    return new Refusal(Code.INTERNAL, "something went wrong in the server");
  }

  /** A server of another version can play this game, and this one cannot. */
  public static Refusal elsewhere() {
    return new Refusal(Code.ELSEWHERE, "another server has this game; connect again");
  }

  /** The store is away, or its disk is full. */
  public static Refusal notStored() {
    return new Refusal(Code.NOT_STORED, "it could not be stored; nothing happened, try again");
  }

  public Code code() {
    return code;
  }

  public @Nullable String at() {
    return at;
  }

  /** Which of several choices it is about; -1 for none. */
  public int choice() {
    return choice;
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
