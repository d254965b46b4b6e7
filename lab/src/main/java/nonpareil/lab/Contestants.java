package nonpareil.lab;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import nonpareil.ai.PlayerNames;
import nonpareil.content.Content;
import nonpareil.lab.bot.BotProcess;

/**
 * The contestants of one worker by name and seat: a foreign program is started once, not per game.
 */
public final class Contestants implements AutoCloseable {

  /** What the name of a foreign program begins with. */
  public static final String COMMAND = "cmd:";

  private static final Pattern BREAK = Pattern.compile("\\R");

  private final Content content;
  private final Duration timeLimit;
  private final Map<String, Contestant> seated = new HashMap<>();

  /**
   * @param timeLimit for one decision of a foreign program
   */
  public Contestants(Content content, Duration timeLimit) {
    this.content = content;
    this.timeLimit = timeLimit;
  }

  /** Refuses a name nobody has. */
  public static void check(String name) {
    if (name.startsWith(COMMAND)) {
      if (name.substring(COMMAND.length()).isBlank()) {
        throw new LabException("found player \"cmd:\", expected a command after the colon");
      }
      if (BREAK.matcher(name).find()) {
        throw new LabException(
            "found player \"%s\", expected a command in one line"
                .formatted(BREAK.matcher(name).replaceAll("⏎")));
      }
      return;
    }
    try {
      var _ = PlayerNames.player(name);
    } catch (IllegalArgumentException e) {
      boolean listed = String.valueOf(e.getMessage()).endsWith(PlayerNames.understood());
      throw new LabException(e.getMessage() + (listed ? ", cmd:COMMAND" : ""));
    }
  }

  /** Who plays a seat. */
  public Contestant in(int seat, String name) {
    return seated.computeIfAbsent(
        seat + " " + name,
        _ ->
            name.startsWith(COMMAND)
                ? new BotProcess(name.substring(COMMAND.length()), content, timeLimit)
                : new OwnPlayer(name));
  }

  @Override
  public void close() {
    seated.values().forEach(Contestant::close);
    seated.clear();
  }
}
