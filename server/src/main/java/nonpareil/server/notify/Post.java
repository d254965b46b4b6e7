package nonpareil.server.notify;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Sends one thing to an address that somebody gave. The JDK's clients look names up themselves, so
 * that nobody could say what they connect to; here the very address that was looked at is used.
 * Redirects are not followed, and of the answer only its first lines are read.
 */
final class Post implements AutoCloseable {

  /** Looks up names. */
  interface Names {
    InetAddress[] of(String host) throws UnknownHostException;
  }

  /**
   * @param later when to come back, if that was said
   */
  record Answer(Outcome outcome, @Nullable Duration later) {
    Answer(Outcome outcome) {
      this(outcome, null);
    }
  }

  private static final int HEAD = 8 * 1024;
  private static final int HTTPS = 443;
  private static final int HTTP = 80;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})(?: .*)?");
  private static final Pattern SECONDS = Pattern.compile("\\d{1,9}");

  private final Reach reach;
  private final Names names;
  private final Duration patience;
  private final SSLSocketFactory sockets;

  /** Cuts off what takes too long, whatever it is waiting for. */
  private final ScheduledThreadPoolExecutor watch =
      new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("post-watch").daemon().factory());

  /**
   * @param patience all that a connection and its answer may take
   */
  Post(Reach reach, Names names, Duration patience) {
    this(reach, names, patience, (SSLSocketFactory) SSLSocketFactory.getDefault());
  }

  /**
   * @param sockets says whose certificates are trusted
   */
  Post(Reach reach, Names names, Duration patience, SSLSocketFactory sockets) {
    this.reach = reach;
    this.names = names;
    this.patience = patience;
    this.sockets = sockets;
    watch.setRemoveOnCancelPolicy(true);
  }

  Answer send(URI to, Map<String, String> headers, byte[] body) {
    InetAddress address;
    try {
      address = address(to.getHost());
    } catch (UnknownHostException e) {
      return new Answer(Outcome.UNREACHABLE);
    }
    if (address == null) {
      return new Answer(Outcome.NOT_ALLOWED);
    }
    long began = System.nanoTime();
    try (var socket = new Socket()) {
      var cut = watch.schedule(() -> close(socket), patience.toMillis(), TimeUnit.MILLISECONDS);
      try {
        return send(socket, address, to, headers, body);
      } finally {
        cut.cancel(false);
      }
    } catch (IOException | RuntimeException e) { // the socket's own, or of bad certificates
      boolean late = System.nanoTime() - began >= patience.toNanos();
      return new Answer(late ? Outcome.TOO_SLOW : Outcome.UNREACHABLE);
    }
  }

  /** Where a name leads to now; null if any of it is not allowed. */
  private @Nullable InetAddress address(String host) throws UnknownHostException {
    InetAddress[] all = names.of(host);
    for (InetAddress address : all) {
      if (!reach.allows(address)) {
        return null;
      }
    }
    return all.length == 0 ? null : all[0];
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // it is closed
    }
  }

  private Answer send(
      Socket socket, InetAddress address, URI to, Map<String, String> headers, byte[] body)
      throws IOException {
    boolean secure = "https".equalsIgnoreCase(to.getScheme());
    int port = to.getPort() > 0 ? to.getPort() : secure ? HTTPS : HTTP;
    socket.connect(new InetSocketAddress(address, port), (int) patience.toMillis());
    Socket talking = secure ? secured(socket, to.getHost(), port) : socket;
    byte[] head = head(to, headers, body.length).getBytes(StandardCharsets.US_ASCII);
    talking.getOutputStream().write(head);
    talking.getOutputStream().write(body);
    talking.getOutputStream().flush();
    return answer(new BufferedInputStream(talking.getInputStream()));
  }

  /** With a certificate for the name, whatever address it has. */
  private SSLSocket secured(Socket socket, String host, int port) throws IOException {
    var secured = (SSLSocket) sockets.createSocket(socket, host, port, true);
    SSLParameters parameters = secured.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secured.setSSLParameters(parameters);
    secured.startHandshake();
    return secured;
  }

  private static String head(URI to, Map<String, String> headers, int length) {
    String path = to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath();
    String query = to.getRawQuery() == null ? "" : "?" + to.getRawQuery();
    String host = to.getPort() > 0 ? to.getHost() + ":" + to.getPort() : to.getHost();
    var lines = new ArrayList<String>();
    lines.add("POST " + path + query + " HTTP/1.1");
    lines.add("Host: " + host);
    lines.add("User-Agent: Nonpareil");
    lines.add("Connection: close");
    lines.add("Content-Length: " + length);
    headers.forEach((name, value) -> lines.add(name + ": " + value));
    return String.join("\r\n", lines) + "\r\n\r\n";
  }

  // ---- the answer: its first line and its headers, and not too many of them

  private static Answer answer(InputStream in) throws IOException {
    List<String> lines = lines(in);
    Matcher status = STATUS.matcher(lines.isEmpty() ? "" : lines.getFirst());
    if (!status.matches()) {
      return new Answer(Outcome.FAILING);
    }
    return new Answer(Outcome.of(Integer.parseInt(status.group(1))), later(lines));
  }

  private static @Nullable Duration later(List<String> lines) {
    for (String line : lines) {
      if (line.toLowerCase(Locale.ROOT).startsWith("retry-after:")) {
        String value = line.substring(line.indexOf(':') + 1).strip();
        if (SECONDS.matcher(value).matches()) {
          return Duration.ofSeconds(Long.parseLong(value));
        }
      }
    }
    return null;
  }

  private static List<String> lines(InputStream in) throws IOException {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (int read = 0; read < HEAD; read++) {
      int c = in.read();
      if (c == '\n' || c < 0) {
        if (line.isEmpty()) {
          break; // the end of the head
        }
        lines.add(line.toString());
        line.setLength(0);
        if (c < 0) {
          break;
        }
      } else if (c != '\r') {
        line.append((char) c);
      }
    }
    return lines;
  }

  @Override
  public void close() {
    watch.shutdownNow();
  }
}
