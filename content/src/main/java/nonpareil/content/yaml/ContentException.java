package nonpareil.content.yaml;

import java.util.List;
import java.util.stream.Collectors;

/** The input was refused; every problem that was found is listed. */
public final class ContentException extends RuntimeException {

  private final transient List<Problem> problems;

  public ContentException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  public ContentException(Problem problem) {
    this(List.of(problem));
  }

  /** At least one. */
  public List<Problem> problems() {
    return problems;
  }
}
