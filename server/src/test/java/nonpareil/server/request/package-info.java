@NullMarked
package nonpareil.server.request;

import org.jspecify.annotations.NullMarked;
