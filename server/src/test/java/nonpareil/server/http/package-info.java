/** The server is called as browsers, strangers and broken programs call it. */
@NullMarked
package nonpareil.server.http;

import org.jspecify.annotations.NullMarked;
