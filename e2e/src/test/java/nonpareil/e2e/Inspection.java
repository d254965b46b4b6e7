package nonpareil.e2e;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A look at whatever a page shows: axe must find nothing serious, nothing may be wider than the
 * window or cut off, and on a phone every control must fit a finger. A picture is kept.
 */
final class Inspection {

  private static final Set<String> GRAVE = Set.of("serious", "critical");

  private final String prefix;
  private final List<String> found = new ArrayList<>();

  /**
   * @param prefix of the pictures' names
   */
  Inspection(String prefix) {
    this.prefix = prefix;
  }

  /** Everything that is wrong, one line each. */
  List<String> found() {
    return List.copyOf(found);
  }

  void look(Tab tab, String moment) {
    tab.pause(250); // whatever appears has appeared
    fits(tab, moment);
    if (tab.visitor().device().isPseudo()) { // nobody looks at pictures of it
      PseudoLanguage.untranslated(tab.text())
          .forEach(word -> add(moment, "not translated: " + word));
    } else {
      tab.shot(prefix + moment);
      axe(tab, moment); // which does not depend on the language
    }
  }

  void fits(Tab tab, String moment) {
    JsonNode overflow = tab.look("overflow");
    overflow.path("wide").forEach(e -> add(moment, "too wide: " + e.asText()));
    overflow.path("cut").forEach(e -> add(moment, "cut off: " + e.asText()));
    if (tab.visitor().device().touch()) {
      tab.look("targets").forEach(e -> add(moment, "too small: " + e.asText()));
    }
  }

  private void axe(Tab tab, String moment) {
    var options = new AxeRunOptions();
    options.setResultTypes(List.of("violations")); // what is in order need not be told
    AxeResults results = new AxeBuilder(tab.page()).setLegacyMode(true).options(options).analyze();
    for (Rule rule : results.getViolations()) {
      if (GRAVE.contains(rule.getImpact())) {
        for (CheckedNode node : rule.getNodes()) {
          add(
              moment,
              rule.getId()
                  + " ("
                  + rule.getImpact()
                  + "): "
                  + node.getHtml()
                  + " "
                  + messages(node));
        }
      }
    }
  }

  private static String messages(CheckedNode node) {
    var all = new ArrayList<String>();
    node.getAny().forEach(check -> all.add(check.getMessage()));
    node.getAll().forEach(check -> all.add(check.getMessage()));
    return String.join("; ", all);
  }

  private void add(String moment, String what) {
    String line = prefix + moment + ": " + what.strip().replaceAll("\\s+", " ");
    if (!found.contains(line)) {
      found.add(line);
    }
  }
}
