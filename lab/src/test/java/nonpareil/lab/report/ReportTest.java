package nonpareil.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import nonpareil.content.Name;
import nonpareil.lab.Lab;
import nonpareil.lab.Plan;
import nonpareil.lab.Plans;
import nonpareil.lab.ResultFolder;
import nonpareil.lab.Results;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
      Name name = Plans.CONTENT.hero(id).name();
      assertThat(text).contains(name.en(), name.de());
      Plans.CONTENT
          .hero(id)
          .cardNames()
          .values()
          .forEach(c -> assertThat(text).contains(c.en(), c.de()));
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
    assertThat(Report.lines(results, Plans.CONTENT))
        .anyMatch(l -> l.startsWith("greedy beats random in "));
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
