package nonpareil.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;

/** One tab of a visitor's browser. */
final class Tab {

  private static final Path SHOTS = Path.of("target", "screenshots");
  private static final ConcurrentMap<String, String> SCRIPTS = new ConcurrentHashMap<>();

  private final Visitor visitor;
  private final Page page;
  private final Wire wire;

  Tab(Visitor visitor, Page page) {
    this.visitor = visitor;
    this.page = page;
    wire = new Wire(page);
  }

  Visitor visitor() {
    return visitor;
  }

  Page page() {
    return page;
  }

  Wire wire() {
    return wire;
  }

  /** Comes as by a link: whoever is here already does not load everything again. */
  void go(String where) {
    String address = where.startsWith("http") ? where : visitor.address() + "/" + where;
    if (page.url().equals(address)) {
      return;
    }
    if (page.url().startsWith(visitor.address())) {
      page.evaluate("() => document.activeElement?.blur()");
      page.navigate(address);
      arrive();
    } else {
      page.navigate(address);
      page.locator("main:not(:has(> .waiting)) h1").first().waitFor(ATTACHED);
    }
  }

  /** Waits for the page that a link leads to: its heading has the focus then. */
  void arrive() {
    page.locator("main h1:focus").first().waitFor(ATTACHED);
  }

  static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  String hash() {
    return (String) page.evaluate("() => location.hash");
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator button(Pattern name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  Locator link(Pattern name) {
    return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
  }

  Locator heading(String name) {
    return page.getByRole(
        AriaRole.HEADING, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Clicks, or taps where there is a finger instead of a mouse. */
  void press(Locator control) {
    if (visitor.device().touch()) {
      control.tap();
    } else {
      control.click();
    }
  }

  void pause(int ms) {
    page.waitForTimeout(ms);
  }

  /** The answer of one of our scripts, which only look. */
  JsonNode look(String script) {
    return Wire.parse((String) page.evaluate(script(script)));
  }

  static String script(String name) {
    return SCRIPTS.computeIfAbsent(
        name,
        n -> {
          try (InputStream in =
              Objects.requireNonNull(Tab.class.getResourceAsStream(n + ".js"), n)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** A picture of what is seen now, kept for people to look at. */
  void shot(String name) {
    drawn();
    page.screenshot(new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")));
  }

  /** A picture of the whole page, however long. */
  void longShot(String name) {
    drawn();
    page.screenshot(
        new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")).setFullPage(true));
  }

  /** Waits until what the page holds is on the screen. */
  private void drawn() {
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
  }

  /** All the text of the page. */
  String text() {
    return page.locator("body").innerText();
  }
}
