package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import nonpareil.server.notify.News;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is known at one server of what people do at another. */
final class SharedTablesTest {

  private final Pair pair = new Pair();

  @AfterEach
  void close() {
    pair.close();
  }

  /** Somebody at a screen. */
  private static final class Screen implements Follower {
    private final Person person;
    private final List<ObjectNode> messages = new CopyOnWriteArrayList<>();

    Screen(Person person) {
      this.person = person;
    }

    @Override
    public Person person() {
      return person;
    }

    @Override
    public void send(ObjectNode message) {
      messages.add(message.deepCopy());
    }

    JsonNode last(String type) {
      return messages.stream()
          .filter(m -> m.path("type").asText().equals(type))
          .reduce((_, later) -> later)
          .orElseThrow();
    }

    boolean isOnHoliday(int seat) {
      return last("table").path("seats").get(seat - 1).hasNonNull("holiday");
    }
  }

  /** Ann is asked; Bob is not, so that no clock changes by his holiday. */
  @Test
  void aHolidayThatBeginsAtOneIsShownAtTheOther() {
    String table = pair.duel(", 'clock': {'kind': 'days', 'days': 2}");
    var ann = new Screen(Hall.ANN);
    pair.one.watch(ann, table, List.of(1), null);
    var bob = new Screen(Hall.BOB);
    pair.two.watch(bob, table, List.of(2), null);
    assertThat(ann.isOnHoliday(2)).isFalse();
    pair.two.beginHoliday(Hall.BOB, 3);
    Awaitility.await().until(() -> ann.isOnHoliday(2));
    assertThat(pair.one.holiday(Hall.BOB).path("left").asInt()).isEqualTo(27);
    pair.one.beginHoliday(Hall.ANN, 1);
    Awaitility.await().until(() -> bob.isOnHoliday(1));
    pair.one.endHoliday(Hall.BOB);
    Awaitility.await().until(() -> !bob.isOnHoliday(2));
  }

  @Test
  void whatSomebodyHasSeenAtOneIsNotToldByTheOther() {
    String table = pair.duel("");
    assertThat(pair.two.news(table)).extracting(News::person).contains(Hall.ANN.id());
    var ann = new Screen(Hall.ANN);
    pair.one.watch(ann, table, List.of(1), null);
    Awaitility.await()
        .until(
            () -> {
              pair.one.seen(ann, table, ann.last("frame").path("number").asInt());
              return pair.two.news(table).stream()
                  .noneMatch(news -> news.person().equals(Hall.ANN.id()));
            });
  }
}
