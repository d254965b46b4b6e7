package nonpareil.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.health.Faults;

/** A process that uses up its memory somewhere and would wait for ever; for tests. */
final class WithoutMemory {

  private WithoutMemory() {}

  public static void main(String[] where) throws InterruptedException {
    Faults.watchThreads();
    switch (where[0]) {
      case "pool" -> new Computers(1).submit("somebody", WithoutMemory::useUp);
      case "timer" -> new WallTimers().after(Duration.ZERO, WithoutMemory::useUp);
      case "thread" -> Thread.startVirtualThread(WithoutMemory::useUp);
      case "cause" ->
          new Computers(1)
              .submit(
                  "somebody",
                  () -> {
                    throw new IllegalStateException(new OutOfMemoryError("on purpose"));
                  });
      default -> throw new IllegalArgumentException(where[0]);
    }
    new CountDownLatch(1).await();
  }

  private static void useUp() {
    List<byte[]> all = new ArrayList<>();
    while (all.size() < Integer.MAX_VALUE) {
      all.add(new byte[1 << 20]);
    }
  }
}
