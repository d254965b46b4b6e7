package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;

/** Words for order and choice. */
final class OrderWords {

  /** What happens if nothing does. */
  static final Effect NOTHING = new Effect.Sequence(List.of());

  static final Param<Effect> ELSE = Param.optional("else", Types.BLOCK, NOTHING).besideWord();
  static final Param<Effect> DONE = Param.optional("then", Types.BLOCK, NOTHING).besideWord();
  private static final Param<Condition> CONDITION = Param.needed("condition", Types.CONDITION);
  private static final Param<Effect> EFFECTS = Param.needed("effects", Types.BLOCK);
  private static final Param<Amount> TAKE = Param.needed("take", Types.OPTIONS_TAKEN);
  private static final Param<List<Effect>> OF = Param.needed("of", Types.OPTIONS).besideWord();

  static final List<Word<Effect>> ALL =
      List.of(
          word("if", "something happens if a condition holds when it is reached, else another")
              .alone(CONDITION)
              .with(DONE, ELSE)
              .builds(OrderWords::choice),
          word("may", "you may do this: yes or no; what happens if it is done, and if not")
              .alone(EFFECTS)
              .with(DONE.following(), ELSE)
              .asksBeside()
              .builds(a -> Decided.may(a.get(EFFECTS), a.get(DONE), a.get(ELSE))),
          word(
                  "choose",
                  "choose so many of the options, each at most once; several in an order you choose")
              .alone(TAKE)
              .with(OF)
              .asksBeside()
              .builds(OrderWords::options));

  private OrderWords() {}

  /** One of the branches may be missing, but not both. */
  private static Effect choice(Args args) {
    if (args.find(DONE) == NOTHING && args.find(ELSE) == NOTHING) {
      throw args.refuse("\"if\" without \"then\"", "\"if: condition\" with \"then\", \"else\"");
    }
    return new Effect.If(args.get(CONDITION), args.get(DONE), args.get(ELSE));
  }

  private static Effect options(Args args) {
    Amount take = args.get(TAKE);
    List<Effect> options = args.get(OF);
    if (take instanceof Amount.Fixed(int fixed) && fixed > options.size()) {
      throw args.refuse(
          "\"choose: " + fixed + "\" of " + options.size(), "at least " + fixed + " options");
    }
    return new Effect.ChooseOptions(take, options);
  }
}
