package nonpareil.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Consumer;

/** Disks and stores that fail when a test wants it. */
public final class Disk {

  private Disk() {}

  /** From now on SQLite itself refuses every write, as on a full disk; or takes them again. */
  public static void full(SqliteStore store, boolean full) {
    store.write(h -> h.execute("PRAGMA query_only = " + (full ? 1 : 0))).join();
  }

  /** A store that does something before each call, which is given its name, and may throw. */
  public static Store watched(Store inner, Consumer<String> before) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              before.accept(method.getName());
              try {
                return method.invoke(inner, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
