package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import nonpareil.server.log.RecordKind;
import nonpareil.server.request.Person;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.Postgres;
import nonpareil.server.store.PostgresCopy;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A data folder that an older version has written still opens, and shows everybody what they saw
 * then. Beside each folder lies the picture the old version gave of it; the time is that of the
 * picture, however old the folder is.
 */
@Execution(ExecutionMode.CONCURRENT)
final class OldVersionsTest {

  /** Fields of messages that came later, and how long a clock waits for people after a start. */
  private static final List<String> OTHERWISE =
      List.of("endable", "end", "budget", "grace", "votes");

  private static final String FOLDER = "version-0.1/";
  private static final String FILE = "nonpareil.db";
  private static final Duration LATER = Duration.ofMinutes(10);

  @TempDir Path folder;

  private Path file() {
    return folder.resolve(FILE);
  }

  private void unpack() throws IOException {
    try (var in = new GZIPInputStream(resource(FILE + ".gz"))) {
      Files.copy(in, file());
    }
  }

  private static InputStream resource(String name) {
    return Objects.requireNonNull(OldVersionsTest.class.getResourceAsStream(FOLDER + name), name);
  }

  private static ObjectNode then() throws IOException {
    try (var in = new GZIPInputStream(resource("picture.json.gz"))) {
      return (ObjectNode) Json.MAPPER.readTree(in);
    }
  }

  private Hall open(ObjectNode picture) {
    return open(file(), picture);
  }

  private static Hall open(Path file, ObjectNode picture) {
    Instant at = Instant.parse(picture.path("at").asText());
    return new Hall(() -> SqliteStore.open(file), at.plus(LATER));
  }

  private static List<String> ids(ObjectNode picture) {
    var ids = new ArrayList<String>();
    picture.path("ids").forEach(id -> ids.add(id.asText()));
    return ids;
  }

  /** What versions since then say besides; nothing that was said may be missing. */
  private static void forgetNews(JsonNode now) {
    for (JsonNode table : now) {
      for (JsonNode part : table) {
        if (part instanceof ArrayNode messages) {
          messages.removeIf(
              message -> List.of("clock", "seen").contains(message.path("type").asText()));
        }
        for (JsonNode message : part.isArray() ? part : List.of(part)) {
          if (message instanceof ObjectNode said) {
            said.remove(List.of("closes", "talk", "watching", "invited", "until"));
            said.remove(List.of("draft", "drafting", "series", "watch", "delay"));
            said.path("seats").forEach(OldVersionsTest::forgetPlace);
            if (said.get("offers") instanceof ObjectNode offers) {
              offers.remove("rematch");
              if (offers.get("undo") instanceof ObjectNode undo) {
                undo.remove("allowed");
              }
            }
            if (said.path("type").asText().equals("history")) {
              said.remove("from");
            }
          }
        }
      }
    }
  }

  private static void forgetPlace(JsonNode seat) {
    if (seat instanceof ObjectNode place) {
      place.remove(List.of("mark", "team", "avatar", "deleted", "offered", "holiday"));
    }
  }

  private static void same(ArrayNode now, JsonNode then) {
    forgetNews(now);
    forgetNews(then);
    old(now);
    old(then);
    for (int i = 0; i < then.size(); i++) {
      for (var part : then.get(i).properties()) {
        assertThat(now.get(i).path(part.getKey()))
            .as("table %d, %s", i, part.getKey())
            .isEqualTo(part.getValue());
      }
      assertThat(now.get(i)).isEqualTo(then.get(i));
    }
    assertThat(now).hasSameSizeAs(then);
  }

  private static void forgetTimeLeft(JsonNode json) {
    if (json.path("clock") instanceof ObjectNode clock) {
      clock.remove("left");
    }
    json.forEach(OldVersionsTest::forgetTimeLeft);
  }

  /** Leaves out what that version did not tell, or told otherwise. */
  private static void old(JsonNode json) {
    if (json instanceof ObjectNode object) {
      object.remove(OTHERWISE);
    }
    json.forEach(OldVersionsTest::old);
  }

  @Test
  void everyTableLooksAsItDid() throws IOException {
    unpack();
    ObjectNode then = then();
    try (var hall = open(then)) {
      same(Picture.of(hall, ids(then)), then.path("tables"));
    }
  }

  @Test
  void movedIntoADatabaseEveryTableLooksAsItDidAndGoesOn() throws IOException {
    unpack();
    ObjectNode then = then();
    DatabaseUrl database = Postgres.database();
    SqliteStore.open(file()).close(); // brings its tables up to date
    PostgresCopy.copy(file(), database, _ -> {});
    Instant at = Instant.parse(then.path("at").asText());
    try (var hall = new Hall(() -> PostgresStore.open(database), at.plus(LATER))) {
      ArrayNode now = Picture.of(hall, ids(then));
      forgetTimeLeft(now); // a database's time does not stand: see MoveTest
      forgetTimeLeft(then);
      same(now, then.path("tables"));
    }
    try (var hall = new Hall(() -> PostgresStore.open(database), at.plus(LATER))) {
      assertThat(answered(hall, ids(then))).isGreaterThan(6);
    }
  }

