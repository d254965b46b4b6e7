/** HTTP and WebSocket: requests, pages, people, limits, and who may call at all. */
@NullMarked
package nonpareil.server.http;

import org.jspecify.annotations.NullMarked;
