package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PagesTest {
  private static final int MOST_BYTES = 545_000;

  @TempDir static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static Server server;

  @SuppressWarnings("NullAway.Init")
  private static Caller caller;

  @BeforeAll
  static void start() throws IOException {
    Path web = Files.createDirectories(folder.resolve("web/style"));
    Files.writeString(web.resolve("only-here.css"), "p { color: red }");
    Files.writeString(folder.resolve("secret.txt"), "secret");
    server = Server.start(Settings.forTests(folder.resolve("data")).withWeb(folder.resolve("web")));
    caller = new Caller(server.port());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void theImportMapIsAllowedByItsHash() throws Exception {
    Answer page = caller.get("/");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("Content-Type")).isEqualToIgnoringCase("text/html;charset=utf-8");
    byte[] hash =
        MessageDigest.getInstance("SHA-256")
            .digest(importMap(page.text()).getBytes(StandardCharsets.UTF_8));
    assertThat(page.header("Content-Security-Policy"))
        .contains("script-src 'self' 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'")
        .doesNotContain("unsafe");
    assertThat(page.text()).as("no script of its own but the map").doesNotContain("<script>");
    assertThat(caller.get("/index.html").text()).isEqualTo(page.text());
  }

  private static String importMap(String html) {
    Matcher map =
        Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL).matcher(html);
    assertThat(map.find()).isTrue();
    return map.group(1);
  }

  @Test
  void filesComeCompressedAndOnce() throws IOException {
    Answer plain = caller.get("/style/tokens.css");
    Answer zipped = caller.get("/style/tokens.css", "Accept-Encoding", "br, gzip");
    assertThat(plain.header("Content-Type")).startsWith("text/css");
    assertThat(plain.header("Cache-Control")).isEqualTo("no-cache");
    assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(zipped.header("Vary")).isEqualTo("Accept-Encoding");
    assertThat(
            new GZIPInputStream(new ByteArrayInputStream(zipped.response().body())).readAllBytes())
        .isEqualTo(plain.response().body());
    for (Answer known : new Answer[] {plain, zipped}) {
      Answer again =
          caller.get(
              "/style/tokens.css",
              "If-None-Match",
              known.header("ETag"),
              "Accept-Encoding",
              "gzip");
      assertThat(again.status()).isEqualTo(304);
      assertThat(again.response().body()).isEmpty();
    }
    assertThat(caller.get("/style/tokens.css", "If-None-Match", "\"other\"").status())
        .isEqualTo(200);
    assertThat(caller.call("HEAD", "/style/tokens.css", new byte[0]).status()).isEqualTo(200);
  }

  @Test
  void scriptsAreScripts() {
    assertThat(caller.get("/app/app.js").header("Content-Type")).startsWith("text/javascript");
    assertThat(caller.get("/vendor/lit/index.js").status()).isEqualTo(200);
  }

  @Test
  void aFolderComesFirstAndNothingBesideItIsSeen() throws IOException {
    assertThat(caller.get("/style/only-here.css").text()).contains("red");
    Files.writeString(folder.resolve("web/style/only-here.css"), "p { color: blue }");
    assertThat(caller.get("/style/only-here.css").text()).contains("blue");
    for (String path :
        new String[] {
          "/../secret.txt",
          "/..%2fsecret.txt",
          "/style/../../secret.txt",
          "/%2e%2e/secret.txt",
          "//secret.txt",
          "/style//../../secret.txt",
          "/..;/secret.txt"
        }) {
      assertThat(RawCaller.send(server.port(), "GET " + path + " HTTP/1.1", "Host: localhost"))
          .startsWith("HTTP/1.1 4")
          .doesNotContain("text/plain");
    }
  }

  @Test
  void theCatalogIsKeptByTheBrowser() {
    Answer catalog = caller.get("/api/catalog");
    assertThat(catalog.json().path("heroes")).hasSize(10);
    assertThat(caller.get("/api/catalog", "If-None-Match", catalog.header("ETag")).status())
        .isEqualTo(304);
    assertThat(caller.get("/api/catalog", "Accept-Encoding", "gzip").response().body().length)
        .isLessThan(catalog.response().body().length / 3);
  }

  /** Everything the start page pulls in, and the catalog, as a browser gets it. */
  @Test
  void thePageIsSmall() throws IOException {
    var references =
        new References(Caller.MAPPER.readTree(importMap(caller.get("/").text())).path("imports"));
    Deque<String> open = new ArrayDeque<>(Set.of("/"));
    Set<String> seen = new HashSet<>(open);
    int bytes = caller.get("/api/catalog", "Accept-Encoding", "gzip").response().body().length;
    while (!open.isEmpty()) {
      String path = open.pop();
      Answer zipped = caller.get(path, "Accept-Encoding", "gzip");
      bytes += zipped.response().body().length;
      for (String next : references.in(path, caller.get(path).text())) {
        if (seen.add(next)) {
          assertThat(caller.get(next).status()).as(next + " in " + path).isEqualTo(200);
          open.push(next);
        }
      }
    }
    assertThat(bytes).as("bytes of " + seen).isLessThan(MOST_BYTES);
  }
}
