package nonpareil.engine.game;

import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;

/**
 * The course of a game: set-up, turns, actions, the moments of a combat. Like {@link Effects} it is
 * written as {@link #step}, {@link #list} and {@link #choose}; the position is the state's phase.
 */
final class Flow {

  static final int ACTIONS_PER_TURN = 2;
  static final int HAND_LIMIT = 7;
  static final int START_HAND = 5;
  static final int HIGHEST_NUMBER = 9;

  /** The turn ends, and what happens at its end has been set off. */
  static final int END_TOLD = 2;

  /** TRIGGERS holds the abilities still to resolve: the defender's low, the attacker's above. */
  private static final int GROUP = 4;

  private Flow() {}

  static void step(State s) {
    int active = s.activePlayer();
    switch (s.phase()) {
      case SETUP_HERO -> setUpHero(s, active);
      case SETUP_TRAIT -> s.ask(active, DecisionKind.SET_UP);
      case SETUP_PIECES -> setUpPieces(s, active);
      case TURN_BEGIN -> beginTurn(s, active);
      case TURN_RETURN -> {
        if (vanished(s, active) != 0 && Movement.free(s) != 0) {
          s.ask(active, DecisionKind.START_OF_TURN);
        } else {
          s.set(State.TRIGGERS, all(s.game.seat(active).abilities(Moment.START_OF_TURN)));
          Triggers.player(s, Moment.START_OF_TURN, active, State.NOBODY, 0);
          s.phase(Phase.TURN_EFFECTS);
        }
      }
      case TURN_EFFECTS -> trigger(s, active, 0, Moment.START_OF_TURN, Phase.TURN_STARTED);
      case TURN_STARTED -> {
        snapshot(s);
        if (s.game.hasExtra() && Clash.beginWaiting(s)) {
          return;
        }
        Ending.atActionEnd(s);
        goOn(s);
      }
      case ACTION -> {
        s.set(State.IN_PLAY, heroesInPlay(s));
        if (s.game.hasExtra()) {
          Clash.newAction(s);
        }
        s.ask(active, DecisionKind.ACTION);
      }
      case MANEUVER_DRAW -> {
        s.phase(Phase.MANEUVER_BOOST);
        Cards.draw(s, active, 1, Cause.RULE);
        if (!s.isOver() && !goesOn(s, active)) {
          s.phase(Phase.ACTION_END);
        }
      }
      case MANEUVER_BOOST -> {
        s.set(State.MOVE_BOOST, 0);
        s.set(State.BOOSTED, 0);
        s.setInt(State.MOVED, 0);
        if (Force.mayBoost(s, active)) {
          s.ask(active, DecisionKind.BOOST);
        } else {
          s.phase(Phase.MANEUVER_MOVE);
        }
      }
      case MANEUVER_BOOSTED -> {
        int card = s.get(State.PLAYED);
        Boosting.settle(s, active, card);
        s.set(State.PLAYED, State.NOBODY);
        s.set(State.MOVE_BOOST, Force.boost(s, active, card));
        s.set(State.BOOSTED, 1);
        s.phase(Phase.MANEUVER_MOVE);
      }
      case MANEUVER_MOVE -> s.ask(active, DecisionKind.MOVE);
      case MANEUVER_AFTER -> trigger(s, active, 0, Moment.AFTER_MANEUVER, Phase.ACTION_END);
      case SCHEME_END -> {
        if (!Dispositions.isTold(s)) {
          Triggers.player(s, Moment.AFTER_SCHEME, active, s.get(State.PLAYED), 1);
          if (s.game.seat(active).movesScheme) {
            Dispositions.told(s); // what has been set off may say where the card goes
            return;
          }
        }
        if (s.get(State.PLAYED) >= 0) {
          Dispositions.settleScheme(s, active, s.get(State.PLAYED));
        } else {
          Dispositions.ofScheme(s);
        }
        s.set(State.PLAYED, State.NOBODY);
        s.phase(Phase.ACTION_END);
      }
      case CARD_USED -> {
        SecondDecks.usedUp(s, active, s.get(State.PLAYED));
        s.set(State.PLAYED, State.NOBODY);
        s.phase(Phase.ACTION_END);
      }
      case ATTACK_CARD -> {
        if (s.game.hasTriggers() && !Combat.goesOn(s)) {
          Combat.callOff(s);
          s.phase(Phase.ACTION_END);
        } else {
          s.ask(active, DecisionKind.ATTACK_CARD);
        }
      }
      case BONUS_CARD -> s.ask(Combat.player(s, Combat.ATTACK), DecisionKind.ATTACK_CARD);
      case ATTACK_BOOST -> {
        int attacker = Combat.fighter(s, Combat.ATTACK);
        int player = Combat.player(s, Combat.ATTACK);
        if ((s.game.seat(player).attackBoosters >>> attacker & 1) != 0
            && Force.mayBoost(s, player)) {
          s.ask(player, DecisionKind.BOOST);
        } else {
          s.phase(Phase.DEFENSE_CARD);
        }
      }
      case DEFENSE_CARD -> s.ask(Combat.player(s, Combat.DEFENSE), DecisionKind.DEFENSE_CARD);
      case DEFENSE_NUMBER -> s.ask(Combat.player(s, Combat.DEFENSE), DecisionKind.CHOOSE_NUMBER);
      case REVEAL -> {
        s.phase(Phase.IMMEDIATELY_DEFENDER);
        Combat.reveal(s);
        int boost = s.get(State.HIDDEN_BOOST);
        if (boost >= 0) {
          Boosting.turnedUp(s, Combat.player(s, Combat.ATTACK), boost);
        }
      }
      case IMMEDIATELY_DEFENDER ->
          CombatMoments.step(
              s, Combat.DEFENSE, Card.Timing.IMMEDIATELY, Phase.IMMEDIATELY_ATTACKER);
      case IMMEDIATELY_ATTACKER ->
          CombatMoments.step(s, Combat.ATTACK, Card.Timing.IMMEDIATELY, Phase.DURING_DEFENDER);
      case DURING_DEFENDER ->
          CombatMoments.step(s, Combat.DEFENSE, Card.Timing.DURING_COMBAT, Phase.DURING_ATTACKER);
      case DURING_ATTACKER ->
          CombatMoments.step(s, Combat.ATTACK, Card.Timing.DURING_COMBAT, Phase.COMBAT_DAMAGE);
      case COMBAT_DAMAGE -> {
        if (s.game.listensTo(Moment.WOULD_TAKE_DAMAGE) && Impending.ofCombat(s)) {
          return;
        }
        if (Clash.mayTurnAside(s) && sideTurningAside(s) >= 0) {
          s.phase(Phase.DAMAGE_ASIDE);
        } else {
          s.phase(Phase.AFTER_DEFENDER);
          Combat.settle(s);
        }
      }
      case DAMAGE_ASIDE ->
          s.ask(Combat.player(s, sideTurningAside(s)), DecisionKind.CHOOSE_FIGHTER);
      case AFTER_DEFENDER ->
          CombatMoments.step(s, Combat.DEFENSE, Card.Timing.AFTER_COMBAT, Phase.AFTER_ATTACKER);
      case AFTER_ATTACKER -> {
        Ending.afterDefeat(s);
        if (!s.isOver()) {
          CombatMoments.step(s, Combat.ATTACK, Card.Timing.AFTER_COMBAT, Phase.AFTER_CARDS);
        }
      }
      case AFTER_CARDS -> {
        Ending.afterDefeat(s);
        if (!s.isOver()) {
          int defender = all(abilitiesAfterAttack(s, Combat.DEFENSE));
          int attacker = all(abilitiesAfterAttack(s, Combat.ATTACK));
          s.set(State.TRIGGERS, defender | attacker << GROUP);
          Combat.tellOutcome(s);
          if (s.game.edition2019()) { // ATT-11
            afterAttack(s);
          } else {
            s.phase(Phase.CLEAN_UP);
          }
        }
      }
      case CLEAN_UP -> {
        Combat.cleanUp(s);
        if (s.game.edition2019()) {
          s.phase(Phase.ACTION_END);
        } else {
          afterAttack(s);
        }
      }
      case AFTER_ATTACK -> {
        Phase next = s.game.edition2019() ? Phase.CLEAN_UP : Phase.ACTION_END;
        int side = sideAfterAttack(s);
        trigger(s, Combat.player(s, side), shift(side), Moment.AFTER_ATTACK, next);
      }
      case ACTION_END -> {
        if (s.game.hasExtra() && Clash.beginWaiting(s)) {
          return;
        }
        Ending.atActionEnd(s);
        goOn(s);
      }
      case HAND_LIMIT -> {
        if (s.handSize(active) > Force.handLimit(s, active)) {
          s.ask(active, DecisionKind.DISCARD);
        } else {
          s.phase(Phase.TURN_END);
        }
      }
      case TURN_END -> {
        if (s.game.hasTriggers()) {
          Ending.atActionEnd(s); // what happened at the end of the turn may have felled a hero
          if (s.isOver()) {
            return;
          }
        }
        s.set(State.HAD_TURN, s.get(State.HAD_TURN) | 1 << active);
        s.set(State.TURN_LOCK, 0);
        if (s.game.hasExtra()) {
          Force.turnEnds(s, active);
        }
        s.set(State.ACTIVE, next(s, active));
        s.phase(Phase.TURN_BEGIN);
      }
      case OVER -> {}
    }
  }

