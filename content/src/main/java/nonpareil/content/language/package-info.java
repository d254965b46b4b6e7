/** The words in which hero files say what cards and abilities do: one table for all readers. */
@NullMarked
package nonpareil.content.language;

import org.jspecify.annotations.NullMarked;
