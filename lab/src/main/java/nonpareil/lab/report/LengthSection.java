package nonpareil.lab.report;

import static nonpareil.lab.report.Html.count;
import static nonpareil.lab.report.Html.css;
import static nonpareil.lab.report.Html.percent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nonpareil.lab.EndCause;
import nonpareil.lab.Plan;
import nonpareil.lab.Row;
import nonpareil.lab.stats.Interval;

/** How games go: who begins, how long they take, how they end. */
record LengthSection(Tally tally, Names names, ReportWords words) {

  private static final int MOST_BARS = 30;

  // ---- the first turn

  String first() {
    List<String> boards = tally.plan().boards();
    var all = new ArrayList<Interval>();
    all.add(tally.first(null).interval());
    boards.forEach(b -> all.add(tally.first(b).interval()));
    var scale = Marks.Scale.shares(all, tally.seatEven());
    var text = new StringBuilder("<div class=\"rows\">");
    text.append(row("<b>" + words.say("all-games") + "</b>", tally.first(null), scale));
    for (String board : boards) {
      text.append(row(words.say(names.board(board)), tally.first(board), scale));
    }
    return text.append(Marks.axis(scale)).append("</div>").toString();
  }

  private String row(String label, Tally.Share share, Marks.Scale scale) {
    String value = "<b>%s</b> <small>n %s</small>";
    return Marks.whisker(
        label,
        share.interval(),
        scale,
        value.formatted(words.percent(share.value(), 1), count(share.games())));
  }

  String firstByHero() {
    var heroes = new ArrayList<String>();
    tally.plan().heroes().stream().filter(h -> tally.heroFirst(h).games() > 0).forEach(heroes::add);
    heroes.sort(
        Comparator.comparingDouble(h -> tally.heroLater(h).value() - tally.heroFirst(h).value()));
    var all = new ArrayList<Interval>();
    for (String hero : heroes) {
      for (Tally.Share s : List.of(tally.heroFirst(hero), tally.heroLater(hero))) {
        all.add(new Interval(s.value(), s.value() - 0.02, s.value() + 0.02));
      }
    }
    var scale = Marks.Scale.shares(all, tally.seatEven());
    var text = new StringBuilder("<div class=\"rows\">");
    for (String hero : heroes) {
      text.append(
          Marks.pair(
              words.say(names.hero(hero)), tally.heroFirst(hero), tally.heroLater(hero), scale));
    }
    return text.append(Marks.axis(scale))
        .append("</div><p class=\"legend\"><i class=\"key\"></i>")
        .append(words.say("begins"))
        .append(" <i class=\"key hollow\"></i>")
        .append(words.say("begins.not"))
        .append("</p>")
        .toString();
  }

  // ---- length

  String length() {
    List<Row> rows = tally.results().rows();
    if (rows.isEmpty()) {
      return "";
    }
    int least = rows.stream().mapToInt(Row::turns).min().orElse(0);
    int most = rows.stream().mapToInt(Row::turns).max().orElse(0);
    int width = Math.max(1, (most - least) / MOST_BARS + 1);
    int bars = (most - least) / width + 1;
    var counts = new ArrayList<Map<EndCause, Integer>>();
    for (int b = 0; b < bars; b++) {
      counts.add(new EnumMap<>(EndCause.class));
    }
    rows.forEach(r -> counts.get((r.turns() - least) / width).merge(r.ended(), 1, Integer::sum));
    int top = counts.stream().mapToInt(LengthSection::sum).max().orElse(1);
    var text = new StringBuilder("<div class=\"histogram\">");
    int every = Math.max(1, (int) Math.ceil(bars / 8.0));
    for (int b = 0; b < bars; b++) {
      int from = least + b * width;
      String turns = width == 1 ? "" + from : from + "–" + (from + width - 1);
      text.append(
          "<div class=\"col\" title=\"%s: %d\"><div class=\"stack\" style=\"height:%s%%\">%s</div><small>%s</small></div>"
              .formatted(
                  turns,
                  sum(counts.get(b)),
                  css(100.0 * sum(counts.get(b)) / top),
                  segments(counts.get(b), sum(counts.get(b)), false),
                  b % every == 0 ? from : ""));
    }
    return text.append("</div><p class=\"axis-name\">")
        .append(words.say("length.axis", count(top)))
        .append("</p>")
        .append(key())
        .toString();
  }

  private static int sum(Map<EndCause, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static String segments(Map<EndCause, Integer> counts, int of, boolean labelled) {
    var text = new StringBuilder();
    for (EndCause ended : EndCause.values()) {
      int n = counts.getOrDefault(ended, 0);
      if (n > 0) {
        double share = 100.0 * n / of;
        text.append(
            "<i class=\"seg %s\" style=\"flex-grow:%s\" title=\"%s: %d\">%s</i>"
                .formatted(
                    ended.text(),
                    css(share),
                    ended.text(),
                    n,
                    labelled && share >= 12 ? percent(share / 100) : ""));
      }
    }
    return text.toString();
  }

  // ---- the end

  String end() {
    var text = new StringBuilder("<div class=\"rows\">");
    text.append(bar("<b>" + words.say("all-games") + "</b>", _ -> true));
    for (String board : tally.plan().boards()) {
      text.append(bar(words.say(names.board(board)), r -> r.match().board().equals(board)));
    }
    return text.append("</div>").append(key()).toString();
  }

  String endByHero() {
    var text = new StringBuilder("<div class=\"rows\">");
    List<String> heroes =
        tally.plan().kind() == Plan.Kind.LADDER ? tally.plan().heroes() : tally.ranked();
    for (String hero : heroes) {
      text.append(bar(words.say(names.hero(hero)), r -> wins(r, hero)));
    }
    return text.append("</div>").append(key()).toString();
  }

  private static boolean wins(Row row, String hero) {
    for (int seat = 0; seat < row.match().seats(); seat++) {
      if (row.won(seat) && row.match().heroes().get(seat).equals(hero)) {
        return true;
      }
    }
    return false;
  }

  private String bar(String label, Predicate<Row> which) {
    var counts = new EnumMap<EndCause, Integer>(EndCause.class);
    tally.results().rows().stream()
        .filter(which)
        .forEach(r -> counts.merge(r.ended(), 1, Integer::sum));
    int of = sum(counts);
    return "<div class=\"row\"><span class=\"name\">%s</span><span class=\"track stacked\">%s</span><span class=\"value\"><small>n %s</small></span></div>\n"
        .formatted(label, segments(counts, of, true), count(of));
  }

  private String key() {
    var text = new StringBuilder("<p class=\"legend\">");
    for (EndCause ended : EndCause.values()) {
      if (tally.results().rows().stream().anyMatch(r -> r.ended() == ended)) {
        text.append("<i class=\"key seg %s\"></i>%s ".formatted(ended.text(), word(ended)));
      }
    }
    return text.append("</p>").toString();
  }

  private String word(EndCause ended) {
    return switch (ended) {
      case COMBAT -> words.say("ended.combat");
      case EFFECT -> words.say("ended.effect");
      case EXHAUSTION -> words.say("ended.exhaustion");
      case FORFEIT -> words.say("ended.forfeit");
      case STOPPED -> words.say("ended.stopped");
    };
  }
}