  static void list(State s, Options options) {
    int active = s.activePlayer();
    Seat seat = s.game.seat(active);
    switch (s.phase()) {
      case SETUP_TRAIT -> {
        for (int i = 0; i < seat.hero().traits().size(); i++) {
          options.add(Option.of(Word.TRAIT, i));
        }
      }
      case SETUP_PIECES -> {
        int piece = pieceToPlace(s, active);
        options.addEach(Word.PLACE, piece, placesFor(s, seat, piece));
      }
      case TURN_RETURN -> options.addEach(Word.SPACE, Movement.free(s));
      case TURN_EFFECTS, MANEUVER_AFTER -> effects(s, options, 0);
      case AFTER_ATTACK -> effects(s, options, shift(sideAfterAttack(s)));
      case IMMEDIATELY_DEFENDER,
          IMMEDIATELY_ATTACKER,
          DURING_DEFENDER,
          DURING_ATTACKER,
          AFTER_DEFENDER,
          AFTER_ATTACKER ->
          CombatMoments.list(s, options);
      case ACTION -> actions(s, options, seat);
      case MANEUVER_BOOST, ATTACK_BOOST -> {
        options.add(Word.NONE);
        Effects.cards(s, options, s.decider(), s.hand(s.decider()));
      }
      case MANEUVER_MOVE -> {
        boolean escape = s.get(State.BOOSTED) != 0;
        for (int rest = unmoved(s, seat); rest != 0; rest &= rest - 1) {
          int f = Integer.numberOfTrailingZeros(rest);
          options.addEach(Word.MOVE, f, Movement.reach(s, f, moveValue(s, f), false));
          if (escape && (seat.escapers >>> f & 1) != 0 && Force.mayLeave(s, f)) {
            options.addEach(Word.PLACE, f, Movement.free(s));
          }
        }
        options.add(Word.DONE);
      }
      case ATTACK_CARD ->
          Effects.cards(s, options, active, s.hand(active) & usable(s, Combat.ATTACK));
      case BONUS_CARD -> {
        int player = Combat.player(s, Combat.ATTACK);
        int cards = s.hand(player) & usable(s, Combat.ATTACK);
        if (cards == 0 || Clash.mayBeLeft(s)) {
          options.add(Word.NONE);
        }
        Effects.cards(s, options, player, cards);
      }
      case DAMAGE_ASIDE -> {
        int target = Combat.fighter(s, Combat.DEFENSE);
        int others = Clash.insteadOf(s, target, sideTurningAside(s), true);
        options.add(Word.NONE);
        options.addEach(Word.FIGHTER, others & 0xFFFFFFFFL);
      }
      case DEFENSE_CARD -> {
        int defender = Combat.player(s, Combat.DEFENSE);
        options.add(Word.NONE);
        Effects.cards(s, options, defender, s.hand(defender) & usable(s, Combat.DEFENSE));
      }
      case DEFENSE_NUMBER -> {
        for (int i = 0; i <= HIGHEST_NUMBER; i++) {
          options.add(Option.of(Word.NUMBER, i));
        }
      }
      case HAND_LIMIT -> Effects.cards(s, options, active, s.hand(active));
      default -> throw new IllegalStateException(s.phase() + " asks nothing");
    }
  }

