package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class KnotsTest {

  @Test
  void thoseWhoNeedEachOtherAreAKnot() {
    var knots =
        Knots.of(
            Map.of(
                "a", Set.of("b", "a"),
                "b", Set.of("c"),
                "c", Set.of("a", "d"),
                "d", Set.of("e"),
                "e", Set.of("d", "f"),
                "f", Set.of(),
                "g", Set.of("a")));
    assertThat(knots)
        .containsExactly(new TreeSet<>(Set.of("a", "b", "c")), new TreeSet<>(Set.of("d", "e")));
  }

  @Test
  void withoutCyclesThereIsNone() {
    assertThat(Knots.of(Map.of("a", Set.of("b", "c"), "b", Set.of("c"), "c", Set.of()))).isEmpty();
  }
}
