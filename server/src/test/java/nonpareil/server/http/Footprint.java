package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.server.Server;
import nonpareil.testkit.client.Caller;

/**
 * What a server, and those who call it from the same process, take up when nobody wants anything.
 *
 * @param heap bytes that are left after a full collection
 * @param files open ones, and with them sockets; 0 where the system does not say
 * @param sockets of pages, as the server counts them
 * @param tables in memory
 */
record Footprint(long heap, int threads, long files, int sockets, int tables) {
  private static final long MORE_HEAP = 24_000_000;
  private static final int MORE_THREADS = 30;
  private static final int MORE_FILES = 60;
  private static final int MORE_SOCKETS = 2;

  /** What people may leave unfinished, which is a bound of its own. */
  private static final int MORE_TABLES = 250;

  static Footprint of(Server server) {
    String metrics = new Caller(server.metricsPort()).get("/metrics").text();
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    long files =
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
            ? unix.getOpenFileDescriptorCount()
            : 0;
    return new Footprint(
        runtime.totalMemory() - runtime.freeMemory(),
        ManagementFactory.getThreadMXBean().getThreadCount(),
        files,
        gauge(metrics, "nonpareil_sockets_open"),
        gauge(metrics, "nonpareil_tables_loaded"));
  }

  private static int gauge(String metrics, String name) {
    Matcher found = Pattern.compile("(?m)^" + name + " ([0-9.E]+)$").matcher(metrics);
    assertThat(found.find()).as("%s in %s", name, metrics).isTrue();
    return (int) Double.parseDouble(found.group(1));
  }

  /** Fails if this is more than it was, beyond what swings by itself. */
  void assertNoGrowthSince(Footprint before) {
    assertThat(heap - before.heap)
        .as("bytes of heap more: %s, %s", before, this)
        .isLessThan(MORE_HEAP);
    assertThat(threads - before.threads).as("threads more").isLessThan(MORE_THREADS);
    assertThat(files - before.files).as("files and sockets more").isLessThan(MORE_FILES);
    assertThat(sockets - before.sockets).as("pages more").isLessThanOrEqualTo(MORE_SOCKETS);
    assertThat(tables - before.tables).as("tables more").isLessThan(MORE_TABLES);
  }
}
