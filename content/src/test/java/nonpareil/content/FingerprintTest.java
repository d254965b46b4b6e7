package nonpareil.content;

import static org.assertj.core.api.Assertions.assertThat;

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

  /** It takes milliseconds, and every game that is read asks for it. */
  @Test
  void isMadeOnce() {
    Content content = Content.bundled();
    String first = content.fingerprint(List.of("medusa", "alice"), "sarpedon");
    assertThat(content.fingerprint(List.of("alice", "medusa"), "sarpedon")).isSameAs(first);
  }
}
