package nonpareil.lab.report;

import static nonpareil.lab.report.Html.count;
import static nonpareil.lab.report.Html.percent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonpareil.lab.stats.Interval;
import org.jspecify.annotations.Nullable;

/** Who beats whom, how strong everybody is, and what the boards change. */
record Matrix(Tally tally, Names names, ReportWords words) {

  // ---- ratings

  String ratings() {
    var ranked = tally.ranked();
    double most = 50;
    for (String id : ranked) {
      Interval r = tally.rating(id);
      most = Math.max(most, Math.max(-r.low(), r.high()));
    }
    double end = Math.ceil(most / 100) * 100;
    var scale = new Marks.Scale(-end, end, 0);
    var text = new StringBuilder("<div class=\"rows\">");
    for (String id : ranked) {
      Interval r = tally.rating(id);
      String value =
          "<b>%s</b> <small>±%d · %s</small>"
              .formatted(
                  words.signed(r.value(), 0),
                  Math.round(r.high() - r.value()),
                  percent(tally.total(id, null).value()));
      text.append(Marks.whisker(words.say(names.of(id)), r, scale, value));
    }
    double[] ticks = {-end, -end / 2, 0, end / 2, end};
    var labels = new ArrayList<String>();
    for (double tick : ticks) {
      labels.add(words.signed(tick, 0));
    }
    return text.append(Marks.axis(scale, ticks, labels)).append("</div>").toString();
  }

  // ---- everybody against everybody, on all boards and on each

  String everybody() {
    List<@Nullable String> boards = new ArrayList<>();
    boards.add(null);
    if (tally.plan().boards().size() > 1) {
      boards.addAll(tally.plan().boards());
    }
    var text = new StringBuilder("<div class=\"tabs\">");
    for (int b = 0; b < boards.size() && boards.size() > 1; b++) {
      String board = boards.get(b);
      text.append(
          "<input type=\"radio\" name=\"board\" id=\"board%d\"%s/><label for=\"board%d\">%s</label>"
              .formatted(
                  b,
                  b == 0 ? " checked=\"checked\"" : "",
                  b,
                  board == null ? words.say("all-boards") : words.say(names.board(board))));
    }
    text.append("<div class=\"panes\">");
    for (String board : boards) {
      text.append("<div class=\"pane\">").append(table(board)).append("</div>");
    }
    return text.append("</div></div>").append(Marks.legend(words)).toString();
  }

  private String table(@Nullable String board) {
    List<String> ids = tally.ranked();
    var cells = new ArrayList<Tally.Share>();
    for (String id : ids) {
      ids.stream().filter(o -> !o.equals(id)).forEach(o -> cells.add(tally.cell(id, o, board)));
    }
    boolean uneven = !isEven(cells);
    var text = new StringBuilder("<div class=\"wide\"><table class=\"matrix\"><thead><tr><th>");
    text.append(words.say("pairs.corner")).append("</th>");
    ids.forEach(
        id -> text.append("<th scope=\"col\">").append(words.say(names.of(id))).append("</th>"));
    text.append("<th scope=\"col\">").append(words.say("all")).append("</th></tr></thead><tbody>");
    for (String id : ids) {
      text.append("<tr><th scope=\"row\">").append(words.say(names.of(id))).append("</th>");
      for (String other : ids) {
        text.append(
            id.equals(other)
                ? "<td class=\"heat self\"></td>"
                : Marks.heatCell(
                    title(id, other), tally.cell(id, other, board), uneven, tally.pairEven()));
      }
      text.append(
          Marks.heatCell(names.of(id).english(), tally.total(id, board), uneven, tally.even()));
      text.append("</tr>\n");
    }
    return text.append("</tbody></table></div>").append(gamesInEach(cells)).toString();
  }

  /** Whether all cells have the same number of games, so that it need not stand in each. */
  private static boolean isEven(List<Tally.Share> cells) {
    return cells.stream().mapToInt(Tally.Share::games).distinct().count() <= 1;
  }

