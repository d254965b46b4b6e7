/** A game in play: its state, its rules, and what each player may know of it. */
@NullMarked
package nonpareil.engine.game;

import org.jspecify.annotations.NullMarked;
