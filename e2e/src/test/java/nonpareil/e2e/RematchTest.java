package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** After a game: once more, or never again. */
class RematchTest extends BrowserTest {

  @Test
  void bothComeToTheSameNewTableAndTheLoserBegins() {
    InvitationPage invitation =
        StartPage.open(visitor(Device.DESKTOP)).withAFriend().me("Sinbad").board("Soho").invite();
    TablePage theirs =
        InvitationPage.accept(visitor(Device.PHONE).tab(), invitation.link()).hero("Alice").sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    String first = mine.id();
    mine.awaitStart();
    mine.resign();
    assertThat(mine.ending()).containsText("Alice has won");
    assertThat(mine.ending()).containsText("Sinbad resigned");
    assertThat(theirs.ending()).containsText("You have won");
    mine.tab().press(mine.ending().getByText("Rematch"));
    mine.awaitOtherThan(first);
    theirs.tab().press(theirs.ending().getByText("To the rematch"));
    theirs.awaitOtherThan(first);
    assertThat(mine.id()).isEqualTo(theirs.id());
    new Duel(mine.robot(41), theirs.robot(42))
        .playUntil(r -> !mine.tab().wire().events("turn-began").isEmpty());
    assertThat(mine.tab().wire().events("turn-began").getFirst().path("seat").asInt()).isEqualTo(1);
    assertThat(mine.page().locator(".own .side.seat-1")).isVisible();
  }

  @Test
  void aDrawIsAgreed() {
    InvitationPage invitation =
        StartPage.open(visitor(Device.DESKTOP)).withAFriend().me("Sinbad").board("Soho").invite();
    TablePage theirs =
        InvitationPage.accept(visitor(Device.DESKTOP).tab(), invitation.link()).hero("Alice").sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    mine.awaitStart();
    mine.tab().press(mine.tool("more"));
    mine.tab().press(mine.tab().button("Offer a draw"));
    theirs.tab().press(theirs.tab().button("Accept"));
    assertThat(mine.ending()).containsText("A draw");
    assertThat(theirs.ending()).containsText("Both sides agreed");
  }
}
