package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The table is laid out in boxes: no text moves the board or an answer, and every sentence fits.
 */
class BoxesTest extends BrowserTest {

  static Stream<Arguments> devices() {
    return Stream.of(
        Arguments.of("desk", Device.DESKTOP),
        Arguments.of("phone-de", Device.PHONE.german()),
        Arguments.of("phone-on-its-side", Device.PHONE.turned()));
  }

  /** In the long run. */
  static Stream<Arguments> more() {
    return Stream.of(
        Arguments.of("desk-de", Device.DESKTOP.german()), Arguments.of("phone", Device.PHONE));
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("more")
  void everythingFitsAndStays(String name, Device device) {
    noTextMovesTheBoardOrAnAnswer(name, device);
    everySentenceFits(name, device);
  }

  /**
   * The places of everything that is pressed, as text; answers by their places, which stay. A hand
   * of many words may run under the side column.
   */
  private static final String PLACES =
      """
      () => ['np-board', '.caption', '.prompt', '.answer-no', '.answer-yes', '.hand-area']
        .map((place) => {
          const r = document.querySelector(place).getBoundingClientRect();
          const width = place === '.hand-area' ? '' : Math.round(r.width);
          return [Math.round(r.x), Math.round(r.y), width, Math.round(r.height)].join(' ');
        })
        .join(', ')\
      """;

  /**
   * How far the hand reaches out of the window, and how far a card that gets the focus moves the
   * page.
   */
  private static final String OUTSIDE =
      """
      () => {
        const below = document.querySelector('np-hand').getBoundingClientRect().bottom - innerHeight;
        [...document.querySelectorAll('.hand-card')].at(-1)?.scrollIntoView();
        return Math.max(0, Math.round(below)) + document.querySelector('.table-page').scrollTop + scrollY;
      }\
      """;

  @ParameterizedTest(name = "{0}")
  @MethodSource("devices")
  void noTextMovesTheBoardOrAnAnswer(String name, Device device) {
    Tab tab = visitor(device).open("#/");
    tab.press(tab.page().locator("button.huge"));
    TablePage table = TablePage.arriving(tab).awaitQuestion();
    var places = new LinkedHashSet<Object>();
    new Duel(table.robot(91))
        .playUntil(
            robot -> {
              if (tab.page().locator(".answer-yes").isVisible()) {
                places.add(tab.page().evaluate(PLACES));
              }
              return robot.decisions() > 30;
            });
    assertThat(places).as("board, caption, prompt, answers, hand").hasSize(1);
    assertThat(tab.page().evaluate(OUTSIDE))
        .as("pixels of the hand outside the window")
        .isEqualTo(0);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("devices")
  void everySentenceFits(String name, Device device) {
    Tab tab = visitor(device).open("#/");
    tab.press(tab.page().locator("button.huge"));
    TablePage.arriving(tab).awaitQuestion();
    String language = device.language().substring(0, 2);
    JsonNode misfits = Wire.parse((String) tab.page().evaluate(Tab.script("sentences"), language));
    var found = new ArrayList<String>();
    misfits.forEach(misfit -> found.add(misfit.asText()));
    assertThat(found).isEmpty();
  }
}
