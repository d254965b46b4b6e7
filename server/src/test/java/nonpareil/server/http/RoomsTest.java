package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client in few files. That it runs so is what every test in a browser shows. */
final class RoomsTest {
  private static final String PAGE =
      """
      <head>
        <link rel="stylesheet" href="/style/a.css" />
        <link rel="stylesheet" href="/style/b.css" />
        <script type="importmap">{"imports": {"lit": "/vendor/lit/index.js"}}</script>
        <script type="module" src="/app/app.js"></script>
      </head>
      """;

  private static Map<String, String> client(String main) {
    var files = new HashMap<String, String>();
    files.put("index.html", PAGE);
    files.put("style/a.css", "a {}");
    files.put("style/b.css", "b {}");
    files.put("words/languages.js", "export default {};");
    files.put("vendor/lit/index.js", "export*from\"./more.js\";");
    files.put("vendor/lit/more.js", "");
    files.put("board/board.js", "export const size = 3;\n");
    files.put("pages/start.js", "import { size as high } from '../board/board.js';\nhigh;\n");
    files.put("app/app.js", main);
    return files;
  }

  @Test
  void modulesBecomeFunctionsAndKeepTheirNames() {
    Map<String, String> made =
        Rooms.of(
            client(
                """
                // A remark.
                import { html } from 'lit';
                import languages from '../words/languages.js';

                /** What it is for. */
                export async function get() {
                  const later = await import('../pages/start.js');
                  return html`${later} // no remark`;
                }
                export default 7;
                """));
    assertThat(made.get("rooms/app.js"))
        .isEqualTo(
            """
            import { define as $define, get as $get, later as $later } from './rooms.js';
            import * as $1 from 'lit';
            import * as $2 from '/words/languages.js';
            $define('app/app.js', async () => {
            const { html } = $1;
            const { default: languages } = $2;

            async function get() {
              const later = await $later('app/app.js', '../pages/start.js');
              return html`${later} // no remark`;
            }
            const $default = 7;
            return { get get() { return get; }, get default() { return $default; } };
            });
            """);
    assertThat(made.get("rooms/pages.js"))
        .contains("const { size : high } = await $get('board/board.js');");
    assertThat(made.get("rooms/style.css")).isEqualTo("a {}\nb {}");
    assertThat(made.get("index.html"))
        .containsOnlyOnce("stylesheet")
        .contains(
            "/rooms/style.css", "src=\"/rooms/rooms.js\"", "modulepreload\" href=\"/rooms/board.js")
        .contains("modulepreload\" href=\"/vendor/lit/more.js");
  }

  @Test
  void whatItCannotReadIsNamed() {
    assertThatThrownBy(() -> Rooms.of(client("export let changing = 1;")))
        .hasMessageContaining("app/app.js")
        .hasMessageContaining("export let changing");
    Map<String, String> ring = client("import '../board/board.js';");
    ring.put("board/board.js", "import '../app/app.js';");
    assertThatThrownBy(() -> Rooms.of(ring)).hasMessageContaining("need each other");
  }

  @Test
  void theServerSendsThem(@TempDir Path folder) {
    try (Server server = Server.start(Settings.forTests(folder))) {
      var caller = new Caller(server.port());
      assertThat(caller.get("/").text()).contains("/rooms/rooms.js");
      assertThat(caller.get("/rooms/table.js").text())
          .contains("$define('table/play/table-page.js'");
      assertThat(caller.get("/rooms/rooms.js").text())
          .contains("'app', 'board', 'card', 'pages', 'table'");
      assertThat(caller.get("/worker.js").text()).doesNotContain("VERSION");
      assertThat(caller.get("/worker.js").header("Content-Security-Policy"))
          .contains("connect-src 'self'");
      assertThat(caller.get("/manifest.webmanifest").header("Content-Type"))
          .startsWith("application/manifest+json");
    }
  }
}
