package nonpareil.content.yaml;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The input was refused; every problem that was found is listed. */
public final class ContentException extends RuntimeException {

  /** Several words in brackets behind what was expected. */
  private static final Pattern LIST = Pattern.compile(" \\([^()]+, [^()]+ or [^()]+\\)");

  private final transient List<Problem> problems;

  public ContentException(List<Problem> problems) {
    super(message(problems));
    this.problems = List.copyOf(problems);
  }

  /** One line for each; a list of what may stand somewhere is told once. */
  private static String message(List<Problem> problems) {
    Set<String> listed = new HashSet<>();
    return problems.stream()
        .map(
            p -> LIST.matcher(p.toString()).replaceAll(m -> listed.add(m.group()) ? quoted(m) : ""))
        .collect(Collectors.joining("\n"));
  }

  private static String quoted(MatchResult list) {
    return Matcher.quoteReplacement(list.group());
  }

  public ContentException(Problem problem) {
    this(List.of(problem));
  }

  /** At least one. */
  public List<Problem> problems() {
    return problems;
  }
}
