package nonpareil.server.log;

import java.util.List;
import nonpareil.engine.game.Seed;
import org.jspecify.annotations.Nullable;

/** What a record of the log says: the one thing that happened. */
public sealed interface Recorded {

  /**
   * The game began.
   *
   * @param secret what the choices of computer players are seeded with; never told
   * @param discreet whether decisions are asked that have one option because of hidden cards
   * @param content the fingerprint of the heroes and the board
   * @param rules the version of the rules
   * @param lesson the lesson that is played, whose position is no set-up's
   */
  record Started(
      String edition,
      String mode,
      String board,
      List<String> heroes,
      Seed seed,
      long secret,
      boolean mulligan,
      boolean discreet,
      String content,
      int rules,
      @Nullable String lesson)
      implements Recorded {
    public Started {
      heroes = List.copyOf(heroes);
    }

    @Override
    public String toString() {
      return "Started " + heroes + " on " + board; // neither seed nor secret
    }
  }

  /** Somebody chose; several choices were sent as one batch. */
  record Chosen(List<String> choices) implements Recorded {
    public Chosen {
      choices = List.copyOf(choices);
    }
  }

  /** Somebody was asked about a mulligan. */
  record Mulliganed(boolean kept) implements Recorded {}

  /**
   * The game went back.
   *
   * @param steps to the moment after so many steps
   * @param to which stood after this record
   * @param part or after so many choices of it, if not all
   * @param agreed whether all others have agreed to it
   */
  record TookBack(int steps, int to, @Nullable Integer part, boolean agreed) implements Recorded {}

  record Resigned() implements Recorded {}

  /** All have agreed to a draw. */
  record Drew() implements Recorded {}

  /** The clock has chosen for somebody; or, without a choice, somebody's time is over. */
  record TimedOut(List<String> choices) implements Recorded {
    public TimedOut {
      choices = List.copyOf(choices);
    }
  }

  /** A computer plays on for somebody who is away. */
  record SeatGiven(String level) implements Recorded {}

  /** Somebody plays again who was away. */
  record SeatTaken() implements Recorded {}

  /** Always the last. */
  record Ended(Result result) implements Recorded {}

  default RecordKind kind() {
    return switch (this) {
      case Started _ -> RecordKind.START;
      case Chosen _ -> RecordKind.CHOICE;
      case Mulliganed _ -> RecordKind.MULLIGAN;
      case TookBack _ -> RecordKind.UNDO;
      case Resigned _ -> RecordKind.RESIGN;
      case Drew _ -> RecordKind.DRAW;
      case TimedOut _ -> RecordKind.TIME_OUT;
      case SeatGiven _ -> RecordKind.SEAT_GIVEN;
      case SeatTaken _ -> RecordKind.SEAT_TAKEN;
      case Ended _ -> RecordKind.ENDED;
    };
  }
}
