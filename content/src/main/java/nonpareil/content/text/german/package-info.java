/** Rules text in German. */
@NullMarked
package nonpareil.content.text.german;

import org.jspecify.annotations.NullMarked;
