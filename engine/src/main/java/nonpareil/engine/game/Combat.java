package nonpareil.engine.game;

import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Event.CombatValue;
import nonpareil.engine.game.Event.ValueChanged.How;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;

/** The running combat: its two sides, their values, its outcome (ATT, EFF, interactions 2 to 5). */
final class Combat {

  static final int ATTACK = 0;
  static final int DEFENSE = 1;

  // Stages of a combat.
  static final int NO_COMBAT = 0;
  static final int FACE_DOWN = 1;
  static final int REVEALED = 2;
  static final int SETTLED = 3;
  static final int FINISHED = 4;

  // Flags of a side's card.
  private static final int CANCELLED = 1;
  private static final int PRINTED_IS_BOOST = 2;
  private static final int IGNORED = 4;
  private static final int LOCKED = 8;
  private static final int FACE_UP = 16;
  private static final int BOOST_LOST = 32;

  private static final int NO_BASE = -1;

  /** More than any hand of cards adds up to, and little enough for a byte. */
  static final int MOST_PLUS = 60;

  private Combat() {}

  static void begin(State s, int attacker, int target, boolean tell) {
    java.util.Arrays.fill(s.mem, State.COMBAT, State.COMBAT_END, (byte) 0);
    java.util.Arrays.fill(s.mem, State.LATER, State.COMBAT_LATER_END, (byte) 0);
    s.set(State.COMBAT_STAGE, FACE_DOWN);
    s.set(State.COMBATANT + ATTACK, attacker);
    s.set(State.COMBATANT + DEFENSE, target);
    s.set(State.SIDE_PLAYER + ATTACK, s.game.owner(attacker));
    s.set(State.SIDE_PLAYER + DEFENSE, s.game.owner(target));
    s.set(State.SIDE_CARD + ATTACK, State.NOBODY);
    s.set(State.SIDE_CARD + DEFENSE, State.NOBODY);
    s.set(State.SIDE_BASE + ATTACK, NO_BASE);
    s.set(State.SIDE_BASE + DEFENSE, NO_BASE);
    s.set(State.HIDDEN_BOOST, State.NOBODY);
    s.set(State.NAMED, State.NOBODY);
    s.set(State.COMBAT_WINNER, State.NOBODY);
    if (s.game.hasExtra()) {
      Clash.begin(s);
      Boosting.begin(s);
      s.set(s.shared(Extra.STEPPED_IN), 0);
      OnlyIf.clear(s);
    }
    if (tell) {
      tellAttack(s);
    }
  }

  static void tellAttack(State s) {
    if (s.events != null) {
      s.events.tell(new Event.AttackDeclared(fighter(s, ATTACK), fighter(s, DEFENSE)));
    }
    Triggers.fighter(s, Moment.ATTACKS, fighter(s, ATTACK), 0, Harm.ANY);
    Triggers.fighter(s, Moment.IS_ATTACKED, fighter(s, DEFENSE), 0, Harm.ANY);
  }

  /**
   * Whether an attack that was declared can be carried out still: what it has set off may have
   * felled one of the two, or taken the last card to attack with.
   */
  static boolean goesOn(State s) {
    return s.onBoard(fighter(s, ATTACK))
        && s.onBoard(fighter(s, DEFENSE))
        && (s.hand(player(s, ATTACK)) & Flow.usable(s, ATTACK)) != 0;
  }

  /** An attack comes to nothing before a card was played: there was no combat. */
  static void callOff(State s) {
    s.set(State.COMBAT_STAGE, FINISHED);
    Force.combatEnds(s);
  }

  /**
   * Whether the attack goes on against somebody else than it was declared against: it is in range,
   * wherever that one stands.
   */
  static boolean isSteppedIn(State s) {
    return s.game.hasExtra() && s.get(s.shared(Extra.STEPPED_IN)) != 0;
  }

  /** Who has won the combat, and who has not. */
  static void tellOutcome(State s) {
    int winner = s.get(State.COMBAT_WINNER);
    for (int side = ATTACK; side <= DEFENSE; side++) {
      boolean won = player(s, side) == winner;
      Triggers.player(
          s, won ? Moment.WINS_COMBAT : Moment.LOSES_COMBAT, player(s, side), State.NOBODY, 0);
    }
  }

  static boolean running(State s) {
    int stage = s.get(State.COMBAT_STAGE);
    return stage != NO_COMBAT && stage != FINISHED;
  }

