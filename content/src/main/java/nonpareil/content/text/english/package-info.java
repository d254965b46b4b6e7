/** Rules text in English. */
@NullMarked
package nonpareil.content.text.english;

import org.jspecify.annotations.NullMarked;
