/** Tables are played at, in a time of their own. */
@NullMarked
package nonpareil.server.table;

import org.jspecify.annotations.NullMarked;
