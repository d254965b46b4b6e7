/** Nonpareil in a real browser, played and looked at by visible controls only. */
@NullMarked
package nonpareil.e2e;

import org.jspecify.annotations.NullMarked;
