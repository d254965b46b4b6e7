package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.content.language.Word.Piece;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;

/** Words for pieces that come onto the board and leave it, and for choices of tokens and zones. */
final class BoardWords {

  private static final Spaces HERO_ZONE =
      new Spaces(Spaces.Kind.ZONE_OF, Fighters.of(Fighters.Group.HERO));

  private static final Param<String> KIND = Param.needed("kind", Types.TOKEN);
  private static final Param<Amount> NUMBER =
      Param.optional("number", Types.AMOUNT, new Amount.Fixed(1));
  private static final Param<Amount> SO_MANY = Param.maybe("number", Types.AMOUNT);
  private static final Param<Spaces> TO = Param.needed("to", Types.SPACES);
  private static final Param<Spaces> HOME = Param.optional("to", Types.SPACES, HERO_ZONE);
  private static final Param<Players> BY = Param.optional("by", Types.PLAYER, Players.YOU);
  private static final Param<Boolean> FREE = Param.optional("free-of-fighters", Types.FLAG, false);
  private static final Param<Boolean> OPTIONAL = Param.optional("optional", Types.FLAG, false);
  private static final Param<Tokens> TOKENS = Param.needed("tokens", Types.TOKENS);
  private static final Param<Tokens> AMONG = Param.needed("among", Types.TOKENS);
  private static final Param<Spaces> ZONES =
      Param.optional("of", Types.SPACES, Spaces.of(Spaces.Kind.ANY));
  private static final Param<String> SIDEKICK = Param.needed("sidekick", Types.SIDEKICK);
  private static final Param<Amount> HEALTH = Param.maybe("health", Types.AMOUNT);
  private static final Param<String> RESERVE = Param.needed("fighter", Types.RESERVE);
  private static final Param<String> FIGHTER = Param.needed("fighter", Types.OWN_FIGHTER);

  static final List<Word<Effect>> ALL =
      List.of(
          word(
                  "put-token",
                  "put tokens of a kind from your supply on spaces, one after the other;"
                      + " \"optional\": or fewer")
              .with(KIND, TO, NUMBER, BY, FREE, OPTIONAL)
              .of(Piece.TOKENS)
              .leaves(LeftBehind.CHOSEN_TOKEN)
              .builds(
                  a ->
                      new BoardEffect.PutTokens(
                          a.get(KIND),
                          a.get(NUMBER),
                          a.get(TO),
                          a.get(BY),
                          a.get(FREE),
                          a.get(OPTIONAL))),
          word(
                  "take-tokens",
                  "these tokens return to their supply; \"number\": only so many of them, chosen")
              .alone(TOKENS)
              .with(SO_MANY, BY)
              .leaves(LeftBehind.TAKEN_TOKENS)
              .builds(a -> new BoardEffect.TakeTokens(a.get(TOKENS), a.find(SO_MANY), a.get(BY))),
          word("choose-token", "choose a token; \"optional\": or none")
              .alone(AMONG)
              .with(BY, OPTIONAL)
              .leaves(LeftBehind.CHOSEN_TOKEN)
              .builds(a -> new BoardEffect.ChooseToken(a.get(AMONG), a.get(BY), a.get(OPTIONAL))),
          word("choose-zone", "choose a zone; \"of\": that has one of these spaces")
              .alone(ZONES)
              .with(BY)
              .leaves(LeftBehind.CHOSEN_ZONE)
              .builds(a -> new BoardEffect.ChooseZone(a.get(ZONES), a.get(BY))),
          word(
                  "return-sidekick",
                  "a defeated sidekick returns, if nothing else is said to a zone of your hero and"
                      + " with the health it began with")
              .alone(SIDEKICK)
              .with(HEALTH, HOME, BY)
              .builds(BoardWords::returning),
          word(
                  "summon",
                  "a fighter of your reserve comes onto the board, if nothing else is said into a"
                      + " zone of your hero")
              .alone(RESERVE)
              .with(HOME, BY)
              .builds(a -> new BoardEffect.Summon(a.get(RESERVE), a.get(HOME), a.get(BY))));

  static final List<Word<Amount>> AMOUNTS =
      List.of(
          word("count-tokens", "how many tokens there are of a set")
              .alone(TOKENS)
              .builds(a -> new BoardAmount.CountTokens(a.get(TOKENS))),
          word("tokens-taken", "how many tokens the last \"take-tokens\" of this effect took back")
              .needs(LeftBehind.TAKEN_TOKENS)
              .builds(a -> new BoardAmount.TokensTaken()),
          word(
                  "spaces-moved",
                  "how many spaces the last \"move\" of this effect has moved, all together")
              .needs(LeftBehind.MOVE)
              .builds(a -> new BoardAmount.SpacesMoved()),
          word("in-supply", "how many tokens of a kind are in your supply")
              .alone(KIND)
              .of(Piece.TOKENS)
              .builds(a -> new BoardAmount.InSupply(a.get(KIND))),
          word("start-health", "the health your fighters of a kind begin with")
              .alone(FIGHTER)
              .builds(a -> new BoardAmount.StartHealth(a.get(FIGHTER))),
          word("defeated", "how many of your fighters of a kind are defeated")
              .alone(FIGHTER)
              .builds(a -> new BoardAmount.Fallen(a.get(FIGHTER))));

  private BoardWords() {}

  private static Effect returning(Args a) {
    Amount health = a.find(HEALTH);
    boolean plain = health == null && a.get(HOME).equals(HERO_ZONE) && a.get(BY) == Players.YOU;
    return plain
        ? new Effect.ReturnSidekick(a.get(SIDEKICK))
        : new BoardEffect.ReturnFighter(a.get(SIDEKICK), health, a.get(HOME), a.get(BY));
  }
}
