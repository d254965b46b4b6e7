/**
 * A game as its log: what was agreed, what it began with, and record by record what happened.
 * {@link GameRecord} follows the log and has the state it leads to; {@link Recorded} is what a
 * record says, and {@link RecordJson} alone knows the keys it is stored under.
 */
@NullMarked
package nonpareil.server.log;

import org.jspecify.annotations.NullMarked;
