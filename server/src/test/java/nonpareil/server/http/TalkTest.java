package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.Test;

/** Talk over a real socket: how often, and what happens to what is no talk. */
final class TalkTest extends ServerTest {

  private static final int MANY = 90;

  private String table = "";
  private int sent;

  @Override
  Settings settings() {
    return super.settings().withLimits(1);
  }

  private PageClient sit(Caller who) {
    PageClient page = who.socket();
    page.send(
        "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d], \"heard\": {\"table\": 0}}"
            .formatted(table, Games.seat(who, table)));
    page.next("frame");
    return page;
  }

  private JsonNode say(PageClient page, int seat, String what) {
    String id = "s" + sent++;
    page.send(
        "{\"type\": \"say\", \"id\": \"%s\", \"table\": \"%s\", \"seat\": %d, \"to\": \"table\", %s}"
            .formatted(id, table, seat, what));
    JsonNode answer = page.next();
    while (!answer.path("id").asText().equals(id)) {
      answer = page.next();
    }
    return answer;
  }

  /** How many are heard at once; however slow it all is, one comes to be too many. */
  private int untilRefused(PageClient page, int seat, String what) {
    for (int heard = 0; heard < MANY; heard++) {
      JsonNode answer = say(page, seat, what);
      if (!answer.path("type").asText().equals("ack")) {
        assertThat(answer.path("reason").asText()).isEqualTo("too-many");
        return heard;
      }
    }
    throw new AssertionError("nobody was refused");
  }

  @Test
  void soManyLinesAreHeardAtOnceAndTheNextIsRefused() {
    table = Games.duel(ada, bea);
    int seat = Games.seat(ada, table);
    PageClient page = sit(ada);
    PageClient other = sit(bea);
    int lines = untilRefused(page, seat, "\"text\": \"x\"");
    assertThat(lines).isGreaterThanOrEqualTo(5);
    int pings = untilRefused(page, seat, "\"on\": {\"space\": \"s01\"}");
    assertThat(pings).isGreaterThanOrEqualTo(10);
    int last = lines + pings;
    for (int heard = 0; heard < last; ) {
      for (JsonNode line : other.next("talk").path("lines")) {
        int number = line.path("number").asInt();
        if (number > heard) { // who has just come may hear one twice: as it is said, and as missed
          assertThat(number).isEqualTo(++heard);
        }
      }
    }
    page.leave();
    other.leave();
    PageClient back = bea.socket();
    back.send(
        "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [], \"heard\": {\"table\": %d}}"
            .formatted(table, last - 3));
    assertThat(back.next("talk").path("lines")).hasSize(3);
    back.leave();
  }

  @Test
  void aGuestIsRefusedAndTheSocketStays() {
    table = Games.duel(ada, bea);
    PageClient page = PageClient.open(server.port(), ada.origin(), null);
    assertThat(say(page, 1, "\"text\": \"x\"").path("reason").asText()).isEqualTo("not-your-seat");
    assertThat(say(page, 1, "\"text\": {}").path("reason").asText()).isEqualTo("not-your-seat");
    page.send("{\"type\": \"say\", \"table\": \"%s\"}".formatted(table));
    assertThat(page.closing()).startsWith("4400 say without an id");
  }
}
