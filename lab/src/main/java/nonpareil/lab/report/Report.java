package nonpareil.lab.report;

import static nonpareil.lab.report.Html.count;
import static nonpareil.lab.report.Html.escape;
import static nonpareil.lab.report.Html.percent;
import static nonpareil.lab.report.Html.say;
import static nonpareil.lab.report.Html.signed;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonpareil.content.Content;
import nonpareil.engine.game.Mode;
import nonpareil.lab.Plan;
import nonpareil.lab.Results;
import nonpareil.lab.Row;
import nonpareil.lab.stats.Interval;

/** The report of a run: one HTML file with everything in it. */
public final class Report {

  private static final int MOST_FAULTS = 50;

  private final Results results;
  private final Plan plan;
  private final Content content;
  private final Names names;
  private final Tally tally;
  private final StringBuilder page = new StringBuilder();

  private Report(Results results, Content content) {
    this.results = results;
    plan = results.plan();
    this.content = content;
    names = new Names(content, plan);
    tally = new Tally(results);
  }

  /** Writes it. */
  public static void write(Results results, Content content, Path file) {
    try {
      Files.writeString(file, html(results, content), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same as text. */
  public static String html(Results results, Content content) {
    return new Report(results, content).page();
  }

  /** The heart of it for a terminal: ratings, and each pairing of a ladder. */
  public static List<String> lines(Results results, Content content) {
    return new Report(results, content).lines();
  }

  private List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("%,d games".formatted(results.rows().size()));
    List<String> ranked = tally.ranked();
    for (String id : ranked) {
      Interval r = tally.rating(id);
      Interval share = tally.total(id, null).interval();
      lines.add(
          String.format(
              Locale.ROOT,
              "%-28s  rating %+5.0f ±%.0f  wins %s",
              names.of(id).en(),
              r.value(),
              r.high() - r.value(),
              words(share)));
    }
    if (plan.kind() == Plan.Kind.LADDER) {
      for (int a = 0; a < ranked.size(); a++) {
        for (int b = a + 1; b < ranked.size(); b++) {
          Tally.Share cell = tally.cell(ranked.get(a), ranked.get(b), null);
          lines.add(
              "%s beats %s in %s of %d games"
                  .formatted(
                      names.of(ranked.get(a)).en(),
                      names.of(ranked.get(b)).en(),
                      words(cell.interval()),
                      cell.games()));
        }
      }
    }
    lines.add("who begins wins " + words(tally.first(null).interval()));
    return lines;
  }

  private static String words(Interval i) {
    return String.format(
        Locale.ROOT, "%.1f %% [%.1f, %.1f]", i.value() * 100, i.low() * 100, i.high() * 100);
  }

  // ---- the page

  private String page() {
    String title = plan.kind() == Plan.Kind.LADDER ? "Players" : "Heroes";
    page.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>")
        .append("<title>Nonpareil · %s</title>".formatted(title))
        .append("<style>\n")
        .append(resource("report.css"))
        .append("</style></head><body>\n")
        .append(resource("report-top.html"));
    header();
    page.append("<main>");
    figures();
    sections();
    page.append("</main>");
    footer();
    return page.append("<script>\n")
        .append(resource("report.js"))
        .append("</script></body></html>\n")
        .toString();
  }

  private static String resource(String name) {
    try (InputStream in = Report.class.getResourceAsStream("/nonpareil/lab/" + name)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void header() {
    String title =
        switch (plan.kind()) {
          case LADDER -> say("Players against players", "Spieler gegen Spieler");
          case MATRIX -> say("Heroes against heroes", "Helden gegen Helden");
          case HERO ->
              say(names.hero(String.valueOf(plan.focus())))
                  + say(" against the others", " gegen die anderen");
        };
    String mode =
        switch (plan.mode()) {
          case DUEL -> say("duels", "Duelle");
          case TEAMS -> say("team games", "Team-Partien");
          case FREE_FOR_ALL ->
              say("games of four, each for themselves", "Partien jeder gegen jeden");
        };
    page.append("<h1>").append(title).append("</h1><p class=\"lead\">");
    page.append(count(results.rows().size())).append(' ').append(mode);
    if (results.rows().size() < plan.size()) {
      page.append(say(" of ", " von ")).append(count(plan.size()));
      page.append(say(" planned", " geplanten"));
    }
    page.append(say(" on ", " auf ")).append(plan.boards().size());
    page.append(
        plan.boards().size() == 1
            ? say(" board", " Schlachtfeld")
            : say(" boards", " Schlachtfeldern"));
    if (plan.kind() != Plan.Kind.LADDER) {
      page.append(say(", all heroes played by ", ", alle Helden gespielt von "));
      page.append("<b>").append(escape(plan.players().getFirst())).append("</b>");
    }
    page.append(say(", rule book of ", ", Regelheft von ")).append(plan.year());
    page.append("</p></header>\n");
  }

  // ---- figures at a glance

  private void figures() {
    page.append("<section class=\"figures\">");
    List<String> ranked = tally.ranked();
    if (plan.focus() != null) {
      Interval share = tally.total(plan.focus(), null).interval();
      figure(
          percent(share.value()),
          say("of its games won", "der Partien gewonnen"),
          range(share) + " · " + verdict(share));
    } else {
      String best = ranked.getFirst();
      figure(
          say(names.of(best)),
          say("strongest", "am stärksten"),
          signed(tally.rating(best).value(), 0)
              + say(" points", " Punkte")
              + " · "
              + percent(tally.total(best, null).value())
              + say(" won", " gewonnen"));
      String worst = ranked.getLast();
      figure(
          say(names.of(worst)),
          say("weakest", "am schwächsten"),
          signed(tally.rating(worst).value(), 0)
              + say(" points", " Punkte")
              + " · "
              + percent(tally.total(worst, null).value())
              + say(" won", " gewonnen"));
    }
    Interval first = tally.first(null).interval();
    figure(
        percent(first.value(), 1), say("won by who begins", "gewinnt, wer beginnt"), range(first));
    List<Row> rows = results.rows();
    figure(
        String.valueOf(median(rows.stream().mapToInt(Row::turns).sorted().toArray())),
        say("turns in a typical game", "Züge in einer typischen Partie"),
        say("median, with ", "Median, mit ")
            + median(rows.stream().mapToInt(Row::decisions).sorted().toArray())
            + say(" decisions", " Entscheidungen"));
    page.append("</section>\n");
  }

  private void figure(String value, String label, String small) {
    page.append("<div class=\"figure\"><strong>").append(value).append("</strong><span>");
    page.append(label).append("</span><small>").append(small).append("</small></div>");
  }

  private static String range(Interval i) {
    return "95\u202f%: " + percent(i.low()) + " – " + percent(i.high());
  }

  private String verdict(Interval share) {
    if (!share.excludes(tally.even())) {
      return say("no difference from even", "kein Unterschied zu ausgeglichen");
    }
    return share.value() > tally.even()
        ? say("stronger than the field", "stärker als das Feld")
        : say("weaker than the field", "schwächer als das Feld");
  }

  private static int median(int[] sorted) {
    return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
  }

  // ---- sections

  private void sections() {
    String quarter =
        plan.mode() == Mode.FREE_FOR_ALL
            ? say(" Among four, 25 % is even.", " Unter vieren sind 25 % ausgeglichen.")
            : "";
    String all =
        plan.kind() == Plan.Kind.LADDER || quarter.isEmpty()
            ? ""
            : say(
                " Two heroes are compared when one of them has won; of all games 25 % is even.",
                " Zwei Helden werden verglichen, wenn einer von ihnen gewonnen hat; von allen"
                    + " Partien sind 25 % ausgeglichen.");
    var matrix = new Matrix(tally, names);
    var course = new Course(tally, names);
    var cards = new CardsSection(tally, names);
    section(
        say("Strength", "Stärke"),
        say(
            "Points (Bradley–Terry): who is 100 ahead wins 64 games of 100, with 200 it is 76, with 400 it is 91. 0 is the mean, the line is the 95 % interval; then the share of all games won.",
            "Punkte (Bradley-Terry): wer 100 mehr hat, gewinnt 64 von 100 Partien, mit 200 sind es 76, mit 400 sind es 91. 0 ist die Mitte, der Strich ist das 95‑%‑Intervall; dahinter der Anteil aller gewonnenen Partien."),
        matrix.ratings());
    if (plan.focus() == null) {
      section(
          say("Who beats whom", "Wer schlägt wen"),
          say(
                  "Wins of the row against the column in per cent, below them the 95 % interval (Wilson); the strongest come first.",
                  "Siege der Zeile gegen die Spalte in Prozent, darunter das 95‑%‑Intervall (Wilson); die Stärksten zuerst.")
              + all,
          matrix.everybody());
      if (plan.boards().size() > 1) {
        section(
            say("Boards", "Schlachtfelder"),
            say(
                "Wins on each board in per cent, the 95 % interval, and how many more or less than on all boards. The colour shows that difference; bold: the interval does not hold the share on all boards.",
                "Siege auf jedem Schlachtfeld in Prozent, das 95‑%‑Intervall und wie viele mehr oder weniger als auf allen. Die Farbe zeigt diesen Unterschied; fett: das Intervall enthält den Anteil auf allen nicht."),
            matrix.boards());
      }
    } else {
      section(
          say("Against each of the others", "Gegen jeden der anderen"),
          say(
                  "Wins with Wilson's 95 % interval, on all boards and on each.",
                  "Siege mit Wilsons 95‑%‑Intervall, auf allen Schlachtfeldern und auf jedem.")
              + all,
          matrix.focus(plan.focus()));
    }
    page.append("<div class=\"two\">");
    section(
        say("Who begins", "Wer beginnt"),
        say("Games won by who has the first turn.", "Gewonnen von dem, der den ersten Zug hat.")
            + quarter,
        course.first());
    section(
        say("Beginning, hero by hero", "Beginnen, Held für Held"),
        say("Wins as the first and as another.", "Siege als Erster und als anderer."),
        course.firstByHero());
    page.append("</div><div class=\"two\">");
    section(
        say("How long games take", "Wie lange Partien dauern"),
        say("Games by their number of turns.", "Partien nach der Zahl ihrer Züge."),
        course.length());
    section(
        say("How games end", "Wie Partien enden"),
        say("What felled the last hero.", "Was den letzten Helden fällte."),
        course.end());
    page.append("</div>");
    section(
        say("How heroes win", "Wie Helden gewinnen"),
        say("The end of the games each hero won.", "Das Ende der Partien, die der Held gewann."),
        course.endByHero());
    page.append("<div class=\"two\">");
    section(
        say("Cards that go with winning", "Karten, die zum Sieg gehören"),
        say(
            "Points by which its hero won more often in games where the card was played. Going with is not causing: who is ahead plays more.",
            "Punkte, um die ihr Held öfter gewann, wenn die Karte gespielt wurde. Zusammenhang ist nicht Ursache: wer vorn liegt, spielt mehr."),
        cards.lifts());
    section(
        say("Cards that hit", "Karten, die treffen"),
        say("Damage to enemies per game.", "Schaden an Gegnern je Partie."),
        cards.damage());
    page.append("</div>");
    section(
        say("All cards", "Alle Karten"),
        say(
            "Click a heading to sort. Wins are coloured by how much more or less often the hero won than usual.",
            "Klick auf eine Überschrift sortiert. Siege sind gefärbt nach dem Abstand zum Üblichen des Helden."),
        cards.table());
    faults();
  }

  private void section(String title, String lead, String body) {
    page.append("<section><h2>").append(title).append("</h2><p>").append(lead).append("</p>");
    page.append(body).append("</section>\n");
  }

  private void faults() {
    List<Row> forfeits = results.forfeits();
    if (forfeits.isEmpty()) {
      return;
    }
    var body = new StringBuilder("<ul class=\"faults\">");
    for (Row row : forfeits.subList(0, Math.min(MOST_FAULTS, forfeits.size()))) {
      body.append("<li><b>").append(row.match().number()).append("</b> ");
      body.append(escape(row.note())).append("</li>");
    }
    section(
        say("Games lost by the fault of a bot", "Durch Fehler eines Bots verlorene Partien")
            + " ("
            + count(forfeits.size())
            + ")",
        say("By game number.", "Nach Nummer der Partie."),
        body.append("</ul>").toString());
  }

  private void footer() {
    var command = new StringBuilder("./nonpareil lab ").append(plan.kind().text());
    if (plan.kind() == Plan.Kind.HERO) {
      command.append(" FILE");
    }
    String players =
        String.join(",", plan.players().stream().map(p -> p.replace(",", "\\,")).toList());
    command.append(plan.kind() == Plan.Kind.LADDER ? " --players " : " --player ");
    command.append(players.indexOf(' ') < 0 ? players : '"' + players + '"');
    command.append(" --games ").append(plan.games()).append(" --seed ").append(plan.seed());
    if (!plan.heroes().containsAll(content.heroIds())) {
      command.append(" --heroes ").append(String.join(",", plan.heroes()));
    }
    command.append(" --boards ").append(String.join(",", plan.boards()));
    command.append(" --mode ").append(plan.mode().text()).append(" --edition ").append(plan.year());
    page.append("<footer><p>")
        .append(
            say(
                "Every pairing is played equally from both seats, two and two games on the same seed. The same command gives the same games:",
                "Jede Paarung wird gleich oft von beiden Plätzen gespielt, je zwei Partien mit demselben Startwert. Derselbe Befehl ergibt dieselben Partien:"))
        .append("</p><pre>")
        .append(escape(command.toString()))
        .append("</pre></footer>\n");
  }
}
