package nonpareil.server.http;

import io.javalin.http.Context;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the browser's side: those built in, before them those of a folder (for development).
 */
final class Pages implements ResourceHandler {
  private static final String ROOT = "nonpareil/web/";
  private static final String FIRST = "index.html";
  private static final String WORKER = "worker.js";

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("wav", "audio/wav"));

  private final Map<String, Document> builtIn;
  private final @Nullable Path folder;

  Pages(@Nullable Path folder) {
    this.builtIn = load();
    this.folder = folder;
    if (folder == null && !builtIn.isEmpty()) {
      putTogether();
    }
  }

  /**
   * Few files instead of many; and a worker that the browser takes for a new one if any changed.
   */
  private void putTogether() {
    var texts = new TreeMap<String, String>();
    builtIn.forEach(
        (name, file) -> {
          if (file.isText()) {
            texts.put(name, new String(file.plain(), StandardCharsets.UTF_8));
          }
        });
    Rooms.of(texts).forEach((name, text) -> put(builtIn, name, bytes(text)));
    String worker = texts.get(WORKER);
    if (worker != null) {
      put(builtIn, WORKER, bytes(worker.replace("VERSION", hash())));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Changes whenever a built-in file does. */
  String hash() {
    var all = new StringBuilder();
    builtIn.forEach((name, file) -> all.append(name).append(file.hash()));
    return Tokens.hash(all.toString());
  }

  @Override
  public boolean canHandle(Context ctx) {
    return find(ctx.path()) != null;
  }

  @Override
  public boolean handle(Context ctx) {
    Document file = find(ctx.path());
    if (file == null) {
      return false;
    }
    if (file.isHtml()) {
      SecurityHeaders.page(ctx, file.plain());
    } else if (ctx.path().equals("/" + WORKER)) {
      SecurityHeaders.worker(ctx);
    }
    file.send(ctx);
    return true;
  }

  private @Nullable Document find(String path) {
    String name = path.endsWith("/") ? path.substring(1) + FIRST : path.substring(1);
    if (folder != null) {
      Document file = read(folder, name);
      if (file != null) {
        return file;
      }
    }
    return builtIn.get(name);
  }

  /** A file within the folder, and nothing beside it. */
  private static @Nullable Document read(Path folder, String name) {
    if (!name.matches("[A-Za-z0-9_][A-Za-z0-9_./-]*") || name.contains("..")) {
      return null;
    }
    Path file = folder.resolve(name);
    try {
      return Files.isRegularFile(file) ? new Document(Files.readAllBytes(file), type(name)) : null;
    } catch (IOException e) {
      return null; // as good as not there
    }
  }

  private static String type(String name) {
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Objects.requireNonNullElse(TYPES.get(ending), "application/octet-stream");
  }

  // ---- the class path

  private static Map<String, Document> load() {
    URL first = Pages.class.getClassLoader().getResource(ROOT + FIRST);
    if (first == null) {
      return new TreeMap<>();
    }
    try {
      return first.getProtocol().equals("jar") ? loadJar(first) : loadFolder(first.toURI());
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("the pages cannot be read", e);
    }
  }

  private static Map<String, Document> loadJar(URL first) throws IOException {
    var files = new TreeMap<String, Document>();
    var connection = (JarURLConnection) first.openConnection();
    connection.setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        if (!entry.isDirectory() && entry.getName().startsWith(ROOT)) {
          try (InputStream in = jar.getInputStream(entry)) {
            put(files, entry.getName().substring(ROOT.length()), in.readAllBytes());
          }
        }
      }
    }
    return files;
  }

  private static Map<String, Document> loadFolder(URI first) throws IOException {
    var files = new TreeMap<String, Document>();
    Path root = Objects.requireNonNull(Path.of(first).getParent());
    try (Stream<Path> walk = Files.walk(root)) {
      for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile)::iterator) {
        put(files, root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static void put(Map<String, Document> files, String name, byte[] bytes) {
    files.put(name, new Document(bytes, type(name)));
  }

  // ---- Javalin's own files, which we do not use

  @Override
  public boolean addStaticFileConfig(StaticFileConfig config) {
    return false;
  }

  @Override
  public Set<RouteRole> resourceRouteRoles(Context ctx) {
    return Set.of();
  }
}
