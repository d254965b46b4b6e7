/** A game as it is shown, now and later: frames, archives, saves, and saves from elsewhere. */
@NullMarked
package nonpareil.server.replay;

import org.jspecify.annotations.NullMarked;
