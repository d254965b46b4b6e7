package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import nonpareil.content.Content;
import nonpareil.server.ProtocolPage;
import nonpareil.server.log.RecordKind;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.MemoryStore;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Test;

/**
 * What the tables say is what docs/protocol.md says: every message has the shape that is described
 * there, and everything that is described there comes up.
 */
final class ProtocolTest {

  private final ProtocolPage page = new ProtocolPage();
  private final List<String> problems = new CopyOnWriteArrayList<>();
  private final Set<String> reasons = new TreeSet<>();
  private final Set<String> kinds = new TreeSet<>();

  /** The answers that are expected, by the id of the question. */
  private final Map<String, String> asked = new TreeMap<>();

  private void check(ObjectNode message) {
    String type = message.path("type").asText();
    String shape =
        switch (type) {
          case "table" -> "TableInfo";
          case "frame" -> "Frame";
          case "answer" -> "answer to " + asked.get(message.path("id").asText());
          default -> type;
        };
    ObjectNode body = message.deepCopy();
    if (!type.equals("frame")) {
      body.remove("type");
    }
    if (type.equals("answer")) {
      body.remove("id");
    }
    problems.addAll(page.problems(shape, body)); // not thrown: a computer's thread may be here
    if (type.equals("refused")) {
      reasons.add(message.path("reason").asText());
    }
    if (type.equals("frame")) {
      kinds.add(message.path("kind").asText());
    }
  }

  /** Of home-made heroes, and too rare to come up for certain: RuleJsonTest has them. */
  private static final Set<String> RARE = Set.of("Rule.amount", "Prompt.effects.*.card");

  /**
   * Duels of home-made heroes are played at random until they have shown all that only they have.
   */
  private static final int MOST_MADE_UP = 120;

  /**
   * They have what comes up most rarely, beside the Storm Warden: vows to be put in order, whom one
   * cannot attack, counters that others hold.
   */
  private static final List<String> RARELY_SHOWN = List.of("oathkeeper", "rat-catcher");

  private ObjectNode ask(Guest guest, int seat, String what, String more) {
    asked.put(guest.nextId(), what);
    return guest.ask(seat, what, more);
  }

