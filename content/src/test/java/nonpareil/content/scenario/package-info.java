@NullMarked
package nonpareil.content.scenario;

import org.jspecify.annotations.NullMarked;
