package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Spaces;

/** Words for fighters: their health and where they stand. */
final class FighterWords {

  private static final Type<Integer> HEALTH = Types.number(1, 99);

  private static final Param<Fighters> AMONG = Param.needed("among", Types.FIGHTERS);
  private static final Param<Boolean> OPTIONAL = Param.optional("optional", Types.FLAG, false);
  private static final Param<Spaces> SPACES = Param.needed("among", Types.SPACES);
  private static final Param<Fighters> TO = Param.needed("to", Types.FIGHTERS);
  private static final Param<Amount> AMOUNT = Param.needed("amount", Types.AMOUNT);
  private static final Param<Fighters> WHO = Param.needed("who", Types.FIGHTERS);
  private static final Param<Fighters> ONE = Param.needed("who", Types.FIGHTER);
  private static final Param<Integer> NEW_HEALTH = Param.needed("health", HEALTH);
  private static final Param<Integer> UP_TO = Param.needed("up-to", Types.number(1, 20));
  private static final Param<Boolean> THROUGH =
      Param.optional("through-opposing", Types.FLAG, false);
  private static final Param<Spaces> ON = Param.needed("on", Types.SPACES);
  private static final Param<Boolean> MUST_LEAVE = Param.optional("must-leave", Types.FLAG, false);
  private static final Param<Fighters> WITH = Param.needed("with", Types.FIGHTER);
  private static final Param<String> SIDEKICK = Param.needed("sidekick", Types.SIDEKICK);

  static final List<Word<Effect>> ALL =
      List.of(
          word("choose-fighter", "choose one fighter; \"optional\": or none")
              .alone(AMONG)
              .with(OPTIONAL)
              .leaves(LeftBehind.CHOSEN_FIGHTER)
              .builds(a -> new Effect.ChooseFighter(a.get(AMONG), a.get(OPTIONAL))),
          word("choose-space", "choose a space; a second one may lie beside the first")
              .alone(SPACES)
              .leaves(LeftBehind.CHOSEN_SPACE)
              .builds(a -> new Effect.ChooseSpace(a.get(SPACES))),
          word("damage", "deal damage to all these fighters at once")
              .with(TO, AMOUNT)
              .leaves(LeftBehind.DAMAGE)
              .builds(a -> new Effect.Damage(a.get(TO), a.get(AMOUNT))),
          word("heal", "these fighters recover health, never above their maximum")
              .with(WHO, AMOUNT)
              .builds(a -> new Effect.Heal(a.get(WHO), a.get(AMOUNT))),
          word(
                  "set-health",
                  "the health of these fighters becomes this number, never above their maximum")
              .with(WHO, NEW_HEALTH)
              .builds(a -> new Effect.SetHealth(a.get(WHO), a.get(NEW_HEALTH))),
          word(
                  "revive",
                  "undo the defeat of your fighter: this health, never above its maximum, placed on"
                      + " any space")
              .alone(NEW_HEALTH)
              .in(Window.of(Window.AFTER_COMBAT))
              .builds(a -> new Effect.Revive(a.get(NEW_HEALTH))),
          word("move", "move these fighters one after the other, each up to so far")
              .with(WHO, UP_TO, THROUGH)
              .builds(a -> new Effect.Move(a.get(WHO), a.get(UP_TO), a.get(THROUGH))),
          word(
                  "place",
                  "place a fighter; \"optional\": or not; \"must-leave\": not where it stands")
              .with(ONE, ON, OPTIONAL, MUST_LEAVE)
              .builds(
                  a -> new Effect.Place(a.get(ONE), a.get(ON), a.get(OPTIONAL), a.get(MUST_LEAVE))),
          word("swap", "two fighters exchange their spaces")
              .with(ONE, WITH)
              .builds(a -> new Effect.Swap(a.get(ONE), a.get(WITH))),
          word("return-sidekick", "a defeated sidekick returns to a zone of your hero")
              .alone(SIDEKICK)
              .builds(a -> new Effect.ReturnSidekick(a.get(SIDEKICK))),
          word("leave-board", "your fighter leaves the board until the start of your next turn")
              .in(Window.ACTING)
              .builds(a -> new Effect.LeaveBoard()));

  private FighterWords() {}
}
