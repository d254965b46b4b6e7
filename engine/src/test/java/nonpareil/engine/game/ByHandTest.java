package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.OnlyPeople;
import org.junit.jupiter.api.Test;

/** What people carry out by hand: acts that are proposed, agreed to and done. */
final class ByHandTest {

  private static final ByHand JOKE = new ByHand(Map.of("en", "Tell a joke.", "de", "Ein Witz."));

  private static final Hero JESTER =
      new TestHeroes.Maker("jester")
          .sidekicks("monkey", 2)
          .cards(
              TestHeroes.scheme("joke", 4, JOKE),
              TestHeroes.scheme(
                  "round",
                  4,
                  new Deciding.Each(
                      Players.EACH_OPPONENT,
                      new Effect.Sequence(
                          List.of(JOKE, new Effect.Discard(Players.CHOSEN, new Amount.Fixed(1)))))),
              TestHeroes.card(
                  "pie",
                  CardType.VERSATILE,
                  3,
                  1,
                  8,
                  Card.ANY,
                  false,
                  Map.of(Card.Timing.AFTER_COMBAT, JOKE, Card.Timing.FORCED_DISCARD, JOKE)))
          .make();

  private static Position joking() {
    return new Position(TestGames.duel(JESTER, TestHeroes.knight()))
        .at("1.jester", 3)
        .at("1.monkey-1", 2)
        .at("1.monkey-2", 1)
        .at("2.knight", 8)
        .at("2.squire-1", 9)
        .at("2.squire-2", 7)
        .hand(0, "joke");
  }

  private static List<String> options(State s) {
    Options options = new Rules().options(s);
    return IntStream.range(0, options.size())
        .mapToObj(i -> OptionText.of(s, options.get(i)))
        .toList();
  }

  private static final String PLAY = "scheme joke 1.jester";

  private static void play(State s, List<Event> told, String... choices) {
    var rules = new Rules();
    for (String choice : choices) {
      rules.apply(s, TestGames.option(s, choice), told::add);
    }
  }

  private static State played(Position position, String... choices) {
    State s = position.state();
    var all = new ArrayList<>(List.of(PLAY));
    all.addAll(List.of(choices));
    play(s, new ArrayList<>(), all.toArray(String[]::new));
    return s;
  }

