package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import nonpareil.server.health.Faults;
import nonpareil.server.request.Person;
import nonpareil.server.store.StoreException;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.Json;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeRequest;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeResponse;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All open sockets: who may open one, who is still there. */
final class Sockets {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
  private static final int PROTOCOL = 1;
  private static final long PING = TimeUnit.SECONDS.toNanos(15);
  private static final int TURNS = 60; // all at once would answer all at once
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(45);
  private static final int HARD_LIMIT = 64 * 1024; // ours, with a better reason, is lower
  private static final int ALL = 22_000; // the rest of all connections is for requests
  private static final int OF_PERSON = 20;
  private static final int OF_ADDRESS = 200;

  private final Tables tables;
  private final People people;
  private final Guard guard;
  private final Limits limits;
  private final Callers callers;
  private final Metrics metrics;
  private final Messages messages;
  private final String version;
  private final long unfinished;

  private final Set<PageSocket> open = ConcurrentHashMap.newKeySet();
  private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
  private volatile boolean stopping;
  private @Nullable Thread pinger;

  /**
   * @param patience how long a message may take
   */
  Sockets(
      Tables tables,
      People people,
      Guard guard,
      Limits limits,
      Callers callers,
      Metrics metrics,
      String version,
      Duration patience) {
    this.tables = tables;
    this.people = people;
    this.guard = guard;
    this.limits = limits;
    this.callers = callers;
    this.metrics = metrics;
    this.messages = new Messages(tables, limits, metrics);
    this.version = version;
    this.unfinished = patience.toNanos();
    metrics.sockets(open::size);
  }

  void configure(JettyWebSocketServerContainer container) {
    container.setMaxTextMessageSize(HARD_LIMIT);
    container.setMaxBinaryMessageSize(HARD_LIMIT);
    container.setMaxFrameSize(HARD_LIMIT);
    container.setIdleTimeout(Duration.ofMinutes(2)); // pings keep it awake
    container.addMapping("/socket", this::create);
    pinger = Thread.ofVirtual().name("pinger").start(this::ping);
  }

  Limits limits() {
    return limits;
  }

  Messages messages() {
    return messages;
  }

  /**
   * @param guest nobody: it stays so, whoever the browser becomes meanwhile
   */
  ObjectNode hello(boolean guest) {
    return Json.object()
        .put("type", "hello")
        .put("protocol", PROTOCOL)
        .put("version", version)
        .put("guest", guest);
  }

  /** Null: refused by an answer. */
  private @Nullable PageSocket create(
      JettyServerUpgradeRequest request, JettyServerUpgradeResponse response) {
    var http = request.getHttpServletRequest();
    response.setExtensions(List.of()); // no compression: its memory would be per socket
    if (!guard.allowsHost(http)) {
      return refuse(response, 403, "host not allowed");
    }
    if (tables.isCutOff()) {
      return refuse(response, 503, "try again");
    }
    String address = callers.of(http);
    CloseCode refused = null;
    if (!guard.allowsOrigin(http)) {
      refused = CloseCode.ORIGIN;
    } else if (!limits.allows(Limit.SOCKET, address)) {
      refused = CloseCode.TOO_MANY;
    }
    People.Browser browser;
    try {
      browser = refused == null ? people.browser(http) : null;
    } catch (StoreException e) { // as a guest one would not know the own hand
      return refuse(response, 503, "try again");
    }
    if (browser == null) {
      var guest = new Person(Tokens.id("guest-"), ""); // owns nothing
      return new PageSocket(this, guest, null, address, refused);
    }
    return new PageSocket(this, browser.person(), browser.token(), address, refused);
  }

  private static @Nullable PageSocket refuse(
      JettyServerUpgradeResponse response, int status, String why) {
    try {
      response.sendError(status, why);
    } catch (IOException e) {
      // gone already
    }
    return null;
  }

  /** Null: welcome. */
  @Nullable CloseCode add(PageSocket socket) {
    open.add(socket);
    int ofPerson = counts.merge(socket.person().id(), 1, Integer::sum);
    int ofAddress = counts.merge(socket.address(), 1, Integer::sum);
    if (stopping) {
      return CloseCode.STOPS;
    }
    String token = socket.token();
    if (token != null && !people.isKnown(token)) { // signed out since it was asked who it is
      return CloseCode.SIGNED_OUT;
    }
    return limits.allowsOpen(open.size() - 1, ALL)
            && limits.allowsOpen(ofPerson - 1, OF_PERSON)
            && limits.allowsOpen(ofAddress - 1, OF_ADDRESS)
        ? null
        : CloseCode.TOO_MANY;
  }

  /**
   * Some browsers of a person hear nothing more.
   *
   * @param which by the hashes of their tokens
   */
  void signOut(Person person, Predicate<@Nullable String> which) {
    for (PageSocket socket : open) {
      if (socket.person().id().equals(person.id()) && which.test(socket.token())) {
        socket.close(CloseCode.SIGNED_OUT, CloseCode.SIGNED_OUT.reason);
      }
    }
  }

  /** Some people may have been signed out at another server. */
  void checkAgain(Set<String> persons) {
    for (PageSocket socket : open) {
      String token = socket.token();
      if (token != null && persons.contains(socket.person().id()) && !people.isKnown(token)) {
        socket.close(CloseCode.SIGNED_OUT, CloseCode.SIGNED_OUT.reason);
      }
    }
  }

  /**
   * @param code how it ended, in words of ours
   */
  void gone(PageSocket socket, String code) {
    if (open.remove(socket)) {
      lower(socket.person().id());
      lower(socket.address());
      metrics.closed(code);
      tables.gone(socket);
    }
  }

  private void lower(String who) {
    counts.computeIfPresent(who, (key, count) -> count == 1 ? null : count - 1);
  }

  private void ping() {
    try {
      long last = System.nanoTime();
      long woke = last - PATIENCE;
      for (int turn = 0; !stopping; turn = (turn + 1) % TURNS) {
        TimeUnit.NANOSECONDS.sleep(Math.min(PING, unfinished) / TURNS);
        long now = System.nanoTime();
        woke = now - last > PING ? now : woke;
        last = now;
        // If we did not live ourselves, their signs of life are still to be asked for and read.
        boolean slept = now - woke < PATIENCE;
        for (PageSocket socket : open) {
          if (socket.hashCode() % TURNS == turn) {
            check(socket, now, slept);
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the end
    }
  }

  /** One that cannot be asked must not end the asking of the others. */
  private void check(PageSocket socket, long now, boolean slept) {
    try {
      long patience = slept ? Long.MAX_VALUE : PATIENCE;
      socket.check(now, patience, slept ? Long.MAX_VALUE : unfinished);
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atWarn().setCause(e).log("a socket could not be asked for a sign of life");
    }
  }

  /** Says to all that the server stops, and waits a moment until they have gone. */
  void stop() {
    stopping = true;
    if (pinger != null) {
      pinger.interrupt();
    }
    open.forEach(socket -> socket.close(CloseCode.STOPS, CloseCode.STOPS.reason));
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
    while (!open.isEmpty() && System.nanoTime() < end) {
      try {
        TimeUnit.MILLISECONDS.sleep(10);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
