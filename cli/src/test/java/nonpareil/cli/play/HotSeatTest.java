package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonpareil.content.Languages;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.junit.jupiter.api.Test;

/** Two people at one screen: nobody sees what only the other may see. */
final class HotSeatTest {

  /** What a person has seen on the screen since the last look. */
  private static final class Watch {
    private final Seance seance;
    private final Names names;
    private final Random random;
    private int seen;
    private int checked;
    private int handOvers;

    Watch(Seance seance, long seed) {
      this.seance = seance;
      names = new Names(seance.game().log().game(), Seance.CONTENT, new Words(Languages.ENGLISH));
      random = new Random(seed);
    }

    /** Looks at what is on the screen, then answers. */
    String next() {
      String fresh = seance.screen().substring(seen);
      seen = seance.screen().length();
      GameLog log = seance.game().log();
      if (log.isOver()) {
        return "";
      }
      if (fresh.contains("Press Enter when you sit there alone.")) {
        handOvers++;
        for (int player = 0; player < 2; player++) {
          check(log, 1 - player, fresh.substring(fresh.lastIndexOf("── ")));
        }
        return "";
      }
      check(log, log.decider(), fresh);
      return switch (random.nextInt(12)) {
        case 0 -> "l *";
        case 1 -> "p";
        case 2 -> "d";
        default -> String.valueOf(1 + random.nextInt(5));
      };
    }

    /** No card that is hidden from a viewer is named; those of the same name elsewhere are. */
    private void check(GameLog log, int viewer, String text) {
      State state = log.state();
      Game game = log.game();
      int other = 1 - viewer;
      View view = View.of(state, viewer);
      Deck deck = game.seat(other).deck();
      Set<String> open = new HashSet<>();
      Deck own = game.seat(viewer).deck();
      for (int c = 0; c < own.size(); c++) {
        open.add(names.card(viewer, c));
      }
      String story =
          String.join("\n", Teller.tell(log, names, viewer).stream().map(Line::text).toList());
      for (int c = 0; c < deck.size(); c++) {
        String name = names.card(other, c);
        boolean hidden =
            deck.has(state.hand(other) | state.table(other), c)
                && !deck.has(view.knownHand(other), c)
                && !deck.has(view.discard(other), c)
                && !open.contains(name)
                && !story.contains(name);
        if (hidden) {
          checked++;
          assertThat(text).as("choice %d", log.size()).doesNotContain(name);
        }
      }
    }
  }

  @Test
  void aHandIsNeverShownToTheOtherPerson() {
    List<String> heroes = Seance.CONTENT.heroIds();
    int checked = 0;
    for (int seed = 0; seed < 12; seed++) {
      String first = heroes.get(seed % heroes.size());
      String second = heroes.get((seed + 1 + seed / heroes.size() * 2) % heroes.size());
      var seance = Seance.of(first, second, "marmoreal", seed, Seance.HUMAN);
      var watch = new Watch(seance, seed);
      seance.typeEach(watch::next);
      assertThat(seance.game().log().isOver()).isTrue();
      assertThat(watch.handOvers).isGreaterThan(5);
      checked += watch.checked;
    }
    assertThat(checked).isGreaterThan(1000);
  }

  /** The story itself, told to one person, is the same whatever the other holds. */
  @Test
  void theStoryNamesNoDrawnCardOfTheOther() {
    var seance = Seance.of("king-arthur", "medusa", "sarpedon", 5, Seance.HUMAN);
    var names = new Names(seance.game().log().game(), Seance.CONTENT, new Words(Languages.ENGLISH));
    seance.type("", "place 1.merlin s18", "", "1", "1", "1", "", "maneuver");
    GameLog log = seance.game().log();
    assertThat(texts(Teller.tell(log, names, 0))).anyMatch(t -> t.startsWith("King Arthur draws "));
    assertThat(texts(Teller.tell(log, names, 1))).contains("King Arthur draws a card.");
  }

  private static List<String> texts(List<Line> lines) {
    return lines.stream().map(Line::text).toList();
  }
}
