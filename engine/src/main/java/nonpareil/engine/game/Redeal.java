package nonpareil.engine.game;

/**
 * Deals anew what a viewer does not know: uniformly over all deals consistent with the view
 * (DEC-34). The random source is its own, so a re-deal tells nothing about the game it came from.
 */
public final class Redeal {

  /** How often a hand is dealt again until it fits the question its owner is being asked. */
  private static final int TRIES = 10_000;

  private final Chance chance;
  private final byte[] pile = new byte[nonpareil.engine.hero.Hero.DECK_SIZE];
  private int size;

  public Redeal(long seed) {
    chance = new Chance(seed);
  }

  /** A fresh state that looks to the viewer like the one the view was taken of. */
  public State deal(View view) {
    State target = new State(view.game(), view.masked().mem.clone(), 0);
    fill(view, target);
    return target;
  }

  /** The same into an existing state of the game: allocates nothing. */
  public void dealInto(View view, State target) {
    view.masked().copyInto(target);
    fill(view, target);
  }

  private void fill(View view, State s) {
    dealAll(view, s);
    int tries = 0;
    while (s.game.hasExtra() && !PileWords.isAnswerable(s) && ++tries < TRIES) {
      byte[] masked = view.masked().mem;
      System.arraycopy(masked, 0, s.mem, 0, masked.length);
      dealAll(view, s);
    }
  }

  private void dealAll(View view, State s) {
    s.seed = chance.next();
    Game game = s.game;
    for (int p = 0; p < game.players(); p++) {
      if (View.sees(game, view.viewer(), p)) {
        collect(s, p, s.hand(p), s.table(p));
        withoutPiles(s, p);
        shuffle();
      } else {
        dealHidden(view, s, p);
      }
      fillDeck(s, p);
    }
    showToPicker(s, view.viewer());
  }

  /** Who picks from somebody else's hand has been shown it, and so knows it in this deal too. */
  private static void showToPicker(State s, int viewer) {
    if (s.decision() != DecisionKind.CHOOSE_CARD || s.get(State.DEPTH) == 0) {
      return;
    }
    Op.Code code = s.game.op(EffectStack.pc(s, EffectStack.top(s))).code();
    if (code == Op.Code.MOVE_OTHERS_CARDS || code == Op.Code.DISCARD_SEEN) {
      int picker = s.decider();
      int owner = OptionText.cardOwner(s);
      if (owner >= 0 && owner != picker && picker != viewer) {
        s.known(picker, owner, s.hand(owner));
      }
    }
  }

  // ---- hidden hands

  private void dealHidden(View view, State s, int player) {
    State masked = view.masked();
    int viewer = view.viewer();
    int hand = masked.hand(player);
    boolean faceDown = view.hidesTable(player);
    int needed = masked.decider() == player ? neededInHand(masked) : 0;
    needed = needed == 0 ? neededToAttack(masked, player) : needed;
    int tries = 0;
    do {
      int known = masked.known(viewer, player);
      collect(s, player, known, faceDown ? 0 : masked.table(player));
      withoutKnownPiles(masked, player);
      if (faceDown) {
        known = dealFaceDown(view, s, player, known, hand + masked.table(player));
      }
      dealHand(s, player, known, hand);
      dealPiles(masked, s, player);
    } while (needed != 0 && (s.hand(player) & needed) == 0 && ++tries < TRIES);
    for (int other = 0; other < State.SPECTATOR; other++) {
      if (other != viewer) {
        s.known(other, player, masked.known(State.SPECTATOR, player));
      }
    }
    dealPrivate(view, s, player);
  }

