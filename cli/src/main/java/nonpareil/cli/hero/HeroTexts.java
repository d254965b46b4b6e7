package nonpareil.cli.hero;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.content.text.Language;
import nonpareil.content.text.RulesText;
import nonpareil.content.text.TextBlock;
import nonpareil.engine.hero.Card;

/** Everything that is written on a hero's cards, as lines for a terminal. */
public final class HeroTexts {

  private static final String INDENT = "    ";

  private HeroTexts() {}

  /** The ability and every card in a language. */
  public static List<String> lines(HeroSheet sheet, Language language) {
    RulesText text = sheet.text(language);
    var lines = new ArrayList<String>();
    lines.add(sheet.name().in(language));
    text.ability().forEach(line -> lines.add(INDENT + line));
    for (Card card : sheet.hero().allCards()) {
      lines.add("");
      lines.add(head(sheet, text, card, language));
      for (TextBlock block : text.card(card)) {
        String heading = block.heading().isEmpty() ? "" : block.heading() + ": ";
        for (int i = 0; i < block.lines().size(); i++) {
          lines.add(INDENT + (i == 0 ? heading : "") + block.lines().get(i));
        }
      }
    }
    return lines;
  }

  /** Name, kind, value, boost, copies, who may use it and its tags. */
  private static String head(HeroSheet sheet, RulesText text, Card card, Language language) {
    String value = card.value() == Card.NONE ? "" : " " + card.value();
    String boost = card.boost() == Card.NONE ? "-" : String.valueOf(card.boost());
    return "%s  [%s%s, +%s] ×%d  %s"
        .formatted(
            sheet.cardName(card.id()).in(language),
            text.type(card),
            value,
            boost,
            card.copies(),
            text.bannerAndTags(card))
        .strip();
  }
}