  @Test
  void everyMessageHasItsShapeAndEveryFieldComesUp() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      hall.witness = this::check;
      new EveryKindOfTable(hall, asked).play();
      questions(hall);
      talk(hall);
      refusals(hall, store);
      for (var mine : hall.tables.mine(Hall.ANN)) {
        if (mine.path("watch").asText().equals("list")) {
          hall.watch(Hall.EVE, mine.path("table").asText());
        }
      }
    }
    homeMade();
    assertThat(problems).isEmpty();
    assertThat(kinds).isEqualTo(texts(RecordKind.values()));
    Set<String> unseen = page.unseen();
    unseen.remove("refused.table"); // only where the socket itself answers: see ContractTest
    unseen.removeAll(RARE);
    assertThat(unseen).as("described, but it never came").isEmpty();
    reasons.add("people-only"); // only with heroes that are made at home: see http.ByHandTest
    reasons.add("elsewhere"); // only among servers of different versions: see TwoServersTest
    assertThat(reasons).isEqualTo(described());
  }

  /** Whole duels of heroes with piles, counters, rules, schemes in play and second lives. */
  private void homeMade() {
    Content content = Content.bundled().with(Examples.heroes());
    List<String> bundled = Content.bundled().heroIds();
    List<String> heroes = content.heroIds().stream().filter(h -> !bundled.contains(h)).toList();
    var random = new Random(5);
    try (var hall = new Hall(content)) {
      hall.witness = this::check;
      for (int i = 0; i < heroes.size() || i < MOST_MADE_UP && lacksSomething(); i++) {
        String first =
            i < heroes.size() ? heroes.get(i) : RARELY_SHOWN.get(i % RARELY_SHOWN.size());
        List<String> others = heroes.stream().filter(hero -> !hero.equals(first)).toList();
        String second =
            i < heroes.size() ? others.get(random.nextInt(others.size())) : "storm-warden";
        var duel = new Duel(hall, first, second, "");
        while (duel.state().equals("playing")) {
          Guest asked = duel.asked();
          if (asked.isAsked()) {
            asked.chooses(duel.seat(), any(asked.options(), random));
          } else {
            hall.pass(Duration.ofSeconds(4));
          }
        }
      }
    }
  }

  private boolean lacksSomething() {
    return page.unseen().stream()
        .filter(field -> !RARE.contains(field))
        .anyMatch(
            field ->
                field.startsWith("Rule.")
                    || field.startsWith("Prompt.effects")
                    || field.endsWith(".held")
                    || field.endsWith(".ruled"));
  }

  /** Words are chosen evenly, so that cards are played as often as fighters move. */
  private static String any(List<String> options, Random random) {
    List<String> words = options.stream().map(o -> o.split(" ", 2)[0]).distinct().toList();
    String word = words.get(random.nextInt(words.size()));
    List<String> some = options.stream().filter(o -> o.split(" ", 2)[0].equals(word)).toList();
    return some.get(random.nextInt(some.size()));
  }

  private static Set<String> texts(RecordKind[] all) {
    return Arrays.stream(all).map(RecordKind::text).collect(Collectors.toCollection(TreeSet::new));
  }

  /** All but what only a fault of the server can bring about. */
  private Set<String> described() {
    Set<String> words = page.wordsAfter("the reason one of:");
    words.remove("watch"); // stands in the same line
    assertThat(words).contains(Refusal.Code.INTERNAL.reason());
    words.remove(Refusal.Code.INTERNAL.reason());
    return words;
  }

  private void questions(Hall hall) {
    var duel = new Duel(hall, "").until(1, "action");
    duel.ann.chooses(1, "maneuver");
    ask(duel.ann, 1, "reach", "{}");
    ask(duel.ann, 1, "moment", "{'number': 1}");
    ask(duel.ann, 1, "history", "{'before': 2}");
    ask(duel.ann, 1, "why", "{'piece': '2.merlin', 'space': 's01'}");
    ask(duel.ann, 1, "draft", "{'number': %d, 'choices': []}".formatted(duel.number()));
    String alone =
        hall.create(
                Hall.ANN,
                "{'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'}, {'who': 'computer'}]}")
            .path("table")
            .path("table")
            .asText();
    ask(hall.watch(Hall.ANN, alone, 1), 1, "hint", "{}");
  }

  private static void talk(Hall hall) {
    var four = new Four(hall, "teams", "");
    four.ann.watch(null, 1);
    String card = four.ann.hand(1).getFirst();
    four.ann.talks(1, "team", "{'phrase': 'guard', 'on': {'card': '%s'}}".formatted(card));
    four.ann.talks(1, "table", "{'on': {'space': '%s'}}".formatted(fighter(four.ann, "space")));
    four.ann.talks(1, "table", "{'on': {'fighter': '%s'}}".formatted(fighter(four.ann, "id")));
    four.ann.talks(1, "table", "{'text': 'hello'}");
    four.bob.report(2, "table", 3);
  }

  private static String fighter(Guest guest, String field) {
    return guest.frame().path("view").path("fighters").get(0).path(field).asText();
  }

  private void refusals(Hall hall, MemoryStore store) {
    var duel = new Duel(hall, "'undo': 'none'").until(1, "action");
    Guest ann = duel.ann;
    ann.choose(ann.newId(), 1, 0, "maneuver"); // stale
    ann.choose(1, "fly");
    ann.choose(2, "maneuver");
    duel.bob.choose(2, "maneuver");
    ann.act(1, "undo");
    ann.act(1, "dance");
    ask(ann, 1, "hint", "{}"); // another person plays
    new Guest(hall, Hall.ANN, "nowhere").act(1, "resign");
    tooMany(hall);
    store.broken(true);
    ann.choose(1, "maneuver");
    store.broken(false);
    hall.pass(Duration.ofSeconds(1));
    ann.act(1, "resign");
    ann.act(1, "resign"); // over
  }

  /** Two hints at once. */
  private void tooMany(Hall hall) {
    String alone =
        hall.create(
                Hall.EVE,
                "{'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'}, {'who': 'computer'}]}")
            .path("table")
            .path("table")
            .asText();
    Guest eve = hall.watch(Hall.EVE, alone, 1);
    asked.put(eve.nextId(), "hint");
    eve.asks(1, "hint");
    asked.put(eve.nextId(), "hint");
    eve.asks(1, "hint");
    hall.settle();
  }

  @Test
  void theActsAndQuestionsAreThoseDescribed() {
    assertThat(Arrays.stream(Act.values()).map(Act::text)).hasSameElementsAs(page.rows("### Acts"));
    assertThat(Arrays.stream(Topic.values()).map(Topic::text))
        .hasSameElementsAs(page.rows("### Questions"));
  }
}
