package nonpareil.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Requests that have headers and a sender, and nothing else. */
final class Requests {
  private Requests() {}

  static HttpServletRequest with(
      String from, @Nullable String host, @Nullable String origin, Map<String, String> more) {
    var headers = new HashMap<String, String>(more);
    if (host != null) {
      headers.put("Host", host);
    }
    if (origin != null) {
      headers.put("Origin", origin);
    }
    return (HttpServletRequest)
        Proxy.newProxyInstance(
            Requests.class.getClassLoader(),
            new Class<?>[] {HttpServletRequest.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "getHeader" -> headers.get(args[0]);
                  case "getHeaders" ->
                      Collections.enumeration(
                          headers.containsKey(args[0]) ? List.of(headers.get(args[0])) : List.of());
                  case "getRemoteAddr" -> from;
                  case "isSecure" -> false;
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }
}
