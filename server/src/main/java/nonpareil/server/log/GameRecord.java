package nonpareil.server.log;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.EventSink;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
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
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;

/**
 * The record of a game: its log and the state that follows from it. Everything else can be had
 * again from the log.
 */
public final class GameRecord {

  /** Gets every record in order with what came of it. */
  public interface Visitor {
    void visit(Entry entry, Outcome outcome, State after);
  }

  private final Origin origin;
  private final Rules rules = new Rules();
  private final List<Entry> entries = new ArrayList<>();
  private State state;
  private Outcome lastOutcome;
  private @Nullable Result result;
  private final Map<Integer, String> given = new HashMap<>();

  /** How often the game came back to the moment after so many steps. */
  private final Map<Integer, Integer> returns = new HashMap<>();

  /** A record whose first entry is still to be accepted. */
  public GameRecord(Origin origin) {
    this.origin = origin;
    var events = new ArrayList<Event>();
    State dealt = first();
    Question question = Question.of(dealt);
    State before = dealt.copy();
    begin(dealt, events::add);
    state = dealt;
    var step = new Outcome.Step(before, question, Position.KEEP, List.copyOf(events));
    lastOutcome = new Outcome(List.of(step));
  }

  /** What a log tells; {@link Origin.Changed} if it cannot be followed any more. */
  public static GameRecord of(CompiledGames games, List<LogRecord> log) {
    if (log.isEmpty()) {
      throw new Origin.Changed("no record");
    }
    try {
      if (RecordJson.read(log.getFirst()).what() instanceof Started start) {
        return of(games.origin(start), log);
      }
    } catch (Origin.Changed e) {
      throw e;
    } catch (RuntimeException e) {
      throw new Origin.Changed(e);
    }
    throw new Origin.Changed("the first record is no start");
  }

  /** The same where the origin is known. */
  public static GameRecord of(Origin origin, List<LogRecord> log) {
    var gameRecord = new GameRecord(origin);
    log.forEach(gameRecord::follow);
    return gameRecord;
  }

  /** Adds a record that was read. */
  public Entry follow(LogRecord row) {
    RecordJson.Stored stored = RecordJson.read(row);
    Steps steps = carryOut(row.seat(), stored.what());
    Stamp stamp = stored.stamp().orAhead(entries.isEmpty() ? null : last().ahead());
    accept(
        new Entry(
            steps.record(),
            row.seat(),
            row.at(),
            row.request(),
            stored.what(),
            stamp,
            steps.isReaction(),
            steps.beginsTurn(),
            steps.before(),
            steps.after()),
        steps);
    if (!hash().equals(stamp.hash())) {
      throw new Origin.Changed("the hash of record " + row.number());
    }
    return last();
  }

  // ---- the beginning

  private State first() {
    return origin.dealing().deal(origin.game());
  }

  private void begin(State dealt, @Nullable EventSink events) {
    if (origin.lesson() == null && !origin.start().mulligan()) {
      rules.begin(dealt, events);
    }
  }

  /** How many steps are about mulligans: the first ones. */
  private int mulligans() {
    return origin.start().mulligan() ? origin.game().players() : 0;
  }

  /**
   * The first record.
   *
   * @param ahead by how much the clock on the wall is ahead of the server's own time
   */
  public Written start(String table, Instant at, @Nullable Long ahead) {
    int pause = Pause.of(firstOutcome().events());
    var stamp = Stamp.of(hash(), pause, ahead);
    int turn = pending(state, Position.start()).seat();
    return Written.of(table, carryOut(0, origin.start()), 0, turn, at, null, origin.start(), stamp);
  }

  // ---- what a record does

