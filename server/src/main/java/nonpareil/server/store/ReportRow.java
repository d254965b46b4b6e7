package nonpareil.server.store;

import java.time.Instant;

/**
 * A line that somebody has reported to the operator of the server.
 *
 * @param number of the line within its channel
 * @param reporter the person who reports it
 * @param person who said it
 * @param lines what was said, and what was said before it, as JSON
 */
public record ReportRow(
    String game,
    int channel,
    int number,
    String reporter,
    Instant at,
    String person,
    String lines) {}
