package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.EnumSet;
import java.util.List;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Tokens;

/** Who decides, and words that go round the table. */
final class Decided {

  static final Param<Players> BY = Param.optional("by", Types.PLAYER, Players.YOU);

  private static final Param<Players> WHO = Param.needed("who", Types.SEVERAL);
  private static final Param<Effect> DO =
      Param.needed("do", Type.branch("effects", Decided::readPart)).besideWord();

  private static final Param<Effect> ROUND =
      Param.needed(
          "effects", Type.of("effects", "{\"$ref\": \"#/$defs/effects\"}", Decided::round));
  private static final Param<Amount> ROUNDS = Param.maybe("times", Types.AMOUNT).besideWord();
  private static final Param<Condition> ENDS = Param.maybe("until", Types.CONDITION).besideWord();
  private static final Param<Fighters> FIGHTERS = Param.needed("fighters", Types.FIGHTERS);
  private static final Param<Effect> FIGHTER_DO =
      Param.needed("do", Type.branch("effects", (n, s) -> piece(n, s, LeftBehind.CHOSEN_FIGHTER)))
          .besideWord();
  private static final Param<Tokens> TOKENS = Param.needed("tokens", Types.TOKENS);
  private static final Param<Effect> TOKEN_DO =
      Param.needed("do", Type.branch("effects", (n, s) -> piece(n, s, LeftBehind.CHOSEN_TOKEN)))
          .besideWord();

  static final List<Word<Effect>> ALL =
      List.of(
          word(
                  "each",
                  "the same for each of these players, one after the other, who is \"chosen\""
                      + " meanwhile; each-player: in turn order beginning with you")
              .alone(WHO)
              .with(DO)
              .forgets(
                  LeftBehind.CHOSEN_PLAYER,
                  LeftBehind.CHOSEN_FIGHTER,
                  LeftBehind.CHOSEN_BEFORE,
                  LeftBehind.CHOSEN_SPACE)
              .builds(a -> new Deciding.Each(a.get(WHO), a.get(DO))),
          word(
                  "repeat",
                  "the same again and again: so many times, or until a condition holds after it, or"
                      + " until it is declined; at most 10 times, and not when its first word cannot"
                      + " be done")
              .alone(ROUND)
              .with(ROUNDS, ENDS)
              .builds(Decided::repeat),
          word(
                  "each-fighter",
                  "the same for each of these fighters, in an order you choose; meanwhile it is the"
                      + " \"chosen\" one")
              .alone(FIGHTERS)
              .with(FIGHTER_DO)
              .forgets(LeftBehind.CHOSEN_FIGHTER, LeftBehind.CHOSEN_BEFORE, LeftBehind.CHOSEN_SPACE)
              .builds(a -> new Deciding.EachFighter(a.get(FIGHTERS), a.get(FIGHTER_DO))),
          word(
                  "each-token",
                  "the same for each of these tokens, in an order you choose; meanwhile it is the"
                      + " chosen token")
              .alone(TOKENS)
              .with(TOKEN_DO)
              .of(Word.Piece.TOKENS)
              .forgets(
                  LeftBehind.CHOSEN_TOKEN,
                  LeftBehind.CHOSEN_FIGHTER,
                  LeftBehind.CHOSEN_BEFORE,
                  LeftBehind.CHOSEN_SPACE)
              .builds(a -> new Deciding.EachToken(a.get(TOKENS), a.get(TOKEN_DO))));

  private Decided() {}

  private static Effect repeat(Args a) {
    Effect effect = a.get(ROUND);
    boolean offered = isOffered(effect);
    if (!a.isSaid(ROUNDS) && !a.isSaid(ENDS) && !offered) {
      throw a.refuse(
          "\"repeat\" that nothing ends",
          "\"times\" or \"until\" beside it, or \"may\" or \"pay\" right in it");
    }
    return new Deciding.Repeat(effect, a.find(ROUNDS), a.find(ENDS));
  }

