package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.hero.Hero;

/**
 * Counters that lie on a fighter, or that a player holds, for those who look.
 *
 * @param player whose hero names them
 * @param counter the number of the counter in that hero's list
 * @param number how many there are; never 0
 */
public record Held(int player, int counter, int number) {

  /** What lies on a fighter. */
  public static List<Held> on(View view, int fighter) {
    return of(view, Hero.Counter.HeldBy.FIGHTERS, fighter);
  }

  /** What a player holds besides the counters of its own hero. */
  public static List<Held> by(View view, int player) {
    return of(view, Hero.Counter.HeldBy.PLAYERS, player);
  }

  private static List<Held> of(View view, Hero.Counter.HeldBy on, int holder) {
    if (view.game().held() == 0) {
      return List.of();
    }
    var held = new ArrayList<Held>();
    for (int p = 0; p < view.game().players(); p++) {
      List<Hero.Counter> counters = view.game().seat(p).hero().counters();
      for (int i = 0; i < counters.size(); i++) {
        int number = counters.get(i).heldBy() == on ? view.counterOf(p, i, holder) : 0;
        if (number > 0) {
          held.add(new Held(p, i, number));
        }
      }
    }
    return List.copyOf(held);
  }
}
