package nonpareil.cli.soak;

import java.util.Arrays;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.SecondDeck;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** What must hold in every state of every game. */
final class Invariants {

  private final Rules rules = new Rules();
  private final Redeal redeal;

  Invariants(long seed) {
    redeal = new Redeal(seed);
  }

  void check(State s) {
    pieces(s);
    cards(s);
    if (s.isOver()) {
      require(s.isDraw() || s.winners() != 0, "the game is over without a winner or a draw");
    } else {
      require(rules.options(s).size() > 0, "no option is offered");
    }
    for (int viewer = 0; viewer < s.game().players(); viewer++) {
      hidden(s, viewer);
    }
    hidden(s, State.SPECTATOR);
  }

  private static void pieces(State s) {
    Game game = s.game();
    long taken = 0;
    for (int f = 0; f < game.fighters(); f++) {
      String name = game.pieceName(f);
      int most = game.seat(game.owner(f)).kind(f).maxHealth();
      require(s.health(f) >= 0 && s.health(f) <= most, name + " has health " + s.health(f));
      require(!s.onBoard(f) || s.health(f) > 0, name + " is defeated and on the board");
      if (s.onBoard(f)) {
        long space = 1L << s.at(f);
        require((taken & space) == 0, "two fighters on " + game.board().spaceId(s.at(f)));
        require((game.board().all() & space) != 0, name + " stands beside the board");
        taken |= space;
      }
    }
    for (int t = 0; t < game.tokens(); t++) {
      for (int other = 0; other < t; other++) {
        boolean together = s.tokenAt(t) >= 0 && s.tokenAt(t) == s.tokenAt(other);
        require(!together || mayLieTogether(game, t, other), "two tokens of a kind on one space");
      }
    }
  }

  private static boolean mayLieTogether(Game game, int token, int other) {
    return game.tokenKind(token).stack() || !game.isOfOneKind(token, other);
  }

  private static void cards(State s) {
    for (int p = 0; p < s.game().players(); p++) {
      Deck deck = s.game().seat(p).deck();
      int deckCards = s.deckCards(p);
      for (int c = 0; c < deck.size(); c++) {
        int sum =
            deck.count(s.hand(p), c)
                + deck.count(s.discard(p), c)
                + deck.count(s.table(p), c)
                + deck.count(s.removed(p), c)
                + deck.count(s.inPlay(p), c)
                + deck.count(deckCards, c)
                + deck.count(s.pile(p, 0), c)
                + deck.count(s.pile(p, 1), c);
        require(
            sum == deck.card(c).copies(),
            "player %d has %d of %s".formatted(p + 1, sum, deck.card(c).id()));
      }
      SecondDeck second = s.game().seat(p).second();
      for (int c = second.first(); c < second.end(); c++) {
        int drawn = second.count(s.laid(p), c) + second.count(s.used(p), c);
        require(
            drawn <= deck.card(c).copies(),
            "player %d has drawn %d of %s".formatted(p + 1, drawn, deck.card(c).id()));
      }
    }
  }

  /** A re-deal of what a viewer does not know looks the same to it, and asks it the same. */
  private void hidden(State s, int viewer) {
    View view = View.of(s, viewer);
    State other = redeal.deal(view);
    require(View.of(other, viewer).equals(view), "a re-deal changes the view of " + viewer);
    cards(other);
    for (int p = 0; p < s.game().players(); p++) {
      Deck deck = s.game().seat(p).deck();
      int known = view.knownHand(p);
      int held = deck.plusAll(s.hand(p), s.table(p));
      require(deck.minusAll(known, held) == 0, "a card is known that is not there");
    }
    if (!s.isOver()) {
      int[] options = rules.options(other).toArray();
      require(options.length > 0, "a re-deal leaves no option");
      if (s.decider() == viewer) {
        require(Arrays.equals(options, rules.options(s).toArray()), "a re-deal changes options");
      }
    }
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalStateException(message);
    }
  }
}
