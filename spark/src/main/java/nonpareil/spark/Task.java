package nonpareil.spark;

import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nonpareil.content.Content;
import nonpareil.lab.Contestants;
import nonpareil.lab.Plan;
import nonpareil.lab.Referee;
import org.apache.spark.TaskContext;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;

/** Plays some games of a plan, on whichever machine; the same game gives the same row on all. */
final class Task extends AbstractFunction2<TaskContext, Iterator<Long>, String[]>
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Home-made content, read once in each process. */
  private static final Map<List<MadeFile>, Content> CONTENTS = new ConcurrentHashMap<>();

  private final Plan plan;
  private final ArrayList<MadeFile> made;

  Task(Plan plan, List<MadeFile> made) {
    this.plan = plan;
    this.made = new ArrayList<>(made);
  }

  @Override
  public String[] apply(TaskContext context, Iterator<Long> numbers) {
    Content content = CONTENTS.computeIfAbsent(made, MadeFile::content);
    var played = new ArrayList<String>();
    try (var contestants = new Contestants(content, Duration.ZERO)) {
      var referee = new Referee(content, contestants);
      while (numbers.hasNext()) {
        context.killTaskIfInterrupted();
        played.add(referee.play(plan.match(numbers.next())).text());
      }
    }
    return played.toArray(String[]::new);
  }
}
