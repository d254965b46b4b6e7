package nonpareil.server.notify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import nonpareil.server.store.PushRow;
import nonpareil.server.wire.Json;

/** A device, told by its push service. */
final class PushChannel implements Channel {
  /** After so many failures in a row a device is forgotten. */
  static final int FAILURES = 3;

  private static final int TOPIC = 32;

  private final Office office;
  private final PushRow row;

  PushChannel(Office office, PushRow row) {
    this.office = office;
    this.row = row;
  }

  @Override
  public Post.Answer tell(News news) {
    ObjectNode json =
        Json.object()
            .put("kind", news.kind().text())
            .put("table", news.table())
            .put("title", office.words().title(news, row.language()))
            .put("text", office.words().text(news, row.language()))
            .put("turns", office.store().turns(row.person()));
    byte[] body =
        PushCipher.encrypt(Json.bytes(json), P256.bytes(row.key()), P256.bytes(row.auth()));
    URI endpoint = URI.create(row.endpoint());
    Map<String, String> headers = new HashMap<>();
    headers.put("Authorization", office.authorization(endpoint));
    headers.put("Content-Encoding", "aes128gcm");
    headers.put("Content-Type", "application/octet-stream");
    headers.put("TTL", String.valueOf(news.stays().toSeconds()));
    headers.put("Urgency", news.kind() == News.Kind.TURN && !news.days() ? "high" : "normal");
    headers.put("Topic", topic(news.table())); // a later one takes the place of one not delivered
    return office.post().send(endpoint, headers, body);
  }

  /** At most 32 letters, which tell the push service nothing. */
  private String topic(String table) {
    byte[] hash = PushCipher.hmac(P256.bytes(row.auth()), table.getBytes(StandardCharsets.UTF_8));
    return P256.base64(hash).substring(0, TOPIC);
  }

  /** What the device may have subscribed anew meanwhile is left alone. */
  @Override
  public void settle(Outcome outcome) {
    boolean well = outcome == Outcome.ACCEPTED;
    if (!well || row.failures() > 0) {
      office.store().pushed(row, well, outcome == Outcome.GONE ? 1 : FAILURES);
    }
  }
}
