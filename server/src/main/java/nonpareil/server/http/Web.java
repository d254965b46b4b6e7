package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinException;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import nonpareil.server.Addresses;
import nonpareil.server.Settings;
import nonpareil.server.StartException;
import nonpareil.server.notify.Wishes;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.Store;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.Json;
import org.eclipse.jetty.ee10.websocket.server.config.JettyWebSocketServletContainerInitializer;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/** Everything that people's browsers talk to. */
public final class Web implements AutoCloseable {
  private static final int JETTY_THREADS =
      24; // they only watch connections; work is done by virtual ones
  private static final int HEAD = 8 * 1024; // bytes of a request without its body
  private static final long SHORTLY = 100; // milliseconds an idle connection may last at the end
  private static final Set<String> READS = Set.of("GET", "HEAD");
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
  private static final String BEGAN = "began";

  private final Metrics metrics;
  private final @Nullable MetricsPort metricsPort;
  private final Sockets sockets;
  private final Connections connections;
  private final @Nullable Neighbours neighbours;
  private final Javalin app;
  private final Guard guard;
  private final Callers callers;
  private final Limits limits;

  /**
   * Starts to listen.
   *
   * @param port a free one
   * @param catalog asked once, when first needed
   */
  public Web(
      Settings settings,
      int port,
      Tables tables,
      Wishes wishes,
      Store store,
      Supplier<ObjectNode> catalog,
      InstantSource clock) {
    callers = new Callers(settings.proxies());
    limits = new Limits(settings.limits(), System::nanoTime);
    connections = new Connections(limits, callers, settings.patience());
    guard = new Guard(settings.publicUrl(), settings.hosts(), Addresses::all, System::nanoTime);
    boolean https =
        settings.publicUrl() != null && "https".equalsIgnoreCase(settings.publicUrl().getScheme());
    var people = new People(store.people(), clock, callers, https);
    var links = new Links(store.people().links(), clock);
    var friends = new Friends(store, clock);
    var pages = new Pages(settings.web());
    String version = settings.version() + "+" + pages.hash().substring(0, 8);
    Integer metricsAt = settings.metricsPort();
    metrics = metricsAt == null ? Metrics.none() : Metrics.prometheus();
    metrics.bind(tables.meters());
    metricsPort =
        metricsAt == null ? null : new MetricsPort(settings.metricsBind(), metricsAt, metrics);
    sockets =
        new Sockets(tables, people, guard, limits, callers, metrics, version, settings.patience());
    var document = Once.of(() -> new Document(Json.bytes(catalog.get()), "application/json"));
    Supplier<List<String>> addresses =
        () ->
            settings.publicUrl() != null
                ? List.of()
                : Addresses.answering(settings.bind()).stream()
                    .map(a -> "http://" + a + ":" + port())
                    .toList();
    var persons =
        new PersonRoutes(people, store.people(), limits, callers, tables.heroes(), addresses);
    var devices =
        new DeviceRoutes(
            people,
            store.people(),
            persons,
            links,
            new Recoveries(store, clock),
            sockets,
            limits,
            callers);
    var notices = new NoticeRoutes(tables, wishes, people, limits);
    var statistics = new StatisticsRoutes(people, limits, callers, store, clock);
    var data =
        new DataRoutes(
            people,
            store,
            tables,
            friends,
            notices::json,
            statistics::json,
            links,
            sockets,
            limits);
    neighbours = store.nodes() == null ? null : new Neighbours(people, sockets, data::finish);
    app =
        Javalin.create(
            config -> {
              configure(config, settings.bind(), port);
              config.resourceHandler(pages);
              config.routes.before(this::check);
              config.routes.after(this::count);
              Answers.register(config.routes);
              persons.register(config.routes);
              devices.register(config.routes);
              new FriendRoutes(people, friends, limits, callers).register(config.routes);
              data.register(config.routes);
              new TableRoutes(tables, people, friends, limits, callers, new Houses(store, callers))
                  .register(config.routes);
              notices.register(config.routes);
              statistics.register(config.routes);
              new OtherRoutes(document, version, tables::trouble).register(config.routes);
            });
    try {
      app.start();
    } catch (JavalinException e) {
      close();
      throw new StartException("cannot listen on port " + port + ": " + e.getMessage(), e);
    }
    if (neighbours != null) {
      neighbours.start();
    }
    Thread.ofPlatform()
        .daemon()
        .priority(Thread.MIN_PRIORITY)
        .start(
            () -> {
              document.get().compressed(); // so that the first page need not wait for it
              data.finish();
            });
  }

