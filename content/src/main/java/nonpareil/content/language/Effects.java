package nonpareil.content.language;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Effect;

/** The words for what happens. */
public final class Effects {

  /** No effect needs more, and the engine's programs stay small. */
  private static final int MOST_IN_ROW = 20;

  /** All of them. */
  public static final Vocabulary<Effect> WORDS = new Vocabulary<>("an effect", words());

  private Effects() {}

  private static List<Word<Effect>> words() {
    var all = new ArrayList<Word<Effect>>();
    all.addAll(OrderWords.ALL);
    all.addAll(Decided.ALL);
    all.addAll(CardWords.ALL);
    all.addAll(CombatWords.ALL);
    all.addAll(ClashWords.ALL);
    all.addAll(FighterWords.ALL);
    all.addAll(StateWords.ALL);
    all.addAll(RuleWords.EFFECTS);
    all.addAll(BoardWords.ALL);
    all.addAll(PileWords.ALL);
    all.addAll(ByHandWords.ALL);
    return all;
  }

  /** Whether it is one of these words, of which several may follow each other. */
  static boolean isWord(Word<?> word) {
    return WORDS.words().contains(word);
  }

  /** Reads one effect, or a list of effects that happen in this order. */
  public static Effect read(YamlNode node, Scope scope) {
    if (!(node instanceof YamlList list)) {
      return WORDS.read(node, scope);
    }
    if (list.items().size() > MOST_IN_ROW) {
      throw list.refuse(list.items().size() + " effects", "at most " + MOST_IN_ROW);
    }
    var problems = new Problems();
    var effects = new ArrayList<Effect>();
    for (YamlNode item : list.items()) {
      problems
          .attempt(() -> WORDS.read(item, scope))
          .ifPresentOrElse(effects::add, scope::becomesUnsure);
    }
    problems.throwIfAny();
    return effects.size() == 1 ? effects.getFirst() : new Effect.Sequence(List.copyOf(effects));
  }
}
