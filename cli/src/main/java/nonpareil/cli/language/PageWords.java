package nonpareil.cli.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words of the pages: modules in a folder for each language, one word to a key.
 *
 * @param languages the codes in the list of the pages
 * @param keys by language, then by file
 */
record PageWords(
    SortedSet<String> languages, Map<String, SortedMap<String, SortedSet<String>>> keys) {

  private static final String LIST = "/nonpareil/web/words/languages.js";

  /** A key of the object a module is; the formatter puts it there. */
  private static final Pattern KEY = Pattern.compile("(?m)^ {2}(?:'([^']+)'|(\\w+)):");

  /** The words of these languages. */
  static PageWords read(String... codes) {
    URL list = PageWords.class.getResource(LIST);
    if (list == null) {
      throw new IllegalStateException("the program lacks its file " + LIST);
    }
    try {
      URI uri = list.toURI();
      if (!"jar".equals(uri.getScheme())) {
        return read(Path.of(uri), codes);
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        return read(jar.getPath(LIST), codes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The keys of a language by file. */
  SortedMap<String, SortedSet<String>> in(String code) {
    return keys.getOrDefault(code, new TreeMap<>());
  }

  private static PageWords read(Path list, String... codes) throws IOException {
    Map<String, SortedMap<String, SortedSet<String>>> all = new TreeMap<>();
    for (String code : codes) {
      all.put(code, folder(list.resolveSibling(code)));
    }
    return new PageWords(keys(list), all);
  }

  private static SortedMap<String, SortedSet<String>> folder(Path folder) throws IOException {
    var files = new TreeMap<String, SortedSet<String>>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> all = Files.list(folder)) {
        for (Path file : all.toList()) {
          files.put(file.getFileName().toString(), keys(file));
        }
      }
    }
    return files;
  }

  private static SortedSet<String> keys(Path file) throws IOException {
    var keys = new TreeSet<String>();
    KEY.matcher(Files.readString(file))
        .results()
        .forEach(m -> keys.add(m.group(1) == null ? m.group(2) : m.group(1)));
    return keys;
  }
}
