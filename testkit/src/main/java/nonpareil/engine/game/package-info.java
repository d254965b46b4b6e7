/**
 * The one door through the wall of the engine's package, for tests alone: only a class of this name
 * can lay hidden cards otherwise, and the program must never be able to. It stands in the kit, so
 * that no module has it on its class path outside its tests.
 */
@NullMarked
package nonpareil.engine.game;

import org.jspecify.annotations.NullMarked;
