package nonpareil.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import nonpareil.cli.release.Release;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil release}: what is given to those who have neither a JDK nor Maven. */
@Command(
    name = "release",
    description =
        "Makes a folder and a zip with a Java runtime of their own, and on Linux an OCI image.",
    mixinStandardHelpOptions = true)
final class ReleaseCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FOLDER",
      arity = "0..1",
      description = "Where they are put (default: dist in the project's folder).")
  private @Nullable Path folder;

  @Option(
      names = "--no-cache",
      description =
          "Leaves out the cache of classes: starts are slower, and the same inputs give the same"
              + " bytes.")
  private boolean uncached;

  @Override
  public Integer call() throws IOException {
    Path home = Home.find();
    Path into = folder == null ? home.resolve("dist") : folder;
    var release = new Release(jar(), home);
    PrintWriter out = spec.commandLine().getOut();
    Path made = release.folder(into, !uncached);
    out.println(made);
    tell(out, release.zip(made));
    if (release.hasImage()) {
      tell(out, release.image(made));
    }
    return 0;
  }

  private static void tell(PrintWriter out, Path file) throws IOException {
    out.printf(Locale.ROOT, "%s (%.0f MB)%n", file, Files.size(file) / 1e6);
    out.flush();
  }

  private static Path jar() {
    try {
      Path code = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isRegularFile(code)) {
        return code;
      }
      throw new BadInputException("found classes in %s, expected a jar".formatted(code));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("it was loaded from there", e);
    }
  }
}
