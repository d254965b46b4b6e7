package nonpareil.server.store;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is listed: what is agreed before the game and what came of it.
 *
 * @param version how often it was stored; 0 if it never was. Only who knows the newest may store
 *     the next one
 * @param state {@code waiting}, {@code playing}, {@code over}, or {@code closed} for one that never
 *     began
 * @param settings what was agreed, as JSON
 * @param listed whether it stands in a public list: anybody may join while it waits, or watch while
 *     it is played
 * @param house where it was made, while it is listed: a tag that tells only whether two are the
 *     same
 * @param result as JSON, if it is over
 * @param rematch the table that follows this one
 * @param offers what is offered and not answered yet, or how a draft stands, as JSON
 */
public record TableRow(
    String id,
    int version,
    String state,
    String creator,
    Instant created,
    String settings,
    boolean listed,
    @Nullable String house,
    @Nullable String result,
    @Nullable String rematch,
    @Nullable String offers,
    List<SeatRow> seats) {

  public static final String WAITING = "waiting";
  public static final String PLAYING = "playing";
  public static final String OVER = "over";
  public static final String CLOSED = "closed";

  public TableRow {
    seats = List.copyOf(seats);
  }

  public boolean isIn(String stateAsked) {
    return state.equals(stateAsked);
  }

  /** Whether somebody sits there. */
  public boolean seats(@Nullable String person) {
    return person != null && seats.stream().anyMatch(seat -> person.equals(seat.person()));
  }

  /** Whether somebody sits there or has made it. */
  public boolean concerns(@Nullable String person) {
    return creator.equals(person) || seats(person);
  }

  public TableRow withState(String next) {
    boolean stays = listed && (next.equals(WAITING) || next.equals(PLAYING));
    return new TableRow(
        id,
        version,
        next,
        creator,
        created,
        settings,
        stays,
        stays ? house : null,
        result,
        rematch,
        offers,
        seats);
  }

  /** As it is once it is stored. */
  public TableRow stored() {
    return new TableRow(
        id,
        version + 1,
        state,
        creator,
        created,
        settings,
        listed,
        house,
        result,
        rematch,
        offers,
        seats);
  }

  /** In a public list now, or in none. */
  public TableRow withListed(boolean now) {
    return new TableRow(
        id, version, state, creator, created, settings, now, house, result, rematch, offers, seats);
  }

  public TableRow withSettings(String next) {
    return new TableRow(
        id, version, state, creator, created, next, listed, house, result, rematch, offers, seats);
  }

  public TableRow withSeats(List<SeatRow> next) {
    return new TableRow(
        id, version, state, creator, created, settings, listed, house, result, rematch, offers,
        next);
  }

  public TableRow withResult(String next) {
    return new TableRow(
        id, version, state, creator, created, settings, listed, house, next, rematch, offers,
        seats);
  }

  public TableRow withRematch(String next) {
    return new TableRow(
        id, version, state, creator, created, settings, listed, house, result, next, offers, seats);
  }

  public TableRow withOffers(@Nullable String next) {
    return new TableRow(
        id, version, state, creator, created, settings, listed, house, result, rematch, next,
        seats);
  }

  /** Who made it or sat at it is forgotten, if it is this person; no offers of theirs stand. */
  public TableRow without(String person) {
    boolean sat = seats.stream().anyMatch(s -> person.equals(s.person()));
    return new TableRow(
        id,
        version,
        state,
        creator.equals(person) ? SeatRow.DELETED : creator,
        created,
        settings,
        listed,
        house,
        result,
        rematch,
        sat && isIn(OVER) ? null : offers,
        seats.stream().map(s -> s.without(person)).toList());
  }
}
