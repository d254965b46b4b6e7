package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.content.language.Word.Piece;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;

/** Words for traits, tokens and the turn. */
final class StateWords {

  private static final Param<String> TRAIT = Param.needed("trait", Types.TRAIT);
  private static final Param<Effect.Which> WHICH = Param.needed("which", Types.WHICH);
  private static final Param<Players> BY = Param.optional("by", Types.PLAYER, Players.YOU);
  private static final Param<Integer> UP_TO = Param.needed("up-to", Types.DISTANCE);
  private static final Param<Boolean> OPTIONAL = Param.optional("optional", Types.FLAG, false);
  private static final Param<Boolean> FREE = Param.optional("free-of-fighters", Types.FLAG, false);
  private static final Param<Integer> ACTIONS = Param.needed("actions", Types.number(1, 9));

  static final List<Word<Effect>> ALL =
      List.of(
          word("become", "your hero takes on this trait")
              .alone(TRAIT)
              .of(Piece.TRAITS)
              .builds(a -> new Effect.BecomeTrait(a.get(TRAIT))),
          word("toggle-trait", "your hero takes on its next trait")
              .of(Piece.TRAITS)
              .builds(a -> new Effect.ToggleTrait()),
          word("choose-trait", "your hero may take on another trait")
              .of(Piece.TRAITS)
              .builds(a -> new Effect.ChooseTrait()),
          word("move-token", "move your tokens: which, by whom, how far")
              .with(WHICH, BY, UP_TO, OPTIONAL, FREE)
              .of(Piece.TOKENS)
              .leaves(LeftBehind.CHOSEN_TOKEN)
              .builds(
                  a ->
                      new Effect.MoveToken(
                          a.get(WHICH), a.get(BY), a.get(UP_TO), a.get(OPTIONAL), a.get(FREE))),
          word("gain-action", "gain actions if it is your turn")
              .alone(ACTIONS)
              .builds(a -> new Effect.GainAction(a.get(ACTIONS))),
          word("end-turn", "your turn ends after this action").builds(a -> new Effect.EndTurn()));

  private StateWords() {}
}