  static int fighter(State s, int side) {
    return s.get(State.COMBATANT + side);
  }

  static int player(State s, int side) {
    return s.get(State.SIDE_PLAYER + side);
  }

  /** A side's card, or NOBODY. */
  static int card(State s, int side) {
    return s.get(State.SIDE_CARD + side);
  }

  /** The opposing fighter of the combat a frame belongs to. */
  static int foe(State s, int fr) {
    int side = s.mem[fr + EffectStack.SIDE];
    return side == EffectStack.NO_SIDE ? State.NOBODY : fighter(s, 1 - side);
  }

  private static boolean flag(State s, int side, int flag) {
    return (s.get(State.SIDE_FLAGS + side) & flag) != 0;
  }

  private static void raise(State s, int side, int flag) {
    s.set(State.SIDE_FLAGS + side, s.get(State.SIDE_FLAGS + side) | flag);
  }

  // ---- committing and turning up

  static void commit(State s, int side, int card) {
    int player = player(s, side);
    boolean declared = side == DEFENSE && s.game.seat(player).deck().card(card).declaresNumber();
    boolean ruled =
        s.game.hasExtra()
            && (Force.isShown(s, player)
                || side == ATTACK && Force.isAttackedOpenly(s, fighter(s, DEFENSE)));
    boolean faceUp = declared || ruled;
    OnlyIf.ask(s, side);
    if (faceUp) {
      Cards.play(s, player, card);
      raise(s, side, FACE_UP);
    } else {
      Cards.commit(s, player, card);
    }
    s.set(State.SIDE_CARD + side, card);
    if (s.events != null) {
      s.events.tell(new Event.CardCommitted(player, card, faceUp, false));
    }
  }

  static void commitBoost(State s, int card) {
    boolean faceUp = flag(s, ATTACK, FACE_UP);
    if (faceUp) {
      Cards.play(s, player(s, ATTACK), card);
    } else {
      Cards.commit(s, player(s, ATTACK), card);
    }
    s.set(State.HIDDEN_BOOST, card);
    if (s.events != null) {
      s.events.tell(new Event.CardCommitted(player(s, ATTACK), card, faceUp, true));
    }
  }

  /** A card that lies face down now. */
  static boolean isFaceDown(State s, int side) {
    return s.get(State.COMBAT_STAGE) == FACE_DOWN && card(s, side) >= 0 && !flag(s, side, FACE_UP);
  }

  static void reveal(State s) {
    for (int side = ATTACK; side <= DEFENSE; side++) {
      if (isFaceDown(s, side)) {
        Cards.reveal(s, player(s, side), card(s, side));
      }
    }
    int boost = s.get(State.HIDDEN_BOOST);
    if (boost >= 0 && isFaceDown(s, ATTACK)) {
      Cards.reveal(s, player(s, ATTACK), boost);
    }
    s.set(State.COMBAT_STAGE, REVEALED);
    for (int side = ATTACK; side <= DEFENSE; side++) {
      if (card(s, side) >= 0) {
        Triggers.player(s, Moment.PLAYS_CARD, player(s, side), card(s, side), 1);
      }
    }
    if (s.events != null) {
      s.events.tell(new Event.CardsRevealed(card(s, ATTACK), card(s, DEFENSE), boost));
    }
  }

  /** Begins the effects of a side's card at a moment, unless it has none or they are cancelled. */
  static void resolve(State s, int side, Card.Timing timing) {
    int program = program(s, side, timing);
    if (program != Seat.NO_PROGRAM) {
      int player = player(s, side);
      int card = card(s, side);
      EffectStack.push(
          s, program, player, card, fighter(s, side), side, EffectStack.Source.COMBAT_CARD);
    }
  }

  /** What a side's card does at a moment; no program if it does nothing or is cancelled. */
  static int program(State s, int side, Card.Timing timing) {
    int card = card(s, side);
    return card < 0
            || flag(s, side, CANCELLED)
            || (s.game.hasExtra() && Clash.isCancelled(s, side, timing.ordinal()))
        ? Seat.NO_PROGRAM
        : s.game.seat(player(s, side)).program(card, timing);
  }

  /** Another card takes the place of the attack card; nothing that befell the old one stays. */
  static void replaceAttackCard(State s, int card, Cause cause) {
    Cards.play(s, player(s, ATTACK), card);
    setAttackCard(s, card, cause);
  }

