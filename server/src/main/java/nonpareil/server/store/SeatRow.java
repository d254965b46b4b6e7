package nonpareil.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A seat at a table.
 *
 * @param seat from 1, in turn order
 * @param who what kind of seat it is, in the words of the protocol
 * @param person whose seat it is, once it is taken
 * @param avatar the emblem of that person
 * @param invitation the hash of the secret that opens it
 * @param offered the friend it is kept for, as long as nobody has taken it
 */
public record SeatRow(
    int seat,
    String who,
    @Nullable String person,
    String name,
    @Nullable String avatar,
    @Nullable String level,
    String hero,
    @Nullable String invitation,
    @Nullable String offered) {

  /** Whose seats those are who have had themselves forgotten. No person is called so. */
  public static final String DELETED = "deleted";

  /** One without an emblem that is kept for nobody. */
  public SeatRow(
      int seat,
      String who,
      @Nullable String person,
      String name,
      @Nullable String level,
      String hero,
      @Nullable String invitation) {
    this(seat, who, person, name, null, level, hero, invitation, null);
  }

  public SeatRow withNumber(int number) {
    return new SeatRow(number, who, person, name, avatar, level, hero, invitation, offered);
  }

  public SeatRow withHero(String id) {
    return new SeatRow(seat, who, person, name, avatar, level, id, invitation, offered);
  }

  public SeatRow withAvatar(@Nullable String emblem) {
    return new SeatRow(seat, who, person, name, emblem, level, hero, invitation, offered);
  }

  public SeatRow withInvitation(@Nullable String hash) {
    return new SeatRow(seat, who, person, name, avatar, level, hero, hash, offered);
  }

  public SeatRow withOffered(@Nullable String friend) {
    return new SeatRow(seat, who, person, name, avatar, level, hero, invitation, friend);
  }

  /** Taken by a person, or free again. */
  public SeatRow takenBy(@Nullable String id, String called, @Nullable String emblem) {
    return new SeatRow(seat, who, id, called, emblem, level, hero, null, null);
  }

  /** Who sits here, or may sit down, is forgotten, if it is this person. */
  public SeatRow without(String id) {
    SeatRow left = id.equals(offered) ? withOffered(null) : this;
    return id.equals(person) ? left.takenBy(DELETED, "", null) : left;
  }

  public boolean isDeleted() {
    return DELETED.equals(person);
  }

  /** Whether somebody, or a computer, will play it. */
  public boolean isTaken() {
    return person != null || level != null;
  }
}
