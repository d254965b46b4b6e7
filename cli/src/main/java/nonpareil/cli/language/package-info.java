/** What a language has to bring. */
@NullMarked
package nonpareil.cli.language;

import org.jspecify.annotations.NullMarked;
