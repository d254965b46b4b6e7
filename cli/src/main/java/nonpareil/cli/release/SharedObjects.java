package nonpareil.cli.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The libraries of this system that the native code of a release needs. */
final class SharedObjects {

  /** Sound, and a screen: a server has none, and they would bring half a desktop. */
  private static final List<String> OF_A_DESKTOP =
      List.of("libawt_xawt.so", "libjawt.so", "libjsound.so", "libsplashscreen.so");

  /** As {@code ldd} writes them: {@code name => path (address)}, or the path alone. */
  private static final Pattern FOUND = Pattern.compile("\\s(/\\S+) \\(0x");

  private static final Pattern MISSING = Pattern.compile("(\\S+) => not found");

  private SharedObjects() {}

  /** Where they lie, sorted. */
  static SortedSet<Path> of(Path release) throws IOException {
    List<Path> programs;
    try (Stream<Path> files = Files.walk(release)) {
      programs = files.filter(SharedObjects::isNative).sorted().toList();
    }
    var own = new TreeSet<String>();
    programs.forEach(path -> own.add(path.getFileName().toString()));
    var needed = new TreeSet<Path>();
    for (Path program : programs) {
      String said = Tools.run(List.of("ldd", program.toString()));
      Matcher missing = MISSING.matcher(said);
      while (missing.find()) {
        if (!own.contains(missing.group(1))) { // else its user has loaded it before
          throw new IOException(program + " needs " + missing.group(1) + ", which is not here");
        }
      }
      Matcher found = FOUND.matcher(said);
      while (found.find()) {
        Path library = Path.of(found.group(1));
        if (!library.startsWith(release)) {
          needed.add(library);
        }
      }
    }
    return needed;
  }

  private static boolean isNative(Path path) {
    String name = path.getFileName().toString();
    return name.endsWith(".so")
        ? !OF_A_DESKTOP.contains(name)
        : path.endsWith(Path.of("bin", "java")) || name.equals("jspawnhelper");
  }
}
