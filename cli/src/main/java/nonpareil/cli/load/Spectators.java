package nonpareil.cli.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A process of {@code nonpareil bench server} that looks on: guests with open sockets, who all
 * follow a table or stop following it when a line says so, and do not even read what they get.
 *
 * <p>Arguments: addresses of the servers, guests. Lines: {@code watch T}, {@code leave T}; each is
 * answered when the server has answered.
 */
public final class Spectators {

  private static final int TOGETHER = 20;

  private final List<Guest> guests = new ArrayList<>();
  private final Crowd crowd;
  private int there;
  private long messages;

  private Spectators(String addresses) {
    crowd = new Crowd(addresses, Backoff.OF_THE_PAGE, 1);
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    var spectators = new Spectators(args[0]);
    int count = Integer.parseInt(args[1]);
    while (spectators.guests.size() < count) {
      for (int i = 0; i < TOGETHER && spectators.guests.size() < count; i++) {
        spectators.guests.add(spectators.new Guest());
      }
      spectators.until(spectators.guests.size());
    }
    System.out.println("there");
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] words = line.split(" ", 2);
      String message = "{\"type\":\"%s\",\"table\":\"%s\"%s}";
      String text =
          message.formatted(words[0], words[1], words[0].equals("watch") ? ",\"seats\":[]" : "");
      spectators.crowd.await(() -> spectators.guests.forEach(guest -> guest.line.send(text)));
      System.out.println(spectators.messages);
    }
    System.exit(0);
  }

  private void until(int count) throws InterruptedException {
    while (there < count) {
      Thread.sleep(5);
      crowd.await(() -> there = crowd.openLines());
    }
  }

  private final class Guest implements Line.Ear {
    private final Line line = crowd.open("", this);

    @Override
    public void opened() {}

    @Override
    public void text(byte[] bytes, int from, int length) {
      messages++;
    }

    @Override
    public void lost(String why) {
      throw new IllegalStateException("a spectator was sent away: " + why);
    }
  }
}
