/** What goes over the wire: pure functions from the engine and the content to JSON. */
@NullMarked
package nonpareil.server.wire;

import org.jspecify.annotations.NullMarked;
