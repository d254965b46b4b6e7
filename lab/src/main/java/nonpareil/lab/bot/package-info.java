/** Players in any language: lines of JSON over standard input and output. */
@NullMarked
package nonpareil.lab.bot;

import org.jspecify.annotations.NullMarked;
