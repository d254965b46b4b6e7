/** What must outlive the server: the logs of all games, people, seats and secrets (as hashes). */
@NullMarked
package nonpareil.server.store;

import org.jspecify.annotations.NullMarked;
