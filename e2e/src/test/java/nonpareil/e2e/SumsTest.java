package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import nonpareil.ai.GreedyPlayer;
import nonpareil.ai.Player;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.View;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The sums that the page shows, line by line, over many combats of all heroes. */
@Order(3)
class SumsTest extends BrowserTest {

  /** Every hero is on both sides. */
  @Test
  void areThoseOfTheEngine() {
    compare(Content.bundled(), Content.bundled().heroIds(), 1, 100);
  }

  /** Abilities that add to values, rules in force, schemes in play; every hero is on one side. */
  @Test
  void soAreThoseOfHomeMadeHeroes() {
    Content content = Content.bundled().with(Examples.heroes());
    List<String> bundled = Content.bundled().heroIds();
    compare(content, content.heroIds().stream().filter(h -> !bundled.contains(h)).toList(), 2, 50);
  }

  /** Almost every pair of heroes meets. */
  @Test
  @Tag("long")
  void areThoseOfTheEngineInAThousandCombats() {
    compare(Content.bundled(), Content.bundled().heroIds(), 1, 1000);
  }

  private void compare(Content content, List<String> heroes, int step, int combats) {
    Tab tab = visitor(Device.DESKTOP, House.ofHomeMadeHeroes()).open("#/games");
    int seen = 0;
    for (int number = 0; number < heroes.size() || seen < combats; number += step) {
      seen += compare(tab, load(tab, save(content, heroes, number)));
    }
  }

  /** A game of two computers, every pair of heroes in turn. */
  private static String save(Content content, List<String> heroes, int number) {
    int first = number % heroes.size();
    int second = (first + 1 + number / heroes.size() % (heroes.size() - 1)) % heroes.size();
    String board = content.boardIds().get(number % content.boardIds().size());
    var setup =
        new Setup(
            number % 4 == 3 ? Edition.BOOK_2019 : Edition.BOOK_2023,
            Mode.DUEL,
            content.board(board).board(),
            List.of(
                content.hero(heroes.get(first)).hero(), content.hero(heroes.get(second)).hero()),
            number);
    var log = new GameLog(new Game(setup));
    Player player = new GreedyPlayer();
    while (!log.isOver()) {
      log.append(player.choose(View.of(log.state(), log.decider()), number));
    }
    return new SaveFile(log, List.of(new Controller.Human(), new Controller.Human())).text(content);
  }

  /** Loads a save by the page and gives what the page gets for it. */
  private static JsonNode load(Tab tab, String save) {
    tab.go("#/games");
    FileChooser chooser =
        tab.page().waitForFileChooser(() -> tab.press(tab.page().getByText("Choose a file")));
    Response replay =
        tab.page()
            .waitForResponse(
                response -> response.url().contains("/replay?"),
                () ->
                    chooser.setFiles(
                        new FilePayload(
                            "game.yaml", "text/plain", save.getBytes(StandardCharsets.UTF_8))));
    JsonNode told = Wire.parse(replay.text());
    tab.page().locator(".replay-range").waitFor();
    return told;
  }

  private static int compare(Tab tab, JsonNode replay) {
    var places = new ArrayList<Integer>();
    var settled = new ArrayList<JsonNode>();
    int place = 0;
    for (JsonNode frame : replay.path("frames")) {
      JsonNode last = null;
      for (JsonNode event : frame.path("events")) {
        switch (event.path("type").asText()) {
          case "combat-settled" -> last = event;
          case "attack-declared" -> last = null; // another combat takes its place at once
          default -> {}
        }
      }
      if (last != null) {
        places.add(place);
        settled.add(last);
      }
      place++;
    }
    JsonNode shown = Wire.parse((String) tab.page().evaluate(Tab.script("sums"), places));
    assertThat(shown).hasSameSizeAs(settled);
    for (int i = 0; i < settled.size(); i++) {
      assertThat(shown.get(i).isNull()).as("nothing is shown for %s", settled.get(i)).isFalse();
      Sums.compare(shown.get(i), settled.get(i));
    }
    return settled.size();
  }
}
