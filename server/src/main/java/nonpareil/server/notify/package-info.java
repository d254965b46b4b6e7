/**
 * Telling people who are not here: Web Push and webhooks. Nothing here may ever hold up a game:
 * whatever is sent waits in a bounded queue and goes out on threads of its own.
 */
@NullMarked
package nonpareil.server.notify;

import org.jspecify.annotations.NullMarked;
