package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.engine.game.Twins;
import nonpareil.server.log.Dealing;
import org.junit.jupiter.api.Test;

/**
 * Sherlock Holmes (Ann) studies Houdini's (Bob's) hand. Houdini might stop him with A Magician
 * Never Reveals His Secrets: nobody else learns whether he holds it, neither by what is asked nor
 * by how long it takes.
 */
final class PretenceTest {

  private static final String MAGICIAN = "a-magician-never-reveals-his-secrets";
  private static final String OTHER = "set-the-stage";
  private static final int MOST_STEPS = 200;
  private static final String NO_CLOCK = "{'kind': 'none'}";
  private static final String CLOCK = "{'kind': 'game', 'seconds': 900, 'increment': 5}";

  private static final String LONG = "{'kind': 'game', 'seconds': 7200, 'increment': 0}";

  private static final Board BOARD = Content.bundled().board("sarpedon").board();

  /** A duel up to where Houdini might be asked. */
  private static final class Case implements AutoCloseable {
    final Hall hall;
    final Guest ann;
    final Guest bob;
    final Guest eve;

    /** How long Bob takes to choose. */
    Supplier<Duration> bobTakes = () -> Duration.ofSeconds(3);

    /**
     * @param held the card in Houdini's hand that nobody knows of
     * @param buried the one that lies at the bottom of his deck
     * @param chance what the pauses come from
     */
    Case(String held, String buried, int chance, String clock) {
      var normal = Pace.NORMAL;
      var pace =
          new Pace(
              normal.think(),
              normal.pretendLeast(),
              normal.pretendMost(),
              normal.unwatched(),
              new SplittableRandom(chance));
      hall = new Hall(pace, game -> deal(game, held, buried));
      ObjectNode made =
          hall.create(
              Hall.ANN,
              "{'board': 'sarpedon', 'first': 1, 'clock': "
                  + clock
                  + ", 'seats': [{'who': 'me', 'hero': 'sherlock-holmes'},"
                  + " {'who': 'link', 'hero': 'houdini'}]}");
      String table = made.path("table").path("table").asText();
      hall.join(table, Hall.BOB, made.path("invitations").path("2").asText(), null, null);
      eve = hall.watch(Hall.EVE, table);
      bob = hall.watch(Hall.BOB, table, 2);
      ann = hall.watch(Hall.ANN, table, 1);
    }

    /** Houdini can draw attacks only for a while, so that he cannot defend. */
    private static State deal(Game game, String held, String buried) {
      State dealt = Dealing.SHUFFLED.deal(game.withSeed(1));
      List<String> houdini =
          List.of(
              held,
              "flourish",
              "flourish",
              "flourish",
              "flourish",
              "an-illusion-of-my-own-design",
              "an-illusion-of-my-own-design",
              "the-big-reveal",
              "the-big-reveal",
              "for-my-next-trick",
              "for-my-next-trick");
      State laid = Twins.laid(dealt, 1, houdini, buried);
      return Twins.laid(laid, 0, List.of("study-methods", "study-methods"), "confirm-suspicion");
    }

    /** Whether Houdini's reaction is waited for, as others see it. */
    boolean isWaiting() {
      JsonNode prompt = ann.prompt();
      return prompt.path("seat").isNull() && !ann.frame().path("kind").asText().equals("ended");
    }

    /** Plays on until Houdini is to defend against Study Methods, or further until he may react. */
    void play(boolean untilDefense) {
      for (int i = 0; !isWaiting(); i++) {
        assertThat(i).as("it came so far").isLessThan(MOST_STEPS);
        Guest asked = ann.isAsked() ? ann : bob;
        assertThat(asked.isAsked()).isTrue();
        if (untilDefense && asked == bob && bob.kind().equals("defense-card")) {
          return;
        }
        hall.time.advance(asked == bob ? bobTakes.get() : Duration.ofSeconds(3));
        asked.chooses(asked == ann ? 1 : 2, choice(asked));
      }
    }

    /** Both go towards each other; Holmes attacks with Study Methods, Houdini does nothing. */
    private String choice(Guest asked) {
      if (asked.kind().equals("action")) {
        List<String> attacks = asked.options("attack");
        return asked == ann && !attacks.isEmpty() ? attacks.getFirst() : "maneuver";
      }
      if (asked.options().contains("card study-methods") && asked.kind().equals("attack-card")) {
        return "card study-methods";
      }
      if (asked.kind().equals("move")) {
        return move(asked);
      }
      for (String quiet : List.of("none", "no", "done", "stay", "card flourish")) {
        if (asked.options().contains(quiet)) {
          return quiet;
        }
      }
      return asked.options().getFirst();
    }

    private String move(Guest asked) {
      String hero = asked == ann ? "1.sherlock-holmes" : "2.houdini";
      int enemy = BOARD.space(space(asked, asked == ann ? "2.houdini" : "1.sherlock-holmes"));
      String best = "done";
      int nearest = distance(BOARD.space(space(asked, hero)), enemy);
      for (String option : asked.options("move " + hero)) {
        int there = distance(BOARD.space(option.substring(option.lastIndexOf(' ') + 1)), enemy);
        if (there < nearest) {
          nearest = there;
          best = option;
        }
      }
      return best;
    }

