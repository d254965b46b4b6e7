@NullMarked
package nonpareil.server.clock;

import org.jspecify.annotations.NullMarked;
