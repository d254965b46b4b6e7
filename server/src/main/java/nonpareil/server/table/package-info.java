/**
 * The tables: logs of records, seats, clocks, computer players, and what each follower gets to see.
 */
@NullMarked
package nonpareil.server.table;

import org.jspecify.annotations.NullMarked;