  static void choose(State s, int option) {
    int active = s.activePlayer();
    Word word = Option.word(option);
    int first = Option.first(option);
    s.clearQuestion();
    switch (s.phase()) {
      case SETUP_TRAIT -> {
        s.trait(active, first);
        tellTrait(s, active);
        s.phase(Phase.SETUP_PIECES);
      }
      case SETUP_PIECES -> {
        int space = Option.second(option);
        if (first >= Game.TOKEN) {
          if (s.events != null) {
            s.events.tell(new Event.Placed(first, State.OFF, space, Cause.RULE));
          }
          s.tokenAt(first - Game.TOKEN, space);
        } else {
          FighterWords.place(s, first, space, Cause.RULE);
        }
        s.set(State.CURSOR, s.get(State.CURSOR) + 1);
      }
      case TURN_RETURN -> {
        int fighter = Integer.numberOfTrailingZeros(vanished(s, active));
        s.setInt(State.VANISHED, s.getInt(State.VANISHED) & ~(1 << fighter));
        FighterWords.place(s, fighter, first, Cause.RULE);
      }
      case TURN_EFFECTS -> begin(s, active, 0, first - 1, Moment.START_OF_TURN);
      case MANEUVER_AFTER -> begin(s, active, 0, first - 1, Moment.AFTER_MANEUVER);
      case AFTER_ATTACK -> {
        int side = sideAfterAttack(s);
        begin(s, Combat.player(s, side), shift(side), first - 1, Moment.AFTER_ATTACK);
      }
      case IMMEDIATELY_DEFENDER,
          IMMEDIATELY_ATTACKER,
          DURING_DEFENDER,
          DURING_ATTACKER,
          AFTER_DEFENDER,
          AFTER_ATTACKER ->
          CombatMoments.choose(s, option);
      case ACTION -> takeAction(s, active, option);
      case MANEUVER_BOOST -> {
        if (word == Word.NONE) {
          s.phase(Phase.MANEUVER_MOVE);
        } else {
          s.set(State.PLAYED, first);
          s.phase(Phase.MANEUVER_BOOSTED);
          Boosting.spend(s, active, first, EffectStack.NO_SIDE);
        }
      }
      case MANEUVER_MOVE -> {
        if (word == Word.DONE) {
          s.set(State.TRIGGERS, all(s.game.seat(active).abilities(Moment.AFTER_MANEUVER)));
          Triggers.player(s, Moment.AFTER_MANEUVER, active, State.NOBODY, 0);
          s.phase(Phase.MANEUVER_AFTER);
        } else {
          s.setInt(State.MOVED, s.getInt(State.MOVED) | 1 << first);
          if (word == Word.MOVE) {
            FighterWords.moveFighter(s, first, Option.second(option), false, Cause.RULE);
          } else {
            FighterWords.place(s, first, Option.second(option), Cause.ability(active));
          }
        }
      }
      case ATTACK_CARD -> {
        Combat.commit(s, Combat.ATTACK, first);
        s.phase(Phase.ATTACK_BOOST);
      }
      case BONUS_CARD -> {
        if (word == Word.CARD) {
          Combat.tellAttack(s);
          Combat.commit(s, Combat.ATTACK, first);
          s.phase(Phase.ATTACK_BOOST);
        } else {
          Combat.callOff(s);
          s.phase(Phase.ACTION_END);
        }
      }
      case DAMAGE_ASIDE -> {
        int target = Combat.fighter(s, Combat.DEFENSE);
        s.phase(Phase.AFTER_DEFENDER);
        if (word == Word.FIGHTER && s.events != null && !Impending.isOfCombat(s)) {
          s.events.tell(new Event.DamagePrevented(target, Combat.damageToCome(s)));
        }
        Combat.settle(s, word == Word.FIGHTER ? first : target);
      }
      case ATTACK_BOOST -> {
        if (word == Word.CARD) {
          Combat.commitBoost(s, first);
        }
        s.phase(Phase.DEFENSE_CARD);
      }
      case DEFENSE_CARD -> {
        s.phase(Phase.REVEAL);
        if (word == Word.CARD) {
          Combat.commit(s, Combat.DEFENSE, first);
          int defender = Combat.player(s, Combat.DEFENSE);
          if (s.game.seat(defender).deck().card(first).declaresNumber()) {
            s.phase(Phase.DEFENSE_NUMBER);
          }
        }
      }
      case DEFENSE_NUMBER -> {
        int defender = Combat.player(s, Combat.DEFENSE);
        s.set(State.NAMED, first);
        if (s.events != null) {
          Cause cause = Cause.of(defender, Combat.card(s, Combat.DEFENSE));
          s.events.tell(new Event.NumberNamed(defender, first, cause));
        }
        s.phase(Phase.REVEAL);
      }
      case HAND_LIMIT -> Cards.discardFromHand(s, active, first, Cause.RULE);
      default -> throw new IllegalStateException(s.phase() + " asks nothing");
    }
  }

