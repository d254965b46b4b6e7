/** Spoils hero files on purpose, one thing at a time, to see whether a scenario notices. */
@NullMarked
package nonpareil.content.scenario.mutation;

import org.jspecify.annotations.NullMarked;
