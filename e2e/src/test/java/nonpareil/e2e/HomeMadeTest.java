package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Duels of home-made heroes, played to their end by robots. On the way everything such heroes have
 * is looked for on the page: piles, second decks, schemes in play, rules in force, counters, second
 * lives.
 */
@Order(2)
class HomeMadeTest extends BrowserTest {

  private static final Device PHONE = Device.PHONE.sized(390, 844);

  /** The newer ones, so that each meets one that has other things. */
  private static final List<String> DUELS =
      List.of(
          "card-sharp storm-warden",
          "oathkeeper trapper",
          "bearwife archivist",
          "mummers bear-leader",
          "goose-girl reckoner",
          "mirror-knight arbiter",
          "apothecary ferryman");

  /** Words that no German page has. */
  private static final Pattern ENGLISH =
      Pattern.compile("\\b(the|your|you|attacks?|choose|against|cards?|turn|draws|moves)\\b");

  /** A card that leaves something. */
  private enum Leaves {
    PILE("card-sharp", "up-the-sleeve", "pile"),
    RULE("storm-warden", "fog-bank", "rule"),
    SCHEME_IN_PLAY("oathkeeper", "vow-of-mercy", "in play"),
    LAID("apothecary", "full-still", "laid");

    private final String hero;
    private final String card;
    private final String what;

    Leaves(String hero, String card, String what) {
      this.hero = hero;
      this.card = card;
      this.what = what;
    }
  }

  /** What a page has shown so far of what lasts. */
  private final Set<String> shown = new HashSet<>();

  @Test
  void onADeskInEnglish() {
    tryCards(Device.DESKTOP, "desk", Leaves.PILE, Leaves.SCHEME_IN_PLAY);
  }

  @Test
  void onAPhoneInGermanInTheDark() {
    tryCards(PHONE.german().inTheDark(), "phone-de-dark", Leaves.RULE, Leaves.LAID);
  }

  @Tag("long")
  @Test
  void allOfThemEverywhere() {
    tryCards(Device.DESKTOP, "desk", Leaves.values());
    tryCards(PHONE.german().inTheDark(), "phone-de-dark", Leaves.values());
    play(Device.DESKTOP.german().inTheDark(), DUELS, "desk-de-dark");
    play(PHONE, DUELS, "phone");
    assertThat(shown).contains("counter", "second life");
  }

  /** From positions in which a card can be played that leaves something. */
  private void tryCards(Device device, String name, Leaves... cards) {
    var inspection = new Inspection("home-made/" + name + "-");
    for (Leaves card : cards) {
      tryCard(device, card.hero, card.card, card.what + " ", inspection);
      assertThat(shown).contains(card.what);
    }
    assertThat(inspection.found()).isEmpty();
  }

  private void tryCard(
      Device device, String hero, String card, String leaves, Inspection inspection) {
    Visitor visitor = visitor(device, House.ofHomeMadeHeroes()).called("Ann");
    JsonNode made =
        visitor.post("/api/tables", "{\"lesson\": \"try/%s/%s\"}".formatted(hero, card));
    Tab tab = visitor.open("#/table/" + made.path("table").path("table").asText());
    TablePage table = TablePage.arriving(tab).awaitQuestion();
    Robot robot = table.robot(7);
    table.toAction(robot);
    Hands.of(tab).card(card);
    tab.press(table.option("confirm"));
    new Duel(robot).playUntil(_ -> count(lasting(tab), leaves) > 0);
    look(table, inspection, hero + "-" + card);
  }

