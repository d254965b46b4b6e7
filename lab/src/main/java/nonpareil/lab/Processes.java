package nonpareil.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Ends other programs for certain: when this returns they are gone, else it says which is not. */
public final class Processes {

  /** A killed program is gone as soon as the system has tidied up after it. */
  private static final Duration TIDYING = Duration.ofSeconds(10);

  private static final int ATTEMPTS = 3;
  private static final Duration LOOK = Duration.ofMillis(5);

  private Processes() {}

  /** Kills a program and all it has started. */
  public static void kill(Process process) {
    kill(family(process));
  }

  /** The same after it was asked to end and has had some time. */
  public static void end(Process process, Duration grace) {
    List<ProcessHandle> family = family(process);
    process.destroy();
    awaitEnd(process.toHandle(), grace);
    kill(Stream.concat(family.stream(), process.descendants()).distinct().toList());
  }

  private static List<ProcessHandle> family(Process process) {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
  }

  /** Kills these, and waits until they are gone. */
  public static void kill(List<ProcessHandle> processes) {
    kill(processes, TIDYING);
  }

  static void kill(List<ProcessHandle> processes, Duration tidying) {
    List<ProcessHandle> left = processes;
    for (int attempt = 0; attempt < ATTEMPTS && !left.isEmpty(); attempt++) {
      left.forEach(ProcessHandle::destroyForcibly);
      left = left.stream().filter(process -> !awaitEnd(process, tidying)).toList();
    }
    if (!left.isEmpty()) {
      throw new IllegalStateException(
          "killed %d times and still there: %s"
              .formatted(ATTEMPTS, String.join(", ", left.stream().map(Processes::name).toList())));
    }
  }

  private static String name(ProcessHandle process) {
    return "process " + process.pid() + process.info().command().map(c -> " " + c).orElse("");
  }

  private static boolean awaitEnd(ProcessHandle process, Duration limit) {
    long end = System.nanoTime() + limit.toNanos();
    boolean gone = isGone(process);
    boolean interrupted = false; // whoever is interrupted leaves no program behind all the same
    while (!gone && System.nanoTime() < end) {
      try {
        Thread.sleep(LOOK);
      } catch (InterruptedException e) {
        interrupted = true;
      }
      gone = isGone(process);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return gone;
  }

  /**
   * Also gone is one of which nothing is left but its entry in the system's list, if it is for
   * others to strike it out; its threads may outlive its state there.
   */
  static boolean isGone(ProcessHandle process) {
    if (!process.isAlive()) {
      return true;
    }
    if (process.parent().equals(Optional.of(ProcessHandle.current()))) {
      return false;
    }
    Path entry = Path.of("/proc", String.valueOf(process.pid()));
    try (Stream<Path> threads = Files.list(entry.resolve("task"))) {
      String stat = Files.readString(entry.resolve("stat"));
      return stat.startsWith("Z", stat.lastIndexOf(')') + 2) && threads.count() == 1;
    } catch (IOException e) {
      return false; // another system, or it has just gone: then the next look says so
    }
  }
}
