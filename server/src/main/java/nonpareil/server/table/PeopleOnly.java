package nonpareil.server.table;

import java.util.List;
import java.util.Optional;
import nonpareil.content.Content;
import nonpareil.engine.game.Game;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.OnlyPeople;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.SeatRow;
import org.jspecify.annotations.Nullable;

/** Heroes with something to do by hand stay away from tables where a computer plays. */
final class PeopleOnly {

  private PeopleOnly() {}

  /** The heroes that can be played at a table with these seats. */
  static List<String> heroes(Content content, List<SeatRow> seats) {
    return hasComputer(seats) ? content.heroIdsForComputers() : content.heroIds();
  }

  /** Refuses a hero that cannot be played at a table with these seats; random is no hero. */
  static void need(Content content, List<SeatRow> seats, String hero, @Nullable String place) {
    if (hasComputer(seats)) {
      need(content, hero, place);
    }
  }

  /** Refuses what computers would have to think of a hero that only people can play. */
  static void need(Content content, String hero) {
    need(content, hero, null);
  }

  private static void need(Content content, String hero, @Nullable String place) {
    if (content.heroIds().contains(hero)) {
      refuse(OnlyPeople.of(content.hero(hero).hero()), place);
    }
  }

  /** Refuses whatever a computer would have to do in a game. */
  static void need(Game game) {
    List<Hero> heroes = game.setup().heroes();
    refuse(OnlyPeople.among(heroes), null);
  }

  private static boolean hasComputer(List<SeatRow> seats) {
    return seats.stream().anyMatch(seat -> seat.level() != null);
  }

  private static void refuse(Optional<OnlyPeople> found, @Nullable String place) {
    if (found.isPresent()) {
      throw new Refusal(Refusal.Code.PEOPLE_ONLY, found.get().reason(), place);
    }
  }
}
