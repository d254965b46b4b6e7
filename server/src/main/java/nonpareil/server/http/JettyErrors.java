package nonpareil.server.http;

import java.nio.ByteBuffer;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * What never reaches a route (a broken request line, too long an address) is refused in JSON, too.
 */
final class JettyErrors extends ErrorHandler {

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    if (status == 501
        || status == 505) { // a way of sending or a version nobody uses: the caller's fault
      status = 400;
      response.setStatus(status);
    }
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    response.getHeaders().put(HttpHeader.CONNECTION, "close"); // Jetty will, after a bad request
    if (status == 503) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, "10");
    }
    response.write(
        true,
        ByteBuffer.wrap(text(status, request.getAttribute(Connections.FULL) != null)),
        callback);
    return true;
  }

  private static byte[] text(int status, boolean full) {
    if (full) {
      return Json.bytes(
          Answers.error(
              new Refusal(
                  Refusal.Code.TOO_MANY, "too many connections are open; try again later")));
    }
    Refusal.Code code =
        switch (status) {
          case 403 -> Refusal.Code.FORBIDDEN;
          case 404 -> Refusal.Code.UNKNOWN;
          case 503 -> Refusal.Code.NOT_STORED; // see Sockets
          case 413, 414, 431 -> Refusal.Code.TOO_LARGE;
          default -> status >= 500 ? Refusal.Code.INTERNAL : Refusal.Code.BAD_VALUE;
        };
    return Json.bytes(Answers.error(new Refusal(code, "the request was not accepted")));
  }
}
