package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;

/** A game that is over can be saved, loaded elsewhere, seen again and shared. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ReplayTest extends BrowserTest {

  /** The table of the game that the first test plays. */
  private String id = "";

  @Test
  @Order(1)
  void isSavedAndLoadedElsewhere() throws IOException {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    Tab tab = table.tab();
    new Duel(table.robot(51))
        .playUntil(r -> table.isAction() && !tab.wire().events("combat-settled").isEmpty());
    table.resign();
    id = table.id();

    Download problem =
        table.page().waitForDownload(() -> tab.press(tab.button("Report a rules problem")));
    assertThat(Files.readString(problem.path())).contains("What happened").contains("medusa");
    Download save = table.page().waitForDownload(() -> tab.press(tab.button("Save file")));
    assertThat(save.suggestedFilename()).endsWith(".yaml");

    Tab other = visitor(Device.DESKTOP).open("#/games");
    aFileThatIsNoSaveIsRefusedInTheLanguageOfThePage();
    Path file = save.path();
    FileChooser chooser =
        other.page().waitForFileChooser(() -> other.press(other.page().getByText("Choose a file")));
    chooser.setFiles(file);
    ReplayPage there = ReplayPage.arriving(other).press("To the end");
    assertThat(there.told()).containsText("Medusa resigned");

    tab.press(table.ending().getByText("Replay", new Locator.GetByTextOptions().setExact(true)));
    assertThat(ReplayPage.arriving(tab).press("To the end").told())
        .hasText(there.told().innerText());

    tab.go("#/games");
    tab.press(tab.link(Pattern.compile("Medusa.*Lost", Pattern.DOTALL)));
    ReplayPage.arriving(tab);
  }

  private void aFileThatIsNoSaveIsRefusedInTheLanguageOfThePage() throws IOException {
    Visitor visitor = visitor(Device.DESKTOP.german());
    visitor.expect("status of 400");
    Tab german = visitor.open("#/games");
    Path nonsense = Files.writeString(Files.createTempFile("nonsense", ".yaml"), "seed: many");
    german.page().locator("input[type=file]").setInputFiles(nonsense);
    assertThat(german.page().getByRole(AriaRole.ALERT))
        .hasText("Das ist kein Spielstand, der sich nachspielen lässt.");
    assertThat(german.page().locator("details [lang=en]")).not().isEmpty();
    Files.delete(nonsense);
  }

  private ReplayPage replay(Device device) {
    return ReplayPage.arriving(visitor(device).open("#/replay/" + id + "/open"));
  }

  @Test
  @Order(2)
  void isStepped() {
    ReplayPage replay = replay(Device.DESKTOP);
    assertThat(replay.at()).isZero();
    assertThat(replay.tab().page().locator(".replay-owner"))
        .hasText(new String[] {"Medusa", "King Arthur"});
    replay.press("Next");
    await().until(() -> replay.later() == 1);
    replay.press("To the end");
    assertThat(replay.at()).isEqualTo(replay.last());
    assertThat(replay.told()).containsText("Medusa resigned");
    replay.press("Back").press("Back");
    assertThat(replay.at()).isEqualTo(replay.last() - 2);
    replay.press("To the start").press("Next combat");
    assertThat(replay.tab().page().locator(".combat.revealed")).isVisible();
    replay.tab().shot("replay-combat");
    int combat = replay.at();
    replay.press("To the start");
    replay.tab().page().keyboard().press("k");
    assertThat(replay.at()).isEqualTo(combat);
    replay.tab().page().locator(".replay-range").fill("3");
    assertThat(replay.at()).isEqualTo(3);
    replay.press("Play");
    assertThat(replay.tab().button("Pause")).isVisible();
    await().until(() -> replay.later() > 4);
    replay.press("Pause");
  }

  @Test
  @Order(2)
  void isSeenWithOtherEyes() {
    ReplayPage replay = replay(Device.DESKTOP);
    assertThat(replay.hands()).hasCount(2); // all cards are open
    replay.eyes("1");
    assertThat(replay.hands()).hasCount(1);
    replay.eyes("public");
    assertThat(replay.hands()).hasCount(0);
  }

  @Test
  @Order(2)
  void isSharedAtAMoment() {
    ReplayPage replay = replay(Device.DESKTOP).press("Next combat");
    String told = replay.told().innerText();
    int at = replay.at();
    replay.press("Share this moment");
    assertThat(replay.tab().page().locator(".prompt-note")).containsText("Address copied");
    String link = (String) replay.tab().page().evaluate("() => navigator.clipboard.readText()");
    ReplayPage theirs = ReplayPage.arriving(visitor(Device.PHONE).open(link));
    assertThat(theirs.at()).isEqualTo(at);
    assertThat(theirs.told()).hasText(told);
  }

  /** A list that comes late pushes down whatever stands below it. */
  @Test
  void nothingIsToBePressedUntilTheListsHaveCome() {
    Tab tab = visitor(Device.DESKTOP).open("#/");
    var held = new ArrayList<Route>();
    tab.page().route("**/api/me/tables", held::add);
    tab.go("#/games");
    assertThat(tab.page().locator("np-games-page [role=status]")).isVisible();
    assertThat(tab.page().locator(".upload")).hasCount(0);
    tab.page().waitForCondition(() -> !held.isEmpty());
    held.forEach(Route::resume);
    assertThat(tab.page().locator(".upload")).isVisible();
  }
}
