package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import java.util.Set;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;

/** Words for the cards and values of a combat. */
final class CombatWords {

  private static final Set<Window> REVEAL = Window.of(Window.IMMEDIATELY);

  private static final Param<Amount> VALUE = Param.needed("value", Types.amount(0, 20));
  private static final Param<Amount> PLUS = Param.needed("amount", Types.AMOUNT);
  private static final Param<Amount> TIMES = Param.needed("times", Types.amount(1, 3));
  private static final Param<Players> WHO = Param.optional("who", Types.FIGHTING, Players.YOU);
  private static final Param<Fighters> FIGHTERS = Param.needed("fighters", Types.FIGHTERS);

  static final List<Word<Effect>> ALL =
      List.of(
          word("set-value", "the value of a card is this instead of the printed one")
              .alone(VALUE)
              .with(ClashWords.YOURS)
              .in(Window.VALUES)
              .builds(a -> ClashWords.setValue(a.get(ClashWords.YOURS), a.get(VALUE))),
          word("add-value", "add to the value of a card")
              .alone(PLUS)
              .with(ClashWords.YOURS)
              .in(Window.VALUES)
              .builds(a -> ClashWords.addValue(a.get(ClashWords.YOURS), a.get(PLUS))),
          word("opposing-value-is-boost", "the printed value of the opposing card is its boost")
              .in(Window.VALUES)
              .builds(a -> new Effect.OpposingValueIsBoost()),
          word("lock-opposing-value", "the opposing value is this; no card effect changes it")
              .alone(VALUE)
              .in(Window.VALUES)
              .builds(a -> new Effect.LockOpposingValue(a.get(VALUE))),
          word("ignore-opposing-value", "the opposing value counts as 0 whatever changes it")
              .in(Window.VALUES)
              .builds(a -> new Effect.IgnoreOpposingValue()),
          word("boost", "you, or the opponent, may boost the own card up to so many times")
              .alone(TIMES)
              .with(WHO)
              .in(Window.VALUES)
              .builds(a -> new Effect.Boost(a.get(WHO), a.get(TIMES))),
          word("replace-attack-card", "you may take your attack card back and play another one")
              .in(REVEAL)
              .builds(a -> new Effect.ReplaceAttackCard()),
          word("force-attack-card", "the attack card returns to hand and you pick it anew")
              .in(REVEAL)
              .builds(a -> new Effect.ForceAttackCard()),
          word(
                  "take-over",
                  "another fighter of yours takes the place of yours in the combat; of several the"
                      + " first, so put \"choose-fighter\" before it; at \"is-attacked\" the attack is"
                      + " made against it, wherever it stands")
              .alone(FIGHTERS)
              .in(Window.TAKING_OVER)
              .builds(a -> new Effect.TakeOver(a.get(FIGHTERS))),
          word(
                  "lock-own-values",
                  "until the end of the turn each card you play has this value; only in your own"
                      + " turn")
              .alone(VALUE)
              .builds(a -> new Effect.LockOwnValues(a.get(VALUE))));

  private CombatWords() {}
}
