package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Languages;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Effect;

/** The word for what no other says: a text in every language that people carry out themselves. */
final class ByHandWords {

  /** What fits on a card beside its other effects. */
  private static final int MOST_LETTERS = 240;

  private static final Type<String> TEXT =
      Type.of(
          "text",
          "{\"type\": \"string\", \"minLength\": 1, \"maxLength\": " + MOST_LETTERS + "}",
          (node, scope) -> text(node));

  /** A language that is missing is a slip: nobody could read to the other what it says. */
  private static final List<Param<String>> TEXTS =
      Languages.ALL.stream().map(language -> Param.needed(language.code(), TEXT)).toList();

  static final List<Word<Effect>> ALL =
      List.of(
          word(
                  "by-hand",
                  "what no other word says, as a text in each language: people do it themselves,"
                      + " by free acts to which all opponents agree; computers play no such hero")
              .with(TEXTS.toArray(Param<?>[]::new))
              .builds(ByHandWords::effect));

  private ByHandWords() {}

  private static Effect effect(Args args) {
    Map<String, String> texts = new HashMap<>();
    TEXTS.forEach(text -> texts.put(text.name(), args.get(text)));
    return new ByHand(texts);
  }

  /** Plain text in one line: nothing that is not seen, and nothing rules texts use for marks. */
  private static String text(YamlNode node) {
    String text = node.text().strip();
    boolean fine =
        !text.isEmpty()
            && text.length() <= MOST_LETTERS
            && text.codePoints().allMatch(ByHandWords::isPlain);
    if (!fine) {
      throw node.refuse("a text of 1 to " + MOST_LETTERS + " letters in one line");
    }
    return text;
  }

  private static boolean isPlain(int letter) {
    int type = Character.getType(letter);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.PRIVATE_USE
        && type != Character.SURROGATE
        && type != Character.UNASSIGNED
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR;
  }
}
