@NullMarked
package nonpareil.server.log;

import org.jspecify.annotations.NullMarked;
