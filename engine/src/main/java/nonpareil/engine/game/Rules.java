package nonpareil.engine.game;

import org.jspecify.annotations.Nullable;

/**
 * The one authority on what may be done and what then happens. An instance is a worker with a
 * buffer of its own; it is cheap, and not to be shared between threads.
 */
public final class Rules {

  private final Options options = new Options();

  /** Counts the fillings of the buffer: a state remembers which one was for it. */
  private int listing;

  /** A new game at its first decision. */
  public State start(Game game) {
    State s = deal(game);
    advance(s);
    return s;
  }

  /** A new game with hands dealt and nothing begun: the moment for mulligans. */
  public State deal(Game game) {
    return Beginning.of(game);
  }

  /** Puts a player's hand back, shuffles and draws anew, in a game that has not begun. */
  public void mulligan(State s, int player, @Nullable EventSink events) {
    if (s.phase() != Phase.SETUP_HERO || s.activePlayer() != 0) {
      throw new IllegalStateException("a mulligan comes before the game has begun");
    }
    s.events = events;
    try {
      Cards.mulligan(s, player);
    } finally {
      s.events = null;
    }
  }

  /** Goes from dealt hands to the first decision. */
  public void begin(State s, @Nullable EventSink events) {
    s.events = events;
    try {
      advance(s);
    } finally {
      s.events = null;
    }
  }

  /** Starts a game anew in an existing state of the same set-up, under another seed. */
  public void restart(State s, long seed) {
    s.seed = seed;
    Beginning.lay(s);
    advance(s);
  }

  /** An arranged position at its first decision. */
  public State arrange(Game game, Arrangement arrangement) {
    State s = Arranger.arrange(game, arrangement);
    advance(s);
    return s;
  }

  /**
   * The options of the pending decision in their stable order; none when the game is over. The
   * buffer is valid until the next call.
   */
  public Options options(State s) {
    if (s.listedBy != options || s.listing != listing) {
      list(s);
    }
    return options;
  }

  /** Carries out an option that is offered, up to the next decision; events go to the sink. */
  public void apply(State s, int option, @Nullable EventSink events) {
    s.events = events;
    try {
      choose(s, option);
      advance(s);
    } finally {
      s.events = null;
    }
  }

  /**
   * Carries out an option taken from {@link #options}: the path of search, which tells no events.
   */
  public void apply(State s, int option) {
    choose(s, option);
    advance(s);
  }

  /**
   * A player of a game among several gives up: what is left of it leaves the board when the running
   * action ends, or at once between two actions. Set-up and the start of a turn count as actions.
   */
  public void leave(State s, int player, @Nullable EventSink events) {
    if (s.isOver() || s.game.setup().mode().endsWithFirstHero()) {
      throw new IllegalStateException("nobody can leave this game");
    }
    s.listedBy = null;
    s.set(State.LEAVING, s.get(State.LEAVING) | 1 << player & ~s.playersOut());
    boolean between = s.phase() == Phase.ACTION || s.phase() == Phase.HAND_LIMIT;
    if (s.get(State.DEPTH) > 0 || !between) {
      return;
    }
    s.clearQuestion();
    s.phase(Phase.ACTION_END);
    s.events = events;
    try {
      advance(s);
    } finally {
      s.events = null;
    }
  }

  /** Whether the pending decision offers an option. */
  public boolean offers(State s, int option) {
    return options(s).contains(option);
  }

  /** Goes on to the next decision that has to be asked. */
  void advance(State s) {
    while (true) {
      while (!s.isAsking() && !s.isOver()) {
        if (s.game.hasTriggers() && Triggers.areDue(s)) {
          Triggers.drain(s);
        } else if (s.get(State.DEPTH) > 0) {
          Effects.step(s);
        } else {
          Flow.step(s);
        }
      }
      if (s.game.isRuled(Law.Kind.SHOWN)) {
        Cards.showHands(s);
      }
      list(s);
      if (s.isOver()) {
        return;
      }
      if (options.size() == 0) {
        throw new IllegalStateException("no option for " + s.decision() + " in " + s.phase());
      }
      if (options.size() > 1 || s.decision().alwaysAsked() || Discretion.asks(s)) {
        return;
      }
      choose(s, options.get(0));
    }
  }

  private void list(State s) {
    options.clear();
    s.listedBy = options;
    s.listing = ++listing;
    if (!s.isAsking()) {
      return;
    }
    if (s.get(State.DEPTH) > 0) {
      Effects.list(s, options);
    } else {
      Flow.list(s, options);
    }
  }

  private static void choose(State s, int option) {
    s.listedBy = null;
    if (s.get(State.DEPTH) > 0) {
      Effects.choose(s, option);
    } else {
      Flow.choose(s, option);
    }
  }
}