  // ---- set-up

  private static void setUpHero(State s, int player) {
    Seat seat = s.game.seat(player);
    FighterWords.place(s, seat.heroFighter(), s.game.board().start(player), Cause.RULE);
    s.set(State.CURSOR, 1);
    String trait = seat.hero().startTrait();
    if (trait == null && !seat.hero().traits().isEmpty()) {
      s.phase(Phase.SETUP_TRAIT);
    } else {
      s.trait(player, trait == null ? 0 : seat.hero().traits().indexOf(trait));
      s.phase(Phase.SETUP_PIECES);
    }
  }

  private static void tellTrait(State s, int player) {
    if (s.events != null) {
      s.events.tell(new Event.TraitChanged(player, s.trait(player), Cause.RULE));
    }
  }

  private static void setUpPieces(State s, int player) {
    Seat seat = s.game.seat(player);
    if (s.get(State.CURSOR) < seat.fighters() + seat.tokens()) {
      int piece = pieceToPlace(s, player);
      if (beginsOff(seat, piece) || placesFor(s, seat, piece) == 0) {
        s.set(State.CURSOR, s.get(State.CURSOR) + 1); // or a token no space is left for
      } else {
        s.ask(player, DecisionKind.SET_UP);
      }
    } else if (player + 1 < s.game.players()) {
      s.set(State.ACTIVE, player + 1);
      s.phase(Phase.SETUP_HERO);
    } else {
      s.set(State.CURSOR, 0);
      s.set(State.ACTIVE, 0);
      s.phase(Phase.TURN_BEGIN);
      Triggers.gameBegins(s);
    }
  }

