package nonpareil.server.http;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is made when it is first asked for. */
final class Once<T> implements Supplier<T> {
  private final Supplier<T> make;
  private volatile @Nullable T value;

  private Once(Supplier<T> make) {
    this.make = make;
  }

  static <T> Once<T> of(Supplier<T> make) {
    return new Once<>(make);
  }

  @Override
  public T get() {
    T made = value;
    if (made != null) {
      return made;
    }
    synchronized (this) {
      made = value;
      if (made == null) {
        made = make.get();
        value = made;
      }
      return made;
    }
  }
}