  private void play(Device device, List<String> duels, String name) {
    var inspection = new Inspection("home-made/" + name + "-");
    for (int i = 0; i < duels.size(); i++) {
      String[] heroes = duels.get(i).split(" ", -1);
      Visitor visitor = visitor(device, House.ofHomeMadeHeroes()).called("Ann");
      JsonNode made =
          visitor.post(
              "/api/tables",
              """
              {"board": "soho", "first": 1, "seats": [{"who": "me", "hero": "%s"},
               {"who": "computer", "level": "novice", "hero": "%s"}]}"""
                  .formatted(heroes[0], heroes[1]));
      String id = made.path("table").path("table").asText();
      Tab tab = visitor.open("#/table/" + id);
      TablePage table = TablePage.arriving(tab).awaitQuestion();
      Robot robot = table.robot(20 + i);
      Set<String> looked = new HashSet<>();
      boolean goesOn = true;
      while (goesOn) {
        goesOn = new Duel(robot).playUntil(_ -> table.isAction() && isNew(tab, looked));
        if (goesOn) {
          look(table, inspection, heroes[0] + "-" + heroes[1] + "-" + looked.size());
        }
      }
      inspection.look(tab, heroes[0] + "-" + heroes[1] + "-end");
    }
    assertThat(inspection.found()).isEmpty();
  }

  /** Whether something lasts that has not been looked at in this duel. */
  private static boolean isNew(Tab tab, Set<String> looked) {
    return looked.addAll(lasting(tab));
  }

  /** What lasts, as the server has told it. */
  private static List<String> lasting(Tab tab) {
    JsonNode last = tab.wire().last();
    if (last == null) {
      return List.of();
    }
    JsonNode view = last.path("view");
    var found = new ArrayList<String>();
    view.path("rules").forEach(rule -> found.add("rule " + rule.path("card").asText()));
    for (JsonNode player : view.path("players")) {
      String seat = player.path("seat").asText();
      player.path("inPlay").forEach(c -> found.add("in play " + c.path("card").asText()));
      player.path("laid").forEach(c -> found.add("laid " + seat + c.asText()));
      player
          .path("piles")
          .forEach(
              p -> {
                if (p.path("size").asInt() > 0) {
                  found.add("pile " + seat + p.path("id").asText() + p.path("size"));
                }
              });
      player
          .path("counters")
          .properties()
          .forEach(
              c -> {
                if (c.getValue().asInt() > 0) {
                  found.add("counter " + seat + c.getKey());
                }
              });
    }
    for (JsonNode fighter : view.path("fighters")) {
      if (fighter.path("secondLife").asBoolean()) {
        found.add("second life " + fighter.path("id").asText());
      }
    }
    return found;
  }

  /** At the table and in the panels of both. */
  private void look(TablePage table, Inspection inspection, String moment) {
    Tab tab = table.tab();
    List<String> lasting = lasting(tab);
    inspection.look(tab, moment);
    compare(tab, lasting);
    for (boolean own : new boolean[] {true, false}) {
      table.openSide(own);
      inspection.look(tab, moment + (own ? "-own" : "-other"));
      if (tab.visitor().device().language().startsWith("de")) {
        assertThat(table.drawer().innerText()).doesNotContainPattern(ENGLISH);
      }
      table.closeDrawer();
    }
  }

  /** As many of each are seen beside the players as there are. */
  private void compare(Tab tab, List<String> lasting) {
    JsonNode last = tab.wire().last();
    JsonNode view = last == null ? Wire.JSON.nullNode() : last.path("view");
    int piles = 0;
    for (JsonNode player : view.path("players")) {
      piles += player.path("piles").size() + (player.has("secondDeckSize") ? 1 : 0);
    }
    assertThat(tab.page().locator(".side-own").count()).isEqualTo(piles);
    List<String> laid = lasting.stream().distinct().toList(); // copies are counted
    assertThat(tab.page().locator(".side-laid").count())
        .isEqualTo(count(lasting, "in play ") + count(laid, "laid "));
    assertThat(tab.page().locator(".side-second").count())
        .isEqualTo(count(lasting, "second life "));
    assertThat(tab.page().locator(".side-rule").count())
        .isGreaterThanOrEqualTo(Math.min(1, count(lasting, "rule ")));
    Stream.of("pile", "laid", "rule", "in play", "counter", "second life")
        .filter(kind -> count(lasting, kind + " ") > 0)
        .forEach(shown::add);
  }

  private static int count(List<String> lasting, String kind) {
    return (int) lasting.stream().filter(what -> what.startsWith(kind)).count();
  }
}
