package nonpareil.cli.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The program with its own Java runtime in a folder: it starts where neither a JDK nor Maven is.
 *
 * <p>Everything is in the order of its name and has the time of the build, so that the same inputs
 * give the same bytes, but for the cache of classes: a virtual machine never writes two alike.
 */
public final class Release {

  /** What goes along as it is, with the folders the texts link to. */
  private static final List<String> TEXTS =
      List.of("README.md", "CHANGELOG.md", "LICENSE", "NOTICE", "docs", "examples");

  /** Where the build has put what there is to know of the libraries in the pages. */
  private static final String PAGES = "web-poms";

  private final Path jar;
  private final Path home;
  private final String version;
  private final Instant time;
  private final List<Path> libraries;
  private final Platform platform = Platform.here();
  private final String sqlite = LibraryLoaderUtil.getNativeLibName();

  /**
   * Of what has been built.
   *
   * @param jar the program; its manifest names the libraries beside it
   * @param home the folder of the project
   */
  public Release(Path jar, Path home) throws IOException {
    this.jar = jar.toAbsolutePath();
    this.home = home;
    try (var file = new JarFile(jar.toFile())) {
      Attributes said = Objects.requireNonNull(file.getManifest()).getMainAttributes();
      version = said.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
      time = Instant.parse(said.getValue("Build-Time"));
      libraries =
          Stream.of(said.getValue(Attributes.Name.CLASS_PATH).split(" "))
              .map(name -> this.jar.resolveSibling(name))
              .sorted()
              .toList();
    }
  }

  /** The program and its libraries. */
  List<Path> jars() {
    return Stream.concat(Stream.of(jar), libraries.stream()).toList();
  }

  public String name() {
    return "nonpareil-" + version + "-" + platform;
  }

  /** An image for containers holds a Linux. */
  public boolean hasImage() {
    return platform.isLinux();
  }

  /** Makes the folder anew. */
  public Path folder(Path into, boolean cached) throws IOException {
    Path folder = into.toAbsolutePath().resolve(name());
    Folders.delete(folder);
    Files.createDirectories(folder);
    runtime(folder.resolve("runtime"));
    program(folder);
    for (String text : TEXTS) {
      Folders.copy(home.resolve(text), folder.resolve(text));
    }
    licenses(folder);
    Path start = Files.createDirectories(folder.resolve("bin")).resolve("nonpareil");
    Files.writeString(start, StartScript.text(sqlite));
    StartScript.permit(start);
    Folders.settle(folder, time); // before the cache: it knows the jars by their times
    if (cached) {
      cache(folder);
      Folders.settle(folder, time);
    }
    return folder;
  }

  /** Makes the zip of it. */
  public Path zip(Path folder) throws IOException {
    Path zip = folder.resolveSibling(name() + ".zip");
    Zip.write(Entry.below(folder, name()), time, zip);
    return zip;
  }

  /** Makes the image of it. */
  public Path image(Path folder) throws IOException {
    Path tar = folder.resolveSibling(name() + "-image.tar");
    Path work = Files.createTempDirectory("nonpareil-image");
    try {
      new Image(folder, platform, version, sqlite, time, work).write(tar);
    } finally {
      Folders.delete(work);
    }
    return tar;
  }

  private static void runtime(Path folder) throws IOException {
    Tools.jdk(
        "jlink",
        List.of(
            "--add-modules",
            Stream.concat(Modules.NAMED.stream(), Modules.LOOKED_FOR.stream())
                .collect(Collectors.joining(",")),
            "--no-header-files",
            "--no-man-pages",
            "--output",
            folder.toString()));
  }

  private void program(Path folder) throws IOException {
    Path lib = Files.createDirectories(folder.resolve(JavaOptions.APP).resolve("lib"));
    Files.copy(jar, folder.resolve(JavaOptions.JAR));
    for (Path library : libraries) {
      Files.copy(library, lib.resolve(library.getFileName()));
    }
    Path ours = Files.createDirectories(folder.resolve(JavaOptions.NATIVE));
    String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + sqlite;
    try (InputStream content = LibraryLoaderUtil.class.getResourceAsStream(resource)) {
      if (content == null) {
        throw new IOException("SQLite has no library for " + platform);
      }
      Files.copy(content, ours.resolve(sqlite));
    }
  }

  /** The libraries, those of the pages too. */
  List<ThirdParty.Library> contained() throws IOException {
    var known = new ThirdParty(jar.resolveSibling("lib"));
    var all = new ArrayList<>(known.of(libraries));
    all.addAll(known.below(jar.resolveSibling(PAGES)));
    return all;
  }

  private void licenses(Path folder) throws IOException {
    Files.writeString(folder.resolve("THIRD-PARTY.md"), ThirdParty.page(contained()));
    Path ofPages = jar.resolveSibling(PAGES);
    Path legal = Files.createDirectories(folder.resolve("legal"));
    try (Stream<Path> files = Files.walk(ofPages)) {
      for (Path file : files.filter(path -> path.endsWith("LICENSE")).sorted().toList()) {
        String library = file.getName(file.getNameCount() - 3).toString(); // NAME/VERSION/LICENSE
        Files.copy(file, legal.resolve(library + ".txt"));
      }
    }
  }

  /** Has a run learn which classes a start needs. */
  private void cache(Path folder) throws IOException {
    var command = new ArrayList<String>();
    command.add(folder.resolve("runtime/bin/java").toString());
    for (String option : JavaOptions.of(folder.toString(), sqlite)) {
      command.add(option.replaceFirst("^-XX:AOTCache=", "-XX:AOTCacheOutput="));
    }
    command.add("warm-up");
    command.add(home.resolve("scenarios/examples").toString());
    Tools.run(command);
  }
}
