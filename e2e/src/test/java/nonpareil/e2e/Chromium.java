package nonpareil.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The browser of this machine: {@code CHROMIUM} names it, else it is one of the usual places. Tests
 * without a browser fail; they are never skipped.
 */
final class Chromium {

  private static final List<String> USUAL =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private static final List<String> MAC =
      List.of(
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium");

  private Chromium() {}

  static Playwright playwright() {
    return Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  }

  static Browser launch(Playwright playwright) {
    return playwright
        .chromium()
        .launch(
            new BrowserType.LaunchOptions()
                .setExecutablePath(find())
                .setArgs(
                    List.of(
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--no-first-run")));
  }

  private static Path find() {
    var places = new ArrayList<Path>();
    String given = System.getenv("CHROMIUM");
    if (given != null && !given.isBlank()) {
      places.add(Path.of(given));
    } else {
      String path = System.getenv().getOrDefault("PATH", "") + ":/usr/bin:/usr/local/bin:/snap/bin";
      for (String name : USUAL) {
        for (String folder : path.split(":", -1)) {
          places.add(Path.of(folder, name));
        }
      }
      MAC.forEach(place -> places.add(Path.of(place)));
    }
    return places.stream()
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    given == null || given.isBlank()
                        ? "These tests need a browser, and there is none: install Chromium"
                            + " (Debian: apt-get install chromium) or set CHROMIUM to its path."
                        : "CHROMIUM names no program: " + given));
  }
}
