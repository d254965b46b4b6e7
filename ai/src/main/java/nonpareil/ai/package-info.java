/** Players that choose from a view: they see what a person in their seat would see. */
@NullMarked
package nonpareil.ai;

import org.jspecify.annotations.NullMarked;
