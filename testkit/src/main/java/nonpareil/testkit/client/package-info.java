/** Somebody's browser without the browser: requests, a socket, and a player who knows no rules. */
@NullMarked
package nonpareil.testkit.client;

import org.jspecify.annotations.NullMarked;
