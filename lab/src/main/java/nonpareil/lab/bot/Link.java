package nonpareil.lab.bot;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Lines of JSON to and from another program. Reading and writing have threads of their own: a
 * program that neither reads nor writes holds up nobody but itself.
 */
final class Link {

  static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** Longer lines are nonsense. */
  private static final int LONGEST_LINE = 1 << 20;

  /** A program that says more than it is asked has to wait, and takes no room. */
  private static final int MOST_WAITING = 16;

  /** A line, or the end if it is null; broken if it was too long. */
  private record Line(@Nullable String text, boolean broken) {}

  private static final Line END = new Line(null, false);

  private final BlockingQueue<Line> incoming = new LinkedBlockingQueue<>(MOST_WAITING);
  private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>();
  private final Thread writer;
  private volatile boolean closed;

  Link(InputStream in, OutputStream out) {
    Thread.ofPlatform().daemon().name("bot-in").start(() -> read(new BufferedInputStream(in)));
    writer =
        Thread.ofPlatform()
            .daemon()
            .name("bot-out")
            .start(() -> write(new BufferedOutputStream(out)));
  }

  private void read(InputStream in) {
    try {
      var line = new ByteArrayOutputStream();
      int next;
      while ((next = in.read()) >= 0) {
        if (next == '\n') {
          deliver(new Line(line.toString(StandardCharsets.UTF_8), false));
          line.reset();
        } else if (line.size() == LONGEST_LINE) {
          deliver(new Line("", true));
          return;
        } else {
          line.write(next);
        }
      }
      deliver(END);
    } catch (IOException e) {
      ended();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** After the end of a talk nobody waits for anything: what still comes is let go. */
  private void deliver(Line line) throws InterruptedException {
    if (!closed) {
      incoming.put(line);
    }
  }

  /** Tells that the other side has ended; lines that wait come first. */
  void ended() {
    var _ = incoming.offer(END); // no room: then it has said too much, which is a fault as well
  }

  private void write(OutputStream out) {
    try {
      while (true) {
        String line = outgoing.take();
        if (line.isEmpty()) {
          out.close();
          return;
        }
        out.write(line.getBytes(StandardCharsets.UTF_8));
        if (outgoing.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException e) {
      // It has gone; whoever waits for its answer is told by the end of its lines.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void send(JsonNode message) {
    outgoing.add(message + "\n");
  }

  /** Whether a line waits that nobody has asked for. */
  boolean hasUnasked() {
    Line line = incoming.peek();
    return line != null && line.text != null;
  }

  /**
   * The next message; nothing if the other side has ended.
   *
   * @param limit how long to wait
   */
  Optional<JsonNode> receive(Duration limit) {
    Line line;
    try {
      line = incoming.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BotFailure("the lab was interrupted");
    }
    if (line == null) {
      throw new BotFailure("gave no answer within %s s".formatted(seconds(limit)));
    }
    if (line.broken) {
      throw new BotFailure("sent a line of more than %d bytes".formatted(LONGEST_LINE));
    }
    if (line.text == null) {
      return Optional.empty();
    }
    try {
      JsonNode message = JSON.readTree(line.text);
      if (message != null && message.isObject()) {
        return Optional.of(message);
      }
    } catch (JsonProcessingException e) {
      // Told below.
    }
    throw new BotFailure("sent %s, expected a JSON object in one line".formatted(quote(line.text)));
  }

  /** Ends the lines to the other side; those from it are not heard any more. */
  void close() {
    closed = true;
    incoming.clear();
    outgoing.add("");
  }

  /** Ends the lines to the other side once all have gone out. */
  void finish() {
    close();
    try {
      writer.join(Duration.ofSeconds(2));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String seconds(Duration limit) {
    double seconds = limit.toMillis() / 1000.0;
    return seconds == Math.rint(seconds) ? String.valueOf((long) seconds) : "" + seconds;
  }

  static String quote(String text) {
    int most = 60;
    String plain = text.replaceAll("\\p{Cntrl}", " ");
    return '"' + (plain.length() > most ? plain.substring(0, most) + "…" : plain) + '"';
  }
}
