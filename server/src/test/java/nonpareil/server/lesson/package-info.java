@NullMarked
package nonpareil.server.lesson;

import org.jspecify.annotations.NullMarked;