  /** The same with a card that is in play already. */
  static void setAttackCard(State s, int card, Cause cause) {
    int old = card(s, ATTACK);
    s.set(State.SIDE_CARD + ATTACK, card);
    s.set(State.SIDE_FLAGS + ATTACK, 0);
    s.set(State.SIDE_BASE + ATTACK, NO_BASE);
    s.set(State.SIDE_PLUS + ATTACK, 0);
    s.set(State.SIDE_LOCK + ATTACK, 0);
    s.set(State.SIDE_GOES + ATTACK, 0);
    if (s.game.hasExtra()) {
      Clash.replaced(s, ATTACK);
    }
    if (s.events != null) {
      s.events.tell(new Event.AttackCardReplaced(old, card, cause));
    }
  }

  static void takeOver(State s, int side, int fighter, Cause cause) {
    int replaced = fighter(s, side);
    s.set(State.COMBATANT + side, fighter);
    if (s.game.hasExtra() && card(s, ATTACK) < 0) {
      s.set(s.shared(Extra.STEPPED_IN), 1);
    }
    if (s.events != null) {
      s.events.tell(new Event.TookOver(fighter, replaced, cause));
    }
  }

  // ---- cancelling and values

  /** Whether an opponent can cancel effects of a player's card. */
  static boolean cancellable(State s, int player, int card) {
    return card < 0
        || (s.game.seat(player).uncancellable & s.game.seat(player).deck().copies(card)) == 0
            && !isRuledUncancellable(s, player, card);
  }

  private static boolean isRuledUncancellable(State s, int player, int card) {
    if (!s.game.isRuled(Law.Kind.UNCANCELLABLE) || !running(s)) {
      return false;
    }
    int side = player(s, ATTACK) == player ? ATTACK : DEFENSE;
    return player(s, side) == player
        && card(s, side) == card
        && Force.isUncancellable(s, fighter(s, side));
  }

  private static boolean cancellable(State s, int side) {
    return cancellable(s, player(s, side), card(s, side))
        && !(s.game.hasExtra() && Clash.keepsEffects(s, side));
  }

  /**
   * Cancels the effects of a side's card at one moment only. The card keeps its other effects, and
   * with them a boost that is lost when its effects are cancelled.
   */
  static void cancelMoment(State s, int side, CombatEffect.Moment moment, Cause cause) {
    if (card(s, side) >= 0 && cancellable(s, side)) {
      Clash.cancelMoment(s, side, moment.ordinal());
      if (s.events != null) {
        s.events.tell(new Event.EffectsCancelled(player(s, side), card(s, side), moment, cause));
      }
    }
  }

  /** Cancels what is left of the effects of a side's card (EFF-6, DEC-3, DEC-30). */
  static void cancel(State s, int side, Cause cause) {
    int card = card(s, side);
    int player = player(s, side);
    if (card < 0 || !cancellable(s, side)) {
      return;
    }
    raise(s, side, CANCELLED);
    if (side == ATTACK && losesBoost(s, player, card)) {
      raise(s, side, BOOST_LOST);
    }
    if (s.events != null) {
      s.events.tell(new Event.EffectsCancelled(player, card, null, cause));
    }
  }

  /** DEC-3: a card without effects cannot be cancelled in edition 2023, so its boost stays. */
  private static boolean losesBoost(State s, int player, int card) {
    return s.game.edition2019() || !s.game.seat(player).deck().card(card).effects().isEmpty();
  }

  static void setBase(State s, int side, int value, Cause cause) {
    s.set(State.SIDE_BASE + side, value);
    tellChange(s, side, How.INSTEAD, value, cause);
  }

  static void add(State s, int side, int plus, Cause cause) {
    int sum = Math.clamp(s.get(State.SIDE_PLUS + side) + plus, -MOST_PLUS, MOST_PLUS);
    s.set(State.SIDE_PLUS + side, sum);
    tellChange(s, side, How.PLUS, plus, cause);
  }

  /** An addition by an ability: no card effect, so nothing that befalls the card takes it away. */
  static void addBonus(State s, int side, int plus, Cause cause) {
    int at = State.SIDE_BONUS + side;
    s.set(at, Math.clamp(s.get(at) + plus, -MOST_PLUS, MOST_PLUS));
    tellChange(s, side, How.PLUS, plus, cause);
  }

