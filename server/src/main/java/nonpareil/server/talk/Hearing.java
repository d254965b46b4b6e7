package nonpareil.server.talk;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import nonpareil.server.log.Agreement;
import nonpareil.server.request.Fields;

/**
 * Who hears what at a table. What is said to the table has the channel 0, what is said in a team
 * that team's number. A channel is numbered, bounded and sent by itself, so that nothing of it can
 * be told from another.
 */
public record Hearing(Agreement agreed) {

  /** The channel of the whole table. */
  public static final int TABLE = 0;

  static final String TO_TABLE = "table";
  static final String TO_TEAM = "team";

  /**
   * The channels of somebody who follows the table with the eyes of these seats; without any, as
   * one who watches. Whose page looks with the public's eyes hears no team, whoever it is.
   */
  public List<Integer> channels(Collection<Integer> seats) {
    var channels = new TreeSet<Integer>();
    channels.add(TABLE);
    for (int seat : seats) {
      Integer team = agreed.team(seat);
      if (team != null) {
        channels.add(team);
      }
    }
    return List.copyOf(channels);
  }

  /** The channel a seat's person speaks of. */
  public int channel(Fields fields, int seat) {
    Integer team = agreed.team(seat);
    List<String> words = team == null ? List.of(TO_TABLE) : List.of(TO_TABLE, TO_TEAM);
    return fields.needWord("to", words).equals(TO_TEAM) && team != null ? team : TABLE;
  }

  /** A channel in the words of who hears it. */
  public static String to(int channel) {
    return channel == TABLE ? TO_TABLE : TO_TEAM;
  }
}
