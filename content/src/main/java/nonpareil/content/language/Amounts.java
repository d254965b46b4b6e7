package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;

/** The words for numbers that are read from the game. */
public final class Amounts {

  private static final int MOST = 20;

  private static final Param<Fighters> OF = Param.needed("of", Types.FIGHTERS);
  private static final Param<String> TAG = Param.needed("tag", Types.TAG);
  private static final Param<Integer> EACH = Param.needed("each", Types.number(1, 4));
  private static final Param<Amount.BoostOf.Which> CARD = Param.needed("card", Types.BOOST_CARD);

  /** All of them. */
  public static final Vocabulary<Amount> WORDS =
      new Vocabulary<>(
          "a number or an amount",
          List.of(
              word("combat-damage", "the combat damage of this combat")
                  .in(Window.FOUGHT)
                  .builds(a -> new Amount.CombatDamage()),
              word(
                      "damage-taken",
                      "all damage your fighter has taken in this combat, also by effects")
                  .in(Window.FOUGHT)
                  .builds(a -> new Amount.DamageTaken()),
              word("damage-dealt", "the damage really dealt by the last \"damage\" of this effect")
                  .needs(LeftBehind.DAMAGE)
                  .builds(a -> new Amount.DamageDealt()),
              word("count", "how many fighters there are of a set")
                  .alone(OF)
                  .builds(a -> new Amount.Count(a.get(OF))),
              word("discards-tagged", "how many cards with a tag lie in your discard pile")
                  .alone(TAG)
                  .builds(a -> new Amount.DiscardsTagged(a.get(TAG))),
              word("per-discarded", "so many for each card discarded by \"discard-any\"")
                  .alone(EACH)
                  .needs(LeftBehind.DISCARDED_COUNT)
                  .builds(a -> new Amount.PerDiscarded(a.get(EACH))),
              word("boost-of", "the boost value of a card, 0 if it has none")
                  .alone(CARD)
                  .builds(a -> new Amount.BoostOf(a.get(CARD)))));

  private Amounts() {}

  /** Reads a number or one of the words. */
  public static Amount read(YamlNode node, Scope scope) {
    return node instanceof YamlScalar scalar && scalar.isNumber()
        ? new Amount.Fixed(scalar.number(1, MOST))
        : WORDS.read(node, scope);
  }
}