  static void printedIsBoost(State s, int side, Cause cause) {
    if (card(s, side) >= 0) {
      raise(s, side, PRINTED_IS_BOOST);
      int boost = s.game.seat(player(s, side)).deck().boost(card(s, side));
      tellChange(s, side, How.PRINTED_IS_BOOST, boost, cause);
    }
  }

  /** Halves the value a card has now. */
  static void halve(State s, int side, boolean up, boolean ability, Cause cause) {
    if (card(s, side) >= 0) {
      int value = value(s, side);
      becomes(s, side, up ? (value + 1) / 2 : value / 2, ability, cause);
    }
  }

  /** Each card gets the value the other has now; one that cannot be changed keeps its own. */
  static void exchange(State s, boolean ability, Cause cause) {
    if (card(s, ATTACK) >= 0 && card(s, DEFENSE) >= 0) {
      int attack = value(s, ATTACK);
      int defense = value(s, DEFENSE);
      becomes(s, ATTACK, defense, ability, cause);
      becomes(s, DEFENSE, attack, ability, cause);
    }
  }

  /**
   * Brings the value of a card to a number by what is added to it: a change of the value as it
   * stands, on top of what is printed or set instead, and to be changed again by what comes later.
   */
  private static void becomes(State s, int side, int value, boolean ability, Cause cause) {
    if (flag(s, side, LOCKED) || flag(s, side, IGNORED) || turnLock(s, side) >= 0) {
      return;
    }
    int now =
        bonuses(s, side) + hiddenBoost(s, side) + base(s, side) + s.get(State.SIDE_PLUS + side);
    if (ability) {
      addBonus(s, side, value - now, cause);
    } else {
      add(s, side, value - now, cause);
    }
  }

  /** What card effects have made of a card's value; nothing changes it any more. */
  static void lockNow(State s, int side, Cause cause) {
    if (card(s, side) >= 0) {
      lock(s, side, base(s, side) + s.get(State.SIDE_PLUS + side), cause);
    }
  }

  /** The lock that is in force first stays (DEC-9). */
  static void lock(State s, int side, int value, Cause cause) {
    if (card(s, side) >= 0 && !flag(s, side, LOCKED)) {
      raise(s, side, LOCKED);
      s.set(State.SIDE_LOCK + side, value);
      tellChange(s, side, How.LOCKED, value, cause);
    }
  }

  static void ignore(State s, int side, Cause cause) {
    if (card(s, side) >= 0) {
      raise(s, side, IGNORED);
      tellChange(s, side, How.IGNORED, 0, cause);
    }
  }

  private static void tellChange(State s, int side, How how, int amount, Cause cause) {
    if (s.events != null) {
      s.events.tell(new Event.ValueChanged(player(s, side), how, amount, cause));
    }
  }

  /** The value of a side: of the cards as they lie, or as it was when the combat was settled. */
  static int valueNow(State s, int side) {
    return s.get(State.COMBAT_STAGE) >= SETTLED ? s.get(State.SIDE_VALUE + side) : value(s, side);
  }

  static boolean opposingValueNamed(State s, int fr) {
    int side = 1 - s.mem[fr + EffectStack.SIDE];
    int card = card(s, side);
    return card >= 0 && printed(s, side) == Meaning.named(s, fr);
  }

  /** The value printed on a side's card, for what it is played as; 0 without a card. */
  static int printed(State s, int side) {
    int card = card(s, side);
    return card < 0 ? 0 : s.game.seat(player(s, side)).deck().value(card, side == ATTACK);
  }

  /** The value of a side as it stands now: layers as in interactions 4, DEC-2, DEC-8, DEC-9. */
  static int value(State s, int side) {
    if (card(s, side) < 0) {
      return side == ATTACK && Clash.isBonus(s) ? Math.max(0, Clash.cardless(s)) : 0;
    }
    if (flag(s, side, IGNORED)) {
      return 0;
    }
    int turnLock = turnLock(s, side);
    if (turnLock >= 0) {
      return turnLock;
    }
    int value = bonuses(s, side) + hiddenBoost(s, side);
    value +=
        flag(s, side, LOCKED)
            ? s.get(State.SIDE_LOCK + side)
            : base(s, side) + s.get(State.SIDE_PLUS + side);
    return Math.max(0, value);
  }

