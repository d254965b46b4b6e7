package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.content.Languages;
import nonpareil.content.language.AnyEffects;
import nonpareil.content.language.Window;
import nonpareil.engine.effect.Effect;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Two effects that can play differently never read the same, in no language: not two of many put
 * together at random, and not one of them and what differs from it in a single place.
 */
@Execution(ExecutionMode.CONCURRENT)
class TrueTextTest {

  private static final int DEEPEST = 3;
  private static final int MOST_SHOWN = Integer.getInteger("shown", 5);

  /** Between them they have every word. */
  private static final List<Window> WINDOWS =
      List.of(Window.AFTER_COMBAT, Window.IMMEDIATELY, Window.AFTER_COMBAT);

  private final Canonical canonical = new Canonical(Witch.scope());
  private final List<String> alike = new ArrayList<>();

  /** Kinds of trees that were found alike: one of each is enough to mend. */
  private final Set<String> kinds = new HashSet<>();

  @Test
  void someThousandTrees() {
    differentTextsFor(Integer.getInteger("trees", 3_000), Long.getLong("seed", 1));
  }

  @Test
  @Tag("long")
  void aHundredThousandTrees() {
    differentTextsFor(100_000, 2);
  }

  private void differentTextsFor(int trees, long seed) {
    var any = new AnyEffects(seed, Witch.facts());
    Map<String, String> told = new HashMap<>();
    for (int i = 0; i < trees && alike.size() < MOST_SHOWN; i++) {
      Effect effect = any.effect(WINDOWS.get(i % WINDOWS.size()), i % (DEEPEST + 1));
      String form = canonical.of(effect);
      for (Language language : Languages.ALL) {
        String text = language.code() + ": " + Witch.says(language, effect);
        String before = told.putIfAbsent(text, form);
        compare(text, before == null ? form : before, form);
        if (i % 5 == 0) {
          variations(effect, language, text, form);
        }
      }
    }
    assertThat(alike).as("texts of different effects").isEmpty();
  }

  private void variations(Effect effect, Language language, String text, String form) {
    for (Effect other : Variations.of(effect)) {
      if (text.equals(language.code() + ": " + Witch.says(language, other))) {
        compare(text, form, canonical.of(other));
      }
    }
  }

  private void compare(String text, String one, String other) {
    if (!one.equals(other) && kinds.add(kind(one, other))) {
      alike.add(text + "\n    " + one + "\n    " + other);
    }
  }

  /** Where two forms begin to differ. */
  private static String kind(String one, String other) {
    int at = 0;
    while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    int from = one.substring(0, at).lastIndexOf('[', Math.max(0, at - 2));
    String first = one.substring(Math.max(0, from - 12), Math.min(one.length(), at + 12));
    return first.replaceAll("[0-9]", "");
  }
}
