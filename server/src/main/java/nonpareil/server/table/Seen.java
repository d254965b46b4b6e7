package nonpareil.server.table;

import java.time.Duration;
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
 * a page goes; where a decision takes days, at once. Where there are other servers, at which the
 * same person may look too, it is kept soon, and the store is asked before somebody is told.
 */
final class Seen {

  /** Nothing yet. */
  static final int NOTHING = -1;

  private static final Duration SOON = Duration.ofSeconds(1);

  private final Seating seating;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Set<String> unkept = new HashSet<>();
  private final boolean shared;
  private boolean waiting;

  Seen(Seating seating) {
    this.seating = seating;
    shared = seating.services().store().nodes() != null;
  }

  /** Whether it is known of a page who looks at it: at a shared screen nobody can tell. */
  boolean counts(Follow follow) {
    return !follow.seats().isEmpty() && !seating.agreement().hotSeat();
  }

  /** Who has done something has seen it. */
  int of(String person, GameRecord gameRecord) {
    int known = shared ? Math.max(known(person), stored(person)) : known(person);
    return Math.max(known, lastDone(person, gameRecord));
  }

  private int known(String person) {
    synchronized (numbers) {
      Integer known = numbers.get(person);
      if (known != null) {
        return known;
      }
    }
    int stored = stored(person);
    synchronized (numbers) {
      return numbers.merge(person, stored, Math::max);
    }
  }

  private int stored(String person) {
    Integer kept = seating.services().store().notices().seen(person, seating.id());
    return kept == null ? NOTHING : kept;
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
    synchronized (numbers) {
      numbers.put(person.id(), number);
      unkept.add(person.id());
    }
    if (seating.agreement().clock() instanceof ClockRule.Days) {
      keep(person);
    } else if (shared) {
      keepSoon();
    }
  }

  /** Nobody waits for it: who is told too much once has lost nothing. */
  void keep(Person person) {
    keep(person.id());
  }

  private void keep(String person) {
    int number;
    synchronized (numbers) {
      if (!unkept.remove(person)) {
        return;
      }
      number = numbers.getOrDefault(person, NOTHING);
    }
    var _ = seating.services().store().notices().saveSeen(person, seating.id(), number);
  }

  /** All of a moment together. It needs no lock of the table. */
  private void keepSoon() {
    synchronized (numbers) {
      if (waiting) {
        return;
      }
      waiting = true;
    }
    seating.services().timers().after(SOON, this::keepAll);
  }

  private void keepAll() {
    List<String> people;
    synchronized (numbers) {
      waiting = false;
      people = List.copyOf(unkept);
    }
    people.forEach(this::keep);
  }
}
