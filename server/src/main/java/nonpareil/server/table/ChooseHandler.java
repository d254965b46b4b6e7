package nonpareil.server.table;

import java.util.List;
import nonpareil.server.log.Asked;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Recorded;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;

/** Choices of people: several are one batch, all or nothing. */
final class ChooseHandler {

  private ChooseHandler() {}

  /** Accepts the choices of a seat that answer a record. */
  static void choose(Table table, Request request) {
    int seat = table.seat(request);
    Match match = table.playing();
    int number = request.fields().needNumber("number");
    List<String> choices = request.choices();
    if (choices.isEmpty()) {
      throw request.fields().bad("choices", "expected at least one");
    }
    MatchState state = match.state();
    if (state.requests().wasAccepted(request)) {
      return;
    }
    table.needHere(request, seat);
    GameRecord gameRecord = state.gameRecord();
    if (gameRecord.isOver()) {
      throw Refusal.over();
    }
    if (number != gameRecord.number()) {
      throw new Refusal(
          Code.STALE,
          "record %d was answered, %d is pending".formatted(number, gameRecord.number()));
    }
    Asked pending = gameRecord.pending();
    if (pending.seat() != seat || state.isAnsweredByServer()) {
      throw new Refusal(Code.NOT_YOUR_DECISION, "somebody else is asked");
    }
    if (pending.mulligan()) {
      throw Refusal.notNow("mulligan or keep, by an act");
    }
    // What is refused follows from what this seat sees; the game itself is asked only afterwards.
    state.draft(seat - 1).take(choices);
    match.commit(request, seat, new Recorded.Chosen(choices), null);
    match.active(seat);
  }
}