  /**
   * Carries out what is to be recorded next, on a copy: it counts once it is accepted.
   *
   * @param seat whose record it is; 0 for nobody's
   */
  public Steps carryOut(int seat, Recorded what) {
    Position.Leaving leaving = what.leaving();
    if (leaving != null) {
      Steps steps = begun(state.copy());
      steps.take(seat - 1, step(steps.state(), steps.after(), seat - 1, leaving.option()));
      return steps;
    }
    return switch (what) {
      case Chosen chosen -> choose(chosen.choices());
      case TimedOut out -> choose(out.choices());
      case Mulliganed mulligan -> {
        Steps steps = begun(state.copy());
        step(steps, mulligan.kept() ? Position.KEEP : Position.MULLIGAN);
        yield steps;
      }
      case TookBack back -> {
        Steps steps = begun(state);
        Position target = here().at(back.steps());
        steps.goBack(target, stateAt(target));
        yield steps;
      }
      case Started _, Resigned _, LeftAway _, Drew _, SeatGiven _, SeatTaken _, Ended _ ->
          begun(state);
    };
  }

  private Steps begun(State from) {
    return new Steps(entries.size(), from, here());
  }

  private Steps choose(List<String> choices) {
    Steps steps = begun(choices.isEmpty() ? state : state.copy());
    for (String choice : choices) {
      int option = find(steps.state(), choice);
      if (option < 0) {
        throw new IllegalStateException(
            "record " + entries.size() + " chooses what is not offered");
      }
      step(steps, option);
    }
    return steps;
  }

  private void step(Steps steps, int option) {
    int player = pending(steps.state(), steps.after()).player();
    steps.take(player, step(steps.state(), steps.after(), player, option));
  }

  private Outcome.Step step(State s, Position at, int player, int option) {
    State before = s.copy();
    var events = new ArrayList<Event>();
    apply(s, at, player, option, events::add);
    return new Outcome.Step(before, Question.of(before), option, List.copyOf(events));
  }

  /** Carries out a step of a player at a moment. */
  public void apply(State s, Position at, int player, int option, @Nullable EventSink events) {
    if (Position.Leaving.of(option) != null) {
      rules.leave(s, player, events);
      return;
    }
    if (at.mulligans() >= mulligans()) {
      rules.apply(s, option, events);
      return;
    }
    if (option == Position.MULLIGAN) {
      rules.mulligan(s, player, events);
    }
    if (at.mulligans() == mulligans() - 1) {
      rules.begin(s, events);
    }
  }

  /** Going back to a moment, as it is recorded. */
  public TookBack back(Position target, boolean agreed) {
    return new TookBack(target.depth(), target.record(), part(target), agreed);
  }

  /** How many choices of its record stand at a moment; null if all do. */
  public @Nullable Integer part(Position target) {
    int steps = 0;
    for (Position p = target; p != null && p.record() == target.record() && p.depth() > 0; ) {
      steps++;
      p = p.parent();
    }
    int all = 0;
    if (target.record() > 0 && target.record() < entries.size()) {
      Entry whole = entries.get(target.record());
      all = whole.after().depth() - whole.before().depth();
    }
    return steps < all ? (Integer) steps : null;
  }

  // ---- the log

  /** Adds a record that is stored. */
  public void accept(Written written) {
    accept(written.entry(), written.steps());
  }

  private void accept(Entry entry, Steps steps) {
    if (entry.number() != entries.size()) {
      throw new IllegalStateException("record " + entry.number() + " after " + entries.size());
    }
    entries.add(entry);
    if (entry.number() == 0) {
      return;
    }
    state = steps.state();
    lastOutcome = steps.outcome();
    if (steps.goesBack()) {
      markUndone(steps.before(), steps.after());
    }
    note(entry);
  }

  /** What a record changes besides the state. */
  private void note(Entry entry) {
    switch (entry.what()) {
      case Ended ended -> result = ended.result();
      case SeatGiven seat -> given.put(entry.seat(), seat.level());
      case SeatTaken _ -> given.remove(entry.seat());
      case TookBack back -> returns.merge(back.steps(), 1, Integer::sum);
      case Started _, Chosen _, Mulliganed _, Resigned _, LeftAway _, Drew _, TimedOut _ -> {}
    }
  }

