package nonpareil.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;

/**
 * A folder with one run: what was asked ({@code plan.txt}), the games ({@code games.csv}), what
 * their cards did ({@code card-log.csv}, {@code cards.csv}). A game counts once its line in {@code
 * games.csv} is whole; the line of its cards is written before.
 */
public final class ResultFolder implements AutoCloseable {

  private static final String CARD_HEADING = "game,cards by seat: id=";

  private final Path folder;
  private final Plan plan;
  private final FileChannel lock;
  private final SortedMap<Long, Row> rows;
  private final Journal games;
  private final Journal cards;

  /** Opens a folder for a run, new or to go on with. */
  @SuppressWarnings("MustBeClosedChecker")
  public ResultFolder(Path folder, Plan plan) {
    this.folder = folder;
    this.plan = plan;
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new LabException("--out: found the file %s, expected a folder".formatted(folder));
    }
    try {
      Files.createDirectories(folder);
      lock = locked();
      checkPlan();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    games = new Journal(gamesFile(), heading(plan.seats()));
    cards = new Journal(cardLogFile(), cardHeading());
    rows = readRows(folder, plan);
    if (!rows.isEmpty() && rows.lastKey() >= plan.size()) {
      close();
      throw new LabException(
          "--games: found %d, but %s holds more games than that: expected the same number or more"
              .formatted(plan.games(), folder));
    }
  }

  private FileChannel locked() throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean mine;
    try {
      mine = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      mine = false;
    }
    if (!mine) {
      channel.close();
      throw new LabException("another run is at work in " + folder);
    }
    return channel;
  }

  // ---- the plan

  private void checkPlan() throws IOException {
    Path file = folder.resolve("plan.txt");
    if (Files.exists(file)) {
      Map<String, String> there = read(file);
      for (Map.Entry<String, String> entry : plan.identity().entrySet()) {
        String other = there.getOrDefault(entry.getKey(), "");
        if (!other.equals(entry.getValue())) {
          lock.close();
          throw new LabException(
              "%s holds another run: its %s is \"%s\", found \"%s\"; expected the same, or another --out"
                  .formatted(folder, entry.getKey(), other, entry.getValue()));
        }
      }
    }
    var text = new StringBuilder();
    plan.identity().forEach((k, v) -> text.append(k).append(" = ").append(v).append('\n'));
    Journal.replace(file, text + "games = " + plan.games() + "\n", Set.of());
  }

  private static Map<String, String> read(Path file) throws IOException {
    var map = new LinkedHashMap<String, String>();
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      int equals = line.indexOf(" =");
      if (equals > 0) {
        map.put(line.substring(0, equals), line.substring(equals + 2).strip());
      }
    }
    return map;
  }

  private static Plan readPlan(Path folder) {
    Path file = folder.resolve("plan.txt");
    if (!Files.exists(file)) {
      throw new LabException(
          "found no plan.txt in %s, expected the output folder of a run".formatted(folder));
    }
    try {
      Map<String, String> map = read(file);
      String focus = map.getOrDefault("focus", "");
      Mode mode = Mode.of(need(map, "mode"));
      String seats = map.get("seats");
      return new Plan(
          Plan.Kind.valueOf(need(map, "kind").toUpperCase(Locale.ROOT)),
          Plan.players(need(map, "players")),
          List.of(need(map, "heroes").split(" ")),
          focus.isEmpty() ? null : focus,
          List.of(need(map, "boards").split(" ")),
          mode,
          seats == null ? mode.mostPlayers() : Integer.parseInt(seats),
          Edition.of(need(map, "edition")),
          Integer.parseInt(need(map, "games")),
          Long.parseLong(need(map, "seed")),
          need(map, "content"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      throw new LabException(file + ": not the plan of a run: " + e.getMessage());
    }
  }

  private static String need(Map<String, String> map, String key) {
    String value = map.get(key);
    if (value == null) {
      throw new IllegalArgumentException("found no " + key);
    }
    return value;
  }

  // ---- rows

  private static String heading(int seats) {
    return Csv.line(Row.columns(seats));
  }

  private static String cardHeading() {
    var names = new ArrayList<String>();
    for (CardUse.What what : CardUse.What.values()) {
      names.add(what.name().toLowerCase(Locale.ROOT));
    }
    return CARD_HEADING + String.join("/", names) + "\n";
  }

  private static SortedMap<Long, Row> readRows(Path folder, Plan plan) {
    var rows = new TreeMap<Long, Row>();
    int number = 1;
    for (String line : Journal.lines(folder.resolve("games.csv"))) {
      number++;
      try {
        Row row = Row.parse(Csv.fields(line), plan.seats());
        if (!row.match().equals(plan.match(row.match().number()))) {
          throw new IllegalArgumentException("a game of another run");
        }
        rows.putIfAbsent(row.match().number(), row);
      } catch (IllegalArgumentException e) {
        throw new LabException(
            "%s, line %d: expected a game of this run, %s"
                .formatted(folder.resolve("games.csv"), number, e.getMessage()));
      }
    }
    return rows;
  }

  /** The numbers of the games that are still to be played. */
  public synchronized List<Long> missing() {
    var missing = new ArrayList<Long>();
    long size = plan.size();
    for (long n = 0; n < size; n++) {
      if (!rows.containsKey(n)) {
        missing.add(n);
      }
    }
    return missing;
  }

  /** Keeps a game that was played; whether it is a new one. */
  public synchronized boolean append(PlayedGame played) {
    Row row = played.row();
    if (rows.putIfAbsent(row.match().number(), row) != null) {
      return false;
    }
    cards.append(played.cardLine());
    games.append(Csv.line(row.fields()));
    return true;
  }

  /** Puts everything into the order of the game numbers and adds up the cards. */
  public synchronized Results finish(Content content) {
    var gameLines = rows.values().stream().map(r -> Csv.line(r.fields())).toList();
    var cardLines = new TreeMap<Long, String>();
    for (String line : Journal.lines(cardLogFile())) {
      long number = Long.parseLong(line.substring(0, line.indexOf(',')));
      if (rows.containsKey(number)) {
        cardLines.put(number, line + "\n");
      }
    }
    close();
    Journal.replace(gamesFile(), heading(plan.seats()), gameLines);
    Journal.replace(cardLogFile(), cardHeading(), cardLines.values());
    Results results = results(folder, plan, rows, content);
    Journal.replace(
        folder.resolve("cards.csv"), Csv.line(CardTable.columns()), results.cards().text());
    return results;
  }

  /** What is in a folder now, finished or not. */
  public static Results read(Path folder, Content content) {
    Plan plan = readPlan(folder);
    return results(folder, plan, readRows(folder, plan), content);
  }

  /** The content a folder's run was about must be this one. */
  private static Results results(Path folder, Plan plan, Map<Long, Row> rows, Content content) {
    var table = new CardTable(plan.heroes(), content);
    var told = new HashSet<Long>(); // a game that was torn away from its cards is in the log twice
    for (String line : Journal.lines(folder.resolve("card-log.csv"))) {
      List<String> fields = Csv.fields(line);
      Row row = rows.get(Long.parseLong(fields.getFirst()));
      if (row != null && told.add(row.match().number())) {
        table.add(row, PlayedGame.parseCards(fields));
      }
    }
    return new Results(plan, List.copyOf(rows.values()), table);
  }

  private Path gamesFile() {
    return folder.resolve("games.csv");
  }

  private Path cardLogFile() {
    return folder.resolve("card-log.csv");
  }

  @Override
  public synchronized void close() {
    if (!lock.isOpen()) {
      return;
    }
    games.close();
    cards.close();
    try {
      lock.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
