package nonpareil.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlFileTest {

  private static YamlNode root(String text) {
    return YamlFile.parse("f.yaml", text).root();
  }

  private static YamlNode value(String text) {
    return root("k: " + text).map().need("k");
  }

  private static void refused(Runnable reading, String message) {
    assertThatExceptionOfType(ContentException.class).isThrownBy(reading::run).withMessage(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "on", "yes", "no", "y", "n", "1.2.3", "s05", "2.king-arthur"})
  void wordsOfYaml11AreTexts(String word) {
    assertThat(value(word).text()).isEqualTo(word);
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "-3, -3", "+4, 4", "007, 7"})
  void wholeNumbers(String written, int number) {
    assertThat(value(written).number(-10, 10)).isEqualTo(number);
  }

  @Test
  void aQuotedNumberIsAText() {
    assertThat(value("'5'").text()).isEqualTo("5");
    refused(
        () -> value("'5'").number(0, 9),
        "f.yaml:1:4: found \"5\", expected a whole number from 0 to 9");
  }

  @Test
  void wrongTypesAreRefusedWithPlaceFindingAndExpectation() {
    refused(() -> value("5").text(), "f.yaml:1:4: found 5, expected a text");
    refused(() -> value("true").text(), "f.yaml:1:4: found \"true\", expected a text");
    refused(() -> value("").text(), "f.yaml:1:3: found nothing, expected a text");
    refused(() -> value("x").list(), "f.yaml:1:4: found \"x\", expected a list");
    refused(() -> value("[a]").map(), "f.yaml:1:4: found a list, expected a mapping");
    refused(() -> value("{a: 1}").text(), "f.yaml:1:4: found a mapping, expected a text");
    refused(() -> value("yes").flag(), "f.yaml:1:4: found \"yes\", expected true or false");
    refused(
        () -> value("12").number(0, 9),
        "f.yaml:1:4: found 12, expected a whole number from 0 to 9");
    refused(
        () -> value("99999999999999999999").number(0, 9),
        "f.yaml:1:4: found 99999999999999999999, expected a whole number from 0 to 9");
    refused(
        () -> value("3.5").number(0, 9),
        "f.yaml:1:4: found 3.5, expected a whole number from 0 to 9");
    refused(
        () -> value("99999999999999999999").longNumber(),
        "f.yaml:1:4: found 99999999999999999999, expected a whole number of 64 bits");
  }

  @Test
  void numbersOf64BitsAndFractions() {
    assertThat(value("-9223372036854775808").longNumber()).isEqualTo(Long.MIN_VALUE);
    assertThat(value("18446744073709551615").longNumber()).isEqualTo(-1);
    assertThat(value("0xC0FFEE").longNumber()).isEqualTo(12648430);
    assertThat(value("0o17").number(0, 20)).isEqualTo(15);
    assertThat(value("1.5439").decimal(0, 5)).isEqualTo(1.5439);
    assertThat(value("2").decimal(0, 5)).isEqualTo(2);
  }

  @Test
  void keysAreReadAsTheyAreWritten() {
    YamlMap map = root("{1: a, \"2\": b}").map();
    assertThat(map.need("1").text()).isEqualTo("a");
    assertThat(map.need("2").text()).isEqualTo("b");
  }

  @Test
  void aMissingKey() {
    refused(
        () -> root("\n  a: 1").map().need("b"),
        "f.yaml:2:3: found no \"b\" here, expected the key \"b\"");
  }

  @Test
  void unknownKeysAreAllReportedWithWhatWasMeant() {
    refused(
        () -> root("nmae: x\nvalue: 1\nbosot: 2").map().only("name", "value", "boost"),
        """
        f.yaml:1:1: found the unknown key "nmae", expected a key of this place (name, value or \
        boost); did you mean "name"?
        f.yaml:3:1: found the unknown key "bosot", expected a key of this place; did you mean \
        "boost"?\
        """);
  }

  @Test
  void aKeyTwice() {
    refused(
        () -> root("a: 1\nb: 2\na: 3"),
        "f.yaml:3:1: found the key \"a\" again, expected it once, as in line 1");
  }

  @Test
  void anAliasStandsForWhatItsAnchorNames() {
    YamlMap map = root("a: &x [1, &y two]\nb: *x\n*y : 3").map();
    assertThat(map.need("b").list().items().get(1).text()).isEqualTo("two");
    assertThat(map.need("two").number(0, 9)).isEqualTo(3);
    refused(
        () -> root("a: *x\nb: &x 1"),
        "f.yaml:1:4: found the alias *x, expected an anchor of that name before it");
  }

  @Test
  void aFewAliasesCannotBecomeAnEndlessFile() {
    var laughs = new StringBuilder("a0: &a0 [ha, ha]\n");
    for (int i = 1; i < 50; i++) {
      laughs.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    refused(
        () -> root(laughs.toString()),
        "f.yaml:12:12: found more than 10000 values by aliases, expected a smaller file");
  }

  @Test
  void tagsAndSecondDocuments() {
    refused(
        () -> root("a: !!str 1"),
        "f.yaml:1:4: found the tag tag:yaml.org,2002:str, expected a value without a tag");
    refused(
        () -> root("a: 1\n---\nb: 2"),
        "f.yaml:3:1: found a second document, expected one document in a file");
    refused(() -> root("# only this\n"), "f.yaml:1:1: found an empty file, expected a document");
    refused(() -> root("[a]: 1"), "f.yaml:1:1: found a list, expected a word as the key");
  }

  @Test
  void syntaxErrorsNameTheLine() {
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> root("a: [1, 2\nb: 3"))
        .withMessageStartingWith("f.yaml:2:2: found a syntax error: ")
        .withMessageEndingWith(", expected YAML 1.2");
  }

  @Test
  void deepAndHugeInputIsRefused() {
    refused(
        () -> root("[".repeat(100_000)),
        "f.yaml:1:52: found more than 50 levels, expected a flatter file");
    refused(
        () -> root("a".repeat(YamlFile.MOST_BYTES + 1)),
        "f.yaml:1:1: found a file of over 1 MB, expected at most 1 MB");
  }

  @Test
  void jsonIsYaml() {
    YamlMap map = root("{\"steps\": [{\"1\": \"maneuver\"}], \"ok\": true, \"n\": -1.5e2}").map();
    assertThat(map.need("steps").list().items().getFirst().map().keys()).containsExactly("1");
    assertThat(map.need("ok").flag()).isTrue();
    assertThat(map.need("n").decimal(-200, 0)).isEqualTo(-150);
  }

  @Test
  void wordsThatStandForSomething() {
    assertThat(value("b").oneOf("a letter", Map.of("a", 1, "b", 2))).isEqualTo(2);
    refused(
        () -> value("versatil").oneOf("a card type", List.of("attack", "versatile")),
        "f.yaml:1:4: found \"versatil\", expected a card type (attack or versatile); did you mean"
            + " \"versatile\"?");
  }

  @Test
  void filesThatCannotBeRead(@TempDir Path folder) throws IOException {
    Path missing = folder.resolve("none.yaml");
    refused(
        () -> YamlFile.read(missing),
        missing + ":1:1: found no such file, expected a file that can be read");
    refused(
        () -> YamlFile.read(folder),
        folder + ":1:1: found a file that cannot be read, expected a file that can be read");
    Path binary = Files.write(folder.resolve("b.yaml"), new byte[] {(byte) 0xC3, 0x28});
    refused(
        () -> YamlFile.read(binary),
        binary + ":1:1: found bytes that are no text, expected a text in UTF-8");
    Path marked = Files.writeString(folder.resolve("m.yaml"), "\uFEFFa: ü");
    assertThat(YamlFile.read(marked).root().map().need("a").text()).isEqualTo("ü");
  }

  @Test
  void treesAreEditedByCopying() {
    YamlMap map = root("a: [x, y, x]\nb: {c: 1}").map();
    YamlNode second = map.need("a").list().items().get(2);
    YamlNode replaced = map.replace(second, new YamlScalar("z", false, second.mark()));
    assertThat(texts(replaced)).containsExactly("x", "y", "z");
    assertThat(texts(map.remove(second))).containsExactly("x", "y");
    assertThat(texts(map)).containsExactly("x", "y", "x");
    assertThat(map.remove(map.need("b")).map().keys()).containsExactly("a");
    assertThat(map.without("a").with("d", second).keys()).containsExactly("b", "d");
  }

  private static List<String> texts(YamlNode map) {
    return map.map().need("a").list().items().stream().map(YamlNode::text).toList();
  }
}
