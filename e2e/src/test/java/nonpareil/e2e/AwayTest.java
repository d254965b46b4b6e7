package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Somebody does not answer, and the clock runs out: mostly waiting, so it begins early. */
@Order(1)
class AwayTest extends BrowserTest {

  /** Ten seconds for each of three decisions, with time to spare. */
  private static final double CLOCK_OUT = 90_000;

  private record Pair(TablePage mine, TablePage theirs) {}

  /** A duel on the clock in which the guest is asked for an action and does nothing. */
  private Pair waiting() {
    Tab host = visitor(Device.DESKTOP).open("#/");
    host.page().route("**/api/tables", AwayTest::hurry);
    InvitationPage invitation =
        new StartPage(host)
            .withAFriend()
            .me("Sinbad")
            .board("Sarpedon")
            .option("Clock", "quick")
            .option("Who begins", "other")
            .invite();
    TablePage theirs =
        InvitationPage.accept(visitor(Device.PHONE).tab(), invitation.link()).hero("Alice").sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    theirs.toAction(mine.robot(41), theirs.robot(42));
    Locator clock = mine.page().locator(".opponents .clock.runs");
    assertThat(clock).hasText(Pattern.compile("0:[0-2]\\d"));
    assertThat(mine.page().locator(".notice"))
        .containsText("is away", new ContainsTextOptions().setTimeout(CLOCK_OUT));
    return new Pair(mine, theirs);
  }

  /** The quickest clock the page offers has half a minute: too long to wait for three times. */
  private static void hurry(Route route) {
    String body = route.request().postData();
    String hurried = body.replace("\"seconds\":30", "\"seconds\":10");
    assertThat(hurried).isNotEqualTo(body);
    route.resume(new Route.ResumeOptions().setPostData(hurried));
  }

  @Test
  void theComputerPlaysOnUntilThePersonIsBack() {
    Pair pair = waiting();
    Tab mine = pair.mine().tab();
    mine.shot("away");
    mine.press(mine.button("Let the computer play on"));
    pair.mine().awaitQuestion();
    Tab theirs = pair.theirs().tab();
    assertThat(notice(theirs, "The computer plays for you")).isVisible();
    theirs.shot("away-given");
    theirs.press(theirs.button("Take your seat back"));
    assertThat(notice(theirs, "The computer plays for you")).hasCount(0);
    boolean asked =
        new Duel(pair.mine().robot(43), pair.theirs().robot(44))
            .playUntil(robot -> pair.theirs().isAction());
    assertThat(asked).as("the person is asked again").isTrue();
  }

  @Tag("long")
  @Test
  void whoIsAwayHasAMinuteToComeBack() {
    Pair pair = waiting();
    Tab mine = pair.mine().tab();
    Tab theirs = pair.theirs().tab();
    assertThat(notice(theirs, "Your time ran out")).isVisible();
    mine.press(mine.button("End the game"));
    mine.shot("away-sure");
    mine.press(mine.button("Yes, end the game"));
    assertThat(notice(mine, "has a minute to come back")).isVisible();
    assertThat(notice(theirs, "or you lose")).isVisible();
    theirs.shot("away-notice");
    theirs.press(theirs.button("I am back"));
    assertThat(notice(theirs, "or you lose")).hasCount(0);
    assertThat(mine.page().locator(".notice")).hasCount(0);
  }

  private static Locator notice(Tab tab, String text) {
    return tab.page().locator(".notice", new Page.LocatorOptions().setHasText(text));
  }
}
