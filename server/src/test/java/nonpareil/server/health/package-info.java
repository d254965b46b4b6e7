/** Faults are made on purpose. */
@NullMarked
package nonpareil.server.health;

import org.jspecify.annotations.NullMarked;
