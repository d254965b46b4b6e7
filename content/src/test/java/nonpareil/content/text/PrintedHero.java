package nonpareil.content.text;

import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.engine.hero.Card;

/** All texts of a hero on one page, as the golden files have them. */
final class PrintedHero {

  private PrintedHero() {}

  static String page(HeroSheet sheet, Language language) {
    HeroWords words = sheet.words(language);
    var text = new RulesText(sheet.hero(), words, language);
    var page = new StringBuilder("# " + words.name() + "\n");
    if (words.ability() != null) {
      page.append(words.ability()).append('\n');
    }
    append(page, text.ability());
    for (Card card : sheet.hero().allCards()) {
      page.append("\n## ").append(words.cards().get(card.id())).append('\n');
      page.append(facts(card, text)).append('\n');
      for (TextBlock block : text.card(card)) {
        if (!block.heading().isEmpty()) {
          page.append(block.heading()).append('\n');
        }
        append(page, block.lines());
      }
    }
    return page.toString();
  }

  private static String facts(Card card, RulesText text) {
    String value = card.value() == Card.NONE ? "" : " " + card.value();
    String boost = card.boost() == Card.NONE ? "–" : "" + card.boost();
    String banner = text.banner(card).isEmpty() ? "" : text.banner(card) + ", ";
    return "[" + banner + text.type(card) + value + ", Boost " + boost + "]";
  }

  private static void append(StringBuilder page, List<String> lines) {
    lines.forEach(line -> page.append(line).append('\n'));
  }
}
