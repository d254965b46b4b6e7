package nonpareil.server.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the browser is told to forbid. */
final class SecurityHeaders {
  private static final Pattern IMPORT_MAP =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

  private SecurityHeaders() {}

  /** For every answer. */
  static void all(Context ctx) {
    ctx.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    ctx.header("Cross-Origin-Resource-Policy", "same-origin");
    ctx.header(
        "Permissions-Policy",
        "screen-wake-lock=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    ctx.header("Cache-Control", "no-store");
  }

  /** For a page: our own files, our own server, and the one script within it, the import map. */
  static void page(Context ctx, byte[] html) {
    ctx.header(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'"
            + importMap(html)
            + "; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
            + " media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
            + " form-action 'none'; frame-ancestors 'none'");
  }

  /** For the service worker, which asks our server on behalf of the page and nobody else. */
  static void worker(Context ctx) {
    ctx.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
  }

  private static String importMap(byte[] html) {
    Matcher map = IMPORT_MAP.matcher(new String(html, StandardCharsets.UTF_8));
    if (!map.find()) {
      return "";
    }
    byte[] hash = Tokens.sha256(map.group(1).getBytes(StandardCharsets.UTF_8));
    return " 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
  }
}
