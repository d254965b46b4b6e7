package nonpareil.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.HandQuestion;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.clock.Clock;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.health.Faults;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.log.Asked;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.Recorded;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the server chooses at a table: for computers, and the answers to pretended questions. How
 * long that takes tells nothing about hidden cards.
 */
final class Opponents {

  private static final Logger LOG = LoggerFactory.getLogger(Opponents.class);

  /** A pretence takes at most this part of what somebody has left. */
  private static final int PART_OF_A_GAME = 10;

  private final MatchState match;
  private final TableAccess access;
  private final Services services;

  Opponents(MatchState match, TableAccess access) {
    this.match = match;
    this.access = access;
    services = match.services();
  }

  /** What the server has to choose next, perhaps after some thought; null if it is not asked. */
  @Nullable DueChoice prepare() {
    GameRecord gameRecord = match.gameRecord();
    Asked pending = gameRecord.pending();
    if (pending.isNobody()) {
      return null;
    }
    String level = match.level(pending.seat());
    if (!match.isIn(pending.seat())) {
      return leaving(pending);
    }
    if (level == null) {
      return match.isAnsweredByServer() ? pretend(pending) : null;
    }
    if (pending.mulligan()) {
      return ready(pending, services.pace().think(), Position.KEEP);
    }
    Lesson lesson = gameRecord.origin().lesson();
    if (lesson != null) {
      return ready(pending, services.pace().think(), reply(lesson, pending.player()));
    }
    State s = gameRecord.state();
    Options options = gameRecord.options(s);
    boolean confirm = s.decision() == DecisionKind.CONFIRM;
    // As long whether there is something to decide or not.
    Duration least = confirm ? services.pace().pretence() : services.pace().think();
    if (options.size() > 1) {
      return think(pending, level, least);
    }
    DueChoice due = due(pending, least);
    Duration thought = services.computers().oneOfTheLast(level, services.pace().chance());
    due.ready(options.get(0), services.time().plus(thought));
    return due;
  }

  /** For who has given up the least is chosen until the action ends. */
  private DueChoice leaving(Asked pending) {
    GameRecord gameRecord = match.gameRecord();
    State s = gameRecord.state();
    int option =
        pending.mulligan() ? Position.KEEP : DefaultChoice.of(s.decision(), gameRecord.options(s));
    return ready(pending, services.pace().think(), option);
  }

  /** Nobody answers who is not there: then the pretence lasts, as a question would. */
  private @Nullable DueChoice pretend(Asked pending) {
    if (!match.presence().isConnected(pending.player())) {
      return null;
    }
    ServerTime now = services.time();
    ServerTime from = ServerTime.later(match.shown(), now);
    ServerTime then = from.plus(Hesitation.of(match, pending.seat()));
    var due = new DueChoice(match.gameRecord().number(), pending.player(), affordable(from, then));
    due.ready(Option.of(Option.Word.NO), now);
    return due;
  }

  /**
   * A pretence takes of the clock what a real question would, but little of a whole game's: nobody
   * loses by it. A decision's time may run out, as it may in earnest.
   */
  private ServerTime affordable(ServerTime from, ServerTime then) {
    Clock clock = match.clock();
    int asked = match.asked();
    if (!clock.losesAtZero() || asked < 0) {
      return then;
    }
    long most = clock.left(asked, services.time()) / PART_OF_A_GAME;
    return ServerTime.earlier(then, from.plus(services.pace().pretendMost()).plusMillis(most));
  }

  private DueChoice due(Asked pending, Duration time) {
    return new DueChoice(match.gameRecord().number(), pending.player(), match.shown().plus(time));
  }

  private DueChoice ready(Asked pending, Duration time, int option) {
    DueChoice due = due(pending, time);
    due.ready(option, services.time());
    return due;
  }

  private int reply(Lesson lesson, int player) {
    GameRecord gameRecord = match.gameRecord();
    int made = 0;
    for (Position p : gameRecord.here().path()) {
      made += p.player() == player ? 1 : 0;
    }
    State s = gameRecord.state();
    HandQuestion byHand = Question.of(s).byHand();
    if (byHand != null && byHand.proposal() != null) {
      return Option.of(Option.Word.YES); // nobody sits there who could have laughed or not
    }
    Options options = gameRecord.options(s);
    var offered = new ArrayList<String>();
    for (int i = 0; i < options.size(); i++) {
      offered.add(gameRecord.origin().names().option(s, options.get(i)));
    }
    int option = gameRecord.find(s, lesson.reply(player, made, offered));
    return option >= 0 ? option : gameRecord.options(s).get(0);
  }

  private DueChoice think(Asked pending, String level, Duration least) {
    DueChoice due = due(pending, least);
    GameRecord gameRecord = match.gameRecord();
    View view = View.of(gameRecord.state(), pending.player());
    long seed = seed(gameRecord.origin().start().secret(), gameRecord.here().depth());
    int first = gameRecord.options(gameRecord.state()).get(0);
    String table = match.seating().id();
    ServerTime began = services.time();
    Runnable work =
        () -> {
          int option = choose(level, view, seed, first);
          services.computers().took(level, Duration.ofMillis(began.until(services.time())));
          access.thought(table, due, option);
        };
    if (!services.computers().submit(match.seating().row().creator(), work)) {
      due.ready(first, services.time()); // far too much to do: it plays without thought
    }
    return due;
  }

  private static int choose(String level, View view, long seed, int otherwise) {
    try {
      return Levels.player(level).choose(view, seed);
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atError().addKeyValue("level", level).setCause(e).log("a computer player failed");
      return otherwise;
    }
  }

  /** The same at the same moment of a game, so that an undo changes no computer's mind. */
  static long seed(long secret, int depth) {
    return Chance.mix(secret + depth);
  }

  /** A choice whose time has come; null if the game has gone on otherwise. */
  @Nullable Recorded perform(DueChoice due) {
    GameRecord gameRecord = match.gameRecord();
    Asked pending = gameRecord.pending();
    if (due.number() != gameRecord.number() || due.player() != pending.player()) {
      return null;
    }
    if (pending.mulligan()) {
      return new Recorded.Mulliganed(true);
    }
    State state = gameRecord.state();
    int option = due.option();
    if (!gameRecord.options(state).contains(option)) {
      LOG.atError().addKeyValue("table", match.seating().id()).log("a computer chose amiss");
      option = gameRecord.options(state).get(0);
    }
    return new Recorded.Chosen(List.of(gameRecord.origin().names().option(state, option)));
  }
}
