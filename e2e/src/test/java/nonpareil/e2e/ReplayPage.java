package nonpareil.e2e;

import com.microsoft.playwright.Locator;

/** A game that is over, step by step. */
record ReplayPage(Tab tab) {

  static ReplayPage arriving(Tab tab) {
    tab.page().locator(".table-page.replay").waitFor();
    return new ReplayPage(tab);
  }

  /** Such as "To the start", "Next", "Next combat". */
  ReplayPage press(String name) {
    tab.press(tab.button(name));
    return this;
  }

  /** The number of the record that is shown. */
  int at() {
    return Integer.parseInt(count().split("/", -1)[0].strip());
  }

  /** The same a little later, while it moves. */
  int later() {
    tab.pause(30);
    return at();
  }

  int last() {
    return Integer.parseInt(count().split("/", -1)[1].strip());
  }

  private String count() {
    return tab.page().locator(".replay-count").innerText();
  }

  Locator told() {
    return tab.page().locator(".replay-told");
  }

  Locator hands() {
    return tab.page().locator(".hand-area np-hand");
  }

  ReplayPage eyes(String whose) {
    tab.page().locator(".replay-eyes select").selectOption(whose);
    tab.page().waitForURL("**/" + whose + "/*");
    return this;
  }
}
