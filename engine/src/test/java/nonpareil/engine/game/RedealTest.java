package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Re-deals against the true distribution: every way to lay out the physical cards that fits what
 * the viewer knows is listed, and all are equally likely (DEC-34).
 */
final class RedealTest {

  private static final int SAMPLES = 100_000;

  private static final Hero BOLD =
      new TestHeroes.Maker("bold").boostsAttacks().cards(TestHeroes.weapons()).make();

  /**
   * The hidden cards of a player.
   *
   * @param attack the face-down attack card, or empty
   * @param boost the face-down boost, or empty
   * @param hand sorted
   * @param drawn those cards of the hand that are being looked at, sorted
   * @param deck from the bottom
   */
  private record Layout(
      String attack, String boost, List<String> hand, List<String> drawn, List<String> deck) {

    static Layout of(State s, int player) {
      Game game = s.game();
      Deck deck = game.seat(player).deck();
      boolean attacks = Combat.running(s) && Combat.player(s, Combat.ATTACK) == player;
      int attack = attacks ? Combat.card(s, Combat.ATTACK) : State.NOBODY;
      int boost = attacks ? s.get(State.HIDDEN_BOOST) : State.NOBODY;
      var order = new ArrayList<String>();
      for (int i = 0; i < s.deckSize(player); i++) {
        order.add(deck.card(s.deckCard(player, i)).id());
      }
      int drawn = s.get(State.DEPTH) > 0 ? s.getInt(EffectStack.top(s) + EffectStack.CARDS) : 0;
      return new Layout(
          attack < 0 ? "" : deck.card(attack).id(),
          boost < 0 ? "" : deck.card(boost).id(),
          sorted(TestGames.cards(game, player, s.hand(player))),
          sorted(TestGames.cards(game, player, drawn)),
          order);
    }
  }

  private static List<String> sorted(List<String> cards) {
    return cards.stream().sorted().toList();
  }

  /** How many cards lie where. */
  private record Places(int attack, int boost, int drawn, int hand, int deck) {
    int hidden() {
      return attack + boost + drawn + hand;
    }
  }

  /**
   * All ways to lay physical cards on places.
   *
   * @param known the first so many cards lie on hidden places, not in the deck
   */
  private static Map<Object, Double> layouts(
      List<String> cards, int known, Places places, Predicate<Layout> possible) {
    var weights = new HashMap<Object, Double>();
    var numbers = new ArrayList<Integer>();
    for (int i = 0; i < cards.size(); i++) {
      numbers.add(i);
    }
    permute(
        numbers,
        0,
        order -> {
          for (int i = places.hidden(); i < order.size(); i++) {
            if (order.get(i) < known) {
              return;
            }
          }
          List<String> ids = order.stream().map(cards::get).toList();
          int at = places.attack;
          String attack = places.attack == 0 ? "" : ids.getFirst();
          String boost = places.boost == 0 ? "" : ids.get(at);
          at += places.boost;
          List<String> drawn = ids.subList(at, at + places.drawn);
          List<String> hand = ids.subList(at, places.hidden());
          List<String> deck = ids.subList(places.hidden(), ids.size());
          var layout = new Layout(attack, boost, sorted(hand), sorted(drawn), List.copyOf(deck));
          if (possible.test(layout)) {
            weights.merge(layout, 1.0, Double::sum);
          }
        });
    return weights;
  }

  private static void permute(
      List<Integer> list, int from, java.util.function.Consumer<List<Integer>> sink) {
    if (from == list.size()) {
      sink.accept(list);
      return;
    }
    for (int i = from; i < list.size(); i++) {
      Collections.swap(list, from, i);
      permute(list, from + 1, sink);
      Collections.swap(list, from, i);
    }
  }

  private static void check(State s, int viewer, int player, Map<Object, Double> expected) {
    var redeal = new Redeal(16);
    View view = View.of(s, viewer);
    State target = s.copy();
    var chi = new ChiSquare();
    for (int i = 0; i < SAMPLES; i++) {
      redeal.dealInto(view, target);
      chi.saw(Layout.of(target, player));
    }
    chi.expect(expected);
    assertThat(View.of(target, viewer)).isEqualTo(view);
  }

  private static boolean attacks(String card) {
    return card.equals("slash") || card.equals("parry");
  }

  // ---- hands and decks

