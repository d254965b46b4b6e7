package nonpareil.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.content.Content;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Execution(ExecutionMode.CONCURRENT)
final class PlayersTest {

  private static final RandomGames GAMES =
      new RandomGames(Content.bundled().heroes(), Content.bundled().boards());

  private static final List<String> ALL = List.of("random", "greedy", "monte-carlo:1", "ismcts:20");

  @Test
  void everyPlayerPlaysEveryModeToItsEnd() {
    for (String name : ALL) {
      for (int i = 0; i < 12; i++) {
        Mode mode = Mode.values()[i % 3];
        int players = mode == Mode.DUEL ? 2 : mode == Mode.TEAMS ? 4 : 3 + i / 3 % 2;
        var seats = Collections.nCopies(players, PlayerNames.player(name));
        State end = Games.play(GAMES.game(mode, players, i), seats, i, _ -> {});
        assertThat(end.isDraw() || end.winners() != 0).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Mode.class)
  void everyPlayerAnswersEveryKindOfDecision(Mode mode) {
    Set<DecisionKind> asked = EnumSet.noneOf(DecisionKind.class);
    var rules = new Rules();
    int players = mode.mostPlayers();
    for (int game = 0; game < 60; game++) {
      Games.play(
          GAMES.game(mode, players, game),
          Collections.nCopies(players, new RandomPlayer()),
          game,
          s -> {
            if (rules.options(s).size() > 1 && asked.add(s.decision())) {
              View view = View.of(s, s.decider());
              for (String name : ALL) {
                int option = PlayerNames.player(name).choose(view, 1);
                assertThat(rules.offers(s, option)).as("%s: %s", name, s.decision()).isTrue();
              }
            }
          });
    }
    var all = EnumSet.complementOf(EnumSet.of(DecisionKind.NONE));
    if (mode == Mode.DUEL) {
      all.remove(DecisionKind.CHOOSE_PLAYER); // there is one opponent
    }
    assertThat(asked).isEqualTo(all);
  }

  @Test
  void aChoiceDoesNotChangeWhenHiddenCardsAreDealtAnew() {
    var redeal = new Redeal(5);
    Map<String, Integer> compared = new TreeMap<>();
    int[] positions = new int[1];
    for (int game = 0; game < 40; game++) {
      long seed = game;
      Mode mode = game % 4 < 2 ? Mode.DUEL : Mode.values()[game % 4 - 1];
      int players = mode.mostPlayers();
      Games.play(
          GAMES.game(mode, players, game),
          Collections.nCopies(players, new RandomPlayer()),
          game,
          s -> {
            View view = View.of(s, s.decider());
            State deal = redeal.deal(view);
            String name = ALL.get(positions[0]++ % ALL.size());
            if (new Rules().options(deal).size() == 1) {
              return;
            }
            View other = View.of(deal, s.decider());
            Player player = PlayerNames.player(name);
            assertThat(player.choose(other, seed)).isEqualTo(player.choose(view, seed));
            compared.merge(name, 1, Integer::sum);
          });
    }
    assertThat(compared.keySet()).containsExactlyInAnyOrderElementsOf(ALL);
    assertThat(compared.values()).allMatch(n -> n > 750);
    assertThat(compared.values().stream().mapToInt(n -> n).sum()).isGreaterThan(3_000);
  }

  /** Somebody looks on while it thinks: the numbers grow, and each look is a whole one. */
  @Test
  void anAnalysisCanBeReadWhileItThinks() throws InterruptedException {
    State[] middle = new State[1];
    int[] positions = new int[1];
    Games.play(
        GAMES.game(Mode.DUEL, 2, 8),
        Collections.nCopies(2, new RandomPlayer()),
        8,
        s -> {
          if (positions[0]++ >= 40
              && middle[0] == null
              && s.decision() == DecisionKind.ACTION
              && new Rules().options(s).size() > 2) {
            middle[0] = s.copy();
          }
        });
    var analysis = new Analysis(View.of(middle[0], middle[0].decider()), 9);
    var enough = new AtomicBoolean();
    Thread thinker =
        Thread.ofPlatform()
            .daemon()
            .start(
                () -> {
                  while (!enough.get()) {
                    analysis.thinkParallel(60_000);
                  }
                });
    var looks = new TreeSet<Integer>();
    int before = 0;
    while (looks.size() < 10) {
      List<Ranked> ranked = analysis.ranked();
      int visits = ranked.stream().mapToInt(Ranked::visits).sum();
      assertThat(visits).isGreaterThanOrEqualTo(before);
      assertThat(ranked).hasSize(analysis.options().length);
      assertThat(ranked).allMatch(r -> r.chance() >= 0 && r.chance() <= 1);
      before = visits;
      looks.add(visits);
    }
    assertThat(looks).as("not only when a round was over").anyMatch(n -> n % 60_000 != 0);
    enough.set(true);
    thinker.join();
    assertThat(analysis.ranked().stream().mapToInt(Ranked::visits).sum() % 60_000).isZero();
  }

  @Test
  void threadsDoNotChangeAnAnalysis() {
    var random = List.<Player>of(new RandomPlayer(), new RandomPlayer());
    int[] positions = new int[1];
    Games.play(
        GAMES.game(Mode.DUEL, 2, 3),
        random,
        3,
        s -> {
          if (positions[0]++ % 20 == 0) {
            View view = View.of(s, s.decider());
            var alone = new Analysis(view, 9);
            alone.think(501);
            var together = new Analysis(view, 9);
            together.thinkParallel(501);
            assertThat(together.ranked()).isEqualTo(alone.ranked());
            int visits = alone.ranked().stream().mapToInt(Analysis.Ranked::visits).sum();
            assertThat(visits).isEqualTo(501);
          }
        });
    assertThat(positions[0]).isGreaterThan(50);
  }

  /** Stopping when the lead cannot be caught up is quicker and changes nothing. */
  @Test
  void stoppingEarlyDoesNotChangeAChoice() {
    int[] stopped = new int[1];
    eachPosition(
        3,
        view -> {
          var whole = new Analysis(view, SearchSettings.DEFAULT, 4, 2);
          if (whole.options().length == 1) {
            return;
          }
          whole.think(1000);
          for (boolean parallel : List.of(false, true)) {
            var sure = new Analysis(view, SearchSettings.DEFAULT, 4, 2);
            sure.thinkUntilSure(1000, parallel);
            int visits = sure.ranked().stream().mapToInt(Ranked::visits).sum();
            stopped[0] += visits < 1000 ? 1 : 0;
            assertThat(sure.ranked().getFirst().option())
                .isEqualTo(whole.ranked().getFirst().option());
            if (Search.isCommitment(view.decision())) {
              assertThat(sure.ranked()).isEqualTo(whole.ranked());
            }
          }
        });
    assertThat(stopped[0]).isPositive();
  }

  @Test
  void sharesAreAMixAndChancesAreNamedOfWhatIsPlayed() {
    int[] mixed = new int[1];
    eachPosition(
        1,
        view -> {
          var analysis = new Analysis(view, SearchSettings.DEFAULT, 4);
          if (analysis.options().length == 1) {
            return;
          }
          analysis.think(300);
          List<Ranked> ranked = analysis.ranked();
          assertThat(ranked.stream().mapToDouble(Ranked::share).sum()).isCloseTo(1, within(1e-9));
          double mean = ranked.stream().mapToDouble(r -> r.share() * r.chance()).sum();
          boolean mixes = Search.isCommitment(view.decision());
          mixed[0] += mixes ? 1 : 0;
          assertThat(analysis.chance())
              .isCloseTo(mixes ? mean : ranked.getFirst().chance(), within(1e-9));
          double played = TreePlayer.mix(ranked).values().stream().mapToDouble(d -> d).sum();
          assertThat(played).isCloseTo(1, within(1e-9));
        });
    assertThat(mixed[0]).isGreaterThan(5);
  }

  /** Also where there is nothing to choose, a position may be analysed for its chance. */
  @Test
  void aSingleOptionCanBeAnalysed() {
    int[] single = new int[1];
    eachPosition(
        1,
        view -> {
          var analysis = new Analysis(view, SearchSettings.DEFAULT, 4);
          if (analysis.options().length == 1) {
            analysis.think(200);
            assertThat(analysis.ranked()).hasSize(1);
            assertThat(analysis.chance()).isBetween(0.0, 1.0);
            single[0] += analysis.chance() > 0 ? 1 : 0;
          }
        });
    assertThat(single[0]).isPositive();
  }

  @Test
  void playoutsToTheEndKnowWhoWon() {
    int[] judged = new int[1];
    eachPosition(
        12,
        view -> {
          var analysis = new Analysis(view, SearchSettings.TO_THE_END, 4);
          analysis.think(50);
          for (Ranked r : analysis.ranked()) {
            double halves = 2 * r.visits() * r.chance();
            assertThat(halves).isCloseTo(Math.rint(halves), within(1e-6));
          }
          var other = new Analysis(view, SearchSettings.DEFAULT, 4);
          other.think(50);
          for (Ranked r : other.ranked()) {
            double halves = 2 * r.visits() * r.chance();
            judged[0] += Math.abs(halves - Math.rint(halves)) > 1e-6 ? 1 : 0;
          }
        });
    assertThat(judged[0]).as("positions judged before the end").isPositive();
  }

  @Test
  void aTimeIsUsedUp() {
    eachPosition(
        40,
        view -> {
          var analysis = new Analysis(view, SearchSettings.DEFAULT, 4, 2);
          long begin = System.nanoTime();
          analysis.think(Duration.ofMillis(3));
          analysis.thinkParallel(Duration.ofMillis(3));
          assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(6_000_000);
          int visits = analysis.ranked().stream().mapToInt(Ranked::visits).sum();
          assertThat(visits).isGreaterThanOrEqualTo(4 * 8);
          for (String name : List.of("ismcts:1ms", "monte-carlo:1ms")) {
            assertThat(analysis.options()).contains(PlayerNames.player(name).choose(view, 1));
          }
        });
  }

  /** Every so many decisions of a random duel. */
  private static void eachPosition(int every, Consumer<View> check) {
    var random = List.<Player>of(new RandomPlayer(), new RandomPlayer());
    int[] positions = new int[1];
    Games.play(
        GAMES.game(Mode.DUEL, 2, 8),
        random,
        8,
        s -> {
          if (positions[0]++ % every == 0) {
            check.accept(View.of(s, s.decider()));
          }
        });
    assertThat(positions[0]).isGreaterThan(50);
  }

  @Test
  void strongerPlayersWinMore() {
    assertThat(wins("greedy", "random", 60)).isGreaterThanOrEqualTo(48);
    assertThat(wins("monte-carlo:16", "greedy", 60)).isGreaterThanOrEqualTo(34);
    assertThat(wins("ismcts:150", "greedy", 40)).isGreaterThanOrEqualTo(26);
  }

  /** Games won by the first name, from both seats in turn. */
  private static int wins(String name, String other, int games) {
    int won = 0;
    for (int i = 0; i < games; i++) {
      int seat = i % 2;
      Player one = PlayerNames.player(name);
      Player two = PlayerNames.player(other);
      List<Player> seats = seat == 0 ? List.of(one, two) : List.of(two, one);
      State end = Games.play(GAMES.game(Mode.DUEL, 2, i / 2), seats, i / 2, s -> {});
      won += end.winners() >>> seat & 1;
    }
    return won;
  }

  @Test
  void namesThatAreNotUnderstood() {
    for (String name :
        List.of(
            "genius",
            "ismcts",
            "ismcts:0",
            "ismcts:x",
            "monte-carlo:",
            "",
            "ismcts:0ms",
            "ismcts:ms",
            "ismcts:2s",
            "monte-carlo:20000000",
            "greedy:")) {
      assertThatThrownBy(() -> PlayerNames.player(name))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("\"" + name + "\"")
          .hasMessageContaining("expected");
    }
    assertThatThrownBy(() -> PlayerNames.player("greedy:3")).hasMessageContaining("without");
    for (Level level : Level.values()) {
      assertThat(PlayerNames.player(level.text())).isNotNull();
    }
  }
}
