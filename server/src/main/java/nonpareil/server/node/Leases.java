package nonpareil.server.node;

import nonpareil.server.clock.ServerTime;
import org.jspecify.annotations.Nullable;

/** In which games this server does what comes by itself: in each, one server at a time. */
public interface Leases {

  /** A server that has its store for itself does it in all of them. */
  Leases ALL =
      new Leases() {
        @Override
        public boolean has(String game) {
          return true;
        }

        @Override
        public void want(String game) {}

        @Override
        public void giveBack(String game, @Nullable ServerTime due) {}
      };

  boolean has(String game);

  /** Takes a game, if no other server has it; nobody waits for that. */
  void want(String game);

  /**
   * Has nothing to do with a game any more.
   *
   * @param due when something is to be done in it next; null if nothing
   */
  void giveBack(String game, @Nullable ServerTime due);
}
