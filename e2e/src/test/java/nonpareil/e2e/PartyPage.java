package nonpareil.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.SelectOption;

/** Who sits down to a game of three or four, and where. */
record PartyPage(Tab tab) {

  PartyPage kind(String name) {
    tab.press(tab.page().locator(".party-kinds .segment").filter(having(name)).first());
    return this;
  }

  /** All others: computers, by link, or at this screen. */
  PartyPage others(String who) {
    tab.press(tab.page().locator(".party-others .choice-chip").filter(having(who)));
    return this;
  }

  PartyPage seat(int seat, String who) {
    tab.page().getByLabel("Who has seat " + seat).selectOption(new SelectOption().setLabel(who));
    return this;
  }

  PartyPage hero(int seat, String hero) {
    tab.press(tab.page().locator(".party-seat.mark-" + seat + " .party-hero"));
    tab.press(tab.page().locator(".tile").filter(having(hero)).first());
    return this;
  }

  /** Seat one begins, so that the numbers stay as they are here. */
  PartyPage firstBegins() {
    tab.press(tab.page().locator("details.more summary"));
    tab.page().getByLabel("Who begins").selectOption("1");
    return this;
  }

  TablePage begin() {
    tab.press(tab.page().locator(".begin .button"));
    return TablePage.arriving(tab);
  }

  /** Makes the table, which then waits for the others. */
  WaitingPage invite() {
    tab.press(tab.page().locator(".begin .button"));
    tab.page().locator(".share-url").first().waitFor();
    return new WaitingPage(tab);
  }

  private static Locator.FilterOptions having(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
