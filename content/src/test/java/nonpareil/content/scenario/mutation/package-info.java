@NullMarked
package nonpareil.content.scenario.mutation;

import org.jspecify.annotations.NullMarked;
