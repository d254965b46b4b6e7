@NullMarked
package nonpareil.server.statistics;

import org.jspecify.annotations.NullMarked;
