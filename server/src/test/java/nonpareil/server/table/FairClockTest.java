package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;

/** Somebody with a client of his own, or a server in trouble, changes nobody's time. */
final class FairClockTest {

  private static final String DECISION = "'clock': {'kind': 'decision', 'seconds': 40}";
  private static final String GAME = "'clock': {'kind': 'game', 'seconds': 600, 'increment': 5}";

  /** A server that is not just starting: then nobody is charged for coming back. */
  private static Hall awake() {
    return awake(new Hall());
  }

  private static Hall awake(Hall hall) {
    hall.time.advance(Duration.ofMinutes(2));
    return hall;
  }

  private static Duration seconds(int n) {
    return Duration.ofSeconds(n);
  }

  private static long left(Guest guest, int seat) {
    return guest.frame().path("clock").path("left").path(String.valueOf(seat)).asLong();
  }

  /** What a seat has left, as somebody sees it who looks just now. */
  private static long leftNow(Duel duel, int seat) {
    Guest eve = duel.hall.watch(Hall.EVE, duel.table);
    long left = left(eve, seat);
    eve.unwatches();
    return left;
  }

  private static long budgetNow(Duel duel, int seat) {
    Guest eve = duel.hall.watch(Hall.EVE, duel.table);
    eve.unwatches();
    return eve.frame().path("clock").path("budget").path(String.valueOf(seat)).asLong();
  }

  private static void shown(Duel duel) {
    duel.hall.time.advance(Duration.ofMillis(duel.bob.frame().path("pause").asLong()));
  }

  // ---- lost connections

  @Test
  void whoLeavesByAMessageHasNoGrace() {
    try (var hall = awake()) {
      var duel = new Duel(hall, DECISION).until(1, "action");
      int before = duel.number();
      for (int i = 0; i < 10; i++) {
        duel.ann.unwatches();
        hall.time.advance(seconds(50));
        duel.ann.watch(null, 1);
      }
      assertThat(duel.number() - before).as("decisions that ran out").isGreaterThanOrEqualTo(10);
      assertThat(budgetNow(duel, 1)).isEqualTo(180_000);
    }
  }

