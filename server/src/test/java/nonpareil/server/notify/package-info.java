@NullMarked
package nonpareil.server.notify;

import org.jspecify.annotations.NullMarked;
