package nonpareil.server.notify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import nonpareil.server.store.HookRow;
import nonpareil.server.wire.Json;

/** An address of a person's own, told by a small signed JSON. */
final class HookChannel implements Channel {
  /** After so many failures in a row it is switched off. */
  static final int FAILURES = 5;

  static final String SIGNATURE = "Nonpareil-Signature";

  private final Office office;
  private final HookRow row;

  HookChannel(Office office, HookRow row) {
    this.office = office;
    this.row = row;
  }

  @Override
  public Post.Answer tell(News news) {
    Instant now = office.now();
    ObjectNode json =
        Json.object()
            .put("event", news.kind().text())
            .put("table", news.table())
            .put("title", office.words().title(news, row.language()))
            .put("text", office.words().text(news, row.language()))
            .put("url", office.page(news))
            .put("at", now.toString());
    byte[] body = Json.bytes(json);
    Map<String, String> headers = new HashMap<>();
    headers.put("Content-Type", "application/json");
    headers.put(SIGNATURE, signature(row.secret(), now.getEpochSecond(), body));
    return office.post().send(URI.create(row.url()), headers, body);
  }

  /** {@code t=SECONDS,v1=HEX}: HMAC-SHA256 of {@code SECONDS.BODY}. */
  static String signature(String secret, long seconds, byte[] body) {
    byte[] time = (seconds + ".").getBytes(StandardCharsets.US_ASCII);
    byte[] text = new byte[time.length + body.length];
    System.arraycopy(time, 0, text, 0, time.length);
    System.arraycopy(body, 0, text, time.length, body.length);
    byte[] hash = PushCipher.hmac(secret.getBytes(StandardCharsets.US_ASCII), text);
    return "t=%d,v1=%s".formatted(seconds, HexFormat.of().formatHex(hash));
  }

  /** What the person has changed meanwhile is left alone. */
  @Override
  public void settle(Outcome outcome) {
    HookRow now = office.store().hook(row.person());
    if (now == null || !now.secret().equals(row.secret())) {
      return;
    }
    int failures = outcome == Outcome.ACCEPTED ? 0 : now.failures() + 1;
    boolean off = outcome == Outcome.GONE || outcome == Outcome.NOT_ALLOWED || failures >= FAILURES;
    office.store().hooked(now.after(outcome.text(), failures, now.off() || off));
  }
}
