package nonpareil.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import nonpareil.ai.Player;
import nonpareil.content.Content;
import nonpareil.engine.game.Game;
import nonpareil.lab.Lab;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;

/** What other machines need to play: our jars. Classes that lie in a folder are packed first. */
final class Jars implements AutoCloseable {

  private final List<String> paths = new ArrayList<>();
  private @Nullable Path packed;

  Jars() throws IOException {
    for (Class<?> one :
        List.of(Game.class, Content.class, Player.class, Lab.class, Jars.class, Load.class)) {
      Path place = place(one);
      paths.add((Files.isDirectory(place) ? pack(place) : place).toString());
    }
  }

  List<String> paths() {
    return List.copyOf(paths);
  }

  private static Path place(Class<?> one) {
    try {
      return Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private Path pack(Path classes) throws IOException {
    if (packed == null) {
      packed = Files.createTempDirectory("nonpareil-jars");
    }
    Path jar = packed.resolve(paths.size() + ".jar");
    try (Stream<Path> files = Files.walk(classes);
        var out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
    return jar;
  }

  @Override
  public void close() {
    if (packed == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(packed)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    packed = null;
  }
}
