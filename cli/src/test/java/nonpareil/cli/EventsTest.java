package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Event.CombatValue;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

/** Events alone tell everything that happened: who reads them never compares states. */
final class EventsTest {

  /** Follows a game by its events. */
  private static final class Follower {
    private final Game game;
    private final int[] health;
    private final int[] at;
    private final int[] tokens;
    private final int[] hands;
    private int active;
    private final Set<Class<?>> seen = new HashSet<>();

    Follower(State s) {
      game = s.game();
      health = new int[game.fighters()];
      at = new int[game.fighters()];
      tokens = new int[game.tokens()];
      hands = new int[game.players()];
      for (int f = 0; f < health.length; f++) {
        health[f] = s.health(f);
        at[f] = s.at(f);
      }
      for (int t = 0; t < tokens.length; t++) {
        tokens[t] = s.tokenAt(t);
      }
      for (int p = 0; p < hands.length; p++) {
        hands[p] = s.handSize(p);
      }
      active = s.activePlayer();
    }

    void tell(Event event) {
      seen.add(event.getClass());
      switch (event) {
        case Event.TurnBegan e -> active = e.player();
        case Event.Damaged e -> {
          assertThat(e.healthLeft()).isEqualTo(Math.max(0, health[e.fighter()] - e.amount()));
          health[e.fighter()] = e.healthLeft();
        }
        case Event.Healed e -> {
          assertThat(e.health()).isEqualTo(health[e.fighter()] + e.amount());
          health[e.fighter()] = e.health();
        }
        case Event.Defeated e -> {
          assertThat(health[e.fighter()]).isZero();
          at[e.fighter()] = State.OFF;
        }
        case Event.Returned e -> {
          assertThat(at[e.fighter()]).isEqualTo(State.OFF);
          health[e.fighter()] = e.health();
          at[e.fighter()] = e.space();
        }
        case Event.Moved e -> moved(e);
        case Event.Placed e -> {
          assertThat(e.from()).isEqualTo(where(e.piece()));
          put(e.piece(), e.to());
        }
        case Event.Swapped e -> {
          int space = at[e.fighter()];
          at[e.fighter()] = at[e.other()];
          at[e.other()] = space;
        }
        case Event.LeftBoard e -> put(e.piece(), State.OFF);
        case Event.PlayerOut e -> {
          var seat = game.seat(e.player());
          for (int f = seat.firstFighter(); f < seat.firstFighter() + seat.fighters(); f++) {
            at[f] = State.OFF;
          }
          for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
            tokens[t] = State.OFF;
          }
        }
        case Event.CombatSettled e -> settled(e);
        case Event.CardsTaken e -> hands[e.player()] += e.cards().size();
        case Event.SchemePlayed e -> hands[e.player()]--;
        case Event.SchemeWithin e -> hands[e.player()] -= e.from() == Event.Place.HAND ? 1 : 0;
        case Event.CardCommitted e -> hands[e.player()]--;
        case Event.CardBoosted e -> {
          hands[e.player()]--;
          assertThat(e.boost()).isEqualTo(game.seat(e.player()).deck().boost(e.card()));
        }
        case Event.CardReturned e -> hands[e.player()]--;
        case Event.CardDiscarded e -> {
          // A card spent for a boost has left the hand before.
          boolean spent = e.cause().equals(Cause.RULE) && boosted(e.player(), e.card());
          hands[e.player()] -= e.fromDeck() || spent ? 0 : 1;
        }
        default -> {}
      }
      last = event;
      if (event instanceof Event.CardBoosted b) {
        spending.add(b);
      }
    }

    private Event last = new Event.TurnBegan(0);
    private final List<Event.CardBoosted> spending = new ArrayList<>();

    private boolean boosted(int player, int card) {
      return spending.removeIf(b -> b.player() == player && b.card() == card);
    }

    private int where(int piece) {
      return piece >= Game.TOKEN ? tokens[piece - Game.TOKEN] : at[piece];
    }

    private void put(int piece, int space) {
      if (piece >= Game.TOKEN) {
        tokens[piece - Game.TOKEN] = space;
      } else {
        at[piece] = space;
      }
    }

    private void moved(Event.Moved e) {
      List<Integer> path = e.path();
      assertThat(path).hasSizeGreaterThan(1).startsWith(where(e.piece()));
      boolean maneuver = e.cause().equals(Cause.RULE);
      for (int i = 1; i < path.size(); i++) {
        assertThat(isStep(e.piece(), path.get(i - 1), path.get(i))).isTrue();
        int there = fighterOn(path.get(i));
        boolean foe = there >= 0 && !game.sameTeam(game.owner(there), game.owner(e.piece()));
        assertThat(maneuver && foe).as("through an opposing fighter").isFalse();
      }
      assertThat(fighterOn(path.getLast())).isEqualTo(State.NOBODY);
      put(e.piece(), path.getLast());
    }

