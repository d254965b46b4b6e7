/**
 * What people say to each other at a table: who hears what, what may be said, and how it is kept.
 * It is no part of the game: nothing of it is in a game's log, and it knows no position.
 */
@NullMarked
package nonpareil.server.talk;

import org.jspecify.annotations.NullMarked;
