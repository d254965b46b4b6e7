/** Intervals and ratings. */
@NullMarked
package nonpareil.lab.stats;

import org.jspecify.annotations.NullMarked;
