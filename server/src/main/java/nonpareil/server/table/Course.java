package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.EventSink;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.server.store.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * The course of a game: its log of records and the state that follows from it. Everything else can
 * be had again from the log.
 */
final class Course {

  /** Gets every record in order with what came of it. */
  interface Visitor {
    void visit(Entry entry, Told told, State after);
  }

  private final Origin origin;
  private final Rules rules = new Rules();
  private final List<Entry> entries = new ArrayList<>();
  private State state;
  private Told lastTold;
  private @Nullable Result result;
  private final Map<Integer, String> given = new HashMap<>();

  /** A course whose first record is still to be accepted. */
  Course(Origin origin) {
    this.origin = origin;
    var events = new ArrayList<Event>();
    State dealt = first();
    Question question = Question.of(dealt);
    State before = dealt.copy();
    begin(dealt, events::add);
    state = dealt;
    lastTold =
        new Told(List.of(new Told.Step(before, question, Position.KEEP, List.copyOf(events))));
  }

  /**
   * The course of a log; {@link Origin.Changed} if it cannot be followed any more, for whatever
   * reason.
   */
  static Course of(Setting setting, List<LogRecord> log) {
    if (log.isEmpty()) {
      throw new Origin.Changed("no record");
    }
    try {
      return of(Origin.of(setting, Json.parse(log.getFirst().data())), log);
    } catch (Origin.Changed e) {
      throw e;
    } catch (RuntimeException e) {
      throw new Origin.Changed(e);
    }
  }

  /** The course of a log; {@link Origin.Changed} if it leads elsewhere than it did. */
  static Course of(Origin origin, List<LogRecord> log) {
    var course = new Course(origin);
    for (LogRecord row : log) {
      course.follow(row);
    }
    return course;
  }

  // ---- the beginning

  private State first() {
    return origin.dealing().deal(origin.game());
  }

  private void begin(State dealt, @Nullable EventSink events) {
    if (origin.lesson() == null && !origin.mulligan()) {
      rules.begin(dealt, events);
    }
  }

  /** How many steps are about mulligans: the first ones. */
  private int mulligans() {
    return origin.mulligan() ? origin.game().players() : 0;
  }

  // ---- steps

  /** Carries out a step of a player. */
  void apply(State s, int depth, int player, int option, @Nullable EventSink events) {
    if (depth >= mulligans()) {
      rules.apply(s, option, events);
      return;
    }
    if (option == Position.MULLIGAN) {
      rules.mulligan(s, player, events);
    }
    if (depth == mulligans() - 1) {
      rules.begin(s, events);
    }
  }

  Pending pending(State s, int depth) {
    if (depth < mulligans()) {
      return new Pending(depth, true);
    }
    return s.isOver() ? Pending.NOBODY : new Pending(s.decider(), false);
  }

  /** The options of the pending decision; valid until the next call. */
  Options options(State s) {
    return rules.options(s);
  }

  /** The offered option with a text, or -1. */
  int find(State s, String text) {
    return OptionText.find(s, rules.options(s), text);
  }

  // ---- the log

  /** Adds a record that is stored. */
  void accept(Entry entry, @Nullable Plan plan) {
    if (entry.number() != entries.size()) {
      throw new IllegalStateException("record " + entry.number() + " after " + entries.size());
    }
    entries.add(entry);
    if (entry.number() == 0) {
      return;
    }
    if (plan != null) {
      state = plan.state();
      lastTold = plan.told();
    } else {
      lastTold = Told.NOTHING;
      if (entry.after() != entry.before()) {
        state = stateAt(entry.after());
        markTaken();
      }
    }
    switch (entry.kind()) {
      case ENDED -> result = Result.of(entry.more().path("result"));
      case SEAT_GIVEN -> given.put(entry.seat(), entry.more().path("level").asText());
      case SEAT_TAKEN -> given.remove(entry.seat());
      case START, CHOICE, MULLIGAN, UNDO, RESIGN, DRAW, TIME_OUT -> {}
    }
  }

  /** The level of the computer that plays for a person who is away, if one does. */
  @Nullable String given(int seat) {
    return given.get(seat);
  }

  private void follow(LogRecord row) {
    Kind kind = Kind.of(row.kind());
    ObjectNode data = Json.parse(row.data());
    Position before = here();
    Position after = before;
    Plan plan = null;
    if (kind == Kind.CHOICE || kind == Kind.TIME_OUT || kind == Kind.MULLIGAN) {
      plan = new Plan(this);
      if (kind == Kind.MULLIGAN) {
        plan.mulligan(data.path("kept").asBoolean());
      }
      for (JsonNode choice : data.path("choices")) {
        int option = find(plan.state(), choice.asText());
        if (option < 0) {
          throw new Origin.Changed("record " + row.number());
        }
        plan.choose(option);
      }
      after = plan.here();
    } else if (kind == Kind.UNDO) {
      after = before.at(data.path("steps").asInt());
    }
    accept(
        new Entry(row.number(), kind, row.seat(), row.at(), row.request(), data, before, after),
        plan);
    if (!hash().equals(data.path("hash").asText())) {
      throw new Origin.Changed("the hash of record " + row.number());
    }
  }

