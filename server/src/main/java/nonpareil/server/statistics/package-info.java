/**
 * What came of finished games, counted: a person's own, and those of all who play in public.
 * Nothing is stored for it that the tables do not say themselves.
 */
@NullMarked
package nonpareil.server.statistics;

import org.jspecify.annotations.NullMarked;
