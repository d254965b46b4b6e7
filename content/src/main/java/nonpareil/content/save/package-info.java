/** Games as files: the set-up, the seed and the choices, with hashes that guard them. */
@NullMarked
package nonpareil.content.save;

import org.jspecify.annotations.NullMarked;
