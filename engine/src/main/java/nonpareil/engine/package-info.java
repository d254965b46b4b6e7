/**
 * The rules of the game and nothing else: no input or output, no clock, no threads, no randomness
 * of its own.
 */
@NullMarked
package nonpareil.engine;

import org.jspecify.annotations.NullMarked;
