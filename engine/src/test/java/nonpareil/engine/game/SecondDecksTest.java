package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static nonpareil.engine.game.TestGames.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.OnlyPeople;
import org.junit.jupiter.api.Test;

/** Second decks: cards that lie before their player until they are used. */
class SecondDecksTest {

  private static final String DECK = "potion";

  private static Effect heal(int amount) {
    return new Effect.Heal(Fighters.of(Fighters.Group.HERO), new Amount.Fixed(amount));
  }

  private static Effect draw(int cards) {
    return new PileEffect.DrawSecond(DECK, new Amount.Fixed(cards));
  }

  private static Hero brewer(boolean removed) {
    return new TestHeroes.Maker("brewer")
        .second(
            removed,
            TestHeroes.scheme("salve", 3, heal(2)),
            TestHeroes.scheme("oil", 2, TestHeroes.damage(Fighters.Group.OPPOSING, 1)),
            TestHeroes.scheme("dregs", 1, new PileEffect.Refill(DECK)))
        .cards(
            TestHeroes.scheme("brew", 6, draw(1)),
            TestHeroes.scheme("vat", 6, draw(9)),
            TestHeroes.scheme("rinse", 2, new PileEffect.Refill(DECK)),
            TestHeroes.scheme(
                "shelf",
                2,
                new Effect.Heal(Fighters.of(Fighters.Group.HERO), new PileAmount.Laid(DECK))))
        .make();
  }

  private static Game game() {
    return TestGames.duel(brewer(false), TestHeroes.knight());
  }

  private static State state(String... hand) {
    return new TestGames.Position(game()).hand(0, hand).stands("1.brewer", null, 1, false).state();
  }

  private static List<String> laid(State s) {
    SecondDeck second = s.game().seat(0).second();
    var ids = new ArrayList<String>();
    for (int c = second.first(); c < second.end(); c++) {
      for (int i = second.count(s.laid(0), c); i > 0; i--) {
        ids.add(s.game().seat(0).deck().card(c).id());
      }
    }
    return ids;
  }

  @Test
  void aDrawnCardLiesThereForEverybodyToSee() {
    State s = state("brew");
    play(s, "scheme brew 1.brewer");
    assertThat(laid(s)).hasSize(1);
    assertThat(View.of(s, 1).laid(0)).isEqualTo(s.laid(0));
    assertThat(View.of(s, State.SPECTATOR).secondDeckSize(0)).isEqualTo(5);
    assertThat(s.handSize(0)).as("not in the hand").isZero();
  }

  @Test
  void noMoreAreDrawnThanThereAre() {
    State s = state("vat");
    play(s, "scheme vat 1.brewer");
    assertThat(laid(s)).containsExactly("salve", "salve", "salve", "oil", "oil", "dregs");
    assertThat(View.of(s, 0).secondDeckSize(0)).isZero();
  }

  @Test
  void aCardIsUsedBetweenActionsAndCostsNone() {
    State s = state("vat");
    play(s, "scheme vat 1.brewer");
    assertThat(texts(s)).contains("maneuver", "use salve", "use oil");
    play(s, "use salve");
    assertThat(s.health(0)).isEqualTo(3);
    assertThat(s.actionsLeft()).isEqualTo(1);
    assertThat(laid(s)).containsExactly("salve", "salve", "oil", "oil", "dregs");
    assertThat(Integer.bitCount(s.used(0))).isEqualTo(1);
  }

  @Test
  void afterTheLastActionTheTurnWaitsUntilThePlayerIsDone() {
    State s = state("vat", "brew");
    play(s, "scheme vat 1.brewer", "scheme brew 1.brewer");
    assertThat(s.actionsLeft()).isZero();
    assertThat(s.activePlayer()).isZero();
    assertThat(texts(s)).containsExactly("done", "use salve", "use oil", "use dregs");
    play(s, "use oil", "use salve", "done");
    assertThat(s.activePlayer()).isEqualTo(1);
    assertThat(s.health(0)).isEqualTo(3);
    assertThat(texts(s)).as("not in the turn of another").noneMatch(t -> t.startsWith("use"));
  }

  @Test
  void whatLiesThereStaysForTheNextTurn() {
    State s = state("vat", "brew");
    play(s, "scheme vat 1.brewer", "scheme brew 1.brewer", "done");
    int before = s.laid(0);
    while (s.activePlayer() == 1) {
      var rules = new Rules();
      rules.apply(s, rules.options(s).get(0));
    }
    assertThat(s.laid(0)).isEqualTo(before);
    assertThat(texts(s)).contains("use salve");
  }

  @Test
  void aTurnWithoutSuchCardsEndsByItself() {
    State s = state("rinse", "rinse");
    play(s, "scheme rinse 1.brewer", "scheme rinse 1.brewer");
    assertThat(s.activePlayer()).isEqualTo(1);
  }

  @Test
  void usedCardsComeBackWhenTheDeckIsRefilled() {
    State s = state("vat", "rinse");
    play(s, "scheme vat 1.brewer", "use salve", "use salve", "use oil");
    assertThat(View.of(s, 0).secondDeckSize(0)).isZero();
    play(s, "scheme rinse 1.brewer");
    assertThat(s.used(0)).isZero();
    assertThat(View.of(s, 0).secondDeckSize(0)).isEqualTo(3);
    play(s, "use dregs");
    assertThat(Integer.bitCount(s.used(0))).as("it is used up after its effect").isEqualTo(1);
  }