  /** Whether a piece begins in the reserve or in the supply. */
  static boolean beginsOff(Seat seat, int piece) {
    return piece < Game.TOKEN
        ? (seat.reserves >>> piece & 1) != 0
        : (seat.supply >>> piece - Game.TOKEN & 1) != 0;
  }

  private static int pieceToPlace(State s, int player) {
    Seat seat = s.game.seat(player);
    int cursor = s.get(State.CURSOR);
    return cursor < seat.fighters()
        ? seat.firstFighter() + cursor
        : Game.TOKEN + seat.firstToken() + cursor - seat.fighters();
  }

  /**
   * SETUP-2, SETUP-3, SET-7: free spaces in a zone of the hero, or any if there is none. Where a
   * position is arranged with the hero off the board, its start space says which zones they are.
   */
  static long placesFor(State s, Seat seat, int piece) {
    long free = Movement.free(s) & ~startsToCome(s);
    if (piece >= Game.TOKEN) {
      free &= ~s.closedTo(piece - Game.TOKEN);
    }
    int hero = s.at(s.leader(seat.player()));
    int space = hero < 0 ? s.game.board().start(seat.player()) : hero;
    long near = free & s.game.board().zoneMates(space);
    return near != 0 ? near : free;
  }

  /** The start spaces of heroes that are not placed yet: nobody else may stand there. */
  private static long startsToCome(State s) {
    long set = 0;
    if (s.phase() == Phase.SETUP_PIECES) {
      for (int p = s.activePlayer() + 1; p < s.game.players(); p++) {
        set |= 1L << s.game.board().start(p);
      }
    }
    return set;
  }

  // ---- the turn

  private static void beginTurn(State s, int player) {
    s.set(State.ACTIONS, Actions.ofTurn(s, player));
    s.set(State.TAKEN, 0);
    s.set(State.TURN_ENDS, 0);
    Sets.forgetChoice(s);
    s.set(State.IN_PLAY, heroesInPlay(s));
    if (s.game.hasExtra()) {
      Triggers.turnBegins(s);
      TurnMemory.turnBegins(s);
      Force.turnBegins(s, player);
      Clash.newTurn(s);
    }
    if (s.events != null) {
      s.events.tell(new Event.TurnBegan(player));
    }
    s.phase(Phase.TURN_RETURN);
  }

  static void snapshot(State s) {
    System.arraycopy(s.mem, State.FIGHTER_AT, s.mem, State.STARTED_AT, State.MAX_FIGHTERS);
    int onToken = 0;
    if (s.game.tokens() > 0) {
      for (int f = 0; f < s.game.fighters(); f++) {
        if (s.onBoard(f) && (s.tokensOf(s.game.owner(f)) >>> s.at(f) & 1) != 0) {
          onToken |= 1 << f;
        }
      }
    }
    s.setInt(State.BEGAN_ON_TOKEN, onToken);
  }

  static int heroesInPlay(State s) {
    int set = 0;
    for (int p = 0; p < s.game.players(); p++) {
      set |= s.present(s.game.seat(p).heroes) != 0 ? 1 << p : 0;
    }
    return set;
  }

  private static int vanished(State s, int player) {
    return s.getInt(State.VANISHED) & s.game.seat(player).own();
  }

  /** After an action: the next one, or the end of the turn (also for a dormant player). */
  private static void goOn(State s) {
    if (s.isOver()) {
      return;
    }
    int active = s.activePlayer();
    if ((s.playersOut() >>> active & 1) != 0) {
      s.phase(Phase.TURN_END);
    } else if (s.get(State.TURN_ENDS) == 0 && hasMoreToDo(s, active)) {
      s.phase(Phase.ACTION);
    } else {
      endOfTurn(s, active);
      s.phase(Phase.HAND_LIMIT);
    }
  }