    private static String space(Guest guest, String fighter) {
      for (JsonNode f : guest.frame().path("view").path("fighters")) {
        if (f.path("id").asText().equals(fighter)) {
          return f.path("space").asText();
        }
      }
      throw new AssertionError(fighter);
    }

    private static int distance(int from, int to) {
      int steps = 0;
      for (long reached = 1L << from; (reached >>> to & 1) == 0; steps++) {
        reached |= BOARD.neighbours(reached);
      }
      return steps;
    }

    /** Bob goes away and the computer plays on for him until he may react. */
    void giveAway() {
      bob.leaves();
      hall.time.advance(Presence.AWAY);
      hall.settle();
      ann.acts(1, "give-seat", "{'to': 2, 'level': 'novice'}");
      while (!isWaiting()) {
        hall.pass(Duration.ofMillis(100));
      }
    }

    /** How long what happened last is being shown. */
    Duration showing() {
      return Duration.ofMillis(ann.frame().path("pause").asLong());
    }

    /** How long it takes until the reaction is answered by the server. */
    Duration answered() {
      int number = ann.number();
      while (ann.number() == number) {
        assertThat(Duration.between(asked(), hall.time.instant()))
            .isLessThan(Hesitation.MOST.plusSeconds(1));
        hall.pass(Duration.ofMillis(20));
      }
      return Duration.between(asked(), at(ann.frames().get(number + 1)));
    }

    private Instant asked() {
      int number = ann.frames().size() - 1;
      while (!ann.frames().get(number).path("prompt").path("reaction").asBoolean()
          && !ann.frames().get(number).path("prompt").path("seat").isNull()) {
        number--;
      }
      JsonNode frame = ann.frames().get(number);
      return at(frame).plusMillis(frame.path("pause").asLong());
    }

    private static Instant at(JsonNode frame) {
      return Instant.parse(frame.path("at").asText());
    }

    @Override
    public void close() {
      hall.close();
    }
  }

  @Test
  void whetherTheCardIsHeldIsSeenByNobody() {
    var pauses = new ArrayList<Duration>();
    for (int chance = 0; chance < 6; chance++) {
      try (var without = new Case(OTHER, MAGICIAN, chance, CLOCK);
          var with = new Case(MAGICIAN, OTHER, chance, CLOCK)) {
        without.play(false);
        with.play(false);
        assertThat(without.bob.isAsked()).isFalse();
        assertThat(with.bob.options()).containsExactlyInAnyOrder("yes", "no");
        assertThat(with.bob.prompt().path("reaction").asBoolean()).isTrue();
        Duration pause = without.answered();
        pauses.add(pause);
        // Bob takes as long here.
        with.hall.time.advance(
            Duration.between(with.hall.time.instant(), at(without.ann, with.ann.number() + 1)));
        with.bob.chooses(2, "no");
        assertThat(with.eve.shown()).isEqualTo(without.eve.shown());
        // In the end Ann sees the hand: until then, and besides that, there is no difference.
        List<ObjectNode> seen = with.ann.shown();
        List<ObjectNode> expected = without.ann.shown();
        for (ObjectNode last : List.of(seen.getLast(), expected.getLast())) {
          last.remove(List.of("view", "hash"));
        }
        assertThat(seen).isEqualTo(expected);
      }
    }
    assertThat(pauses).doesNotHaveDuplicates();
  }

  private static Instant at(Guest guest, int number) {
    return Instant.parse(guest.frames().get(number).path("at").asText());
  }

  private static boolean isInRange(Duration pause) {
    return pause.compareTo(Pace.NORMAL.pretendLeast()) >= 0
        && pause.compareTo(Pace.NORMAL.pretendMost()) <= 0;
  }

  /** The same chance leads to the same pause, whatever is held. */
  @Test
  void thePauseFollowsFromChanceAlone() {
    for (int chance = 0; chance < 3; chance++) {
      try (var one = new Case(OTHER, MAGICIAN, chance, CLOCK);
          var two = new Case("sleight-of-hand", MAGICIAN, chance, CLOCK)) {
        one.play(false);
        two.play(false);
        assertThat(one.answered()).isEqualTo(two.answered());
        assertThat(two.ann.frames().stream().map(f -> f.path("at")).toList())
            .isEqualTo(one.ann.frames().stream().map(f -> f.path("at")).toList());
      }
    }
  }

  /** Bob is away and the computer plays for him: it takes as long with the card as without. */
  @Test
  void aComputerTakesAsLongWithTheCardAsWithout() {
    var pauses = new ArrayList<Duration>();
    for (int chance = 0; chance < 6; chance++) {
      try (var without = new Case(OTHER, MAGICIAN, chance, NO_CLOCK);
          var with = new Case(MAGICIAN, OTHER, chance, NO_CLOCK)) {
        for (Case c : List.of(without, with)) {
          c.play(true);
          c.giveAway();
        }
        assertThat(with.ann.shown()).isEqualTo(without.ann.shown());
        Duration pause = without.answered();
        assertThat(with.answered()).isEqualTo(pause);
        pauses.add(pause);
      }
    }
    assertThat(pauses).allMatch(PretenceTest::isInRange).doesNotHaveDuplicates();
  }

