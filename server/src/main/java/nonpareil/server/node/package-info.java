/**
 * This server among others on one store: whether it lives, what time it is, and which games it does
 * things for that come by themselves.
 */
@NullMarked
package nonpareil.server.node;

import org.jspecify.annotations.NullMarked;
