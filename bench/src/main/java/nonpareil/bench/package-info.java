/** Measurements with JMH. */
@NullMarked
package nonpareil.bench;

import org.jspecify.annotations.NullMarked;
