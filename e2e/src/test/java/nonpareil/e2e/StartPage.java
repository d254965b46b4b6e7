package nonpareil.e2e;

import java.util.regex.Pattern;

/** The first page: one large button, and the doors to everything else. */
record StartPage(Tab tab) {

  static StartPage open(Visitor visitor) {
    return new StartPage(visitor.open("#/"));
  }

  TablePage playNow() {
    tab.press(tab.button("Play now"));
    return TablePage.arriving(tab);
  }

  ChoosingPage againstTheComputer() {
    return door("Against the computer");
  }

  ChoosingPage withAFriend() {
    return door("With a friend");
  }

  ChoosingPage atOneScreen() {
    return door("At one screen");
  }

  PartyPage threeOrFour() {
    tab.press(tab.link(Pattern.compile("^Three or four")).first());
    tab.page().locator("np-party-page h1").waitFor();
    return new PartyPage(tab);
  }

  private ChoosingPage door(String name) {
    tab.press(tab.link(Pattern.compile("^" + name)).first());
    tab.page().locator("np-new-table-page h1").waitFor();
    return new ChoosingPage(tab);
  }
}
