package nonpareil.server.statistics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import nonpareil.engine.game.Mode;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What came of the public games of everybody: those that stood in a list, to be joined or watched
 * by anybody, and in which at least two people have played. What few people have a part in is not
 * told, so that a number is never somebody's; and all of it is counted anew only now and then, by
 * each server for itself: it is work, and nobody should follow a game by it.
 */
public final class PublicStatistics {

  /** Numbers with fewer people behind them are nobody's business. */
  static final int FEW = 5;

  private static final Duration FRESH = Duration.ofHours(1);

  private static final List<Facet> TOLD =
      List.of(Facet.HERO, Facet.PAIRING, Facet.BOARD, Facet.SEAT, Facet.CAUSE);

  private final Store store;
  private final InstantSource clock;
  private final LabFigures lab;
  private final ReentrantLock lock = new ReentrantLock();
  private Map<Mode, ObjectNode> counted = Map.of();
  private @Nullable Instant made;

  public PublicStatistics(Store store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
    lab = LabFigures.bundled();
  }

  /** PublicStatistics of docs/protocol.md. */
  public ObjectNode of(Mode mode) {
    lock.lock(); // who comes while it is counted waits for it
    try {
      Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
      if (made == null || !now.isBefore(made.plus(FRESH))) {
        counted = count(now);
        made = now;
      }
      return Objects.requireNonNull(counted.get(mode));
    } finally {
      lock.unlock();
    }
  }

  private Map<Mode, ObjectNode> count(Instant now) {
    var tallies = new EnumMap<Mode, Tally>(Mode.class);
    for (Mode mode : Mode.values()) {
      tallies.put(mode, new Tally());
    }
    store.eachFinished(
        row -> {
          Played game = Played.of(row);
          if (game != null && isPublic(game)) {
            Objects.requireNonNull(tallies.get(game.mode())).add(game);
          }
        });
    var json = new EnumMap<Mode, ObjectNode>(Mode.class);
    tallies.forEach(
        (mode, tally) -> {
          ObjectNode one = Json.object().put("mode", mode.text()).put("made", now.toString());
          one.put("people", FEW);
          tally.write(one);
          one.set("lab", lab.json(mode));
          json.put(mode, one);
        });
    return json;
  }

  private static boolean isPublic(Played game) {
    return game.listed() && people(game.seats()).distinct().count() > 1;
  }

  /** Those who are forgotten are one: nobody knows how many they were. */
  private static Stream<String> people(List<SeatRow> seats) {
    return seats.stream().map(SeatRow::person).filter(Objects::nonNull);
  }

  /** The games of one mode. */
  private static final class Tally {
    private int games;
    private final Map<Facet, Counts> by = new EnumMap<>(Facet.class);

    /** Who has a part in a number, by facet and key. */
    private final Map<String, Set<String>> people = new HashMap<>();

    void add(Played game) {
      games++;
      for (SeatRow seat : game.seats()) {
        String person = seat.person();
        if (person == null) {
          continue; // what computers can do is the lab's business
        }
        for (Facet facet : TOLD) {
          if (facet == Facet.BOARD || facet == Facet.CAUSE) {
            continue;
          }
          for (String key : facet.keys(game, List.of(seat))) {
            counts(facet).of(key).add(game.isWonBy(seat), game.result().draw(), game.even());
            people(facet, key).add(person);
          }
        }
      }
      wholeGame(game, Facet.BOARD);
      wholeGame(game, Facet.CAUSE);
    }

    /** Of a game as such it is counted whether who began has won. */
    private void wholeGame(Played game, Facet facet) {
      SeatRow first = game.seats().getFirst();
      for (String key : facet.keys(game, List.of(first))) {
        counts(facet).of(key).add(game.isWonBy(first), game.result().draw(), game.even());
        PublicStatistics.people(game.seats()).forEach(people(facet, key)::add);
      }
    }

    private Counts counts(Facet facet) {
      return by.computeIfAbsent(facet, _ -> new Counts());
    }

    private Set<String> people(Facet facet, String key) {
      return people.computeIfAbsent(facet.text() + " " + key, _ -> new HashSet<>());
    }

    /** What two heroes have to do with each other is told of both or of none. */
    private boolean isTold(Facet facet, String key) {
      boolean many = people(facet, key).size() >= FEW;
      if (facet != Facet.PAIRING || !many) {
        return many;
      }
      String[] heroes = key.split("\\.", 2);
      return people(facet, heroes[1] + "." + heroes[0]).size() >= FEW;
    }

    void write(ObjectNode json) {
      json.put("games", games);
      ObjectNode lists = json.putObject("by");
      for (Facet facet : TOLD) {
        lists.set(facet.text(), counts(facet).json((key, _) -> isTold(facet, key)));
      }
    }
  }
}
