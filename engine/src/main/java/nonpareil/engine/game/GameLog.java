package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game as the list of its choices: what is saved, replayed and taken back. Nothing else is kept
 * for good; every state follows from the set-up, the seed and the choices.
 */
public final class GameLog {

  /** Whether a player may take back the last choice, and if not, why not. */
  public enum Undo {
    ALLOWED,
    /** There is no choice yet. */
    NOTHING_CHOSEN,
    /** The last choice was somebody else's, or somebody else is asked now. */
    OTHER_PLAYER,
    /** Somebody has learnt something that was hidden. */
    HIDDEN_REVEALED,
    /** Chance has decided something. */
    CHANCE
  }

  /**
   * An accepted choice.
   *
   * @param player who chose
   * @param option what was chosen, or {@link #LEFT}
   * @param text in the words of the scenario vocabulary; of who has left, why
   * @param events what came of it, up to the next decision
   * @param hash of the state after it
   */
  public record Choice(
      int player, int option, String text, List<Event> events, long hash, Undo undo) {}

  /** Nothing was chosen: the player has left the game. */
  public static final int LEFT = -1;

  private final Game game;
  private final List<Integer> mulligans;
  private final @Nullable Arrangement arrangement;
  private final Rules rules = new Rules();
  private final List<Choice> choices = new ArrayList<>();
  private State state;

  /** A new game at its first decision. */
  public GameLog(Game game) {
    this(game, List.of());
  }

  /**
   * A new game at its first decision, before which some players have changed their hands.
   *
   * @param mulligans these players, in turn order
   */
  public GameLog(Game game, List<Integer> mulligans) {
    this(game, mulligans, null);
  }

  /** A game that goes on from an arranged position; it cannot be saved as its choices alone. */
  public GameLog(Game game, Arrangement arrangement) {
    this(game, List.of(), arrangement);
  }

  private GameLog(Game game, List<Integer> mulligans, @Nullable Arrangement arrangement) {
    this.game = game;
    this.mulligans = List.copyOf(mulligans);
    this.arrangement = arrangement;
    state = first();
  }

  /** Whether it began at a position put together by hand. */
  public boolean isArranged() {
    return arrangement != null;
  }

  private State first() {
    if (arrangement != null) {
      return rules.arrange(game, arrangement);
    }
    State s = rules.deal(game);
    mulligans.forEach(player -> rules.mulligan(s, player, null));
    rules.begin(s, null);
    return s;
  }

  /** The players who have changed their hands before the first decision, in turn order. */
  public List<Integer> mulligans() {
    return mulligans;
  }

  public Game game() {
    return game;
  }

  /** Where the game stands now: a copy of its own. */
  public State state() {
    return state.copy();
  }

  public boolean isOver() {
    return state.isOver();
  }

  /** Who is asked now. */
  public int decider() {
    return state.decider();
  }

  /** The hash of the state as it stands now. */
  public long hash() {
    return state.hash();
  }

  /** How many choices have been made. */
  public int size() {
    return choices.size();
  }

  /** All choices so far. */
  public List<Choice> choices() {
    return List.copyOf(choices);
  }

  public Choice choice(int index) {
    return choices.get(index);
  }

  /** The options of the pending decision in their stable order; none when the game is over. */
  public int[] options() {
    return rules.options(state).toArray();
  }

  /** The same options as texts. */
  public List<String> texts() {
    var texts = new ArrayList<String>();
    for (int option : options()) {
      texts.add(OptionText.of(state, option));
    }
    return texts;
  }

  /** Accepts a choice by its text. */
  public Choice append(String text) {
    int option = OptionText.find(state, rules.options(state), text);
    if (option < 0) {
      throw new IllegalArgumentException("not offered: " + text);
    }
    return append(option);
  }

  /** Accepts a choice that is offered; nothing happens if it is not. */
  public Choice append(int option) {
    if (state.isOver() || !rules.offers(state, option)) {
      throw new IllegalArgumentException("not offered: " + option);
    }
    int player = state.decider();
    String text = OptionText.of(state, option);
    var events = new ArrayList<Event>();
    State next = state.copy();
    rules.apply(next, option, events::add);
    Undo undo = undo(events);
    state = next;
    var choice = new Choice(player, option, text, List.copyOf(events), next.hash(), undo);
    choices.add(choice);
    return choice;
  }

  /** A player of a game among several gives up; nobody goes back behind that. */
  public Choice leave(int player, String why) {
    var events = new ArrayList<Event>();
    State next = state.copy();
    rules.leave(next, player, events::add);
    state = next;
    var choice = new Choice(player, LEFT, why, List.copyOf(events), next.hash(), Undo.CHANCE);
    choices.add(choice);
    return choice;
  }

  private static Undo undo(List<Event> events) {
    if (events.stream().anyMatch(Event::isChance)) {
      return Undo.CHANCE;
    }
    return events.stream().anyMatch(Event::revealsHidden) ? Undo.HIDDEN_REVEALED : Undo.ALLOWED;
  }

  // ---- going back

  /** The state after the first so many choices. */
  public State replay(int number) {
    State s = first();
    for (Choice choice : choices.subList(0, number)) {
      if (choice.option == LEFT) {
        rules.leave(s, choice.player, null);
      } else {
        rules.apply(s, choice.option);
      }
    }
    return s;
  }

  /**
   * Whether a player may take back the last choice: only one's own, and only as long as nothing
   * hidden was revealed to anyone, nothing was left to chance and nobody else was asked since.
   */
  public Undo undo(int player) {
    if (choices.isEmpty()) {
      return Undo.NOTHING_CHOSEN;
    }
    Choice last = choices.getLast();
    if (last.player != player || state.isOver() || state.decider() != player) {
      return Undo.OTHER_PLAYER;
    }
    return last.undo;
  }

  /** Takes back the last choice, which {@link #undo(int)} must allow. */
  public void takeBack(int player) {
    Undo allowed = undo(player);
    if (allowed != Undo.ALLOWED) {
      throw new IllegalStateException("no undo: " + allowed);
    }
    state = replay(choices.size() - 1);
    choices.removeLast();
  }
}
