package nonpareil.server.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every lesson can be done to its end, whichever of the expected choices one makes. */
final class LessonsTest {

  private static final Lessons LESSONS = Lessons.of(Content.bundled());

  private static final List<String> CONTROLS =
      List.of("maneuver", "attack", "scheme", "done", "confirm", "end");

  private final Rules rules = new Rules();

  @Test
  void theyTeachWhatOneNeedsToPlay() {
    assertThat(LESSONS.all())
        .extracting(Lesson::id)
        .containsExactly(
            "maneuver",
            "boost",
            "attack",
            "defense",
            "scheme",
            "cancelling",
            "hand-limit",
            "exhaustion",
            "set-up",
            "winning",
            "free-for-all",
            "teams");
    assertThat(LESSONS.find("boost")).isSameAs(LESSONS.all().get(1));
    assertThat(LESSONS.find("nonsense")).isNull();
  }

  @Test
  void everyCardCanBeTriedOut() {
    Lesson dash = Objects.requireNonNull(LESSONS.find("try/medusa/dash"));
    assertThat(dash.steps()).isEmpty();
    assertThat(dash.start().decider()).isZero();
    assertThat(LESSONS.find("try/medusa/dashh")).isNull();
    assertThat(LESSONS.find("try/medusaa/dash")).isNull();
    assertThat(LESSONS.find("try/medusa")).isNull();
  }

  @Test
  void whoTriesADefenseIsAttacked() {
    Lesson lesson = Objects.requireNonNull(LESSONS.find("try/genie/feint"));
    assertThat(lesson.reply(1, 0, List.of("maneuver", "attack 2.king-arthur 1.genie")))
        .isEqualTo("attack 2.king-arthur 1.genie");
    assertThat(lesson.reply(1, 1, List.of("card noble-sacrifice")))
        .isEqualTo("card noble-sacrifice");
    assertThat(lesson.reply(1, 2, List.of("maneuver", "attack 2.merlin 1.genie")))
        .isEqualTo("maneuver");
  }

  @TestFactory
  List<DynamicTest> lessons() {
    return LESSONS.all().stream()
        .map(lesson -> DynamicTest.dynamicTest(lesson.id(), () -> check(lesson)))
        .toList();
  }

  private void check(Lesson lesson) {
    assertThat(lesson.steps().getFirst().say()).isNotNull();
    for (Step step : lesson.steps()) {
      step.point().forEach(thing -> pointed(lesson.game(), thing));
      assertThat(step.isReading() && step.say() == null).isFalse();
    }
    for (int seed = 0; seed < 200; seed++) {
      play(lesson, new SplittableRandom(seed));
    }
  }

  private static void pointed(Game game, String thing) {
    boolean known =
        thing.equals("prompt")
            || game.piece(thing) >= 0
            || game.board().space(thing) >= 0
            || thing.startsWith("card ")
                && game.seat(0).deck().number(thing.substring("card ".length())) >= 0
            || thing.startsWith("control ")
                && CONTROLS.contains(thing.substring("control ".length()));
    assertThat(known).as(thing).isTrue();
  }

  /** Plays a lesson with random choices among those expected. */
  private void play(Lesson lesson, SplittableRandom random) {
    State s = lesson.start();
    var choices = new ArrayList<String>();
    var scripts = lesson.scripts().stream().<List<String>>map(ArrayList::new).toList();
    int[] made = new int[lesson.game().players()];
    int step = 0;
    boolean ended = false;
    while (!ended) {
      List<String> offered = offered(s);
      String choice;
      int player = s.decider();
      if (player > 0) {
        choice = lesson.reply(player, made[player]++, offered);
        List<String> script = scripts.get(player);
        assertThat(script).as("%d is asked %s: %s", player + 1, s.decision(), offered).isNotEmpty();
        assertThat(Step.matches(script.removeFirst(), choice))
            .as("the script fits: %s", offered)
            .isTrue();
      } else {
        int now = step;
        List<String> fitting =
            offered.stream().filter(o -> stepAfter(lesson, now, o) >= 0).toList();
        assertThat(fitting).as("step %d: %s", step, offered).isNotEmpty();
        choice = fitting.get(random.nextInt(fitting.size()));
        step = stepAfter(lesson, step, choice);
        choices.add(choice);
        assertThat(stepAfter(lesson, choices)).isEqualTo(step);
      }
      var events = new ArrayList<Event>();
      rules.apply(s, OptionText.find(s, rules.options(s), choice), events::add);
      ended = isDone(lesson, step) && hasEnded(lesson, s, step, events);
    }
    int winners =
        switch (lesson.id()) {
          case "winning", "free-for-all" -> 0b1;
          case "teams" -> 0b101;
          default -> 0;
        };
    assertThat(s.winners()).isEqualTo(winners);
  }

