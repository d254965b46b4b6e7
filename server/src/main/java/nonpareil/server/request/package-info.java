/**
 * What people ask of the server and how it says no: a {@link Request} with its {@link Fields}, read
 * strictly, and one {@link Refusal} with the codes of docs/protocol.md.
 */
@NullMarked
package nonpareil.server.request;

import org.jspecify.annotations.NullMarked;
