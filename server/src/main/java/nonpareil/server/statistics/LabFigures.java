package nonpareil.server.statistics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import nonpareil.engine.game.Mode;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What the lab has measured: duels of every hero against every other on every board, played by
 * computers. The file says by which command it was made.
 */
final class LabFigures {

  private static final String FILE = "lab.csv";
  private static final String COMMENT = "# ";
  private static final double EVEN = 0.5;

  private final String command;
  private final String player;
  private final Map<Facet, Counts> by = new EnumMap<>(Facet.class);
  private int games;

  private LabFigures(List<String> lines) {
    command = lines.getFirst().substring(COMMENT.length());
    player = command.replaceFirst(".* --player (\\S+) .*", "$1");
    for (String line : lines) {
      if (!line.startsWith(COMMENT)) {
        read(line.split(",", -1));
      }
    }
  }

  private void read(String[] row) {
    Facet facet = Facet.valueOf(row[0].toUpperCase(Locale.ROOT));
    var count = new Count(Integer.parseInt(row[2]), Integer.parseInt(row[3]), 0, EVEN);
    by.computeIfAbsent(facet, _ -> new Counts()).put(row[1], count);
    if (facet == Facet.BOARD) {
      games += count.games();
    }
  }

  static LabFigures bundled() {
    try (InputStream in = LabFigures.class.getResourceAsStream(FILE)) {
      byte[] bytes = Objects.requireNonNull(in, FILE).readAllBytes();
      return new LabFigures(new String(bytes, StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What was measured in a mode; null for nothing. */
  @Nullable ObjectNode json(Mode mode) {
    if (mode != Mode.DUEL) {
      return null;
    }
    ObjectNode json =
        Json.object().put("command", command).put("player", player).put("games", games);
    ObjectNode lists = json.putObject("by");
    by.forEach((facet, counts) -> lists.set(facet.text(), counts.json()));
    return json;
  }
}