  @Test
  @Tag("proves:DEC-34")
  void nothingIsKnown() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), TestHeroes.knight()))
            .hand(1, "slash", "guard")
            .deck(1, "slash", "parry", "rally")
            .state();
    List<String> cards = List.of("slash", "guard", "slash", "parry", "rally");
    var places = new Places(0, 0, 0, 2, 3);
    check(s, 0, 1, layouts(cards, 0, places, _ -> true));
    check(s, State.SPECTATOR, 1, layouts(cards, 0, places, _ -> true));
  }

  /** The owner knows the hand, so only the order of the deck is open. */
  @Test
  void theOwnersOwnDeckIsShuffled() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), TestHeroes.knight()))
            .hand(1, "slash", "guard")
            .deck(1, "slash", "parry", "rally", "slash")
            .state();
    List<String> cards = List.of("slash", "guard", "slash", "parry", "rally", "slash");
    check(s, 1, 1, layouts(cards, 2, new Places(0, 0, 0, 2, 4), _ -> true));
  }

  @Test
  @Tag("proves:DEC-34")
  void knownCardsAreAlwaysDealt() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), TestHeroes.knight()))
            .hand(0, "peek", "ask")
            .hand(1, "slash", "guard")
            .deck(1, "parry", "slash", "rally", "guard")
            .actions(1)
            .state();
    TestGames.play(s, "scheme peek 1.seer", "maneuver", "none", "done");
    List<String> cards = List.of("slash", "guard", "parry", "slash", "rally", "guard");
    check(s, 0, 1, layouts(cards, 2, new Places(0, 0, 0, 3, 3), _ -> true));
    check(s, State.SPECTATOR, 1, layouts(cards, 0, new Places(0, 0, 0, 3, 3), _ -> true));
  }

  // ---- face-down cards

  /** An attack by a player whose first hand was seen, after one more card was drawn. */
  private static State attacked(String... choices) {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), BOLD))
            .hand(0, "peek", "plain")
            .hand(1, "slash", "guard")
            .deck(1, "parry", "slash", "rally", "guard")
            .actions(1)
            .state();
    TestGames.play(s, "scheme peek 1.seer", "maneuver", "none", "done");
    TestGames.play(s, choices);
    assertThat(s.decision()).isEqualTo(DecisionKind.DEFENSE_CARD);
    return s;
  }

  private static final List<String> SIX =
      List.of("slash", "guard", "parry", "slash", "rally", "guard");

  @Test
  @Tag("proves:DEC-34")
  void aFaceDownCardIsUsableAndMayBeAKnownOne() {
    State s = attacked("attack 2.bold 1.seer", "card slash", "none");
    var places = new Places(1, 0, 0, 2, 3);
    check(s, 0, 1, layouts(SIX, 2, places, l -> attacks(l.attack)));
    check(s, State.SPECTATOR, 1, layouts(SIX, 0, places, l -> attacks(l.attack)));
  }

  @Test
  @Tag("proves:DEC-34")
  void aHiddenBoostIsAnyCard() {
    State s = attacked("attack 2.bold 1.seer", "card parry", "card guard");
    var places = new Places(1, 1, 0, 1, 3);
    check(s, 0, 1, layouts(SIX, 2, places, l -> attacks(l.attack)));
    check(s, State.SPECTATOR, 1, layouts(SIX, 0, places, l -> attacks(l.attack)));
  }

  @Test
  void allHiddenCardsAreKnown() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), BOLD))
            .hand(0, "peek", "plain")
            .hand(1, "slash", "parry", "rally")
            .deck(1, "slash", "rally")
            .actions(1)
            .state();
    TestGames.play(s, "scheme peek 1.seer", "attack 2.bold 1.seer", "card slash", "card rally");
    List<String> cards = List.of("slash", "parry", "rally", "slash", "rally");
    check(s, 0, 1, layouts(cards, 3, new Places(1, 1, 0, 1, 2), l -> attacks(l.attack)));
  }

  @Test
  void anEmptyDeckLeavesOnlyTheFaceDownCardOpen() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), BOLD))
            .turn(1)
            .hand(0, "plain", "peek")
            .hand(1, "slash", "parry", "rally")
            .deck(1)
            .state();
    TestGames.play(s, "attack 2.bold 1.seer", "card slash", "none");
    List<String> cards = List.of("slash", "parry", "rally");
    check(s, 0, 1, layouts(cards, 0, new Places(1, 0, 0, 2, 0), l -> attacks(l.attack)));
  }

  // ---- cards a question asks for

  @Test
  @Tag("proves:DEC-34")
  void aPendingReactionNeedsItsCard() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), TestHeroes.hider()))
            .hand(0, "peek", "ask")
            .hand(1, "veil", "slash")
            .deck(1, "veil", "guard", "slash")
            .state();
    TestGames.play(s, "scheme peek 1.seer");
    assertThat(s.decision()).isEqualTo(DecisionKind.CONFIRM);
    List<String> cards = List.of("veil", "slash", "veil", "guard", "slash");
    var expected = layouts(cards, 0, new Places(0, 0, 0, 2, 3), l -> l.hand.contains("veil"));
    check(s, 0, 1, expected);
    check(s, State.SPECTATOR, 1, expected);
  }

  @Test
  @Tag("proves:DEC-34")
  void aDiscardByNumberNeedsACardWithIt() {
    Hero twin =
        new TestHeroes.Maker("twin")
            .cards(
                TestHeroes.card("two", nonpareil.engine.hero.CardType.ATTACK, 2, 1, 5),
                TestHeroes.card("also-two", nonpareil.engine.hero.CardType.DEFENSE, 2, 1, 5),
                TestHeroes.card("three", nonpareil.engine.hero.CardType.ATTACK, 3, 1, 5))
            .make();
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), twin))
            .hand(0, "ask", "peek")
            .hand(1, "two", "also-two", "three")
            .deck(1, "three", "three", "two")
            .state();
    TestGames.play(s, "scheme ask 1.seer", "number 2");
    assertThat(s.decision()).isEqualTo(DecisionKind.DISCARD);
    assertThat(s.decider()).isEqualTo(1);
    List<String> cards = List.of("two", "also-two", "three", "three", "three", "two");
    check(
        s,
        0,
        1,
        layouts(
            cards,
            0,
            new Places(0, 0, 0, 3, 3),
            l -> l.hand.contains("two") || l.hand.contains("also-two")));
  }

  @Test
  void anAttackCardThatIsBeingChosenIsThere() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), BOLD))
            .turn(1)
            .hand(0, "plain", "peek")
            .hand(1, "slash", "parry")
            .deck(1, "rally", "guard", "rally")
            .state();
    TestGames.play(s, "attack 2.bold 1.seer");
    assertThat(s.decision()).isEqualTo(DecisionKind.ATTACK_CARD);
    List<String> cards = List.of("slash", "parry", "rally", "guard", "rally");
    check(
        s,
        0,
        1,
        layouts(
            cards,
            0,
            new Places(0, 0, 0, 2, 3),
            l -> l.hand.stream().anyMatch(RedealTest::attacks)));
  }

  // ---- private looks

  @Test
  void knownPlacesOfTheOwnDeckStay() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), TestHeroes.knight()))
            .hand(0, "foresee", "peek")
            .deck(0, "ask", "doom", "peek", "expose", "study")
            .state();
    TestGames.play(s, "scheme foresee 1.seer");
    assertThat(s.decision()).isEqualTo(DecisionKind.CHOOSE_CARD);
    List<String> top = List.of("peek", "doom", "ask");
    List<String> cards = List.of("peek", "ask", "doom", "peek", "expose", "study");
    check(
        s,
        0,
        0,
        layouts(
            cards,
            1,
            new Places(0, 0, 0, 1, 5),
            l -> l.hand.equals(List.of("peek")) && l.deck.subList(2, 5).equals(top)));
    check(s, 1, 0, layouts(cards, 0, new Places(0, 0, 0, 1, 5), _ -> true));
  }

  @Test
  void drawnCardsBeingSortedAreAnyOfTheUnknownOnes() {
    State s =
        new Position(TestGames.duel(TestHeroes.seer(), TestHeroes.knight()))
            .hand(0, "study", "peek")
            .deck(0, "ask", "doom", "expose", "peek")
            .state();
    TestGames.play(s, "scheme study 1.seer", "number 2");
    assertThat(s.decision()).isEqualTo(DecisionKind.CHOOSE_CARD);
    List<String> cards = List.of("peek", "ask", "doom", "expose", "peek");
    check(s, 1, 0, layouts(cards, 0, new Places(0, 0, 2, 1, 2), _ -> true));
  }

  // ---- the source

  @Test
  void theSameSourceDealsTheSame() {
    State s = attacked("attack 2.bold 1.seer", "card parry", "card guard");
    View view = View.of(s, 0);
    State into = s.copy();
    var one = new Redeal(17);
    var other = new Redeal(17);
    for (int i = 0; i < 100; i++) {
      State dealt = one.deal(view);
      other.dealInto(view, into);
      assertThat(into.hash()).isEqualTo(dealt.hash());
      assertThat(into.mem).isEqualTo(dealt.mem);
      assertThat(dealt.seed).isNotEqualTo(s.seed);
    }
  }
}
