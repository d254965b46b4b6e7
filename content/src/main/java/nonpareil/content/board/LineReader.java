package nonpareil.content.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.content.BoardSheet.Line;
import nonpareil.content.BoardSheet.Point;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;

/** Reads the lines of a board and how they are drawn. */
final class LineReader {

  private final YamlMap file;
  private final Collection<String> spaces;
  private final Problems problems = new Problems();

  LineReader(YamlMap file, Collection<String> spaces) {
    this.file = file;
    this.spaces = spaces;
  }

  List<Line> read() {
    var pairs = new ArrayList<Pair>();
    for (YamlNode node : file.need("edges").list().items()) {
      problems.check(() -> add(pairs, node));
    }
    problems.throwIfAny();
    Map<Pair, Point> bends = new LinkedHashMap<>();
    Set<Pair> under = new HashSet<>();
    for (YamlNode node : items("curves")) {
      problems.check(
          () -> {
            YamlMap curve = node.map().only("edge", "ctrl");
            bends.put(line(curve.need("edge"), pairs), point(curve.need("ctrl")));
          });
    }
    for (YamlNode node : items("underpass")) {
      problems.check(() -> under.add(line(node, pairs)));
    }
    problems.throwIfAny();
    return pairs.stream()
        .map(p -> new Line(p.from, p.to, bends.get(p), under.contains(p)))
        .toList();
  }

  private record Pair(String from, String to) {
    boolean joins(Pair other) {
      return equals(other) || (from.equals(other.to) && to.equals(other.from));
    }
  }

  private Pair pair(YamlNode node) {
    YamlList list = node.list();
    if (list.items().size() != 2) {
      throw node.refuse("a list of " + list.items().size(), "two spaces");
    }
    var pair = new Pair(space(list.items().get(0)), space(list.items().get(1)));
    if (pair.from.equals(pair.to)) {
      throw node.refuse("a line from \"" + pair.from + "\" to itself", "two different spaces");
    }
    return pair;
  }

  private void add(List<Pair> pairs, YamlNode node) {
    Pair pair = pair(node);
    if (pairs.stream().anyMatch(pair::joins)) {
      throw node.refuse(
          "the line \"" + pair.from + "\" to \"" + pair.to + "\" again", "each line once");
    }
    pairs.add(pair);
  }

  private Pair line(YamlNode node, List<Pair> lines) {
    Pair pair = pair(node);
    return lines.stream()
        .filter(pair::joins)
        .findFirst()
        .orElseThrow(
            () ->
                node.refuse(
                    "no line from \"" + pair.from + "\" to \"" + pair.to + "\"",
                    "a line of \"edges\""));
  }

  private static Point point(YamlNode node) {
    List<YamlNode> items = node.list().items();
    if (items.size() != 2) {
      throw node.refuse("a list of " + items.size(), "two numbers, x and y");
    }
    return new Point(items.get(0).decimal(-50, 150), items.get(1).decimal(-50, 150));
  }

  private String space(YamlNode node) {
    return node.oneOf("a space of this board", spaces);
  }

  private List<YamlNode> items(String key) {
    return file.find(key).map(n -> n.list().items()).orElse(List.of());
  }
}