  @Test
  void connectionsThatAreLostAgainAndAgainStopTheClockForAWhileOnly() {
    try (var hall = awake()) {
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 300}").until(1, "action");
      shown(duel);
      for (int i = 0; i < 10; i++) {
        duel.ann.leaves();
        hall.time.advance(seconds(50));
        duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      }
      assertThat(duel.state()).as("500 seconds, of which a minute was free").isEqualTo("over");
      assertThat(duel.bob.frame().path("result").path("cause").asText()).isEqualTo("time");
    }
  }

  @Test
  void theOthersAreToldThatTheClockStoodStill() {
    try (var hall = awake()) {
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 300}").until(1, "action");
      shown(duel);
      long before = leftNow(duel, 1);
      duel.ann.leaves();
      hall.time.advance(seconds(40));
      duel.ann.watch(duel.ann.number(), 1);
      for (Guest guest : List.of(duel.ann, duel.bob)) {
        JsonNode clock = guest.last("clock").path("clock");
        assertThat(clock.path("left").path("1").asLong()).isEqualTo(before);
        assertThat(clock.path("running").asInt()).isEqualTo(1);
      }
      int told = duel.bob.all("clock").size();
      hall.watch(Hall.EVE, duel.table);
      assertThat(duel.bob.all("clock")).as("a spectator changes nothing").hasSize(told);
    }
  }

  @Test
  void threeMinutesAreForAWholeGame() {
    try (var hall = awake()) {
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 600}");
      for (int decision = 0; decision < 4; decision++) {
        shown(duel);
        duel.until(d -> d.ann.isAsked());
        shown(duel);
        long before = leftNow(duel, 1);
        duel.ann.leaves();
        hall.time.advance(seconds(60));
        duel.ann = hall.watch(Hall.ANN, duel.table, 1);
        assertThat(before - left(duel.ann, 1)).isEqualTo(decision < 3 ? 0 : 60_000);
        assertThat(budgetNow(duel, 1)).isEqualTo(decision < 3 ? (2 - decision) * 60_000L : 0);
        duel.ann.chooses(1, duel.ann.options().getFirst());
      }
    }
  }

  @Test
  void otherSocketsAndOtherEyesGiveNoGrace() {
    try (var hall = awake()) {
      var duel = new Duel(hall, DECISION).until(1, "action");
      shown(duel);
      hall.watch(Hall.ANN, duel.table, 1).leaves(); // a second page of hers
      hall.watch(Hall.ANN, duel.table).leaves(); // one that only watches
      hall.time.advance(seconds(10));
      assertThat(leftNow(duel, 1)).isEqualTo(30_000);
      duel.ann.watch(null); // the page goes on without the seat
      hall.time.advance(seconds(10));
      assertThat(leftNow(duel, 1)).isEqualTo(20_000);
      duel.ann.leaves(); // and is closed then
      hall.time.advance(seconds(10));
      assertThat(leftNow(duel, 1)).isEqualTo(10_000);
      assertThat(budgetNow(duel, 1)).isEqualTo(180_000);
    }
  }

  @Test
  void whatIsLeftOfTheGraceOutlivesTheServer() {
    try (var hall = awake()) {
      var duel = new Duel(hall, GAME).until(1, "action");
      shown(duel);
      duel.ann.leaves();
      hall.time.advance(seconds(50));
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      duel.ann.chooses(1, "maneuver");
      hall.restart(Duration.ofHours(1));
      duel.comeBack();
      assertThat(budgetNow(duel, 1)).isEqualTo(130_000);
      assertThat(budgetNow(duel, 2)).isEqualTo(180_000);
    }
  }

  @Test
  void anUndoGivesNoGraceBack() {
    try (var hall = awake()) {
      var duel = new Duel(hall, DECISION);
      shown(duel);
      duel.ann.leaves();
      hall.time.advance(seconds(50));
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.ann.acts(1, "undo");
      shown(duel);
      assertThat(leftNow(duel, 1)).isEqualTo(40_000);
      duel.ann.leaves();
      hall.time.advance(seconds(30));
      assertThat(leftNow(duel, 1)).as("ten seconds were left of the minute").isEqualTo(20_000);
      assertThat(budgetNow(duel, 1)).isEqualTo(120_000);
    }
  }

  // ---- increments

  /** A maneuver with all its choices; how they are sent is up to the client. */
  private static long leftAfterManeuver(boolean batch) {
    try (var hall = awake()) {
      var duel = new Duel(hall, GAME).until(1, "action");
      duel.ann.chooses(1, "maneuver");
      var choices = new ArrayList<String>();
      var plan = new Duel(hall, GAME).until(1, "action");
      plan.ann.chooses(1, "maneuver");
      while (plan.ann.isAsked() && !plan.ann.kind().equals("action")) {
        String choice = plan.ann.options().contains("none") ? "none" : "done";
        choices.add(choice);
        plan.ann.chooses(1, choice);
      }
      assertThat(choices).hasSizeGreaterThan(1);
      if (batch) {
        duel.ann.chooses(1, choices.toArray(String[]::new));
      } else {
        choices.forEach(choice -> duel.ann.chooses(1, choice));
      }
      assertThat(duel.ann.kind()).isEqualTo("action");
      return left(duel.ann, 1);
    }
  }

  @Test
  void anActionEarnsOneIncrementHoweverItIsSent() {
    long batch = leftAfterManeuver(true);
    assertThat(batch).isEqualTo(605_000);
    assertThat(leftAfterManeuver(false)).isEqualTo(batch);
  }

  /** Attacks and takes that back, for ever. */
  @Test
  void nobodyGainsTimeByTakingBack() {
    try (var hall = awake()) {
      var duel = new Duel(hall, "'clock': {'kind': 'game', 'seconds': 60, 'increment': 60}");
      toAttack(duel);
      shown(duel);
      long before = leftNow(duel, 1);
      duel.ann.chooses(1, duel.ann.options("attack").getFirst());
      assertThat(left(duel.ann, 1)).isEqualTo(before + 60_000);
      duel.ann.acts(1, "undo");
      assertThat(left(duel.ann, 1)).isEqualTo(before);
      for (int i = 0; i < 50 && duel.state().equals("playing"); i++) {
        duel.ann.chooses(1, duel.ann.options("attack").getFirst());
        shown(duel);
        hall.time.advance(seconds(50));
        if (duel.state().equals("playing")) {
          duel.ann.acts(1, "undo");
        }
      }
      assertThat(duel.bob.frame().path("result").path("cause").asText()).isEqualTo("time");
    }
  }

  /** Both go on with their first options until Ann may attack. */
  private static void toAttack(Duel duel) {
    duel.until(d -> d.isAsked(1, "action") && !d.ann.options("attack").isEmpty());
  }

  // ---- a server in trouble

  @Test
  void theClockOnTheWallMayJump() {
    for (Duration jump : List.of(Duration.ofHours(1), Duration.ofHours(-1))) {
      try (var hall = awake(Hall.alone())) {
        var duel = new Duel(hall, DECISION).until(1, "action");
        shown(duel);
        hall.time.advance(seconds(10));
        int before = duel.number();
        hall.time.jump(jump);
        hall.time.advance(seconds(5));
        assertThat(duel.number()).isEqualTo(before);
        assertThat(leftNow(duel, 1)).isEqualTo(25_000);
        duel.ann.chooses(1, "maneuver");
        shown(duel);
        hall.time.advance(seconds(5));
        hall.time.jump(jump.negated().multipliedBy(3));
        hall.restart(seconds(5));
        duel.comeBack();
        assertThat(left(duel.ann, 1)).isEqualTo(35_000);
        hall.time.advance(seconds(36));
        assertThat(hall.stored(duel.table)).as("and it runs on").isEqualTo(before + 2);
      }
    }
  }

  @Test
  void aServerThatStoodStillCostsNobodyTime() {
    for (String clock : List.of(DECISION, GAME, "'clock': {'kind': 'days', 'days': 1}")) {
      try (var hall = awake(Hall.alone())) {
        var duel = new Duel(hall, clock).until(1, "action");
        shown(duel);
        hall.time.advance(seconds(10));
        long before = leftNow(duel, 1);
        int number = duel.number();
        hall.time.sleep(Duration.ofDays(3));
        hall.time.advance(Duration.ofMillis(1));
        assertThat(duel.number()).isEqualTo(number);
        assertThat(before - leftNow(duel, 1)).isBetween(0L, 1_001L);
      }
    }
  }

  /** Connections break when a server sleeps; it is not people's fault. */
  @Test
  void nobodyIsChargedForComingBackAfterIt() {
    try (var hall = awake()) {
      var duel = new Duel(hall, DECISION).until(1, "action");
      shown(duel);
      hall.time.sleep(Duration.ofHours(1));
      hall.time.advance(seconds(1));
      long before = leftNow(duel, 1);
      duel.ann.leaves();
      hall.time.advance(seconds(20));
      duel.ann = hall.watch(Hall.ANN, duel.table, 1);
      assertThat(leftNow(duel, 1)).isEqualTo(before);
      assertThat(budgetNow(duel, 1)).isEqualTo(180_000);
    }
  }

  @Test
  void nobodyIsAwayBecauseTheServerSlept() {
    try (var hall = awake(Hall.alone())) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.leaves();
      hall.time.advance(Duration.ofMinutes(9));
      hall.time.sleep(Duration.ofDays(3));
      hall.time.jump(Duration.ofDays(3));
      hall.time.advance(Duration.ofSeconds(30));
      assertThat(duel.bob.info().path("seats").get(0).path("away").asBoolean()).isFalse();
      hall.time.advance(Duration.ofSeconds(30));
      assertThat(duel.bob.info().path("seats").get(0).path("away").asBoolean()).isTrue();
    }
  }

  // ---- answers that are on the way

  @Test
  void anAnswerThatHasArrivedInTimeCounts() {
    try (var hall = awake()) {
      var duel = new Duel(hall, DECISION).until(1, "action");
      shown(duel);
      hall.time.advance(seconds(40));
      assertThat(leftNow(duel, 1)).isZero();
      duel.ann.chooses(1, "maneuver"); // it lay in the socket
      assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("choice");
      shown(duel);
      hall.time.advance(seconds(39));
      hall.time.sleep(Duration.ofHours(1)); // the server stops a second before the end
      hall.time.advance(seconds(1).plus(Agenda.LAST_CALL));
      duel.ann.chooses(1, duel.ann.options().getFirst());
      assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("choice");
    }
  }

  /** Ann at a table that has time for her after a while only. */
  private static final class Waiting implements Follower {
    private final Hall hall;
    private boolean waits = true;
    final List<ObjectNode> answers = new ArrayList<>();

    Waiting(Hall hall) {
      this.hall = hall;
    }

    @Override
    public Person person() {
      if (waits) { // the first who asks is the one who has got hold of the table
        waits = false;
        hall.time.advance(seconds(8));
      }
      return Hall.ANN;
    }

    @Override
    public void send(ObjectNode message) {
      answers.add(message);
    }
  }

  @Test
  void toWaitForTheTableCostsNothing() {
    try (var hall = awake(Hall.alone())) {
      var duel = new Duel(hall, GAME).until(1, "action");
      shown(duel);
      hall.time.advance(seconds(10));
      var ann = new Waiting(hall);
      ObjectNode choice = Json.object().put("table", duel.table).put("id", "w");
      choice.put("seat", 1).put("number", duel.number()).putArray("choices").add("maneuver");
      Hall.say(hall.tables, Request.Type.CHOOSE, ann, choice);
      assertThat(ann.answers.getFirst().path("type").asText()).isEqualTo("ack");
      assertThat(left(duel.bob, 1)).isEqualTo(595_000);
    }
  }

  // ---- what counts as a sign of somebody

  @Test
  void onlyWhatIsAcceptedCounts() {
    try (var hall = awake()) {
      var duel = new Duel(hall, DECISION).until(1, "action");
      for (int i = 0; i < Presence.DECISIONS; i++) {
        hall.time.advance(seconds(30));
        duel.ann.choose(1, "dance");
        duel.ann.act(1, "allow-undo");
        duel.ann.act(1, "here");
        duel.ann.act(1, "hide");
        duel.ann.ask(1, "reach", "{}");
        duel.ann.unwatches();
        duel.ann.watch(null, 1);
        hall.watch(Hall.ANN, duel.table, 1).leaves();
        hall.time.advance(seconds(14));
      }
      assertThat(duel.bob.info().path("seats").get(0).path("away").asBoolean()).isTrue();
      duel.ann.acts(1, "offer-draw");
      assertThat(duel.bob.info().path("seats").get(0).path("away").asBoolean()).isFalse();
    }
  }
}
