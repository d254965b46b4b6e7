package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Locale;
import nonpareil.server.table.TableException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers in JSON, and all that goes wrong as answers. */
final class Answers {
  private static final Logger LOG = LoggerFactory.getLogger(Answers.class);
  private static final String JSON = "application/json";
  private static final int WORTH_COMPRESSING = 4096;
  private static final int FAST = 4;

  private Answers() {}

  static void json(Context ctx, JsonNode json) {
    bytes(ctx, JSON, JsonText.bytes(json));
  }

  static void json(Context ctx, byte[] json) {
    bytes(ctx, JSON, json);
  }

  private static void bytes(Context ctx, String type, byte[] bytes) {
    ctx.contentType(type);
    if (bytes.length >= WORTH_COMPRESSING && Document.acceptsGzip(ctx)) {
      ctx.header("Content-Encoding", "gzip");
      ctx.header("Vary", "Accept-Encoding");
      ctx.result(Document.gzip(bytes, FAST));
    } else {
      ctx.result(bytes);
    }
  }

  static ObjectNode error(String code, String message, @Nullable String at) {
    ObjectNode json = JsonText.object();
    ObjectNode error = json.putObject("error").put("code", code).put("message", message);
    if (at != null && !at.isEmpty()) {
      error.put("at", at);
    }
    return json;
  }

  /** No exception leaves the server as anything else than one of these. */
  static void register(RoutesConfig routes) {
    routes.exception(
        TableException.class, (e, ctx) -> refuse(ctx, e.code(), e.getMessage(), e.at()));
    routes.exception(
        MethodNotAllowedResponse.class,
        (e, ctx) -> {
          String methods = String.join(", ", e.getDetails().values());
          ctx.header("Allow", methods.toUpperCase(Locale.ROOT));
          TableException refused = Refused.notAllowed();
          refuse(ctx, refused.code(), refused.getMessage(), null);
        });
    routes.exception(HttpResponseException.class, (e, ctx) -> plain(ctx, e.getStatus()));
    routes.exception(
        Exception.class,
        (e, ctx) -> {
          LOG.atError()
              .addKeyValue("method", ctx.method())
              .addKeyValue("route", Routes.name(ctx))
              .setCause(e)
              .log("a request failed");
          refuse(ctx, "internal", "something went wrong in the server", null);
        });
  }

  /** The JVM itself is in trouble, or a request was too deep. */
  static void broken(HttpServletResponse response, Error error) {
    LOG.atError().setCause(error).log("a request broke");
    response.setStatus(500);
  }

  private static void plain(Context ctx, int status) {
    if (status == 404) {
      refuse(ctx, "unknown", "there is nothing at this address", null);
    } else {
      refuse(ctx, "bad-value", "the request was not understood", null);
      ctx.status(status);
    }
  }

  private static void refuse(Context ctx, String code, String message, @Nullable String at) {
    ctx.status(Refused.status(code));
    if (code.equals("too-many")) {
      ctx.header("Retry-After", "10");
    }
    if (!Body.isDrained(ctx)) {
      ctx.header("Connection", "close");
    }
    json(ctx, error(code, message, at));
  }
}