  /** The rule of the protocol for the end of a lesson. */
  private boolean hasEnded(Lesson lesson, State s, int step, List<Event> events) {
    return s.isOver()
        || events.stream().anyMatch(Event.TurnBegan.class::isInstance)
        || s.decider() == 0 && offered(s).stream().noneMatch(o -> stepAfter(lesson, step, o) >= 0);
  }

  private List<String> offered(State s) {
    var texts = new ArrayList<String>();
    for (int option : rules.options(s).toArray()) {
      texts.add(OptionText.of(s, option));
    }
    return texts;
  }

  @Test
  void aWrongChoiceIsNoStep() {
    Lesson lesson = LESSONS.all().getFirst();
    assertThat(stepAfter(lesson, List.of("attack 1.medusa 2.merlin"))).isEqualTo(-1);
    assertThat(stepAfter(lesson, List.of("maneuver", "card dash"))).isEqualTo(-1);
    assertThat(stepAfter(lesson, List.of("maneuver", "none", "move 1.medusa s20"))).isEqualTo(4);
  }

  @Test
  void anOpponentWithoutWordsIsQuiet() {
    Lesson lesson = LESSONS.all().getFirst();
    assertThat(lesson.reply(1, 99, List.of("card feint", "none"))).isEqualTo("none");
    assertThat(lesson.reply(1, 99, List.of("attack 2.merlin 1.medusa", "maneuver")))
        .isEqualTo("maneuver");
    assertThat(lesson.reply(1, 99, List.of("fighter 1.medusa"))).isEqualTo("fighter 1.medusa");
  }

  @Test
  void whatCannotBeReadIsRefusedWithItsPlace() {
    String start = "id: x\ntitle: {en: X, de: X}\ngoal: {en: X, de: X}\nminutes: 1\n";
    String rest = "steps: [{say: {en: Hi, de: Ho}}]\nopponent: []\nend: {en: X, de: X}\n";
    refused(start + rest, "setup");
    String setup = "setup: {board: sarpedon, players: [medusa, alice], arrange: {%s}}\n";
    refused(start + setup.formatted("turn: 3") + rest, "a player");
    refused(start + setup.formatted("fighters: {1.medusa: {at: s99}}") + rest, "s99");
    refused(start + setup.formatted("fighters: {1.medusa: {at: s33}}") + rest, "illegal position");
    refused(start + setup.formatted("") + rest.replace("de: Ho", "dee: Ho"), "dee");
    String three =
        "setup: {mode: free-for-all, board: sarpedon, players: [medusa, alice, genie]}\n";
    refused(start + three + rest, "opponents");
    String others = rest.replace("opponent: []", "opponents: {2: [none], 4: [none]}");
    refused(start + three + others, "4");
  }

  private static void refused(String text, String part) {
    assertThatThrownBy(() -> Lesson.read(Content.bundled(), YamlFile.parse("x.yaml", text)))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining(part);
  }

  // ---- how a page follows a lesson (docs/protocol.md)

  /** The step after some choices; -1 if a choice was not expected. */
  private static int stepAfter(Lesson lesson, List<String> choices) {
    int step = 0;
    for (int i = 0; i < choices.size() && step >= 0; i++) {
      step = stepAfter(lesson, step, choices.get(i));
    }
    return step;
  }

  /** The step after one choice at a step. */
  private static int stepAfter(Lesson lesson, int step, String choice) {
    for (int i = step; i < lesson.steps().size(); i++) {
      Step now = lesson.steps().get(i);
      if (now.options().stream().anyMatch(pattern -> Step.matches(pattern, choice))) {
        return now.times() == Step.Times.MANY ? i : i + 1;
      }
      if (!now.isReading() && now.times() == Step.Times.ONCE) {
        return -1;
      }
    }
    return -1;
  }

  /** Whether nothing is left that must be done after a step. */
  private static boolean isDone(Lesson lesson, int step) {
    return lesson.steps().stream()
        .skip(step)
        .allMatch(s -> s.isReading() || s.times() != Step.Times.ONCE);
  }
}
