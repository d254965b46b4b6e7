package nonpareil.server.talk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nonpareil.server.log.Agreement;
import nonpareil.server.request.Fields;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;

/** Who hears what in every mode. */
final class HearingTest {

  private static Hearing in(String mode) {
    return new Hearing(
        Agreement.of(
            Json.object().put("mode", mode).put("undo", "rules").put("board", "sarpedon")));
  }

  private static Fields to(String to) {
    return new Fields(Json.object().put("to", to));
  }

  @Test
  void aTeamHearsItselfAndTheTable() {
    Hearing teams = in("teams");
    assertThat(teams.channels(List.of(1))).containsExactly(0, 1);
    assertThat(teams.channels(List.of(3))).containsExactly(0, 1);
    assertThat(teams.channels(List.of(1, 3))).containsExactly(0, 1);
    assertThat(teams.channels(List.of(2))).containsExactly(0, 2);
    assertThat(teams.channels(List.of(4))).containsExactly(0, 2);
    assertThat(teams.channel(to("team"), 3)).isEqualTo(1);
    assertThat(teams.channel(to("team"), 4)).isEqualTo(2);
    assertThat(teams.channel(to("table"), 4)).isEqualTo(Hearing.TABLE);
  }

  @Test
  void whoWatchesHearsTheTable() {
    for (String mode : List.of("duel", "free-for-all", "teams")) {
      assertThat(in(mode).channels(List.of())).as(mode).containsExactly(Hearing.TABLE);
    }
  }

  @Test
  void withoutTeamsThereIsNoTeamToTalkTo() {
    for (String mode : List.of("duel", "free-for-all")) {
      Hearing hearing = in(mode);
      assertThat(hearing.channels(List.of(2))).as(mode).containsExactly(Hearing.TABLE);
      assertThatThrownBy(() -> hearing.channel(to("team"), 2)).hasMessage("expected one of table");
    }
  }
}
