/** Faults that harm one job only, and threads that always run; it knows nobody. */
@NullMarked
package nonpareil.server.health;

import org.jspecify.annotations.NullMarked;
