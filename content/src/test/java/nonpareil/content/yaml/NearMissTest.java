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
  void nothingIsGuessedFromFar() {
    assertThat(NearMiss.of("dracula", KNOWN)).isEmpty();
    assertThat(NearMiss.of("m".repeat(100_000), KNOWN)).isEmpty();
  }
}
