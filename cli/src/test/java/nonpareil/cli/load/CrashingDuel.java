package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * People at a table whose server is killed again and again. They come back by themselves, send
 * again what was not acknowledged, take choices back now and then, talk, and keep their own list of
 * what the server has accepted. All but agreeing on a table happens on the thread of the crowd.
 */
final class CrashingDuel {

  /** What the server said it had stored. */
  record Ack(String table, int number, String id) {}

  /** Who is told what became of it. */
  interface Told {
    /** A record is stored. */
    void acked(Ack ack);

    /** A line of talk is kept. */
    default void said(Ack ack) {}

    /** Somebody whose socket was lost sees the table again. */
    default void back(Duration after) {}

    /** A computer has played after so long. */
    default void computer(Duration after) {}
  }

  /** Against whom, and by which clock. */
  enum Kind {
    PEOPLE("duel", "{\"kind\":\"none\"}", "me", "link"),
    CLOCK("duel", "{\"kind\":\"decision\",\"seconds\":5}", "me", "link"),
    COMPUTER("duel", "{\"kind\":\"none\"}", "me", "computer"),
    FOUR("free-for-all", "{\"kind\":\"none\"}", "me", "link", "link", "link"),
    TEAMS("teams", "{\"kind\":\"decision\",\"seconds\":5}", "me", "link", "computer", "link");

    private final String mode;
    private final String clock;

    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final List<String> seats;

    Kind(String mode, String clock, String... seats) {
      this.mode = mode;
      this.clock = clock;
      this.seats = List.of(seats);
    }

    int people() {
      return (int) seats.stream().filter(who -> !who.equals("computer")).count();
    }

    private String wish() {
      String all =
          seats.stream()
              .map(who -> "{\"who\":\"%s\",\"hero\":\"random\"}".formatted(who))
              .collect(Collectors.joining(","));
      return """
          {"mode":"%s","seats":[%s],"board":"random","first":1,"clock":%s,"watch":"list"}\
          """
          .formatted(mode, all, clock);
    }

    /** The seat of a person, from 0. */
    private int seat(int person) {
      int seat = 0;
      for (int left = person; left > 0 || seats.get(seat).equals("computer"); seat++) {
        left -= seats.get(seat).equals("computer") ? 0 : 1;
      }
      return seat + 1;
    }
  }

  private static final String TALK = "-t";

  private static final Duration BEFORE_ANOTHER_TRY = Duration.ofMillis(200);

  private final Crowd crowd;
  private final Kind kind;
  private final SplittableRandom random;
  private final Told told;
  private final Visitor[] visitors;
  private String table = "";
  private int count;
  private final AtomicInteger undone = new AtomicInteger();
  private volatile boolean stopped;

  CrashingDuel(Crowd crowd, Kind kind, long seed, Told told, Visitor... visitors) {
    this.crowd = crowd;
    this.kind = kind;
    this.told = told;
    this.visitors = visitors;
    random = new SplittableRandom(seed);
  }

  /** Agrees on a table, and waits for the server: not on the thread of the crowd. */
  void begin() throws IOException, InterruptedException {
    JsonNode made = visitors[0].post("/api/tables", kind.wish());
    String id = made.get("table").get("table").asText();
    for (int i = 1; i < visitors.length; i++) {
      String secret = made.get("invitations").get(String.valueOf(kind.seat(i))).asText();
      visitors[i].post("/api/tables/" + id + "/join", "{\"secret\":\"" + secret + "\"}");
    }
    crowd.execute(() -> sit(id));
  }

  private void sit(String id) {
    for (Visitor visitor : visitors) {
      visitor.leave(table);
    }
    table = id;
    for (int i = 0; i < visitors.length; i++) {
      visitors[i].sit(crowd, id, new Chair(id, i));
    }
  }

  int undone() {
    return undone.get();
  }

  void stop() {
    stopped = true;
  }

  /** The next game; the server may be down, so it is tried until it works. */
  private void again() {
    while (!stopped) {
      try {
        begin();
        return;
      } catch (IOException e) {
        try {
          Thread.sleep(BEFORE_ANOTHER_TRY);
        } catch (InterruptedException interrupted) {
          return;
        }
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private final class Chair implements Visitor.Chair {
    private final String table;
    private final int player;
    private final Map<String, String> open = new LinkedHashMap<>();
    private @Nullable Heard frame;
    private int frames;

    /** When the socket was lost, and since when a computer is to play; 0 if it is not so. */
    private long lost;

    private long asked;

    Chair(String table, int player) {
      this.table = table;
      this.player = player;
    }

    @Override
    public int seat() {
      return kind.seat(player);
    }

    @Override
    public void watching() {
      open.values().forEach(visitors[player]::send);
    }

    @Override
    public void heard(Heard message) {
      switch (message.type()) {
        case "ack" -> {
          open.remove(message.id());
          var ack = new Ack(table, message.number(), message.id());
          if (isTalk(message.id())) {
            told.said(ack);
          } else {
            told.acked(ack);
          }
        }
        case "refused" -> {
          open.remove(message.id());
          if (!isTalk(message.id())) {
            soon(false); // unless a newer frame has come, it is still asked
          }
        }
        case "frame" -> {
          time(message);
          frame = message;
          frames++;
          soon(true);
        }
        default -> {}
      }
    }

    private void time(Heard message) {
      long now = System.nanoTime();
      if (lost != 0) {
        told.back(Duration.ofNanos(now - lost));
        lost = 0;
      }
      Heard before = frame;
      if (asked != 0 && (before == null || before.number() < message.number())) {
        told.computer(Duration.ofNanos(now - asked));
        asked = 0;
      }
      if (kind == Kind.COMPUTER && message.options().isEmpty() && !message.over() && asked == 0) {
        asked = now;
      }
    }

    @Override
    public void lost(String why) {
      frame = null; // the next one comes with the table
      lost = lost == 0 ? System.nanoTime() : lost;
    }

    private void soon(boolean mayUndo) {
      int about = frames;
      crowd.later(Duration.ofMillis(random.nextInt(30)), () -> act(about, mayUndo));
    }

    private void act(int which, boolean mayUndo) {
      Heard about = frame;
      if (about == null || which != frames || stopped) {
        return;
      }
      if (about.over()) {
        frame = null;
        if (player == 0) {
          Thread.ofVirtual().start(CrashingDuel.this::again);
        }
        return;
      }
      if (about.options().isEmpty()) {
        return;
      }
      if (random.nextInt(40) == 0) {
        String id = table + TALK + ++count;
        send(
            id,
            "{\"type\":\"say\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"to\":\"table\",\"phrase\":\"hello\"}"
                .formatted(id, table, seat()));
      }
      String id = table + "-" + ++count;
      String text;
      if (kind.seats.size() > 2 && random.nextInt(300) == 0) {
        text =
            "{\"type\":\"act\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"act\":\"resign\"}"
                .formatted(id, table, seat());
      } else if (mayUndo && about.undo() && random.nextInt(6) == 0) {
        undone.incrementAndGet();
        text =
            "{\"type\":\"act\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"act\":\"undo\"}"
                .formatted(id, table, seat());
      } else {
        text =
            "{\"type\":\"choose\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"number\":%d,\"choices\":[\"%s\"]}"
                .formatted(
                    id,
                    table,
                    seat(),
                    about.number(),
                    about.options().get(random.nextInt(about.options().size())));
      }
      send(id, text);
    }

    private void send(String id, String text) {
      open.put(id, text);
      visitors[player].send(text);
    }

    private boolean isTalk(String id) {
      return id.startsWith(table + TALK);
    }
  }
}
