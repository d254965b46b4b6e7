package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.StrictJson;
import nonpareil.server.wire.Json;

/** The bodies of requests, within their limits. */
final class Body {
  private static final int JSON = 16 * 1024;
  private static final int IMPORT = 512 * 1024;
  private static final int DRAINED = 1024 * 1024;

  private Body() {}

  /** No body at all is an empty object. */
  static Fields fields(Context ctx) {
    return new Fields(json(ctx));
  }

  static JsonNode json(Context ctx) {
    byte[] bytes = read(ctx, JSON);
    return bytes.length == 0 ? Json.object() : StrictJson.read(bytes);
  }

  /** A save file. */
  static String text(Context ctx) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(read(ctx, IMPORT)))
          .toString();
    } catch (CharacterCodingException e) {
      throw Refusal.badValue("expected text in UTF-8", "");
    }
  }

  /** For requests that say everything by their address: whatever else they bring must be small. */
  static void ignore(Context ctx) {
    read(ctx, JSON);
  }

  /**
   * Before a refusal: reads what was sent for nothing, so that the answer arrives before the end of
   * the connection. Answers false if that is too much; then the connection cannot be used again.
   */
  static boolean isDrained(Context ctx) {
    try {
      InputStream in = ctx.bodyInputStream();
      for (long left = DRAINED; left > 0; ) {
        long skipped = in.skip(left);
        if (skipped == 0) {
          if (in.read() < 0) {
            return true;
          }
          skipped = 1;
        }
        left -= skipped;
      }
      return in.read() < 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static Refusal tooLarge(int most) {
    return new Refusal(Refusal.Code.TOO_LARGE, "the body is larger than " + most + " bytes");
  }

  private static byte[] read(Context ctx, int most) {
    if (ctx.req().getContentLengthLong() > most) {
      throw tooLarge(most);
    }
    try {
      byte[] bytes = ctx.bodyInputStream().readNBytes(most + 1);
      if (bytes.length > most) {
        throw tooLarge(most);
      }
      return bytes;
    } catch (IOException e) { // cut off, too slow, or not encoded as it says
      throw new Refusal(Refusal.Code.BAD_JSON, "the body could not be read");
    }
  }
}
