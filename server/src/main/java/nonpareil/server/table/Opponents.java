package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.lesson.Lesson;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the server chooses at a table: for computers, and the answers to pretended questions. How
 * long that takes tells nothing about hidden cards.
 */
final class Opponents {

  private static final Logger LOG = LoggerFactory.getLogger(Opponents.class);

  private final Match match;
  private final Setting setting;

  Opponents(Match match) {
    this.match = match;
    setting = match.table().setting();
  }

  /** What the server has to choose next, perhaps after some thought; null if it is not asked. */
  @Nullable Auto prepare() {
    Course course = match.course();
    Pending pending = course.pending();
    if (pending.isNobody()) {
      return null;
    }
    String level = match.level(pending.seat());
    if (level == null) {
      return match.isAnsweredByServer() ? pretend(pending) : null;
    }
    if (pending.mulligan()) {
      return ready(pending, setting.pace().think(), Position.KEEP);
    }
    Lesson lesson = course.origin().lesson();
    if (lesson != null) {
      return ready(pending, setting.pace().think(), reply(lesson, pending.player()));
    }
    State s = course.state();
    Options options = course.options(s);
    boolean confirm = s.decision() == DecisionKind.CONFIRM;
    // As long whether there is something to decide or not.
    Duration least = confirm ? setting.pace().pretence() : setting.pace().think();
    if (options.size() > 1) {
      return think(pending, level, least);
    }
    Auto auto = auto(pending, least);
    Duration thought = setting.computers().oneOfTheLast(level, setting.pace().chance());
    auto.ready(options.get(0), setting.now().plus(thought));
    return auto;
  }

  /** Nobody answers who is not there: then the pretence lasts, as a question would. */
  private @Nullable Auto pretend(Pending pending) {
    if (!match.presence().isConnected(pending.player())) {
      return null;
    }
    Instant now = setting.now();
    Instant from = match.shown().isAfter(now) ? match.shown() : now;
    var auto =
        new Auto(match.course().number(), pending.player(), from.plus(setting.pace().pretence()));
    auto.ready(Option.of(Option.Word.NO), now);
    return auto;
  }

  private Auto auto(Pending pending, Duration time) {
    return new Auto(match.course().number(), pending.player(), match.shown().plus(time));
  }

  private Auto ready(Pending pending, Duration time, int option) {
    Auto auto = auto(pending, time);
    auto.ready(option, setting.now());
    return auto;
  }

  private int reply(Lesson lesson, int player) {
    Course course = match.course();
    int made = 0;
    for (Position p : course.here().path()) {
      made += p.player() == player ? 1 : 0;
    }
    State s = course.state();
    Options options = course.options(s);
    var offered = new ArrayList<String>();
    for (int i = 0; i < options.size(); i++) {
      offered.add(course.origin().names().option(s, options.get(i)));
    }
    int option = course.find(s, lesson.reply(made, offered));
    return option >= 0 ? option : course.options(s).get(0);
  }

  private Auto think(Pending pending, String level, Duration least) {
    Auto auto = auto(pending, least);
    Course course = match.course();
    View view = View.of(course.state(), pending.player());
    long seed = seed(course.origin().secret(), course.here().depth());
    int first = course.options(course.state()).get(0);
    String table = match.table().id();
    Doors doors = match.table().doors();
    Instant began = setting.now();
    Runnable work =
        () -> {
          int option = choose(level, view, seed, first);
          setting.computers().took(level, Duration.between(began, setting.now()));
          doors.enter(table, t -> tell(t, auto, option));
        };
    if (!setting.computers().submit(match.table().row().creator(), work)) {
      auto.ready(first, setting.now()); // far too much to do: it plays without thought
    }
    return auto;
  }

  private static void tell(Table table, Auto auto, int option) {
    Match now = table.match();
    if (now != null) {
      now.agenda().thought(auto, option);
    }
  }

  private static int choose(String level, View view, long seed, int otherwise) {
    try {
      return Levels.player(level).choose(view, seed);
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("level", level).setCause(e).log("a computer player failed");
      return otherwise;
    }
  }

  /** The same at the same moment of a game, so that an undo changes no computer's mind. */
  static long seed(long secret, int depth) {
    long x = secret + depth * 0x9E3779B97F4A7C15L;
    x = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    x = (x ^ x >>> 27) * 0x94D049BB133111EBL;
    return x ^ x >>> 31;
  }

  /** Makes a choice whose time has come. */
  void perform(Auto auto) {
    Course course = match.course();
    Pending pending = course.pending();
    if (auto.number() != course.number() || auto.player() != pending.player()) {
      return; // the game has gone on otherwise
    }
    var plan = new Plan(course);
    ObjectNode data = Json.object();
    int seat = pending.seat();
    if (pending.mulligan()) {
      plan.mulligan(true);
      match.commit(List.of(Change.steps(Kind.MULLIGAN, seat, null, data.put("kept", true), plan)));
      return;
    }
    int option = auto.option();
    if (!course.options(plan.state()).contains(option)) {
      LOG.atError().addKeyValue("table", match.table().id()).log("a computer chose amiss");
      option = course.options(plan.state()).get(0);
    }
    data.putArray("choices").add(course.origin().names().option(plan.state(), option));
    plan.choose(option);
    match.commit(Moves.withEnd(match, Change.steps(Kind.CHOICE, seat, null, data, plan)));
  }
}
