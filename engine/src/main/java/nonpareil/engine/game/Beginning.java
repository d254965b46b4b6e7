package nonpareil.engine.game;

import java.util.Arrays;

/** A game before its first decision (SETUP-1). */
final class Beginning {

  private Beginning() {}

  static State of(Game game) {
    State s = new State(game, game.setup().seed().first());
    lay(s);
    return s;
  }

  static void lay(State s) {
    empty(s);
    for (int p = 0; p < s.game.players(); p++) {
      fillDeck(s, p);
      Cards.shuffle(s, p);
      for (int i = 0; i < Flow.START_HAND; i++) {
        Cards.takeTop(s, p);
      }
    }
    s.phase(Phase.SETUP_HERO);
  }

  /** Nobody on the board, everybody in full health, no cards anywhere. */
  static void empty(State s) {
    Arrays.fill(s.mem, (byte) 0);
    Game game = s.game;
    s.set(State.PLAYED, State.NOBODY);
    s.set(State.LAST_COMBAT + 3, State.NOBODY);
    Arrays.fill(s.mem, State.FIGHTER_AT, State.HEALTH, (byte) State.OFF);
    Arrays.fill(s.mem, State.STARTED_AT, State.LATER, (byte) State.OFF);
    if (game.hasExtra()) {
      Counters.begin(s);
    }
    for (int f = 0; f < game.fighters(); f++) {
      s.health(f, game.seat(game.owner(f)).kind(f).health());
    }
  }

  private static void fillDeck(State s, int player) {
    Deck deck = s.game.seat(player).deck();
    int place = 0;
    for (int c = 0; c < deck.size(); c++) {
      for (int i = 0; i < deck.card(c).copies(); i++) {
        s.deckCard(player, place++, c);
      }
    }
    s.deckSize(player, place);
  }
}
