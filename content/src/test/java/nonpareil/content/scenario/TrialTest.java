package nonpareil.content.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TrialTest {

  private static final Content CONTENT = Content.bundled().with(Examples.heroes());

  private static Stream<String> heroes() {
    return CONTENT.heroIds().stream();
  }

  @ParameterizedTest
  @MethodSource("heroes")
  void everyCardCanBeTried(String hero) {
    for (Card card : CONTENT.hero(hero).hero().cards()) {
      Arranged position = Trial.of(CONTENT, hero, card.id());
      var log = new GameLog(position.game(), Objects.requireNonNull(position.arrangement()));
      assertThat(log.isArranged()).isTrue();
      var deck = log.game().seat(0).deck();
      assertThat(deck.has(log.state().hand(0), deck.number(card.id()))).as(card.id()).isTrue();
      List<String> offered = log.texts();
      if (card.type() == CardType.SCHEME) {
        assertThat(offered).as(card.id()).anyMatch(o -> o.startsWith("scheme " + card.id() + " "));
      } else {
        assertThat(offered).as(card.id()).anyMatch(o -> o.startsWith("attack "));
      }
      boolean defends = card.type() == CardType.DEFENSE;
      assertThat(log.decider()).as(card.id()).isEqualTo(defends ? 1 : 0);
    }
  }

  @Test
  void aScenarioCanGoOnFromIt() {
    assertThat(Trial.scenario(CONTENT, "medusa", "dash"))
        .startsWith("setup:\n  board: sarpedon\n  players: [medusa, king-arthur]\n");
  }

  @Test
  void aCardThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> Trial.of(CONTENT, "medusa", "dashh"))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("found \"dashh\"")
        .hasMessageContaining("did you mean \"dash\"?");
  }
}
