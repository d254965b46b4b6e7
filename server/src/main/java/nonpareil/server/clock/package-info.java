/**
 * Time at a table: the rule that was agreed, the clock that runs by it, timers, and how long the
 * server was up.
 */
@NullMarked
package nonpareil.server.clock;

import org.jspecify.annotations.NullMarked;
