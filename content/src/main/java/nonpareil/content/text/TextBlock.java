package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.hero.Card;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a card's text.
 *
 * @param timing when it happens; null for what always holds
 * @param heading the moment (AFTER COMBAT); empty for what needs none
 * @param texts paragraphs; those that begin with a bullet are options
 */
public record TextBlock(Card.@Nullable Timing timing, String heading, List<MarkedText> texts) {

  /** The paragraphs as plain text. */
  public List<String> lines() {
    return texts.stream().map(MarkedText::text).toList();
  }
}
