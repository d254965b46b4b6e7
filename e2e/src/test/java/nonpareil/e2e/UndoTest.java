package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Taking back: one's own choice at once, further back if the other agrees. */
class UndoTest extends BrowserTest {

  @Test
  void anAttackIsTakenBack() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    boolean attacks =
        new Duel(table.robot(31)).playUntil(r -> table.isAction() && declareAttack(table));
    assertThat(attacks).as("an attack is declared").isTrue();
    String asked = table.question().innerText();
    table.tab().press(table.tool("undo"));
    assertThat(table.option("maneuver")).isVisible();
    assertThat(table.question()).not().hasText(asked);
    table.openLog();
    assertThat(table.page().locator(".log-line.taken").first()).isVisible();
    table.tab().shot("undo-log");
    new Duel(table.robot(32)).playUntil(r -> r.decisions() > 6);
  }

  /** Picks an attacker and a target, if there are any; then the card is asked for. */
  private static boolean declareAttack(TablePage table) {
    Sight sight = Sight.of(table.tab());
    if (!table.isAction() || sight.legalPieces().isEmpty()) {
      return false;
    }
    Hands hands = Hands.of(table.tab());
    hands.piece(sight.legalPieces().getFirst().id());
    table.option("back").waitFor();
    hands.piece(Sight.of(table.tab()).legalPieces().getFirst().id());
    assertThat(table.question()).containsText("Choose a card to attack");
    return true;
  }

  @Test
  void whatRevealedSomethingCannotBeTakenBackAndSaysSo() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    table.toAction(table.robot(33));
    table.tab().press(table.option("maneuver"));
    table.option("confirm").waitFor();
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
    mine.option("confirm").waitFor();
    mine.tab().press(mine.tool("undo"));
    assertThat(mine.page().locator(".notice")).containsText("You have asked");
    assertThat(theirs.page().locator(".notice")).containsText("asks to take back");
    theirs.tab().shot("undo-asked");
    theirs.tab().press(theirs.tab().button("Allow"));
    assertThat(mine.option("maneuver")).isVisible();
    assertThat(theirs.page().locator(".notice")).hasCount(0);
  }
}
