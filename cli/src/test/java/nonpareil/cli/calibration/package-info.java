@NullMarked
package nonpareil.cli.calibration;

import org.jspecify.annotations.NullMarked;
