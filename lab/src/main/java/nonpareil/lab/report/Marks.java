package nonpareil.lab.report;

import static nonpareil.lab.report.Html.css;
import static nonpareil.lab.report.Html.percent;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import nonpareil.lab.stats.Interval;

/** The marks the pictures are made of: heat cells, whiskers and stacked bars. */
final class Marks {

  /** How far from even a share is, in steps of colour. */
  private static final double[] STEPS = {0.03, 0.06, 0.10, 0.15, 0.20, 0.27};

  private static final double[] DEPTHS = {0, 0.12, 0.24, 0.38, 0.52, 0.88, 1};

  private Marks() {}

  // ---- heat

  /** Attributes that colour a cell by how far a share is from even. */
  static String heat(double share) {
    double away = Math.abs(share - 0.5);
    int step = 0;
    while (step < STEPS.length && away >= STEPS[step]) {
      step++;
    }
    return "class=\"heat %s%s\" style=\"--s:%s%%\""
        .formatted(share < 0.5 ? "lo" : "hi", step >= 5 ? " deep" : "", css(DEPTHS[step] * 100));
  }

  /**
   * A cell with a share and its interval, coloured by how far it is from even.
   *
   * @param counted with the number of games, too
   */
  static String heatCell(String title, Tally.Share share, boolean counted) {
    return heatCell(title, share, counted, 0.5);
  }

  /** The same where another share is even. */
  static String heatCell(String title, Tally.Share share, boolean counted, double even) {
    return heatCell(title, share, even, counted ? "n " + Html.count(share.games()) : "");
  }

  /** A cell with a share, its interval and the difference from another share, coloured by that. */
  static String changeCell(ReportWords words, String title, Tally.Share share, double usual) {
    return heatCell(title, share, usual, words.signed(100 * (share.value() - usual), 0));
  }

  private static String heatCell(String title, Tally.Share share, double from, String below) {
    if (share.games() == 0) {
      return "<td class=\"heat none\">–</td>";
    }
    Interval i = share.interval();
    String words =
        String.format(
            Locale.ROOT,
            "%s: %.1f %% (%.1f–%.1f), n = %d",
            title,
            i.value() * 100,
            i.low() * 100,
            i.high() * 100,
            share.games());
    return "<td %s title=\"%s\"><b%s>%d</b><small>%d–%d</small>%s</td>"
        .formatted(
            heat(0.5 + share.value() - from),
            Html.escape(words),
            i.excludes(from) ? " class=\"sure\"" : "",
            Math.round(i.value() * 100),
            Math.round(i.low() * 100),
            Math.round(i.high() * 100),
            below.isEmpty() ? "" : "<small>" + below + "</small>");
  }

  /** What the colours mean. */
  static String legend(ReportWords words) {
    var text = new StringBuilder("<p class=\"legend\"><span class=\"swatches\">");
    for (double share : new double[] {0.2, 0.26, 0.33, 0.38, 0.42, 0.46, 0.5}) {
      text.append("<i %s></i>".formatted(heat(share - 0.001)));
    }
    for (double share : new double[] {0.54, 0.58, 0.62, 0.67, 0.74, 0.8}) {
      text.append("<i %s></i>".formatted(heat(share)));
    }
    return text.append("</span> ").append(words.say("legend")).append("</p>").toString();
  }

  // ---- whiskers

  /** A scale from left to right. */
  record Scale(double low, double high, double centre) {
    double at(double value) {
      return Math.clamp((value - low) / (high - low) * 100, 0, 100);
    }

    /** A scale of shares around the one that is even, which holds all intervals. */
    static Scale shares(List<Interval> all, double even) {
      double away = 0.1;
      for (Interval i : all) {
        away = Math.max(away, Math.max(even - i.low(), i.high() - even));
      }
      double half = Math.ceil(away * 20) / 20;
      return new Scale(Math.max(0, even - half), Math.min(1, even + half), even);
    }
  }

  /** A row: what it is, the interval on its scale, the value in words. */
  static String whisker(String label, Interval i, Scale scale, String value) {
    double left = scale.at(i.low());
    return ("<div class=\"row\"><span class=\"name\">%s</span><span class=\"track\">"
            + "<i class=\"axis\" style=\"left:%s%%\"></i>"
            + "<i class=\"span %s\" style=\"left:%s%%;width:%s%%\"></i>"
            + "<i class=\"dot %s\" style=\"left:%s%%\"></i></span>"
            + "<span class=\"value\">%s</span></div>\n")
        .formatted(
            label,
            css(scale.at(scale.centre)),
            side(i, scale),
            css(left),
            css(scale.at(i.high()) - left),
            side(i, scale),
            css(scale.at(i.value())),
            value);
  }

  private static String side(Interval i, Scale scale) {
    if (!i.excludes(scale.centre)) {
      return "even";
    }
    return i.value() < scale.centre ? "lo" : "hi";
  }

  /** Two values of one thing: filled and hollow. */
  static String pair(String label, Tally.Share filled, Tally.Share hollow, Scale scale) {
    double a = scale.at(filled.value());
    double b = scale.at(hollow.value());
    return ("<div class=\"row\"><span class=\"name\">%s</span><span class=\"track\">"
            + "<i class=\"axis\" style=\"left:%s%%\"></i>"
            + "<i class=\"span even\" style=\"left:%s%%;width:%s%%\"></i>"
            + "<i class=\"dot even\" style=\"left:%s%%\"></i>"
            + "<i class=\"dot hollow\" style=\"left:%s%%\"></i></span>"
            + "<span class=\"value\">%s <small>%s</small></span></div>\n")
        .formatted(
            label,
            css(scale.at(scale.centre)),
            css(Math.min(a, b)),
            css(Math.abs(a - b)),
            css(a),
            css(b),
            percent(filled.value()),
            percent(hollow.value()));
  }

  /** The numbers below. */
  static String axis(Scale scale, double[] ticks, List<String> labels) {
    var text = new StringBuilder("<div class=\"row ticks\"><span></span><span class=\"track\">");
    for (int t = 0; t < ticks.length; t++) {
      text.append(
          "<small style=\"left:%s%%\">%s</small>"
              .formatted(css(scale.at(ticks[t])), labels.get(t)));
    }
    return text.append("</span><span></span></div>\n").toString();
  }

  static String axis(Scale scale) {
    double[] ticks = {scale.low, scale.centre, scale.high};
    return axis(scale, ticks, Arrays.stream(ticks).mapToObj(Html::percent).toList());
  }
}
