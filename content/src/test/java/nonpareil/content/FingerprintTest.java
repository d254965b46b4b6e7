package nonpareil.content;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Games in play are pinned to these numbers: one that changes closes every stored game with that
 * hero or board. So a name in the engine may change, but not what is written here; a rule that
 * leads the same choices elsewhere has to change it.
 */
class FingerprintTest {

  private static final Path FILE =
      Path.of("src", "test", "resources", "nonpareil", "fingerprints.txt");

  @Test
  void onlyARuleThatChangesClosesGames() {
    Content content = Content.bundled();
    Golden.check(
        FILE,
        Stream.concat(
                content.heroIds().stream()
                    .map(id -> id + " " + content.fingerprint(List.of(id), "soho")),
                content.boardIds().stream()
                    .map(id -> id + " " + content.fingerprint(List.of("medusa"), id)))
            .map(line -> line + "\n")
            .collect(Collectors.joining()));
  }
}
