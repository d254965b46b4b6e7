/** Bulk self-play: which player, hero, board or card is stronger, told by thousands of games. */
@NullMarked
package nonpareil.lab;

import org.jspecify.annotations.NullMarked;
