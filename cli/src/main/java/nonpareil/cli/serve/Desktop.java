package nonpareil.cli.serve;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Opens a page in the browser of whoever sits at this machine, if there is a desktop. */
public final class Desktop {
  private Desktop() {}

  public static void open(String address) {
    String command = command(System.getProperty("os.name"), System.getenv());
    if (command == null) {
      return;
    }
    try {
      new ProcessBuilder(command, address)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // not installed: the address has been printed
    }
  }

  static @Nullable String command(String system, Map<String, String> environment) {
    if (system.toLowerCase(Locale.ROOT).startsWith("mac")) {
      return "open";
    }
    boolean desktop =
        !environment.getOrDefault("DISPLAY", "").isEmpty()
            || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    return desktop ? "xdg-open" : null;
  }
}
