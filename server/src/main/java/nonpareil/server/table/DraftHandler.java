package nonpareil.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonpareil.server.draft.HeroDraft;
import nonpareil.server.draft.Stage;
import nonpareil.server.log.Agreement;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.TableRow;

/** What people do in a draft. */
final class DraftHandler {

  private static final String LOT = "lot";
  private static final int LONGEST_ID = 40;

  private DraftHandler() {}

  /** Somebody chooses, or leaves it to chance what others do not choose. */
  static void answer(Table table, Person me, Fields fields) {
    var acts = new ArrayList<>(Arrays.stream(Stage.values()).map(Stage::text).toList());
    acts.add(LOT);
    String act = fields.needWord("act", acts);
    TableRow row = table.row();
    if (Drafts.seats(row, me).isEmpty()) {
      throw new Refusal(Code.FORBIDDEN, "you do not sit here");
    }
    HeroDraft draft = act.equals(LOT) ? lots(table, fields) : chosen(table, me, act, fields);
    new Lobby(table).drafting(Drafts.with(table.services(), row, draft), List.of());
  }

  private static HeroDraft running(TableRow row) {
    HeroDraft draft = Drafts.of(row);
    if (draft != null) {
      return draft;
    }
    throw new Refusal(
        Code.CONFLICT,
        row.isIn(TableRow.WAITING)
            ? "nobody chooses here before all have sat down"
            : "the heroes are known");
  }

  private static HeroDraft lots(Table table, Fields fields) {
    fields.end();
    HeroDraft draft = running(table.row());
    Services services = table.services();
    Instant until = Drafts.until(draft, table.seating().agreement());
    if (services.now().isBefore(until)) {
      throw new Refusal(Code.CONFLICT, "they may think until " + until, "act");
    }
    List<String> heroes = PeopleOnly.heroes(services.content(), table.row().seats());
    return draft.withLots(heroes, services.secrets().random(), services.now());
  }

  private static HeroDraft chosen(Table table, Person me, String act, Fields fields) {
    TableRow row = table.row();
    int seat = fields.needNumber("seat", 1, row.seats().size());
    String hero = fields.needText("hero", LONGEST_ID);
    fields.end();
    Services services = table.services();
    PeopleOnly.need(services.content(), row.seats(), hero, "hero");
    List<String> heroes = PeopleOnly.heroes(services.content(), row.seats());
    if (!heroes.contains(hero) && !hero.equals(Agreement.RANDOM)) {
      throw fields.bad("hero", "expected one of random, " + String.join(", ", heroes));
    }
    if (!Drafts.seats(row, me).contains(seat)) {
      throw new Refusal(Code.FORBIDDEN, "seat " + seat + " is not yours", "seat");
    }
    HeroDraft draft = running(row);
    if (!act.equals(draft.stage().text())) {
      throw new Refusal(Code.CONFLICT, "now it is time to " + draft.stage().text(), "act");
    }
    if (!draft.waiting().contains(seat)) {
      boolean blind = draft.stage() == Stage.CHOOSE;
      throw new Refusal(
          Code.CONFLICT, blind ? "you have chosen already" : "it is not your turn", "seat");
    }
    if (draft.gone().contains(hero)) {
      throw new Refusal(Code.CONFLICT, "this hero is banned or taken", "hero");
    }
    return hero.equals(Agreement.RANDOM)
        ? draft.byLot(seat, heroes, services.secrets().random(), services.now())
        : draft.with(seat, hero, services.now());
  }
}
