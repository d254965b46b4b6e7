package nonpareil.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files that are made from the code and kept, so that every change of them is seen in a diff.
 *
 * <p>Run the tests with {@code -Dregenerate=true} to write them anew.
 */
public final class Golden {

  private Golden() {}

  /** The file has exactly this content. */
  public static void check(Path file, String content) {
    try {
      if (Boolean.getBoolean("regenerate")) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
      }
      assertThat(Files.readString(file))
          .as("%s; run with -Dregenerate=true and review the difference", file)
          .isEqualTo(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
