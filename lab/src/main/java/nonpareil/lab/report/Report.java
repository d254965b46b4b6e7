package nonpareil.lab.report;

import static nonpareil.lab.report.Html.count;
import static nonpareil.lab.report.Html.escape;
import static nonpareil.lab.report.Html.percent;

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
import nonpareil.content.text.PhraseFile;
import nonpareil.engine.game.Mode;
import nonpareil.lab.Plan;
import nonpareil.lab.Results;
import nonpareil.lab.Row;
import nonpareil.lab.stats.Interval;

/** The report of a run: one HTML file with everything in it. */
public final class Report {

  /** What it says. */
  public static final PhraseFile TEXTS = new PhraseFile(Report.class, "report");

  private static final int MOST_FAULTS = 50;

  private final Results results;
  private final Plan plan;
  private final Content content;
  private final Names names;
  private final ReportWords words;
  private final Tally tally;
  private final StringBuilder page = new StringBuilder();

  private Report(Results results, Content content) {
    this.results = results;
    plan = results.plan();
    this.content = content;
    names = new Names(content, plan);
    words = new ReportWords(content.languages());
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
              names.of(id).english(),
              r.value(),
              r.high() - r.value(),
              inWords(share)));
    }
    if (plan.isOneAlone()) {
      for (String alone : ranked) {
        for (String rest : ranked) {
          if (!rest.equals(alone)) {
            Tally.Share cell = tally.cell(alone, rest, null);
            lines.add(
                "%s alone among %d %s wins %s of %d games"
                    .formatted(
                        names.of(alone).english(),
                        plan.seats() - 1,
                        names.of(rest).english(),
                        inWords(cell.interval()),
                        cell.games()));
          }
        }
      }
    } else if (plan.kind() == Plan.Kind.LADDER) {
      for (int a = 0; a < ranked.size(); a++) {
        for (int b = a + 1; b < ranked.size(); b++) {
          Tally.Share cell = tally.cell(ranked.get(a), ranked.get(b), null);
          lines.add(
              "%s beats %s in %s of %d games"
                  .formatted(
                      names.of(ranked.get(a)).english(),
                      names.of(ranked.get(b)).english(),
                      inWords(cell.interval()),
                      cell.games()));
        }
      }
    }
    lines.add("who begins wins " + inWords(tally.first(null).interval()));
    return lines;
  }

  private static String inWords(Interval i) {
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
        .append(words.style())
        .append("</style></head><body>\n")
        .append(words.fill(resource("report-top.html")));
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
          case LADDER -> words.say("title.ladder");
          case MATRIX -> words.say("title.matrix");
          case HERO -> words.say("title.hero", names.hero(String.valueOf(plan.focus())));
        };
    String games = count(results.rows().size());
    String played =
        switch (plan.mode()) {
          case DUEL -> words.say("games.duel", games);
          case TEAMS -> words.say("games.teams", games);
          case FREE_FOR_ALL -> words.say("games.free-for-all", games, plan.seats());
        };
    page.append("<h1>").append(title).append("</h1><p class=\"lead\">");
    page.append(played).append(' ');
    if (results.rows().size() < plan.size()) {
      page.append(words.say("games.planned", count(plan.size()))).append(' ');
    }
    int boards = plan.boards().size();
    page.append(boards == 1 ? words.say("games.board") : words.say("games.boards", boards));
    if (plan.kind() != Plan.Kind.LADDER) {
      page.append(", ").append(words.say("games.players")).append(' ');
      page.append("<b>").append(escape(plan.players().getFirst())).append("</b>");
    }
    page.append(", ").append(words.say("games.edition", plan.edition().text()));
    page.append("</p></header>\n");
  }

  // ---- figures at a glance

  private void figures() {
    page.append("<section class=\"figures\">");
    List<String> ranked = tally.ranked();
    if (plan.focus() != null) {
      Interval share = tally.total(plan.focus(), null).interval();
      figure(
          percent(share.value()), words.say("figure.won"), range(share) + " · " + verdict(share));
    } else {
      String best = ranked.getFirst();
      figure(words.say(names.of(best)), words.say("figure.strongest"), strength(best));
      String worst = ranked.getLast();
      figure(words.say(names.of(worst)), words.say("figure.weakest"), strength(worst));
    }
    Interval first = tally.first(null).interval();
    figure(words.percent(first.value(), 1), words.say("figure.first"), range(first));
    List<Row> rows = results.rows();
    figure(
        String.valueOf(median(rows.stream().mapToInt(Row::turns).sorted().toArray())),
        words.say("figure.turns"),
        words.say(
            "figure.median", median(rows.stream().mapToInt(Row::decisions).sorted().toArray())));
    page.append("</section>\n");
  }

  private String strength(String id) {
    return words.say(
        "figure.strength",
        words.signed(tally.rating(id).value(), 0),
        percent(tally.total(id, null).value()));
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
      return words.say("verdict.even");
    }
    return share.value() > tally.even()
        ? words.say("verdict.stronger")
        : words.say("verdict.weaker");
  }

  private static int median(int[] sorted) {
    return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
  }

  // ---- sections

  private void sections() {
    boolean many = plan.mode().sides(plan.seats()) > 2;
    int even = (int) Math.round(100 * tally.seatEven());
    String quarter = many ? " " + words.say("even.seat", plan.seats(), even) : "";
    String all =
        !many
            ? ""
            : " "
                + (plan.isOneAlone() ? words.say("even.alone", even) : words.say("even.all", even));
    var matrix = new Matrix(tally, names, words);
    var course = new LengthSection(tally, names, words);
    var cards = new CardsSection(tally, names, words);
    section(words.say("strength"), words.say("strength.text"), matrix.ratings());
    if (plan.focus() == null) {
      section(words.say("pairs"), words.say("pairs.text") + all, matrix.everybody());
      if (plan.boards().size() > 1) {
        section(words.say("boards"), words.say("boards.text"), matrix.boards());
      }
    } else {
      section(words.say("focus"), words.say("focus.text") + all, matrix.focus(plan.focus()));
    }
    page.append("<div class=\"two\">");
    section(words.say("first"), words.say("first.text") + quarter, course.first());
    section(words.say("first.heroes"), words.say("first.heroes.text"), course.firstByHero());
    page.append("</div><div class=\"two\">");
    section(words.say("length"), words.say("length.text"), course.length());
    section(words.say("end"), words.say("end.text"), course.end());
    page.append("</div>");
    section(words.say("end.heroes"), words.say("end.heroes.text"), course.endByHero());
    page.append("<div class=\"two\">");
    section(words.say("lifts"), words.say("lifts.text"), cards.lifts());
    section(words.say("damage"), words.say("damage.text"), cards.damage());
    page.append("</div>");
    section(words.say("cards"), words.say("cards.text"), cards.table());
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
        words.say("faults", count(forfeits.size())),
        words.say("faults.text"),
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
    command
        .append(" --mode ")
        .append(plan.mode().text())
        .append(plan.mode() == Mode.FREE_FOR_ALL ? " --seats " + plan.seats() : "")
        .append(" --edition ")
        .append(plan.edition().text());
    page.append("<footer><p>")
        .append(words.say("footer"))
        .append("</p><pre>")
        .append(escape(command.toString()))
        .append("</pre></footer>\n");
  }
}
