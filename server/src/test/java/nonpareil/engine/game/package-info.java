@NullMarked
package nonpareil.engine.game;

import org.jspecify.annotations.NullMarked;
