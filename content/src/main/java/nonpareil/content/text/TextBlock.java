package nonpareil.content.text;

import java.util.List;

/**
 * A piece of a card's text.
 *
 * @param heading the moment (AFTER COMBAT); empty for what needs none
 * @param lines paragraphs; those that begin with a bullet are options
 */
public record TextBlock(String heading, List<String> lines) {}
