package nonpareil.cli.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * The process of {@code nonpareil bench server} that plays: so many games, a choice every so often
 * in each. Writes one line per latency in microseconds, and the failures, into a file.
 *
 * <p>Arguments: address, games, games against an expert computer that is never left in peace,
 * seconds between choices, seconds of warming up, seconds of measuring, file.
 */
public final class LoadClient {

  private static final int SITTING_DOWN = 32;

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;
  private final int games;
  private final int thinkers;
  private final long every;
  private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();
  private final AtomicInteger finished = new AtomicInteger();
  private volatile boolean measuring;

  private LoadClient(String address, int games, int thinkers, Duration every) {
    this.address = address;
    this.games = games;
    this.thinkers = thinkers;
    this.every = every.toNanos();
  }

  public static void main(String[] args) throws IOException {
    var client =
        new LoadClient(args[0], (int) number(args[1]), (int) number(args[2]), seconds(args[3]));
    client.run(seconds(args[4]), seconds(args[5]));
    client.write(Path.of(args[6]));
    System.exit(0); // open sockets would keep the process alive
  }

  private static long number(String text) {
    return Long.parseLong(text);
  }

  private static Duration seconds(String text) {
    return Duration.ofSeconds(number(text));
  }

  private void run(Duration warmUp, Duration measured) {
    var duels = new ArrayList<LoadedDuel>();
    for (int i = 0; i < games; i++) {
      duels.add(new LoadedDuel(watch, System::nanoTime, i));
    }
    sitDown(duels);
    for (int i = 0; i < thinkers; i++) {
      think(i);
    }
    System.out.println("seated");
    long start = System.nanoTime();
    long end = start + warmUp.toNanos() + measured.toNanos();
    long drained = end + Duration.ofSeconds(5).toNanos();
    // Spread evenly: the choices of all games come at even distances.
    for (long tick = 0; ; tick++) {
      long meant = start + tick * every / games;
      if (meant >= end) {
        break;
      }
      while (System.nanoTime() < meant) {
        LockSupport.parkNanos(meant - System.nanoTime());
      }
      measuring = meant - start >= warmUp.toNanos();
      LoadedDuel duel = duels.get((int) (tick % games));
      if (duel.isOver()) {
        finished.incrementAndGet();
        again(duel);
      } else {
        duel.due(meant);
      }
    }
    while (System.nanoTime() < drained) {
      LockSupport.parkNanos(drained - System.nanoTime());
    }
    int missing = duels.stream().mapToInt(duel -> duel.missing(end)).sum();
    for (int i = 0; i < missing; i++) {
      failures.add("missing: nobody saw a choice");
    }
  }

  private void sitDown(List<LoadedDuel> duels) {
    var room = new Semaphore(SITTING_DOWN);
    try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (LoadedDuel duel : duels) {
        people.execute(
            () -> {
              room.acquireUninterruptibly();
              try {
                duel.begin(new Visitor(http, address), new Visitor(http, address));
                duel.connect();
              } catch (IOException | InterruptedException | RuntimeException e) {
                failures.add("sitting down: " + e);
              } finally {
                room.release();
              }
            });
      }
    }
  }

  /** A game against the expert in which the person answers at once. */
  private void think(int number) {
    try {
      new RestlessDuel(new Visitor(http, address), number, watch).begin();
    } catch (IOException | InterruptedException | RuntimeException e) {
      failures.add("sitting down with an expert: " + e);
    }
  }

  private void again(LoadedDuel duel) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                duel.begin(new Visitor(http, address), new Visitor(http, address));
                duel.connect();
              } catch (IOException | InterruptedException | RuntimeException e) {
                failures.add("sitting down again: " + e);
              }
            });
  }

  private final LoadedDuel.Watch watch =
      new LoadedDuel.Watch() {
        @Override
        public void seen(long nanos) {
          if (measuring) {
            latencies.add(nanos / 1000);
          }
        }

        @Override
        public void failed(String what) {
          failures.add(what);
        }

        @Override
        public void acknowledged(String table, String id, int number) {}
      };

  private void write(Path file) throws IOException {
    try (var out = new PrintWriter(Files.newBufferedWriter(file))) {
      latencies.forEach(out::println);
      failures.forEach(failure -> out.println("! " + failure.replace('\n', ' ')));
      out.println("# finished " + finished);
    }
  }
}
