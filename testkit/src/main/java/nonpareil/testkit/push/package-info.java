/** A push service and a browser of our own: nothing leaves this machine. */
@NullMarked
package nonpareil.testkit.push;

import org.jspecify.annotations.NullMarked;
