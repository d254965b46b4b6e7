package nonpareil.lab;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.testkit.Joker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs are told why there is no game with a hero that only people can play. */
final class ByHandTest {

  @Test
  void noGameIsSetUp(@TempDir Path folder) {
    Content content = Content.bundled().with(List.of(Joker.in(folder)));
    var match =
        new Match(
            1,
            1,
            "sarpedon",
            Mode.DUEL,
            Edition.BOOK_2023,
            List.of("medusa", Joker.ID),
            List.of("random", "random"));
    assertThatExceptionOfType(LabException.class)
        .isThrownBy(() -> Referee.setup(match, content))
        .withMessage("hero joker is for people only: its card joke is carried out by hand");
  }
}
