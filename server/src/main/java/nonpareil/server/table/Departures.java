package nonpareil.server.table;

import java.time.Duration;
import nonpareil.server.health.Faults;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** People who leave for good: all tables are left, and nothing at any of them names them. */
final class Departures {

  private static final Logger LOG = LoggerFactory.getLogger(Departures.class);

  /** What was under way when somebody left is done after that. */
  private static final Duration SURELY = Duration.ofMinutes(1);

  private final Services services;
  private final TablesInMemory memory;

  Departures(Services services, TablesInMemory memory) {
    this.services = services;
    this.memory = memory;
  }

  /**
   * Forgets somebody whom the store has marked as leaving, now and once more a while later: then
   * the mark goes. What fails now is done then, or at the next start.
   */
  void forget(String person) {
    attempt(() -> forgetNow(person));
    services
        .timers()
        .after(
            SURELY,
            () ->
                attempt(
                    () -> {
                      forgetNow(person);
                      services.store().people().gone(person);
                    }));
  }

  private static void attempt(Runnable deed) {
    try {
      deed.run();
    } catch (Throwable e) {
      failed(e);
    }
  }

  private static void failed(Throwable e) {
    Faults.survive(e);
    LOG.atWarn().setCause(e).log("somebody is not forgotten yet");
  }

  private void forgetNow(String person) {
    for (String table : services.store().unfinishedTablesOf(person)) {
      attempt(() -> memory.enter(table, t -> new Farewell(t, person).leave()));
    }
    services.store().forget(person);
    memory.all(t -> new Farewell(t, person).forget());
  }
}
