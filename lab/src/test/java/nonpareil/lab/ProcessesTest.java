package nonpareil.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A program is gone when we say so, with those it has started; else we say which is not. */
@DisabledOnOs(OS.WINDOWS)
final class ProcessesTest {

  /** A program that will not listen, and one it has started. */
  private static Process stubborn() throws IOException {
    Process process =
        new ProcessBuilder("sh", "-c", "trap '' TERM; sleep 600 & echo there; wait; sleep 600")
            .start();
    assertThat(process.inputReader().readLine()).isEqualTo("there");
    return process;
  }

  @Test
  void killsAFamily() throws IOException {
    Process process = stubborn();
    List<ProcessHandle> children = process.descendants().toList();
    assertThat(children).isNotEmpty();
    Processes.kill(process);
    assertThat(process.isAlive()).isFalse();
    assertThat(children).allMatch(Processes::isGone);
  }

  @Test
  void endsByForceWhatDoesNotEndItself() throws IOException {
    Process process = stubborn();
    List<ProcessHandle> children = process.descendants().toList();
    Processes.end(process, Duration.ofMillis(50));
    assertThat(process.isAlive()).isFalse();
    assertThat(children).allMatch(Processes::isGone);
  }

  @Test
  void saysWhichIsStillThere() {
    ProcessHandle immortal =
        (ProcessHandle)
            Proxy.newProxyInstance(
                ProcessHandle.class.getClassLoader(),
                new Class<?>[] {ProcessHandle.class, ProcessHandle.Info.class},
                (self, method, _) ->
                    switch (method.getName()) {
                      case "isAlive", "destroyForcibly" -> true;
                      case "pid" -> 999_999_999L;
                      case "info" -> self;
                      case "parent" -> Optional.empty();
                      case "command" -> Optional.of("undead");
                      default -> throw new IllegalStateException(method.getName());
                    });
    assertThatThrownBy(() -> Processes.kill(List.of(immortal), Duration.ofMillis(1)))
        .hasMessage("killed 3 times and still there: process 999999999 undead");
  }
}
