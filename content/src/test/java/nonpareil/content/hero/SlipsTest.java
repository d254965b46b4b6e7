package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import nonpareil.content.Golden;
import nonpareil.content.SchemaCheck;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.OtherReaders;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;

/**
 * Slips as designers make them: what an editor with the schema says and what the loader says, kept
 * in a file to be read. Both name the word that is wrong.
 */
class SlipsTest {

  private static final Path PAGE = Path.of("src/test/resources/nonpareil/slips.md");

  /** These say only that nothing fits, or nothing at all. */
  private static final Set<String> MUTE = Set.of("anyOf", "oneOf", "allOf", "not", "if", "const");

  private static final int MOST_LISTED = 200;

  /**
   * A part of a sound hero and what is written in its place.
   *
   * @param word what is wrong
   */
  private record Slip(String part, String written, String word) {
    Slip {
      assertThat(BrokenHeroesTest.HERO).contains(part);
    }

    String file() {
      return BrokenHeroesTest.HERO.replaceFirst(
          Pattern.quote(part), java.util.regex.Matcher.quoteReplacement(written));
    }
  }

  private static final List<Slip> SLIPS =
      List.of(
          // a word that is none
          new Slip("- cancel", "- cancle", "cancle"),
          new Slip("- draw: 1", "- drawn: 1", "drawn"),
          new Slip("- draw: 1", "- opponent-discards: 1", "opponent-discards"),
          new Slip("if: won", "if: win", "win"),
          new Slip("if: {trait: hot}", "if: {is-trait: hot}", "is-trait"),
          new Slip("- draw: 1", "- draw: some", "some"),
          new Slip("{discards-tagged: iron}", "{discards-taged: iron}", "discards-taged"),
          new Slip("at: start-of-turn", "at: turn-start", "turn-start"),
          new Slip("    after-combat:", "    after-battle:", "after-battle"),
          new Slip(
              "- draw: 1", "- rule: {is: {cannot-attak: foe}, until: end-of-turn}", "cannot-attak"),
          // a word that is written in another way
          new Slip("- cancel", "- exchange-values: true", "exchange-values"),
          new Slip("- draw: 1", "- draw", "draw"),
          // a key
          new Slip("move: 2", "moves: 2", "moves"),
          new Slip("attack: ranged", "atack: ranged", "atack"),
          new Slip("copies: 10\n    banner: any", "count: 10\n    banner: any", "count"),
          new Slip("do: choose-trait", "then: choose-trait", "then"),
          new Slip("plus: 1", "bonus: 1", "bonus"),
          new Slip("{to: chosen, amount: 1}", "{to: chosen, amout: 1}", "amout"),
          new Slip("- draw: 1", "- draw: {crads: 1}", "crads"),
          new Slip("- draw: 1", "- draw: {cuont: yours}", "cuont"),
          new Slip("        else:", "        otherwise:", "otherwise"),
          new Slip("        of:", "        options:", "options"),
          new Slip("opposing, adjacent-to: smith", "opposing, near: smith", "near"),
          new Slip("- draw: 1", "- place: {who: smith, at: {next-to: foe}}", "next-to"),
          new Slip("- draw: 1", "- draw: {who: {owner: foe}, cards: 1}", "owner"),
          // another type
          new Slip("move: 2", "move: two", "move"),
          new Slip("health: 14", "health: \"14\"", "health"),
          new Slip("health: 14", "health: 140", "health"),
          new Slip("tags: [iron]", "tags: iron", "tags"),
          new Slip("banner: any", "banner: [any]", "banner"),
          new Slip("- cancel", "- 5", "immediately"),
          new Slip("- draw: 1", "- draw: [1]", "draw"),
          new Slip("- draw: 1", "- draw: -1", "draw"),
          new Slip("to: chosen", "to: 1", "to"),
          new Slip("banner: any", "banner: any\n    uncancellable: 1", "uncancellable"),
          // in the wrong place
          new Slip("- cancel", "- [cancel]", "immediately"),
          new Slip("if: won", "if: {won: true}", "won"),
          new Slip("- draw: 1", "- draw: 1\n            discard: 1", "discard"),
          new Slip(
              "damage: {to: chosen, amount: 1}", "damage: chosen\n            amount: 1", "amount"),
          new Slip("  triggers:", "  start-of-turn:", "start-of-turn"),
          new Slip("- at: start-of-turn\n      do", "  at: start-of-turn\n      do", "triggers"),
          new Slip("if: foe-is-hero", "if: {not: [foe-is-hero, won]}", "not"),
          new Slip("if: foe-is-hero", "if: [foe-is-hero, attacking]", "if"),
          // a value
          new Slip("type: attack", "type: atack", "atack"),
          new Slip("when: attacking", "when: attack", "attack"),
          new Slip("boost: none", "boost: nothing", "nothing"),
          new Slip("- draw: 1", "- draw: {who: enemy, cards: 1}", "enemy"),
          new Slip("- draw: 1", "- place: {who: smith, at: anywhere}", "anywhere"),
          new Slip("banner: any", "banner: smiht", "smiht"),
          new Slip("adjacent-to: smith", "adjacent-to: smit", "smit"));

  /** Ids of the file are known to the loader alone. */
  private static final Set<String> IDS = Set.of("smiht", "smit");

  private final SchemaCheck schema = SchemaCheck.of("hero");

  @Test
  void theSchemaAndTheLoaderNameTheWordThatIsWrong() {
    var page =
        new StringBuilder(
            "# Slips\n\nWhat is written in place of what, what a validator says with the schema, and"
                + " what the loader says. Written by SlipsTest.\n");
    for (Slip slip : SLIPS) {
      List<Error> errors = schema.errors(OtherReaders.yaml12(slip.file()));
      String refused = refused(slip);
      page.append("\n```\n").append(slip.part.strip()).append("  ->  ");
      page.append(slip.written.strip()).append("\n```\n");
      errors.forEach(error -> page.append("- schema: ").append(shown(error)).append("\n"));
      refused.lines().forEach(line -> page.append("- loader: ").append(line).append("\n"));
      assertThat(errors.isEmpty()).as(slip.written).isEqualTo(IDS.contains(slip.word));
      assertThat(errors).as(slip.written).noneMatch(error -> MUTE.contains(error.getKeyword()));
      if (!errors.isEmpty()) {
        assertThat(errors.toString() + errors.getFirst().getInstanceNode())
            .as(slip.written)
            .contains(slip.word);
      }
    }
    Golden.check(PAGE, page.toString());
  }

  private static String refused(Slip slip) {
    try {
      return HeroLoader.load(YamlFile.parse("smith.yaml", slip.file())).toString();
    } catch (ContentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** With the value it is about, as an editor marks it, and without long lists. */
  private static String shown(Error error) {
    String value = error.getInstanceNode().isValueNode() ? " " + error.getInstanceNode() : "";
    String message = error.toString();
    return (message.length() > MOST_LISTED ? message.substring(0, MOST_LISTED) + " …" : message)
        + (value.isEmpty() ? "" : " (found" + value + ")");
  }
}
