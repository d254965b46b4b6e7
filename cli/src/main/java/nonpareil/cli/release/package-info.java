/** What is given to others: a folder with its own Java runtime, a zip of it, an OCI image. */
@NullMarked
package nonpareil.cli.release;

import org.jspecify.annotations.NullMarked;
