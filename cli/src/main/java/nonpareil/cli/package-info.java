/** The command {@code nonpareil}. */
@NullMarked
package nonpareil.cli;

import org.jspecify.annotations.NullMarked;
