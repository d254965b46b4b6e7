package nonpareil.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.engine.game.Seed;
import nonpareil.server.clock.Account;
import nonpareil.server.log.Recorded.Chosen;
import nonpareil.server.log.Recorded.Drew;
import nonpareil.server.log.Recorded.Ended;
import nonpareil.server.log.Recorded.LeftAway;
import nonpareil.server.log.Recorded.Mulliganed;
import nonpareil.server.log.Recorded.Resigned;
import nonpareil.server.log.Recorded.SeatGiven;
import nonpareil.server.log.Recorded.SeatTaken;
import nonpareil.server.log.Recorded.Started;
import nonpareil.server.log.Recorded.TimedOut;
import nonpareil.server.log.Recorded.TookBack;
import nonpareil.server.store.LogRecord;
import org.junit.jupiter.api.Test;

/** The keys of the log, to the letter: folders hold them for ever. */
final class RecordJsonTest {

  private static final Stamp PLAIN = Stamp.of("00ff", 400, null);

  private static LogRecord row(Recorded what, Stamp stamp) {
    return RecordJson.row("t", 3, 1, 2, Instant.EPOCH, "p x", what, stamp);
  }

  private static Map<Recorded, String> all() {
    Map<Recorded, String> all = new LinkedHashMap<>();
    all.put(
        new Started(
            "2023",
            "duel",
            "sarpedon",
            List.of("medusa", "alice"),
            Seed.of(5),
            6,
            true,
            true,
            "c0",
            1,
            null),
        "'edition':'2023','mode':'duel','board':'sarpedon','seed':'5','secret':'6','mulligan':true,"
            + "'discreet':true,'content':'c0','rules':1,'lesson':null,'heroes':['medusa','alice'],");
    all.put(
        new Started(
            "2023", "duel", "b", List.of("h"), new Seed(10, 11), 6, true, true, "c0", 1, null),
        "'log':2,'edition':'2023','mode':'duel','board':'b',"
            + "'seed':'000000000000000a000000000000000b','secret':'6','mulligan':true,"
            + "'discreet':true,'content':'c0','rules':1,'lesson':null,'heroes':['h'],");
    all.put(new Chosen(List.of("maneuver", "none")), "'choices':['maneuver','none'],");
    all.put(new Mulliganed(false), "'kept':false,");
    all.put(new TookBack(4, 2, null, false), "'steps':4,'to':2,");
    all.put(new TookBack(4, 2, 1, true), "'agreed':true,'steps':4,'to':2,'part':1,");
    all.put(new Resigned(false), "");
    all.put(new Resigned(true), "'leaves':true,");
    all.put(new LeftAway(), "");
    all.put(new TimedOut(List.of(), true), "'leaves':true,");
    all.put(new Drew(), "");
    all.put(new TimedOut(List.of(), false), "");
    all.put(new TimedOut(List.of("no"), false), "'choices':['no'],");
    all.put(new SeatGiven("easy"), "'level':'easy',");
    all.put(new SeatTaken(), "");
    all.put(
        new Ended(new Result(List.of(2), false, "resigned", 1)),
        "'result':{'winners':[2],'draw':false,'cause':'resigned','seat':1},");
    return all;
  }

  @Test
  void everyKindHasItsKeysAndIsReadAgain() {
    all()
        .forEach(
            (what, keys) -> {
              LogRecord row = row(what, PLAIN);
              assertThat(row.kind()).isEqualTo(what.kind().text());
              assertThat(row.data())
                  .isEqualTo(("{" + keys + "'hash':'00ff','pause':400}").replace('\'', '"'));
              assertThat(RecordJson.read(row)).isEqualTo(new RecordJson.Stored(what, PLAIN));
            });
    assertThat(all().keySet().stream().map(Recorded::kind).distinct())
        .containsExactlyInAnyOrderElementsOf(Arrays.asList(RecordKind.values()));
  }

  @Test
  void theClockStandsBesideIt() {
    var account =
        new Account(List.of(60_000L, 59_000L), List.of(180_000L, 150_000L), List.of(400L, 0L));
    var stamp = new Stamp("00ff", 0, new Stamp.Spent(2, 1500, 30_000), account, 7L);
    LogRecord row = row(new Resigned(false), stamp);
    assertThat(row.data().replace('"', '\''))
        .isEqualTo(
            "{'hash':'00ff','pause':0,'spent':{'seat':2,'ms':1500,'grace':30000},"
                + "'left':{'1':60000,'2':59000},'grace':{'1':180000,'2':150000},"
                + "'owed':{'1':400,'2':0},'down':7}");
    assertThat(RecordJson.read(row).stamp()).isEqualTo(stamp);
  }

  /** Mostly no connection was lost and nothing is owed: that is how all records once were. */
  @Test
  void whatIsAsAtTheBeginningIsNotNoted() {
    var account = new Account(List.of(60_000L, 59_000L), List.of(180_000L, 180_000L), List.of(0L));
    LogRecord row =
        row(new Resigned(false), new Stamp("", 0, new Stamp.Spent(2, 15, 0), account, null));
    assertThat(row.data().replace('"', '\''))
        .isEqualTo("{'hash':'','pause':0,'spent':{'seat':2,'ms':15},'left':{'1':60000,'2':59000}}");
    assertThat(RecordJson.read(row).stamp().account())
        .isEqualTo(new Account(account.left(), List.of(), List.of()));
  }

  @Test
  void neitherSeedNorSecretIsToldByAccident() {
    var start =
        new Started(
            "2023", "duel", "b", List.of("h"), Seed.of(1234567), 7654321, false, true, "", 1, null);
    assertThat(start.toString()).doesNotContain("1234567").doesNotContain("7654321");
  }
}
