package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** After a game: once more, or never again. */
class RematchTest extends BrowserTest {

  private record Pair(TablePage mine, TablePage theirs) {}

  /** Sinbad, who invited, and Alice on a device of hers. */
  private Pair sit(Device hers) {
    InvitationPage invitation =
        StartPage.open(visitor(Device.DESKTOP)).withAFriend().me("Sinbad").board("Soho").invite();
    TablePage theirs =
        InvitationPage.accept(visitor(hers).tab(), invitation.link()).hero("Alice").sit();
    return new Pair(TablePage.arriving(invitation.tab()), theirs);
  }

  @Test
  void bothComeToTheSameNewTableAndTheLoserBegins() {
    Pair pair = sit(Device.PHONE);
    TablePage mine = pair.mine();
    TablePage theirs = pair.theirs();
    String first = mine.id();
    mine.awaitStart();
    mine.resign();
    assertThat(mine.ending()).containsText("Alice has won");
    assertThat(mine.ending()).containsText("Sinbad resigned");
    assertThat(theirs.ending()).containsText("You have won");
    mine.tab().press(mine.tab().button("Rematch"));
    assertThat(mine.ending()).containsText("You offer a rematch.");
    assertThat(theirs.ending()).containsText("Sinbad offers a rematch.");
    assertThat(mine.id()).as("nobody goes before all agree").isEqualTo(first);
    theirs.tab().press(theirs.tab().button("Agree"));
    mine.awaitOtherThan(first);
    theirs.awaitOtherThan(first);
    assertThat(mine.id()).isEqualTo(theirs.id());
    new Duel(mine.robot(41), theirs.robot(42))
        .playUntil(r -> !mine.tab().wire().events("turn-began").isEmpty());
    assertThat(mine.tab().wire().events("turn-began").getFirst().path("seat").asInt()).isEqualTo(1);
    assertThat(mine.page().locator(".own [data-seat='1']")).isVisible();
  }

  @Test
  void heroesAreSwappedDeclinedAndChosenAnew() {
    Pair pair = sit(Device.PHONE);
    TablePage mine = pair.mine();
    TablePage theirs = pair.theirs();
    String first = mine.id();
    mine.awaitStart();
    mine.resign();
    mine.tab().press(mine.tab().button("Other heroes …"));
    mine.tab().press(mine.tab().button("Swap heroes"));
    mine.tab().press(mine.tab().button("Offer this"));
    assertThat(theirs.page().locator(".lineup")).containsText("You: Sinbad");
    assertThat(theirs.page().locator(".lineup")).containsText("Sinbad: Alice");
    theirs.tab().press(theirs.tab().button("Decline the rematch"));
    assertThat(mine.ending()).containsText("Alice declines the rematch.");
    mine.tab().press(mine.tab().button("Rematch"));
    assertThat(theirs.page().locator(".lineup")).containsText("You: Alice");
    theirs.tab().press(theirs.tab().button("Other heroes …"));
    theirs
        .page()
        .locator(".lineup-choice label:has(span:text-is('You')) select")
        .selectOption("medusa");
    theirs.tab().press(theirs.tab().button("Agree"));
    mine.awaitOtherThan(first);
    theirs.awaitOtherThan(first);
    assertThat(mine.id()).isEqualTo(theirs.id());
    assertThat(mine.page().locator(".opponents")).containsText("Medusa");
    assertThat(theirs.page().locator(".opponents")).containsText("Sinbad");
  }

  @Test
  void againstTheComputerItBeginsAtOnce() {
    TablePage mine = StartPage.open(visitor(Device.DESKTOP)).playNow();
    String first = mine.id();
    mine.awaitStart();
    mine.resign();
    mine.tab().press(mine.tab().button("Rematch"));
    mine.awaitOtherThan(first);
    mine.awaitStart();
  }

  private static void offerDraw(TablePage table) {
    table.tab().press(table.tool("more"));
    table.tab().press(table.tab().button("Offer a draw"));
  }

  @Test
  void aDrawIsAgreed() {
    Pair pair = sit(Device.DESKTOP);
    TablePage mine = pair.mine();
    TablePage theirs = pair.theirs();
    mine.awaitStart();
    offerDraw(mine);
    theirs.tab().press(theirs.tab().button("Decline"));
    assertThat(mine.page().locator(".notice")).hasText("Your offer of a draw was declined.");
    offerDraw(mine);
    theirs.tab().press(theirs.tab().button("Accept"));
    assertThat(mine.ending()).containsText("A draw");
    assertThat(theirs.ending()).containsText("Both sides agreed");
  }
}
