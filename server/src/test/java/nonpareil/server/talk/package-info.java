@NullMarked
package nonpareil.server.talk;

import org.jspecify.annotations.NullMarked;
