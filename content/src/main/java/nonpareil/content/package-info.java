/** Heroes and boards as data, and the loader that checks them. */
@NullMarked
package nonpareil.content;

import org.jspecify.annotations.NullMarked;
