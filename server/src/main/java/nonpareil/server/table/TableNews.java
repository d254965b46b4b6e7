package nonpareil.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.log.Asked;
import nonpareil.server.log.GameRecord;
import nonpareil.server.notify.News;
import nonpareil.server.notify.News.Kind;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;

/**
 * What people should hear of who have not seen it. A pretended question is told like a real one: it
 * waits for its person as long, and others must not learn from who comes how soon which it was.
 */
final class TableNews {
  private static final Duration LONG = Duration.ofDays(1);
  private static final Duration SHORT = Duration.ofMinutes(10);

  private final MatchState match;
  private final Seen seen;
  private final TableRow row;
  private final List<News> news = new ArrayList<>();

  private TableNews(MatchState match, Seen seen) {
    this.match = match;
    this.seen = seen;
    row = match.seating().row();
  }

  static List<News> of(MatchState match, Seen seen) {
    if (match.agreed().hotSeat()) {
      return List.of(); // they are all here, or none is
    }
    var found = new TableNews(match, seen);
    GameRecord gameRecord = match.gameRecord();
    if (gameRecord.isOver()) {
      found.over(gameRecord);
    } else {
      found.turn(gameRecord.pending(), gameRecord.number());
    }
    return found.news;
  }

  /** Friends for whom a seat is kept and who have not looked at the table. */
  static List<News> invitations(Seating seating) {
    TableRow row = seating.row();
    List<String> heroes = row.seats().stream().map(SeatRow::hero).toList();
    var news = new ArrayList<News>();
    for (SeatRow seat : row.isIn(TableRow.WAITING) ? row.seats() : List.<SeatRow>of()) {
      String friend = seat.offered();
      if (friend != null && !seating.isHere(friend)) {
        String key = "invited " + seat.seat();
        news.add(new News(friend, row.id(), Kind.INVITED, key, heroes, true, LONG));
      }
    }
    return news;
  }

  private void turn(Asked asked, int number) {
    if (!asked.isNobody() && !match.isComputer(asked.seat())) {
      String person = row.seats().get(asked.player()).person();
      if (person != null && !hasSeen(person, number)) {
        add(person, Kind.TURN, "turn " + number);
      }
    }
  }

  private boolean hasSeen(String person, int number) {
    return seen.of(person, match.gameRecord()) >= number;
  }

  private void over(GameRecord gameRecord) {
    RematchOffer offer = row.rematch() == null ? RematchOffer.of(row) : null;
    for (String person : people()) {
      if (!hasSeen(person, gameRecord.number())) {
        add(person, Kind.OVER, "over");
      } else if (offer != null
          && offer.isOpen()
          && !hasAgreed(person, offer)
          && !match.seating().isHere(person)) {
        add(person, Kind.REMATCH, "rematch " + offer.number());
      }
    }
  }

  private List<String> people() {
    return row.seats().stream().map(SeatRow::person).filter(Objects::nonNull).distinct().toList();
  }

  private boolean hasAgreed(String person, RematchOffer offer) {
    return row.seats().stream()
        .anyMatch(s -> person.equals(s.person()) && offer.agreed().contains(s.seat()));
  }

  private void add(String person, Kind kind, String key) {
    List<String> heroes = row.seats().stream().map(SeatRow::hero).toList();
    boolean days = match.agreed().clock() instanceof ClockRule.Days;
    Duration stays = days || kind != Kind.TURN ? LONG : SHORT;
    news.add(new News(person, row.id(), kind, key, heroes, days, stays));
  }
}