  /** Who is not there answers nothing, whether there is something to answer or not. */
  @Test
  void nobodyAnswersWhoIsNotThere() {
    try (var without = new Case(OTHER, MAGICIAN, 1, NO_CLOCK);
        var with = new Case(MAGICIAN, OTHER, 1, NO_CLOCK)) {
      for (Case c : List.of(without, with)) {
        c.play(false);
        c.bob.leaves();
        c.hall.pass(Duration.ofMinutes(4));
        c.hall.restart(Duration.ofMinutes(1));
        c.ann.watch(c.ann.number(), 1);
        c.hall.pass(Duration.ofMinutes(1));
      }
      assertThat(with.ann.shown()).isEqualTo(without.ann.shown());
      assertThat(without.isWaiting()).isTrue();
      int number = without.ann.number();
      without.bob.watch(number, 2);
      without.hall.time.advance(Duration.ofMillis(299));
      assertThat(without.ann.number()).isEqualTo(number);
      without.hall.time.advance(Hesitation.MOST);
      assertThat(without.ann.number()).isEqualTo(number + 1);
    }
  }

  // ---- as long as a person takes

  private static final int TABLES = 50;

  /** Below this the chance is one in a thousand that two samples of so many differ more. */
  private static final double ALIKE = 1.95 * Math.sqrt(2.0 / TABLES);

  /**
   * Quick people and slow ones, who think long now and then. How long the pretences at many tables
   * took is compared with how long the same people take to decide: neither the middle nor the tail
   * tells who was really asked.
   */
  @Test
  void aPretenceTakesAsLongAsThePersonDoes() {
    for (double half : List.of(1_500.0, 4_000.0, 12_000.0)) {
      var people = new Random(7);
      Supplier<Duration> takes =
          () -> Duration.ofMillis((long) (half * Math.exp(0.7 * people.nextGaussian())));
      var pretended = new ArrayList<Duration>();
      var real = new ArrayList<Duration>();
      for (int chance = 0; chance < TABLES; chance++) {
        try (var without = new Case(OTHER, MAGICIAN, chance, chance % 2 == 0 ? NO_CLOCK : LONG)) {
          without.bobTakes = () -> without.showing().plus(takes.get());
          without.play(false);
          pretended.add(without.answered());
          real.add(takes.get());
        }
      }
      assertThat(distance(pretended, real)).as("half within %s ms", half).isLessThan(ALIKE);
      Duration longTime = Duration.ofMillis((long) (half * 2.2));
      assertThat(pretended).as("long thinking").anyMatch(t -> t.compareTo(longTime) > 0);
    }
  }

  /** How far two samples are apart where they are farthest: Kolmogorov and Smirnov. */
  private static double distance(List<Duration> some, List<Duration> others) {
    double most = 0;
    for (Duration at : some) {
      most = Math.max(most, Math.abs(part(some, at) - part(others, at)));
    }
    return most;
  }

  private static double part(List<Duration> times, Duration until) {
    return times.stream().filter(t -> t.compareTo(until) <= 0).count() / (double) times.size();
  }

  /** For a few seconds the clock runs for nobody; then it runs for a pretence as in earnest. */
  @Test
  void theClockRunsForAPretenceAsItWouldInEarnest() {
    for (int chance = 0; chance < 3; chance++) {
      try (var without = new Case(OTHER, MAGICIAN, chance, LONG);
          var with = new Case(MAGICIAN, OTHER, chance, LONG)) {
        for (Case c : List.of(without, with)) {
          c.bobTakes = () -> Duration.ofSeconds(20);
          c.play(false);
        }
        long before = left(without.ann);
        Duration took = without.answered();
        long charged = Math.max(0, took.minus(Pace.NORMAL.pretendMost()).toMillis());
        assertThat(before - left(without.ann)).isEqualTo(charged);
        with.hall.time.advance(
            Duration.between(with.hall.time.instant(), at(without.ann, with.ann.number() + 1)));
        with.bob.chooses(2, "no");
        assertThat(left(with.ann)).isEqualTo(left(without.ann));
      }
    }
  }

  /** A pretence takes little of what somebody has left for the game, however slow he is. */
  @Test
  void nobodyLosesByAPretence() {
    for (int chance = 0; chance < 3; chance++) {
      try (var without =
          new Case(OTHER, MAGICIAN, chance, "{'kind': 'game', 'seconds': 700, 'increment': 0}")) {
        without.bobTakes = () -> Duration.ofSeconds(30);
        without.play(false);
        long before = left(without.ann);
        without.answered();
        assertThat(left(without.ann)).isGreaterThanOrEqualTo(before * 9 / 10);
      }
    }
  }

  private static long left(Guest guest) {
    return guest.frame().path("clock").path("left").path("2").asLong();
  }
}
