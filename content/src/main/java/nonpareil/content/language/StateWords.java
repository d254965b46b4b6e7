package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.content.language.Word.Piece;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Tokens;

/** Words for traits, tokens and the turn. */
final class StateWords {

  private static final Param<String> TRAIT = Param.needed("trait", Types.TRAIT);
  private static final Param<Effect.Which> WHICH = Param.needed("which", Types.WHICH);
  private static final Param<Players> BY = Param.optional("by", Types.PLAYER, Players.YOU);
  private static final Param<Amount> UP_TO = Param.needed("up-to", Types.DISTANCE);
  private static final Param<Boolean> OPTIONAL = Param.optional("optional", Types.FLAG, false);
  private static final Param<Tokens> AMONG = Param.maybe("among", Types.TOKENS);
  private static final Param<Boolean> FREE = Param.optional("free-of-fighters", Types.FLAG, false);

  private static final Param<Boolean> WHOSE_TURN =
      Param.optional("whose", RuleTypes.RUNNING, false);

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
              .asks()
              .builds(a -> new Effect.ChooseTrait()),
          word(
                  "move-token",
                  "move tokens: which, by whom, how far; \"among\": of these and not of all yours")
              .with(WHICH, BY, UP_TO, OPTIONAL, FREE, AMONG)
              .leaves(LeftBehind.CHOSEN_TOKEN)
              .builds(StateWords::moveToken),
          word(
                  "end-turn",
                  "your turn ends after this action; \"running\": the turn of whoever's it is")
              .alone(WHOSE_TURN)
              .builds(a -> new Effect.EndTurn(a.get(WHOSE_TURN))),
          word(
                  "extra-turn",
                  "you have another turn after your running one; an extra turn brings no further"
                      + " one, and nothing happens in the turn of another")
              .builds(a -> new Effect.ExtraTurn()));

  private StateWords() {}

  private static Effect moveToken(Args a) {
    Tokens among = a.find(AMONG);
    Effect.Which which = a.get(WHICH);
    if (among == null) {
      a.scope().hasTokens(a.at(), "move-token");
    } else if (which == Effect.Which.ANOTHER && among.whose() != Tokens.Whose.YOURS) {
      throw a.refuse("\"another\" among tokens that are not yours", "\"one\" or \"each\"");
    }
    return new Effect.MoveToken(
        which, a.get(BY), a.get(UP_TO), a.get(OPTIONAL), a.get(FREE), among);
  }
}
