package nonpareil.cli.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Releases are made, started and played against where no Java is. */
@Tag("packaged")
@Tag("long")
final class ReleaseTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private static Path made;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Release release;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Path folder;

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path temp;

  @BeforeAll
  static void make() throws IOException {
    release = new Release(Path.of("target", "nonpareil.jar"), Path.of("..").toRealPath());
    folder = release.folder(made, true);
  }

  @Test
  void theFolderStartsIsPlayedAndStops() throws Exception {
    String metrics = play(List.of(folder.resolve("bin/nonpareil").toString()), Map.of(), temp);
    assertThat(metrics).contains(alarming()).contains("process_cpu_usage");
    assertThat(folder.resolve("README.md")).exists();
    assertThat(Files.readString(folder.resolve("THIRD-PARTY.md"))).contains("sqlite", "BSD");
  }

  /** Where it is unpacked matters neither to the program nor to its cache of classes. */
  @Test
  void theZipUnpacksElsewhereAndStarts() throws Exception {
    Path elsewhere = temp.resolve("some where");
    Tools.run(List.of("unzip", "-q", release.zip(folder).toString(), "-d", elsewhere.toString()));
    Path unpacked = elsewhere.resolve(release.name());
    String said =
        Tools.run(
            List.of(
                "env",
                "JDK_JAVA_OPTIONS=-XX:AOTMode=on",
                unpacked.resolve("bin/nonpareil").toString(),
                "--version"));
    assertThat(said).contains("nonpareil ");
    play(List.of(unpacked.resolve("bin/nonpareil").toString()), Map.of(), temp.resolve("data"));
  }

  @Test
  void theImageIsWhatItSays() throws Exception {
    Path layout = unpacked();
    assertThat(layout.resolve("oci-layout"))
        .content()
        .isEqualTo("{\"imageLayoutVersion\":\"1.0.0\"}");
    JsonNode index = JSON.readTree(layout.resolve("index.json").toFile());
    assertThat(index.path("schemaVersion").asInt()).isEqualTo(2);
    JsonNode manifest = JSON.readTree(blob(layout, index.path("manifests").path(0)).toFile());
    JsonNode config = JSON.readTree(blob(layout, manifest.path("config")).toFile());
    JsonNode differences = config.path("rootfs").path("diff_ids");
    assertThat(differences).hasSameSizeAs(manifest.path("layers"));
    assertThat(config.path("history")).hasSameSizeAs(manifest.path("layers"));
    for (int i = 0; i < differences.size(); i++) {
      JsonNode layer = manifest.path("layers").path(i);
      try (var content = new GZIPInputStream(Files.newInputStream(blob(layout, layer)))) {
        assertThat("sha256:" + sha256(content.readAllBytes()))
            .isEqualTo(differences.path(i).asText());
      }
    }
    assertThat(config.path("os").asText()).isEqualTo("linux");
    JsonNode how = config.path("config");
    assertThat(how.path("User").asText()).isEqualTo("65532:65532");
    assertThat(how.path("ExposedPorts").has("8080/tcp")).isTrue();
    assertThat(how.path("Volumes").has("/data")).isTrue();
    assertThat(how.path("StopSignal").asText()).isEqualTo("SIGTERM");
    JsonNode docker = JSON.readTree(layout.resolve("manifest.json").toFile()).path(0);
    assertThat(docker.path("Config").asText())
        .isEqualTo("blobs/" + manifest.path("config").path("digest").asText().replace(':', '/'));
    assertThat(docker.path("Layers")).hasSameSizeAs(differences);
  }

  /** As an engine would do it, but for the borders it draws around a container. */
  @Test
  void theImageStartsIsPlayedAndStops() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root may change the root");
    Path layout = unpacked();
    JsonNode index = JSON.readTree(layout.resolve("index.json").toFile());
    JsonNode manifest = JSON.readTree(blob(layout, index.path("manifests").path(0)).toFile());
    Path root = Files.createDirectory(temp.resolve("root"));
    for (JsonNode layer : manifest.path("layers")) {
      Tools.run(List.of("tar", "-xpzf", blob(layout, layer).toString(), "-C", root.toString()));
    }
    for (String device : List.of("proc", "dev")) {
      Files.createDirectory(root.resolve(device));
    }
    JsonNode how = JSON.readTree(blob(layout, manifest.path("config")).toFile()).path("config");
    var environment = new LinkedHashMap<String, String>();
    for (JsonNode variable : how.path("Env")) {
      String[] parts = variable.asText().split("=", 2);
      environment.put(parts[0], parts[1]);
    }
    var command = new ArrayList<>(List.of("/usr/bin/unshare", "--mount", "/bin/sh", "-c"));
    command.add(
        """
        /bin/mount -t proc proc "$0/proc" && /bin/mount --rbind /dev "$0/dev" &&
        user=$1 && shift && exec /usr/sbin/chroot --userspec="$user" "$0" "$@"
        """);
    command.add(root.toString());
    command.add(how.path("User").asText());
    how.path("Entrypoint").forEach(argument -> command.add(argument.asText()));
    play(command, environment, Path.of("/data"));
  }

  @Test
  void theSameInputsGiveTheSameBytes() throws Exception {
    var sums = new ArrayList<String>();
    for (String name : List.of("first", "second")) {
      Path once = release.folder(Files.createDirectory(temp.resolve(name)), false);
      sums.add(sha256(Files.readAllBytes(release.zip(once))));
      sums.add(sha256(Files.readAllBytes(release.image(once))));
    }
    assertThat(sums.subList(0, 2)).isEqualTo(sums.subList(2, 4));
  }

  /** What the rules for alerts ask for; failures are counted from the first one on. */
  private static List<String> alarming() throws IOException {
    String rules = Files.readString(folder.resolve("docs/examples/alerts.yml"));
    return Pattern.compile("(?:nonpareil|jvm)_\\w+")
        .matcher(rules)
        .results()
        .map(MatchResult::group)
        .filter(name -> !name.equals("nonpareil_socket_failures_total"))
        .distinct()
        .toList();
  }

  private static String play(List<String> command, Map<String, String> environment, Path data)
      throws Exception {
    try (var server = new Started(command, environment, data)) {
      String metrics = server.isPlayed();
      server.stops();
      return metrics;
    }
  }

  private Path unpacked() throws IOException {
    assumeTrue(release.hasImage(), "images hold a Linux");
    Path layout = Files.createDirectory(temp.resolve("layout"));
    Tools.run(List.of("tar", "-xf", release.image(folder).toString(), "-C", layout.toString()));
    return layout;
  }

  /** The file a descriptor names, which must be what it says. */
  private static Path blob(Path layout, JsonNode descriptor) throws Exception {
    String digest = descriptor.path("digest").asText();
    Path blob = layout.resolve("blobs").resolve(digest.replace(':', '/'));
    assertThat(Files.size(blob)).isEqualTo(descriptor.path("size").asLong());
    assertThat("sha256:" + sha256(Files.readAllBytes(blob))).isEqualTo(digest);
    return blob;
  }

  private static String sha256(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }
}
