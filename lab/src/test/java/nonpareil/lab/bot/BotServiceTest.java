package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import nonpareil.ai.PlayerNames;
import nonpareil.content.Content;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Our players as opponents: this test is the program that has started us. */
final class BotServiceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Content CONTENT = Content.bundled();
  private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1}";

  /** Talks until all requests are used up; returns every message that came. */
  private static List<JsonNode> talk(String hello, List<String> requests, String choice)
      throws Exception {
    return talk("random", hello, requests, choice);
  }

  private static List<JsonNode> talk(
      String player, String hello, List<String> requests, String choice) throws Exception {
    var toService = new PipedOutputStream();
    var fromService = new PipedInputStream(1 << 20);
    var service =
        new BotService(
            CONTENT,
            player,
            Duration.ofSeconds(20),
            new PipedInputStream(toService),
            new PipedOutputStream(fromService));
    Thread thread = Thread.ofPlatform().daemon().start(service::run);
    var messages = new ArrayList<JsonNode>();
    var open = new ArrayList<>(requests);
    try (var lines =
            new BufferedReader(new InputStreamReader(fromService, StandardCharsets.UTF_8));
        var say = new PrintWriter(toService, true, StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode message = JSON.readTree(line);
        messages.add(message);
        String type = message.get("type").asText();
        if (type.equals("hello")) {
          say.println(hello);
        }
        if (type.equals("choose")) {
          say.println(choice);
        } else if (!type.equals("start")) {
          if (open.isEmpty()) {
            toService.close();
          } else {
            say.println(open.removeFirst());
          }
        }
      }
    }
    thread.join(Duration.ofSeconds(20));
    return messages;
  }

  private static List<String> types(List<JsonNode> messages) {
    return messages.stream().map(m -> m.get("type").asText()).distinct().toList();
  }

  @Test
  void gamesArePlayedOnRequest() throws Exception {
    var messages =
        talk(
            HELLO,
            List.of(
                "{\"type\":\"play\",\"heroes\":[\"alice\",\"genie\"],\"board\":\"soho\",\"seat\":2,\"seed\":7}",
                "{\"type\":\"play\"}"),
            "{\"type\":\"choice\",\"option\":0}");
    assertThat(types(messages)).containsExactly("hello", "start", "choose", "end");
    var starts = messages.stream().filter(m -> m.get("type").asText().equals("start")).toList();
    assertThat(starts).hasSize(2);
    assertThat(starts.getFirst().get("seat").asInt()).isEqualTo(2);
    assertThat(starts.getFirst().at("/players/0/hero").asText()).isEqualTo("alice");
    assertThat(starts.getFirst().at("/board/id").asText()).isEqualTo("soho");
    var ends = messages.stream().filter(m -> m.get("type").asText().equals("end")).toList();
    assertThat(ends)
        .hasSize(2)
        .allSatisfy(e -> assertThat(e.get("result").asText()).isIn("won", "lost"));
  }

  @Test
  void badRequestsAreToldAndTheNextOneIsServed() throws Exception {
    Map<String, String> faults = new LinkedHashMap<>();
    faults.put("banana", "sent \"banana\", expected a JSON object in one line");
    faults.put("{\"type\":\"dance\"}", "expected {\"type\":\"play\",…}");
    faults.put(play("hero", "\"alice\""), "found \"hero\", expected one of [type, heroes, board");
    faults.put(play("heroes", "[\"alise\",\"genie\"]"), "did you mean \"alice\"?");
    faults.put(play("heroes", "\"alice\""), "heroes: found \"alice\", expected a list of ids");
    faults.put(play("heroes", "[1,2]"), "heroes: found \"1\", expected the id of a hero");
    faults.put(play("heroes", "[\"alice\"]"), "mode duel needs 2 players, found 1");
    faults.put(play("board", "\"atlantis\""), "found \"atlantis\", expected a board");
    faults.put(
        play("mode", "\"solo\""), "mode: found \"solo\", expected duel, free-for-all or teams");
    faults.put(play("edition", "\"2020\""), "edition: found \"2020\", expected 2019 or 2023");
    faults.put(play("seat", "3"), "seat: found 3, expected one from 1 to 2");
    faults.put(play("seat", "\"two\""), "seat: found \"two\", expected a number from 1");
    faults.put(play("seed", "\"x\""), "seed: found \"x\", expected a 64-bit number");
    var requests = new ArrayList<>(faults.keySet());
    requests.add("{\"type\":\"play\"}");
    var messages = talk(HELLO, requests, "{\"type\":\"choice\",\"option\":0}");
    int i = 1;
    for (String fault : faults.values()) {
      assertThat(messages.get(i).get("type").asText()).isEqualTo("error");
      assertThat(messages.get(i++).get("message").asText()).contains(fault);
    }
    assertThat(messages.get(i).get("type").asText()).isEqualTo("start");
    assertThat(messages.getLast().get("type").asText()).isEqualTo("end");
  }

  private static String play(String field, String value) {
    return "{\"type\":\"play\",\"%s\":%s}".formatted(field, value);
  }

  @ParameterizedTest
  @EnumSource
  void everyModeIsPlayedWithoutFurtherWords(Mode mode) throws Exception {
    String request = play("mode", "\"" + mode.text() + "\"");
    var messages = talk(HELLO, List.of(request), "{\"type\":\"choice\",\"option\":0}");
    assertThat(messages.get(1).get("mode").asText()).isEqualTo(mode.text());
    assertThat(messages.get(1).get("players").size()).isEqualTo(mode.mostPlayers());
    assertThat(messages.getLast().get("result").asText()).isIn("won", "lost", "draw");
  }

  /** docs/bots.md names every field that is sent and every kind of question. */
  @Test
  void everythingThatIsSentIsDocumented() throws Exception {
    var names = new TreeSet<String>();
    for (DecisionKind kind : DecisionKind.values()) {
      names.add(kind.text());
    }
    names.remove(DecisionKind.NONE.text());
    String request = play("heroes", "[\"invisible-man\",\"alice\"]");
    for (JsonNode message : talk(HELLO, List.of(request), "{\"type\":\"choice\",\"option\":0}")) {
      collectNames(message, names);
    }
    assertThat(names).contains("handSize", "cause", "tokens", "attackCard", "bytes");
    String doc = Files.readString(Path.of("../docs/bots.md"));
    assertThat(names).allMatch(n -> doc.contains("`" + n + "`") || doc.contains("\"" + n + "\""));
  }

  private static void collectNames(JsonNode node, Set<String> names) {
    node.fieldNames().forEachRemaining(names::add);
    node.forEach(child -> collectNames(child, names));
  }

  @Test
  void nonsenseInAGameLosesIt() throws Exception {
    var messages =
        talk(
            HELLO,
            List.of("{\"type\":\"play\"}", "{\"type\":\"play\"}"),
            "{\"type\":\"choice\",\"option\":\"fly\"}");
    var ends = messages.stream().filter(m -> m.get("type").asText().equals("end")).toList();
    assertThat(ends)
        .hasSize(2)
        .allSatisfy(
            e -> {
              assertThat(e.get("result").asText()).isEqualTo("lost");
              assertThat(e.get("ended").asText()).isEqualTo("forfeit");
              assertThat(e.get("note").asText()).contains("text of an option");
            });
  }

  @Test
  void anotherProtocolIsRefused() throws Exception {
    var messages = talk("{\"type\":\"hello\",\"protocol\":2}", List.of("x"), "x");
    assertThat(types(messages)).containsExactly("hello", "error");
  }

  // ---- questions of games that are played elsewhere

  /** Every so many questions of a random game, as the lab asks them of a bot. */
  private static List<ObjectNode> questions(Mode mode, int every, List<View> views) {
    List<Hero> heroes =
        Stream.of("sherlock-holmes", "houdini", "invisible-man", "sinbad")
            .limit(mode.mostPlayers())
            .map(id -> CONTENT.hero(id).hero())
            .toList();
    Board board = CONTENT.board("sarpedon").board();
    var rules = new Rules();
    var dice = new SplittableRandom(8);
    State s = rules.start(new Game(new Setup(Edition.BOOK_2023, mode, board, heroes, 6)));
    var gameJson = new GameJson(CONTENT);
    var asked = new ArrayList<ObjectNode>();
    for (int n = 0; !s.isOver(); n++) {
      View view = View.of(s, s.decider());
      if (n % every == 0) {
        views.add(view);
        ObjectNode ask = JSON.createObjectNode().put("type", "choose").put("seed", "" + n);
        ask.set("position", gameJson.position(view));
        asked.add(ask);
      }
      int[] options = rules.options(s).toArray();
      rules.apply(s, options[dice.nextInt(options.length)]);
    }
    return asked;
  }

  private static ObjectNode changed(ObjectNode ask, String field, JsonNode value) {
    ObjectNode copy = ask.deepCopy();
    ((ObjectNode) copy.get("position")).set(field, value);
    return copy;
  }

  @ParameterizedTest
  @EnumSource
  void aViewFromElsewhereIsAnsweredAsThePlayerHereWould(Mode mode) throws Exception {
    String player = "ismcts:40";
    var views = new ArrayList<View>();
    List<ObjectNode> asked = questions(mode, 5, views);
    List<JsonNode> messages =
        talk(player, HELLO, asked.stream().map(Object::toString).toList(), "");
    assertThat(messages).hasSize(1 + asked.size()).hasSizeGreaterThan(15);
    for (int i = 0; i < asked.size(); i++) {
      View view = views.get(i);
      var json = new ViewJson(view);
      int option = PlayerNames.player(player).choose(view, asked.get(i).get("seed").asLong());
      JsonNode choice = messages.get(i + 1);
      assertThat(choice.get("type").asText()).isEqualTo("choice");
      assertThat(json.options()[choice.get("option").asInt()]).isEqualTo(option);
      assertThat(choice.get("text").asText()).isEqualTo(json.text(option));
    }
  }

  @Test
  void whatIsNoPositionIsAnErrorAndTheNextIsAnswered() throws Exception {
    ObjectNode ask = questions(Mode.DUEL, 1, new ArrayList<>()).get(40);
    byte[] bytes = Base64.getDecoder().decode(ask.at("/position/bytes").asText());
    bytes[100]++;
    String damaged = Base64.getEncoder().encodeToString(bytes);
    ObjectNode lost = ask.deepCopy();
    lost.remove("position");
    Map<String, ObjectNode> faults = new LinkedHashMap<>();
    faults.put("position.version", changed(ask, "version", new IntNode(2)));
    faults.put("position.version: found \"\"", lost);
    faults.put("position.mode", changed(ask, "mode", new TextNode("solo")));
    faults.put("position.edition", changed(ask, "edition", new TextNode("2020")));
    faults.put("atlantis", changed(ask, "board", new TextNode("atlantis")));
    faults.put("needs 2 players", changed(ask, "heroes", JSON.createArrayNode().add("alice")));
    faults.put("other rules here", changed(ask, "content", new TextNode("beef")));
    faults.put("no base64", changed(ask, "bytes", new TextNode("%")));
    faults.put("found 3 bytes", changed(ask, "bytes", new TextNode("AAAA")));
    faults.put("damaged", changed(ask, "bytes", new TextNode(damaged)));
    faults.put("found viewer 8", changed(ask, "seat", new IntNode(9)));
    faults.put("expected a 64-bit number", ask.deepCopy().put("seed", "x"));
    var requests = new ArrayList<String>();
    for (ObjectNode fault : faults.values()) {
      requests.add(fault.toString());
      requests.add(ask.toString());
    }
    List<JsonNode> messages = talk("greedy", HELLO, requests, "");
    assertThat(messages).hasSize(1 + requests.size());
    int i = 1;
    for (String message : faults.keySet()) {
      assertThat(messages.get(i).path("message").asText()).contains(message);
      assertThat(messages.get(i + 1).path("type").asText()).isEqualTo("choice");
      i += 2;
    }
  }
}
