/** Rules that no scenario can show. */
@NullMarked
package nonpareil.cli.rules;

import org.jspecify.annotations.NullMarked;
