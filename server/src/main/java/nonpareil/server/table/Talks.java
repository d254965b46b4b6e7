package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.TalkRule;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Message;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import nonpareil.server.talk.Heard;
import nonpareil.server.talk.Hearing;
import nonpareil.server.talk.Saying;
import nonpareil.server.talk.Talk;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What people say at their tables. A table's lock is held only to look who sits there and to hand a
 * line to the outboxes, never while the store writes: those who hear nothing of a line cannot
 * measure it either. It is no sign that somebody plays.
 */
final class Talks {

  private static final Logger LOG = LoggerFactory.getLogger(Talks.class);

  /** After the end people may go on talking for so long. */
  static final Duration AFTERWARDS = Duration.ofDays(1);

  private final Services services;
  private final TablesInMemory memory;
  private final Talk talk;

  Talks(Services services, TablesInMemory memory) {
    this.services = services;
    this.memory = memory;
    talk = new Talk(services.store());
  }

  /** Handles a request if it is about talk; whether it is. */
  boolean handles(Request request) {
    return switch (request.type()) {
      case SAY -> {
        say(request);
        yield true;
      }
      case REPORT -> {
        report(request);
        yield true;
      }
      case CHOOSE, ACT, ASK -> false;
    };
  }

  private void say(Request request) {
    Talk.Spoken spoken = memory.with(request.table(), table -> allowed(table, request));
    Talk.Line line = talk.say(request, spoken);
    if (line != null) {
      memory.enter(request.table(), table -> tell(table, line));
    }
  }

  /** What is said, if this person may say it here and now. */
  private Talk.Spoken allowed(Table table, Request request) {
    Admission.need(table.seating(), request.from());
    int seat = table.seat(request);
    needOpen(table);
    Talk.Spoken spoken = Talk.read(request, hearing(table), seat, services.now());
    Saying.Point on = spoken.saying().on();
    if (on != null) {
      needThere(table.playing(), seat, on, request.fields());
    }
    return spoken;
  }

  private static Hearing hearing(Table table) {
    return new Hearing(table.seating().agreement());
  }

  private void needOpen(Table table) {
    if (table.row().isIn(TableRow.WAITING) || table.row().isIn(TableRow.CLOSED)) {
      throw Refusal.notNow("the game has not begun");
    }
    Instant end = end(table);
    if (end != null && services.now().isAfter(end.plus(AFTERWARDS))) {
      throw Refusal.over();
    }
  }

  /** When the game ended; null as long as it goes on. */
  private static @Nullable Instant end(Table table) {
    if (!table.row().isIn(TableRow.OVER)) {
      return null;
    }
    Match match = table.match();
    LogRecord last = match == null ? table.seating().lastStored() : null;
    return match != null
        ? match.state().gameRecord().last().at()
        : last == null ? table.row().created() : last.at();
  }

  /** Only what the seat itself sees is looked at, so a refusal tells it nothing. */
  private static void needThere(Match match, int seat, Saying.Point on, Fields fields) {
    GameRecord gameRecord = match.state().gameRecord();
    Game game = gameRecord.origin().game();
    boolean there =
        switch (on.thing()) {
          case SPACE -> game.board().space(on.id()) >= 0;
          case FIGHTER -> {
            int piece = game.piece(on.id());
            yield piece >= 0 && piece < game.fighters();
          }
          case CARD -> isInHand(game, gameRecord.state().hand(seat - 1), seat - 1, on.id());
        };
    if (!there) {
      throw fields.bad("on", "there is none of this name");
    }
  }

  private static boolean isInHand(Game game, int hand, int player, String id) {
    Deck deck = game.seat(player).deck();
    for (int card = 0; card < deck.size(); card++) {
      if (deck.card(card).id().equals(id)) {
        return deck.count(hand, card) > 0;
      }
    }
    return false;
  }

  /** Something was said at another server: who hears it here is told. */
  void said(String id, int channel, int number) {
    if (!memory.isLoaded(id)) {
      return;
    }
    memory
        .background()
        .run(
            "to tell what was said",
            () -> {
              Talk.Line line = talk.line(id, channel, number);
              if (line != null) {
                memory.enter(id, table -> tell(table, line));
              }
            });
  }

  /** Everybody who hears a channel, once. */
  private static void tell(Table table, Talk.Line line) {
    if (!table.isNews(line.channel(), line.number())) {
      return;
    }
    Hearing hearing = hearing(table);
    for (Follow follow : table.seating().follows()) {
      if (!isLate(table, follow) && hearing.channels(follow.seats()).contains(line.channel())) {
        follow.follower().send(line.message());
      }
    }
  }

  private void report(Request request) {
    record Reporter(Hearing hearing, int seat) {}
    Reporter by =
        memory.with(
            request.table(),
            table -> {
              Admission.need(table.seating(), request.from());
              return new Reporter(hearing(table), table.seat(request));
            });
    talk.report(request, by.hearing(), by.seat(), services.now());
  }

  /**
   * What somebody who has come has not heard yet. What is said from now on comes by itself, so a
   * line may come twice; its number tells. After the end it is for those who sit there alone.
   */
  void catchUp(Follower follower, String id, Heard heard) {
    try {
      for (int channel : memory.with(id, table -> heardBy(table, follower))) {
        Message lines = talk.since(id, channel, heard.of(channel));
        if (lines != null) {
          follower.send(lines);
        }
      }
    } catch (StoreException e) { // the game matters more
      LOG.atWarn().addKeyValue("table", id).log("talk was not read");
    }
  }

  /** Whether somebody watches late: people talk of what happens now. */
  private static boolean isLate(Table table, Follow follow) {
    Match match = table.match();
    return follow.isWatching() && match != null && match.state().isHeld();
  }

  private static List<Integer> heardBy(Table table, Follower follower) {
    Follow follow = table.seating().follow(follower);
    boolean silent =
        follow == null
            || table.seating().agreement().talk() == TalkRule.OFF
            || isLate(table, follow)
            || table.row().isIn(TableRow.OVER) && follow.isWatching();
    return silent || follow == null ? List.of() : hearing(table).channels(follow.seats());
  }
}