  private static boolean isOffered(Effect effect) {
    return switch (effect) {
      case Deciding.By by -> isOffered(by.word());
      case Effect.May _, Effect.Pay _, Deciding.Offer _ -> true;
      default -> false;
    };
  }

  /** Its first round happens where the word stands, so what it leaves behind is there after it. */
  private static Effect round(YamlNode node, Scope scope) {
    if (scope.isRepeated()) {
      throw node.refuse("\"repeat\" inside \"repeat\"", "one after the other");
    }
    return Effects.read(node, scope.repeated());
  }

  /** A word whose question this player answers. */
  static Effect by(Players who, Effect word) {
    return who == Players.YOU ? word : new Deciding.By(who, word);
  }

  /** What may be done, with what comes of it. */
  static Effect may(Effect effect, Effect then, Effect otherwise) {
    boolean nothing = then.equals(OrderWords.NOTHING) && otherwise.equals(OrderWords.NOTHING);
    return nothing ? new Effect.May(effect) : new Deciding.Offer(must(effect), then, otherwise);
  }

  /** It is asked beforehand, so a word that could be left undone by itself is not asked again. */
  private static Effect must(Effect effect) {
    return switch (effect) {
      case Deciding.By(Players who, Effect word) -> new Deciding.By(who, must(word));
      case PileEffect.PlayScheme play ->
          new PileEffect.PlayScheme(play.cards(), play.from(), false, play.after());
      case Effect.Place place ->
          new Effect.Place(place.who(), place.on(), false, place.mustLeave());
      case Effect.MoveToken move ->
          new Effect.MoveToken(
              move.which(), move.by(), move.upTo(), false, move.freeOfFighters(), move.among());
      case BoardEffect.PutTokens put ->
          new BoardEffect.PutTokens(
              put.kind(), put.number(), put.on(), put.by(), put.freeOfFighters(), false);
      case BoardEffect.ChooseToken choose ->
          new BoardEffect.ChooseToken(choose.among(), choose.by(), false);
      case CombatEffect.BoostFromDeck boost when boost.times() instanceof Amount.Fixed ->
          new CombatEffect.BoostFromDeck(boost.who(), boost.times(), true);
      case CombatEffect.Divert divert when !divert.upTo() ->
          new CombatEffect.Divert(divert.to(), divert.amount(), false, false);
      case CombatEffect.BonusAttack attack ->
          new CombatEffect.BonusAttack(
              attack.with(), attack.against(), attack.value(), false, attack.cards());
      default -> effect;
    };
  }

  /** The part of a fighter or token: what was chosen before it is not chosen here, but this is. */
  private static Effect piece(YamlNode node, Scope scope, LeftBehind chosen) {
    if (scope.isPart()) {
      throw node.refuse("one \"each\" inside another", "one after the other");
    }
    Scope part = scope.part();
    part.remove(
        EnumSet.of(
            LeftBehind.CHOSEN_FIGHTER,
            LeftBehind.CHOSEN_FIGHTERS,
            LeftBehind.CHOSEN_BEFORE,
            LeftBehind.CHOSEN_SPACE));
    Effect effect = Effects.read(node, part.add(EnumSet.of(chosen)));
    scope.onlyWith(part.left());
    return effect;
  }

  /** One player's part: what was chosen before it is not chosen here, but the player is. */
  private static Effect readPart(YamlNode node, Scope scope) {
    if (scope.isPart()) {
      throw node.refuse("\"each\" inside \"each\"", "one after the other");
    }
    Scope part = scope.part();
    part.remove(
        EnumSet.of(LeftBehind.CHOSEN_FIGHTER, LeftBehind.CHOSEN_BEFORE, LeftBehind.CHOSEN_SPACE));
    Effect effect = Effects.read(node, part.add(EnumSet.of(LeftBehind.CHOSEN_PLAYER)));
    scope.onlyWith(part.left());
    return effect;
  }
}