  /** The value all cards of the active player are locked at this turn, or -1. */
  private static int turnLock(State s, int side) {
    return player(s, side) == s.activePlayer() ? s.get(State.TURN_LOCK) - 1 : -1;
  }

  private static int base(State s, int side) {
    int base = s.get(State.SIDE_BASE + side);
    if (base != NO_BASE) {
      return base;
    }
    int instead = Force.valueInstead(s, side);
    if (instead != Integer.MAX_VALUE) {
      return instead;
    }
    Deck deck = s.game.seat(player(s, side)).deck();
    int card = card(s, side);
    return flag(s, side, PRINTED_IS_BOOST) ? deck.boost(card) : deck.value(card, side == ATTACK);
  }

  /** Additions that are no card effects: a hero's size, fog and the like. */
  private static int bonuses(State s, int side) {
    int player = player(s, side);
    int fighter = fighter(s, side);
    int plus = s.get(State.SIDE_BONUS + side) + Force.value(s, side);
    for (Seat.Bonus bonus : s.game.seat(player).bonuses) {
      if (bonus.attacking() == (side == ATTACK)
          && (bonus.fighters() >>> fighter & 1) != 0
          && Meaning.holds(s, Meaning.NO_FRAME, player, fighter, bonus.condition())) {
        plus += Meaning.count(s, Meaning.NO_FRAME, player, fighter, bonus.plus());
      }
    }
    return plus;
  }

  /** Whether the card of a side was boosted: before it was revealed, or by an effect since. */
  static boolean isBoosted(State s, int side) {
    boolean hidden = side == ATTACK && s.get(State.HIDDEN_BOOST) >= 0 && !flag(s, side, BOOST_LOST);
    return hidden || s.getInt(State.SIDE_BOOSTS + 4 * side) != 0;
  }

  private static int hiddenBoost(State s, int side) {
    int card = s.get(State.HIDDEN_BOOST);
    return side == ATTACK && card >= 0 && !flag(s, side, BOOST_LOST)
        ? Force.boost(s, player(s, side), card)
        : 0;
  }

  private static CombatValue explained(State s, int side) {
    int player = player(s, side);
    int card = card(s, side);
    int value = value(s, side);
    if (card < 0) {
      return new CombatValue(player, card, 0, 0, 0, 0, 0, 0, false, false, value);
    }
    boolean locked = flag(s, side, LOCKED) || turnLock(s, side) >= 0;
    return new CombatValue(
        player,
        card,
        printed(s, side),
        locked && turnLock(s, side) >= 0
            ? turnLock(s, side)
            : locked ? s.get(State.SIDE_LOCK + side) : base(s, side),
        locked ? 0 : s.get(State.SIDE_PLUS + side),
        turnLock(s, side) >= 0 ? 0 : bonuses(s, side),
        turnLock(s, side) >= 0 ? 0 : Force.value(s, side),
        turnLock(s, side) >= 0 ? 0 : hiddenBoost(s, side),
        locked,
        flag(s, side, IGNORED),
        value);
  }

  // ---- the outcome

  /** Combat damage and the winner (ATT-8, ATT-9, DEC-29). */
  static void settle(State s) {
    settle(s, fighter(s, DEFENSE));
  }

  /** The damage of the attack if it were dealt now and nobody turned it aside. */
  static int damageToCome(State s) {
    int target = fighter(s, DEFENSE);
    int damage = Impending.isOfCombat(s) ? Impending.of(s, target) : ruled(s, target);
    return s.game.hasExtra() ? Clash.unshielded(s, target, damage) : damage;
  }

  /** What the attack would do to a fighter as rules have it, before shields hold it off. */
  static int ruled(State s, int target) {
    boolean hit = s.onBoard(target) && (s.getInt(State.PREVENTED) >>> target & 1) == 0;
    int sum = Math.max(0, value(s, ATTACK) - value(s, DEFENSE));
    return hit ? Force.damage(s, target, sum, true) : 0;
  }

