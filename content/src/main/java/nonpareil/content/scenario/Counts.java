package nonpareil.content.scenario;

import java.util.List;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Hero;

/**
 * How counters are written: by the player whose hero names them and their ids; of those that others
 * hold, how many each fighter or player does.
 */
final class Counts {

  private static final int MOST = 99;

  private Counts() {}

  /**
   * How many there are of one.
   *
   * @param holder who holds it, or {@link State#NOBODY} for the hero's own
   * @param of whose it is, for a message
   */
  record Count(int player, int counter, int holder, String of, int number) {}

  /** Does something with each count of one player's counters. */
  interface Each {
    void count(Count count);
  }

  static void read(Names names, YamlMap.Entry ofPlayer, Problems problems, Each each) {
    int player = names.player(ofPlayer.key());
    List<Hero.Counter> counters = names.game().seat(player).hero().counters();
    List<String> known = counters.stream().map(Hero.Counter::id).toList();
    for (YamlMap.Entry entry : ofPlayer.value().map().entries()) {
      problems.check(
          () -> {
            int counter = known.indexOf(entry.key().oneOf("a counter of this player", known));
            Hero.Counter.HeldBy on = counters.get(counter).heldBy();
            if (on == null) {
              each.count(count(player, counter, State.NOBODY, ofPlayer.name(), entry.value()));
              return;
            }
            for (YamlMap.Entry held : entry.value().map().entries()) {
              int holder =
                  on == Hero.Counter.HeldBy.FIGHTERS
                      ? names.fighter(held.key())
                      : names.player(held.key());
              each.count(count(player, counter, holder, held.name(), held.value()));
            }
          });
    }
  }

  private static Count count(int player, int counter, int holder, String of, YamlNode number) {
    return new Count(player, counter, holder, of, number.number(0, MOST));
  }
}
