package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Duels in every way to sit down. One is played to its end, the others for some turns; in the long
 * run all are played to their end, and all ten heroes play.
 */
@Order(1)
class WholeDuelsTest extends BrowserTest {

  /** Turns of a duel that is not played to its end. */
  private static final int TURNS = 4;

  private static final Pattern VERDICT = Pattern.compile("You have won|has won|draw");

  @Test
  void twoPeopleEachWithABrowser() {
    twoPeopleEachWithABrowser(false);
  }

  @Tag("long")
  @Test
  void twoPeopleEachWithABrowserToTheEnd() {
    twoPeopleEachWithABrowser(true);
  }

  /** One at a desk and one by touch on a phone. */
  private void twoPeopleEachWithABrowser(boolean toTheEnd) {
    InvitationPage invitation =
        StartPage.open(visitor(Device.DESKTOP))
            .withAFriend()
            .me("Houdini")
            .board("Marmoreal")
            .invite();
    Tab guest = visitor(Device.PHONE).tab();
    TablePage theirs = InvitationPage.accept(guest, invitation.link()).hero("The Genie").sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    Robot host = mine.robot(2);
    Robot friend = theirs.robot(3);
    play(new Duel(host, friend), mine, toTheEnd);
    assertThat(mine.ending().locator("h2")).hasText(VERDICT);
    assertThat(theirs.ending().locator("h2")).hasText(VERDICT);
    assertThat(host.combats() + friend.combats()).as("combats").isPositive();
  }

  /** At the pace of people: the computer thinks, and what happens takes the time to be seen. */
  @Test
  void againstTheComputerByKeyboardAlone() {
    againstTheComputerByKeyboardAlone(false);
  }

  @Tag("long")
  @Test
  void againstTheComputerByKeyboardAloneToTheEnd() {
    againstTheComputerByKeyboardAlone(true);
  }

  private void againstTheComputerByKeyboardAlone(boolean toTheEnd) {
    Tab tab = visitor(Device.DESKTOP.watching(Device.Motion.REDUCED)).open("#/");
    var keys = (Hands.Keys) Hands.keys(tab);
    keys.press("button.huge");
    TablePage table = TablePage.arriving(tab);
    var robot = new Robot(tab, keys, 1);
    play(new Duel(robot), table, toTheEnd);
    assertThat(table.ending().locator("h2")).hasText(VERDICT);
    assertThat(robot.combats()).as("combats").isPositive();
  }

  @Tag("long")
  @Test
  void onAPhoneByTouchAgainstTheComputerToTheEnd() {
    TablePage table =
        StartPage.open(visitor(Device.PHONE))
            .againstTheComputer()
            .heroes("Dracula", "Sherlock Holmes")
            .board("Soho")
            .begin();
    new Duel(table.robot(4)).play();
    assertThat(table.ending().locator("h2")).hasText(VERDICT);
  }

  @Test
  void twoPeopleAtOneScreenToTheEnd() {
    TablePage table =
        StartPage.open(visitor(Device.DESKTOP))
            .atOneScreen()
            .heroes("Jekyll", "Invisible Man")
            .board("Baskerville")
            .begin();
    Robot both = table.robot(5);
    play(new Duel(both), table, true);
    assertThat(table.ending().locator("h2")).hasText(VERDICT);
    assertThat(both.combats()).as("combats").isPositive();
  }

  /** One person plays both sides, each in a tab of its own. */
  @Tag("long")
  @Test
  void twoTabsOfOneBrowserToTheEnd() {
    Visitor visitor = visitor(Device.DESKTOP);
    InvitationPage invitation =
        StartPage.open(visitor).withAFriend().me("Alice").board("King Solomon").invite();
    TablePage second = InvitationPage.accept(visitor.tab(), invitation.link()).hero("Sinbad").sit();
    TablePage first = TablePage.arriving(invitation.tab());
    assertThat(List.of(first.tab().hash(), second.tab().hash()))
        .containsExactlyInAnyOrder(
            "#/table/%s/1".formatted(first.id()), "#/table/%s/2".formatted(first.id()));
    Robot one = first.robot(6);
    Robot other = second.robot(7);
    play(new Duel(one, other), first, true);
    assertThat(one.decisions()).as("choices in the first tab").isPositive();
    assertThat(other.decisions()).as("choices in the second tab").isPositive();
    assertThat(first.ending().locator("h2")).hasText(VERDICT);
    assertThat(second.ending().locator("h2")).hasText(VERDICT);
  }

  /** The server tells of the beginning while the page of the table is still on its way. */
  @Test
  void aTabKeepsTheSeatItTook() {
    Visitor visitor = visitor(Device.DESKTOP);
    InvitationPage invitation = StartPage.open(visitor).withAFriend().me("Alice").invite();
    Tab second = visitor.tab();
    List<Runnable> held = new ArrayList<>();
    List<Route> coming = new ArrayList<>();
    List<String> seats = new ArrayList<>();
    second
        .page()
        .routeWebSocket(
            "**/socket",
            socket ->
                socket
                    .connectToServer()
                    .onMessage(
                        frame -> {
                          String text = frame.text();
                          if (coming.isEmpty() && text.contains("\"playing\"")) {
                            held.add(() -> socket.send(text));
                          } else {
                            socket.send(text);
                          }
                        }));
    second
        .page()
        .route(
            "**/words/en/talk.js",
            page -> {
              coming.add(page);
              held.forEach(Runnable::run);
            });
    second.page().onFrameNavigated(frame -> seats.add(frame.url()));
    InvitationPage.accept(second, invitation.link()).hero("Sinbad");
    second.press(second.button("Sit down and play"));
    second.page().waitForCondition(() -> !held.isEmpty() && !coming.isEmpty());
    coming.forEach(Route::resume);
    TablePage.arriving(second);
    assertThat(seats.stream().filter(url -> url.contains("#/table/"))).hasSize(1);
  }

  /** To the end, or for some turns and at least one combat until one gives up. */
  private static void play(Duel duel, TablePage table, boolean toTheEnd) {
    boolean goesOn =
        duel.playUntil(
            robot ->
                !toTheEnd
                    && table.isAction()
                    && table.tab().wire().events("turn-began").size() >= TURNS
                    && robot.combats() > 0);
    if (goesOn) {
      table.resign();
    }
  }
}
