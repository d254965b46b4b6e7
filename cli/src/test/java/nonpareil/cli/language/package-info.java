@NullMarked
package nonpareil.cli.language;

import org.jspecify.annotations.NullMarked;
