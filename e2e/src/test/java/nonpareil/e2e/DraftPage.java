package nonpareil.e2e;

import com.microsoft.playwright.Locator;

/** The heroes are chosen at the table, before the game. */
record DraftPage(Tab tab) {

  /** Says on the page of a new table how the heroes are found, and how many games are played. */
  static void rules(Tab tab, String draft, String games) {
    Locator lists = tab.page().locator(".draft-rules select");
    lists.nth(0).selectOption(draft);
    lists.nth(1).selectOption(games);
  }

  /** Waits until everybody has sat down. */
  static DraftPage arriving(Tab tab) {
    tab.page().locator("np-draft h1").waitFor();
    return new DraftPage(tab);
  }

  /** What is asked, or who is waited for. */
  Locator line() {
    return tab.page().locator(".draft-line");
  }

  Locator tile(String hero) {
    return tab.page()
        .locator("np-draft .tile")
        .filter(new Locator.FilterOptions().setHasText(hero));
  }

  /** Looks at a hero and decides. */
  DraftPage takes(String verb, String hero) {
    tab.press(tile(hero));
    tab.press(tab.button(verb + " " + hero));
    return this;
  }
}
