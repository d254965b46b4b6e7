package nonpareil.content.scenario.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The mutants that cannot matter, each with its reason: the tables of {@code docs/mutants.md}. */
public final class Accepted {

  private static final Pattern ROW = Pattern.compile("^\\| `([^`]+)` \\| (.+?) \\|$");

  private Accepted() {}

  /** The reasons by the ids of the mutants; none without the file. */
  public static Map<String, String> read(Path home) throws IOException {
    Path file = home.resolve("docs").resolve("mutants.md");
    Map<String, String> reasons = new LinkedHashMap<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        Matcher row = ROW.matcher(line.strip());
        if (row.matches()) {
          reasons.put(row.group(1), row.group(2));
        }
      }
    }
    return reasons;
  }
}
