/** The effect language: what cards and abilities do, as small immutable trees. */
@NullMarked
package nonpareil.engine.effect;

import org.jspecify.annotations.NullMarked;
