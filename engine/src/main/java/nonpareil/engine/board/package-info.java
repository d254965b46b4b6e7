/** The battlefield as a graph of spaces. */
@NullMarked
package nonpareil.engine.board;

import org.jspecify.annotations.NullMarked;
