/** Checks of the browser client that need no browser: types, units, words. */
@NullMarked
package nonpareil.web;

import org.jspecify.annotations.NullMarked;