    private boolean isStep(int fighter, int from, int to) {
      Board board = game.board();
      boolean line = (board.adjacent(from) >>> to & 1) != 0;
      boolean passage = (board.passages() >>> from & 1) != 0 && (board.passages() >>> to & 1) != 0;
      var seat = game.seat(game.owner(fighter));
      boolean link =
          game.isHero(fighter) && linkOf(seat.player(), from) && linkOf(seat.player(), to);
      return line || passage || link;
    }

    private boolean linkOf(int player, int space) {
      var seat = game.seat(player);
      for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
        if (tokens[t] == space && game.tokenKind(t).link()) {
          return true;
        }
      }
      return false;
    }

    private int fighterOn(int space) {
      for (int f = 0; f < at.length; f++) {
        if (at[f] == space) {
          return f;
        }
      }
      return State.NOBODY;
    }

    private void settled(Event.CombatSettled e) {
      sum(e.attack());
      sum(e.defense());
      int difference = Math.max(0, e.attack().value() - e.defense().value());
      assertThat(e.damage()).isIn(0, difference);
      assertThat(e.winner()).isEqualTo(e.damage() > 0 ? e.attack().player() : e.defense().player());
    }

    private void sum(CombatValue v) {
      int sum = Math.max(0, v.base() + v.additions() + v.bonuses() + v.hiddenBoost());
      assertThat(v.value()).isEqualTo(v.ignored() ? 0 : sum);
      if (v.card() >= 0) {
        assertThat(v.printed()).isEqualTo(game.seat(v.player()).deck().value(v.card()));
      } else {
        assertThat(sum).isZero();
      }
    }

    void agreesWith(State s) {
      for (int f = 0; f < health.length; f++) {
        String name = game.pieceName(f);
        // A fighter about to return has its health before it has a space.
        if (s.onBoard(f) || s.defeated(f)) {
          assertThat(health[f]).as("health of %s after %s", name, last).isEqualTo(s.health(f));
        }
        assertThat(at[f]).as("space of %s after %s", name, last).isEqualTo(s.at(f));
      }
      for (int t = 0; t < tokens.length; t++) {
        assertThat(tokens[t]).as("space of token %d", t).isEqualTo(s.tokenAt(t));
      }
      if (!s.isOver() && s.decision() != DecisionKind.SET_UP) {
        assertThat(active).isEqualTo(s.activePlayer());
      }
      if (s.decision() == DecisionKind.ACTION) {
        for (int p = 0; p < hands.length; p++) {
          assertThat(hands[p]).as("hand of player %d", p + 1).isEqualTo(s.handSize(p));
        }
      }
    }
  }

  @Test
  void eventsExplainEveryChange() {
    var seen = new HashSet<Class<?>>();
    for (int number = 0; number < 150; number++) {
      Game game = RealGames.ALL.game(number);
      var follower = new Follower(new Rules().start(game));
      RandomGames.play(
          game,
          new SplittableRandom(number),
          (before, option, events, after) -> {
            events.forEach(follower::tell);
            follower.agreesWith(after);
          });
      seen.addAll(follower.seen);
    }
    assertThat(seen)
        .contains(
            Event.Damaged.class,
            Event.Healed.class,
            Event.Defeated.class,
            Event.Returned.class,
            Event.Moved.class,
            Event.Placed.class,
            Event.Swapped.class,
            Event.LeftBoard.class,
            Event.PlayerOut.class,
            Event.CombatSettled.class,
            Event.AttackCardReplaced.class,
            Event.CardReturned.class);
  }

  /** Nobody is told the number of a card that is hidden from them. */
  @Test
  void hiddenCardsAreNotTold() {
    var rules = new Rules();
    int masked = 0;
    for (int number = 0; number < 60; number++) {
      var random = new SplittableRandom(number);
      State s = rules.start(RealGames.ALL.game(number));
      Game game = s.game();
      while (!s.isOver()) {
        var events = new ArrayList<Event>();
        rules.apply(s, RandomGames.pick(rules.options(s).toArray(), random), events::add);
        for (Event event : events) {
          for (int viewer : RandomGames.viewers(game)) {
            Event told = event.seenBy(viewer, game);
            masked += told.equals(event) ? 0 : 1;
            switch (told) {
              case Event.CardCommitted e when !sees(game, viewer, e.player()) ->
                  assertThat(e.card())
                      .isEqualTo(e.faceUp() ? ((Event.CardCommitted) event).card() : -1);
              case Event.CardsTaken e when !sees(game, viewer, e.player()) && !e.isOpen() ->
                  assertThat(e.cards()).isNotEmpty().containsOnly(-1);
              case Event.CardReturned e when !sees(game, viewer, e.player()) ->
                  assertThat(e.card()).isEqualTo(-1);
              default -> assertThat(told).isEqualTo(event);
            }
          }
        }
      }
    }
    assertThat(masked).isGreaterThan(1000);
  }

  private static boolean sees(Game game, int viewer, int player) {
    return viewer < game.players() && game.sameTeam(viewer, player);
  }
}
