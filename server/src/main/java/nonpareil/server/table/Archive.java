package nonpareil.server.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import nonpareil.engine.game.State;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Eyes;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A finished game as everybody saw it, kept so that replays never depend on later rules: all frames
 * for every seat's eyes, for the public and with open cards, and the save.
 */
final class Archive {

  private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

  static final String PUBLIC = "public";
  static final String OPEN = "open";
  private static final String SAVE = "save";

  private Archive() {}

  // ---- making it

  /** Makes it away from people's threads, from what is stored. */
  static void later(Table table, Course course) {
    Setting setting = table.setting();
    TableRow row = table.row();
    Origin origin = course.origin();
    boolean taken =
        setting
            .computers()
            .submit(
                row.creator(),
                () -> {
                  try {
                    Course again = Course.of(origin, setting.store().records(row.id()));
                    setting.store().archive(row.id(), parts(setting, row, again)).join();
                  } catch (RuntimeException e) {
                    LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("not archived yet");
                  }
                });
    if (!taken) {
      LOG.atInfo().addKeyValue("table", row.id()).log("archived on demand");
    }
  }

  /** Everything that is kept, by name. */
  static Map<String, byte[]> parts(Setting setting, TableRow row, Course course) {
    var parts = new LinkedHashMap<String, byte[]>();
    for (int seat = 1; seat <= course.origin().game().players(); seat++) {
      parts.put(String.valueOf(seat), packed(frames(row, course, seat - 1)));
    }
    parts.put(PUBLIC, packed(frames(row, course, State.SPECTATOR)));
    parts.put(OPEN, packed(frames(row, course, Eyes.OPEN)));
    String save = SaveExport.of(setting.content(), row, course);
    if (save != null) {
      parts.put(SAVE, packed(save.getBytes(StandardCharsets.UTF_8)));
    }
    return parts;
  }

  /** All frames for a viewer as a JSON array. */
  static byte[] frames(TableRow row, Course course, int viewer) {
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    var frames = new Frames(row.id(), course, agreed);
    var bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = Json.MAPPER.createGenerator(bytes)) {
      out.writeStartArray();
      course.walk((entry, told, after) -> write(out, frames, entry, told, after, viewer));
      out.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(
      JsonGenerator out, Frames frames, Entry entry, Told told, State after, int viewer) {
    try {
      out.writeTree(frames.frame(entry, told, after, viewer, 0, false));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] packed(byte[] plain) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  // ---- reading it

  private static byte @Nullable [] read(Setting setting, String table, String part) {
    byte[] packed = setting.store().archived(table, part);
    if (packed == null) {
      return null;
    }
    try (var in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The frames for some eyes; null if there are none yet. */
  static byte @Nullable [] frames(Setting setting, String table, String eyes) {
    return read(setting, table, eyes);
  }

  /** The same as a tree. */
  static @Nullable ArrayNode tree(Setting setting, String table, String eyes) {
    byte[] bytes = read(setting, table, eyes);
    if (bytes == null) {
      return null;
    }
    try {
      return (ArrayNode) Json.MAPPER.readTree(bytes);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the archive holds something that is no JSON", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static @Nullable String save(Setting setting, String table) {
    byte[] bytes = read(setting, table, SAVE);
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }
}
