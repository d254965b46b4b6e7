/** Tests of the generated rules text. */
@NullMarked
package nonpareil.content.text;

import org.jspecify.annotations.NullMarked;
