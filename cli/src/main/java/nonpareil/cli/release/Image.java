package nonpareil.cli.release;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;

/**
 * A release as an image for containers: the OCI layout in one tar, with the list that older Docker
 * engines want beside it. Its base is nothing but the system libraries the runtime needs, taken
 * from this machine.
 */
final class Image {
  static final int USER = 65532;
  static final String HOME = "opt/nonpareil";
  static final String DATA = "data";
  static final int PORT = 8080;

  private static final String CONFIG = "application/vnd.oci.image.config.v1+json";
  private static final String MANIFEST = "application/vnd.oci.image.manifest.v1+json";
  private static final String INDEX = "application/vnd.oci.image.index.v1+json";
  private static final String LAYER = "application/vnd.oci.image.layer.v1.tar+gzip";

  /** Since which C library names are looked up without further files; older ones load these. */
  private static final List<String> LOOKING_UP_NAMES =
      List.of("libnss_dns.so.2", "libnss_files.so.2", "libresolv.so.2");

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A file that is named by its content. */
  private record Blob(String type, String digest, long size) {
    String path() {
      return "blobs/sha256/" + digest;
    }

    ObjectNode descriptor() {
      return JSON.createObjectNode()
          .put("mediaType", type)
          .put("digest", "sha256:" + digest)
          .put("size", size);
    }
  }

  /**
   * A layer.
   *
   * @param difference the digest of what it is unpacked
   */
  private record Layer(Blob blob, String difference, String says) {}

  private final Path release;
  private final Platform platform;
  private final String version;
  private final String library;
  private final Instant time;
  private final Path work;
  private final List<Layer> layers = new ArrayList<>();

  /**
   * Of a release.
   *
   * @param library the file name of SQLite's native part
   * @param work an empty folder for what is in the making
   */
  Image(Path release, Platform platform, String version, String library, Instant time, Path work) {
    this.release = release;
    this.platform = platform;
    this.version = version;
    this.library = library;
    this.time = time;
    this.work = work;
  }

  void write(Path tar) throws IOException {
    Path layout = Files.createDirectories(work.resolve("layout"));
    Files.createDirectories(layout.resolve("blobs/sha256"));
    add(layout, "system libraries", system());
    add(layout, "Java runtime", release(path -> path.startsWith("runtime")));
    add(layout, "Nonpareil " + version, release(path -> !path.startsWith("runtime")));
    Blob config = json(layout, CONFIG, config());
    Blob manifest = json(layout, MANIFEST, manifest(config));
    ObjectNode index = JSON.createObjectNode().put("schemaVersion", 2).put("mediaType", INDEX);
    ObjectNode entry = index.putArray("manifests").addObject();
    entry.setAll(manifest.descriptor());
    entry
        .putObject("annotations")
        .put("io.containerd.image.name", "docker.io/library/" + tag())
        .put("org.opencontainers.image.ref.name", version);
    entry
        .putObject("platform")
        .put("architecture", platform.architecture())
        .put("os", platform.os());
    Files.write(layout.resolve("index.json"), JSON.writeValueAsBytes(index));
    Files.writeString(layout.resolve("oci-layout"), "{\"imageLayoutVersion\":\"1.0.0\"}");
    Files.write(layout.resolve("manifest.json"), JSON.writeValueAsBytes(forDocker(config)));
    try (var out = new BufferedOutputStream(Files.newOutputStream(tar))) {
      Tar.write(Entry.below(layout, ""), time, out);
    }
  }

  private String tag() {
    return "nonpareil:" + version.replaceAll("[^\\w.-]", "-");
  }

  // ---- layers

  /** What every program expects of a system. */
  private List<Entry> system() throws IOException {
    Path root = work.resolve("system");
    for (Path needed : SharedObjects.of(release)) {
      bring(root, needed);
      for (String more : LOOKING_UP_NAMES) {
        bring(root, needed.resolveSibling(more));
      }
    }
    for (String library : List.of("libc6", "zlib1g")) {
      bring(root, Path.of("/usr/share/doc", library, "copyright"));
    }
    write(root, "etc/passwd", "nonpareil:x:%1$d:%1$d::/data:/sbin/nologin%n".formatted(USER));
    write(root, "etc/group", "nonpareil:x:%d:%n".formatted(USER));
    write(root, "etc/nsswitch.conf", "hosts: files dns\n");
    List<Entry> entries = Entry.below(root, "");
    entries.add(new Entry(DATA, 0700, USER, null));
    entries.add(new Entry("tmp", 01777, 0, null));
    entries.sort((a, b) -> a.path().compareTo(b.path()));
    return entries;
  }

