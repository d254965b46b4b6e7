/** Tables for people: HTTP, WebSocket, the store, clocks, seats. */
@NullMarked
package nonpareil.server;

import org.jspecify.annotations.NullMarked;
