package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.Localized;
import nonpareil.content.text.german.German;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ten heroes against the counts and stat blocks of the printed decks. */
class HeroFilesTest {

  private static Hero hero(String id) {
    return Content.bundled().hero(id).hero();
  }

  @Test
  void threeHundredCardsIn136Definitions() {
    var heroes = Content.bundled().heroIds().stream().map(HeroFilesTest::hero).toList();
    assertThat(heroes).hasSize(10);
    assertThat(heroes.stream().mapToInt(h -> h.cards().size()).sum()).isEqualTo(136);
    assertThat(heroes.stream().flatMap(h -> h.cards().stream()).mapToInt(Card::copies).sum())
        .isEqualTo(300);
  }

  @ParameterizedTest
  @CsvSource({
    "king-arthur, 16, '{ATTACK=8, DEFENSE=3, SCHEME=5, VERSATILE=14}'",
    "alice, 15, '{ATTACK=7, DEFENSE=2, SCHEME=4, VERSATILE=17}'",
    "medusa, 11, '{ATTACK=6, DEFENSE=3, SCHEME=4, VERSATILE=17}'",
    "sinbad, 16, '{ATTACK=11, SCHEME=2, VERSATILE=17}'",
    "houdini, 13, '{ATTACK=12, DEFENSE=5, SCHEME=3, VERSATILE=10}'",
    "genie, 12, '{ATTACK=9, DEFENSE=5, SCHEME=3, VERSATILE=13}'",
    "sherlock-holmes, 13, '{ATTACK=4, DEFENSE=2, SCHEME=9, VERSATILE=15}'",
    "dracula, 13, '{ATTACK=9, DEFENSE=4, SCHEME=9, VERSATILE=8}'",
    "jekyll-and-hyde, 13, '{ATTACK=4, DEFENSE=4, SCHEME=7, VERSATILE=15}'",
    "invisible-man, 14, '{ATTACK=7, DEFENSE=6, SCHEME=8, VERSATILE=9}'"
  })
  void cardsByType(String id, int definitions, String types) {
    assertThat(hero(id).cards()).hasSize(definitions);
    assertThat(copies(id, c -> c.type().name())).hasToString(types);
  }

  @ParameterizedTest
  @CsvSource({
    "king-arthur, '{any=14, king-arthur=9, merlin=7}'",
    "alice, '{alice=14, any=12, jabberwock=4}'",
    "medusa, '{any=14, harpy=5, medusa=11}'",
    "sinbad, '{any=14, porter=3, sinbad=13}'",
    "houdini, '{any=15, bess=4, houdini=11}'",
    "genie, '{genie=30}'",
    "sherlock-holmes, '{any=7, dr-watson=6, sherlock-holmes=17}'",
    "dracula, '{any=10, dracula=14, sister=6}'",
    "jekyll-and-hyde, '{any=8, hyde=11, jekyll=11}'",
    "invisible-man, '{invisible-man=30}'"
  })
  void cardsByBanner(String id, String banners) {
    assertThat(copies(id, Card::banner)).hasToString(banners);
  }

  private static Map<String, Integer> copies(String id, Function<Card, String> group) {
    var copies = new TreeMap<String, Integer>();
    hero(id).cards().forEach(c -> copies.merge(group.apply(c), c.copies(), Integer::sum));
    return copies;
  }

  @ParameterizedTest
  @CsvSource({
    "king-arthur, 2, king-arthur x1 18 melee + merlin x1 7 ranged",
    "alice, 2, alice x1 13 melee + jabberwock x1 8 melee",
    "medusa, 3, medusa x1 16 ranged + harpy x3 1 melee",
    "sinbad, 2, sinbad x1 15 melee + porter x1 6 melee",
    "houdini, 2, houdini x1 14 melee + bess x1 5 melee",
    "genie, 3, genie x1 16 ranged",
    "sherlock-holmes, 2, sherlock-holmes x1 16 melee + dr-watson x1 8 ranged",
    "dracula, 2, dracula x1 13 melee + sister x3 1 melee",
    "jekyll-and-hyde, 2, jekyll-and-hyde x1 16 melee",
    "invisible-man, 2, invisible-man x1 15 melee"
  })
  void statBlocks(String id, int move, String fighters) {
    Hero hero = hero(id);
    assertThat(hero.move()).isEqualTo(move);
    assertThat(String.join(" + ", hero.fighters().stream().map(HeroFilesTest::line).toList()))
        .isEqualTo(fighters);
    assertThat(hero.fighters().getFirst().hero()).isTrue();
    assertThat(hero.fighters()).allMatch(f -> f.maxHealth() == f.health() && !f.large());
  }

  private static String line(FighterKind kind) {
    String attack = kind.ranged() ? "ranged" : "melee";
    return kind.id() + " x" + kind.count() + " " + kind.health() + " " + attack;
  }

  @Test
  void traitsAndTokens() {
    assertThat(hero("alice").traits()).containsExactly("big", "small");
    assertThat(hero("alice").startTrait()).isNull();
    assertThat(hero("jekyll-and-hyde").traits()).containsExactly("jekyll", "hyde");
    assertThat(hero("jekyll-and-hyde").startTrait()).isEqualTo("jekyll");
    assertThat(hero("invisible-man").tokens()).isEqualTo(new Hero.Tokens("fog", 3, true, false));
  }

  @Test
  void sevenVoyagesSixOfThemWithoutBoost() {
    var voyages = hero("sinbad").cards().stream().filter(c -> c.tags().contains("voyage")).toList();
    assertThat(voyages).hasSize(7).allMatch(c -> c.copies() == 1);
    assertThat(voyages).filteredOn(c -> c.boost() == Card.NONE).hasSize(6);
  }

  @Test
  void sixKindsAndFifteenCopiesOfHoudiniHaveABoostBonus() {
    var bonus =
        hero("houdini").cards().stream()
            .filter(c -> c.effects().containsKey(Card.Timing.BOOST_BONUS))
            .toList();
    assertThat(bonus).hasSize(6);
    assertThat(bonus.stream().mapToInt(Card::copies).sum()).isEqualTo(15);
  }

  @Test
  void germanNamesOfTheBooksAndOurOwnAreToldApart() {
    HeroSheet medusa = Content.bundled().hero("medusa");
    assertThat(medusa.cardName("dash"))
        .isEqualTo(new Localized(Map.of("en", "Dash", "de", "Losstürzen"), Set.of()));
    assertThat(medusa.cardName("regroup").isOurs(new German())).isTrue();
    List<Localized> names =
        Content.bundled().heroIds().stream()
            .flatMap(id -> Content.bundled().hero(id).cardNames().values().stream())
            .toList();
    assertThat(names).filteredOn(n -> !n.isOurs(new German())).hasSize(46);
  }

  @Test
  void theGrammarOfNames() {
    HeroSheet medusa = Content.bundled().hero("medusa");
    assertThat(medusa.words(new German()).fighters().get("harpy"))
        .satisfies(
            noun -> {
              assertThat(noun.plural()).isEqualTo("Harpyien");
              assertThat(noun.gender().code()).isEqualTo("f");
            });
    assertThat(Content.bundled().hero("genie").words(new German()).name()).isEqualTo("Der Dschinn");
  }
}
