package nonpareil.server.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** What the server counts. Without a port for metrics nothing is counted, and nothing loaded. */
interface Metrics extends AutoCloseable {

  void request(String route, int status, long nanos);

  void message(String type);

  void message(String type, long nanos);

  void failure();

  /** A socket has ended: by a code of ours, or a word; never by what a client made up. */
  void closed(String how);

  void sockets(Supplier<Number> open);

  /** What somebody else counts. */
  void bind(MeterBinder meters);

  /** In the text format of Prometheus. */
  String text();

  @Override
  void close();

  static Metrics none() {
    return new None();
  }

  static Metrics prometheus() {
    return new Prometheus();
  }

  /** Counts nothing. */
  final class None implements Metrics {
    @Override
    public void request(String route, int status, long nanos) {}

    @Override
    public void message(String type) {}

    @Override
    public void message(String type, long nanos) {}

    @Override
    public void failure() {}

    @Override
    public void closed(String how) {}

    @Override
    public void sockets(Supplier<Number> open) {}

    @Override
    public void bind(MeterBinder meters) {}

    @Override
    public String text() {
      return "";
    }

    @Override
    public void close() {}
  }

  /** Counts for Prometheus. */
  final class Prometheus implements Metrics {
    private final PrometheusMeterRegistry registry =
        new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics gc = new JvmGcMetrics();

    private Prometheus() {
      new JvmMemoryMetrics().bindTo(registry);
      new JvmThreadMetrics().bindTo(registry);
      new ProcessorMetrics().bindTo(registry);
      new UptimeMetrics().bindTo(registry);
      gc.bindTo(registry);
    }

    @Override
    public void request(String route, int status, long nanos) {
      Timer.builder("nonpareil.http.requests")
          .tag("route", route)
          .tag("status", String.valueOf(status))
          .register(registry)
          .record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void message(String type) {
      Counter.builder("nonpareil.socket.messages").tag("type", type).register(registry).increment();
    }

    @Override
    public void message(String type, long nanos) {
      Timer.builder("nonpareil.socket.handled")
          .tag("type", type)
          .serviceLevelObjectives(
              Duration.ofMillis(1),
              Duration.ofMillis(5),
              Duration.ofMillis(20),
              Duration.ofMillis(100),
              Duration.ofSeconds(1))
          .register(registry)
          .record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void failure() {
      Counter.builder("nonpareil.socket.failures").register(registry).increment();
    }

    @Override
    public void closed(String how) {
      Counter.builder("nonpareil.socket.closed").tag("code", how).register(registry).increment();
    }

    @Override
    public void sockets(Supplier<Number> open) {
      Gauge.builder("nonpareil.sockets.open", open).register(registry);
    }

    @Override
    public void bind(MeterBinder meters) {
      meters.bindTo(registry);
    }

    @Override
    public String text() {
      return registry.scrape();
    }

    @Override
    public void close() {
      gc.close();
      registry.close();
    }
  }
}
