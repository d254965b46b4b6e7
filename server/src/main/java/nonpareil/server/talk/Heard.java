package nonpareil.server.talk;

import nonpareil.server.request.Fields;
import org.jspecify.annotations.Nullable;

/** The last lines somebody knows of who comes back: of the table, and of the own team. */
public record Heard(int table, int team) {

  /** Who has heard nothing yet. */
  public static final Heard NOTHING = new Heard(0, 0);

  public static Heard read(@Nullable Fields fields) {
    return fields == null
        ? NOTHING
        : new Heard(
            fields.number(Hearing.TO_TABLE, 0, Integer.MAX_VALUE, 0),
            fields.number(Hearing.TO_TEAM, 0, Integer.MAX_VALUE, 0));
  }

  /** Of a channel. */
  public int of(int channel) {
    return channel == Hearing.TABLE ? table : team;
  }
}