  /** The same with the damage dealt to another fighter than the target. */
  static void settle(State s, int target) {
    int attack = value(s, ATTACK);
    int defense = value(s, DEFENSE);
    s.set(State.SIDE_VALUE + ATTACK, attack);
    s.set(State.SIDE_VALUE + DEFENSE, defense);
    boolean hit = s.onBoard(target) && (s.getInt(State.PREVENTED) >>> target & 1) == 0;
    boolean held = Impending.isOfCombat(s);
    int damage;
    if (held) {
      if (target != fighter(s, DEFENSE)) {
        Impending.divert(s, fighter(s, DEFENSE), target, Byte.MAX_VALUE);
      }
      damage = Impending.settled(s);
    } else {
      damage = hit ? Force.damage(s, target, Math.max(0, attack - defense), true) : 0;
    }
    if (!held && s.game.hasExtra()) {
      if (hit) {
        damage = Clash.takeShielded(s, target, damage);
      } else if (s.onBoard(target)) {
        Clash.prevented(s, target, Math.max(0, attack - defense));
      }
    }
    s.set(State.COMBAT_DAMAGE, damage);
    int winner = damage > 0 ? ATTACK : DEFENSE;
    s.set(State.COMBAT_WINNER, player(s, winner));
    TurnMemory.add(s, player(s, winner), Deed.COMBATS_WON, 1);
    TurnMemory.add(s, player(s, 1 - winner), Deed.COMBATS_LOST, 1);
    s.set(State.COMBAT_STAGE, SETTLED);
    if (s.events != null) {
      s.events.tell(
          new Event.CombatSettled(
              explained(s, ATTACK), explained(s, DEFENSE), damage, s.get(State.COMBAT_WINNER)));
    }
    Cause cause = Cause.of(player(s, ATTACK), card(s, ATTACK));
    if (held) {
      Impending.deal(s, cause);
    } else {
      Damage.deal(s, 1 << target, damage, true, cause);
    }
  }

  /** Remembers the damage a fighter of the running combat takes in it, by whatever (DEC-10). */
  static void hurt(State s, int fighter, int damage) {
    if (!running(s)) {
      return;
    }
    for (int side = ATTACK; side <= DEFENSE; side++) {
      if (fighter(s, side) == fighter) {
        int at = State.SIDE_HURT + side;
        s.set(at, Math.min(Byte.MAX_VALUE, s.get(at) + damage));
      }
    }
  }

  /** SET-6: a fallen fighter's card that undoes the defeat has not resolved yet. */
  static boolean revivalPending(State s) {
    if (!running(s)) {
      return false;
    }
    for (int side = ATTACK; side <= DEFENSE; side++) {
      Phase last = side == DEFENSE ? Phase.AFTER_ATTACKER : Phase.AFTER_CARDS;
      int card = card(s, side);
      if (card >= 0
          && s.defeated(fighter(s, side))
          && s.game.isHero(fighter(s, side))
          && (s.game.seat(player(s, side)).revives
                  & s.game.seat(player(s, side)).deck().copies(card))
              != 0
          && program(s, side, Card.Timing.AFTER_COMBAT) != Seat.NO_PROGRAM
          && s.get(State.PHASE) <= last.ordinal()
          && !resolved(s, side)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the AFTER COMBAT effect of a side is behind us: its phase has passed, and nothing runs
   * but abilities of the other side.
   */
  private static boolean resolved(State s, int side) {
    Phase next = side == DEFENSE ? Phase.AFTER_ATTACKER : Phase.AFTER_CARDS;
    return s.get(State.PHASE) == next.ordinal()
        && (s.get(State.DEPTH) == 0 || s.get(State.TRIGGERS) != 0);
  }

  static void cleanUp(State s) {
    for (int side = ATTACK; side <= DEFENSE; side++) {
      if (card(s, side) >= 0) {
        Dispositions.settleSide(s, side, player(s, side), card(s, side));
      }
    }
    if (Boosting.hidden(s) >= 0) {
      Cards.fromTableToDiscard(s, player(s, ATTACK), Boosting.hidden(s));
    }
    s.setInt(State.PREVENTED, 0);
    if (s.game.hasExtra()) {
      Clash.cleanUp(s);
    }
    s.set(State.COMBAT_STAGE, FINISHED);
    if (s.game.hasExtra()) {
      Force.combatEnds(s);
    }
    s.set(State.LAST_COMBAT, s.get(State.SIDE_VALUE + ATTACK));
    s.set(State.LAST_COMBAT + 1, s.get(State.SIDE_VALUE + DEFENSE));
    s.set(State.LAST_COMBAT + 2, s.get(State.COMBAT_DAMAGE));
    s.set(State.LAST_COMBAT + 3, s.get(State.COMBAT_WINNER));
  }
}
