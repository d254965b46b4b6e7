package nonpareil.cli.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What clients have seen and when, in one process and put together from several: choices of others
 * with how long each took, people who were back, and what went wrong.
 */
final class Sightings {

  /**
   * @param at milliseconds since 1970, so that processes agree
   */
  private record Choice(long at, long micros) {}

  private final List<Choice> choices = new ArrayList<>();
  private final List<Long> backs = new ArrayList<>();
  private final Map<String, Integer> failures = new LinkedHashMap<>();

  void seen(long nanos) {
    choices.add(new Choice(System.currentTimeMillis(), nanos / 1000));
  }

  void back() {
    backs.add(System.currentTimeMillis());
  }

  void failed(String what) {
    failures.merge(what.replace('\n', ' '), 1, Integer::sum);
  }

  void write(Path file) throws IOException {
    try (var out = new PrintWriter(Files.newBufferedWriter(file))) {
      choices.forEach(c -> out.println("choice " + c.at + " " + c.micros));
      backs.forEach(at -> out.println("back " + at));
      failures.forEach((what, count) -> out.println("failed " + count + " " + what));
    }
  }

  /** Adds what another process has written. */
  void read(Path file) throws IOException {
    if (!Files.exists(file)) {
      failed("a client process ended without a result");
      return;
    }
    for (String line : Files.readAllLines(file)) {
      String[] parts = line.split(" ", 3);
      switch (parts[0]) {
        case "choice" ->
            choices.add(new Choice(Long.parseLong(parts[1]), Long.parseLong(parts[2])));
        case "back" -> backs.add(Long.parseLong(parts[1]));
        case "failed" -> failures.merge(parts[2], Integer.parseInt(parts[1]), Integer::sum);
        default -> throw new IOException("no line of a result: " + line);
      }
    }
  }

  /** How long choices took that were seen in a span of time, in milliseconds, sorted. */
  double[] between(long from, long to) {
    return choices.stream()
        .filter(c -> c.at >= from && c.at < to)
        .mapToDouble(c -> c.micros / 1000.0)
        .sorted()
        .toArray();
  }

  /** How long after a moment people were back, in milliseconds, sorted. */
  double[] backAfter(long moment) {
    return backs.stream().mapToDouble(at -> at - moment).sorted().toArray();
  }

  int failures() {
    return failures.values().stream().mapToInt(n -> n).sum();
  }

  /** The failures, each with how often it happened. */
  List<String> told() {
    return failures.entrySet().stream().map(e -> e.getValue() + " × " + e.getKey()).toList();
  }

  /** A part of them is not above this; sorted figures. */
  static double within(double part, double[] sorted) {
    return sorted.length == 0
        ? Double.NaN
        : sorted[(int) Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  }
}