  /** The hand cards the asked player must have at least one of for the question to make sense. */
  private static int neededInHand(State s) {
    boolean confirm = s.decision() == DecisionKind.CONFIRM;
    if (s.decision() == DecisionKind.NONE || (confirm && s.game.isDiscreet())) {
      return 0; // a discreet question says nothing about the hand
    }
    return switch (Asking.of(s).held()) {
      case ANYTHING -> 0;
      case ATTACK_CARD -> Flow.usable(s, Combat.ATTACK);
      case HIDER -> confirm ? s.game.seat(s.decider()).hidesHand : 0;
      case REPLACEMENT -> CombatWords.replacements(s);
      case NAMED_VALUE -> Meaning.cardsNamed(s, EffectStack.top(s), s.decider());
    };
  }

  /**
   * While abilities happen that the declaration of an attack has set off: the cards of which the
   * attacker has declared it with one.
   */
  private static int neededToAttack(State s, int player) {
    return s.phase() == Phase.ATTACK_CARD && Combat.player(s, Combat.ATTACK) == player
        ? Flow.usable(s, Combat.ATTACK)
        : 0;
  }

  /** The pile becomes all cards of a player that are neither open nor in these sets. */
  private void collect(State s, int player, int hand, int table) {
    Deck deck = s.game.seat(player).deck();
    int rest = deck.minusAll(Deck.all(), s.discard(player));
    rest = hand == 0 ? rest : deck.minusAll(rest, hand);
    rest = table == 0 ? rest : deck.minusAll(rest, table);
    rest = s.removed(player) == 0 ? rest : deck.minusAll(rest, s.removed(player));
    int inPlay = Ongoing.cards(s, player);
    rest = inPlay == 0 ? rest : deck.minusAll(rest, inPlay);
    if ((s.deckKnownToOwner(player) | s.deckKnownToAll(player)) != 0 || s.game.hasExtra()) {
      for (int i = 0; i < s.deckSize(player); i++) {
        if (s.deckCard(player, i) >= 0) {
          rest = deck.minus(rest, s.deckCard(player, i));
        }
      }
    }
    size = 0;
    for (; rest != 0; rest &= rest - 1) {
      pile[size++] = (byte) deck.lowest(rest);
    }
  }

