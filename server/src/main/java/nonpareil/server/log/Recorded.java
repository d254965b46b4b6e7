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

  /**
   * Somebody gave up.
   *
   * @param leaves the others play on; in a duel, and in saves of older versions, the game is over
   */
  record Resigned(boolean leaves) implements Recorded {}

  /** Somebody was away for so long that most of the others play on without. */
  record LeftAway() implements Recorded {}

  /** All have agreed to a draw. */
  record Drew() implements Recorded {}

  /**
   * The clock has chosen for somebody; or, without a choice, somebody's time is over.
   *
   * @param leaves the others play on without
   */
  record TimedOut(List<String> choices, boolean leaves) implements Recorded {
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

  /** How somebody leaves the game by it while the others play on; null if nobody does. */
  default Position.@Nullable Leaving leaving() {
    return switch (this) {
      case Resigned r -> r.leaves() ? Position.Leaving.RESIGNED : null;
      case TimedOut t -> t.leaves() ? Position.Leaving.TIME : null;
      case LeftAway _ -> Position.Leaving.AWAY;
      case Started _,
          Chosen _,
          Mulliganed _,
          TookBack _,
          Drew _,
          SeatGiven _,
          SeatTaken _,
          Ended _ ->
          null;
    };
  }

  /** The record of somebody who leaves. */
  static Recorded of(Position.Leaving leaving) {
    return switch (leaving) {
      case RESIGNED -> new Resigned(true);
      case TIME -> new TimedOut(List.of(), true);
      case AWAY -> new LeftAway();
    };
  }

  default RecordKind kind() {
    return switch (this) {
      case Started _ -> RecordKind.START;
      case Chosen _ -> RecordKind.CHOICE;
      case Mulliganed _ -> RecordKind.MULLIGAN;
      case TookBack _ -> RecordKind.UNDO;
      case Resigned _ -> RecordKind.RESIGN;
      case LeftAway _ -> RecordKind.LEFT_AWAY;
      case Drew _ -> RecordKind.DRAW;
      case TimedOut _ -> RecordKind.TIME_OUT;
      case SeatGiven _ -> RecordKind.SEAT_GIVEN;
      case SeatTaken _ -> RecordKind.SEAT_TAKEN;
      case Ended _ -> RecordKind.ENDED;
    };
  }
}
