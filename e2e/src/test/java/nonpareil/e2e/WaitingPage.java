package nonpareil.e2e;

import com.microsoft.playwright.Locator;

/** A table of three or four that waits: its seats, and a link for each that is free. */
record WaitingPage(Tab tab) {

  /** The invitation to a seat as the page gives it, at the address of this server. */
  String link(int seat) {
    Locator invitation =
        tab.page()
            .locator(".invitation")
            .filter(new Locator.FilterOptions().setHasText("Invite to seat " + seat));
    if (invitation.getAttribute("open") == null) {
      tab.press(invitation.locator("summary"));
    }
    String url = invitation.locator(".share-url").inputValue();
    return tab.visitor().address() + url.substring(url.indexOf("/#"));
  }

  Locator status() {
    return tab.page().locator(".waiting-dots");
  }

  Locator seats() {
    return tab.page().locator(".lobby-seat");
  }

  /** Opens an invitation in another browser and looks where one would sit. */
  static WaitingPage open(Tab tab, String link) {
    tab.go(link);
    tab.button("Sit down").waitFor();
    return new WaitingPage(tab);
  }

  WaitingPage sit() {
    tab.press(tab.button("Sit down"));
    return this;
  }
}