  /**
   * The face-down cards: the combat card must be usable, a boost beside it may be any card.
   *
   * <p>Of n hidden cards, k are known to be among them and the others come from a pile of u. A
   * known card lies face down in u deals for every n - k deals in which a given card of the pile
   * does.
   *
   * @return what is known of the hand after the face-down cards have left it
   */
  private int dealFaceDown(View view, State s, int player, int known, int hidden) {
    State masked = view.masked();
    Deck deck = s.game.seat(player).deck();
    int side = Combat.player(masked, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
    int usable = Flow.usable(masked, side);
    int open = hidden - Integer.bitCount(known);
    int fromKnown = Integer.bitCount(known & usable) * Math.max(1, size);
    int fromPile = 0;
    for (int i = 0; i < size; i++) {
      fromPile += (usable & deck.copies(pile[i])) != 0 ? open : 0;
    }
    int pick = chance.below(Math.max(1, fromKnown + fromPile));
    int card = State.NOBODY;
    int left = known;
    if (pick < fromKnown) {
      int rest = known & usable;
      for (int i = pick / Math.max(1, size); i > 0; i--) {
        rest &= rest - 1;
      }
      card = deck.lowest(rest);
      left = deck.minus(known, card);
    } else {
      int rank = (pick - fromKnown) / Math.max(1, open);
      for (int i = 0; i < size; i++) {
        if ((usable & deck.copies(pile[i])) != 0 && rank-- == 0) {
          card = pile[i];
          pile[i] = pile[--size];
          break;
        }
      }
    }
    s.set(State.SIDE_CARD + side, card);
    s.table(player, deck.plus(0, card));
    if (side == Combat.ATTACK && masked.get(State.HIDDEN_BOOST) == View.HIDDEN) {
      left = dealBoost(s, player, left, hidden - 1);
    }
    return left;
  }

  /** A face-down boost is any of the cards left: each hidden place is as likely as another. */
  private int dealBoost(State s, int player, int known, int hidden) {
    Deck deck = s.game.seat(player).deck();
    int pick = chance.below(hidden);
    int card;
    int left = known;
    if (pick < Integer.bitCount(known)) {
      int rest = known;
      for (int i = 0; i < pick; i++) {
        rest &= rest - 1;
      }
      card = deck.lowest(rest);
      left = deck.minus(known, card);
    } else {
      int i = chance.below(size);
      card = pile[i];
      pile[i] = pile[--size];
    }
    s.set(State.HIDDEN_BOOST, card);
    s.table(player, deck.plus(s.table(player), card));
    return left;
  }

  /** The known cards and as many of the pile as the hand has room for. */
  private void dealHand(State s, int player, int known, int handSize) {
    Deck deck = s.game.seat(player).deck();
    int missing = handSize - Integer.bitCount(known);
    shuffle();
    int hand = known;
    for (int i = 0; i < missing; i++) {
      hand = deck.plus(hand, pile[--size]);
    }
    s.hand(player, hand);
  }

  /** Cards only their owner sees while an effect resolves are some of the hand. */
  private void dealPrivate(View view, State s, int player) {
    for (int i = 0; i < s.get(State.DEPTH); i++) {
      int fr = State.FRAMES + i * State.FRAME;
      int count = view.masked().getInt(fr + EffectStack.CARDS);
      if (s.get(fr + EffectStack.OWNER) != player || count == 0) {
        continue;
      }
      Deck deck = s.game.seat(player).deck();
      int from = deck.minusAll(s.hand(player), view.masked().known(view.viewer(), player));
      int set = 0;
      for (int k = 0; k < count; k++) {
        int rest = from == 0 ? deck.minusAll(s.hand(player), set) : from;
        for (int skip = chance.below(Integer.bitCount(rest)); skip > 0; skip--) {
          rest &= rest - 1;
        }
        int card = deck.lowest(rest);
        from = deck.minus(from, card);
        set = deck.plus(set, card);
      }
      s.setInt(fr + EffectStack.CARDS, set);
    }
  }

  // ---- piles of one's own

  /** What lies face down in them: what everybody knows, and any cards of the pile besides. */
  private void dealPiles(State masked, State s, int player) {
    Seat seat = s.game.seat(player);
    for (int i = 0; i < seat.hero().piles().size(); i++) {
      if (seat.pileIsOpen(i)) {
        continue;
      }
      int set = masked.pileKnown(player, i);
      for (int k = masked.pile(player, i) - Integer.bitCount(set); k > 0; k--) {
        set = seat.deck().plus(set, pile[--size]);
      }
      s.pile(player, i, set);
    }
  }

  /** Takes the cards of all piles of one's own out of the pile to deal from. */
  private void withoutPiles(State s, int player) {
    for (int i = 0; i < s.game.seat(player).hero().piles().size(); i++) {
      withoutCards(s, player, s.pile(player, i));
    }
  }

  /** Takes those out that are seen, or that everybody knows to lie face down. */
  private void withoutKnownPiles(State masked, int player) {
    Seat seat = masked.game.seat(player);
    for (int i = 0; i < seat.hero().piles().size(); i++) {
      boolean open = seat.pileIsOpen(i);
      withoutCards(masked, player, open ? masked.pile(player, i) : masked.pileKnown(player, i));
    }
  }

  private void withoutCards(State s, int player, int cards) {
    Deck deck = s.game.seat(player).deck();
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = deck.lowest(rest);
      int i = 0;
      while (pile[i] != card) {
        i++;
      }
      System.arraycopy(pile, i + 1, pile, i, --size - i);
    }
  }

  private void fillDeck(State s, int player) {
    for (int i = 0, n = s.deckSize(player); i < n; i++) {
      if (s.deckCard(player, i) == View.HIDDEN) {
        s.deckCard(player, i, pile[--size]);
      }
    }
  }

  // ---- chance

  private void shuffle() {
    for (int i = size - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      byte card = pile[i];
      pile[i] = pile[j];
      pile[j] = card;
    }
  }
}
