/**
 * The tables: logs of records, seats, clocks, computer players, and what each follower gets to see.
 *
 * <p>{@link Tables} is the way in; {@link TablesInMemory} finds a {@link Table} and takes its lock.
 * Before the game there is the {@link Lobby}, then the {@link Match}: its {@link Course} is what
 * has happened, {@link Match#commit} how more happens, {@link Showing} tells those who follow,
 * {@link Agenda} has what comes by itself.
 */
@NullMarked
package nonpareil.server.table;

import org.jspecify.annotations.NullMarked;
