package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import nonpareil.content.Content;
import nonpareil.engine.game.Mode;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.table.Pace;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.RandomPlayer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Robots play whole games of all modes over sockets: people with one seat and with both of a team,
 * beside computers; they take back, resign, offer draws and lose their sockets.
 */
@Execution(ExecutionMode.CONCURRENT)
final class CompanyGamesTest {

  private static final long LIMIT = 120_000_000_000L;

  @TempDir Path folder;

  /** What has been played. */
  private final Set<String> seen = new TreeSet<>();

  private void playAll(int from, int to) {
    try (Server server = Server.start(Settings.forTests(folder), Pace.AT_ONCE)) {
      for (int number = from; number < to; number++) {
        play(server, number);
      }
    }
  }

  @Test
  void wholeGamesOfAllModes() {
    playAll(0, 8);
    assertThat(seen).contains("duel", "free-for-all 3", "free-for-all 4", "teams 4", "two seats");
  }

  /** Every hero and every board in every mode. */
  @Test
  @Tag("long")
  void twoHundredGames() {
    playAll(8, 208);
    for (Mode mode : Mode.values()) {
      for (String hero : Content.bundled().heroIds()) {
        assertThat(seen).contains(mode.text() + " " + hero);
      }
      for (String board : Content.bundled().boardIds()) {
        boolean fits = Content.bundled().board(board).board().starts() >= mode.startSpaces();
        assertThat(seen.contains(mode.text() + " " + board)).isEqualTo(fits);
      }
    }
  }

  private void play(Server server, int number) {
    var random = new Random(number);
    Mode mode = Mode.values()[number % 3];
    int players = mode == Mode.DUEL ? 2 : mode == Mode.FREE_FOR_ALL ? 3 + number / 3 % 2 : 4;
    boolean two = mode == Mode.TEAMS && number / 3 % 2 == 0;
    boolean computer = number % 5 == 0;
    var people = new ArrayList<Caller>();
    people.add(Caller.person(server.port(), "P1"));
    JsonNode made =
        people
            .getFirst()
            .post("/api/tables", wish(number, mode, players, two, computer, random))
            .json();
    String table = made.path("table").path("table").asText();
    for (var invitation : made.path("invitations").properties()) {
      Caller guest = Caller.person(server.port(), "P" + (people.size() + 1));
      String secret = invitation.getValue().asText();
      guest.post("/api/tables/" + table + "/join", "{\"secret\": \"" + secret + "\"}");
      people.add(guest);
    }
    note(people.getFirst().get("/api/tables/" + table).json(), two);
    var robots = new ArrayList<RandomPlayer>();
    for (Caller person : people) {
      robots.add(new RandomPlayer(person, table, seats(person, table), random.nextInt()));
    }
    play(robots, random);
    check(people, table, robots);
  }

  private static String wish(
      int number, Mode mode, int players, boolean two, boolean computer, Random random) {
    List<String> boards =
        Content.bundled().boardIds().stream()
            .filter(b -> Content.bundled().board(b).board().starts() >= mode.startSpaces())
            .toList();
    List<String> heroes = Content.bundled().heroIds();
    var seats = new ArrayList<String>();
    for (int i = 0; i < players; i++) {
      boolean mine = i == 0 || two && i == 2;
      boolean last = i == players - 1;
      String who = mine ? "me" : computer && last ? "computer\",\"level\":\"novice" : "link";
      String hero = heroes.get((number / 3 + i * 3) % heroes.size());
      seats.add("{\"who\":\"%s\",\"hero\":\"%s\"}".formatted(who, hero));
    }
    return "{\"mode\":\"%s\",\"board\":\"%s\",\"edition\":\"%s\",\"mulligan\":%s,\"seats\":%s}"
        .formatted(
            mode.text(),
            boards.get(number / 3 % boards.size()),
            random.nextInt(4) == 0 ? "2019" : "2023",
            random.nextInt(4) == 0,
            seats);
  }

  private void note(JsonNode info, boolean two) {
    String mode = info.path("mode").asText();
    seen.add(mode);
    seen.add(mode + " " + info.path("seats").size());
    seen.add(mode + " " + info.path("board").asText());
    info.path("seats").forEach(seat -> seen.add(mode + " " + seat.path("hero").asText()));
    if (two) {
      seen.add("two seats");
    }
  }

  private static List<Integer> seats(Caller person, String table) {
    var seats = new ArrayList<Integer>();
    for (JsonNode seat : person.get("/api/tables/" + table).json().path("seats")) {
      if (seat.path("you").asBoolean()) {
        seats.add(seat.path("seat").asInt());
      }
    }
    return seats;
  }

  private static void play(List<RandomPlayer> robots, Random random) {
    long end = System.nanoTime() + LIMIT;
    boolean restless = random.nextInt(3) == 0;
    while (!robots.stream().allMatch(RandomPlayer::isOver)) {
      assertThat(System.nanoTime()).as("the game goes on and on").isLessThan(end);
      for (RandomPlayer robot : robots) {
        robot.step(2);
      }
      RandomPlayer one = robots.get(random.nextInt(robots.size()));
      if (random.nextInt(40) == 0) {
        one.act("undo");
      } else if (random.nextInt(60) == 0) {
        one.reconnect();
      } else if (restless && random.nextInt(200) == 0) {
        one.act("resign");
      } else if (restless && random.nextInt(200) == 0) {
        robots.forEach(robot -> robot.act("offer-draw"));
      }
    }
    for (RandomPlayer robot : robots) {
      while (!robot.hasSeenAll()) {
        assertThat(System.nanoTime()).as("the last frames come").isLessThan(end);
        robot.step(20);
      }
    }
  }

  private static void check(List<Caller> people, String table, List<RandomPlayer> robots) {
    JsonNode info = people.getFirst().get("/api/tables/" + table).json();
    assertThat(info.path("state").asText()).isEqualTo("over");
    for (int i = 0; i < robots.size(); i++) {
      RandomPlayer robot = robots.get(i);
      assertThat(Objects.requireNonNull(robot.info()).path("result"))
          .isEqualTo(info.path("result"));
      Set<Integer> numbers = new TreeSet<>();
      for (JsonNode frame : robot.frames()) {
        numbers.add(frame.path("number").asInt());
        onlyOwnHands(frame, info, seats(people.get(i), table));
      }
      assertThat(numbers).contains(info.path("number").asInt());
      assertThat(numbers).hasSize(Collections.max(numbers) - Collections.min(numbers) + 1);
    }
  }

  /** Whose hands a frame shows: of the own seats and, with teams, of the team. */
  private static void onlyOwnHands(JsonNode frame, JsonNode info, List<Integer> mine) {
    boolean teams = info.path("mode").asText().equals("teams");
    int eyes = frame.path("eyes").asInt();
    for (JsonNode player : frame.path("view").path("players")) {
      int seat = player.path("seat").asInt();
      boolean team = teams && (seat - mine.getFirst()) % 2 == 0;
      boolean sees = eyes != 0 && (mine.contains(seat) || team);
      assertThat(player.has("hand")).isEqualTo(sees);
    }
  }
}
