/** Reads and checks hero files. */
@NullMarked
package nonpareil.content.hero;

import org.jspecify.annotations.NullMarked;