  private void configure(JavalinConfig config, String bind, int port) {
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.router.javaLangErrorHandler(Answers::broken);
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE; // we compress ourselves, once
    var threads = new QueuedThreadPool(JETTY_THREADS);
    threads.setName("http");
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    config.jetty.threadPool = threads;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setUriCompliance(UriCompliance.DEFAULT); // nothing that could be read in two ways
          http.setSendServerVersion(false);
          http.setRequestHeaderSize(HEAD);
        });
    config.jetty.addConnector((server, http) -> connections.connector(server, http, bind, port));
    config.jetty.modifyServer(
        server -> {
          server.setErrorHandler(new JettyErrors());
          server.setStopTimeout(2000);
        });
    config.jetty.modifyServletContextHandler(
        context -> {
          context.setErrorHandler(new JettyErrors());
          JettyWebSocketServletContainerInitializer.configure(
              context, (servlets, container) -> sockets.configure(container));
        });
  }

  /** Before anything else: is it for us, is it from our page, is it too often? */
  private void check(Context ctx) {
    ctx.attribute(BEGAN, System.nanoTime());
    SecurityHeaders.all(ctx);
    if (!guard.allowsHost(ctx.req())) {
      throw new Refusal(
          Refusal.Code.FORBIDDEN, "the server is not known by this name; see --allow-host");
    }
    String method = ctx.req().getMethod();
    if (!READS.contains(method) && !guard.allowsOrigin(ctx.req())) {
      throw new Refusal(Refusal.Code.FORBIDDEN, "the request comes from another page (Origin)");
    }
    if (!METHODS.contains(method)) {
      throw new Refusal(
          Refusal.Code.NOT_ALLOWED,
          "this address does not know the method"); // Javalin has methods of its own, such as
      // BEFORE
    }
    if (ctx.path().startsWith("/api")) { // a page is a hundred files, and they cost nothing
      limits.take(Limit.REQUEST, callers.of(ctx.req()));
    }
  }

  private void count(Context ctx) {
    Long began = ctx.attribute(BEGAN);
    if (began != null) {
      metrics.request(Routes.name(ctx), ctx.statusCode(), System.nanoTime() - began);
    }
  }

  public int port() {
    return app.port();
  }

  /** Every route there is, as {@code GET /health}. */
  public List<String> routes() {
    return app.unsafe.internalRouter.allHttpHandlers().stream()
        .map(parsed -> parsed.endpoint)
        .filter(endpoint -> endpoint.method.isHttpMethod())
        .map(endpoint -> endpoint.method.name() + " " + endpoint.path)
        .toList();
  }

  /** Where the metrics are, or 0. */
  public int metricsPort() {
    return metricsPort == null ? 0 : metricsPort.port();
  }

  /** Takes no new connections, says goodbye to all sockets, ends the requests that run. */
  @Override
  public void close() {
    for (Connector connector : app.jettyServer().server().getConnectors()) {
      if (connector instanceof ServerConnector listening) {
        listening.setShutdownIdleTimeout(SHORTLY);
        listening.close();
      }
    }
    if (neighbours != null) {
      neighbours.close();
    }
    sockets.stop();
    connections.stop();
    app.stop();
    if (metricsPort != null) {
      metricsPort.close();
    }
    metrics.close();
  }
}
