package nonpareil.cli.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import nonpareil.engine.game.Mode;

/**
 * A process of {@code nonpareil bench server} that plays: so many games, a choice every so often in
 * each. It says when all have sat down, waits for a line, plays, and writes what it has seen into a
 * file. Of a single game it says which table it is at.
 *
 * <p>Arguments: addresses of the servers, games, sockets, games against an expert computer that is
 * never left in peace, milliseconds between choices, seconds of playing, whether the server will be
 * killed, file, mode, people at a table.
 */
public final class LoadClient {

  private static final int SITTING_DOWN = 32;
  private static final Duration SEATED = Duration.ofMinutes(5);

  /** What is still on the way at the end has so long to arrive. */
  private static final Duration LAST = Duration.ofSeconds(5);

  private final HttpClient http = HttpClient.newHttpClient();
  private final List<String> addresses;
  private final int games;
  private final int sockets;
  private final int thinkers;
  private final long every;
  private final boolean killed;
  private final Mode mode;
  private final int people;
  private final Crowd crowd;
  private final Sightings sightings = new Sightings();
  private final List<LoadedGame> tables = new ArrayList<>();
  private final CountDownLatch seated;

  private LoadClient(List<String> args) {
    addresses = List.of(args.get(0).split(",", -1));
    games = Integer.parseInt(args.get(1));
    sockets = Integer.parseInt(args.get(2));
    thinkers = Integer.parseInt(args.get(3));
    every = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(args.get(4)));
    killed = Boolean.parseBoolean(args.get(6));
    crowd = new Crowd(args.get(0), Backoff.OF_THE_PAGE, games);
    mode = Mode.of(args.get(8));
    people = Integer.parseInt(args.get(9));
    seated = new CountDownLatch(people * games);
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    var client = new LoadClient(List.of(args));
    client.sitDown();
    System.out.println("seated");
    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
    client.play(Duration.ofSeconds(Long.parseLong(args[5])));
    client.sightings.write(Path.of(args[7]));
    System.exit(0); // requests that wait would keep the process alive
  }

  private void sitDown() throws InterruptedException {
    var visitors = new Visitor[sockets];
    inParallel(sockets, i -> visitors[i] = visitor(i));
    for (int i = 0; i < games; i++) {
      var company = new ArrayList<Visitor>();
      for (int j = 0; j < people; j++) {
        company.add(visitors[(people * i + j) % sockets]);
      }
      tables.add(new LoadedGame(watch, mode, company, i));
    }
    inParallel(games, i -> tables.get(i).begin(crowd));
    inParallel(thinkers, i -> new RestlessDuel(crowd, visitor(i), i, watch).begin());
    if (!seated.await(SEATED.toSeconds(), TimeUnit.SECONDS)) {
      crowd.await(
          () -> sightings.failed(seated.getCount() + " never saw their table; " + crowd.absent()));
    }
  }

  private Visitor visitor(int number) throws IOException, InterruptedException {
    return new Visitor(http, addresses.get(number % addresses.size()));
  }

  private interface Step {
    void take(int number) throws IOException, InterruptedException;
  }

  /** A few at a time, as people come. */
  private void inParallel(int count, Step step) {
    var room = new Semaphore(SITTING_DOWN);
    try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < count; i++) {
        int number = i;
        people.execute(
            () -> {
              room.acquireUninterruptibly();
              try {
                step.take(number);
              } catch (IOException | InterruptedException | RuntimeException e) {
                crowd.execute(() -> sightings.failed("sitting down: " + e));
              } finally {
                room.release();
              }
            });
      }
    }
  }

  private void play(Duration duration) throws InterruptedException {
    var done = new CountDownLatch(1);
    crowd.execute(
        () -> {
          long start = System.nanoTime();
          tick(start, 0, start + duration.toNanos(), done);
        });
    while (!done.await(1, TimeUnit.SECONDS)) {
      crowd.check();
    }
  }

  /** Spread evenly: the choices of all games come at even distances. */
  private void tick(long start, long number, long end, CountDownLatch done) {
    long meant = start + number * every / games;
    if (meant >= end) {
      crowd.at(end + LAST.toNanos(), () -> finish(end, done));
      return;
    }
    LoadedGame duel = tables.get((int) (number % games));
    if (duel.isOver()) {
      duel.beginning();
      Thread.ofVirtual().start(() -> inParallel(1, _ -> duel.begin(crowd)));
    } else {
      duel.due(meant);
    }
    long next = number + 1;
    crowd.at(start + next * every / games, () -> tick(start, next, end, done));
  }

  private void finish(long end, CountDownLatch done) {
    int missing = tables.stream().mapToInt(duel -> duel.missing(end)).sum();
    for (int i = 0; i < missing; i++) {
      sightings.failed("nobody saw a choice");
    }
    String absent = crowd.absent();
    if (!absent.isEmpty()) {
      sightings.failed(absent);
    }
    done.countDown();
  }

  private final LoadedGame.Watch watch =
      new LoadedGame.Watch() {
        @Override
        public void seen(long nanos) {
          sightings.seen(nanos);
        }

        @Override
        public void failed(String what) {
          sightings.failed(what);
        }

        @Override
        public void lost(String why) {
          if (!killed) {
            sightings.failed("lost: " + why);
          }
        }

        @Override
        public void seated(String table) {
          seated.countDown();
          if (games == 1) {
            System.out.println("table " + table);
          }
        }

        @Override
        public void back() {
          sightings.back();
        }
      };
}
