/** Rules text in two languages, written from the effect trees. */
@NullMarked
package nonpareil.content.text;

import org.jspecify.annotations.NullMarked;
