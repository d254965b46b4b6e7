package nonpareil.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Something that is sent as it is: a page, the catalog. Compressed once, when first needed. */
final class Document {
  private static final int ETAG_BYTES = 12;
  private static final int WORTH_COMPRESSING = 512;

  private final byte[] plain;
  private final String type;
  private final String hash;
  private volatile byte @Nullable [] compressed;

  Document(byte[] plain, String type) {
    this.plain = plain;
    this.type = type;
    this.hash = HexFormat.of().formatHex(Tokens.sha256(plain), 0, ETAG_BYTES);
  }

  /** Changes with the content. */
  String hash() {
    return hash;
  }

  byte[] plain() {
    return plain;
  }

  boolean isHtml() {
    return type.startsWith("text/html");
  }

  /**
   * Sends it, unless the browser has it already. It may keep it but must ask each time: so a new
   * version arrives at once.
   */
  void send(Context ctx) {
    boolean zipped = isText() && plain.length >= WORTH_COMPRESSING && acceptsGzip(ctx);
    ctx.header("Cache-Control", "no-cache");
    ctx.header("ETag", "\"" + hash + (zipped ? "-gz\"" : "\""));
    ctx.header("Vary", "Accept-Encoding");
    String known = ctx.header("If-None-Match");
    if (known != null && known.contains("\"" + hash)) {
      ctx.status(304);
      return;
    }
    ctx.contentType(type);
    if (zipped) {
      ctx.header("Content-Encoding", "gzip");
    }
    ctx.result(zipped ? compressed() : plain);
  }

  static boolean acceptsGzip(Context ctx) {
    String accepted = ctx.header("Accept-Encoding");
    return accepted != null && accepted.toLowerCase(Locale.ROOT).matches(".*\\bgzip\\b(?!;q=0).*");
  }

  boolean isText() {
    return type.startsWith("text/") || type.contains("json") || type.contains("svg");
  }

  byte[] compressed() {
    byte[] done = compressed;
    if (done == null) {
      done = gzip(plain, Deflater.BEST_COMPRESSION);
      compressed = done;
    }
    return done;
  }

  static byte[] gzip(byte[] plain, int level) {
    var out = new ByteArrayOutputStream(plain.length / 3);
    try (OutputStream zip = gzip(out, level)) {
      zip.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot be: it is memory
    }
    return out.toByteArray();
  }

  static OutputStream gzip(OutputStream out, int level) throws IOException {
    return new GZIPOutputStream(out) {
      {
        def.setLevel(level);
      }
    };
  }
}
