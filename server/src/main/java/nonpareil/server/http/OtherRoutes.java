package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Supplier;
import nonpareil.server.QrCode;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** What is the same for everybody. */
final class OtherRoutes {
  private static final int QR_TEXT = 512;
  private static final String OPENAPI = "/nonpareil/server/openapi.yaml";

  private final Supplier<Document> catalog;
  private final String version;
  private final Supplier<@Nullable String> trouble;

  /**
   * @param trouble why people cannot play as they should; null if all is well
   */
  OtherRoutes(Supplier<Document> catalog, String version, Supplier<@Nullable String> trouble) {
    this.catalog = catalog;
    this.version = version;
    this.trouble = trouble;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/catalog", ctx -> catalog.get().send(ctx));
    routes.post("/api/qr", OtherRoutes::qr);
    routes.get("/health", this::health);
    routes.get("/openapi.yaml", ctx -> openApi().send(ctx));
  }

  private void health(Context ctx) {
    String reason = trouble.get();
    ObjectNode json = Json.object().put("status", reason == null ? "ok" : "failing");
    json.put("version", version);
    if (reason != null) {
      ctx.status(503);
      json.put("reason", reason);
    }
    Answers.json(ctx, json);
  }

  private static void qr(Context ctx) {
    Fields fields = Body.fields(ctx);
    String text = fields.needText("text", QR_TEXT);
    fields.end();
    if (text.isEmpty()) {
      throw Refusal.badValue("expected a text", "text");
    }
    QrCode code = QrCode.of(text);
    ObjectNode json = Json.object().put("size", code.size());
    ArrayNode rows = json.putArray("rows");
    for (int y = 0; y < code.size(); y++) {
      rows.add(code.row(y));
    }
    Answers.json(ctx, json);
  }

  private static Document openApi() {
    try (InputStream in = OtherRoutes.class.getResourceAsStream(OPENAPI)) {
      return new Document(
          Objects.requireNonNull(in).readAllBytes(), "application/yaml; charset=utf-8");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
