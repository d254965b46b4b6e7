package nonpareil.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import nonpareil.lab.Processes;
import org.apache.spark.launcher.JavaModuleOptions;

/** A standalone cluster in JVMs of its own, on this machine and nowhere else. */
final class Machines implements AutoCloseable {

  private static final String LOOPBACK = "127.0.0.1";
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Path folder;
  private final int port;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();

  Machines(Path folder, int number) throws Exception {
    this.folder = folder;
    Path jars = Files.createDirectory(folder.resolve("jars"));
    for (String jar : Files.readString(Path.of("target/class-path")).strip().split(":", -1)) {
      Files.createSymbolicLink(jars.resolve(Path.of(jar).getFileName()), Path.of(jar));
    }
    try (var free = new ServerSocket(0, 1, InetAddress.ofLiteral(LOOPBACK))) {
      port = free.getLocalPort();
    }
    master =
        start(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            LOOPBACK,
            "--port",
            String.valueOf(port),
            "--webui-port",
            "0");
    try {
      until("the master answers", this::masterAnswers);
      for (int i = 0; i < number; i++) {
        addWorker();
      }
    } catch (Exception | AssertionError e) {
      close();
      throw e;
    }
  }

  private void addWorker() throws Exception {
    String name = "worker-" + workers.size();
    Process worker =
        start(
            name,
            "org.apache.spark.deploy.worker.Worker",
            "--host",
            LOOPBACK,
            "--port",
            "0",
            "--webui-port",
            "0",
            "--cores",
            "1",
            "--memory",
            "1G",
            "--work-dir",
            Files.createDirectory(folder.resolve(name)).toString(),
            url());
    workers.add(worker);
    until(name + " is registered", () -> log(name).contains("Successfully registered with master"));
  }

  /** The folder looks like that of an installed Spark. */
  Path home() {
    return folder;
  }

  String url() {
    return "spark://" + LOOPBACK + ":" + port;
  }

  private Process start(String name, String main, String... arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    command.addAll(List.of("-Xmx512m", "-Dspark.master.rest.enabled=false"));
    command.addAll(List.of("-cp", folder.resolve("jars") + "/*", main));
    command.addAll(List.of(arguments));
    var builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(name + ".log").toFile());
    builder.environment().remove("SPARK_CONF_DIR");
    builder.environment().put("SPARK_HOME", folder.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }

  private boolean masterAnswers() {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.ofLiteral(LOOPBACK), port), 500);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private String log(String name) throws IOException {
    return Files.readString(folder.resolve(name + ".log"));
  }

  /** Waits for something, but not for ever. */
  void until(String what, Callable<Boolean> holds) throws Exception {
    Instant end = Instant.now().plus(PATIENCE);
    while (!holds.call()) {
      if (Instant.now().isAfter(end)) {
        var logs = new StringBuilder();
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.filter(f -> f.toString().endsWith(".log")).toList()) {
            logs.append("\n").append(file).append("\n").append(Files.readString(file));
          }
        }
        throw new AssertionError("waited in vain until " + what + logs);
      }
      Thread.sleep(50);
    }
  }

  /** Whether a worker has a process that plays. */
  boolean isPlaying(int worker) {
    return workers.get(worker).children().anyMatch(ProcessHandle::isAlive);
  }

  /** A machine is gone from one moment to the next: the worker and what plays on it. */
  void kill(int worker) {
    Processes.kill(workers.get(worker));
  }

  @Override
  public void close() {
    for (int worker = 0; worker < workers.size(); worker++) {
      kill(worker);
    }
    Processes.kill(master);
    try (Stream<Path> links = Files.list(folder.resolve("jars"))) {
      for (Path link : links.toList()) {
        Files.delete(link); // JUnit warns of links that lead elsewhere
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
