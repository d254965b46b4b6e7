package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What somebody has decided about another person.
 *
 * @param other whom; never told to anybody
 * @param state {@code friend}, {@code declined} or {@code blocked}
 * @param handle what the other is called between this person and the server
 * @param name of a friend as it is now, of others as it was
 * @param avatar of a friend
 */
public record FriendRow(
    String other, String state, String handle, String name, @Nullable String avatar, Instant at) {

  public static final String FRIEND = "friend";
  public static final String DECLINED = "declined";
  public static final String BLOCKED = "blocked";

  public boolean isIn(String asked) {
    return state.equals(asked);
  }
}
