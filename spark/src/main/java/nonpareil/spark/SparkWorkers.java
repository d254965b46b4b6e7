package nonpareil.spark;

import java.util.List;
import java.util.function.Consumer;
import nonpareil.lab.LabException;
import nonpareil.lab.Plan;
import nonpareil.lab.PlayedGame;
import nonpareil.lab.Workers;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Plays games on a cluster; rows come back as the tasks end. */
final class SparkWorkers implements Workers {

  /** Enough tasks to keep many machines busy up to the end, and little lost with one of them. */
  private static final int MOST_TASKS = 2_000;

  private static final int MOST_GAMES_PER_TASK = 50;

  private final JavaSparkContext spark;
  private final Jars jars;
  private final List<MadeFile> made;
  private volatile boolean ending;

  SparkWorkers(JavaSparkContext spark, Jars jars, List<MadeFile> made) {
    this.spark = spark;
    this.jars = jars;
    this.made = made;
  }

  @Override
  public void play(Plan plan, List<Long> numbers, Consumer<PlayedGame> played)
      throws InterruptedException {
    Thread hook = Thread.ofPlatform().unstarted(() -> ending = true);
    Runtime.getRuntime().addShutdownHook(hook);
    int seats = plan.seats();
    JavaRDD<Long> games = spark.parallelize(numbers, tasks(numbers.size()));
    try {
      spark
          .sc()
          .runJob(
              games.rdd(),
              new Task(plan, made),
              new AbstractFunction2<Object, String[], BoxedUnit>() {
                @Override
                public BoxedUnit apply(Object partition, String[] texts) {
                  for (String text : texts) {
                    played.accept(PlayedGame.parse(text, seats));
                  }
                  return BoxedUnit.UNIT;
                }
              },
              ClassTag$.MODULE$.apply(String[].class));
    } catch (Exception e) {
      if (ending) {
        Thread.sleep(Long.MAX_VALUE); // the program is being ended, and that is no failure
      }
      throw failure(e);
    } finally {
      if (!ending) {
        Runtime.getRuntime().removeShutdownHook(hook);
      }
    }
  }

  static int tasks(int games) {
    int perTask = Math.clamp(games / MOST_TASKS, 1, MOST_GAMES_PER_TASK);
    return Math.ceilDiv(games, perTask);
  }

  private static RuntimeException failure(Exception e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("UnsupportedClassVersionError")) {
      return new LabException("--spark: the workers run on an older Java, expected 25 or newer");
    }
    return new LabException("--spark: " + message.lines().findFirst().orElse(""));
  }

  @Override
  public void close() {
    spark.close();
    jars.close();
  }
}
