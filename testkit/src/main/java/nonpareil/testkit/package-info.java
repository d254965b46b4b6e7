/** What the tests of several modules share: games at random, and the examples for designers. */
@NullMarked
package nonpareil.testkit;

import org.jspecify.annotations.NullMarked;
