package nonpareil.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearMissTest {

  private static final List<String> KNOWN =
      List.of("king-arthur", "medusa", "houdini", "genie", "after-combat");

  @ParameterizedTest
  @CsvSource({
    "medsua, medusa",
    "Medusa, medusa",
    "king arthur, king-arthur",
    "king_arthur, king-arthur",
    "geni, genie",
    "hudini, houdini",
    "aftercombat, after-combat"
  })
  void whatWasMeant(String written, String meant) {
    assertThat(NearMiss.of(written, KNOWN)).contains(meant);
  }

  @Test
  void aWordIsKnownByAPartOfIt() {
    assertThat(NearMiss.of("opponent-discards", List.of("draw", "discard", "discard-top")))
        .contains("discard");
    assertThat(NearMiss.of("EX-33", List.of("EX-1", "EX-3"))).contains("EX-3");
    assertThat(NearMiss.of("with-fighters", List.of("within", "of"))).isEmpty();
  }

  /** As many as begin alike: none of them is meant more than the others. */
  @Test
  void aPartThatManyHaveSaysNothing() {
    assertThat(NearMiss.of("cannot-recover", List.of("cannot-move", "cannot-draw", "value")))
        .isEmpty();
  }

  @Test
  void nothingIsGuessedFromFar() {
    assertThat(NearMiss.of("dracula", KNOWN)).isEmpty();
    assertThat(NearMiss.of("m".repeat(100_000), KNOWN)).isEmpty();
  }
}
