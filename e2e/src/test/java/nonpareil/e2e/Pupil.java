package nonpareil.e2e;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Somebody who learns: does what the coach points at, and tries around where nothing is marked. */
final class Pupil {

  private static final long PATIENCE = 60_000;

  private final Tab tab;
  private final Hands hands;
  private final Random random = new Random(8);

  /** The coach wanted something else than what was planned. */
  private boolean objected;

  /** What was walked to last: once there, the plan is confirmed. */
  private String went = "";

  Pupil(Tab tab) {
    this.tab = tab;
    hands = Hands.of(tab);
  }

  Locator coach() {
    return tab.page().locator(".tutor");
  }

  boolean isAtTheEnd() {
    return tab.page().locator(".tutor-end").isVisible();
  }

  /** To the end of the lesson. */
  void learn() {
    long end = System.currentTimeMillis() + PATIENCE;
    while (!isAtTheEnd()) {
      if (System.currentTimeMillis() > end) {
        throw new AssertionError("the lesson does not end:\n" + tab.text());
      }
      Locator next = coach().locator(".tutor-head button.solid");
      Sight sight = Sight.of(tab);
      if (next.isVisible()) {
        tab.press(next);
        objected = false;
      } else if (sight.mine() && sight.offersSomething()) {
        answer(sight);
      }
      tab.pause(30);
    }
  }

  private void answer(Sight sight) {
    List<String> cards = marked("np-hand .hand-card.legal.pointed:not(.chosen)", "card");
    List<String> spaces = marked("np-board .hit.legal.marked[data-space]", "space");
    List<String> pieces = marked("np-board .hit.legal.marked[data-piece]", "piece");
    sight.pieces().stream().filter(Sight.Piece::chosen).forEach(p -> pieces.remove(p.id()));
    List<String> buttons = marked(".prompt .pointed", "option");
    if (!buttons.isEmpty()) {
      hands.button(one(buttons));
    } else if (!cards.isEmpty()) {
      hands.card(one(cards));
    } else if (!spaces.isEmpty() && !spaces.contains(went)) {
      went = one(spaces);
      hands.space(went);
    } else if (!pieces.isEmpty()) {
      hands.piece(one(pieces));
    } else if (sight.button("confirm").isPresent() && !objected) {
      went = "";
      objected = true; // unless the game goes on now
      hands.button("confirm");
    } else if (objected && sight.button("reset").isPresent()) {
      hands.button("reset");
    } else if (objected && sight.button("nobody").isPresent()) {
      objected = false;
      hands.button("nobody");
    } else {
      objected = false;
      any(sight);
    }
  }

  private void any(Sight sight) {
    var ways = new ArrayList<Runnable>();
    sight.buttons().forEach(b -> ways.add(() -> hands.button(b.id())));
    sight.cards().forEach(c -> ways.add(() -> hands.card(c.id())));
    sight.legalPieces().forEach(p -> ways.add(() -> hands.piece(p.id())));
    sight.spaces().forEach(s -> ways.add(() -> hands.space(s.id())));
    ways.get(random.nextInt(ways.size())).run();
  }

  private List<String> marked(String selector, String data) {
    var found = new ArrayList<String>();
    for (Locator one : tab.page().locator(selector).all()) {
      String id = one.getAttribute("data-" + data);
      if (id != null) {
        found.add(id);
      }
    }
    return found;
  }

  private String one(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }
}
