package nonpareil.server.http;

import io.javalin.http.Context;

/** The names of routes, for logs and metrics: never the address itself, it could hold a secret. */
final class Routes {
  private Routes() {}

  static String name(Context ctx) {
    var matched = ctx.endpoints().lastHttpEndpoint();
    return matched == null ? "other" : matched.path;
  }
}
