package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** People without accounts: their devices, friends and data, by what they see. */
class PersonTest extends BrowserTest {

  /** Somebody who has said a name and chosen an emblem. */
  private Tab named(Device device, String name, String emblem) {
    Tab tab = visitor(device).open("#/you");
    Locator field = tab.page().getByLabel("Your name at the table");
    field.fill(name);
    field.blur();
    assertThat(tab.page().getByText("Saved.")).isVisible();
    Locator choice =
        tab.page().getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(emblem));
    choice.focus();
    choice.press("Space");
    assertThat(choice).isChecked();
    assertThat(tab.page().locator(".you-head .medal .figure")).isVisible();
    return tab;
  }

  @Test
  void aCodeBringsSomebodyBackInAnotherBrowser() {
    Tab ada = named(Device.DESKTOP, "Ada", "Medusa");
    StartPage start = new StartPage(ada);
    ada.go("#/");
    start.playNow().awaitQuestion();
    ada.go("#/devices");
    ada.press(ada.button("Make a code"));
    String code = ada.page().locator(".code").innerText();
    ada.press(ada.button("I have written it down"));
    assertThat(ada.page().getByText("You have one, made")).isVisible();

    Tab phone = visitor(Device.PHONE).open("#/recover");
    phone.page().getByLabel("Recovery code").fill(code.toLowerCase(Locale.ROOT));
    phone.press(phone.button("Come back as myself"));
    assertThat(phone.heading("Your games")).isVisible();
    assertThat(phone.link(Pattern.compile("Medusa.*Your turn", Pattern.DOTALL))).isVisible();
    assertThat(phone.page().locator(".news-item")).hasCount(0);
    phone.go("#/you");
    assertThat(phone.page().getByLabel("Your name at the table")).hasValue("Ada");

    ada.go("#/games");
    assertThat(ada.page().getByText("Your recovery code was used")).isVisible();
    ada.press(ada.link(Pattern.compile("^Your devices$")));
    assertThat(ada.page().getByText("by the recovery code")).isVisible();
    assertThat(ada.page().locator(".person-line")).hasCount(2);
    ada.go("#/games");
    ada.press(ada.button("That was me"));
    assertThat(ada.page().locator(".news-item")).hasCount(0);
  }

  @Test
  void oneDeviceIsSignedOut() {
    Visitor visitor = visitor(Device.DESKTOP);
    StartPage.open(visitor).playNow().awaitQuestion();
    Tab devices = visitor.open("#/devices");
    devices.press(devices.button("Make a link"));
    assertThat(devices.page().locator(".qr svg")).isVisible();
    assertThat(devices.page().locator(".countdown")).containsText(Pattern.compile("\\d:\\d\\d"));
    Tab phone = visitor(Device.PHONE).open(new InvitationPage(devices).link());
    phone.press(phone.button("Yes, continue here"));
    phone.press(phone.link(Pattern.compile("Medusa.*Your turn", Pattern.DOTALL)));
    TablePage.arriving(phone).awaitQuestion();
    assertThat(devices.page().getByText("another device plays as you now")).isVisible();
    devices.press(devices.button(Pattern.compile("^Sign out: ")));
    assertThat(devices.page().getByText("Signed out. Nothing of you is left there.")).isVisible();
    assertThat(phone.heading("Signed out")).isVisible();
    assertThat(devices.page().locator(".person-line")).hasCount(1);
  }

  @Test
  void friendsAreMadeByALinkAndInvitedWithoutOne() {
    Tab ada = named(Device.DESKTOP, "Ada", "Medusa");
    ada.go("#/friends");
    ada.press(ada.button("Make a link for a friend"));
    ada.page().locator(".share-url").waitFor();
    Tab bea = named(Device.PHONE, "Bea", "Alice");
    bea.go(new InvitationPage(ada).link());
    assertThat(bea.heading("Ada would like to be your friend")).isVisible();
    bea.press(bea.button("Yes, let us be friends"));
    assertThat(bea.page().locator(".person-line")).containsText("Ada");

    ada.go("#/friend");
    new ChoosingPage(ada).invite();
    ada.press(ada.button("Invite Bea"));
    assertThat(ada.page().getByText("Kept for Bea")).isVisible();
    bea.go("#/");
    assertThat(bea.page().locator(".news-item")).containsText("Ada invites you to a table");
    bea.press(bea.link(Pattern.compile("^Have a look$")));
    bea.button("Sit down and play").waitFor();
    new InvitationPage(bea).sit();
    TablePage.arriving(ada);
    Locator beas = ada.page().locator(".side-person").filter(named("Bea"));
    assertThat(beas.locator(".avatar")).isVisible();
  }

  private static Locator.FilterOptions named(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  @Test
  void somebodyIsDeletedAndTheOtherOneGoesOn() {
    Tab ada = named(Device.DESKTOP, "Ada", "Medusa");
    ada.go("#/friend");
    String link = new ChoosingPage(ada).invite().link();
    Tab bea = visitor(Device.PHONE).tab();
    InvitationPage.accept(bea, link).sit().awaitStart();
    TablePage.arriving(ada);
    ada.go("#/data");
    Locator yes = ada.button("Delete everything about me");
    assertThat(yes).isDisabled();
    ada.page().getByLabel("To confirm, type: delete").fill("delete");
    ada.press(yes);
    assertThat(ada.heading("Deleted")).isVisible();
    new TablePage(bea).ending().waitFor();
    bea.go("#/games");
    assertThat(bea.page().locator(".table-item")).containsText("deleted person");
    assertThat(bea.page().locator(".table-item")).containsText("Won");
    ada.press(ada.button("To the start page"));
    assertThat(ada.button("Play now")).isVisible();
    ada.go("#/games");
    assertThat(ada.page().getByText("No duel is in play.")).isVisible();
  }
}
