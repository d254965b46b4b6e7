package nonpareil.engine.game;

/**
 * Options as the words of the scenario vocabulary, which are also those of saves and of the wire.
 */
public final class OptionText {

  private OptionText() {}

  /** The text of an option of the pending decision. */
  public static String of(State s, int option) {
    Game game = s.game;
    Option.Word word = Option.word(option);
    int first = Option.first(option);
    int second = Option.second(option);
    String name = word.text();
    return switch (word) {
      case NONE, DONE, STAY, YES, NO, MANEUVER -> name;
      case CARD -> name + " " + game.seat(cardOwner(s)).deck().card(first).id();
      case ABILITY -> name + " " + AbilityActions.name(s, first);
      case USE -> name + " " + game.seat(s.decider()).deck().card(first).id();
      case FIGHTER -> name + " " + game.pieceName(first);
      case ZONE -> name + " " + game.board().zoneId(first);
      case SPACE -> name + " " + game.board().spaceId(first);
      case PLAYER -> name + " " + (first + 1);
      case NUMBER, OPTION, EFFECT -> name + " " + first;
      case ACT -> name + " " + FreeAct.of(first).text();
      case TRAIT -> name + " " + game.seat(cardOwner(s)).hero().traits().get(first);
      case SCHEME ->
          name
              + " "
              + game.seat(s.decider()).deck().card(first).id()
              + " "
              + game.pieceName(second);
      case ATTACK -> name + " " + game.pieceName(first) + " " + game.pieceName(second);
      case MOVE, PLACE -> name + " " + game.pieceName(first) + " " + game.board().spaceId(second);
    };
  }

  /** The offered option with a text, or -1. */
  public static int find(State s, Options options, String text) {
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      if (text.startsWith(Option.word(option).text()) && of(s, option).equals(text)) {
        return option;
      }
    }
    return -1;
  }

  /** Whose cards, or whose traits, are among the options of the pending decision. */
  public static int cardOwner(State s) {
    if (s.get(State.DEPTH) > 0) {
      int fr = EffectStack.top(s);
      if (s.game.op(EffectStack.pc(s, fr)).code() == Op.Code.CHOOSE_TRAIT) {
        return Effects.owner(s, fr);
      }
      if (s.game.op(EffectStack.pc(s, fr)).code() == Op.Code.BY_HAND) {
        return HandWords.cardOwner(s, fr);
      }
    }
    return switch (Asking.of(s).offered()) {
      case HAND_OF_MEANT -> {
        int fr = EffectStack.top(s);
        yield Meaning.player(s, fr, s.game.op(EffectStack.pc(s, fr)).players());
      }
      case HAND_OF_ATTACKER -> Combat.player(s, Combat.ATTACK);
      case OPEN_PILE, COVERED_PILE -> PileWords.cardOwner(s);
      case NOTHING, OPEN, HAND, HAND_OR_NONE, DRAWN, TOP -> s.decider();
    };
  }
}
