/** Random games under watch: what must hold after every decision of every game. */
@NullMarked
package nonpareil.cli.soak;

import org.jspecify.annotations.NullMarked;
