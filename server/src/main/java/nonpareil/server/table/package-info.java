/**
 * Games among people, from the lobby to the end.
 *
 * <p>{@link Tables} is the way in; {@link TablesInMemory} finds a {@link Table} and takes its lock.
 * A table has its {@link Seating}, before the game a {@link Lobby}, then a {@link Match}: {@link
 * MatchState} is how it stands, {@link Match#commit} how more happens, {@link Broadcast} tells
 * those who follow, {@link Agenda} has what comes by itself. What people say is answered by {@link
 * ChooseHandler}, {@link ActHandler} and {@link AskHandler}.
 */
@NullMarked
package nonpareil.server.table;

import org.jspecify.annotations.NullMarked;