  /** Whether a player may take an action, or use a card that lies there. */
  private static boolean hasMoreToDo(State s, int player) {
    return (s.actionsLeft() > 0 || s.laid(player) != 0) && Meaning.isPresent(s, player);
  }

  /** Tells once that a turn comes to its end; somebody may leave the game after that. */
  private static void endOfTurn(State s, int player) {
    if (s.game.hasTriggers() && s.get(State.TURN_ENDS) != END_TOLD) {
      s.set(State.TURN_ENDS, END_TOLD);
      Triggers.player(s, Moment.END_OF_TURN, player, State.NOBODY, 0);
    }
  }

  /** The next player in turn order that is not out. */
  static int next(State s, int player) {
    int next = player;
    do {
      next = (next + 1) % s.game.players();
    } while ((s.playersOut() >>> next & 1) != 0 && next != player);
    return next;
  }

  // ---- abilities at a moment (DEC-22)

  private static int all(int[] programs) {
    return (1 << programs.length) - 1;
  }

  private static void afterAttack(State s) {
    s.phase(Phase.AFTER_ATTACK);
    for (int side = Combat.DEFENSE; side >= Combat.ATTACK; side--) {
      Triggers.player(s, Moment.AFTER_ATTACK, Combat.player(s, side), State.NOBODY, 0);
    }
  }

  private static int[] abilitiesAfterAttack(State s, int side) {
    return s.game.seat(Combat.player(s, side)).abilities(Moment.AFTER_ATTACK);
  }

  /** Whose abilities after the attack are next: the defender's come first (ATT-7). */
  private static int sideAfterAttack(State s) {
    return (s.get(State.TRIGGERS) & (1 << GROUP) - 1) != 0 ? Combat.DEFENSE : Combat.ATTACK;
  }

  private static int shift(int side) {
    return side == Combat.DEFENSE ? 0 : GROUP;
  }

  private static void trigger(State s, int player, int shift, Moment moment, Phase next) {
    int left = s.get(State.TRIGGERS) >>> shift & (1 << GROUP) - 1;
    if (left == 0) {
      s.phase(next);
    } else if (Integer.bitCount(left) > 1) {
      s.ask(player, DecisionKind.ORDER);
    } else {
      begin(s, player, shift, Integer.numberOfTrailingZeros(left), moment);
    }
  }

