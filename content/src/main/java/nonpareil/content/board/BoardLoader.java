package nonpareil.content.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonpareil.content.BoardSheet;
import nonpareil.content.BoardSheet.Space;
import nonpareil.content.BoardSheet.Zone;
import nonpareil.content.Ids;
import nonpareil.content.Localized;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Mode;

/** Reads one board file and checks that it can be played on. */
public final class BoardLoader {

  /** The keys of a board file. */
  public static final List<String> KEYS =
      List.of(
          "id",
          "name",
          "set",
          "source_quality",
          "verification",
          "maxPlayers",
          "aspect",
          "spaceRadius",
          "startSpaces",
          "zones",
          "spaces",
          "edges",
          "secretPassages",
          "curves",
          "underpass");

  /** The keys of one space. */
  public static final List<String> SPACE_KEYS =
      List.of("id", "x", "y", "zones", "sectorStart", "start", "secretPassage", "markerAngle");

  /** FFA-1: more than four players' start spaces stay unused. */
  private static final int MOST_STARTS = 8;

  private final Problems problems = new Problems();
  private final YamlMap file;
  private final Set<String> spaceIds = new LinkedHashSet<>();

  private BoardLoader(YamlMap file) {
    this.file = file;
  }

  /** Reads a board, or reports everything that is wrong with it. */
  public static BoardSheet load(YamlFile file) {
    return new BoardLoader(file.root().map()).load();
  }

  private BoardSheet load() {
    problems.check(() -> file.only(KEYS));
    var id = problems.attempt(() -> Ids.read(file.need("id")));
    var name = problems.attempt(() -> Localized.name(file.need("name")));
    var set = problems.attempt(() -> file.find("set").map(YamlNode::text).orElse(""));
    var aspect = problems.attempt(() -> file.need("aspect").decimal(0.2, 5));
    var radius = problems.attempt(() -> file.need("spaceRadius").decimal(0.5, 20));
    problems.check(() -> file.find("source_quality").ifPresent(YamlNode::text));
    problems.check(() -> file.find("verification").ifPresent(YamlNode::text));
    var zones = problems.attempt(this::zones).orElse(List.of());
    // Without sound zones and spaces every mention of one would be reported as well.
    problems.throwIfAny();
    var spaces = problems.attempt(() -> spaces(zones)).orElse(List.of());
    problems.throwIfAny();
    var lines = problems.attempt(() -> new LineReader(file, spaceIds).read()).orElse(List.of());
    var starts = problems.attempt(this::starts).orElse(List.of());
    var passages = problems.attempt(this::passages).orElse(List.of());
    problems.throwIfAny();
    problems.check(() -> marksAgree(starts, passages));
    problems.throwIfAny();
    var board = BoardGraph.of(id.orElseThrow(), zones, spaces, lines, starts, passages);
    BoardGraph.connected(board, file.need("edges"));
    return new BoardSheet(
        board,
        name.orElseThrow(),
        set.orElseThrow(),
        aspect.orElseThrow(),
        radius.orElseThrow(),
        zones,
        spaces,
        lines,
        starts,
        passages);
  }

  private List<Zone> zones() {
    YamlMap map = file.need("zones").map();
    if (map.entries().isEmpty() || map.entries().size() > Long.SIZE) {
      throw map.refuse(map.entries().size() + " zones", "1 to " + Long.SIZE);
    }
    var zones = new ArrayList<Zone>();
    for (var entry : map.entries()) {
      problems
          .attempt(
              () -> {
                YamlMap zone = entry.value().map().only("name", "color");
                return new Zone(
                    Ids.read(entry.key()),
                    Localized.name(zone.need("name")),
                    color(zone.need("color")));
              })
          .ifPresent(zones::add);
    }
    return List.copyOf(zones);
  }

  private static String color(YamlNode node) {
    String color = node.text();
    if (!color.matches("#[0-9a-fA-F]{6}")) {
      throw node.refuse("a colour such as \"#4c7286\"");
    }
    return color;
  }