  /** ArchivedTable games are shown from what was kept of them; without that, from their logs. */
  @Test
  void finishedGamesCanBePlayedAgainFromTheirLogs() throws IOException, SQLException {
    unpack();
    ObjectNode then = then();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeUpdate("DELETE FROM archives")).isGreaterThan(40);
    }
    try (var hall = open(then)) {
      same(Picture.of(hall, ids(then)), then.path("tables"));
    }
  }

  @Test
  void theFolderHoldsEveryKindOfRecord() throws IOException, SQLException {
    unpack();
    Set<String> kinds = new TreeSet<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT DISTINCT kind FROM records")) {
      while (rows.next()) {
        kinds.add(rows.getString(1));
      }
    }
    Set<RecordKind> then = EnumSet.complementOf(EnumSet.of(RecordKind.LEFT_AWAY)); // came later
    for (RecordKind kind : then) {
      assertThat(kinds).contains(kind.text());
    }
  }

  /**
   * Whoever is asked at a running table may answer, and the game goes on by itself where it does.
   */
  @Test
  void runningGamesGoOn() throws IOException {
    unpack();
    ObjectNode then = then();
    try (var hall = open(then)) {
      assertThat(answered(hall, ids(then))).isGreaterThan(6);
    }
  }

  private static int answered(Hall hall, List<String> ids) {
    int answered = 0;
    for (String table : ids) {
      Picture.letIn(hall, table);
      ObjectNode info = hall.tables.info(table, Hall.ANN);
      if (!info.path("state").asText().equals("playing")) {
        continue;
      }
      for (Person who : List.of(Hall.ANN, Hall.BOB)) {
        answered += answers(hall, table, who) ? 1 : 0;
      }
      hall.pass(Duration.ofSeconds(10));
    }
    return answered;
  }

  private static boolean answers(Hall hall, String table, Person who) {
    boolean any = false;
    for (JsonNode seat : hall.tables.info(table, who).path("seats")) {
      if (!seat.path("you").asBoolean() || seat.path("who").asText().equals("computer")) {
        continue;
      }
      int number = seat.path("seat").asInt();
      Guest guest = hall.watch(who, table, number);
      if (guest.kind().equals("mulligan") && guest.isAsked()) {
        guest.acts(number, "keep");
        any = true;
      } else if (guest.isAsked()) {
        guest.chooses(number, guest.options().getFirst());
        any = true;
      }
    }
    return any;
  }

  @Test
  void itsInvitationsAreGood() throws IOException {
    unpack();
    ObjectNode then = then();
    try (var hall = open(then)) {
      String table = then.path("invitation").path("table").asText();
      String secret = then.path("invitation").path("secret").asText();
      ObjectNode joined = hall.join(table, Hall.BOB, secret, null, "medusa");
      assertThat(joined.path("state").asText()).isEqualTo("playing");
    }
  }

  /** Saves are kept by people, wherever: they were taken from the tables of the folder. */
  @Test
  void itsSavesCanBeImported() throws IOException {
    ObjectNode then = then();
    int imported = 0;
    try (var hall = new Hall()) {
      for (JsonNode table : then.path("tables")) {
        if (table.has("save")) {
          String save = table.path("save").asText();
          ObjectNode info = hall.tables.importSave(Hall.EVE, save);
          assertThat(info.path("result")).isEqualTo(table.path("public").path("result"));
          assertThat(hall.tables.save(info.path("table").asText(), null)).isEqualTo(save);
          imported++;
        }
      }
    }
    assertThat(imported).isGreaterThan(8);
  }

  /** What this version writes passes the same tests in the next one. */
  @Test
  void thisVersionGivesTheSamePictureAfterARestart() throws IOException {
    ObjectNode picture = write(folder);
    try (var hall = open(picture)) {
      same(Picture.of(hall, ids(picture)), picture.path("tables"));
    }
  }

  /** Writes the folder of this version: tables of every kind, and the picture of them. */
  private static ObjectNode write(Path folder) throws IOException {
    Path written = folder.resolve("written.db");
    ObjectNode picture = Json.object();
    try (var hall = new Hall(() -> SqliteStore.open(written))) {
      picture.set("invitation", new EveryKindOfTable(hall).play());
      picture.put("at", hall.time.instant().toString());
    }
    var ids = picture.putArray("ids");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + written);
        Statement statement = connection.createStatement()) {
      try (ResultSet rows = statement.executeQuery("SELECT id FROM games ORDER BY created, id")) {
        while (rows.next()) {
          ids.add(rows.getString(1));
        }
      }
      statement.execute("VACUUM INTO '" + folder.resolve(FILE) + "'");
    } catch (SQLException e) {
      throw new IOException(e);
    }
    try (var hall = open(written, picture)) {
      picture.set("tables", Picture.of(hall, ids(picture)));
    }
    return picture;
  }

  /** Makes the resources of this version, in a new folder. */
  static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    ObjectNode picture = write(folder);
    try (var out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("picture.json.gz")))) {
      out.write(Json.MAPPER.writeValueAsBytes(picture));
    }
    try (var out = new GZIPOutputStream(Files.newOutputStream(folder.resolve(FILE + ".gz")))) {
      Files.copy(folder.resolve(FILE), out);
    }
  }
}
