package nonpareil.server.http;

import java.nio.file.Path;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test with a server of its own and two people who have come to it. */
@SuppressWarnings("NullAway.Init") // set before each test
abstract class ServerTest {

  @TempDir Path folder;

  Server server;
  Caller ada;
  Caller bea;

  @BeforeEach
  void start() {
    server = Server.start(settings());
    ada = Caller.person(server.port(), "Ada");
    bea = Caller.person(server.port(), "Bea");
  }

  Settings settings() {
    return Settings.forTests(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }
}
