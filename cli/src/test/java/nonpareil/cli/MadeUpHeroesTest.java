package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import nonpareil.content.Content;
import nonpareil.content.Languages;
import nonpareil.content.language.Amounts;
import nonpareil.content.language.Conditions;
import nonpareil.content.language.Effects;
import nonpareil.content.language.FighterSets;
import nonpareil.content.language.SpaceSets;
import nonpareil.content.language.Window;
import nonpareil.content.language.Word;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Test;

/** The examples for designers: together they use every word of the effect language. */
final class MadeUpHeroesTest {

  @Test
  void everyWordIsUsed() {
    Set<String> used = new TreeSet<>();
    for (Path hero : Examples.heroes()) {
      YamlMap file = YamlFile.read(hero).root().map();
      file.find("ability").ifPresent(ability -> collect(ability, used));
      file.find("second-deck").ifPresent(deck -> collect(deck.map().need("cards"), used));
      for (YamlNode card : file.need("cards").list().items()) {
        card.map().entries().stream()
            .filter(e -> !Set.of("id", "name", "type", "banner", "tags").contains(e.name()))
            .forEach(
                e -> {
                  used.add(e.name());
                  collect(e.value(), used);
                });
      }
    }
    assertThat(used).containsAll(words());
  }

  private static List<String> words() {
    var words = new ArrayList<String>();
    Effects.WORDS.words().stream().map(Word::name).forEach(words::add);
    Conditions.WORDS.words().stream().map(Word::name).forEach(words::add);
    Amounts.WORDS.words().stream().map(Word::name).forEach(words::add);
    words.addAll(FighterSets.GROUPS.keySet());
    words.addAll(FighterSets.KEYS);
    words.addAll(FighterSets.ON.keySet());
    words.addAll(SpaceSets.WORDS.keySet());
    words.addAll(SpaceSets.KEYS);
    // What stands behind the key says more than the key.
    Arrays.stream(Window.values())
        .map(window -> window.word().split(" ", 2)[0])
        .forEach(words::add);
    Arrays.stream(Effect.Which.values()).map(MadeUpHeroesTest::kebab).forEach(words::add);
    // "you" is what is meant where nobody is named.
    Arrays.stream(Players.values())
        .filter(p -> p != Players.YOU && p != Players.OWNER_OF_CHOSEN)
        .map(MadeUpHeroesTest::kebab)
        .forEach(words::add);
    words.add("owner-of");
    words.add("by");
    return words;
  }

  private static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static void collect(YamlNode node, Set<String> used) {
    switch (node) {
      case YamlMap map ->
          map.entries()
              .forEach(
                  e -> {
                    used.add(e.name());
                    collect(e.value(), used);
                  });
      case YamlList list -> list.items().forEach(n -> collect(n, used));
      case YamlScalar scalar -> used.add(scalar.written());
    }
  }

  @Test
  void everyOneHasNamesInBothLanguages() {
    Content content = Content.bundled().with(Examples.heroes());
    for (Path hero : Examples.heroes()) {
      var sheet = content.hero(hero.getFileName().toString().replace(".yaml", ""));
      assertThat(sheet.name().in(new German())).isNotEqualTo(sheet.name().in(Languages.ENGLISH));
      assertThat(sheet.cardNames()).hasSameSizeAs(sheet.hero().allCards());
    }
  }
}
