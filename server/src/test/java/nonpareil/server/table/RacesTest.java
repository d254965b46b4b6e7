package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.store.TableRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Two people want the same at the same moment, each at a server of their own. */
final class RacesTest {

  private static final int ROUNDS = 50;

  private final Pair pair = new Pair();
  private final Tables one = pair.one;
  private final Tables two = pair.two;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  @AfterEach
  void close() {
    threads.close();
    pair.close();
  }

  /** What each of the two was answered at the same moment; nothing if it was refused. */
  private List<String> race(Function<Tables, String> first, Function<Tables, String> second)
      throws Exception {
    var barrier = new CyclicBarrier(2);
    var answers = new ArrayList<String>();
    for (Future<String> each :
        threads.invokeAll(
            List.of(
                behind(barrier, () -> first.apply(one)),
                behind(barrier, () -> second.apply(two))))) {
      answers.add(each.get());
    }
    return answers;
  }

  private static Callable<String> behind(CyclicBarrier barrier, Callable<String> deed) {
    return () -> {
      barrier.await();
      try {
        return deed.call();
      } catch (Refusal e) {
        return "";
      }
    };
  }

  private static Function<Tables, String> joining(String table, Person who, String secret) {
    return server ->
        server.join(table, who, new Joining(secret, null, null, null)).path("table").asText();
  }

  @Test
  void oneSeat() throws Exception {
    for (int i = 0; i < ROUNDS; i++) {
      ObjectNode made = pair.make("");
      String table = made.path("table").path("table").asText();
      String secret = made.path("invitations").path("2").asText();
      assertThat(race(joining(table, Hall.BOB, secret), joining(table, Hall.EVE, secret)))
          .containsExactlyInAnyOrder(table, "");
      for (Tables server : List.of(one, two)) {
        String info = server.info(table, Hall.ANN).toString();
        assertThat(info.contains("\"Bob\"")).isNotEqualTo(info.contains("\"Eve\""));
      }
    }
  }

  @Test
  void oneRematch() throws Exception {
    Set<String> games = new HashSet<>();
    for (int i = 0; i < ROUNDS; i++) {
      String table = pair.duel("");
      resign(table);
      Function<Person, Function<Tables, String>> wanting =
          who ->
              server -> {
                server.rematch(table, who, Pair.fields("{'answer': 'offer'}"));
                return table;
              };
      assertThat(race(wanting.apply(Hall.ANN), wanting.apply(Hall.BOB)))
          .containsExactly(table, table);
      String next = one.info(table, Hall.ANN).path("rematch").asText();
      assertThat(games.add(next)).isTrue();
      assertThat(two.info(table, Hall.BOB).path("rematch").asText()).isEqualTo(next);
      assertThat(two.info(next, Hall.BOB).path("state").asText()).isEqualTo("playing");
      assertThat(unfinished()).as("no other one was made").hasSize(games.size());
    }
  }

  private List<TableRow> unfinished() {
    return pair.store().tablesOf(Hall.ANN.id(), Integer.MAX_VALUE).stream()
        .filter(t -> !t.isIn(TableRow.OVER))
        .toList();
  }

  private void resign(String table) {
    ObjectNode act = (ObjectNode) Hall.json("{'id': 'r', 'seat': 1, 'act': 'resign'}");
    var ann =
        new Follower() {
          @Override
          public Person person() {
            return Hall.ANN;
          }

          @Override
          public void send(ObjectNode message) {
            assertThat(message.path("type").asText()).isEqualTo("ack");
          }
        };
    Hall.say(one, Request.Type.ACT, ann, act.put("table", table));
  }
}