  @Test
  void whatIsAgreedToIsDone() {
    State s = played(joking(), "act draw", "player 2");
    int before = s.handSize(1);
    assertThat(s.decider()).isEqualTo(1);
    HandQuestion question = Objects.requireNonNull(Question.of(s).byHand());
    assertThat(question.effect()).isEqualTo(JOKE);
    assertThat(question.proposal()).isEqualTo(new Proposal(FreeAct.DRAW, -1, 1, -1, -1, -1));
    play(s, new ArrayList<>(), "yes");
    assertThat(s.handSize(1)).isEqualTo(before + 1);
    assertThat(s.decider()).as("what else").isZero();
    play(s, new ArrayList<>(), "done");
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.get(State.DEPTH)).isZero();
  }

  @Test
  void whatIsNotAgreedToIsNotDone() {
    State s = played(joking(), "act move", "fighter 2.knight", "space " + space(11));
    var told = new ArrayList<Event>();
    play(s, told, "no", "done");
    assertThat(s.at(s.game().piece("2.knight"))).isEqualTo(8);
    assertThat(told.getFirst()).isEqualTo(new Event.ActAnswered(1, false, cause(s)));
    assertThat(told).noneMatch(Event.Moved.class::isInstance);
  }

  private static Event.Cause cause(State s) {
    return Event.Cause.of(0, s.game().seat(0).deck().card(0).id().equals("joke") ? 0 : -1);
  }

  private static String space(int number) {
    return TestBoards.row(12, 0).spaceId(number);
  }

  @Test
  void fightersMoveArePlacedAndComeBack() {
    State s =
        played(
            joking().defeated("1.monkey-2"),
            "act move",
            "fighter 2.knight",
            "space " + space(11),
            "yes",
            "act place",
            "fighter 2.knight",
            "space " + space(0),
            "yes",
            "act place",
            "fighter 1.monkey-2",
            "space " + space(5),
            "yes");
    assertThat(s.at(s.game().piece("2.knight"))).isZero();
    assertThat(s.at(s.game().piece("1.monkey-2"))).isEqualTo(5);
    assertThat(s.health(s.game().piece("1.monkey-2"))).isEqualTo(1);
  }

  @Test
  void nobodyWalksThroughOpponents() {
    State s = played(joking(), "act move", "fighter 2.knight");
    assertThat(options(s)).doesNotContain("space " + space(0), "space " + space(3));
    assertThat(options(s)).contains("none", "space " + space(4));
  }

  @Test
  void healthBecomesANumberAndNoneIsDefeat() {
    State s = played(joking(), "act health", "fighter 2.knight", "number 3", "yes");
    assertThat(s.health(s.game().piece("2.knight"))).isEqualTo(3);
    play(s, new ArrayList<>(), "act health", "fighter 2.knight", "number 0", "yes", "done");
    assertThat(s.isOver()).isTrue();
    assertThat(s.winners()).isEqualTo(1);
  }

  @Test
  void somebodyMayThinkBetterOfIt() {
    State s = played(joking(), "act health", "fighter 2.knight", "none", "act draw", "none");
    assertThat(options(s)).contains("act draw", "done");
  }

  @Test
  void thereIsAnEndToIt() {
    State s = played(joking());
    for (int i = 0; i < HandWords.MOST_ACTS; i++) {
      play(s, new ArrayList<>(), "act draw", "none");
    }
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
  }

  @Test
  void aCardOfAHandIsPickedByItsOwnerAndSeenByNobodyElse() {
    State s = played(joking().hand(1, "slash", "guard"), "act hand-to-top", "player 2", "yes");
    assertThat(s.decider()).isEqualTo(1);
    assertThat(s.decision()).isEqualTo(DecisionKind.CHOOSE_CARD);
    State other = s.copy();
    var told = new ArrayList<Event>();
    play(s, told, "card slash");
    Event moved = told.getFirst();
    assertThat(moved).isInstanceOf(Event.CardMoved.class);
    assertThat(((Event.CardMoved) moved.seenBy(0, s.game())).card()).isEqualTo(-1);
    assertThat(s.known(0, 1)).as("what the other knows of the hand").isZero();
    play(other, new ArrayList<>(), "card guard");
    assertThat(View.of(s, 0)).isEqualTo(View.of(other, 0));
    assertThat(View.of(s, 1)).isNotEqualTo(View.of(other, 1));
  }

  @Test
  void cardsOfADiscardPileGoWhereItIsAgreed() {
    Position position = joking().hand(1, "slash").discard(1, "slash", "guard");
    State s =
        played(
            position, "act discard-to-bottom", "player 2", "card slash", "yes", "act take-discard");
    play(s, new ArrayList<>(), "player 2", "card guard", "yes");
    assertThat(s.discard(1)).isZero();
    assertThat(s.handSize(1)).isEqualTo(2);
    assertThat(Integer.bitCount(s.known(0, 1))).as("it was seen to come").isEqualTo(1);
    assertThat(s.deckKnownToAll(1) & 1).isEqualTo(1);
  }

  @Test
  void anOpponentWhoIsMadeToDiscardReacts() {
    Game game = TestGames.duel(JESTER, JESTER);
    State s = new Position(game).hand(0, "joke").hand(1, "pie").state();
    play(s, new ArrayList<>(), PLAY, "act discard", "player 2", "yes");
    assertThat(s.decider()).as("whose card was discarded").isEqualTo(1);
    assertThat(options(s)).contains("act draw");
    play(s, new ArrayList<>(), "done");
    assertThat(s.decider()).as("who goes on").isZero();
    assertThat(options(s)).contains("act draw", "done");
  }

  @Test
  void allOpponentsStillInTheGameAgreeAndWhatWasChosenBeforeStays() {
    Game game =
        TestGames.game(
            Mode.FREE_FOR_ALL,
            Edition.BOOK_2023,
            TestBoards.row(24, 0),
            JESTER,
            TestHeroes.knight(),
            TestHeroes.knight());
    State s = new Position(game).hand(0, "round").hand(1, "slash").hand(2, "slash").state();
    play(s, new ArrayList<>(), "scheme round 1.jester", "act draw", "player 1");
    assertThat(s.decider()).isEqualTo(1);
    play(s, new ArrayList<>(), "yes");
    assertThat(s.decider()).isEqualTo(2);
    play(s, new ArrayList<>(), "yes");
    assertThat(s.handSize(0)).isEqualTo(1);
    play(s, new ArrayList<>(), "done");
    assertThat(s.handSize(1)).as("the opponent whose part it was").isZero();
    assertThat(s.handSize(2)).isEqualTo(1);
  }

  @Test
  void theReasonNamesHeroAndCard() {
    assertThat(OnlyPeople.of(TestHeroes.knight())).isEmpty();
    assertThat(OnlyPeople.among(List.of(TestHeroes.knight(), JESTER)).orElseThrow().reason())
        .isEqualTo("hero jester is for people only: its card joke is carried out by hand");
    Hero singer = new TestHeroes.Maker("singer").atStartOfTurn(JOKE).make();
    assertThat(OnlyPeople.of(singer).orElseThrow().reason())
        .isEqualTo("hero singer is for people only: its ability is carried out by hand");
  }

  @Test
  void viewsAndTheirBytesHoldInRandomGames() {
    var joker = new TestHeroes.Maker("joker").sidekicks("monkey", 2).atStartOfTurn(JOKE);
    RandomWalks.play(
        joker
            .when(new Ability.Triggered(Ability.Moment.AFTER_MANEUVER, JOKE))
            .cards(JESTER.cards().toArray(Card[]::new))
            .make());
  }
}
