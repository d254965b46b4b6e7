package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Heroes that are found at the table, and several games. */
class DraftTest extends BrowserTest {

  /** Everybody bans and picks, in turn. */
  private static void draft(Tab first, Tab second, String... heroes) {
    DraftPage one = DraftPage.arriving(first);
    DraftPage two = DraftPage.arriving(second);
    assertThat(one.line()).containsText("Your turn: ban a hero.");
    assertThat(two.line()).containsText("bans a hero.");
    var asked = new ArrayList<String>();
    Consumer<Request> listener = request -> asked.add(request.method() + " " + request.url());
    second.page().onRequest(listener);
    one.takes("Ban", heroes[0]);
    assertThat(two.line()).containsText("Your turn: ban a hero.");
    assertThat(two.tile(heroes[0])).isDisabled();
    two.takes("Ban", heroes[1]);
    assertThat(one.line()).hasText("Your turn: pick your hero.");
    one.takes("Pick", heroes[2]);
    assertThat(two.line()).hasText("Your turn: pick your hero.");
    assertThat(two.tile(heroes[2])).isDisabled();
    second.page().offRequest(listener);
    assertThat(asked)
        .as("a page is told of every step and does not ask")
        .noneMatch(request -> request.matches("GET .*/api/tables/[^/]+"));
    two.takes("Pick", heroes[3]);
  }

  @Test
  void bansPicksAndTheBestOfThree() {
    ChoosingPage choosing = StartPage.open(visitor(Device.DESKTOP)).withAFriend();
    DraftPage.rules(choosing.tab(), "pick-and-ban", "3");
    InvitationPage invitation = choosing.option("Who begins", "me").invite();
    Tab ann = invitation.tab();
    Tab bob = visitor(Device.PHONE).tab();
    InvitationPage accepted = InvitationPage.accept(bob, invitation.link());
    assertThat(bob.page().locator(".join-board")).containsText("Pick and ban · Best of three");
    bob.press(accepted.tab().button("Sit down and play"));
    draft(ann, bob, "Alice", "Sinbad", "Medusa", "King Arthur");

    TablePage mine = TablePage.arriving(ann).awaitStart();
    TablePage theirs = TablePage.arriving(bob).awaitStart();
    String first = mine.id();
    assertThat(mine.page().locator(".opponents")).containsText("Arthur");
    assertThat(theirs.page().locator(".series-score b")).hasText("0 : 0");
    theirs.resign();
    assertThat(mine.ending()).containsText("Best of 3, after game 1");
    assertThat(mine.page().locator(".series-end")).containsText("1 : 0");
    mine.tab().press(mine.tab().button("Next game"));
    theirs.tab().press(theirs.tab().button("Agree"));

    draft(bob, ann, "Medusa", "Alice", "Sinbad", "Dracula");
    mine.awaitOtherThan(first);
    TablePage.arriving(ann).awaitStart();
    TablePage.arriving(bob).awaitStart();
    assertThat(mine.page().locator(".series-score")).containsText("game 2");
    assertThat(theirs.page().locator(".series-score b")).hasText("1 : 0");
    assertThat(theirs.page().locator(".own [data-seat='1']")).isVisible();
    theirs.resign();
    assertThat(mine.page().locator(".series-end")).containsText("You win the series");
    assertThat(theirs.page().locator(".series-end")).containsText("2 : 0");
    assertThat(mine.tab().button("Another series")).isVisible();
  }

  @Test
  void atOneScreenABlindChoiceIsMadeBehindACurtain() {
    ChoosingPage choosing = StartPage.open(visitor(Device.PHONE)).atOneScreen();
    Tab tab = choosing.tab();
    DraftPage.rules(tab, "blind", "1");
    tab.press(tab.page().locator(".begin .button"));
    DraftPage draft = DraftPage.arriving(tab);
    for (String seat : new String[] {"1", "2"}) {
      assertThat(tab.heading("Give the screen to Seat " + seat)).isVisible();
      assertThat(draft.tile("Medusa")).hasCount(0);
      tab.press(tab.button("I am here"));
      assertThat(tab.page().locator("np-draft .tile[aria-pressed=true]")).hasCount(0);
      draft.takes("Choose", "Medusa");
    }
    TablePage.arriving(tab);
    assertThat(tab.page().locator("main")).containsText("Medusa");
  }
}
