package nonpareil.server.store;

import java.time.Instant;

/**
 * A line that somebody has said at a table.
 *
 * @param channel who hears it: 0 for all at the table, or a team
 * @param number within its channel, from 1; 0 until it is stored
 * @param request by which it is known if it comes again
 * @param data what was said, as JSON
 */
public record TalkRow(
    String game,
    int channel,
    int number,
    int seat,
    String person,
    Instant at,
    String request,
    String data) {

  TalkRow withNumber(int next) {
    return new TalkRow(game, channel, next, seat, person, at, request, data);
  }
}
