/** Games as text: a position, some choices, what must hold; and what such files prove. */
@NullMarked
package nonpareil.content.scenario;

import org.jspecify.annotations.NullMarked;
