package nonpareil.server.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.request.Person;
import nonpareil.server.store.SeatRow;

/**
 * Up to which record the people of a table have seen its game, on whichever device. It is kept when
 * a page goes; where a decision takes days, at once.
 */
final class Seen {

  /** Nothing yet. */
  static final int NOTHING = -1;

  private final Seating seating;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Set<String> unkept = new HashSet<>();

  Seen(Seating seating) {
    this.seating = seating;
  }

  /** Whether it is known of a page who looks at it: at a shared screen nobody can tell. */
  boolean counts(Follow follow) {
    return !follow.seats().isEmpty() && !seating.agreement().hotSeat();
  }

  /** Who has done something has seen it. */
  int of(String person, GameRecord gameRecord) {
    return Math.max(known(person), lastDone(person, gameRecord));
  }

  private int known(String person) {
    return numbers.computeIfAbsent(
        person,
        p -> {
          Integer kept = seating.services().store().notices().seen(p, seating.id());
          return kept == null ? NOTHING : kept;
        });
  }

  private int lastDone(String person, GameRecord gameRecord) {
    List<Entry> entries = gameRecord.entries();
    for (int n = entries.size() - 1; n > 0; n--) {
      Entry entry = entries.get(n);
      SeatRow seat = seating.seat(entry.seat());
      if (entry.isByPerson() && seat != null && person.equals(seat.person())) {
        return n;
      }
    }
    return NOTHING;
  }

  void note(Person person, int number) {
    if (number <= known(person.id())) {
      return;
    }
    numbers.put(person.id(), number);
    unkept.add(person.id());
    if (seating.agreement().clock() instanceof ClockRule.Days) {
      keep(person);
    }
  }

  /** Nobody waits for it: who is told too much once has lost nothing. */
  void keep(Person person) {
    if (unkept.remove(person.id())) {
      int number = known(person.id());
      var _ = seating.services().store().notices().saveSeen(person.id(), seating.id(), number);
    }
  }
}