  /** Those are undone whose first step was on the way that is gone back. */
  private void markUndone(Position from, Position to) {
    for (Position p = from; p != null && p.depth() > to.depth(); p = p.parent()) {
      Entry entry = entries.get(p.record());
      if (p.depth() == entry.before().depth() + 1) {
        entry.undone();
      }
    }
  }

  /** As it is now, for somebody who goes through it while the game goes on. */
  public GameRecord soFar() {
    var copy = new GameRecord(origin);
    copy.entries.addAll(entries);
    copy.state = state;
    copy.lastOutcome = lastOutcome;
    copy.result = result;
    copy.given.putAll(given);
    copy.returns.putAll(returns);
    return copy;
  }

  /** As it was after a record, when nobody knew what would come. */
  public GameRecord upTo(int number) {
    var past = new GameRecord(origin);
    for (Entry entry : entries.subList(0, number + 1)) {
      past.entries.add(entry.anew());
      if (entry.goesBack()) {
        past.markUndone(entry.before(), entry.after());
      }
      past.note(entry);
    }
    if (number > 0) {
      past.state = stateAt(past.here());
      past.lastOutcome = outcome(entries.get(number));
    }
    return past;
  }

  /** The last record by which a turn has begun; 0 if none has since the start. */
  public int lastTurn() {
    for (Entry entry : entries.reversed()) {
      if (entry.beginsTurn()) {
        return entry.number();
      }
    }
    return 0;
  }

  public Origin origin() {
    return origin;
  }

  public List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  /** The number of the last record; -1 before the first. */
  public int number() {
    return entries.size() - 1;
  }

  public Entry last() {
    return entries.getLast();
  }

  // ---- where the game stands

  public Position here() {
    return entries.isEmpty() ? Position.start() : entries.getLast().after();
  }

  /** Where the game stands; not to be changed. */
  public State state() {
    return state;
  }

  private String hash() {
    return hash(state);
  }

  /** The hash of a state, for the store only. */
  public static String hash(State state) {
    return HexFormat.of().toHexDigits(state.hash());
  }

  public @Nullable Result result() {
    return result;
  }

  public boolean isOver() {
    return result != null;
  }

  /** The level of the computer that plays for a person who is away, if one does. */
  public @Nullable String given(int seat) {
    return given.get(seat);
  }

  public Asked pending() {
    return isOver() ? Asked.NOBODY : pending(state, here());
  }

  /** Who is asked at a moment. */
  public Asked pending(State s, Position at) {
    if (at.mulligans() < mulligans()) {
      return new Asked(at.mulligans(), true);
    }
    return s.isOver() ? Asked.NOBODY : new Asked(s.decider(), false);
  }

  /** The options of the pending decision; valid until the next call. */
  public Options options(State s) {
    return rules.options(s);
  }

  /** The offered option with a text, or -1. */
  public int find(State s, String text) {
    return OptionText.find(s, rules.options(s), text);
  }

  /** Whether the question is only pretended: the answer is no, but others must not know that. */
  public boolean isPretence() {
    if (isOver() || pending().mulligan() || state.decision() != DecisionKind.CONFIRM) {
      return false;
    }
    Options options = rules.options(state);
    return options.size() == 1 && options.get(0) == Option.of(Option.Word.NO);
  }

  /**
   * What a player has used up already of a decision that is asked again after an undo; where all
   * have agreed to go back the time begins anew, but not what is for lost connections.
   */
  public Stamp.Spent spent(int player, int depth) {
    boolean anew = false;
    for (Entry entry : entries.reversed()) {
      anew |= entry.isAgreed() && entry.after().depth() <= depth;
      Stamp.Spent spent = entry.spent();
      if (entry.before().depth() == depth && spent != null && spent.seat() - 1 == player) {
        return new Stamp.Spent(spent.seat(), anew ? 0 : spent.millis(), spent.grace());
      }
    }
    return new Stamp.Spent(player + 1, 0, 0);
  }

