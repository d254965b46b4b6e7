/** Heroes, fighters and cards as data. */
@NullMarked
package nonpareil.engine.hero;

import org.jspecify.annotations.NullMarked;
