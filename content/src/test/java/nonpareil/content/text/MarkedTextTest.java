package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.text.german.German;
import nonpareil.engine.hero.Card;
import org.junit.jupiter.api.Test;

/** A text knows where it speaks of a term of the rules. */
class MarkedTextTest {

  private static Set<String> terms(String hero, String card, Language language) {
    HeroSheet sheet = Content.bundled().hero(hero);
    Card found =
        sheet.hero().cards().stream().filter(c -> c.id().equals(card)).findFirst().orElseThrow();
    var terms = new TreeSet<String>();
    for (TextBlock block : sheet.text(language).card(found)) {
      for (MarkedText line : block.texts()) {
        line.spans()
            .forEach(s -> terms.add(s.term().id() + ":" + line.text().substring(s.from(), s.to())));
      }
    }
    return terms;
  }

  @Test
  void wordsInTheirForm() {
    assertThat(terms("medusa", "gaze-of-stone", Languages.ENGLISH))
        .containsExactly("opposing-fighter:opposing fighter", "won:won the combat");
    assertThat(terms("medusa", "gaze-of-stone", new German()))
        .containsExactly("opposing-fighter:gegnerischen Kämpfer", "won:Kampf gewonnen");
    assertThat(terms("medusa", "hiss-and-slither", Languages.ENGLISH))
        .containsExactly("discard:discards");
    assertThat(terms("medusa", "hiss-and-slither", new German())).containsExactly("discard:wirft");
    assertThat(terms("medusa", "second-shot", Languages.ENGLISH))
        .containsExactly("boost:boost", "may:may");
  }

  @Test
  void aCapitalIsBehindItsMark() {
    assertThat(MarkedText.of(Texts.capital(Term.MOVE.mark("move") + " it")))
        .isEqualTo(new MarkedText("Move it", List.of(new MarkedText.Span(Term.MOVE, 0, 4))));
  }

  /** The same card speaks of the same terms in every language. */
  @Test
  void languagesAgree() {
    for (String id : Content.bundled().heroIds()) {
      HeroSheet sheet = Content.bundled().hero(id);
      for (Card card : sheet.hero().allCards()) {
        assertThat(spoken(sheet, card, new German()))
            .as("%s/%s", id, card.id())
            .isEqualTo(spoken(sheet, card, Languages.ENGLISH));
      }
    }
  }

  private static Set<Term> spoken(HeroSheet sheet, Card card, Language language) {
    Set<Term> terms = EnumSet.noneOf(Term.class);
    sheet
        .text(language)
        .card(card)
        .forEach(b -> b.texts().forEach(t -> t.spans().forEach(s -> terms.add(s.term()))));
    return terms;
  }
}
