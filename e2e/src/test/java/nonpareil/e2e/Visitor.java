package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A person with a browser of their own. Whatever goes wrong in it is kept as a fault. */
final class Visitor implements AutoCloseable {

  /** How long anything may take that a page does, in milliseconds: also on a busy machine. */
  static final double PATIENCE = 30_000;

  private final String address;
  private final Device device;
  private final BrowserContext context;
  private final List<Tab> tabs = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final List<Pattern> expected =
      new ArrayList<>(List.of(Pattern.compile("Service Worker registration blocked")));

  Visitor(String address, Device device) {
    this.address = address;
    this.device = device;
    context = House.browser().newContext(device.options());
    context.setDefaultTimeout(PATIENCE);
    if (device.motion() == Device.Motion.NONE) {
      context.addInitScript(Tab.script("at-once"));
    }
    if (device.isPseudo()) {
      PseudoLanguage.teach(context);
    }
  }

  Device device() {
    return device;
  }

  BrowserContext context() {
    return context;
  }

  String address() {
    return address;
  }

  /** Takes a name. */
  Visitor called(String name) {
    post("/api/me", "{\"name\": \"%s\"}".formatted(name));
    return this;
  }

  /** Asks the server as the page would, without one; it must agree. */
  JsonNode post(String path, String body) {
    APIResponse answer =
        context
            .request()
            .post(
                address + path,
                RequestOptions.create()
                    .setHeader("Origin", address)
                    .setHeader("Content-Type", "application/json")
                    .setData(body));
    assertThat(answer.ok()).as(answer.text()).isTrue();
    return Wire.parse(answer.text());
  }

  /** A further tab, at a page of the client such as {@code "#/rules"}, or at a whole address. */
  Tab open(String where) {
    Tab tab = tab();
    tab.go(where);
    return tab;
  }

  /** A further tab, still empty. */
  Tab tab() {
    Page page = context.newPage();
    watch(page);
    var tab = new Tab(this, page);
    tabs.add(tab);
    return tab;
  }

  List<Tab> tabs() {
    return List.copyOf(tabs);
  }

  private void watch(Page page) {
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            fault("console: " + message.text() + " (" + message.location() + ")");
          }
        });
    page.onPageError(error -> fault("error: " + error));
    page.onRequest(
        request -> {
          if (!request.url().startsWith(address) && !request.url().matches("(blob|data):.*")) {
            fault("asks elsewhere: " + request.url());
          }
        });
    page.onResponse(
        response -> {
          if (response.status() >= 500) {
            fault("status " + response.status() + ": " + response.url());
          }
        });
    page.onCrash(p -> fault("crashed: " + p.url()));
  }

  private void fault(String text) {
    if (expected.stream().noneMatch(pattern -> pattern.matcher(text).find())) {
      faults.add(text);
    }
  }

  /** Such a fault is no fault from now on: the test brings it about. */
  void expect(String regex) {
    expected.add(Pattern.compile(regex));
  }

  List<String> faults() {
    return List.copyOf(faults);
  }

  @Override
  public void close() {
    context.close();
  }
}
