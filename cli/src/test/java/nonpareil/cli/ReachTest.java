package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Reach;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Seat;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Card;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

/** What is said of reach and targets is what is then offered. */
final class ReachTest {

  private final Rules rules = new Rules();

  private static boolean isManeuver(State s) {
    return Question.of(s).cause().equals(Cause.RULE) && Question.of(s).attacker() < 0;
  }

  /** Where a fighter may go by the options. */
  private static long goals(int[] options, int fighter) {
    long set = 0;
    for (int option : options) {
      Word word = Option.word(option);
      if ((word == Word.MOVE || word == Word.PLACE) && Option.first(option) == fighter) {
        set |= 1L << Option.second(option);
      }
    }
    return set;
  }

  private static int[] fighters(State s, int player) {
    Seat seat = s.game().seat(player);
    return java.util.stream.IntStream.range(
            seat.firstFighter(), seat.firstFighter() + seat.fighters())
        .filter(s::onBoard)
        .toArray();
  }

  @Test
  void reachIsWhatAManeuverOffers() {
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        80,
        1,
        (s, options) -> {
          if (s.decision() != DecisionKind.BOOST || !isManeuver(s)) {
            return;
          }
          State unboosted = s.copy();
          rules.apply(unboosted, Option.of(Word.NONE));
          boolean moving = unboosted.decision() == DecisionKind.MOVE && isManeuver(unboosted);
          int[] offered = moving ? rules.options(unboosted).toArray() : new int[0];
          for (int viewer : RandomGames.viewers(s.game())) {
            Reach before = Reach.of(View.of(s, viewer));
            Reach during = Reach.of(View.of(unboosted, viewer));
            for (int f : fighters(s, s.activePlayer())) {
              long goals = goals(offered, f);
              assertThat(before.now(f)).isEqualTo(goals);
              if (moving) {
                assertThat(during.now(f)).isEqualTo(goals);
              }
              compared.incrementAndGet();
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(1000);
  }

  @Test
  void reachWithABoostIsWhatIsOfferedAfterIt() {
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        80,
        1,
        (s, options) -> {
          if (s.decision() != DecisionKind.BOOST || !isManeuver(s)) {
            return;
          }
          int player = s.decider();
          Deck deck = s.game().seat(player).deck();
          Reach own = Reach.of(View.of(s, player));
          for (int f : fighters(s, player)) {
            var expected = new TreeMap<Integer, Long>();
            for (int option : options) {
              if (Option.word(option) == Word.CARD) {
                int card = Option.first(option);
                expected.merge(deck.boost(card), own.boostedWith(f, card), (a, b) -> a | b);
              }
            }
            assertThat(own.withEachBoost(f)).isEqualTo(expected);
            for (int viewer : RandomGames.viewers(s.game())) {
              SortedMap<Integer, Long> guessed = Reach.of(View.of(s, viewer)).withEachBoost(f);
              expected.forEach(
                  (boost, goals) ->
                      assertThat(goals & ~guessed.getOrDefault(boost, 0L))
                          .as("others count on every boost that is possible")
                          .isZero());
            }
          }
          for (int option : options) {
            if (Option.word(option) == Word.CARD
                && !deck.card(Option.first(option))
                    .effects()
                    .containsKey(Card.Timing.BOOST_BONUS)) {
              compared.addAndGet(afterBoost(s, option, own));
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(1000);
  }

  private int afterBoost(State s, int option, Reach own) {
    State boosted = s.copy();
    rules.apply(boosted, option);
    boolean moving = boosted.decision() == DecisionKind.MOVE && isManeuver(boosted);
    int[] offered = moving ? rules.options(boosted).toArray() : new int[0];
    int compared = 0;
    for (int f : fighters(s, s.decider())) {
      assertThat(own.boostedWith(f, Option.first(option))).isEqualTo(goals(offered, f));
      if (moving) {
        Reach running = Reach.of(View.of(boosted, s.decider()));
        assertThat(running.now(f)).isEqualTo(goals(offered, f));
      }
      compared++;
    }
    return compared;
  }

  @Test
  void reachAfterPlannedMovesIsWhatIsOfferedAfterThem() {
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        60,
        2,
        (s, options) -> {
          if (s.decision() != DecisionKind.MOVE || !isManeuver(s)) {
            return;
          }
          int option = options[options.length / 2];
          if (Option.word(option) != Word.MOVE) {
            return;
          }
          var step = new Reach.Step(Option.first(option), Option.second(option));
          Reach planned = Reach.of(View.of(s, s.decider())).after(List.of(step));
          State next = s.copy();
          rules.apply(next, option);
          if (next.decision() != DecisionKind.MOVE || !isManeuver(next)) {
            return;
          }
          int[] offered = rules.options(next).toArray();
          for (int f : fighters(next, next.activePlayer())) {
            if (goals(offered, f) != 0) {
              assertThat(planned.now(f)).isEqualTo(goals(offered, f));
              compared.incrementAndGet();
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(100);
  }

  @Test
  void targetsAreWhatAnAttackOffers() {
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        80,
        1,
        (s, options) -> {
          if (s.decision() != DecisionKind.ACTION) {
            return;
          }
          for (int viewer : RandomGames.viewers(s.game())) {
            Reach reach = Reach.of(View.of(s, viewer));
            for (int f : fighters(s, s.decider())) {
              int offered = 0;
              for (int option : options) {
                if (Option.word(option) == Word.ATTACK && Option.first(option) == f) {
                  offered |= 1 << Option.second(option);
                }
              }
              assertThat(reach.targets(f))
                  .isEqualTo(holdsAttackFor(s, f) ? offered : reach.targets(f));
              assertThat(offered).isEqualTo(holdsAttackFor(s, f) ? reach.targets(f) : 0);
              assertThat(reach.targetsFrom(f, s.at(f))).isEqualTo(reach.targets(f));
              compared.addAndGet(Integer.bitCount(offered));
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(1000);
  }

  private static boolean holdsAttackFor(State s, int fighter) {
    Game game = s.game();
    int player = game.owner(fighter);
    Seat seat = game.seat(player);
    List<String> traits = seat.hero().traits();
    for (int c = 0; c < seat.deck().size(); c++) {
      Card card = seat.deck().card(c);
      boolean trait = seat.kind(fighter).hero() && traits.indexOf(card.banner()) == s.trait(player);
      boolean banner =
          card.banner().equals(Card.ANY)
              || card.banner().equals(seat.kind(fighter).id())
              || (traits.contains(card.banner()) && trait);
      if (seat.deck().has(s.hand(player), c) && card.type().attacks() && banner) {
        return true;
      }
    }
    return false;
  }

  @Test
  void targetsFromAnotherSpaceAreThoseAfterTheMove() {
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        40,
        2,
        (s, options) -> {
          if (s.decision() != DecisionKind.MOVE || !isManeuver(s)) {
            return;
          }
          Reach reach = Reach.of(View.of(s, s.decider()));
          for (int option : options) {
            State next = s.copy();
            if (Option.word(option) == Word.MOVE) {
              rules.apply(next, option);
              int f = Option.first(option);
              if (next.decision() == DecisionKind.MOVE && isManeuver(next)) {
                assertThat(reach.targetsFrom(f, Option.second(option)))
                    .isEqualTo(Reach.of(View.of(next, s.decider())).targets(f));
                compared.incrementAndGet();
              }
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(500);
  }
}
