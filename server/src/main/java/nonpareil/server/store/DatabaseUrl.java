package nonpareil.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;

/**
 * Where a PostgreSQL is, and who we are there: {@code postgres://user:password@host:port/database},
 * as is usual, or the same as {@code jdbc:postgresql://…}. What it prints has no password.
 */
public final class DatabaseUrl {

  private static final String JDBC = "jdbc:postgresql:";
  private static final String EXPECTED =
      "expected an address such as postgres://user:password@host:5432/database";

  private final String url;
  private final String shown;

  private DatabaseUrl(String url, String shown) {
    this.url = url;
    this.shown = shown;
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException saying what is wrong with it, without the password
   */
  public static DatabaseUrl parse(String text) {
    String url = text.startsWith(JDBC) ? text : jdbc(text);
    Properties parts = Driver.parseURL(url, new Properties());
    if (parts == null) {
      throw new IllegalArgumentException("it cannot be read; " + EXPECTED);
    }
    return new DatabaseUrl(url, shown(parts));
  }

  private static String shown(Properties parts) {
    String[] hosts = parts.getProperty("PGHOST", "localhost").split(",", -1);
    String[] ports = parts.getProperty("PGPORT", "5432").split(",", -1);
    String database = parts.getProperty("PGDBNAME", parts.getProperty("user", ""));
    return hosts[0] + ":" + ports[0] + "/" + database;
  }

  private static String jdbc(String text) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) { // its message quotes the password
      throw new IllegalArgumentException(
          "it is no address (special characters of a password are written as %40 and so on); "
              + EXPECTED);
    }
    String scheme = String.valueOf(uri.getScheme());
    if (!scheme.equals("postgres") && !scheme.equals("postgresql")) {
      throw new IllegalArgumentException(
          "it begins with %s; %s"
              .formatted(uri.getScheme() == null ? "no scheme" : scheme + ":", EXPECTED));
    }
    if (uri.getHost() == null) {
      throw new IllegalArgumentException("it names no host; " + EXPECTED);
    }
    String path = Objects.requireNonNullElse(uri.getRawPath(), "");
    if (path.length() < 2 || path.indexOf('/', 1) >= 0) {
      throw new IllegalArgumentException("it names no database; " + EXPECTED);
    }
    Map<String, String> settings = settings(uri.getRawQuery());
    String who = uri.getRawUserInfo();
    if (who != null) {
      String[] parts = who.split(":", 2);
      settings.put("user", decoded(parts[0]));
      if (parts.length == 2) {
        settings.put("password", decoded(parts[1]));
      }
    }
    var url = new StringBuilder(JDBC).append("//").append(uri.getHost());
    url.append(uri.getPort() < 0 ? "" : ":" + uri.getPort()).append(path);
    char before = '?';
    for (Map.Entry<String, String> e : settings.entrySet()) {
      url.append(before).append(e.getKey()).append('=');
      url.append(URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8));
      before = '&';
    }
    return url.toString();
  }

  private static Map<String, String> settings(@Nullable String query) {
    var settings = new TreeMap<String, String>();
    if (query != null) {
      for (String setting : query.split("&", -1)) {
        String[] parts = setting.split("=", 2);
        settings.put(parts[0], parts.length == 2 ? decoded(parts[1]) : "");
      }
    }
    return settings;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** As the driver wants it: with the password. */
  String jdbc() {
    return url;
  }

  /** Host, port and database. */
  @Override
  public String toString() {
    return shown;
  }
}