  private List<Space> spaces(List<Zone> zones) {
    YamlList list = file.need("spaces").list();
    int count = list.items().size();
    if (count == 0 || count > Board.MAX_SPACES) {
      throw list.refuse(count + " spaces", "1 to " + Board.MAX_SPACES);
    }
    List<String> zoneIds = zones.stream().map(Zone::id).toList();
    return problems.each(list.items(), node -> space(node.map(), zoneIds));
  }

  private Space space(YamlMap map, List<String> zoneIds) {
    map.only(SPACE_KEYS);
    YamlNode idNode = map.need("id");
    String id = Ids.read(idNode);
    if (!spaceIds.add(id)) {
      throw idNode.refuse("the space \"" + id + "\" again", "each space once");
    }
    YamlList zones = map.need("zones").list();
    var names = new ArrayList<String>();
    for (YamlNode zone : zones.items()) {
      String name = zone.oneOf("a zone of this board", zoneIds);
      if (names.contains(name)) {
        throw zone.refuse("the zone \"" + name + "\" again", "each zone once");
      }
      names.add(name);
    }
    if (names.isEmpty()) {
      throw zones.refuse("at least one zone");
    }
    map.find("start").ifPresent(n -> n.number(1, MOST_STARTS));
    map.find("secretPassage").ifPresent(YamlNode::flag);
    return new Space(
        id,
        map.need("x").decimal(0, 100),
        map.need("y").decimal(0, 100),
        List.copyOf(names),
        map.find("sectorStart").map(BoardLoader::angle).orElse(0.0),
        map.find("markerAngle").map(BoardLoader::angle).orElse(null));
  }

  private static double angle(YamlNode node) {
    return node.decimal(-360, 360);
  }

  private String known(YamlNode node) {
    return node.oneOf("a space of this board", spaceIds);
  }

  private List<YamlNode> items(String key) {
    return file.find(key).map(n -> n.list().items()).orElse(List.of());
  }

  private List<String> starts() {
    YamlMap map = file.need("startSpaces").map();
    int count = map.entries().size();
    if (count < 2 || count > MOST_STARTS) {
      throw map.refuse(count + " start spaces", "2 to " + MOST_STARTS);
    }
    var starts = new ArrayList<String>();
    for (int player = 1; player <= count; player++) {
      YamlNode node = map.need(Integer.toString(player));
      String space = known(node);
      if (starts.contains(space)) {
        throw node.refuse("\"" + space + "\" again", "different start spaces");
      }
      starts.add(space);
    }
    Optional<YamlNode> most = file.find("maxPlayers");
    if (most.isPresent()) {
      int players = Math.min(count, Mode.FREE_FOR_ALL.mostPlayers());
      most.get().number(players, players);
    }
    return List.copyOf(starts);
  }

  private List<String> passages() {
    var passages = new ArrayList<String>();
    for (YamlNode node : items("secretPassages")) {
      String space = known(node);
      if (passages.contains(space)) {
        throw node.refuse("\"" + space + "\" again", "each space once");
      }
      passages.add(space);
    }
    if (passages.size() == 1) {
      throw file.need("secretPassages").refuse("one secret passage", "none, or at least two");
    }
    return List.copyOf(passages);
  }

  /** A space may repeat that it is a start space or a passage; then it has to be true. */
  private void marksAgree(List<String> starts, List<String> passages) {
    for (YamlNode node : file.need("spaces").list().items()) {
      YamlMap space = node.map();
      String id = space.need("id").text();
      space
          .find("start")
          .filter(n -> starts.indexOf(id) + 1 != n.number(1, MOST_STARTS))
          .ifPresent(
              n ->
                  problems.add(
                      n, n.shown(), "the number \"startSpaces\" gives to \"" + id + "\", if any"));
      space
          .find("secretPassage")
          .filter(n -> passages.contains(id) != n.flag())
          .ifPresent(
              n -> problems.add(n, n.shown(), "what \"secretPassages\" says of \"" + id + "\""));
    }
  }
}
