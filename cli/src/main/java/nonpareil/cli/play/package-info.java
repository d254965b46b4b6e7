/** Play in the terminal: one person against a random player, or two at one screen. */
@NullMarked
package nonpareil.cli.play;

import org.jspecify.annotations.NullMarked;
