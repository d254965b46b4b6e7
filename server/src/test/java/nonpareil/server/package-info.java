/** The server is started and stopped. */
@NullMarked
package nonpareil.server;

import org.jspecify.annotations.NullMarked;
