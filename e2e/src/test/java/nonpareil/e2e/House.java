package nonpareil.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.table.Pace;
import nonpareil.testkit.Examples;

/**
 * A server at which nobody waits, one at the pace people play at, and one browser for each thread
 * that runs tests.
 */
final class House {

  private static final ThreadLocal<Browser> BROWSER =
      ThreadLocal.withInitial(
          () -> {
            Playwright playwright = Chromium.playwright(); // ends with this process
            return Chromium.launch(playwright);
          });

  /** Each begins when it is needed first. */
  private static final class Quick {
    static final Server SERVER = start(Pace.AT_ONCE, Content.bundled());
  }

  private static final class HomeMade {
    static final Server SERVER = start(Pace.AT_ONCE, Content.bundled().with(Examples.heroes()));
  }

  private static final class Real {
    static final Server SERVER = start(Pace.NORMAL, Content.bundled());
  }

  private House() {}

  private static Server start(Pace pace, Content content) {
    Path data = folder();
    Server server = Server.start(Settings.forTests(data), pace, content);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  delete(data);
                }));
    return server;
  }

  /** Where somebody plays who sees things in this way. */
  static String address(Device.Motion motion) {
    return address(motion == Device.Motion.NONE ? Quick.SERVER : Real.SERVER);
  }

  /** Where home-made heroes play, and nobody waits. */
  static String ofHomeMadeHeroes() {
    return address(HomeMade.SERVER);
  }

  static String address(Server server) {
    return "http://localhost:" + server.port();
  }

  static Browser browser() {
    return BROWSER.get();
  }

  static Path folder() {
    try {
      return Files.createTempDirectory("nonpareil-e2e");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