  private String gamesInEach(List<Tally.Share> cells) {
    if (cells.isEmpty() || !isEven(cells)) {
      return "";
    }
    String games = count(cells.getFirst().games());
    return "<p class=\"legend\">%s</p>".formatted(words.say("pairs.games", games));
  }

  private String title(String id, String other) {
    return names.of(id).english() + " – " + names.of(other).english();
  }

  // ---- one hero against the others

  String focus(String focus) {
    var others = new ArrayList<>(tally.ranked());
    others.remove(focus);
    others.sort(Comparator.comparingDouble(o -> -tally.cell(focus, o, null).value()));
    var all = new ArrayList<Interval>();
    others.forEach(o -> all.add(tally.cell(focus, o, null).interval()));
    var scale = Marks.Scale.shares(all, 0.5);
    var text = new StringBuilder("<div class=\"rows\">");
    for (String other : others) {
      Tally.Share share = tally.cell(focus, other, null);
      text.append(
          Marks.whisker(
              words.say(names.of(other)),
              share.interval(),
              scale,
              "<b>%s</b> <small>n %d</small>".formatted(percent(share.value()), share.games())));
    }
    text.append(Marks.axis(scale)).append("</div>");
    text.append("<div class=\"wide\"><table class=\"matrix\"><thead><tr><th>");
    text.append(words.say(names.of(focus))).append(" %</th>");
    List<String> boards = tally.plan().boards();
    boards.forEach(
        b -> text.append("<th scope=\"col\">").append(words.say(names.board(b))).append("</th>"));
    text.append("<th scope=\"col\">").append(words.say("all")).append("</th></tr></thead><tbody>");
    var cells = new ArrayList<Tally.Share>();
    boards.forEach(b -> others.forEach(o -> cells.add(tally.cell(focus, o, b))));
    boolean uneven = !isEven(cells);
    for (String other : others) {
      text.append("<tr><th scope=\"row\">");
      text.append(words.say(names.of(other))).append("</th>");
      boards.forEach(
          b ->
              text.append(
                  Marks.heatCell(title(focus, other), tally.cell(focus, other, b), uneven)));
      text.append(Marks.heatCell(title(focus, other), tally.cell(focus, other, null), uneven));
      text.append("</tr>\n");
    }
    text.append("<tr><th scope=\"row\">").append(words.say("all")).append("</th>");
    boards.forEach(
        b ->
            text.append(
                Marks.heatCell(
                    names.of(focus).english(), tally.total(focus, b), uneven, tally.even())));
    text.append(
        Marks.heatCell(names.of(focus).english(), tally.total(focus, null), uneven, tally.even()));
    return text.append("</tr></tbody></table></div>")
        .append(gamesInEach(cells))
        .append(Marks.legend(words))
        .toString();
  }

  // ---- boards

  String boards() {
    List<String> boards = tally.plan().boards();
    var text =
        new StringBuilder("<div class=\"wide\"><table class=\"matrix\"><thead><tr><th>%</th>");
    text.append("<th scope=\"col\">").append(words.say("all")).append("</th>");
    boards.forEach(
        b -> text.append("<th scope=\"col\">").append(words.say(names.board(b))).append("</th>"));
    text.append("</tr></thead><tbody>");
    var cells = new ArrayList<Tally.Share>();
    for (String id : tally.ranked()) {
      double usual = tally.total(id, null).value();
      text.append("<tr><th scope=\"row\">").append(words.say(names.of(id))).append("</th>");
      text.append("<td class=\"heat usual\"><b>")
          .append(Math.round(100 * usual))
          .append("</b></td>");
      for (String board : boards) {
        Tally.Share share = tally.total(id, board);
        cells.add(share);
        String title = names.of(id).english() + ", " + names.board(board).english();
        text.append(Marks.changeCell(words, title, share, usual));
      }
      text.append("</tr>\n");
    }
    return text.append("</tbody></table></div>").append(gamesInEach(cells)).toString();
  }
}
