package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Taking back: one's own choice at once, further back if the other agrees. */
class UndoTest extends BrowserTest {

  @Test
  void aMoveIsTakenBack() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    table.toAction(table.robot(31));
    table.tab().press(table.option("maneuver"));
    table.option("nobody").waitFor();
    Hands.of(table.tab()).space(Sight.of(table.tab()).spaces().getFirst().id());
    table.tab().press(table.option("confirm"));
    assertThat(table.question()).not().containsText("Maneuver:");
    table.tab().press(table.tool("undo"));
    assertThat(table.option("nobody")).isVisible();
    assertThat(table.question()).containsText("Maneuver:");
    table.openLog();
    assertThat(table.page().locator(".log-line.taken").first()).isVisible();
    table.tab().shot("undo-log");
    new Duel(table.robot(32)).playUntil(r -> r.decisions() > 6);
  }

  @Test
  void whatRevealedSomethingCannotBeTakenBackAndSaysSo() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    table.toAction(table.robot(33));
    table.tab().press(table.option("maneuver"));
    table.option("nobody").waitFor();
    table.tool("undo").click(new Locator.ClickOptions().setForce(true)); // it looks disabled
    assertThat(table.page().locator(".prompt-note"))
        .containsText("your last choice revealed something hidden");
  }

  @Test
  void theOtherMayAgreeToMore() {
    InvitationPage invitation =
        StartPage.open(visitor(Device.DESKTOP))
            .withAFriend()
            .me("Medusa")
            .board("Sarpedon")
            .option("Taking back", "consent")
            .option("Who begins", "me")
            .invite();
    TablePage theirs =
        InvitationPage.accept(visitor(Device.DESKTOP).tab(), invitation.link())
            .hero("King Arthur")
            .sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    mine.toAction(mine.robot(34), theirs.robot(35));
    mine.tab().press(mine.option("maneuver"));
    mine.option("nobody").waitFor();
    mine.tab().press(mine.tool("undo"));
    assertThat(mine.page().locator(".notice")).containsText("You have asked");
    assertThat(theirs.page().locator(".notice")).containsText("asks to take back");
    theirs.tab().shot("undo-asked");
    theirs.tab().press(theirs.tab().button("Allow"));
    assertThat(mine.option("maneuver")).isVisible();
    assertThat(theirs.page().locator(".notice")).hasCount(0);
  }
}
