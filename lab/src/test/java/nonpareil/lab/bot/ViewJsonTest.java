package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.Examples;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ViewJsonTest {

  private static final Content CONTENT = Content.bundled().with(Examples.heroes());

  private static String json(View view) {
    var json = new ViewJson(view);
    return json.view() + " " + json.question() + " " + json.optionTexts();
  }

  /** What lies face down beside a hero is told to its player; rules in force to everybody. */
  @Test
  void whatOnlySomeHeroesHaveIsTold() {
    var heroes = List.of(CONTENT.hero("card-sharp").hero(), CONTENT.hero("storm-warden").hero());
    var board = CONTENT.board("soho").board();
    Set<String> seen = new HashSet<>();
    for (int seed = 0; seed < 30; seed++) {
      var game = new Game(new Setup(Edition.BOOK_2023, Mode.DUEL, board, heroes, seed));
      RandomGames.play(
          game,
          new SplittableRandom(seed),
          (before, option, events, after) -> {
            JsonNode view = new ViewJson(View.of(before, before.decider())).view();
            JsonNode sleeve = view.path("players").path(0).path("piles").path(0);
            int size = Integer.bitCount(before.pile(0, 0));
            assertThat(sleeve.path("id").asText()).isEqualTo("sleeve");
            assertThat(sleeve.path("size").asInt(-1)).isEqualTo(size);
            boolean own = before.decider() == 0;
            assertThat(sleeve.path("cards").size())
                .isLessThanOrEqualTo(size)
                .isGreaterThanOrEqualTo(own ? size : 0);
            seen.add(own + " " + (sleeve.path("cards").size() < size));
            view.path("rules").forEach(rule -> seen.add(rule.path("until").asText()));
            view.path("players").path(1).path("schemes").forEach(_ -> seen.add("scheme"));
          });
    }
    assertThat(seen).contains("false true", "true false", "scheme", "start-of-next-turn");
    assertThat(seen).doesNotContain("true true");
  }

  /** In every position of a game: nothing of it depends on what the one who is asked cannot see. */
  @ParameterizedTest
  @CsvSource({
    "king-arthur, medusa",
    "alice, sinbad",
    "houdini, genie",
    "sherlock-holmes, dracula",
    "jekyll-and-hyde, invisible-man",
    "card-sharp, storm-warden",
    "archivist, oathkeeper",
    "trapper, bearwife"
  })
  void aBotGetsNothingHidden(String one, String two) {
    var heroes = List.of(CONTENT.hero(one).hero(), CONTENT.hero(two).hero());
    var board = CONTENT.board("soho").board();
    var game = new Game(new Setup(Edition.BOOK_2023, Mode.DUEL, board, heroes, 3));
    var rules = new Rules();
    var dice = new SplittableRandom(4);
    State s = rules.start(game);
    int asked = 0;
    while (!s.isOver()) {
      View view = View.of(s, s.decider());
      String seen = json(view);
      for (int i = 0; i < 3; i++) {
        State other = new Redeal(dice.nextLong()).deal(view);
        assertThat(json(View.of(other, s.decider()))).isEqualTo(seen);
      }
      var options = rules.options(s).toArray();
      JsonNode texts = new ViewJson(view).optionTexts();
      for (int i = 0; i < options.length; i++) {
        assertThat(texts.get(i).asText()).isEqualTo(OptionText.of(s, options[i]));
      }
      JsonNode own = new ViewJson(view).view().get("players").get(s.decider());
      assertThat(own.get("known").size()).isGreaterThanOrEqualTo(own.get("handSize").asInt());
      rules.apply(s, options[dice.nextInt(options.length)]);
      asked++;
    }
    assertThat(asked).isGreaterThan(30);
  }
}
