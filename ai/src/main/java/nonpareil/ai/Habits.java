package nonpareil.ai;

import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;

/**
 * How people play without thinking: attack when you can, defend when you are hit, walk towards the
 * enemy. Used to play positions on quickly, and as a first guess of what is worth a look.
 */
final class Habits {

  // Chances in a hundred.
  private static final int ATTACK = 75;
  private static final int SCHEME = 40;
  private static final int DEFEND = 75;
  private static final int BOOST_MOVE = 15;
  private static final int STOP_MOVING = 10;

  private final Rules rules = new Rules();
  private final Distances distances;

  Habits(Game game) {
    distances = new Distances(game.board());
  }

  /** Plays on to the end of the game or for so many decisions. */
  void play(State s, int most, Chance chance) {
    for (int i = 0; i < most && !s.isOver(); i++) {
      rules.apply(s, pick(s, rules.options(s), chance));
    }
  }

  int pick(State s, Options options, Chance chance) {
    int size = options.size();
    if (size == 1) {
      return options.get(0);
    }
    return switch (s.decision()) {
      case ACTION -> action(options, chance);
      case DEFENSE_CARD ->
          chance.percent(DEFEND) ? stronger(s, options, 1, chance) : options.get(0);
      case ATTACK_CARD -> stronger(s, options, 0, chance);
      case BOOST ->
          chance.percent(boosting(s)) ? options.get(1 + chance.below(size - 1)) : options.get(0);
      case MOVE -> move(s, options, chance);
      case NONE,
          SET_UP,
          START_OF_TURN,
          DISCARD,
          CHOOSE_FIGHTER,
          CHOOSE_SPACE,
          CHOOSE_CARD,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM,
          ORDER ->
          options.get(chance.below(size));
    };
  }

  private static int boosting(State s) {
    return s.combatWinner() == State.NOBODY ? BOOST_MOVE : 2 * BOOST_MOVE;
  }

  /** The listing is: maneuver, schemes, cards to use and actions of abilities, attacks. */
  private static int action(Options options, Chance chance) {
    int size = options.size();
    int attacks = size;
    while (attacks > 1 && Option.word(options.get(attacks - 1)) == Word.ATTACK) {
      attacks--;
    }
    if (attacks < size && chance.percent(ATTACK)) {
      return options.get(attacks + chance.below(size - attacks));
    }
    if (attacks > 1 && chance.percent(SCHEME)) {
      return options.get(1 + chance.below(attacks - 1));
    }
    return options.get(0);
  }

  /** Of two cards picked at random the one with the higher value. */
  private static int stronger(State s, Options options, int from, Chance chance) {
    int count = options.size() - from;
    int one = options.get(from + chance.below(count));
    int two = options.get(from + chance.below(count));
    var deck = s.game().seat(s.decider()).deck();
    boolean attacking = s.decision() == DecisionKind.ATTACK_CARD;
    int first = deck.value(Option.first(one), attacking);
    return first >= deck.value(Option.first(two), attacking) ? one : two;
  }

  /** Of two moves picked at random the one that ends nearer to an enemy. */
  private int move(State s, Options options, Chance chance) {
    int size = options.size();
    if (chance.percent(STOP_MOVING)) {
      return options.get(size - 1);
    }
    int one = options.get(chance.below(size));
    int two = options.get(chance.below(size));
    return nearness(s, one) <= nearness(s, two) ? one : two;
  }

  /** How far the moved fighter would be from its nearest enemy. */
  int nearness(State s, int option) {
    Word word = Option.word(option);
    int piece = Option.first(option);
    if (word == Word.DONE || piece >= Game.TOKEN) {
      return Distances.FAR;
    }
    int nearest = Distances.FAR;
    int owner = s.game().owner(piece);
    for (int f = 0; f < s.game().fighters(); f++) {
      if (s.onBoard(f) && !s.game().sameTeam(s.game().owner(f), owner)) {
        nearest = Math.min(nearest, distances.between(Option.second(option), s.at(f)));
      }
    }
    return nearest;
  }

  /** How far a player's hero is from its nearest enemy. */
  int farness(State s, int player) {
    int hero = s.leader(player);
    int nearest = Distances.FAR;
    for (int f = 0; f < s.game().fighters() && s.onBoard(hero); f++) {
      if (s.onBoard(f) && !s.game().sameTeam(s.game().owner(f), player)) {
        nearest = Math.min(nearest, distances.between(s.at(hero), s.at(f)));
      }
    }
    return nearest == Distances.FAR ? 0 : nearest;
  }

  /** How much an option deserves to be looked at before anything is known of it. */
  double weight(State s, int option) {
    DecisionKind kind = s.decision();
    return switch (kind) {
      case ACTION ->
          switch (Option.word(option)) {
            case ATTACK -> 3;
            case SCHEME, USE, ABILITY -> 1.5;
            case NONE,
                DONE,
                STAY,
                YES,
                NO,
                MANEUVER,
                CARD,
                FIGHTER,
                SPACE,
                PLAYER,
                NUMBER,
                OPTION,
                EFFECT,
                TRAIT,
                MOVE,
                PLACE,
                ZONE,
                ACT ->
                2;
          };
      case MOVE -> Option.word(option) == Word.DONE ? 1.5 : 1 + 4.0 / (1 + nearness(s, option));
      case BOOST -> Option.word(option) == Word.NONE ? 4 : 1;
      case NONE,
          SET_UP,
          START_OF_TURN,
          ATTACK_CARD,
          DEFENSE_CARD,
          DISCARD,
          CHOOSE_FIGHTER,
          CHOOSE_SPACE,
          CHOOSE_CARD,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM,
          ORDER ->
          1;
    };
  }
}