  private static void begin(State s, int player, int shift, int index, Moment moment) {
    s.set(State.TRIGGERS, s.get(State.TRIGGERS) & ~(1 << index + shift));
    Seat seat = s.game.seat(player);
    int side =
        moment != Moment.AFTER_ATTACK
            ? EffectStack.NO_SIDE
            : Combat.player(s, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
    Source source = moment == Moment.START_OF_TURN ? Source.START_OF_TURN : Source.ABILITY;
    int program = seat.abilities(moment)[index];
    EffectStack.push(s, program, player, State.NOBODY, s.leader(player), side, source);
  }

  private static void effects(State s, Options options, int shift) {
    int left = s.get(State.TRIGGERS) >>> shift & (1 << GROUP) - 1;
    for (; left != 0; left &= left - 1) {
      options.add(Option.of(Word.EFFECT, Integer.numberOfTrailingZeros(left) + 1));
    }
  }

  // ---- actions

  private static void actions(State s, Options options, Seat seat) {
    boolean barred = !Force.mayManeuver(s, seat.player());
    if (s.get(State.ACTIONS) == 0 || barred) {
      options.add(Word.DONE); // what is left can only be used for something, and need not be
    }
    if (Actions.may(s, ActionKind.MANEUVER) && !barred) {
      options.add(Word.MANEUVER);
    }
    int player = seat.player();
    int hand = Force.playable(s, player, s.hand(player));
    int schemes = Actions.may(s, ActionKind.SCHEME) ? hand : 0;
    if (!Actions.may(s, ActionKind.ATTACK)) {
      hand = 0;
    }
    int trait = s.trait(player);
    int present = s.present(seat.own());
    Deck deck = seat.deck();
    for (int rest = deck.kinds(schemes); rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      for (int who = present; who != 0; who &= who - 1) {
        int f = Integer.numberOfTrailingZeros(who);
        int usable = Force.usable(s, f, seat.usable(PlayedAs.SCHEME, f, trait) & bit);
        if (OnlyIf.schemes(s, f, usable) != 0) {
          options.add(Option.of(Word.SCHEME, deck.lowest(bit), f));
        }
      }
    }
    SecondDecks.list(s, options, player);
    for (int who = present; who != 0; who &= who - 1) {
      int f = Integer.numberOfTrailingZeros(who);
      int cards = Force.usable(s, f, hand);
      if ((cards & seat.usable(PlayedAs.ATTACK, f, trait)) != 0) {
        for (int rest = targets(s, f, cards); rest != 0; rest &= rest - 1) {
          options.add(Option.of(Word.ATTACK, f, Integer.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  /** The fighters a fighter may attack from where it stands (ATT-2, ATT-3, FFA-2). */
  static int targets(State s, int fighter) {
    Board board = s.game.board();
    int at = s.at(fighter);
    if (at < 0) {
      return 0;
    }
    long range = board.adjacent(at) | (Force.isRanged(s, fighter) ? board.zoneMates(at) : 0);
    int far = Force.reach(s, fighter);
    if (far > 1) {
      range |= within(board, at, far);
    }
    int set = targetsOn(s, fighter, range);
    return Force.rulesReach(s) ? set | reachedByRule(s, fighter, at) : set;
  }

  /** Those a fighter may attack by rules about how far away they may be. */
  private static int reachedByRule(State s, int fighter, int at) {
    Board board = s.game.board();
    int set = 0;
    for (int rest = targetsOn(s, fighter, board.all()); rest != 0; rest &= rest - 1) {
      int target = Integer.numberOfTrailingZeros(rest);
      long range = within(board, at, Force.reach(s, fighter, target));
      range |= Force.reachesInZone(s, fighter, target) ? board.zoneMates(at) : 0;
      set |= (range >>> s.at(target) & 1) != 0 ? 1 << target : 0;
    }
    return set;
  }

  /** The fighters on some spaces a fighter may attack, as far as rules let it. */
  static int targetsOn(State s, int fighter, long range) {
    int set = 0;
    int owner = s.game.owner(fighter);
    for (int rest = s.game.setup().mode().attackable(s, owner); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (s.at(f) >= 0 && (range >>> s.at(f) & 1) != 0 && Force.mayAttack(s, fighter, f)) {
        set |= 1 << f;
      }
    }
    return set;
  }

  /** The same for somebody who has these cards, with one of which at least it may be attacked. */
  static int targets(State s, int fighter, int cards) {
    int set = inRange(s, fighter, cards);
    Seat seat = s.game.seat(s.game.owner(fighter));
    if (seat.conditional == 0) {
      return set;
    }
    int usable = cards & seat.usable(PlayedAs.ATTACK, fighter, s.trait(seat.player()));
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int target = Integer.numberOfTrailingZeros(rest);
      int reaching = seat.farReaching == 0 ? usable : reaching(s, fighter, target, usable);
      if (OnlyIf.against(s, fighter, target, reaching) == 0) {
        set &= ~(1 << target);
      }
    }
    return set;
  }

  /** Those in range for somebody who has these cards, some of which may reach farther. */
  static int inRange(State s, int fighter, int cards) {
    int set = targets(s, fighter);
    Seat seat = s.game.seat(s.game.owner(fighter));
    int far = cards & seat.farReaching;
    if (far != 0 && s.onBoard(fighter)) {
      far &= seat.usable(PlayedAs.ATTACK, fighter, s.trait(seat.player()));
      for (int rest = seat.deck().kinds(far); rest != 0; rest &= rest - 1) {
        set |= targetsOn(s, fighter, reach(s, fighter, seat.deck().lowest(rest)));
      }
    }
    return set;
  }

  /** The spaces a far-reaching card reaches beyond the usual range. */
  private static long reach(State s, int fighter, int card) {
    Board board = s.game.board();
    Card.Uses uses = s.game.seat(s.game.owner(fighter)).deck().card(card).uses();
    int at = s.at(fighter);
    if (uses == null || at < 0) {
      return 0;
    }
    long spaces = within(board, at, uses.reach());
    return uses.zone() ? spaces | board.zoneMates(at) : spaces;
  }

  private static long within(Board board, int at, int far) {
    long spaces = 1L << at;
    for (int i = 0; i < Math.min(far, board.size()); i++) {
      spaces |= board.neighbours(spaces);
    }
    return spaces;
  }

  private static void takeAction(State s, int player, int option) {
    if (Option.word(option) == Word.DONE) {
      s.set(State.ACTIONS, 0);
      if (s.game.hasExtra()) {
        Actions.forfeit(s);
      }
      if (s.laid(player) != 0) {
        s.set(State.TURN_ENDS, 1); // what lies there stays for another turn
      }
      s.phase(Phase.ACTION_END);
      return;
    }
    if (Option.word(option) == Word.USE) {
      int card = Option.first(option);
      s.set(State.PLAYED, card);
      s.phase(Phase.CARD_USED);
      SecondDecks.use(s, player, card);
      return;
    }
    ActionKind kind =
        switch (Option.word(option)) {
          case SCHEME -> ActionKind.SCHEME;
          case ATTACK -> ActionKind.ATTACK;
          default -> ActionKind.MANEUVER;
        };
    int allowed =
        kind == ActionKind.ATTACK
            ? OnlyIf.against(s, Option.first(option), Option.second(option), Deck.all())
            : 0;
    Actions.take(s, kind);
    s.set(State.TAKEN, Math.min(Byte.MAX_VALUE, s.get(State.TAKEN) + 1));
    int first = Option.first(option);
    int second = Option.second(option);
    switch (Option.word(option)) {
      case SCHEME -> {
        TurnMemory.add(s, player, Deed.SCHEMES, 1);
        Cards.play(s, player, first);
        s.set(State.PLAYED, first);
        if (s.events != null) {
          s.events.tell(new Event.SchemePlayed(player, first, second));
        }
        Triggers.player(s, Moment.PLAYS_CARD, player, first, 1);
        int program = s.game.seat(player).program(first, Card.Timing.SCHEME);
        if (program != Seat.NO_PROGRAM) {
          EffectStack.push(s, program, player, first, second, EffectStack.NO_SIDE, Source.SCHEME);
        }
        s.phase(Phase.SCHEME_END);
      }
      case ATTACK -> {
        Combat.begin(s, first, second, true);
        OnlyIf.asked(s, allowed);
        s.phase(Phase.ATTACK_CARD);
      }
      case MANEUVER -> {
        TurnMemory.add(s, player, Deed.MANEUVERS, 1);
        if (s.events != null) {
          s.events.tell(new Event.ManeuverBegan(player));
        }
        s.phase(Phase.MANEUVER_DRAW);
      }
      case NONE,
          DONE,
          STAY,
          YES,
          NO,
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
          ACT,
          USE ->
          throw new IllegalStateException(Option.word(option) + " is no action");
    }
  }

  // ---- maneuver and combat

  /** DEC-32: after its draw a maneuver ends if that felled all its player fights with. */
  private static boolean goesOn(State s, int player) {
    boolean out = s.game.setup().mode().outWithHero() && s.heroesDefeated(player);
    return !out && Meaning.isPresent(s, player);
  }

  /** The move value of a fighter in the running maneuver. */
  static int moveValue(State s, int fighter) {
    int player = s.game.owner(fighter);
    Seat seat = s.game.seat(player);
    int bonus =
        seat.moveBonus == null
            ? 0
            : Meaning.count(s, Meaning.NO_FRAME, player, s.leader(player), seat.moveBonus);
    int ruled = Force.move(s, fighter);
    int own = Force.moveValue(s, fighter, seat.move(fighter));
    return Math.max(0, own + s.get(State.MOVE_BOOST) + bonus + ruled);
  }

  private static int unmoved(State s, Seat seat) {
    return s.present(seat.own() & ~s.getInt(State.MOVED));
  }

  /** The cards a fighter of the combat may use in it, before any is turned up. */
  static int usable(State s, int side) {
    int player = Combat.player(s, side);
    PlayedAs use = side == Combat.ATTACK ? PlayedAs.ATTACK : PlayedAs.DEFENSE;
    int fighter = Combat.fighter(s, side);
    Seat seat = s.game.seat(player);
    int printed = seat.usable(use, fighter, s.trait(player));
    int playable = Force.usable(s, fighter, Force.playable(s, player, printed));
    int cards = OnlyIf.inCombat(s, side, playable);
    return side == Combat.ATTACK
            && seat.farReaching != 0
            && !Clash.isBonus(s)
            && !Combat.isSteppedIn(s)
        ? reaching(s, fighter, Combat.fighter(s, Combat.DEFENSE), cards)
        : cards;
  }

  /** Those of some cards that reach a target; who is in the usual range is reached by all. */
  private static int reaching(State s, int fighter, int target, int cards) {
    if ((targets(s, fighter) >>> target & 1) != 0) {
      return cards;
    }
    Deck deck = s.game.seat(s.game.owner(fighter)).deck();
    int set = 0;
    int far = cards & s.game.seat(s.game.owner(fighter)).farReaching;
    for (int rest = deck.kinds(far); rest != 0; rest &= rest - 1) {
      int card = deck.lowest(rest);
      if (s.onBoard(target) && (reach(s, fighter, card) >>> s.at(target) & 1) != 0) {
        set |= deck.copies(card);
      }
    }
    return set;
  }

  /** The side that may turn the damage of the attack aside, or -1. */
  static int sideTurningAside(State s) {
    return Combat.damageToCome(s) == 0
        ? -1
        : Clash.sideTurning(s, Combat.fighter(s, Combat.DEFENSE), true);
  }
}
