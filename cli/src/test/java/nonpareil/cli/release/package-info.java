@NullMarked
package nonpareil.cli.release;

import org.jspecify.annotations.NullMarked;
