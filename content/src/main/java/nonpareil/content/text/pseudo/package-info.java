/** A made-up language that shows which texts are not looked up and which places are too small. */
@NullMarked
package nonpareil.content.text.pseudo;

import org.jspecify.annotations.NullMarked;
