package nonpareil.ai;

import nonpareil.engine.game.Game;
import nonpareil.engine.game.Seat;
import nonpareil.engine.game.State;

/** How good a position is for each player: what is left in health and cards. */
final class Evaluation {

  // What things are worth, as they move the logarithm of the odds: fitted to the results of games.
  private static final double HERO_HEALTH = 0.17;
  private static final double LAST_HEALTH = 0.2;
  private static final double SIDEKICK_HEALTH = 0.03;
  private static final double SIDEKICK = 0.39;
  private static final double HAND_CARD = 0.38;
  private static final double DECK_CARD = 0.13;
  private static final double EXHAUSTED = -1.0;
  private static final double TURN = 0.13;

  /** The last points of a hero's health weigh more. */
  private static final int LAST = 6;

  private Evaluation() {}

  /** The strength of a player's position: the sum of what is left. */
  static double strength(State s, int player) {
    Game game = s.game();
    if ((s.playersOut() >>> player & 1) != 0) {
      return 0;
    }
    Seat seat = game.seat(player);
    int health = s.heroHealth(player);
    double sum = HERO_HEALTH * health + LAST_HEALTH * Math.min(LAST, health);
    for (int f = seat.firstFighter() + 1; f < seat.firstFighter() + seat.fighters(); f++) {
      sum += s.defeated(f) || game.isHero(f) ? 0 : SIDEKICK + SIDEKICK_HEALTH * s.health(f);
    }
    sum += HAND_CARD * s.handSize(player) + DECK_CARD * s.deckSize(player);
    sum += s.deckSize(player) == 0 ? EXHAUSTED : 0;
    return sum + (s.activePlayer() == player ? TURN : 0);
  }

  /** Whether a team, named by its first player, still has somebody in the game. */
  private static boolean stands(State s, int team) {
    for (int p = team; p < s.game().players(); p++) {
      if (s.game().seat(p).team() == team && (s.playersOut() >>> p & 1) == 0) {
        return true;
      }
    }
    return false;
  }

  /** The chance of each player to win, into an array. */
  static void chances(State s, double[] into) {
    Game game = s.game();
    int players = game.players();
    if (s.isOver()) {
      for (int p = 0; p < players; p++) {
        into[p] = s.isDraw() ? 1.0 / players : s.winners() >>> p & 1;
      }
      return;
    }
    double sum = 0;
    double[] sides = new double[players];
    for (int p = 0; p < players; p++) {
      sides[game.seat(p).team()] += strength(s, p);
    }
    for (int p = 0; p < players; p++) {
      into[p] = 0;
      boolean first = game.seat(p).team() == p;
      if (first && stands(s, p)) {
        into[p] = Math.exp(sides[p]);
        sum += into[p];
      }
    }
    for (int p = players - 1; p >= 0; p--) {
      into[p] = into[game.seat(p).team()] / sum;
    }
  }
}
