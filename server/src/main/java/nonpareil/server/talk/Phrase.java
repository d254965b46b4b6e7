package nonpareil.server.talk;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What can be said by one press; each page says it in the language of its reader. */
public enum Phrase {
  HELLO,
  YES,
  NO,
  CAREFUL,
  WAIT,
  MINE,
  THANKS,
  WELL_PLAYED,
  // about the game, among mates
  ATTACK,
  GUARD,
  CANNOT_HELP;

  private static final List<Phrase> OF_TEAMS = List.of(ATTACK, GUARD, CANNOT_HELP);

  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Those for a team, or for the whole table. */
  public static List<String> texts(boolean team) {
    return Arrays.stream(values())
        .filter(phrase -> team || !OF_TEAMS.contains(phrase))
        .map(Phrase::text)
        .toList();
  }
}
