package nonpareil.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A seat at a table.
 *
 * @param seat from 1, in turn order
 * @param who what kind of seat it is, in the words of the protocol
 * @param person whose seat it is, once it is taken
 * @param invitation the hash of the secret that opens it
 */
public record SeatRow(
    int seat,
    String who,
    @Nullable String person,
    String name,
    @Nullable String level,
    String hero,
    @Nullable String invitation) {

  public SeatRow withNumber(int number) {
    return new SeatRow(number, who, person, name, level, hero, invitation);
  }

  public SeatRow withHero(String id) {
    return new SeatRow(seat, who, person, name, level, id, invitation);
  }

  public SeatRow withInvitation(@Nullable String hash) {
    return new SeatRow(seat, who, person, name, level, hero, hash);
  }

  /** Taken by a person, or free again. */
  public SeatRow takenBy(@Nullable String id, String called) {
    return new SeatRow(seat, who, id, called, level, hero, null);
  }

  /** Whether somebody, or a computer, will play it. */
  public boolean isTaken() {
    return person != null || level != null;
  }
}
