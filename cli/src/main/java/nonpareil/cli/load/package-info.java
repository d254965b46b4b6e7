/**
 * People made of code: visitors that play random games at a server, from a process of their own.
 */
@NullMarked
package nonpareil.cli.load;

import org.jspecify.annotations.NullMarked;
