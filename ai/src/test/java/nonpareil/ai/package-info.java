@NullMarked
package nonpareil.ai;

import org.jspecify.annotations.NullMarked;
