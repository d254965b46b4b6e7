@NullMarked
package nonpareil.server.wire;

import org.jspecify.annotations.NullMarked;
