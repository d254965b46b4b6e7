/** What the command {@code hero} tells of a hero: its texts, its balance, a sheet of its cards. */
@NullMarked
package nonpareil.cli.hero;

import org.jspecify.annotations.NullMarked;
