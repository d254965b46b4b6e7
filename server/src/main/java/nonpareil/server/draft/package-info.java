/** How people choose their heroes at a table, before the game. */
@NullMarked
package nonpareil.server.draft;

import org.jspecify.annotations.NullMarked;