  private static void bring(Path root, Path file) throws IOException {
    Path to = root.resolve(file.toString().substring(1));
    if (Files.exists(file) && !Files.exists(to)) {
      Files.createDirectories(to.getParent());
      Files.copy(file.toRealPath(), to);
    }
  }

  private static void write(Path root, String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** The start script stays away: there is no shell. */
  private List<Entry> release(Predicate<Path> which) throws IOException {
    var entries = new ArrayList<Entry>();
    entries.add(Entry.folder("opt"));
    entries.add(Entry.folder(HOME));
    for (Entry entry : Entry.below(release, "")) {
      Path path = Path.of(entry.path());
      if (which.test(path) && !path.startsWith("bin")) {
        entries.add(
            new Entry(HOME + "/" + entry.path(), entry.mode(), entry.owner(), entry.file()));
      }
    }
    return entries;
  }

  private void add(Path layout, String says, List<Entry> entries) throws IOException {
    Path packed = work.resolve("layer");
    MessageDigest plain = sha256();
    MessageDigest compressed = sha256();
    try (var file = new BufferedOutputStream(Files.newOutputStream(packed));
        var zipped = new GZIPOutputStream(new DigestOutputStream(file, compressed), 1 << 16);
        var tar = new DigestOutputStream(zipped, plain)) {
      Tar.write(entries, time, tar);
    }
    var blob = new Blob(LAYER, hex(compressed), Files.size(packed));
    Files.move(packed, layout.resolve(blob.path()));
    layers.add(new Layer(blob, hex(plain), says));
  }

  // ---- what is said of them

  private static Blob json(Path layout, String type, ObjectNode json) throws IOException {
    byte[] bytes = JSON.writeValueAsBytes(json);
    MessageDigest digest = sha256();
    digest.update(bytes);
    var blob = new Blob(type, hex(digest), bytes.length);
    Files.write(layout.resolve(blob.path()), bytes);
    return blob;
  }

  private ObjectNode config() {
    ObjectNode image =
        JSON.createObjectNode()
            .put("created", time.toString())
            .put("architecture", platform.architecture())
            .put("os", platform.os());
    ObjectNode config = image.putObject("config").put("User", USER + ":" + USER);
    config.putObject("ExposedPorts").putObject(PORT + "/tcp");
    ArrayNode environment = config.putArray("Env");
    environment.add("PATH=/" + HOME + "/runtime/bin");
    environment.add("LANG=C.UTF-8");
    environment.add("NONPAREIL_DATA=/" + DATA);
    environment.add("NONPAREIL_PORT=" + PORT);
    ArrayNode start = config.putArray("Entrypoint").add("/" + HOME + "/runtime/bin/java");
    JavaOptions.of("/" + HOME, library).forEach(start::add);
    config.putArray("Cmd").add("serve").add("--no-browser");
    config.putObject("Volumes").putObject("/" + DATA);
    config.put("WorkingDir", "/" + DATA).put("StopSignal", "SIGTERM");
    config
        .putObject("Labels")
        .put("org.opencontainers.image.title", "Nonpareil")
        .put("org.opencontainers.image.description", "The Unmatched system as software.")
        .put("org.opencontainers.image.version", version)
        .put("org.opencontainers.image.created", time.toString())
        .put("org.opencontainers.image.licenses", "Apache-2.0");
    ArrayNode differences = image.putObject("rootfs").put("type", "layers").putArray("diff_ids");
    ArrayNode history = image.putArray("history");
    for (Layer layer : layers) {
      differences.add("sha256:" + layer.difference);
      history.addObject().put("created", time.toString()).put("created_by", layer.says);
    }
    return image;
  }

  private ObjectNode manifest(Blob config) {
    ObjectNode manifest =
        JSON.createObjectNode().put("schemaVersion", 2).put("mediaType", MANIFEST);
    manifest.set("config", config.descriptor());
    ArrayNode all = manifest.putArray("layers");
    layers.forEach(layer -> all.add(layer.blob.descriptor()));
    return manifest;
  }

  private ArrayNode forDocker(Blob config) {
    ArrayNode list = JSON.createArrayNode();
    ObjectNode one = list.addObject().put("Config", config.path());
    one.putArray("RepoTags").add(tag());
    ArrayNode all = one.putArray("Layers");
    layers.forEach(layer -> all.add(layer.blob.path()));
    return list;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }

  private static String hex(MessageDigest digest) {
    return HexFormat.of().formatHex(digest.digest());
  }
}
