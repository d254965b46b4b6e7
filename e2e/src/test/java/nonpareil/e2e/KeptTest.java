package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a browser keeps: nothing that is not for the eyes of who looks at it now. */
class KeptTest extends BrowserTest {

  @Test
  void atOneScreenNothingStaysOfTheHandOfWhoLookedBefore() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).atOneScreen().begin();
    Tab tab = table.tab();
    List<String> cacheable = watchCaching(tab);
    Robot both = table.robot(87);
    new Duel(both).playUntil(r -> table.isAction());
    int first = seat(tab);
    Set<String> held = new TreeSet<>();
    new Duel(both.keepingTheScreen())
        .playUntil(
            r -> {
              boolean handedOver = tab.button("I am here").isVisible();
              if (!handedOver) {
                held.addAll(hand(tab));
              }
              return handedOver;
            });
    List<String> secret = secret(tab, first, held);
    assertThat(secret).as("cards that only one of them knows").isNotEmpty();
    holdsNothing(tab, first, secret);
    tab.press(tab.button("I am here"));
    table.awaitQuestion();
    assertThat(seat(tab)).isNotEqualTo(first);
    JsonNode kept = holdsNothing(tab, first, secret);
    assertThat(kept.path("hands")).as("the look at objects finds hands").hasSize(1);
    assertThat(cacheable).as("answers a browser might keep").isEmpty();
  }

  /** The addresses of answers that do not forbid to be kept. */
  private static List<String> watchCaching(Tab tab) {
    var cacheable = new ArrayList<String>();
    tab.page()
        .onResponse(
            (Response response) -> {
              boolean game =
                  response.url().contains("/api/") && !response.url().endsWith("catalog");
              if (game && !"no-store".equals(response.headers().get("cache-control"))) {
                cacheable.add(response.url());
              }
            });
    tab.page().reload();
    tab.page().locator("#here, .prompt.mine").first().waitFor();
    return cacheable;
  }

  /** Whose hand is shown. */
  private static int seat(Tab tab) {
    return Integer.parseInt(tab.page().locator(".own [data-seat]").getAttribute("data-seat"));
  }

  @SuppressWarnings("unchecked")
  private static List<String> hand(Tab tab) {
    return (List<String>)
        tab.page()
            .evaluate(
                "() => [...document.querySelectorAll('np-hand [data-card]')].map(c => c.dataset.card)");
  }

  /** The names of cards of a hand that are not public and that nobody else has, too. */
  private static List<String> secret(Tab tab, int seat, Set<String> held) {
    JsonNode catalog =
        Wire.parse(
            (String) tab.page().evaluate("async () => (await fetch('/api/catalog')).text()"));
    JsonNode info =
        Wire.parse(
            (String)
                tab.page()
                    .evaluate(
                        "async () => (await fetch('/api/tables/' + location.hash.split('/')[2])).text()"));
    JsonNode frame = Objects.requireNonNull(tab.wire().last());
    JsonNode player = frame.path("view").path("players").path(seat - 1);
    Set<String> known = new HashSet<>();
    for (String pile : List.of("discard", "removed", "known")) {
      player.path(pile).forEach(card -> known.add(card.asText()));
    }
    Set<String> others = new HashSet<>();
    var names = new ArrayList<String>();
    for (JsonNode hero : catalog.path("heroes")) {
      for (JsonNode s : info.path("seats")) {
        if (s.path("hero").asText().equals(hero.path("id").asText())) {
          for (JsonNode card : hero.path("cards")) {
            String id = card.path("id").asText();
            String name = card.path("name").path("en").asText();
            if (s.path("seat").asInt() != seat) {
              others.add(name);
            } else if (held.contains(id) && !known.contains(id)) {
              names.add(name);
            }
          }
        }
      }
    }
    names.removeAll(others);
    return names;
  }

  private static JsonNode holdsNothing(Tab tab, int seat, List<String> secret) {
    JsonNode kept = tab.look("kept");
    assertThat(kept.path("page").asText()).doesNotContain(secret);
    assertThat(kept.path("local").toString()).doesNotContain(secret);
    assertThat(kept.path("session")).isEmpty();
    assertThat(kept.path("databases")).isEmpty();
    assertThat(kept.path("caches")).isEmpty();
    assertThat(kept.path("hands"))
        .as("hands: %s", kept.path("ways"))
        .extracting(JsonNode::asInt)
        .doesNotContain(seat);
    assertThat(kept.path("drawn")).extracting(JsonNode::asInt).doesNotContain(seat);
    return kept;
  }

  @Test
  void whoIsSignedOutLeavesNothingBehind() {
    Visitor owner = visitor(Device.DESKTOP);
    TablePage table = StartPage.open(owner).playNow().awaitQuestion();
    Tab devices = owner.open("#/devices");
    devices.press(devices.button("Make a link"));
    String link = new InvitationPage(devices).link();

    Visitor borrower = visitor(Device.PHONE);
    String waiting = StartPage.open(borrower).withAFriend().me("Sinbad").invite().tab().hash();
    Tab phone = borrower.open(link);
    phone.press(phone.button("Yes, continue here"));
    phone.press(phone.link(Pattern.compile("Medusa.*Your turn", Pattern.DOTALL)));
    TablePage.arriving(phone).awaitQuestion();
    List<String> names =
        phone.page().locator("np-hand .card-name").allInnerTexts().stream()
            .map(name -> name.replace("\u00ad", ""))
            .toList();
    assertThat(names).isNotEmpty();
    assertThat(phone.look("kept").path("local").toString())
        .as("there is something to forget")
        .contains("invitation");

    devices.press(devices.button("Sign out my other devices"));
    devices.press(devices.button("Yes, sign them out"));
    assertThat(phone.heading("Signed out")).isVisible();
    phone.shot("signed-out");
    JsonNode kept = phone.look("kept");
    assertThat(kept.path("page").asText())
        .doesNotContain(names)
        .doesNotContain(table.id())
        .doesNotContain(waiting.split("/", -1)[2]);
    assertThat(kept.path("local").fieldNames()).toIterable().containsExactly("nonpareil.settings");
    JsonNode looks = Wire.parse(kept.path("local").path("nonpareil.settings").asText());
    assertThat(looks.path("name").asText()).isEmpty();
    assertThat(kept.path("session")).isEmpty();
    assertThat(kept.path("databases")).isEmpty();
    assertThat(kept.path("caches")).isEmpty();
    assertThat(kept.path("hands")).isEmpty();
  }
}
