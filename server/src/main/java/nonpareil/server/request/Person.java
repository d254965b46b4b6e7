package nonpareil.server.request;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays or watches: an id that never changes and is told to nobody else, and what is
 * shown to others.
 *
 * @param avatar the hero whose emblem stands beside the name
 */
public record Person(String id, String name, @Nullable String avatar) {

  public Person(String id, String name) {
    this(id, name, null);
  }
}
