package nonpareil.e2e;

import java.util.regex.Pattern;

/** A table that waits for somebody: the link to pass on for whoever made it, a seat for a guest. */
record InvitationPage(Tab tab) {

  /** The invitation as the page gives it, at the address of this server. */
  String link() {
    String url = tab.page().locator(".share-url").inputValue();
    return tab.visitor().address() + url.substring(url.indexOf("/#"));
  }

  /** Opens an invitation: nothing is taken before the click. */
  static InvitationPage accept(Tab tab, String link) {
    tab.go(link);
    tab.button("Sit down and play").waitFor();
    return new InvitationPage(tab);
  }

  InvitationPage hero(String name) {
    tab.press(tab.button(Pattern.compile("^" + name)));
    return this;
  }

  TablePage sit() {
    tab.press(tab.button("Sit down and play"));
    return TablePage.arriving(tab);
  }
}
