package nonpareil.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import nonpareil.server.Server;
import nonpareil.server.Settings;

/** One server for all tests, and one browser for each thread that runs them. */
final class House {

  private static final ThreadLocal<Browser> BROWSER =
      ThreadLocal.withInitial(
          () -> {
            Playwright playwright = Chromium.playwright(); // ends with this process
            return Chromium.launch(playwright);
          });

  /** Begins when it is needed first. */
  private static final class Shared {
    static final Server SERVER = start();

    private static Server start() {
      Path data = folder();
      Server server = Server.start(Settings.forTests(data));
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    server.close();
                    delete(data);
                  }));
      return server;
    }
  }

  private House() {}

  static String address() {
    return address(Shared.SERVER);
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
