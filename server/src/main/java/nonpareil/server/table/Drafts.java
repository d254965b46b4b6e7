package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.draft.HeroDraft;
import nonpareil.server.log.Agreement;
import nonpareil.server.request.Person;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * The draft at a table that waits and where everybody has sat down. It is stored where the offers
 * of the game will be.
 */
final class Drafts {

  private static final String KEY = "draft";

  /** Who has waited for so long may leave the choice of others to chance. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final Duration PATIENCE_OF_DAYS = Duration.ofDays(1);

  private Drafts() {}

  // ---- from the store and back

  /** The table at the beginning of its draft: nobody else can join it. */
  static TableRow begun(Services services, TableRow row) {
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    Instant now = services.now();
    return with(
        services, row.withListed(false), HeroDraft.begin(agreed.draft(), persons(row), now));
  }

  /** The table with its draft, in which computers have chosen as far as it was their turn. */
  static TableRow with(Services services, TableRow row, HeroDraft draft) {
    HeroDraft now =
        draft.withComputers(
            PeopleOnly.heroes(services.content(), row.seats()),
            services.secrets().random(),
            services.now());
    ObjectNode json = Json.object();
    json.set(KEY, now.json());
    return row.withOffers(Json.text(json));
  }

  /** Somebody has left: the draft is void, and anybody may join again who might before. */
  static TableRow ended(TableRow row) {
    boolean open = Agreement.of(Json.parse(row.settings())).open();
    return row.withOffers(null).withListed(open);
  }

  /** The draft that is on; null if there is none. */
  static @Nullable HeroDraft of(TableRow row) {
    String text = row.isIn(TableRow.WAITING) ? row.offers() : null;
    JsonNode json = text == null ? null : Json.parse(text).get(KEY);
    return json == null
        ? null
        : HeroDraft.of(Agreement.of(Json.parse(row.settings())).draft(), persons(row), json);
  }

  private static List<Boolean> persons(TableRow row) {
    return row.seats().stream().map(seat -> seat.person() != null).toList();
  }

  /** What came of it; nothing before it is done. */
  static List<String> heroes(TableRow row) {
    HeroDraft draft = of(row);
    return draft == null || !draft.isDone() ? List.of() : draft.heroes();
  }

  // ---- as it is shown

  /**
   * As somebody may know it; null if there is none. At a shared screen nobody is shown what was
   * chosen blindly: another may look at it.
   */
  static @Nullable ObjectNode json(TableRow row, Agreement agreed, @Nullable Person me) {
    HeroDraft draft = of(row);
    if (draft == null) {
      return null;
    }
    List<Integer> own = me == null || agreed.hotSeat() ? List.of() : seats(row, me);
    return draft.json(own, until(draft, agreed));
  }

  /** Whether it waits for somebody. */
  static boolean waitsFor(TableRow row, @Nullable Person me) {
    HeroDraft draft = of(row);
    return draft != null
        && me != null
        && seats(row, me).stream().anyMatch(draft.waiting()::contains);
  }

  /** Those somebody chooses for. */
  static List<Integer> seats(TableRow row, Person me) {
    return row.seats().stream()
        .filter(seat -> me.id().equals(seat.person()))
        .map(SeatRow::seat)
        .toList();
  }

  /** When those who wait need not wait any longer. */
  static Instant until(HeroDraft draft, Agreement agreed) {
    boolean days = agreed.clock() instanceof ClockRule.Days;
    return draft.since().plus(days ? PATIENCE_OF_DAYS : PATIENCE);
  }
}
