package nonpareil.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import nonpareil.cli.serve.DataPath;
import nonpareil.cli.serve.Desktop;
import nonpareil.cli.serve.EnvironmentDefaults;
import nonpareil.cli.serve.Welcome;
import nonpareil.server.Addresses;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.StartException;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Reach;
import nonpareil.server.store.DatabaseUrl;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code nonpareil serve}: the table in the browser. */
@Command(
    name = "serve",
    description = "Starts the table in the browser (also without any command).",
    footer = {
      "",
      "Each setting can also be given as an environment variable: NONPAREIL_PORT for --port,",
      "NONPAREIL_PUBLIC_URL for --public-url and so on. NONPAREIL_LOG sets how much is logged",
      "(debug, info, warn, error; default: info, in a terminal warn). See docs/deploy.md for a",
      "public address."
    },
    defaultValueProvider = EnvironmentDefaults.class,
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  private static final String LOG = "NONPAREIL_LOG";
  private static final String DATABASE = "DATABASE_URL";

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Port; 0 takes any free one (default: 8080, or the next that is free).")
  private @Nullable Integer port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description =
          "Address to listen on (default: 0.0.0.0, so that a phone in the same network can join;"
              + " 127.0.0.1: this machine only).")
  private String bind = Settings.ANY;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description =
          "Where games are kept (default: nonpareil in XDG_DATA_HOME or in ~/.local/share).")
  private @Nullable Path data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "Keeps games in a PostgreSQL that several servers may share, instead of in the folder:"
              + " postgres://USER:PASSWORD@HOST:PORT/DATABASE (default: the environment variable"
              + " DATABASE_URL, which nobody else on the machine sees).")
  private @Nullable String database;

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "The address people use, if it is not one of this machine's: behind a proxy.")
  private @Nullable URI publicUrl;

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      split = ",",
      description =
          "Further names under which the server may be called, besides localhost, this machine's"
              + " addresses and the public one.")
  private List<String> hosts = List.of();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      description =
          "Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed"
              + " (default: 127.0.0.0/8 and ::1).")
  private List<String> proxies = List.of("127.0.0.0/8", "::1");

  @Option(
      names = "--metrics-port",
      paramLabel = "N",
      description = "Serves /metrics for Prometheus on this port; 0 takes any free one.")
  private @Nullable Integer metricsPort;

  @Option(
      names = "--metrics-bind",
      paramLabel = "ADDRESS",
      description = "Address of the metrics (default: 127.0.0.1).")
  private String metricsBind = Settings.LOOPBACK;

  @Option(
      names = "--limits",
      paramLabel = "FACTOR",
      description =
          "Makes the rate limits so many times wider; 'off' lifts them, for measurements"
              + " (default: 1).")
  private String limits = "1";

  @Option(
      names = "--computers",
      paramLabel = "N",
      description = "Threads in which computer players think (default: cores - 1).")
  private int computers = Settings.coresForComputers();

  @Option(
      names = "--close-after",
      paramLabel = "DAYS",
      description =
          "Closes games as a draw in which nobody has played for so many days; 0: never"
              + " (default: 60).")
  private int closing = Settings.CLOSING;

  @Option(
      names = "--notify",
      paramLabel = "WHERE",
      description =
          "Where people who are not here may be told that it is their turn, if they ask for it:"
              + " 'public' (push services and webhooks by https at public addresses), 'inner' (also"
              + " in the network of this machine and without encryption) or 'off' (default:"
              + " public).")
  private String notifying = "public";

  @Option(
      names = "--contact",
      paramLabel = "URI",
      description =
          "Whom push services may write to: mailto:NAME@HOST or an https address (default: the"
              + " public address).")
  private @Nullable URI contact;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      split = ",",
      description = "Home-made heroes and boards to play with; may be given again.")
  private List<Path> added = List.of();

  @Option(
      names = "--web",
      paramLabel = "FOLDER",
      description = "Serves the pages' files from this folder first, for development.")
  private @Nullable Path web;

  @Option(names = "--no-browser", description = "Does not open the page.")
  private boolean noBrowser;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    boolean terminal = isTerminal(System.console());
    if (terminal && System.getenv(LOG) == null) {
      System.setProperty(LOG, "warn"); // somebody looks on: the address is what matters
    }
    Server server = start();
    var stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  stopped.countDown();
                }));
    int metrics = server.metricsPort();
    new Welcome(out, terminal)
        .print(
            bind,
            server.port(),
            publicUrl,
            metrics == 0 ? null : Addresses.here(metricsBind, metrics));
    if (!noBrowser && terminal) {
      Desktop.open(Addresses.here(bind, server.port()));
    }
    stopped.await();
    return 0;
  }

  /** Java 25 has none where there is no terminal, newer ones may have one that says so. */
  private static boolean isTerminal(@Nullable Console console) {
    return console != null && console.isTerminal();
  }

  private Server start() {
    try {
      return Server.start(settings());
    } catch (StartException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  private Reach reach() {
    if (!List.of("off", "public", "inner").contains(notifying)) {
      throw new BadInputException(
          "--notify %s: expected off, public or inner".formatted(notifying));
    }
    return Reach.of(notifying);
  }

  /**
   * Where the database is; null if nobody says so.
   *
   * @param name what is said to be wrong, if it is
   * @param given null: it is looked up in the environment
   */
  static @Nullable DatabaseUrl database(String name, @Nullable String given) {
    String url = given == null ? System.getenv(DATABASE) : given;
    if (url == null || url.isEmpty()) {
      return null;
    }
    try {
      return DatabaseUrl.parse(url);
    } catch (IllegalArgumentException e) { // what was found is not said: it has a password
      throw new BadInputException(
          "%s: %s".formatted(given == null ? DATABASE : name, e.getMessage()));
    }
  }

  private @Nullable URI contact() {
    if (contact == null) {
      return publicUrl != null && "https".equals(publicUrl.getScheme()) ? publicUrl : null;
    }
    if (!List.of("mailto", "https").contains(String.valueOf(contact.getScheme()))) {
      throw new BadInputException(
          "--contact %s: expected an address such as mailto:somebody@example.org"
              .formatted(contact));
    }
    return contact;
  }

  private Settings settings() {
    checkPort("--port", port);
    checkPort("--metrics-port", metricsPort);
    if (publicUrl != null
        && (publicUrl.getHost() == null
            || !List.of("http", "https").contains(publicUrl.getScheme()))) {
      throw new BadInputException(
          "--public-url %s: expected an address such as https://play.example.org"
              .formatted(publicUrl));
    }
    if (web != null && !Files.isDirectory(web)) {
      throw new BadInputException("--web %s: expected a folder".formatted(web));
    }
    if (computers < 1) {
      throw new BadInputException("--computers %d: expected 1 or more".formatted(computers));
    }
    if (closing != 0 && closing < Settings.LEAST_CLOSING) {
      throw new BadInputException(
          "--close-after %d: expected 0, or at least %d: a clock may give less"
              .formatted(closing, Settings.LEAST_CLOSING));
    }
    return new Settings(
        bind,
        port,
        data == null ? DataPath.usual(System.getenv()) : data,
        database("--database", database),
        publicUrl,
        hosts,
        proxies,
        metricsPort,
        metricsBind,
        added,
        web,
        factor(),
        Settings.PATIENCE,
        computers,
        closing,
        Notifier.Manner.usual(reach()),
        contact(),
        Main.version());
  }

  private static void checkPort(String option, @Nullable Integer number) {
    if (number != null && (number < 0 || number > 65535)) {
      throw new BadInputException("%s %d: expected 0 to 65535".formatted(option, number));
    }
  }

  private double factor() {
    if (limits.equals("off")) {
      return 0;
    }
    try {
      double factor = Double.parseDouble(limits);
      if (factor >= 0.1 && factor <= 1_000_000) {
        return factor;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new BadInputException(
        "--limits %s: expected 'off' or a factor such as 2".formatted(limits));
  }
}
