package nonpareil.server;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Reach;
import nonpareil.server.store.DatabaseUrl;
import org.jspecify.annotations.Nullable;

/**
 * How the server is to run.
 *
 * @param bind the address to listen on
 * @param port null: 8080, or the next free one; 0: any free one
 * @param data the folder of the store, if it is not in a database
 * @param database the PostgreSQL that several servers share; null: the store is in the folder
 * @param publicUrl the address people use, where it is not one of this machine's
 * @param hosts further names under which the server may be called
 * @param proxies addresses and networks whose {@code X-Forwarded-…} headers are believed
 * @param metricsPort null: no metrics
 * @param added files of home-made heroes and boards
 * @param web a folder whose files come before the built-in pages, read afresh for each request
 * @param limits a factor on all rate limits; 0: none
 * @param patience how long half a request, or half a message, may take
 * @param computers threads in which computer players think
 * @param closing after so many days without a move a running game is closed; 0: never
 * @param notifying how people are told who are not here
 * @param contact whom push services may write to; null: nobody
 * @param version as shown by {@code /health} and the socket's hello
 */
public record Settings(
    String bind,
    @Nullable Integer port,
    Path data,
    @Nullable DatabaseUrl database,
    @Nullable URI publicUrl,
    List<String> hosts,
    List<String> proxies,
    @Nullable Integer metricsPort,
    String metricsBind,
    List<Path> added,
    @Nullable Path web,
    double limits,
    Duration patience,
    int computers,
    int closing,
    Notifier.Manner notifying,
    @Nullable URI contact,
    String version) {

  /** All interfaces, so that a phone in the same network can join. */
  public static final String ANY = "0.0.0.0";

  public static final String LOOPBACK = "127.0.0.1";
  public static final int PORT = 8080;
  public static final int CLOSING = 60;

  /** No clock gives that many days for a decision. */
  public static final int LEAST_CLOSING = ClockRule.MOST_DAYS + 1;

  /** Slow phones need no more. */
  public static final Duration PATIENCE = Duration.ofSeconds(20);

  public Settings {
    hosts = List.copyOf(hosts);
    proxies = List.copyOf(proxies);
    added = List.copyOf(added);
  }

  /** A free port of the loopback interface, no rate limits, and nothing goes out of the house. */
  public static Settings forTests(Path data) {
    return new Settings(
        LOOPBACK,
        0,
        data,
        null,
        null,
        List.of(),
        List.of(LOOPBACK),
        null,
        LOOPBACK,
        List.of(),
        null,
        0,
        PATIENCE,
        coresForComputers(),
        CLOSING,
        Notifier.Manner.usual(Reach.OFF),
        null,
        "test");
  }

  /** One core is left to those who serve people. */
  public static int coresForComputers() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  public Settings withBind(String value) {
    return with(s -> s.bind = value);
  }

  public Settings withPort(@Nullable Integer value) {
    return with(s -> s.port = value);
  }

  public Settings withDatabase(@Nullable DatabaseUrl value) {
    return with(s -> s.database = value);
  }

  public Settings withPublicUrl(@Nullable URI value) {
    return with(s -> s.publicUrl = value);
  }

  public Settings withMetricsPort(@Nullable Integer value) {
    return with(s -> s.metricsPort = value);
  }

  public Settings withWeb(@Nullable Path value) {
    return with(s -> s.web = value);
  }

  public Settings withLimits(double value) {
    return with(s -> s.limits = value);
  }

  public Settings withPatience(Duration value) {
    return with(s -> s.patience = value);
  }

  public Settings withProxies(List<String> value) {
    return with(s -> s.proxies = value);
  }

  public Settings withNotifying(Notifier.Manner value) {
    return with(s -> s.notifying = value);
  }

  public Settings withVersion(String value) {
    return with(s -> s.version = value);
  }

  private Settings with(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** Settings that are being changed. */
  private static final class Draft {
    private String bind;
    private @Nullable Integer port;
    private final Path data;
    private @Nullable DatabaseUrl database;
    private @Nullable URI publicUrl;
    private final List<String> hosts;
    private List<String> proxies;
    private @Nullable Integer metricsPort;
    private final String metricsBind;
    private final List<Path> added;
    private @Nullable Path web;
    private double limits;
    private Duration patience;
    private final int computers;
    private final int closing;
    private Notifier.Manner notifying;
    private final @Nullable URI contact;
    private String version;

    private Draft(Settings s) {
      bind = s.bind;
      port = s.port;
      data = s.data;
      database = s.database;
      publicUrl = s.publicUrl;
      hosts = s.hosts;
      proxies = s.proxies;
      metricsPort = s.metricsPort;
      metricsBind = s.metricsBind;
      added = s.added;
      web = s.web;
      limits = s.limits;
      patience = s.patience;
      computers = s.computers;
      closing = s.closing;
      notifying = s.notifying;
      contact = s.contact;
      version = s.version;
    }

    private Settings settings() {
      return new Settings(
          bind,
          port,
          data,
          database,
          publicUrl,
          hosts,
          proxies,
          metricsPort,
          metricsBind,
          added,
          web,
          limits,
          patience,
          computers,
          closing,
          notifying,
          contact,
          version);
    }
  }
}
