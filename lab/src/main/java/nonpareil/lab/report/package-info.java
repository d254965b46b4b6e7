/** The report: one HTML file that works offline, in English and German. */
@NullMarked
package nonpareil.lab.report;

import org.jspecify.annotations.NullMarked;
