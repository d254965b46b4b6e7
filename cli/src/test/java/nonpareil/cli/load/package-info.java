@NullMarked
package nonpareil.cli.load;

import org.jspecify.annotations.NullMarked;
