package nonpareil.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import nonpareil.lab.Processes;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Runs the same command again in a JVM that has Spark on its class path: this one never has. Spark
 * comes from SPARK_HOME, or else from Maven, which fetches it the first time.
 */
final class SparkStart {

  private static final String STARTER = "nonpareil.starter";
  private static final String JAR = "spark/target/nonpareil-spark.jar";
  private static final String CLASS_PATH = "spark/target/class-path";

  /** Modules the jar for Spark is made of. */
  private static final List<String> MODULES = List.of("engine", "content", "ai", "lab", "spark");

  /** What Spark needs of a JDK; its own scripts say the same. */
  private static final List<String> JVM =
      List.of(
          "-XX:+IgnoreUnrecognizedVMOptions",
          "--add-opens=java.base/java.lang=ALL-UNNAMED",
          "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED",
          "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
          "--add-opens=java.base/java.io=ALL-UNNAMED",
          "--add-opens=java.base/java.net=ALL-UNNAMED",
          "--add-opens=java.base/java.nio=ALL-UNNAMED",
          "--add-opens=java.base/java.util=ALL-UNNAMED",
          "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
          "--add-opens=java.base/java.util.concurrent.atomic=ALL-UNNAMED",
          "--add-opens=java.base/jdk.internal.ref=ALL-UNNAMED",
          "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
          "--add-opens=java.base/sun.nio.cs=ALL-UNNAMED",
          "--add-opens=java.base/sun.util.calendar=ALL-UNNAMED",
          "--add-opens=java.security.jgss/sun.security.krb5=ALL-UNNAMED",
          "--sun-misc-unsafe-memory-access=allow",
          "--enable-native-access=ALL-UNNAMED",
          "-Djdk.reflect.useDirectMethodHandle=false",
          "-Dio.netty.tryReflectionSetAccessible=true",
          "-Dslf4j.internal.verbosity=ERROR",
          "-Dslf4j.provider=org.apache.logging.slf4j.SLF4JServiceProvider",
          "-Dstdout.encoding=UTF-8",
          "-Dstderr.encoding=UTF-8");

  private SparkStart() {}

  /** Runs the command that is being run once more, with Spark; its status. */
  static int again(CommandSpec spec) throws InterruptedException {
    Path home = Home.find();
    String installed = System.getenv("SPARK_HOME");
    Path jar = home.resolve(JAR);
    Path classPath = home.resolve(CLASS_PATH);
    if (isStale(home, jar, classPath)) {
      build(home, spec.commandLine().getErr());
    }
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JVM);
    command.add("-Dnonpareil.home=" + home);
    command.add("-D" + STARTER + "=" + ProcessHandle.current().pid());
    command.add("-cp");
    command.add(
        String.join(
            File.pathSeparator,
            installed == null || installed.isBlank() ? read(classPath) : jars(Path.of(installed)),
            jar.toString(),
            System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(spec.root().commandLine().getParseResult().originalArgs());
    return run(new ProcessBuilder(command).inheritIO());
  }

  /** Ends this program when the one that has started it is gone, even by {@code kill -9}. */
  static void endWithStarter() {
    Long starter = Long.getLong(STARTER);
    if (starter == null) {
      return;
    }
    Optional<ProcessHandle> alive = ProcessHandle.of(starter);
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              alive.ifPresent(p -> p.onExit().join());
              Runtime.getRuntime().halt(Failures.INTERNAL);
            });
  }

  private static int run(ProcessBuilder builder) throws InterruptedException {
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread hook = Thread.ofPlatform().unstarted(() -> end(process));
    Runtime.getRuntime().addShutdownHook(hook);
    int status = process.waitFor();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This program is being ended too.
    }
    return status;
  }

  /** Whoever ends this program ends the other; it has time to close its files. */
  private static void end(Process process) {
    Processes.end(process, Duration.ofSeconds(30));
  }

  // ---- where Spark is

  private static String jars(Path installed) {
    Path jars = installed.resolve("jars");
    boolean fits;
    try (Stream<Path> files = Files.list(jars)) {
      fits = files.anyMatch(f -> f.getFileName().toString().startsWith("spark-core_2.13-4."));
    } catch (IOException e) {
      fits = false;
    }
    if (!fits) {
      throw new BadInputException(
          "SPARK_HOME: found no spark-core_2.13-4….jar in %s, expected a Spark 4, or SPARK_HOME not set"
              .formatted(jars));
    }
    return jars.resolve("*").toString();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isStale(Path home, Path jar, Path classPath) {
    if (!Files.exists(jar) || !Files.exists(classPath)) {
      return true;
    }
    try {
      FileTime built = Files.getLastModifiedTime(classPath);
      var sources = new ArrayList<Path>(List.of(home.resolve("pom.xml")));
      for (String module : MODULES) {
        sources.add(home.resolve(module).resolve("pom.xml"));
        try (Stream<Path> files = Files.walk(home.resolve(module).resolve("src/main"))) {
          sources.addAll(files.toList());
        }
      }
      for (Path source : sources) {
        if (Files.getLastModifiedTime(source).compareTo(built) > 0) {
          return true;
        }
      }
      return Stream.of(read(classPath).split(File.pathSeparator, -1))
          .anyMatch(entry -> !Files.exists(Path.of(entry)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void build(Path home, PrintWriter err) throws InterruptedException {
    err.println("nonpareil: building for Spark; Maven fetches about 220 MB the first time ...");
    err.flush();
    boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("win");
    var maven =
        new ProcessBuilder(
                windows ? "mvn.cmd" : "mvn",
                "-B",
                "-q",
                "-ntp",
                "-Pspark",
                "-pl",
                "spark",
                "-am",
                "-Dmaven.test.skip",
                "package")
            .directory(home.toFile())
            .redirectErrorStream(true);
    maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
    maven.environment().merge("MAVEN_OPTS", "--sun-misc-unsafe-memory-access=allow", (a, _) -> a);
    FileTime began = FileTime.from(Instant.now());
    int status;
    try {
      Process building = maven.start();
      try (BufferedReader told = building.inputReader()) {
        told.lines().forEach(err::println);
      }
      status = building.waitFor();
    } catch (IOException e) {
      throw new BadInputException("--spark needs Maven (the command mvn): " + e.getMessage());
    }
    if (status != 0) {
      throw new BadInputException("--spark: the build of the module for Spark failed");
    }
    try { // an edit made meanwhile counts as newer
      Files.setLastModifiedTime(home.resolve(CLASS_PATH), began);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
