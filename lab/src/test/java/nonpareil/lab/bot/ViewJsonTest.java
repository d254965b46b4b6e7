package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ViewJsonTest {

  private static final Content CONTENT = Content.bundled();

  private static String json(View view) {
    var json = new ViewJson(view);
    return json.view() + " " + json.question() + " " + json.optionTexts();
  }

  /** In every position of a game: nothing of it depends on what the one who is asked cannot see. */
  @ParameterizedTest
  @CsvSource({
    "king-arthur, medusa",
    "alice, sinbad",
    "houdini, genie",
    "sherlock-holmes, dracula",
    "jekyll-and-hyde, invisible-man"
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
