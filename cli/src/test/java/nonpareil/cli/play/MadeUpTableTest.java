package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonpareil.content.Content;
import nonpareil.content.Languages;
import nonpareil.content.save.Controller;
import nonpareil.content.text.Language;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Event.CombatValue;
import nonpareil.engine.game.Event.ValueChanged;
import nonpareil.engine.game.Event.ValueChanged.How;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Home-made heroes in the terminal: what they have is shown, and told right. */
final class MadeUpTableTest {

  private static final Controller OPPONENT = new Controller.Computer("random", 11);

  private static final Language GERMAN = Languages.ALL.get(1);

  /** Somebody who looks at the panels before every second answer. */
  private static String played(Seance seance, int seed) {
    var random = new Random(seed);
    String screen =
        seance.typeEach(() -> random.nextBoolean() ? "p" : String.valueOf(1 + random.nextInt(7)));
    assertThat(seance.game().log().isOver()).isTrue();
    return screen;
  }

  /** Every hero begins in one language, and meets others in any. */
  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void wholeGamesOfEveryHomeMadeHeroReachTheirEnd(Language language) {
    List<String> bundled = Content.bundled().heroIds();
    List<String> heroes =
        Seance.CONTENT.heroIds().stream().filter(hero -> !bundled.contains(hero)).toList();
    for (int i = Languages.ALL.indexOf(language); i < heroes.size(); i += Languages.ALL.size()) {
      String other = heroes.get((i * 3 + 1) % heroes.size());
      String screen = played(Seance.of(heroes.get(i), other, "soho", i, OPPONENT).in(language), i);
      assertThat(screen)
          .contains(language.equals(Languages.ENGLISH) ? " has won!" : " hat gewonnen!")
          .doesNotContain(" null", "{0", "{1");
    }
  }

  private static String several(Language language, String one, String two) {
    var screens = new StringBuilder();
    for (int seed = 0; seed < 6; seed++) {
      screens.append(played(Seance.of(one, two, "soho", seed, OPPONENT).in(language), seed));
      screens.append(played(Seance.of(two, one, "soho", seed, OPPONENT).in(language), seed));
    }
    return screens.toString();
  }

  @Test
  void pilesRulesAndSchemesInPlayAreShown() {
    String screen = several(Languages.ENGLISH, "card-sharp", "storm-warden");
    assertThat(screen)
        .contains("Sleeve (one card, face down)", "Rules in force", "In play: Low Cloud")
        .contains("Concerns: ", "Ends at the start of ", "From now on (");
    // Its player alone is told what lies there.
    assertThat(screen).containsPattern("Sleeve \\(one card, face down\\): \\w");
    assertThat(screen).containsPattern("Sleeve \\(one card, face down\\)\\R");
  }

  @Test
  void inGermanToo() {
    assertThat(several(GERMAN, "card-sharp", "storm-warden"))
        .contains("Ärmel (eine Karte, verdeckt)", "Geltende Regeln", "Im Spiel: ")
        .contains("Betrifft: ", "Endet zu Beginn des nächsten Zugs ", "Ab jetzt gilt (");
  }

  @Test
  void aSecondLifeIsShownUntilItIsUsedUp() {
    String screen = several(Languages.ENGLISH, "trapper", "mirror-knight");
    assertThat(screen).contains("(second life left)");
    assertThat(screen).containsPattern("Trapper [123]/\\d+ h\\d+ ·");
  }

  /** Counters and forms stand first in the text of an ability; they happen at no moment. */
  @Test
  void abilitiesThatArePutInOrderSayWhatTheyAre() {
    var seance = Seance.of("season-walker", "arbiter", "soho", 1, OPPONENT);
    String screen = played(seance, 1);
    assertThat(screen)
        .containsPattern("Which effect comes first\\?\\R +1  At the start of your turn");
  }

  // ---- the sums of combats

  private static final Game GAME =
      new Game(
          new Setup(
              Edition.BOOK_2023,
              Mode.DUEL,
              Seance.CONTENT.board("soho").board(),
              List.of(
                  Seance.CONTENT.hero("fencing-master").hero(),
                  Seance.CONTENT.hero("storm-warden").hero()),
              1));

  private static List<String> sum(CombatValue attack, ValueChanged... changes) {
    var names = new Names(GAME, Seance.CONTENT, new Words(Languages.ENGLISH));
    var sum = new CombatSum(GAME, names);
    sum.begin(new Event.AttackDeclared(0, GAME.seat(1).firstFighter()));
    for (ValueChanged change : changes) {
      sum.changed(change);
    }
    var defense = new CombatValue(1, -1, 0, 0, 0, 0, 0, 0, false, false, 0);
    var lines = new ArrayList<>(sum.settled(new Event.CombatSettled(attack, defense, 1, 0)));
    return lines.subList(1, lines.size() - 2).stream().map(String::strip).toList();
  }

  @Test
  void whatAnAbilityAddsIsCountedOnce() {
    String ability = new Names(GAME, Seance.CONTENT, new Words(Languages.ENGLISH)).ability(0);
    var byAbility = new ValueChanged(0, How.PLUS, 2, new Cause(0, -1));
    assertThat(sum(new CombatValue(0, 0, 3, 3, 0, 2, 0, 0, false, false, 5), byAbility))
        .containsExactly("3  printed value", "+ 2  " + ability, "= 5");
  }

  @Test
  void whatRulesTakeAwayIsNamedAndSubtracted() {
    assertThat(sum(new CombatValue(0, 0, 3, 3, 0, -1, -1, 0, false, false, 2)))
        .containsExactly("3  printed value", "− 1  rules in force", "= 2");
  }

  @Test
  void aFixedValueKeepsWhatAnAbilityAdds() {
    var byAbility = new ValueChanged(0, How.PLUS, 2, new Cause(0, -1));
    var byCard = new ValueChanged(0, How.PLUS, 1, new Cause(0, 0));
    var fixed = new ValueChanged(0, How.LOCKED, 4, new Cause(1, 0));
    List<String> lines =
        sum(new CombatValue(0, 0, 3, 4, 0, 2, 0, 0, true, false, 6), byAbility, byCard, fixed);
    assertThat(lines.get(1)).startsWith("4").contains("fixed");
    assertThat(lines.get(2)).startsWith("+ 2").doesNotContain("without effect");
    assertThat(lines.get(3)).startsWith("+ 1").contains("without effect");
    assertThat(lines.getLast()).isEqualTo("= 6");
  }

  @Test
  void whatWasAddedBeforeTheValueWasReplacedStandsBelowIt() {
    var added = new ValueChanged(0, How.PLUS, 3, new Cause(0, 0));
    var replaced = new ValueChanged(0, How.PRINTED_IS_BOOST, 2, new Cause(1, 0));
    List<String> lines =
        sum(new CombatValue(0, 0, 3, 2, 3, 0, 0, 0, false, false, 5), added, replaced);
    assertThat(lines)
        .extracting(line -> line.replaceAll("  .*", ""))
        .containsExactly("3", "2", "+ 3", "= 5");
  }
}
