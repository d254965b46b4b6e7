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
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several people at one screen: nobody sees what only another may see. */
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
        for (int player = 0; player < log.game().players(); player++) {
          check(log, player, fresh.substring(fresh.lastIndexOf("── ")));
        }
        return "";
      }
      if (fresh.contains("Press Enter when nobody else looks.")) {
        handOvers++;
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
      for (int other = 0; other < log.game().players(); other++) {
        if (!log.game().sameTeam(viewer, other)) {
          check(log, viewer, other, text);
        }
      }
    }

    private void check(GameLog log, int viewer, int other, String text) {
      State state = log.state();
      Game game = log.game();
      View view = View.of(state, viewer);
      Deck deck = game.seat(other).deck();
      Set<String> open = new HashSet<>();
      for (int p = 0; p < game.players(); p++) {
        Deck theirs = game.seat(p).deck();
        for (int c = 0; p != other && c < theirs.size(); c++) {
          open.add(names.card(p, c));
        }
      }
      for (int c = 0; c < deck.size(); c++) {
        String name = names.card(other, c);
        boolean hidden =
            deck.has(state.hand(other) | state.table(other), c)
                && !deck.has(view.knownHand(other), c)
                && !deck.has(view.discard(other), c)
                && open.stream().noneMatch(o -> o.contains(name)); // "Vanish" in "Vanishing Act"
        if (hidden) {
          checked++;
          // One that was seen before and is hidden again is still in the story.
          assertThat(!text.contains(name) || isTold(log, viewer, name))
              .as("choice %d: %s", log.size(), name)
              .isTrue();
        }
      }
    }

    private boolean isTold(GameLog log, int viewer, String name) {
      return Teller.tell(log, names, viewer).stream().anyMatch(l -> l.text().contains(name));
    }
  }

  /** All ten heroes. */
  @Test
  void aHandIsNeverShownToTheOtherPerson() {
    play(5, 2);
  }

  @Tag("long")
  @Test
  void aHandIsNeverShownToTheOtherPersonWhoeverMeetsWhom() {
    play(50, 1);
  }

  private static void play(int games, int step) {
    List<String> heroes = Seance.CONTENT.heroIds();
    int checked = 0;
    for (int seed = 0; seed < games * step; seed += step) {
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

  @Test
  void threePeopleHandTheScreenOn() {
    int checked = 0;
    for (int seed = 0; seed < 2; seed++) {
      var heroes = List.of("medusa", "sherlock-holmes", "houdini");
      var seance =
          Seance.of(
              Mode.FREE_FOR_ALL, heroes, "soho", seed, Seance.HUMAN, Seance.HUMAN, Seance.HUMAN);
      var watch = new Watch(seance, seed);
      seance.typeEach(watch::next);
      assertThat(seance.game().log().isOver()).isTrue();
      assertThat(watch.handOvers).isGreaterThan(8);
      checked += watch.checked;
    }
    assertThat(checked).isGreaterThan(500);
  }

  /** Mates may see each other's hands, so they sit at the screen together (TEAM-4). */
  @Test
  void teamsHandTheScreenOnAsTeams() {
    for (int seed = 0; seed < 2; seed++) {
      var heroes = List.of("dracula", "sherlock-holmes", "houdini", "genie");
      var seance =
          Seance.of(
              Mode.TEAMS,
              heroes,
              "marmoreal",
              seed,
              Seance.HUMAN,
              Seance.HUMAN,
              Seance.HUMAN,
              Seance.HUMAN);
      var watch = new Watch(seance, seed);
      String screen = seance.typeEach(watch::next);
      assertThat(seance.game().log().isOver()).isTrue();
      assertThat(watch.checked).isGreaterThan(200);
      assertThat(screen)
          .contains("The screen is for team ☾ moon now; Holmes is asked.")
          .doesNotContain("Press Enter when you sit there alone.");
    }
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
