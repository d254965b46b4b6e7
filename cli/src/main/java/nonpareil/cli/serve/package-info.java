/** What the command {@code serve} needs around the server: settings, addresses, the browser. */
@NullMarked
package nonpareil.cli.serve;

import org.jspecify.annotations.NullMarked;
