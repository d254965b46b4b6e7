/** Tests of play in the terminal. */
@NullMarked
package nonpareil.cli.play;

import org.jspecify.annotations.NullMarked;
