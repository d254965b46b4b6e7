/** Strict reading of YAML 1.2 (and so of JSON): plain trees that know their place in the file. */
@NullMarked
package nonpareil.content.yaml;

import org.jspecify.annotations.NullMarked;
