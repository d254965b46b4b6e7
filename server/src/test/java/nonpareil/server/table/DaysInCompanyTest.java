package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import nonpareil.server.notify.News;
import nonpareil.server.request.Person;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Four people play over days: each comes when asked, plays, and goes. */
final class DaysInCompanyTest {

  private static final String DAYS = "'clock': {'kind': 'days', 'days': 1}";

  private final Hall hall = new Hall();

  @AfterEach
  void close() {
    hall.close();
  }

  private Party party(String mode) {
    Party party = Party.of(hall, mode, 4, DAYS);
    party.guests.forEach(Guest::leaves);
    return party;
  }

  private JsonNode info(Party party) {
    return hall.tables.info(party.table, null);
  }

  /** The seat that is asked. */
  private int asked(Party party) {
    return info(party).path("turnOf").asInt();
  }

  private static Person person(int seat) {
    return Party.PEOPLE.get(seat - 1);
  }

  /** Somebody comes, answers as long as asked, and goes again. */
  private Guest visit(Party party, int seat) {
    Guest guest = hall.watch(person(seat), party.table, seat);
    for (int i = 0; i < 100 && guest.isAsked(); i++) {
      guest.chooses(seat, guest.options().getFirst());
    }
    guest.leaves();
    return guest;
  }

  @Test
  void eachIsToldInTurnAndNobodyIsLostOverRestarts() {
    Party party = party("teams");
    int visits = 0;
    for (int day = 0; day < 12 && party.isGoing(); day++) {
      int seat = asked(party);
      List<News> news = hall.tables.news(party.table);
      assertThat(news).as("who is asked is told, and nobody else").hasSize(1);
      assertThat(news.getFirst().person()).isEqualTo(person(seat).id());
      assertThat(news.getFirst().kind()).isEqualTo(News.Kind.TURN);
      hall.time.advance(Duration.ofHours(20));
      if (day % 4 == 3) {
        hall.restart(Duration.ofHours(30)); // nobody is charged for that
      }
      assertThat(asked(party)).isEqualTo(seat);
      Guest guest = visit(party, seat);
      assertThat(guest.all("frame").stream().map(f -> f.path("kind").asText()))
          .doesNotContain("time-out");
      visits++;
      hall.pass(Duration.ofSeconds(10));
    }
    assertThat(visits).isEqualTo(12);
    assertThat(info(party).path("seats")).noneMatch(seat -> seat.path("away").asBoolean());
  }

  /** Who does not come for days is put out by most of the others; the game goes on without. */
  @Test
  void whoNeverComesIsOutInTheEnd() {
    Party party = party("free-for-all");
    for (int i = 0; i < 60 && !isAway(party, 3); i++) {
      int seat = asked(party);
      if (seat == 3) {
        hall.time.advance(Duration.ofHours(25));
      } else {
        visit(party, seat);
        hall.pass(Duration.ofSeconds(10));
      }
    }
    assertThat(isAway(party, 3)).isTrue();
    for (int seat : new int[] {1, 2}) {
      Guest guest = hall.watch(person(seat), party.table, seat);
      guest.acts(seat, "end-away", "{'to': 3}");
      guest.leaves();
    }
    assertThat(info(party).at("/offers/end/seat").asInt()).isEqualTo(3);
    for (int i = 0; i < 40 && !isOut(party, 3); i++) {
      hall.time.advance(Duration.ofMinutes(1));
      hall.settle();
    }
    assertThat(isOut(party, 3)).isTrue();
    assertThat(party.isGoing()).isTrue();
    assertThat(asked(party)).isNotEqualTo(3);
  }

  /** The one who is on holiday holds up the others, and loses nothing. */
  @Test
  void aHolidayHoldsUpTheOthers() {
    Party party = party("free-for-all");
    int seat = asked(party);
    hall.pass(Duration.ofSeconds(10));
    hall.tables.beginHoliday(person(seat), 5);
    hall.time.advance(Duration.ofDays(5).plusHours(20));
    assertThat(asked(party)).isEqualTo(seat);
    assertThat(isAway(party, seat)).isFalse();
    visit(party, seat);
    assertThat(asked(party)).isNotEqualTo(seat);
  }

  private boolean isAway(Party party, int seat) {
    return info(party).path("seats").get(seat - 1).path("away").asBoolean();
  }

  private boolean isOut(Party party, int seat) {
    Guest look = hall.watch(new Person("pwalt", "Walt"), party.table);
    boolean out = look.frame().at("/view/players").get(seat - 1).path("out").asBoolean();
    look.leaves();
    return out;
  }
}
