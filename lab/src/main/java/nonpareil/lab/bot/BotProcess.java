package nonpareil.lab.bot;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nonpareil.content.Content;
import nonpareil.engine.game.View;
import nonpareil.lab.Contestant;
import nonpareil.lab.EndCause;
import nonpareil.lab.Match;
import nonpareil.lab.Processes;
import org.jspecify.annotations.Nullable;

/**
 * A foreign program in a seat. It is started with the first game and kept; after a failure it is
 * ended and the next game gets a new one.
 */
public final class BotProcess implements Contestant {

  /** A program may take its time to start, whatever the limit for a decision. */
  private static final Duration START_LIMIT = Duration.ofSeconds(20);

  private static final Duration LAST_WORDS = Duration.ofSeconds(1);

  /** How long a program has to end by itself when its input has ended. */
  private static final Duration FAREWELL = Duration.ofSeconds(2);

  /** After a program has ended, its last lines may still be on the way. */
  private static final Duration LAST_LINES = Duration.ofMillis(500);

  private static final int LONGEST_ERROR = 500;

  private final String command;
  private final GameJson gameJson;
  private final Duration timeLimit;
  private @Nullable Process process;
  private @Nullable Link link;
  private @Nullable Dialogue dialogue;
  private @Nullable Match match;
  private volatile String lastError = "";

  /** Programs it has started: they are not left behind, even if it is gone before them. */
  private final Set<ProcessHandle> helpers = new HashSet<>();

  public BotProcess(String command, Content content, Duration timeLimit) {
    this.command = command;
    gameJson = new GameJson(content);
    this.timeLimit = timeLimit;
  }

  @Override
  public void begin(Match match, View view) {
    this.match = match;
    attempt(
        () -> {
          running().start(match, view);
          noteHelpers();
          return 0;
        });
  }

  @Override
  public int choose(View view, int decision, long seed) {
    long game = match == null ? 0 : match.number();
    return attempt(() -> running().choose(view, game, decision, seed));
  }

  @Override
  public void end(View view, boolean won, EndCause ended) {
    if (dialogue != null && match != null) {
      boolean draw = !won && (view.isDraw() || ended == EndCause.STOPPED);
      dialogue.end(match, won, draw, ended, "");
    }
  }

  private interface Step {
    int take() throws IOException;
  }

  private int attempt(Step step) {
    try {
      return step.take();
    } catch (IOException e) {
      end(Duration.ZERO);
      throw new BotFailure("%s: could not be started: %s".formatted(name(), e.getMessage()));
    } catch (BotFailure failure) {
      end(Duration.ZERO);
      throw new BotFailure(name() + " " + failure.getMessage());
    }
  }

  private String name() {
    return Link.quote(command);
  }

  private Dialogue running() throws IOException {
    if (dialogue != null) {
      return dialogue;
    }
    boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("win");
    List<String> shell = windows ? List.of("cmd.exe", "/c", command) : List.of("sh", "-c", command);
    Process started = new ProcessBuilder(shell).directory(new File("").getAbsoluteFile()).start();
    process = started;
    lastError = "";
    Thread.ofPlatform().daemon().name("bot-err").start(() -> listen(started));
    var talk = new Link(started.getInputStream(), started.getOutputStream());
    link = talk;
    var _ =
        started
            .onExit()
            .thenRunAsync(
                talk::ended,
                CompletableFuture.delayedExecutor(LAST_LINES.toMillis(), TimeUnit.MILLISECONDS));
    var fresh = new Dialogue(talk, gameJson, timeLimit, () -> lastWords(started));
    fresh.hello(timeLimit.compareTo(START_LIMIT) > 0 ? timeLimit : START_LIMIT);
    dialogue = fresh;
    return fresh;
  }

  /** Keeps the last line of its error output, where programs say why they crash. */
  private void listen(Process of) {
    try (var text =
        new BufferedReader(new InputStreamReader(of.getErrorStream(), StandardCharsets.UTF_8))) {
      var line = new StringBuilder();
      int next;
      do {
        next = text.read();
        if (next < 0 || next == '\n') {
          String said = line.toString().strip();
          lastError = said.isEmpty() ? lastError : said;
          line.setLength(0);
        } else if (line.length() < LONGEST_ERROR) {
          line.append((char) next);
        }
      } while (next >= 0);
    } catch (IOException e) {
      // It has gone.
    }
  }

  private String lastWords(Process of) {
    try {
      if (!of.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS)) {
        return " (it closed its output)";
      }
      Thread.sleep(50); // its error output may still be on the way
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String error = lastError;
    return " with status " + of.exitValue() + (error.isEmpty() ? "" : ": " + Link.quote(error));
  }

  private void noteHelpers() {
    if (process != null) {
      process.descendants().forEach(helpers::add);
    }
  }

  @Override
  public void close() {
    end(FAREWELL);
  }

  /** Ends it and all it has started, by force if it has not gone by itself in time. */
  private void end(Duration farewell) {
    noteHelpers();
    if (link != null) {
      link.close();
    }
    Process ending = process;
    if (ending != null) {
      try {
        var _ = ending.waitFor(farewell.toMillis(), TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      helpers.add(ending.toHandle());
    }
    List<ProcessHandle> all = List.copyOf(helpers);
    helpers.clear();
    process = null;
    link = null;
    dialogue = null;
    Processes.kill(all);
  }
}
