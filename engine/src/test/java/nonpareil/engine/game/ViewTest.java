package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class ViewTest {

  private static Game three() {
    return TestGames.game(
        Mode.FREE_FOR_ALL,
        Edition.BOOK_2023,
        TestBoards.row(20, 0),
        TestHeroes.seer(),
        TestHeroes.hider(),
        TestHeroes.knight());
  }

  private static View view(State s, int viewer) {
    return View.of(s, viewer);
  }

  private static List<String> known(View view, int player) {
    return TestGames.cards(view.game(), player, view.knownHand(player));
  }

  /** Other cards in the second player's hand and deck, and another seed. */
  private static State[] twoThatDifferInWhatIsHidden() {
    Game game = three();
    State one =
        new Position(game)
            .hand(0, "peek", "ask")
            .hand(1, "slash", "veil")
            .deck(1, "guard", "slash", "guard")
            .hand(2, "parry")
            .deck(2, "rally")
            .state();
    State other = TestGames.exchanged(one, 1, "veil", "guard");
    other.seed = 99;
    return new State[] {one, other};
  }

  @Test
  @Tag("proves:DEC-34")
  void whatIsHiddenMakesNoDifference() {
    State[] states = twoThatDifferInWhatIsHidden();
    for (int viewer : new int[] {0, 2, State.SPECTATOR}) {
      View one = view(states[0], viewer);
      View other = view(states[1], viewer);
      assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
      assertThat(one.hash()).isEqualTo(other.hash());
      assertThat(one.handSize(1)).isEqualTo(2);
      assertThat(one.deckSize(1)).isEqualTo(3);
      assertThat(known(one, 1)).isEmpty();
      assertThat(one.knownTop(1)).isEmpty();
    }
    assertThat(view(states[0], 1)).isNotEqualTo(view(states[1], 1));
    assertThat(known(view(states[0], 1), 1)).containsExactly("veil", "slash");
    assertThat(view(states[0], 0))
        .as("each viewer has a view of its own")
        .isNotEqualTo(view(states[0], 2));
  }

  /** The owner does not know the order of the own deck either. */
  @Test
  void theOrderOfADeckIsHiddenFromItsOwner() {
    State one = twoThatDifferInWhatIsHidden()[0];
    State other = one.copy();
    int top = one.deckCard(1, 2);
    other.deckCard(1, 2, one.deckCard(1, 1));
    other.deckCard(1, 1, top);
    assertThat(other).isNotEqualTo(one);
    assertThat(view(other, 1)).isEqualTo(view(one, 1));
  }

  @Test
  void theSeedIsInNoView() {
    Game game = three();
    State one = new Position(game).hand(0, "peek", "ask").state();
    State other = new State(game.withSeed(99), one.mem.clone(), 99);
    for (int viewer : new int[] {0, 1, 2, State.SPECTATOR}) {
      assertThat(view(one, viewer)).isEqualTo(view(other, viewer));
      assertThat(view(one, viewer).hash()).isEqualTo(view(other, viewer).hash());
      assertThat(view(one, viewer).masked().seed).isZero();
    }
  }

  /** Whoever has the seed can work out every shuffle, past and to come. */
  @Test
  void theSeedIsNotReachedThroughAView() {
    var seed = new Seed(0x5EED_5EED_5EEDL, 0x5EC0_4D5E_C04DL);
    Game game = three().withSeed(seed);
    State s = new Rules().start(game);
    assertThat(view(s, 0).game().setup().seed()).isEqualTo(Seed.of(0));
    assertThat(view(s, 0).game().rest).isZero();
    State dealt = new Redeal(1).deal(view(s, 0));
    assertThat(dealt.seed).isNotEqualTo(seed.first());
    assertThat(dealt.game().setup().seed()).isEqualTo(Seed.of(0));
    assertThat(dealt.game().rest).isZero();
  }

  // ---- knowledge

  @Test
  void aSeenHandIsKnownToTheOneWhoSawIt() {
    State s = twoThatDifferInWhatIsHidden()[1];
    TestGames.play(s, "scheme peek 1.seer", "player 2");
    assertThat(known(view(s, 0), 1)).containsExactly("slash", "guard");
    assertThat(known(view(s, 2), 1)).isEmpty();
    assertThat(known(view(s, State.SPECTATOR), 1)).isEmpty();
  }

  @Test
  void aShownHandIsKnownToAll() {
    State s = new Position(three()).hand(0, "expose", "ask").hand(1, "slash", "guard").state();
    TestGames.play(s, "scheme expose 1.seer", "player 2");
    for (int viewer : new int[] {0, 2, State.SPECTATOR}) {
      assertThat(known(view(s, viewer), 1)).containsExactly("slash", "guard");
    }
  }

  /** What one player has learnt privately does not show in what another sees. */
  @Test
  @Tag("proves:DEC-34")
  void theKnowledgeOfOthersIsHidden() {
    State one = new Position(three()).hand(0, "peek", "ask").hand(1, "slash", "guard").state();
    State other = TestGames.exchanged(one, 1, "guard", "slash");
    for (State s : List.of(one, other)) {
      TestGames.play(s, "scheme peek 1.seer", "player 2");
    }
    assertThat(view(one, 0)).isNotEqualTo(view(other, 0));
    assertThat(view(one, 2)).isEqualTo(view(other, 2));
    assertThat(view(one, State.SPECTATOR)).isEqualTo(view(other, State.SPECTATOR));
  }

  @Test
  void cardsSeenOnTheOwnDeckAreKnownToItsOwnerOnly() {
    State s = new Position(three()).hand(0, "foresee", "ask").top(0, "ask", "peek", "doom").state();
    TestGames.play(s, "scheme foresee 1.seer");
    Deck deck = s.game().seat(0).deck();
    assertThat(view(s, 0).knownTop(0))
        .containsExactly(deck.number("ask"), deck.number("peek"), deck.number("doom"));
    assertThat(view(s, 1).knownTop(0)).isEmpty();
    State other = s.copy();
    other.deckCard(0, other.deckSize(0) - 1, deck.number("doom"));
    other.deckCard(0, other.deckSize(0) - 3, deck.number("ask"));
    assertThat(view(s, 1)).isEqualTo(view(other, 1));
    assertThat(view(s, 0)).isNotEqualTo(view(other, 0));
  }

  @Test
  void aFaceDownCardIsHidden() {
    Hero bold = new TestHeroes.Maker("bold").boostsAttacks().cards(TestHeroes.weapons()).make();
    Game game = TestGames.duel(bold, TestHeroes.knight());
    State one = new Position(game).hand(0, "slash", "guard", "parry", "rally").state();
    State other = one.copy();
    TestGames.play(one, "attack 1.bold 2.knight", "card slash", "card guard");
    TestGames.play(other, "attack 1.bold 2.knight", "card parry", "card rally");
    assertThat(one.decision()).isEqualTo(DecisionKind.DEFENSE_CARD);
    for (int viewer : new int[] {1, State.SPECTATOR}) {
      assertThat(view(one, viewer)).isEqualTo(view(other, viewer));
      assertThat(view(one, viewer).combatCard(true)).isEqualTo(View.HIDDEN);
      assertThat(view(one, viewer).tableSize(0)).isEqualTo(2);
      assertThat(view(one, viewer).handSize(0)).isEqualTo(2);
    }
    assertThat(view(one, 0)).isNotEqualTo(view(other, 0));
    assertThat(view(one, 0).combatCard(true)).isEqualTo(game.seat(0).deck().number("slash"));
    assertThat(known(view(one, 0), 0)).containsExactly("slash", "guard", "parry", "rally");
    State plain = new Position(game).hand(0, "slash", "guard", "parry", "rally").state();
    TestGames.play(plain, "attack 1.bold 2.knight", "card slash", "none");
    assertThat(view(plain, 1)).as("that there is a boost is seen").isNotEqualTo(view(one, 1));
  }

  @Test
  @Tag("proves:TEAM-4")
  void teamMatesSeeEachOthersHands() {
    Game game =
        TestGames.game(
            Mode.TEAMS,
            Edition.BOOK_2023,
            TestBoards.row(20, 0),
            TestHeroes.seer(),
            TestHeroes.hider(),
            TestHeroes.knight(),
            TestHeroes.knight());
    State s = new Position(game).hand(0, "peek", "ask").hand(2, "slash", "guard").state();
    assertThat(known(view(s, 0), 2)).containsExactly("slash", "guard");
    assertThat(known(view(s, 2), 0)).containsExactly("peek", "ask");
    assertThat(known(view(s, 1), 0)).isEmpty();
    assertThat(known(view(s, 3), 2)).isEmpty();
  }

  // ---- prompts that would tell a secret

  @Test
  @Tag("proves:DEC-34")
  void aReactionIsHiddenUnlessItsCardIsKnown() {
    Position position =
        new Position(three()).hand(0, "peek", "expose", "ask").hand(1, "veil", "slash");
    State s = position.state();
    TestGames.play(s, "scheme peek 1.seer", "player 2");
    assertThat(s.decision()).isEqualTo(DecisionKind.CONFIRM);
    assertThat(s.decider()).isEqualTo(1);
    for (int viewer : new int[] {0, 2, State.SPECTATOR}) {
      assertThat(view(s, viewer).decision()).isEqualTo(DecisionKind.NONE);
      assertThat(view(s, viewer).decider()).isEqualTo(State.NOBODY);
    }
    assertThat(view(s, 1).decision()).isEqualTo(DecisionKind.CONFIRM);
    assertThat(view(s, 1).decider()).isEqualTo(1);
    TestGames.play(s, "no", "scheme expose 1.seer", "player 2");
    assertThat(s.decision()).isEqualTo(DecisionKind.CONFIRM);
    assertThat(view(s, 0).decision()).as("the veil has been seen").isEqualTo(DecisionKind.CONFIRM);
    assertThat(view(s, 0).decider()).isEqualTo(1);
    assertThat(view(s, 2).decision()).as("but not by all").isEqualTo(DecisionKind.NONE);
  }

  @Test
  void aReactionThatWasShownIsKnownToAll() {
    State s =
        new Position(three()).hand(0, "peek", "expose", "ask").hand(1, "veil", "slash").state();
    TestGames.play(s, "scheme peek 1.seer", "player 2", "yes");
    for (int viewer : new int[] {0, 2, State.SPECTATOR}) {
      assertThat(known(view(s, viewer), 1)).containsExactly("veil");
    }
    TestGames.play(s, "scheme expose 1.seer", "player 2");
    assertThat(view(s, 2).decision()).isEqualTo(DecisionKind.CONFIRM);
  }

  // ---- everything at once, over random games

  @Test
  @Tag("proves:DEC-34")
  void aRedealLooksTheSameToItsViewer() {
    var random = new SplittableRandom(14);
    var rules = new Rules();
    var redeal = new Redeal(15);
    int other = 0;
    for (int game = 0; game < 15; game++) {
      State s = rules.start(three().withSeed(game));
      while (!s.isOver()) {
        for (int viewer : new int[] {0, 1, 2, State.SPECTATOR}) {
          View view = view(s, viewer);
          State dealt = redeal.deal(view);
          assertThat(view(dealt, viewer)).isEqualTo(view);
          other += dealt.equals(s) ? 0 : 1;
          if (s.decider() == viewer) {
            assertThat(new Rules().options(dealt).toArray())
                .isEqualTo(new Rules().options(s).toArray());
          }
          assertThat(new Rules().options(dealt).size()).isPositive();
        }
        Options options = rules.options(s);
        rules.apply(s, options.get(random.nextInt(options.size())));
      }
    }
    assertThat(other).isGreaterThan(1000);
  }
}
