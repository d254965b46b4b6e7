package nonpareil.lab.report;

import static nonpareil.lab.report.Html.count;
import static nonpareil.lab.report.Html.css;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import nonpareil.engine.hero.CardType;
import nonpareil.lab.CardTable.Line;
import nonpareil.lab.CardUse.What;

/** What every card did. */
record CardsSection(Tally tally, Names names, ReportWords words) {

  private static final int TOP = 10;
  private static final int FEW = 20;

  /** The cards that were in a game; those of the hero the run is about come first. */
  private List<Line> lines() {
    return tally.results().cards().lines().stream()
        .filter(l -> l.games() > 0)
        .sorted(Comparator.comparing(l -> !l.hero().equals(tally.plan().focus())))
        .toList();
  }

  private static double per(long amount, long of) {
    return of == 0 ? 0 : (double) amount / of;
  }

  private double lift(Line line) {
    return per(line.winsPlayed(), line.gamesPlayed()) - tally.heroShare(line.hero());
  }

  // ---- the best of them

  String lifts() {
    return top(
        lines().stream().filter(CardsSection::isOften).toList(),
        l -> 100 * lift(l),
        v -> words.signed(v, 1),
        l -> " · n " + count(l.gamesPlayed()));
  }

  /** Often enough that its wins say something: in some games, and in every eighth at least. */
  private static boolean isOften(Line line) {
    return line.gamesPlayed() >= FEW && 8 * line.gamesPlayed() >= line.games();
  }

  String damage() {
    return top(
        lines(), l -> per(l.use().get(What.DAMAGE), l.games()), v -> words.number(v, 2), _ -> "");
  }

  private String top(
      List<Line> of,
      ToDoubleFunction<Line> by,
      DoubleFunction<String> shown,
      Function<Line, String> more) {
    List<Line> best =
        of.stream().sorted(Comparator.comparingDouble(by).reversed()).limit(TOP).toList();
    if (best.isEmpty()) {
      return "<p>" + words.say("cards.few") + "</p>";
    }
    double most = Math.max(1e-9, by.applyAsDouble(best.getFirst()));
    var text = new StringBuilder("<ol class=\"top\">");
    for (Line line : best) {
      double value = by.applyAsDouble(line);
      text.append(
          "<li>%s<span class=\"card\">%s<small>%s%s</small></span><span class=\"fill\"><i class=\"%s\" style=\"width:%s%%\"></i></span><b>%s</b></li>\n"
              .formatted(
                  icon(line.card().type()),
                  words.say(names.card(line.hero(), line.card().id())),
                  words.say(names.hero(line.hero())),
                  more.apply(line),
                  type(line.card().type()),
                  css(Math.clamp(100 * value / most, 0, 100)),
                  shown.apply(value)));
    }
    return text.append("</ol>").toString();
  }

  // ---- all of them

  String table() {
    var text = new StringBuilder();
    text.append("<p class=\"filter\"><label>")
        .append(words.say("column.hero"))
        .append(" <select id=\"hero-filter\"><option value=\"\">")
        .append(words.together("all"))
        .append("</option>");
    for (String hero : tally.plan().heroes()) {
      String name = words.together(names.hero(hero));
      text.append("<option value=\"%s\">%s</option>".formatted(hero, name));
    }
    text.append("</select></label></p>");
    text.append("<div class=\"wide\"><table class=\"cards sortable\"><thead><tr>");
    head(text, words.say("column.card"), "");
    head(text, words.say("column.hero"), "");
    head(text, words.say("column.type"), "");
    head(text, words.say("column.drawn"), words.say("per.game"));
    head(text, words.say("column.played"), words.say("per.game"));
    head(text, words.say("column.boost"), words.say("per.game"));
    head(text, words.say("column.won"), words.say("when.drawn"));
    head(text, words.say("column.won"), words.say("when.played"));
    head(text, words.say("column.damage"), words.say("per.play"));
    head(text, words.say("column.stopped"), words.say("per.defense"));
    head(text, words.say("column.value"), words.say("per.use"));
    head(text, words.say("column.healed"), words.say("per.play"));
    head(text, words.say("column.cards"), words.say("per.play"));
    text.append("</tr></thead><tbody>");
    lines().forEach(line -> row(text, line));
    return text.append("</tbody></table></div>").toString();
  }

  private static void head(StringBuilder text, String title, String under) {
    text.append("<th scope=\"col\"><button type=\"button\">%s</button>".formatted(title));
    text.append(under.isEmpty() ? "" : "<small>%s</small>".formatted(under)).append("</th>");
  }

  private void row(StringBuilder text, Line line) {
    var use = line.use();
    long played = use.played();
    text.append("<tr data-hero=\"%s\"><th scope=\"row\">".formatted(line.hero()));
    text.append(words.say(names.card(line.hero(), line.card().id())));
    text.append(" <small>×%d</small>".formatted(line.card().copies()));
    text.append("<small class=\"of\">%s</small>".formatted(words.say(names.hero(line.hero()))));
    text.append("</th><td class=\"word\">");
    text.append(words.say(names.hero(line.hero()))).append("</td><td class=\"word\">");
    text.append(icon(line.card().type())).append("<span>");
    text.append(typeWord(line.card().type())).append("</span></td>");
    value(text, per(use.get(What.DRAWN), line.games()), 2, line.games());
    value(text, per(played, line.games()), 2, line.games());
    value(text, per(use.get(What.BOOSTS), line.games()), 2, line.games());
    won(text, line, line.winsDrawn(), line.gamesDrawn());
    won(text, line, line.winsPlayed(), line.gamesPlayed());
    value(text, per(use.get(What.DAMAGE), played), 1, use.get(What.DAMAGE));
    value(text, per(use.get(What.BLOCKED), use.get(What.DEFENSES)), 1, use.get(What.BLOCKED));
    value(text, per(use.get(What.VALUE), played + use.get(What.BOOSTS)), 1, use.get(What.VALUE));
    value(text, per(use.get(What.HEALED), played), 1, use.get(What.HEALED));
    value(text, per(use.get(What.CARDS), played), 1, use.get(What.CARDS));
    text.append("</tr>\n");
  }

  private void value(StringBuilder text, double value, int digits, long total) {
    text.append(
        "<td data-v=\"%s\">%s</td>"
            .formatted(
                css(value), total == 0 ? "<i class=\"nil\">·</i>" : words.number(value, digits)));
  }

  /** Coloured by how much more or less often its hero won than usual. */
  private void won(StringBuilder text, Line line, int wins, int games) {
    double share = per(wins, games);
    double more = share - tally.heroShare(line.hero());
    if (games == 0) {
      text.append("<td data-v=\"-1\"><i class=\"nil\">·</i></td>");
    } else {
      text.append(
          "<td data-v=\"%s\" %s title=\"n %s\"><b>%d</b></td>"
              .formatted(
                  css(share),
                  games < FEW ? "class=\"few\"" : Marks.heat(0.5 + more),
                  count(games),
                  Math.round(100 * share)));
    }
  }

  private static String type(CardType type) {
    return type.name().toLowerCase(Locale.ROOT);
  }

  private static String icon(CardType type) {
    return "<svg class=\"icon %s\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><use href=\"#%s\"/></svg>"
        .formatted(type(type), type(type));
  }

  private String typeWord(CardType type) {
    return switch (type) {
      case ATTACK -> words.say("type.attack");
      case DEFENSE -> words.say("type.defense");
      case VERSATILE -> words.say("type.versatile");
      case SCHEME -> words.say("type.scheme");
    };
  }
}
