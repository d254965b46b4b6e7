/** Whether the chances a computer player names come true. */
@NullMarked
package nonpareil.cli.calibration;

import org.jspecify.annotations.NullMarked;
