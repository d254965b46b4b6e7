/** Tests of the generated rules text. */
@NullMarked
package nonpareil.content.text.german;

import org.jspecify.annotations.NullMarked;
