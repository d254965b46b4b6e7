package nonpareil.e2e;

import com.microsoft.playwright.Locator;

/** Who meets whom, and where. Heroes and boards are called as the page calls them. */
record ChoosingPage(Tab tab) {

  ChoosingPage heroes(String mine, String theirs) {
    pick(0, mine);
    pick(1, theirs);
    return this;
  }

  ChoosingPage me(String hero) {
    pick(0, hero);
    return this;
  }

  private void pick(int side, String hero) {
    tab.press(tab.page().locator(".match-side").nth(side));
    tab.press(
        tab.page().locator(".tile").filter(new Locator.FilterOptions().setHasText(hero)).first());
  }

  ChoosingPage board(String name) {
    tab.press(
        tab.page()
            .locator(".board-tile")
            .filter(new Locator.FilterOptions().setHasText(name))
            .first());
    return this;
  }

  /** One of the choices that are folded away at first. */
  ChoosingPage option(String label, String value) {
    unfold();
    tab.page().getByLabel(label).selectOption(value);
    return this;
  }

  ChoosingPage check(String label) {
    unfold();
    tab.press(tab.page().getByText(label));
    return this;
  }

  private void unfold() {
    Locator more = tab.page().locator("details.more");
    if (more.getAttribute("open") == null) {
      tab.press(more.locator("summary"));
    }
  }

  TablePage begin() {
    tab.press(tab.page().locator(".begin .button"));
    return TablePage.arriving(tab);
  }

  InvitationPage invite() {
    tab.press(tab.page().locator(".begin .button"));
    tab.page().locator(".share-url").waitFor();
    return new InvitationPage(tab);
  }
}