  @Test
  void theCardsThatLieThereCanBeCounted() {
    State s = state("vat", "shelf");
    play(s, "scheme vat 1.brewer", "scheme shelf 1.brewer");
    assertThat(s.health(0)).isEqualTo(7);
  }

  @Test
  void chanceDecidesWhatIsDrawnAndTheSameGameDrawsTheSame() {
    Set<List<String>> drawn = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      Game game = game().withSeed(seed);
      State one = arranged(game);
      State other = arranged(game);
      State before = one.copy();
      var told = new ArrayList<Event>();
      new Rules().apply(one, TestGames.option(one, "scheme brew 1.brewer"), told::add);
      play(other, "scheme brew 1.brewer");
      assertThat(other).isEqualTo(one);
      assertThat(one.isChanceSince(before)).isTrue();
      assertThat(told).filteredOn(Event::isChance).hasSize(1);
      drawn.add(laid(one));
    }
    assertThat(drawn).hasSize(3);
  }

  private static State arranged(Game game) {
    return new TestGames.Position(game).hand(0, "brew").state();
  }

  /** Nothing that is hidden can be told apart from a view, and a re-deal draws as chance does. */
  @Test
  void aRedealDrawsAnew() {
    State s = state("brew", "brew");
    View view = View.of(s, 0);
    assertThat(View.of(new Redeal(1).deal(view), 0)).isEqualTo(view);
    int salves = 0;
    int deals = 6_000;
    var redeal = new Redeal(7);
    for (int i = 0; i < deals; i++) {
      State dealt = redeal.deal(view);
      play(dealt, "scheme brew 1.brewer");
      salves += laid(dealt).contains("salve") ? 1 : 0;
    }
    assertThat(salves).isBetween(deals / 2 - 200, deals / 2 + 200);
  }

  @Test
  void whatWouldBeDrawnIsNotRehearsed() {
    State s = state("brew");
    var rehearsal = Rehearsal.of(View.of(s, 0), 3);
    rehearsal.apply(TestGames.option(s, "scheme brew 1.brewer"));
    assertThat(rehearsal.isBlind()).isTrue();
    assertThat(rehearsal.view().laid(0)).isZero();
    assertThat(rehearsal.events()).noneMatch(Event.SecondDrawn.class::isInstance);
  }

  @Test
  void aViewGoesThroughBytes() {
    State s = state("vat", "brew");
    play(s, "scheme vat 1.brewer", "use salve");
    View view = View.of(s, 0);
    assertThat(View.of(s.game(), 0, view.bytes())).isEqualTo(view);
    State wrong = view.masked().copy();
    wrong.used(0, s.game().seat(0).second().all());
    byte[] bytes = ViewBytes.sealed(s.game(), 0, wrong.mem);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> View.of(s.game(), 0, bytes))
        .withMessage("no view of this game: cards of a second deck");
  }

  @Test
  void aRuleInForceNamesTheSecondCardItComesFrom() {
    var slow =
        new RuleEffect.PutInForce(
            new Rule.CannotMove(Fighters.of(Fighters.Group.OPPOSING)), Rule.Until.END_OF_TURN);
    Hero brewer =
        new TestHeroes.Maker("brewer")
            .second(true, TestHeroes.scheme("glue", 1, slow))
            .cards(TestHeroes.scheme("brew", 6, draw(1)))
            .make();
    Game game = TestGames.duel(brewer, TestHeroes.knight());
    State s = new TestGames.Position(game).hand(0, "brew").state();
    play(s, "scheme brew 1.brewer", "use glue");
    InForce rule = View.of(s, 1).rules().getFirst();
    assertThat(game.seat(0).deck().card(rule.card()).id()).isEqualTo("glue");
    assertThat(rule.number(game)).isZero();
  }

  @Test
  void aSecondCardThatIsCarriedOutByHandIsForPeopleOnly() {
    Hero brewer =
        new TestHeroes.Maker("brewer")
            .second(true, TestHeroes.scheme("toast", 1, new ByHand(Map.of("en", "Say a toast."))))
            .make();
    assertThat(OnlyPeople.of(brewer).orElseThrow().reason())
        .isEqualTo("hero brewer is for people only: its card toast is carried out by hand");
  }

  @Test
  void wholeGamesComeToTheirEnd() {
    for (int seed = 0; seed < 200; seed++) {
      State s = new Rules().start(game().withSeed(seed));
      new Playout(seed).play(s, 5_000);
      assertThat(s.isOver()).isTrue();
      SecondDeck second = s.game().seat(0).second();
      assertThat(second.isSet(s.laid(0))).isTrue();
      assertThat(Integer.bitCount(s.laid(0)) + Integer.bitCount(s.used(0))).isLessThanOrEqualTo(6);
    }
  }

  @Test
  void theStateStaysSmall() {
    Hero counting = new TestHeroes.Maker("counting").counts("rage", 3).make();
    State other = new Rules().start(TestGames.duel(counting, TestHeroes.knight()));
    assertThat(state("brew").heapBytes()).isEqualTo(other.heapBytes()).isLessThan(1_200);
  }

  @Test
  void aSecondDeckHasAnEnd() {
    Card much = TestHeroes.scheme("much", 21, heal(1));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                TestGames.duel(
                    new TestHeroes.Maker("brewer").second(true, much).make(), TestHeroes.knight()))
        .withMessage("brewer: a second deck has at most 20 cards");
  }
}
