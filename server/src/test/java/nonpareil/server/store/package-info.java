/** The store is asked what it promises. */
@NullMarked
package nonpareil.server.store;

import org.jspecify.annotations.NullMarked;
