package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.table.Pace;
import org.junit.jupiter.api.Test;

/** The network goes away in the middle of a combat, and comes back. */
class ReconnectTest extends BrowserTest {

  private static final String OFFLINE =
      "WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load"
          + " resource";

  /** Two people, and the defender is to choose a card. */
  private record Combat(TablePage attacker, TablePage defender, List<Robot> robots) {
    int decisions() {
      return robots.stream().mapToInt(Robot::decisions).sum();
    }
  }

  private Combat combat(String address) {
    Visitor host = visitor(Device.DESKTOP, address);
    Visitor friend = visitor(Device.DESKTOP, address);
    host.expect(OFFLINE);
    friend.expect(OFFLINE);
    InvitationPage invitation =
        StartPage.open(host).withAFriend().me("Medusa").board("Sarpedon").invite();
    TablePage theirs =
        InvitationPage.accept(friend.tab(), invitation.link()).hero("King Arthur").sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    List<Robot> robots = List.of(mine.robot(21), theirs.robot(22));
    boolean asked = new Duel(robots).playUntil(robot -> isDefending(robot.tab()));
    assertThat(asked).as("somebody defends").isTrue();
    boolean meDefending = isDefending(mine.tab());
    return meDefending ? new Combat(theirs, mine, robots) : new Combat(mine, theirs, robots);
  }

  private static boolean isDefending(Tab tab) {
    return tab.page().locator(".prompt.mine").isVisible()
        && tab.page().locator("#question").innerText().contains("to defend");
  }

  @Test
  void aChoiceMadeWithoutConnectionIsKept() {
    Combat combat = combat(House.address(Device.Motion.NONE));
    TablePage defender = combat.defender();
    defender.tab().visitor().context().setOffline(true);
    assertThat(defender.page().locator(".notice.warn")).isVisible();
    defender.tab().shot("reconnect-offline");
    defender.tab().press(defender.option("none"));
    assertThat(defender.question()).containsText("your choice is kept");
    defender.tab().visitor().context().setOffline(false);
    assertThat(defender.page().locator(".notice.warn")).isHidden();
    assertThat(combat.attacker().page().locator(".combat.revealed")).isVisible();
    assertThat(defender.page().locator(".combat.revealed")).isVisible();
    goesOn(combat);
  }

  @Test
  void aServerThatComesBackFindsEverybodyWhereTheyWere() {
    Path data = House.folder();
    Server server = Server.start(Settings.forTests(data), Pace.AT_ONCE);
    int port = server.port();
    try {
      Combat combat = combat(House.address(server));
      TablePage defender = combat.defender();
      String question = defender.question().innerText();
      server.close();
      assertThat(defender.page().locator(".notice.warn")).isVisible();
      assertThat(combat.attacker().page().locator(".notice.warn")).isVisible();
      assertThat(defender.question()).hasText(question);
      server =
          Server.start(Settings.forTests(data).withPort(port).withVersion("newer"), Pace.AT_ONCE);
      assertThat(defender.page().locator(".notice.warn")).isHidden();
      assertThat(defender.question()).hasText(question);
      assertThat(defender.page().locator(".notice")).containsText("a new version");
      defender.tab().press(defender.option("none"));
      assertThat(combat.attacker().page().locator(".combat.revealed")).isVisible();
      goesOn(combat);
    } finally {
      server.close();
      House.delete(data);
    }
  }

  /** Both are asked several times more. */
  private static void goesOn(Combat combat) {
    int before = combat.decisions();
    new Duel(combat.robots()).playUntil(r -> combat.decisions() > before + 12);
  }
}
