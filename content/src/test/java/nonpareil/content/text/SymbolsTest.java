package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.engine.hero.Card;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Test;

/**
 * The signs of all cards, those of the examples too, are those a person has read beside the texts.
 * After a wanted change run with {@code -Dnonpareil.golden=write} and read the difference.
 */
class SymbolsTest {

  private static final Path FILE =
      Path.of("src", "test", "resources", "nonpareil", "text", "symbols.txt");
  private static final Content CONTENT = Content.bundled().with(Examples.heroes());

  @Test
  void signsAreAsReviewed() throws IOException {
    var page = new StringBuilder();
    for (String id : CONTENT.heroIds()) {
      HeroSheet sheet = CONTENT.hero(id);
      for (Card card : sheet.hero().allCards()) {
        page.append(id).append('/').append(card.id()).append(": ");
        page.append(line(Symbols.of(sheet.hero(), card))).append('\n');
      }
    }
    if ("write".equals(System.getProperty("nonpareil.golden"))) {
      Files.writeString(FILE, page);
    }
    assertThat(page.toString()).isEqualTo(Files.readString(FILE));
  }

  /** A card says something at a glance exactly if it does something. */
  @Test
  void everyCardWithTextHasSigns() {
    for (String id : CONTENT.heroIds()) {
      HeroSheet sheet = CONTENT.hero(id);
      for (Card card : sheet.hero().allCards()) {
        boolean effect =
            !card.effects().isEmpty()
                || card.uncancellable()
                || card.declaresNumber()
                || card.hidesHand()
                || card.uses() != null && card.uses().onlyIf() != null
                || card.inPlay() != null;
        assertThat(Symbols.of(sheet.hero(), card).isEmpty())
            .as("%s/%s has no signs", id, card.id())
            .isEqualTo(!effect);
      }
    }
  }

  @Test
  void aConditionIsJoinedToWhatFollows() {
    Set<Sign> conditions =
        EnumSet.of(Sign.WON, Sign.LOST, Sign.ATTACKING, Sign.DEFENDING, Sign.OTHERWISE, Sign.IF);
    for (String id : CONTENT.heroIds()) {
      HeroSheet sheet = CONTENT.hero(id);
      for (Card card : sheet.hero().allCards()) {
        List<Sign> signs = Symbols.of(sheet.hero(), card).stream().map(Symbol::sign).toList();
        assertThat(signs.isEmpty() || signs.getLast() != Sign.THEN)
            .as("%s/%s ends with what follows", id, card.id())
            .isTrue();
        for (int i = 0; i + 1 < signs.size(); i++) {
          if (conditions.contains(signs.get(i)) && !conditions.contains(signs.get(i + 1))) {
            assertThat(signs.subList(i, signs.size()))
                .as("%s/%s: %s", id, card.id(), signs)
                .contains(Sign.THEN);
          }
        }
      }
    }
  }

  private static String line(List<Symbol> symbols) {
    return symbols.stream()
        .map(s -> s.amount() == null ? s.sign().id() : s.sign().id() + " " + s.amount())
        .collect(Collectors.joining(", "));
  }
}
