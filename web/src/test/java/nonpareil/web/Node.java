package nonpareil.web;

import com.microsoft.playwright.impl.driver.jar.DriverJar;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The Node that comes with Playwright's driver, so that nobody has to install one. */
final class Node {
  /** What a command printed, and how it ended. */
  record Outcome(int code, String output) {}

  private static final Path MODULE = Path.of("").toAbsolutePath();
  private static final Path TARGET = MODULE.resolve("target");
  private static final String WEBJARS = "META-INF/resources/webjars/";

  private Node() {}

  /** The folder of this module. */
  static Path module() {
    return MODULE;
  }

  /** Runs Node in the folder of this module. */
  static Outcome run(String... arguments) throws IOException, InterruptedException {
    // Our modules need no package.json; Node would remark on that.
    List<String> command =
        new ArrayList<>(
            List.of(binary().toString(), "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"));
    Collections.addAll(command, arguments);
    Path output = Files.createTempFile(Files.createDirectories(TARGET), "node", ".txt");
    try {
      var builder =
          new ProcessBuilder(command)
              .directory(MODULE.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile());
      builder.environment().put("TYPESCRIPT", unpacked("typescript").toString());
      Process process = builder.start();
      process.getOutputStream().close();
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        boolean ended = process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        throw new IllegalStateException(
            "no end after five minutes: %s%s"
                .formatted(
                    command,
                    ended ? "" : "; process %d cannot be killed".formatted(process.pid())));
      }
      return new Outcome(
          process.exitValue(), Files.readString(output, StandardCharsets.UTF_8).strip());
    } finally {
      Files.deleteIfExists(output);
    }
  }

  /** The TypeScript compiler. */
  static Path typeChecker() throws IOException {
    return unpacked("typescript").resolve("lib/tsc.js");
  }

  /** The formatter. */
  static Path formatter() throws IOException {
    return unpacked("prettier").resolve("bin/prettier.cjs");
  }

  /** The folder of a program that comes as a WebJar, unpacked once for each version. */
  private static synchronized Path unpacked(String program) throws IOException {
    var pom =
        Node.class
            .getClassLoader()
            .getResource("META-INF/maven/org.webjars.npm/" + program + "/pom.properties");
    if (pom == null) {
      throw new IllegalStateException(program + " is not on the class path of the tests");
    }
    URI jar = URI.create(pom.toString().replaceFirst("!.*", "!/"));
    try (var files = FileSystems.newFileSystem(jar, Map.of())) {
      Path version;
      try (var versions = Files.list(files.getPath(WEBJARS + program))) {
        version = versions.findFirst().orElseThrow();
      }
      Path home = TARGET.resolve(program + "-" + version.getFileName());
      if (Files.exists(home)) {
        return home;
      }
      Path fresh = Files.createTempDirectory(Files.createDirectories(TARGET), program);
      try (var all = Files.walk(version)) {
        for (Path from : (Iterable<Path>) all::iterator) {
          Path to = fresh.resolve(version.relativize(from).toString());
          if (Files.isDirectory(from)) {
            Files.createDirectories(to);
          } else {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
      return Files.move(fresh, home);
    }
  }

  private static synchronized Path binary() throws IOException {
    Path home = TARGET.resolve("driver");
    String name = System.getProperty("os.name", "").startsWith("Windows") ? "node.exe" : "node";
    Path node = home.resolve(name);
    if (!Files.exists(node)) {
      Path fresh = Files.createTempDirectory(Files.createDirectories(TARGET), "driver");
      try {
        DriverJar.installDriverTo(fresh);
      } catch (URISyntaxException e) {
        throw new UncheckedIOException(new IOException(e));
      }
      Files.move(fresh, home);
    }
    return node;
  }
}