  /** How many actions of the rules a player began between two moments, by own choice. */
  public int actions(int player, Position from, Position to) {
    int actions = 0;
    for (Position p = to; p != null && p.depth() > from.depth(); p = p.parent()) {
      boolean own = p.record() >= entries.size() || entries.get(p.record()).isByPerson();
      actions += p.player() == player && p.isAction() && own ? 1 : 0;
    }
    return actions;
  }

  // ---- going back

  /**
   * What a person may take back, who looks at a moment.
   *
   * @param pending who is asked then
   * @param pretence whether the question is only pretended
   * @param own the players that are this person's
   */
  public Undoing undoing(
      UndoRule rule, Position then, Asked pending, boolean pretence, IntPredicate own) {
    Undoing undoing = Undoing.of(rule, then, pending, pretence, own);
    Position further = undoing.ask() ? Undoing.lastOwn(then, own) : null;
    return undoing.bounded(mayGoBack(undoing.target()), further != null && mayGoBack(further));
  }

  /** Whether the game may come back to a moment once more. */
  public boolean mayGoBack(Position target) {
    return number() < Bounds.LAST_UNDO
        && returns.getOrDefault(target.depth(), 0) < Bounds.UNDOS_OF_DECISION;
  }

  /** The state at a moment. */
  public State stateAt(Position position) {
    var way = new ArrayDeque<Position>();
    Position from = position;
    Position parent = from.parent();
    while (from.kept() == null && parent != null) {
      way.push(from);
      from = parent;
      parent = from.parent();
    }
    State s = from.kept() == null ? begun() : from.kept().copy();
    for (Position p : way) {
      apply(s, before(p), p.player(), p.option(), null);
    }
    return s;
  }

  private static Position before(Position p) {
    return Objects.requireNonNull(p.parent());
  }

  private State begun() {
    State s = first();
    begin(s, null);
    return s;
  }

  /** What came of the beginning. */
  private Outcome firstOutcome() {
    return new GameRecord(origin).lastOutcome;
  }

  /** What came of a record. */
  public Outcome outcome(Entry entry) {
    if (entry == entries.getLast()) {
      return lastOutcome;
    }
    if (entry.number() == 0) {
      return firstOutcome();
    }
    return entry.hasSteps() ? again(stateAt(entry.before()), entry) : Outcome.NOTHING;
  }

  /** Carries out the steps of a record once more in a state and tells what came of them. */
  private Outcome again(State s, Entry entry) {
    var way = new ArrayDeque<Position>();
    for (Position p = entry.after(); p != null && p.depth() > entry.before().depth(); ) {
      way.push(p);
      p = p.parent();
    }
    var steps = new ArrayList<Outcome.Step>();
    for (Position p : way) {
      steps.add(step(s, before(p), p.player(), p.option()));
    }
    return new Outcome(steps);
  }

  /** Goes through the whole log once. */
  public void walk(Visitor visitor) {
    walk(0, entries.size(), visitor);
  }

  /** Goes through a part of the log: from a record to the one before another. */
  public void walk(int first, int end, Visitor visitor) {
    State s = first == 0 ? begun() : stateAt(entries.get(first - 1).after());
    for (Entry entry : entries.subList(first, end)) {
      Outcome outcome = Outcome.NOTHING;
      if (entry.number() == 0) {
        outcome = firstOutcome();
      } else if (entry.hasSteps()) {
        outcome = again(s, entry);
      } else if (entry.after() != entry.before()) {
        s = stateAt(entry.after());
      }
      visitor.visit(entry, outcome, s);
    }
  }

  /** How a game ended at a moment: what felled the last hero, or who gave up. */
  public Result resultAt(Position end) {
    var ending = new EndCause(origin.game());
    State s = first();
    begin(s, ending);
    Position[] path = end.path();
    for (int i = 1; i < path.length; i++) {
      ending.next(path[i]);
      apply(s, path[i - 1], path[i].player(), path[i].option(), ending);
    }
    return ending.of(s);
  }
}
