/** How fast the engine is. */
@NullMarked
package nonpareil.cli.bench;

import org.jspecify.annotations.NullMarked;
