package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import nonpareil.server.health.Faults;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.StoreException;
import nonpareil.server.wire.Json;
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
    bytes(ctx, Json.bytes(json));
  }

  private static void bytes(Context ctx, byte[] bytes) {
    ctx.contentType(JSON);
    if (bytes.length >= WORTH_COMPRESSING && Document.acceptsGzip(ctx)) {
      ctx.header("Content-Encoding", "gzip");
      ctx.header("Vary", "Accept-Encoding");
      ctx.result(Document.gzip(bytes, FAST));
    } else {
      ctx.result(bytes);
    }
  }

  /** What is made while it is sent, so that nobody has to hold it. */
  static void stream(Context ctx, InputStream json) {
    ctx.contentType(JSON);
    boolean packed = Document.acceptsGzip(ctx);
    ctx.header("Vary", "Accept-Encoding");
    if (packed) {
      ctx.header("Content-Encoding", "gzip");
    }
    try (json;
        OutputStream plain = ctx.res().getOutputStream();
        OutputStream out = packed ? Document.gzip(plain, FAST) : plain) {
      json.transferTo(out);
    } catch (IOException e) {
      // who asked for it has gone
    }
  }

  static ObjectNode error(Refusal refusal) {
    ObjectNode json = Json.object();
    ObjectNode error = json.putObject("error");
    error.put("code", refusal.code().text()).put("message", refusal.getMessage());
    String at = refusal.at();
    if (at != null && !at.isEmpty()) {
      error.put("at", at);
    }
    return json;
  }

  /** No exception leaves the server as anything else than one of these. */
  static void register(RoutesConfig routes) {
    routes.exception(Refusal.class, (e, ctx) -> refuse(ctx, e));
    routes.exception(
        MethodNotAllowedResponse.class,
        (e, ctx) -> {
          String methods = String.join(", ", e.getDetails().values());
          ctx.header("Allow", methods.toUpperCase(Locale.ROOT));
          Refusal refused =
              new Refusal(Refusal.Code.NOT_ALLOWED, "this address does not know the method");
          refuse(ctx, refused);
        });
    routes.exception(HttpResponseException.class, (e, ctx) -> plain(ctx, e.getStatus()));
    routes.exception(
        StoreException.class,
        (e, ctx) -> {
          LOG.atWarn().addKeyValue("route", Routes.name(ctx)).log("the store failed a request");
          refuse(ctx, Refusal.notStored());
        });
    routes.exception(
        Exception.class,
        (e, ctx) -> {
          Faults.survive(e);
          LOG.atError().addKeyValue("route", Routes.name(ctx)).setCause(e).log("a request failed");
          refuse(ctx, Refusal.internal());
        });
  }

  /** A request was too deep, or a class is missing: it alone is lost. */
  static void broken(HttpServletResponse response, Error error) {
    Faults.survive(error);
    LOG.atError().setCause(error).log("a request broke");
    response.setStatus(500);
    response.setContentType(JSON);
    try {
      response.getOutputStream().write(Json.bytes(error(Refusal.internal())));
    } catch (IOException | IllegalStateException e) {
      // gone, or half answered already
    }
  }

  private static void plain(Context ctx, int status) {
    if (status == 404) {
      refuse(ctx, new Refusal(Code.UNKNOWN, "there is nothing at this address"));
    } else {
      refuse(ctx, Refusal.badValue("the request was not understood", null));
      ctx.status(status);
    }
  }

  /** The status that goes with a code. */
  private static int status(Code code) {
    return switch (code) {
      case BAD_JSON, BAD_VALUE -> 400;
      case FORBIDDEN, NOT_YOUR_SEAT -> 403;
      case UNKNOWN -> 404;
      case NOT_ALLOWED -> 405;
      case CONFLICT,
          PEOPLE_ONLY,
          STALE,
          NOT_OFFERED,
          NOT_YOUR_DECISION,
          NOT_NOW,
          OVER,
          ANOTHER_PERSON_PLAYS ->
          409;
      case TOO_LARGE -> 413;
      case TOO_MANY -> 429;
      case INTERNAL -> 500;
      case NOT_STORED, ELSEWHERE -> 503;
    };
  }

  private static void refuse(Context ctx, Refusal refusal) {
    ctx.status(status(refusal.code()));
    if (refusal.code() == Code.TOO_MANY) {
      ctx.header("Retry-After", "10");
    }
    if (!Body.isDrained(ctx)) {
      ctx.header("Connection", "close");
    }
    json(ctx, error(refusal));
  }
}
