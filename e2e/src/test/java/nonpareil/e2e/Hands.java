package nonpareil.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;

/**
 * How a player touches the controls of a table. A control that has gone meanwhile is left alone:
 * the player looks again.
 */
interface Hands {

  /** A button of the question. */
  void button(String id);

  /** A card of the hand, or of cards to choose from. */
  void card(String id);

  void piece(String id);

  void space(String id);

  /** "I am here". */
  void here();

  void closeDrawer();

  /** By mouse, or by finger where the device has no mouse. */
  static Hands of(Tab tab) {
    return new Pointing(tab);
  }

  /** By keyboard alone. */
  static Hands keys(Tab tab) {
    return new Keys(tab);
  }

  final class Pointing implements Hands {
    private static final double MOMENT = 2_000;
    private final Tab tab;
    private final Page page;

    private Pointing(Tab tab) {
      this.tab = tab;
      page = tab.page();
    }

    @Override
    public void button(String id) {
      press(".table-page button[data-option=\"" + id + "\"]");
    }

    @Override
    public void card(String id) {
      press("np-hand [data-card=\"" + id + "\"]");
    }

    private void press(String control) {
      try {
        if (tab.visitor().device().touch()) {
          page.locator(control).tap(new Locator.TapOptions().setTimeout(MOMENT));
        } else {
          page.locator(control).click(new Locator.ClickOptions().setTimeout(MOMENT));
        }
      } catch (TimeoutError e) {
        // Gone, moved or covered: if it stays so, the player finds out that nothing happens.
      }
    }

    @Override
    public void piece(String id) {
      point(page.locator("np-board [data-piece=\"" + id + "\"] .target"));
    }

    @Override
    public void space(String id) {
      point(page.locator("np-board [data-space=\"" + id + "\"] .target"));
    }

    /** A place on the board: whatever lies there on top, the board finds out what is meant. */
    private void point(Locator place) {
      try {
        bringIntoSight(place);
        var box = place.boundingBox(new Locator.BoundingBoxOptions().setTimeout(MOMENT));
        if (box == null) {
          return; // gone since it came into sight
        }
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        if (tab.visitor().device().touch()) {
          page.touchscreen().tap(x, y);
        } else {
          page.mouse().click(x, y);
        }
      } catch (TimeoutError e) {
        // A fighter who has left the board meanwhile.
      }
    }

    private void bringIntoSight(Locator place) {
      // Somebody whose board does not fit on the screen scrolls to the place first.
      evaluate(place, "e => e.scrollIntoView({ block: 'nearest', inline: 'nearest' })");
      // Where a window shows a part of the board, the rest, and what lies under a button, is found
      // in the whole of it.
      if (isOutside(place)) {
        page.locator(".board-tools.over .all").click();
      }
    }

    private static Object evaluate(Locator place, String script) {
      return place.evaluate(script, null, new Locator.EvaluateOptions().setTimeout(MOMENT));
    }

    private static boolean isOutside(Locator place) {
      return (boolean)
          evaluate(
              place,
              """
              e => {
                const board = e.closest('np-board');
                if (!board) return false; // gone since it was found
                const [inner, outer] = [e, board].map((one) => one.getBoundingClientRect());
                const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
                const covered = document.elementFromPoint(x, y)?.closest('svg.board-svg') === null;
                return board.querySelector('.board-tools.over') !== null
                  && (covered || x < outer.left || x > outer.right || y < outer.top || y > outer.bottom);
              }\
              """);
    }

    @Override
    public void here() {
      press("#here");
    }

    @Override
    public void closeDrawer() {
      press(".drawer-close");
    }
  }

  final class Keys implements Hands {
    private static final int FAR = 60;
    private final Page page;

    private Keys(Tab tab) {
      page = tab.page();
    }

    /** Presses a key until the focus is where it should be, then another. */
    private void walk(String key, String goal, String then) {
      for (int i = 0; i < FAR; i++) {
        if ((boolean) page.evaluate("s => document.activeElement?.matches(s) ?? false", goal)) {
          page.keyboard().press(then);
          return;
        }
        if (page.locator(goal).count() == 0) {
          return;
        }
        page.keyboard().press(key);
      }
      throw new AssertionError("by keyboard there is no way to " + goal + " with " + key);
    }

    /**
     * A key of the page; in a list of choices it would choose there, so the focus leaves it first.
     */
    private void go(String key) {
      if ((boolean) page.evaluate("() => document.activeElement?.localName === 'select'")) {
        page.keyboard().press("Tab");
      }
      page.keyboard().press(key);
    }

    @Override
    public void button(String id) {
      go("q");
      walk("Tab", "[data-option=\"" + id + "\"]", "Enter");
    }

    @Override
    public void card(String id) {
      go("h");
      page.keyboard().press("Home");
      walk("ArrowRight", "[data-card=\"" + id + "\"]", "Enter");
    }

    @Override
    public void piece(String id) {
      go("b");
      walk("PageDown", "[data-piece=\"" + id + "\"].legal", "Enter");
    }

    @Override
    public void space(String id) {
      go("b");
      walk("PageDown", "[data-space=\"" + id + "\"].legal", " ");
    }

    @Override
    public void here() {
      walk("Tab", "#here", "Enter");
    }

    @Override
    public void closeDrawer() {
      page.keyboard().press("Escape");
    }

    /** Goes to a control of any page and presses it. */
    void press(String goal) {
      page.locator(goal).waitFor();
      walk("Tab", goal, "Enter");
    }
  }
}
