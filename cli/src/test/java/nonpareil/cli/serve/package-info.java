/** What surrounds the server. */
@NullMarked
package nonpareil.cli.serve;

import org.jspecify.annotations.NullMarked;
