package nonpareil.cli.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Arrangement.Standing;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Coverage;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;

/** One random game, watched from its first to its last decision. */
final class RandomGame {

  /** A random game has a few hundred decisions; one that goes on for so long does not end. */
  private static final int MOST_DECISIONS = 20_000;

  /** Every so many decisions a state is kept, and must not change any more. */
  private static final int KEEP_EVERY = 16;

  private final Game game;
  private final Rules rules = new Rules();
  private final Invariants invariants;
  private final Coverage coverage;
  private final List<Integer> choices = new ArrayList<>();
  private final List<String> steps = new ArrayList<>();
  private final List<Long> hashes = new ArrayList<>();
  private final List<State> kept = new ArrayList<>();
  private final List<Long> keptHashes = new ArrayList<>();
  private final Map<Integer, Standing> wounds = new TreeMap<>();
  private final Chance chance;

  /**
   * @param wounded begins with everybody in random health instead of the set-up, so that the end of
   *     a game, where much happens that is rare, is reached with full hands and decks
   */
  RandomGame(Setup setup, long random, boolean wounded) {
    game = new Game(setup);
    invariants = new Invariants(random);
    coverage = new Coverage(game);
    chance = new Chance(random);
    for (int f = 0; wounded && f < game.fighters(); f++) {
      int most = game.seat(game.owner(f)).kind(f).health();
      wounds.put(f, new Standing(null, 1 + chance.below(most), false));
    }
  }

  private State start(Rules rules, Game of) {
    return wounds.isEmpty()
        ? rules.start(of)
        : rules.arrange(
            of,
            new Arrangement(
                0, 2, true, true, wounds, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                Set.of()));
  }

  /** Plays to the end and returns the number of decisions; throws a {@link Finding} if need be. */
  int play() {
    try {
      State s = start(rules, game);
      while (true) {
        hashes.add(s.hash());
        invariants.check(s);
        if (s.isOver()) {
          break;
        }
        if (choices.size() == MOST_DECISIONS) {
          throw new IllegalStateException("no end after " + MOST_DECISIONS + " decisions");
        }
        s = decide(s);
      }
      keptStatesAreAsTheyWere();
      replayIsTheSame();
    } catch (RuntimeException e) {
      throw new Finding(String.valueOf(e.getMessage()), scenario(), e);
    }
    return choices.size();
  }

  private State decide(State s) {
    int option = pick(s, rules.options(s));
    choices.add(option);
    steps.add("  - %d: %s".formatted(s.decider() + 1, OptionText.of(s, option)));
    if (choices.size() % KEEP_EVERY == 0) {
      kept.add(s);
      keptHashes.add(s.hash());
    }
    State next = s.copy();
    coverage.follow(next);
    rules.apply(next, option);
    return next;
  }

  /**
   * Half the choices are even among all options. The other half choose the word first, so that
   * cards are played as often as moves are made, always defend if they can, and choose a space
   * where somebody stands if there is one: otherwise rare effects would hardly ever come up.
   */
  private int pick(State s, Options options) {
    if (chance.below(2) == 0) {
      return options.get(chance.below(options.size()));
    }
    int[] all = options.toArray();
    List<Option.Word> words = Arrays.stream(all).mapToObj(Option::word).distinct().toList();
    boolean defend = s.decision() == DecisionKind.DEFENSE_CARD;
    Option.Word word = defend ? words.getLast() : words.get(chance.below(words.size()));
    int[] some = Arrays.stream(all).filter(o -> Option.word(o) == word).toArray();
    if (word == Option.Word.SPACE) {
      int[] taken = Arrays.stream(some).filter(o -> s.fighterOn(Option.first(o)) >= 0).toArray();
      some = taken.length > 0 ? taken : some;
    }
    return some[chance.below(some.length)];
  }

  private void keptStatesAreAsTheyWere() {
    for (int i = 0; i < kept.size(); i++) {
      if (kept.get(i).hash() != keptHashes.get(i)) {
        throw new IllegalStateException("a state has changed after it was copied");
      }
    }
  }

  /** The same choices in one state, with events told, give the same hashes. */
  private void replayIsTheSame() {
    var other = new Rules();
    var events = new ArrayList<Event>();
    State s = start(other, new Game(game.setup()));
    for (int i = 0; i < choices.size(); i++) {
      if (s.hash() != hashes.get(i)) {
        throw new IllegalStateException("the replay differs at choice " + (i + 1));
      }
      other.apply(s, choices.get(i), events::add);
    }
    if (s.hash() != hashes.getLast()) {
      throw new IllegalStateException("the replay ends differently");
    }
  }

  void countInto(Tally tally) {
    coverage.forEach(tally::effect);
  }

  /** The game so far in the words of scenario files. */
  String scenario() {
    Setup setup = game.setup();
    var heroes = setup.heroes().stream().map(h -> h.id()).toList();
    return """
    name: found by random play
    setup:
      edition: %s
      mode: %s
      board: %s
      seed: %s
      players: %s%s
    steps:
    """
            .formatted(
                setup.edition().text(),
                setup.mode().text(),
                setup.board().id(),
                setup.seed(),
                heroes,
                arrangement())
        + String.join("\n", steps)
        + "\n";
  }

  private String arrangement() {
    return wounds.isEmpty()
        ? ""
        : wounds.entrySet().stream()
            .map(
                w ->
                    "%s: {health: %d}".formatted(game.pieceName(w.getKey()), w.getValue().health()))
            .collect(
                Collectors.joining(
                    ", ",
                    "\n  arrange: {turn: 1, startOfTurn: true, firstRound: true, fighters: {",
                    "}}"));
  }
}
