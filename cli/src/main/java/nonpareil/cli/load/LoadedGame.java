package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import nonpareil.engine.game.Mode;
import org.jspecify.annotations.Nullable;

/**
 * Visitors at one table who choose at random among what they are offered. A choice has a time at
 * which it was meant to be sent; what counts is how long after that all others have seen it.
 */
final class LoadedGame {

  /** Who is told of results. */
  interface Watch {
    /** All others have seen a choice so long after it was meant to be sent. */
    void seen(long nanos);

    void failed(String what);

    void lost(String why);

    /** Somebody sees the table for the first time. */
    void seated(String table);

    /** Somebody sees the table again. */
    void back();
  }

  private record Asked(int number, String option) {}

  private final Watch watch;
  private final SplittableRandom random;
  private final Mode mode;
  private final Visitor[] visitors;
  private final @Nullable Asked[] asked;
  private final boolean[] there;
  private final boolean[] wasThere;

  /** A choice that not all others have seen yet. */
  private static final class Sent {
    private final long meant;
    private int unseen;

    Sent(long meant, int unseen) {
      this.meant = meant;
      this.unseen = unseen;
    }
  }

  /** The choices that not all others have seen yet, by their number. */
  private final Map<Integer, Sent> sent = new HashMap<>();

  private String table = "";
  private long due;
  private boolean over;

  /** Nobody is asked: the table pretends to think, so that a hidden card stays hidden. */
  private boolean resting;

  private int count;

  LoadedGame(Watch watch, Mode mode, List<Visitor> people, long seed) {
    this.watch = watch;
    this.mode = mode;
    visitors = people.toArray(Visitor[]::new);
    asked = new @Nullable Asked[visitors.length];
    there = new boolean[visitors.length];
    wasThere = new boolean[visitors.length];
    random = new SplittableRandom(seed);
  }

  /** All agree on a table of their own and sit down; waits for the server, so call it elsewhere. */
  void begin(Crowd crowd) throws IOException, InterruptedException {
    String others = ",{\"who\":\"link\",\"hero\":\"random\"}".repeat(visitors.length - 1);
    JsonNode made =
        visitors[0].post(
            "/api/tables",
            """
            {"mode":"%s","seats":[{"who":"me","hero":"random"}%s],"board":"random","first":1,"watch":"list"}\
            """
                .formatted(mode.text(), others));
    String id = made.get("table").get("table").asText();
    for (int i = 1; i < visitors.length; i++) {
      String secret = made.get("invitations").get(String.valueOf(i + 1)).asText();
      visitors[i].post("/api/tables/" + id + "/join", "{\"secret\":\"" + secret + "\"}");
    }
    crowd.execute(() -> sit(crowd, id));
  }

  private void sit(Crowd crowd, String id) {
    for (int i = 0; i < visitors.length; i++) {
      visitors[i].leave(table);
      asked[i] = null;
      there[i] = false;
      wasThere[i] = false;
    }
    table = id;
    over = false;
    sent.clear();
    for (int i = 0; i < visitors.length; i++) {
      visitors[i].sit(crowd, id, new Chair(i));
    }
  }

  boolean isOver() {
    return over;
  }

  /** The next game is on its way. */
  void beginning() {
    over = false;
    there[0] = false;
  }

  private boolean complete() {
    for (boolean sees : there) {
      if (!sees) {
        return false;
      }
    }
    return true;
  }

  /** A choice is due now; it is sent as soon as somebody is asked. */
  void due(long now) {
    if (due != 0 || resting || !complete()) {
      return; // the one before is still late: its wait goes on counting
    }
    due = now;
    sendIfAsked();
  }

  private void sendIfAsked() {
    for (int i = 0; i < visitors.length; i++) {
      Asked question = asked[i];
      if (question != null && due != 0) {
        asked[i] = null;
        sent.put(question.number + 1, new Sent(due, visitors.length - 1));
        due = 0;
        visitors[i].send(
            """
            {"type":"choose","id":"%s-%d","table":"%s","seat":%d,"number":%d,"choices":["%s"]}\
            """
                .formatted(table, ++count, table, i + 1, question.number, question.option));
      }
    }
  }

  /** Choices that nobody else has seen after so long. */
  int missing(long before) {
    return (int) sent.values().stream().filter(one -> one.meant < before).count();
  }

  private final class Chair implements Visitor.Chair {
    private final int player;

    Chair(int player) {
      this.player = player;
    }

    @Override
    public int seat() {
      return player + 1;
    }

    @Override
    public void watching() {}

    @Override
    public void heard(Heard message) {
      switch (message.type()) {
        case "frame" -> frame(message);
        case "refused" -> watch.failed("refused: " + message.reason());
        default -> {}
      }
    }

    private void frame(Heard frame) {
      if (frame.seat() != seat()) {
        Sent choice = sent.get(frame.number());
        if (choice != null && --choice.unseen == 0) {
          sent.remove(frame.number());
          watch.seen(System.nanoTime() - choice.meant);
        }
      }
      if (!there[player]) {
        there[player] = true;
        if (wasThere[player]) {
          watch.back();
        } else {
          watch.seated(table);
        }
        wasThere[player] = true;
      }
      resting = frame.asked() == 0;
      asked[player] =
          frame.asked() == seat() && !frame.options().isEmpty()
              ? new Asked(
                  frame.number(), frame.options().get(random.nextInt(frame.options().size())))
              : null;
      over |= frame.over();
      sendIfAsked();
    }

    /** What was on the way is not counted: the table says where it stands when one is back. */
    @Override
    public void lost(String why) {
      there[player] = false;
      asked[player] = null;
      sent.clear();
      due = 0;
      watch.lost(why);
    }
  }
}
