package nonpareil.cli.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Many people's sockets and one thread that serves them all: ten thousand cost little more than
 * their messages. Everything a line tells is told by this thread, and so needs no locks; nothing
 * here waits but for sockets and timers.
 */
public final class Crowd implements AutoCloseable {
  private static final int READ = 1 << 17;

  private record Timer(long at, long number, Runnable what) implements Comparable<Timer> {
    @Override
    public int compareTo(Timer other) {
      long sooner = at - other.at;
      return Long.signum(sooner != 0 ? sooner : number - other.number);
    }
  }

  private final List<InetSocketAddress> servers;
  private final Backoff backoff;
  private final SplittableRandom random;
  private final Selector selector;
  private final Thread thread;
  private final ByteBuffer reading = ByteBuffer.allocateDirect(READ);
  private final ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final PriorityQueue<Timer> timers = new PriorityQueue<>();
  private final List<Line> lines = new ArrayList<>();
  private long timersMade;
  private int turns;
  private volatile boolean closed;
  private volatile @Nullable Throwable fault;

  /**
   * @param addresses of the servers, as {@code http://127.0.0.1:8080}, with commas between them
   */
  public Crowd(String addresses, Backoff backoff, long seed) {
    servers =
        Arrays.stream(addresses.split(",", -1))
            .map(URI::create)
            .map(uri -> new InetSocketAddress(uri.getHost(), uri.getPort()))
            .toList();
    this.backoff = backoff;
    random = new SplittableRandom(seed);
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    thread = Thread.ofPlatform().daemon().name("crowd").start(this::serve);
  }

  /** A line that opens now, and again whenever it is lost, until it is closed. */
  public Line open(String cookie, Line.Ear ear) {
    var line = new Line(this, cookie, ear);
    execute(
        () -> {
          lines.add(line);
          line.open();
        });
    return line;
  }

  /** Has it done by the thread of the sockets. */
  public void execute(Runnable task) {
    tasks.add(task);
    if (Thread.currentThread() != thread) {
      selector.wakeup();
    }
  }

  /** The same, and waits until it is done. */
  public void await(Runnable task) throws InterruptedException {
    var done = new CountDownLatch(1);
    execute(
        () -> {
          try {
            task.run();
          } finally {
            done.countDown();
          }
        });
    while (!done.await(100, TimeUnit.MILLISECONDS)) {
      check();
    }
  }

  /** The same at a time of {@link System#nanoTime}; to be called by this thread alone. */
  void at(long nanos, Runnable task) {
    timers.add(new Timer(nanos, timersMade++, task));
  }

  /** The same after a while; to be called by this thread alone. */
  public void later(Duration pause, Runnable task) {
    at(System.nanoTime() + pause.toNanos(), task);
  }

  /** Fails if the thread has ended by a fault: then nobody would hear anything any more. */
  public void check() {
    Throwable why = fault;
    if (why != null) {
      throw new IllegalStateException("the clients' thread has ended: " + why, why);
    }
  }

  /** All that were opened; to be called by this thread alone. */
  List<Line> lines() {
    return lines;
  }

  /** How many were lost, came back and did not; to be called by this thread alone. */
  String census() {
    int losses = lines.stream().mapToInt(Line::losses).sum();
    int opened = lines.stream().mapToInt(line -> Math.max(0, line.opened() - 1)).sum();
    String absent = absent();
    return "%d sockets, lost %d times, opened again %d times; %s"
        .formatted(lines.size(), losses, opened, absent.isEmpty() ? "all have come back" : absent);
  }

  /** How many lines are open; to be called by this thread alone. */
  int openLines() {
    return (int) lines.stream().filter(Line::isOpen).count();
  }

  /** Says how many lines are not open and why, or nothing; to be called by this thread alone. */
  String absent() {
    var reasons =
        lines.stream()
            .filter(line -> !line.isOpen() && !line.isClosed())
            .collect(Collectors.groupingBy(Line::why, TreeMap::new, Collectors.counting()));
    long count = reasons.values().stream().mapToLong(n -> n).sum();
    return count == 0
        ? ""
        : "%d of %d did not come back: %s"
            .formatted(
                count,
                lines.size(),
                reasons.entrySet().stream()
                    .map(e -> e.getValue() + " × " + e.getKey())
                    .collect(Collectors.joining(", ")));
  }

  // ---- for the lines

  /** The one whose turn it is: sockets are spread over all, as a balancer does it. */
  InetSocketAddress nextServer() {
    return servers.get(turns++ % servers.size());
  }

  Selector selector() {
    return selector;
  }

  ByteBuffer reading() {
    return reading;
  }

  Duration pause(int attempt) {
    return backoff.pause(attempt, random);
  }

  // ---- the thread

  private void serve() {
    try {
      while (!closed) {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
          task.run();
        }
        runTimers();
        wait(timers.peek());
        for (SelectionKey key : selector.selectedKeys()) {
          if (key.isValid() && key.attachment() instanceof Line line) {
            line.ready();
          }
        }
        selector.selectedKeys().clear();
      }
    } catch (IOException | RuntimeException | Error e) {
      fault = e;
    } finally {
      lines.forEach(Line::close);
      try {
        selector.close();
      } catch (IOException e) {
        // the end
      }
    }
  }

  private void runTimers() {
    long now = System.nanoTime();
    for (Timer next = timers.peek(); next != null && next.at <= now; next = timers.peek()) {
      timers.remove().what.run();
    }
  }

  private void wait(@Nullable Timer next) throws IOException {
    if (!tasks.isEmpty()) {
      selector.selectNow();
    } else if (next == null) {
      selector.select();
    } else {
      long nanos = next.at - System.nanoTime();
      if (nanos <= 0) {
        selector.selectNow();
      } else {
        selector.select(1 + nanos / 1_000_000);
      }
    }
  }

  /** Ends all lines and the thread. */
  @Override
  public void close() {
    closed = true;
    selector.wakeup();
    try {
      if (Thread.currentThread() != thread && !thread.join(Duration.ofSeconds(10))) {
        throw new IllegalStateException("the clients' thread has not ended within 10 s");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
