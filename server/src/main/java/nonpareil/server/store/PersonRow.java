package nonpareil.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who has been here.
 *
 * @param avatar the hero whose emblem stands for this person, if one was chosen
 */
public record PersonRow(String id, String name, @Nullable String avatar) {}
