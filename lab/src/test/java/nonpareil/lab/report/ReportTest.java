package nonpareil.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import nonpareil.content.Localized;
import nonpareil.content.text.german.German;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.lab.Lab;
import nonpareil.lab.Plan;
import nonpareil.lab.Plans;
import nonpareil.lab.ResultFolder;
import nonpareil.lab.Results;
import nonpareil.lab.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

final class ReportTest {

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private Results run(Plan plan) throws InterruptedException {
    return new Lab(Plans.CONTENT, 2, Duration.ofSeconds(1)).run(plan, folder, (_, _, _) -> {});
  }

  private static Document parse(String html) throws Exception {
    String xml = html.replaceFirst("<!DOCTYPE html>", "");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  @Test
  void theMatrixHasAllHeroesBoardsAndCardsInBothLanguages() throws Exception {
    Results results =
        run(Plans.matrix(2, "random", Plans.CONTENT.heroIds(), List.of("soho", "sarpedon")));
    String html = Report.html(results, Plans.CONTENT);
    String text = parse(html).getDocumentElement().getTextContent();
    for (String id : Plans.CONTENT.heroIds()) {
      Localized name = Plans.CONTENT.hero(id).name();
      assertThat(text).contains(name.english(), name.in(new German()));
      Plans.CONTENT
          .hero(id)
          .cardNames()
          .values()
          .forEach(c -> assertThat(text).contains(c.english(), c.in(new German())));
    }
    assertThat(text).contains("Soho", "Sarpedon", "Who beats whom", "Wer schlägt wen");
    assertThat(text).contains("4 games in each cell", "2 Partien in jedem Feld");
    assertThat(html.split("<td class=\"heat (hi|lo)", -1)).hasSizeGreaterThan(200);
    assertThat(html).doesNotContain("http:", "https:", "src=", "@import", "url(h");
    assertThat(Report.lines(results, Plans.CONTENT)).hasSize(12);
  }

  @Test
  void aLadderTellsEachPairing() throws Exception {
    Results results = run(Plans.ladder(4, "random", "greedy", "cmd:exit 3 # <&>"));
    String html = Report.html(results, Plans.CONTENT);
    String text = parse(html).getDocumentElement().getTextContent();
    assertThat(text).contains("Players against players", "Spieler gegen Spieler", "# <&>");
    assertThat(text).contains("Games lost by the fault of a bot", "status 3");
    assertThat(text).contains("Too few games to tell.", "Noch zu wenige Partien.");
    assertThat(Report.lines(results, Plans.CONTENT))
        .anyMatch(l -> l.startsWith("greedy beats random in "));
  }

  /** Of every game of four each hero has one result, however many it is compared with. */
  @ParameterizedTest
  @EnumSource(
      value = Mode.class,
      names = {"TEAMS", "FREE_FOR_ALL"})
  void aGameOfFourCountsOnceForEachHero(Mode mode) throws Exception {
    List<String> heroes = List.of("alice", "medusa", "genie", "sinbad");
    Plan duels = Plans.matrix(2, "random", heroes, List.of("sarpedon"));
    Results results = run(Plans.with(duels, mode, duels.boards(), 2, 1));
    var tally = new Tally(results);
    int games = 0;
    double wins = 0;
    for (String hero : heroes) {
      Tally.Share total = tally.total(hero, null);
      assertThat(total.games()).isEqualTo(results.rows().size());
      games += total.games();
      wins += total.games() * total.value();
    }
    assertThat(games).isEqualTo(4 * results.rows().size());
    boolean teams = mode == Mode.TEAMS;
    assertThat(wins).isCloseTo(results.rows().size() * (teams ? 2 : 1), within(1e-9));
    assertThat(tally.even()).isEqualTo(teams ? 0.5 : 0.25);
    assertThat(Report.html(results, Plans.CONTENT).contains("25 % is even")).isNotEqualTo(teams);
  }

  /** Of three who are equal one wins a third, and nobody is stronger for having been more. */
  @Test
  void whoSitsAloneIsCountedAlone() throws Exception {
    Results results = run(Plans.alone(3, 60, "random", "monte-carlo:1"));
    var tally = new Tally(results);
    for (String alone : List.of("random", "monte-carlo:1")) {
      Tally.Share share = tally.total(alone, null);
      long won = results.rows().stream().filter(r -> isWonBy(r, alone)).count();
      assertThat(share.games()).isEqualTo(30);
      assertThat(share.value() * 30).isCloseTo((double) won, within(1e-9));
    }
    assertThat(tally.even()).isCloseTo(1.0 / 3, within(1e-9));
    assertThat(tally.rating("monte-carlo:1").value()).isPositive();
    assertThat(Report.html(results, Plans.CONTENT))
        .contains("sits alone", "33 % is even", "--mode free-for-all --seats 3");
    assertThat(Report.lines(results, Plans.CONTENT))
        .anyMatch(l -> l.startsWith("random alone among 2 monte-carlo:1 wins "));
  }

  private static boolean isWonBy(Row row, String alone) {
    List<String> players = row.match().players();
    return Collections.frequency(players, alone) == 1 && row.won(players.indexOf(alone));
  }

  @Test
  void aHeroHasARatingAndAResultAgainstEachOther() throws Exception {
    Plan plan =
        new Plan(
            Plan.Kind.HERO,
            List.of("random"),
            List.of("alice", "medusa", "genie"),
            "genie",
            List.of("soho"),
            Mode.DUEL,
            2,
            Edition.BOOK_2023,
            4,
            1,
            "test");
    String html = Report.html(run(plan), Plans.CONTENT);
    String text = parse(html).getDocumentElement().getTextContent();
    assertThat(text)
        .contains("The Genie", " against the others", "Bradley–Terry", "Against each of the others")
        .contains("4 games in each cell")
        .doesNotContain("Who beats whom");
  }

  @Test
  void aReportCanBeMadeOfWhatIsThere() throws Exception {
    Plan plan = Plans.ladder(6, "random", "greedy");
    var _ = run(plan);
    Path games = folder.resolve("games.csv");
    Files.write(games, Files.readAllLines(games).subList(0, 4));
    Results results = ResultFolder.read(folder, Plans.CONTENT);
    assertThat(results.rows()).hasSize(3);
    assertThat(Report.html(results, Plans.CONTENT)).contains("planned");
    Files.writeString(games, "");
    parse(Report.html(ResultFolder.read(folder, Plans.CONTENT), Plans.CONTENT));
  }
}
