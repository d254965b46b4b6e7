package nonpareil.cli.load;

import java.io.IOException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Somebody who comes to one table after the other, and knows how long it took to see the game. */
public final class Newcomer implements Line.Ear, AutoCloseable {

  private static final int PATIENCE = 20;

  private final Crowd crowd;
  private final Line line;
  private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();

  public Newcomer(String address) throws InterruptedException {
    crowd = new Crowd(address, Backoff.OF_THE_PAGE, 1);
    line = crowd.open("", this);
    boolean[] open = new boolean[1];
    while (!open[0]) {
      crowd.await(() -> open[0] = line.isOpen());
    }
  }

  /** Follows a table until its last record has come; milliseconds. */
  public double sees(String table) throws IOException, InterruptedException {
    heard.clear();
    long began = System.nanoTime();
    send("watch", table, ",\"seats\":[]");
    if (heard.poll(PATIENCE, TimeUnit.SECONDS) == null) {
      throw new IOException("nobody answered for %d s".formatted(PATIENCE));
    }
    double millis = (System.nanoTime() - began) / 1e6;
    send("leave", table, "");
    return millis;
  }

  private void send(String type, String table, String more) {
    String text = "{\"type\":\"%s\",\"table\":\"%s\"%s}".formatted(type, table, more);
    crowd.execute(() -> line.send(text));
  }

  @Override
  public void opened() {}

  @Override
  public void text(byte[] bytes, int from, int length) {
    Heard message = Heard.read(bytes, from, length);
    if (message.type().equals("frame")) {
      heard.add(message.of());
    }
  }

  @Override
  public void lost(String why) {
    throw new IllegalStateException("sent away: " + why);
  }

  @Override
  public void close() {
    crowd.close();
  }
}
