package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Learning: lessons by doing, and the rules to look things up. */
class LearnTest extends BrowserTest {

  private static Pupil begin(Tab tab, int lesson) {
    tab.press(tab.page().locator(".lesson-link").nth(lesson));
    TablePage.arriving(tab);
    return new Pupil(tab);
  }

  @Test
  void aLessonIsLearnedLeftAndResumed() {
    Tab tab = visitor(Device.DESKTOP).open("#/learn");
    Pupil pupil = begin(tab, 0);
    tab.press(pupil.coach().getByText("Next"));
    TablePage table = new TablePage(tab);
    tab.press(table.option("maneuver"));
    table.option("nobody").waitFor();
    tab.shot("lesson-plan");
    String step = pupil.coach().locator(".tutor-say").innerText();
    tab.press(table.option("nobody")); // not what the coach asks for
    assertThat(table.page().locator(".prompt-note")).containsText("marked space");
    tab.press(pupil.coach().locator(".tutor-leave"));
    assertThat(tab.page().locator(".lesson").first()).containsText("begun");
    begin(tab, 0);
    assertThat(pupil.coach().locator(".tutor-say"))
        .containsText(step.substring(step.indexOf('.') + 2));
    pupil.learn();
    tab.shot("lesson-end");
    tab.press(pupil.coach().locator(".tutor-leave"));
    assertThat(tab.page().locator(".lesson").first()).containsText("done");
  }

  @Test
  void allLessonsLeadToTheirEnd() {
    Tab tab = visitor(Device.PHONE).open("#/learn");
    int lessons = 12;
    assertThat(tab.page().locator(".lesson-link")).hasCount(lessons);
    Pupil pupil = begin(tab, 1);
    for (int i = 1; i < lessons; i++) {
      pupil.learn();
      tab.shot("lesson-" + i + "-end");
      tab.press(pupil.coach().locator(".tutor-end .solid"));
      tab.page().locator(".tutor-end").waitFor(TablePage.GONE);
    }
    TablePage.arriving(tab).awaitQuestion(); // a first duel
  }

  @Test
  void theRulesAreSearched() {
    Tab tab = visitor(Device.DESKTOP).open("#/rules");
    tab.page().locator("#rules-search").fill("exhaust");
    assertThat(tab.page().locator(".page-rules [role=status]")).containsText("found");
    int few = tab.page().locator(".clause").count();
    assertThat(few).isPositive();
    tab.shot("rules-search");
    assertThat(tab.page().locator(".clause mark").first())
        .hasText(Pattern.compile("exhaust", Pattern.CASE_INSENSITIVE));
    tab.page().locator("#rules-search").fill("exhuast"); // mistyped
    assertThat(tab.page().locator(".page-rules [role=status]")).containsText("near");
    assertThat(tab.page().locator(".clause, .terms dt").first()).isVisible();
    tab.page().locator("#rules-search").fill("erschöpft"); // a word of the other language
    assertThat(tab.page().locator(".clause, .terms dt").first()).isVisible();
    tab.page().locator("#rules-search").fill("xyzzy");
    assertThat(tab.page().getByText("Nothing found")).isVisible();
    tab.page().locator("#rules-search").fill("");
    tab.page().waitForCondition(() -> tab.page().locator(".clause").count() > few);
    tab.press(tab.page().locator(".clause-id").nth(5));
    assertThat(tab.page().locator(".clause-here")).isInViewport();
    tab.press(tab.button(Pattern.compile("Deutsch")));
    tab.page().locator("#rules-search").fill("angriff");
    assertThat(tab.page().locator(".clause").first())
        .containsText(Pattern.compile("angriff", Pattern.CASE_INSENSITIVE));
  }

  @Test
  void theRulesArePrintedOnTwoPages() {
    for (Device device : List.of(Device.DESKTOP, Device.DESKTOP.german().inTheDark())) {
      Tab tab = visitor(device).open("#/rules");
      tab.page().locator("np-card-picture .card").waitFor();
      byte[] paper = tab.page().pdf(new Page.PdfOptions().setPreferCSSPageSize(true));
      String text = new String(paper, StandardCharsets.ISO_8859_1);
      assertThat(Pattern.compile("/Type /Page\\b").matcher(text).results().count()).isEqualTo(2);
    }
  }
}
