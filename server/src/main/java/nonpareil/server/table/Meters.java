package nonpareil.server.table;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import nonpareil.server.log.RecordKind;
import nonpareil.server.request.Refusal.Code;

/** What is counted at the tables: kinds and numbers, nothing of what is played. */
public final class Meters implements MeterBinder {

  private final Map<RecordKind, LongAdder> records = new EnumMap<>(RecordKind.class);
  private final Map<String, LongAdder> refused = new TreeMap<>();
  private final LongAdder notStored = new LongAdder();
  private final LongAdder storing = new LongAdder();
  private final LongAdder storingNanos = new LongAdder();
  private final LongAdder jobs = new LongAdder();
  private final LongAdder waitingNanos = new LongAdder();
  private final LongAdder thinkingNanos = new LongAdder();
  private final Supplier<Number> loaded;
  private final Supplier<Number> waiting;

  Meters(Supplier<Number> loaded, Supplier<Number> waiting) {
    this.loaded = loaded;
    this.waiting = waiting;
    for (RecordKind kind : RecordKind.values()) {
      records.put(kind, new LongAdder());
    }
    for (Code code : Code.values()) {
      refused.put(code.reason(), new LongAdder());
    }
  }

  void stored(RecordKind kind) {
    adder(records, kind).increment();
  }

  private static <K> LongAdder adder(Map<K, LongAdder> adders, K key) {
    LongAdder adder = adders.get(key);
    if (adder == null) {
      throw new IllegalStateException("there is one for every " + key);
    }
    return adder;
  }

  void stored(long nanos) {
    storing.increment();
    storingNanos.add(nanos);
  }

  void notStored() {
    notStored.increment();
  }

  void refused(Code code) {
    adder(refused, code.reason()).increment();
  }

  void thought(long waitedNanos, long tookNanos) {
    jobs.increment();
    waitingNanos.add(waitedNanos);
    thinkingNanos.add(tookNanos);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    records.forEach(
        (kind, count) ->
            FunctionCounter.builder("nonpareil.records", count, LongAdder::sum)
                .tag("kind", kind.text())
                .register(registry));
    refused.forEach(
        (reason, count) ->
            FunctionCounter.builder("nonpareil.refused", count, LongAdder::sum)
                .tag("reason", reason)
                .register(registry));
    FunctionCounter.builder("nonpareil.not.stored", notStored, LongAdder::sum).register(registry);
    timer(registry, "nonpareil.store", storing, storingNanos);
    timer(registry, "nonpareil.computers.wait", jobs, waitingNanos);
    timer(registry, "nonpareil.computers.think", jobs, thinkingNanos);
    Gauge.builder("nonpareil.tables.loaded", loaded).register(registry);
    Gauge.builder("nonpareil.computers.waiting", waiting).register(registry);
  }

  private static void timer(MeterRegistry registry, String name, LongAdder count, LongAdder nanos) {
    FunctionTimer.builder(
            name, count, LongAdder::sum, _ -> nanos.doubleValue(), TimeUnit.NANOSECONDS)
        .register(registry);
  }
}
