package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody asks for friendship.
 *
 * @param handle what it is called by both
 * @param game where they met
 * @param seat of who is asked
 * @param askerName how the one was called there
 * @param askedName how the other was called there
 */
public record AskRow(
    String handle,
    String asker,
    String asked,
    String game,
    int seat,
    String askerName,
    @Nullable String askerAvatar,
    String askedName,
    @Nullable String askedAvatar,
    Instant at) {}