  /**
   * Which records were undone: those whose last step is not on the way to where the game stands.
   */
  private void markTaken() {
    Position[] path = here().path();
    for (Entry entry : entries) {
      if (entry.hasSteps()) {
        int depth = entry.before().depth() + 1;
        boolean stands = depth < path.length && path[depth].record() == entry.number();
        entry.taken(!stands);
      }
    }
  }

  /** What came of the beginning. */
  Told toldFirst() {
    return new Course(origin).lastTold;
  }

  Origin origin() {
    return origin;
  }

  List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  /** The number of the last record; -1 before the first. */
  int number() {
    return entries.size() - 1;
  }

  Entry last() {
    return entries.getLast();
  }

  Position here() {
    return entries.isEmpty() ? Position.start() : entries.getLast().after();
  }

  /** Where the game stands; not to be changed. */
  State state() {
    return state;
  }

  /** The hash of the state, for the store only. */
  String hash() {
    return HexFormat.of().toHexDigits(state.hash());
  }

  @Nullable Result result() {
    return result;
  }

  boolean isOver() {
    return result != null;
  }

  Pending pending() {
    return isOver() ? Pending.NOBODY : pending(state, here().depth());
  }

  /** Whether the question is only pretended: the answer is no, but others must not know that. */
  boolean isPretence() {
    if (isOver() || pending().mulligan() || state.decision() != DecisionKind.CONFIRM) {
      return false;
    }
    Options options = rules.options(state);
    return options.size() == 1 && options.get(0) == Option.of(Option.Word.NO);
  }

  /**
   * What a player has used up already of the time of a decision that is asked again after an undo;
   * where all have agreed to go back the time begins anew.
   */
  long spent(int player, int depth) {
    for (Entry entry : entries.reversed()) {
      if (entry.isAgreed() && entry.after().depth() <= depth) {
        return 0;
      }
      if (entry.before().depth() == depth && entry.spender() == player) {
        return entry.spent();
      }
    }
    return 0;
  }

  // ---- going back

  /** The state at a moment. */
  State stateAt(Position position) {
    State s = first();
    begin(s, null);
    Position[] path = position.path();
    for (int i = 1; i < path.length; i++) {
      apply(s, i - 1, path[i].player(), path[i].option(), null);
    }
    return s;
  }

  /** What came of a record. */
  Told told(Entry entry) {
    if (entry == entries.getLast()) {
      return lastTold;
    }
    if (entry.number() == 0) {
      return toldFirst();
    }
    return entry.hasSteps() ? tell(stateAt(entry.before()), entry) : Told.NOTHING;
  }

  /** Carries out the steps of a record in a state and tells what came of them. */
  private Told tell(State s, Entry entry) {
    var steps = new ArrayList<Told.Step>();
    Position[] path = entry.after().path();
    for (int i = entry.before().depth() + 1; i < path.length; i++) {
      steps.add(step(s, i - 1, path[i].player(), path[i].option()));
    }
    return new Told(steps);
  }

  Told.Step step(State s, int depth, int player, int option) {
    State before = s.copy();
    var events = new ArrayList<Event>();
    apply(s, depth, player, option, events::add);
    return new Told.Step(before, Question.of(before), option, List.copyOf(events));
  }

  /** Goes through the whole log once. */
  void walk(Visitor visitor) {
    State s = first();
    begin(s, null);
    for (Entry entry : entries) {
      Told told = Told.NOTHING;
      if (entry.number() == 0) {
        told = toldFirst();
      } else if (entry.hasSteps()) {
        told = tell(s, entry);
      } else if (entry.after() != entry.before()) {
        s = stateAt(entry.after());
      }
      visitor.visit(entry, told, s);
    }
  }

  /** What felled the hero whose defeat has ended the game. */
  static String causeOfEnd(Course course, Position end) {
    State s = course.first();
    var cause = new String[] {"effect"};
    EventSink sink =
        event -> {
          if (event instanceof Event.Damaged d && course.origin.game().isHero(d.fighter())) {
            cause[0] = d.combat() ? "combat" : d.cause().player() < 0 ? "exhaustion" : "effect";
          }
        };
    course.begin(s, sink);
    Position[] path = end.path();
    for (int i = 1; i < path.length; i++) {
      course.apply(s, i - 1, path[i].player(), path[i].option(), sink);
    }
    return cause[0];
  }
}
