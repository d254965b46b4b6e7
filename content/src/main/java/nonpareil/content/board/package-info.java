/** Reads and checks board files. */
@NullMarked
package nonpareil.content.board;

import org.jspecify.annotations.NullMarked;
