/** The lab on Apache Spark: other machines play the games, the driver keeps the rows. */
@NullMarked
package nonpareil.spark;

import org.jspecify.annotations.NullMarked;
