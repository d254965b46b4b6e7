package nonpareil.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import nonpareil.engine.game.Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlanTest {

  private static List<Match> all(Plan plan) {
    return LongStream.range(0, plan.size()).mapToObj(plan::match).toList();
  }

  @Test
  void everyCellOfTheMatrixIsPlayedEquallyFromBothSeats() {
    Plan plan = Plans.matrix(4, "random", Plans.CONTENT.heroIds(), Plans.CONTENT.boardIds());
    Map<List<?>, Long> lines =
        all(plan).stream()
            .collect(
                Collectors.groupingBy(m -> List.of(m.heroes(), m.board()), Collectors.counting()));
    assertThat(plan.size()).isEqualTo(45 * 5 * 4);
    assertThat(lines).hasSize(90 * 5).allSatisfy((_, n) -> assertThat(n).isEqualTo(2));
  }

  @Test
  void aLadderSwapsSeatsOnTheSameSeedForEveryPair() {
    Plan plan = Plans.ladder(40, "random", "greedy", "novice");
    List<Match> games = all(plan);
    assertThat(games).hasSize(120);
    var setUps = new HashMap<Set<String>, Set<?>>();
    for (int i = 0; i < games.size(); i += 2) {
      Match a = games.get(i);
      Match b = games.get(i + 1);
      assertThat(b.players()).isEqualTo(a.players().reversed());
      assertThat(b.heroes()).isEqualTo(a.heroes()).doesNotHaveDuplicates();
      assertThat(List.of(b.seed(), b.board())).isEqualTo(List.of(a.seed(), a.board()));
    }
    for (Match m : games) {
      var others =
          games.stream()
              .filter(o -> Set.copyOf(o.players()).equals(Set.copyOf(m.players())))
              .map(o -> List.of(o.seed(), o.board(), o.heroes()))
              .collect(Collectors.toSet());
      setUps.put(new HashSet<>(m.players()), others);
    }
    assertThat(setUps).hasSize(3);
    assertThat(new HashSet<>(setUps.values())).hasSize(1);
  }

  @Test
  void aLadderGoesOverAllHeroesAndBoards() {
    List<Match> games = all(Plans.ladder(200, "random", "greedy"));
    assertThat(games.stream().collect(Collectors.groupingBy(Match::board, Collectors.counting())))
        .hasSize(5)
        .allSatisfy((_, n) -> assertThat(n).isEqualTo(40));
    for (int seat = 0; seat < 2; seat++) {
      int s = seat;
      assertThat(
              games.stream()
                  .collect(Collectors.groupingBy(m -> m.heroes().get(s), Collectors.counting())))
          .hasSize(10)
          .allSatisfy((_, n) -> assertThat(n).isEqualTo(20));
    }
    assertThat(
            all(Plans.ladder(900, "random", "greedy")).stream()
                .map(m -> List.of(m.heroes(), m.board()))
                .distinct())
        .hasSize(450);
  }

  @Test
  void moreGamesBeginWithTheSameOnes() {
    Plan few = Plans.ladder(10, "random", "greedy");
    assertThat(all(Plans.ladder(20, "random", "greedy")))
        .startsWith(all(few).toArray(Match[]::new));
  }

  @Test
  void teamsAlternateAndFourPlay() {
    Plan duel = Plans.ladder(4, "random", "greedy");
    Plan teams = Plans.with(duel, Mode.TEAMS, List.of("sarpedon"), 4, 1);
    assertThat(teams.match(0).players()).containsExactly("random", "greedy", "random", "greedy");
    assertThat(teams.match(1).players()).containsExactly("greedy", "random", "greedy", "random");
    assertThat(teams.match(0).heroes()).hasSize(4).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void inFreeForAllEachPlayerSitsAloneOnEverySeatEquallyOften(int seats) {
    Plan ladder = Plans.alone(seats, 20 * seats, "random", "greedy");
    var alone = new HashMap<List<?>, Integer>();
    List<Match> games = all(ladder);
    for (int i = 0; i < games.size(); i++) {
      Match game = games.get(i);
      List<String> players = game.players();
      assertThat(players).hasSize(seats);
      assertThat(game.heroes()).hasSize(seats).doesNotHaveDuplicates();
      int seat = Collections.frequency(players, "random") == 1 ? players.indexOf("random") : -1;
      String who = seat < 0 ? "greedy" : "random";
      assertThat(Collections.frequency(players, who)).isEqualTo(1);
      alone.merge(List.of(who, players.indexOf(who)), 1, Integer::sum);
      if (i % 2 != 0) {
        Match other = games.get(i - 1);
        assertThat(List.of(game.seed(), game.heroes(), game.board()))
            .isEqualTo(List.of(other.seed(), other.heroes(), other.board()));
      }
    }
    assertThat(alone).hasSize(2 * seats).allSatisfy((_, n) -> assertThat(n).isEqualTo(10));
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> Plans.alone(5, 4, "random", "greedy"))
        .hasMessage("--seats: found 5, expected 3 to 4 in mode free-for-all");
    assertThatThrownBy(() -> Plans.ladder(3, "random", "greedy")).hasMessageContaining("even");
    assertThatThrownBy(() -> Plans.ladder(2, "random")).hasMessageContaining("at least 2");
    assertThatThrownBy(() -> Plans.ladder(2, "random", "random")).hasMessageContaining("different");
    assertThatThrownBy(() -> Plans.matrix(2, "random", List.of("alice"), List.of("soho")))
        .hasMessageContaining("at least two heroes");
    var boards = List.of("soho", "soho");
    assertThatThrownBy(() -> Plans.matrix(2, "random", List.of("alice", "genie"), boards))
        .hasMessage("--boards: found [soho, soho], expected different ones");
  }
}
