package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** How much comes over the wire before somebody can play. */
class WeightTest extends BrowserTest {

  private static final long MOST = 500_000;
  private static final long MOST_TO_START = 250_000;
  private static final int MOST_REQUESTS = 40;

  @Test
  void aFirstDuelNeedsLittle(TestReporter reporter) {
    Visitor visitor = visitor(Device.PHONE);
    Tab tab = visitor.tab();
    var bytes = new AtomicLong();
    CDPSession session = visitor.context().newCDPSession(tab.page());
    session.send("Network.enable", new JsonObject());
    session.on(
        "Network.loadingFinished",
        event -> bytes.addAndGet(event.get("encodedDataLength").getAsLong()));
    var requests = new AtomicInteger();
    session.on("Network.requestWillBeSent", event -> requests.incrementAndGet());
    session.on(
        "Network.webSocketFrameReceived",
        event ->
            bytes.addAndGet(
                event.getAsJsonObject("response").get("payloadData").getAsString().length()));
    tab.go("#/");
    tab.pause(500);
    long start = bytes.get();
    int asked = requests.get();
    new StartPage(tab).playNow().awaitQuestion();
    tab.pause(500);
    reporter.publishEntry(
        Map.of(
            "start page", start + " bytes in " + asked + " requests",
            "first duel", bytes + " bytes in " + requests + " requests"));
    assertThat(start).isPositive().isLessThan(MOST_TO_START);
    assertThat(asked).isLessThan(MOST_REQUESTS);
    assertThat(bytes.get()).isLessThan(MOST);
  }
}
