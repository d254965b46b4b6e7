package nonpareil.engine.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Who plays against whom, and all that follows from it: another mode is another constant here. */
public enum Mode {
  DUEL("duel", 2, 2, 2) {
    @Override
    public int team(int seat) {
      return seat;
    }

    @Override
    int attackable(State s, int player) {
      return s.game.seat(player).enemies;
    }

    @Override
    boolean endsWithFirstHero() {
      return true;
    }

    @Override
    boolean outWithHero() {
      return false;
    }

    @Override
    boolean endsAtDefeat() {
      return true;
    }

    @Override
    void decide(State s) {
      Ending.decideBySides(s);
    }
  },

  FREE_FOR_ALL("free-for-all", 3, 4, 4) {
    @Override
    public int team(int seat) {
      return seat;
    }

    /** FFA-2: in its own first turn a player attacks only the next one and those who had a turn. */
    @Override
    int attackable(State s, int player) {
      int enemies = s.game.seat(player).enemies;
      int had = s.get(State.HAD_TURN);
      if ((had >>> player & 1) != 0) {
        return enemies;
      }
      int set = 0;
      for (int p = 0; p < s.game.players(); p++) {
        if (p == Flow.next(s, player) || (had >>> p & 1) != 0) {
          set |= s.game.seat(p).own();
        }
      }
      return enemies & set;
    }

    @Override
    boolean endsWithFirstHero() {
      return false;
    }

    @Override
    boolean outWithHero() {
      return true; // FFA-4
    }

    @Override
    boolean endsAtDefeat() {
      return false;
    }

    @Override
    void decide(State s) {
      Ending.decideByLastHero(s);
    }
  },

  TEAMS("teams", 4, 4, 4) {
    /** A1, B1, A2, B2. */
    @Override
    public int team(int seat) {
      return seat % 2;
    }

    @Override
    int attackable(State s, int player) {
      return s.game.seat(player).enemies;
    }

    @Override
    boolean endsWithFirstHero() {
      return false;
    }

    @Override
    boolean outWithHero() {
      return false;
    }

    @Override
    boolean endsAtDefeat() {
      return true;
    }

    @Override
    void decide(State s) {
      Ending.removeLeaving(s);
      Ending.decideBySides(s);
      Ending.eliminateWithoutFighters(s);
    }
  };

  private static final Map<String, Mode> BY_TEXT = new LinkedHashMap<>();

  static {
    for (Mode mode : values()) {
      BY_TEXT.put(mode.text, mode);
    }
  }

  private final String text;
  private final int fewest;
  private final int most;
  private final int startSpaces;

  Mode(String text, int fewest, int most, int startSpaces) {
    this.text = text;
    this.fewest = fewest;
    this.most = most;
    this.startSpaces = startSpaces;
  }

  /** Which team a seat belongs to; in a game without teams everybody is one. */
  public abstract int team(int seat);

  /** The fighters a player may attack as far as the turn order goes, as bits. */
  abstract int attackable(State s, int player);

  /** Whether the game is over as soon as any hero is defeated. */
  abstract boolean endsWithFirstHero();

  /** Whether a player whose hero is defeated is out, with all sidekicks. */
  abstract boolean outWithHero();

  /** Whether a defeat can end the game at once where the edition says so. */
  abstract boolean endsAtDefeat();

  /** At the end of an action: who is out, and whether the game is over. */
  abstract void decide(State s);

  // ---- names and numbers

  /** As it is written in files, messages and commands. */
  public String text() {
    return text;
  }

  /** All modes by their text. */
  public static Map<String, Mode> byText() {
    return Collections.unmodifiableMap(BY_TEXT);
  }

  /** The mode with a text; an {@link IllegalArgumentException} says which there are. */
  public static Mode of(String text) {
    Mode mode = BY_TEXT.get(text);
    if (mode == null) {
      throw new IllegalArgumentException("found \"%s\", expected %s".formatted(text, expected()));
    }
    return mode;
  }

  /** For messages: {@code duel, free-for-all or teams}. */
  public static String expected() {
    String all = String.join(", ", BY_TEXT.keySet());
    int last = all.lastIndexOf(", ");
    return all.substring(0, last) + " or " + all.substring(last + 2);
  }

  public int fewestPlayers() {
    return fewest;
  }

  public int mostPlayers() {
    return most;
  }

  /** How many start spaces a board must have. */
  public int startSpaces() {
    return startSpaces;
  }

  /** Whether some play together. */
  public boolean hasTeams() {
    return sides(most) < most;
  }

  /** How many sides there are when so many play: one of them wins. */
  public int sides(int players) {
    int teams = 0;
    for (int seat = 0; seat < players; seat++) {
      teams |= 1 << team(seat);
    }
    return Integer.bitCount(teams);
  }
}
