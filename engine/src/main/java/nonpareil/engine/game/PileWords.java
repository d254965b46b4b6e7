package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.AFTERWARDS;
import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.PICKING;
import static nonpareil.engine.game.Effects.RESOLVING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.cards;
import static nonpareil.engine.game.Effects.owner;

import java.util.Objects;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect.By;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.PileCompiler.Exchange;
import nonpareil.engine.game.PileCompiler.Heap;
import nonpareil.engine.game.PileCompiler.Sight;
import nonpareil.engine.game.PileCompiler.Transfer;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;

/** The words that move cards between piles, look at decks and name types of cards. */
final class PileWords {

  /** Room for everything. */
  private static final int ROOM = 99;

  private PileWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case MOVE_CARDS,
          MOVE_OPEN_CARDS,
          MOVE_SEEN_CARDS,
          MOVE_HAND_CARDS,
          MOVE_HAND_CARDS_OR_NONE,
          MOVE_OTHERS_CARDS ->
          move(s, fr, op, transfer(op));
      case BEGIN_SCHEME -> PlayedSchemes.begin(s, fr, op);
      case SCHEME_DONE -> PlayedSchemes.done(s, fr);
      case SETTLE_SCHEME -> PlayedSchemes.settle(s, fr);
      case USE_EFFECTS -> PlayedSchemes.use(s, fr, op);
      case LOOK -> look(s, fr, op, (Sight) Objects.requireNonNull(op.detail()));
      case DRAW_UNTIL -> drawUntil(s, fr, op);
      case DRAW_SECOND -> {
        int number = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
        SecondDecks.draw(s, owner(s, fr), number, EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case REFILL -> {
        SecondDecks.refill(s, owner(s, fr), EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case NAME_TYPE -> ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_OPTION);
      case EXCHANGE_FROM_DECK -> exchangeFromDeck(s, fr, op);
      case EXCHANGE_ATTACK_CARD -> {
        if (exchangeable(s, fr, op) == 0) {
          EffectStack.next(s, fr);
        } else {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_CARD);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case MOVE_OPEN_CARDS,
          MOVE_SEEN_CARDS,
          MOVE_HAND_CARDS,
          MOVE_HAND_CARDS_OR_NONE,
          MOVE_OTHERS_CARDS -> {
        if (s.decision() == DecisionKind.CONFIRM) {
          CombatWords.hideOrNot(s, options);
          return;
        }
        Transfer t = transfer(op);
        if (t.isFree()) {
          options.add(Word.DONE);
        }
        int player = player(s, fr, op);
        cards(s, options, player, offered(s, fr, t, player));
      }
      case NAME_TYPE -> {
        for (CardType type : TYPES) {
          options.add(Option.of(Word.OPTION, type.ordinal() + 1));
        }
      }
      case EXCHANGE_ATTACK_CARD, EXCHANGE_FROM_DECK ->
          cards(s, options, owner(s, fr), exchangeable(s, fr, op));
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option, int decider) {
    Word word = Option.word(option);
    int first = Option.first(option);
    switch (op.code()) {
      case MOVE_OPEN_CARDS,
          MOVE_SEEN_CARDS,
          MOVE_HAND_CARDS,
          MOVE_HAND_CARDS_OR_NONE,
          MOVE_OTHERS_CARDS -> {
        if (word == Word.CARD) {
          take(s, fr, transfer(op), player(s, fr, op), first);
        } else if (word == Word.DONE) {
          s.set(fr + EffectStack.GROUP, s.get(fr + EffectStack.LOOP));
        } else if (!CombatWords.stopped(s, fr, decider, word)) {
          s.set(fr + EffectStack.STEP, RESOLVING);
        }
      }
      case NAME_TYPE -> {
        Recall.namedType(s, fr, NAMED[first - 1]);
        if (s.events != null) {
          s.events.tell(new Event.TypeNamed(owner(s, fr), first - 1, EffectStack.cause(s, fr)));
        }
        EffectStack.next(s, fr);
      }
      case EXCHANGE_ATTACK_CARD, EXCHANGE_FROM_DECK ->
          exchange(s, fr, (Exchange) Objects.requireNonNull(op.detail()), first);
      default -> throw Effects.misplaced(op);
    }
  }

  private static final CardType[] TYPES = CardType.values();
  private static final CardSet.Type[] NAMED = CardSet.Type.values();

  private static Transfer transfer(Op op) {
    return (Transfer) Objects.requireNonNull(op.detail());
  }

  // ---- moving cards: SEAT is how many players have had their part, LOOP how many cards of this
  // one were moved, GROUP how many there may be, COUNT how many of all

  private static void move(State s, int fr, Op op, Transfer t) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.COUNT, 0);
      s.set(fr + EffectStack.LOOP, 0);
      s.set(fr + EffectStack.SEAT, 0);
      if (!t.cards().chosen()) {
        forgetLast(s, fr);
      }
      s.setInt(fr + EffectStack.MASK, 0);
      Recall.highestBoost(s, fr, 0);
      Recall.nothingMoved(s, fr);
      if (t.from().kind() == Pile.Kind.THIS_CARD || t.from().kind() == Pile.Kind.OPPOSING_CARD) {
        dispose(s, fr, t);
        return;
      }
      s.set(fr + EffectStack.STEP, ASKED);
    }
    while (s.get(fr + EffectStack.SEAT) < seats(s, op)) {
      int player = player(s, fr, op);
      if (player >= 0 && asksForPart(s, fr, op, t, player)) {
        return;
      }
      if (player >= 0 && (t.from().kind() == Pile.Kind.DECK || t.to().kind() == Pile.Kind.DECK)) {
        Cards.shuffle(s, player);
      }
      s.set(fr + EffectStack.SEAT, s.get(fr + EffectStack.SEAT) + 1);
      s.set(fr + EffectStack.LOOP, 0);
      s.set(fr + EffectStack.STEP, ASKED);
      if (s.getInt(fr + EffectStack.MASK) != 0) {
        DiscardWords.pushForced(s, fr, player);
        return;
      }
    }
    if (t.cards().chosen() && s.get(fr + EffectStack.COUNT) == 0) {
      forgetLast(s, fr); // it was the chosen card until now
    }
    EffectStack.next(s, fr);
  }

  private static void forgetLast(State s, int fr) {
    s.set(fr + EffectStack.LAST_CARD, State.NOBODY);
    s.set(fr + EffectStack.LAST_OWNER, State.NOBODY);
  }

  private static int seats(State s, Op op) {
    return op.players() == Players.EACH_OPPONENT || op.players() == Players.EACH_PLAYER
        ? s.game.players()
        : 1;
  }

  /** The player whose part it is, or NOBODY. */
  private static int player(State s, int fr, Op op) {
    if (transfer(op).from().kind() == Pile.Kind.SEEN) {
      return Recall.seenOwner(s, fr);
    }
    int passed = s.get(fr + EffectStack.SEAT);
    return Meaning.playerInTurn(s, fr, owner(s, fr), op.players(), passed);
  }

  /** One player's part, as far as it goes; whether it asks something. */
  private static boolean asksForPart(State s, int fr, Op op, Transfer t, int player) {
    int picker = picker(s, fr, t, player);
    switch (s.get(fr + EffectStack.STEP)) {
      case ASKED -> {
        if (s.events != null && !t.from().isOpen(s, player) && !t.cards().isAny(player)) {
          s.events.looksInto(player); // whether there are such cards
        }
        s.set(fr + EffectStack.GROUP, limit(s, fr, t, player));
        if (op.code() == Op.Code.MOVE_OTHERS_CARDS) {
          if (picker < 0 || s.hand(player) == 0 || s.get(fr + EffectStack.GROUP) == 0) {
            return false;
          }
          if (CombatWords.mayHide(s, fr, player)) {
            s.set(fr + EffectStack.STEP, AFTERWARDS);
            ask(s, fr, player, DecisionKind.CONFIRM);
            return true;
          }
          Cards.seeHand(s, player, picker, EffectStack.cause(s, fr));
        } else if (t.from().kind() == Pile.Kind.DECK && t.by() != By.CHANCE) {
          searched(s, fr, player, picker);
        }
        s.set(fr + EffectStack.STEP, PICKING);
      }
      case AFTERWARDS -> {
        ask(s, fr, player, DecisionKind.CONFIRM);
        return true;
      }
      case RESOLVING -> {
        Cards.seeHand(s, player, picker, EffectStack.cause(s, fr));
        s.set(fr + EffectStack.STEP, PICKING);
      }
      default -> {}
    }
    while (s.get(fr + EffectStack.LOOP) < s.get(fr + EffectStack.GROUP)
        && room(s, player, t.to()) > 0
        && !s.isOver()) {
      int offered = offered(s, fr, t, player);
      if (op.code() == Op.Code.MOVE_CARDS) {
        if (offered == 0) {
          return false;
        }
        takeUnasked(s, fr, t, player, offered);
      } else {
        boolean question = offered != 0 || (t.isFree() && covered(s, fr, t, player) > 0);
        if (!question || picker < 0 || !Meaning.canBeAsked(s, fr, picker)) {
          return false;
        }
        ask(s, fr, picker, kind(t, picker == player));
        return true;
      }
    }
    return false;
  }

  private static DecisionKind kind(Transfer t, boolean own) {
    if (t.how() == HowMany.Kind.ALL) {
      return DecisionKind.ORDER;
    }
    return own && t.from().kind() == Pile.Kind.HAND && t.to().kind() == Pile.Kind.DISCARD
        ? DecisionKind.DISCARD
        : DecisionKind.CHOOSE_CARD;
  }

  private static int picker(State s, int fr, Transfer t, int player) {
    return switch (t.by()) {
      case OWNER -> player;
      case YOU -> owner(s, fr);
      case OPPONENT -> Meaning.player(s, fr, Players.OPPONENT);
      case CHOSEN -> Meaning.player(s, fr, Players.CHOSEN);
      case CHANCE -> State.NOBODY;
    };
  }

  /** How many cards of a player may be moved. */
  private static int limit(State s, int fr, Transfer t, int player) {
    return switch (t.how()) {
      case EXACTLY, UP_TO -> Math.clamp(Meaning.count(s, fr, t.number()), 0, Deck.CARDS);
      case ANY -> Deck.CARDS;
      case ALL -> Integer.bitCount(offered(s, fr, t, player));
    };
  }

  /** The cards of a player that may be moved next, as a set. */
  private static int offered(State s, int fr, Transfer t, int player) {
    int there =
        t.from().kind() == Pile.Kind.BOOST_CARDS
            ? Boosting.left(s, fr)
            : content(s, fr, t.from(), player);
    int set = there & t.cards().of(s, fr, owner(s, fr), player);
    boolean plays = t.to().kind() == Pile.Kind.THIS_CARD;
    return !plays ? set : player == owner(s, fr) ? set & PlayedSchemes.playable(s, player) : 0;
  }

  /** The cards in a pile, as a set. */
  private static int content(State s, int fr, Pocket pocket, int player) {
    return switch (pocket.kind()) {
      case HAND -> s.hand(player);
      case DECK -> s.deckCards(player);
      case DECK_TOP -> at(s, player, s.deckSize(player) - 1, 1);
      case DECK_BOTTOM -> at(s, player, 0, Math.min(1, s.deckSize(player)));
      case DISCARD -> s.discard(player);
      case DISCARD_TOP -> Piles.topDiscard(s, player);
      case OUT_OF_GAME -> s.removed(player);
      case SEEN ->
          fr != Meaning.NO_FRAME && Recall.seenOwner(s, fr) == player
              ? at(s, player, Recall.seenFirst(s, fr), Recall.seenCount(s, fr))
              : 0;
      case OWN -> s.pile(player, pocket.pile());
      case THIS_CARD -> OneCard.ownerOfThis(s, fr) == player ? OneCard.thisCardAsSet(s, fr) : 0;
      case MOVED ->
          fr != Meaning.NO_FRAME && Recall.movedOwner(s, fr) == player ? Recall.moved(s, fr) : 0;
      case BOOST_CARDS ->
          fr != Meaning.NO_FRAME && owner(s, fr) == player ? Boosting.cards(s, fr) : 0;
      case IN_PLAY -> Ongoing.cards(s, player);
      case PLAYED_THIS_TURN -> TurnMemory.cardsPlayed(s, player);
      case LAST_PLAYED -> OneCard.playedAsSet(s, fr, player, false);
      case PLAYED_BEFORE -> OneCard.playedAsSet(s, fr, player, true);
      case OPPOSING_CARD -> 0;
    };
  }

  private static int at(State s, int player, int first, int count) {
    Deck deck = s.game.seat(player).deck();
    int set = 0;
    for (int i = first; i >= 0 && i < first + count; i++) {
      set = deck.plus(set, s.deckCard(player, i));
    }
    return set;
  }

  /** How many cards there are to pick from, as everybody can count them. */
  private static int covered(State s, int fr, Transfer t, int player) {
    return switch (t.from().kind()) {
      case HAND -> s.handSize(player);
      case DECK -> s.deckSize(player);
      case SEEN -> Recall.seenOwner(s, fr) == player ? Recall.seenCount(s, fr) : 0;
      case OWN ->
          t.from().isOpen(s, player) ? 0 : Integer.bitCount(content(s, fr, t.from(), player));
      case DECK_TOP,
          DECK_BOTTOM,
          DISCARD,
          DISCARD_TOP,
          OUT_OF_GAME,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          0;
    };
  }

  /** Whether there are cards to move at all, as everybody can count them. */
  static boolean isPossible(State s, int fr, Op op, Transfer t) {
    if (t.from().kind() == Pile.Kind.THIS_CARD || t.from().kind() == Pile.Kind.OPPOSING_CARD) {
      return true;
    }
    for (int i = 0; i < seats(s, op); i++) {
      int player =
          t.from().kind() == Pile.Kind.SEEN
              ? Recall.seenOwner(s, fr)
              : Meaning.playerInTurn(s, fr, owner(s, fr), op.players(), i);
      if (player >= 0 && content(s, fr, t.from(), player) != 0 && room(s, player, t.to()) > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the cards of an offer are there: all of them where a number is named. Which cards
   * somebody holds is not asked, only how many; so it may still come to nothing.
   */
  static boolean isDoable(State s, int fr, Op op, Transfer t) {
    if (!isPossible(s, fr, op, t) || t.how() != HowMany.Kind.EXACTLY || seats(s, op) > 1) {
      return isPossible(s, fr, op, t);
    }
    if (t.from().isInPlay()) {
      return isInPlay(s, fr, t.from().kind() == Pile.Kind.THIS_CARD);
    }
    int player = player(s, fr, op);
    int wanted = limit(s, fr, t, player);
    int there =
        t.from().isOpen(s, player) && t.from().kind() != Pile.Kind.DISCARD_TOP
            ? Integer.bitCount(offered(s, fr, t, player))
            : total(s, fr, t.from(), player);
    return there >= wanted && room(s, player, t.to()) >= wanted;
  }

  /** Whether the cards of an offer were moved as it says. */
  static boolean isDone(State s, int fr, Op op) {
    Transfer t = transfer(op);
    boolean all = t.how() == HowMany.Kind.EXACTLY && seats(s, op) == 1 && !t.from().isInPlay();
    return s.get(fr + EffectStack.COUNT) >= (all ? s.get(fr + EffectStack.GROUP) : 1);
  }

  /** How many cards there are in a pile, of which only an end may be meant. */
  private static int total(State s, int fr, Pocket pocket, int player) {
    return switch (pocket.kind()) {
      case DECK, DECK_TOP, DECK_BOTTOM -> s.deckSize(player);
      case DISCARD_TOP -> Integer.bitCount(s.discard(player));
      case HAND -> s.handSize(player);
      case DISCARD,
          OUT_OF_GAME,
          SEEN,
          OWN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          Integer.bitCount(content(s, fr, pocket, player));
    };
  }

  /** How many more cards a pile takes. */
  static int room(State s, int player, Pocket to) {
    return to.kind() != Pile.Kind.OWN
        ? ROOM
        : s.game.seat(player).pileMost(to.pile()) - Integer.bitCount(s.pile(player, to.pile()));
  }

  /** The whole deck is looked through; it is shuffled in the end, so nobody else knows places. */
  private static void searched(State s, int fr, int player, int picker) {
    if (picker < 0) {
      return;
    }
    int size = s.deckSize(player);
    Piles.unsettlePlaces(s, picker, player, (1 << size) - 1);
    tellSeen(s, fr, player, picker, size, true);
  }

  private static void tellSeen(State s, int fr, int player, int viewer, int cards, boolean top) {
    if (s.events == null || cards == 0) {
      return;
    }
    Cause cause = EffectStack.cause(s, fr);
    s.events.tell(
        viewer == player && top
            ? new Event.TopSeen(player, cards, cause)
            : new Event.DeckSeen(player, viewer, cards, top, cause));
  }

  /** The next card where nobody picks one. */
  private static void takeUnasked(State s, int fr, Transfer t, int player, int offered) {
    Deck deck = s.game.seat(player).deck();
    int card = t.by() == By.CHANCE ? Cards.random(s, player, offered) : deck.lowest(offered);
    take(s, fr, t, player, card);
  }

  private static void take(State s, int fr, Transfer t, int player, int card) {
    Cause cause = EffectStack.cause(s, fr);
    int moved = s.get(fr + EffectStack.LOOP);
    switch (t.from().kind()) {
      case HAND -> {
        if (t.to().kind() == Pile.Kind.HAND) {
          Cards.show(s, player, card);
          if (s.events != null) {
            s.events.tell(new Event.CardRevealed(player, card, cause));
          }
        } else if (t.to().kind() == Pile.Kind.DISCARD) {
          DiscardWords.discardForced(s, fr, player, card);
        } else {
          int picker = picker(s, fr, t, player);
          Piles.moveFromHand(s, picker, player, card, t.to(), moved, t.show(), cause);
        }
      }
      case DISCARD, DISCARD_TOP, OUT_OF_GAME, OWN, IN_PLAY -> {
        if (!t.from().equals(t.to())) {
          Piles.move(s, player, card, t.from(), t.to(), moved, t.show(), cause);
        } else if (s.events != null) {
          s.events.tell(new Event.CardRevealed(player, card, cause)); // it is only chosen
        }
      }
      case DECK, DECK_TOP, DECK_BOTTOM, SEEN -> {
        if (t.from().kind() == Pile.Kind.SEEN && !t.open()) {
          Piles.unsettlePlaces(s, owner(s, fr), player, Recall.seenPlaces(s, fr));
        }
        Piles.moveFromDeck(
            s, player, place(s, fr, t, player, card), t.from(), t.to(), moved, t.show(), cause);
      }
      case BOOST_CARDS -> Boosting.take(s, fr, card, t.to(), moved, t.show(), cause);
      case THIS_CARD, OPPOSING_CARD, MOVED, PLAYED_THIS_TURN, LAST_PLAYED, PLAYED_BEFORE ->
          throw new IllegalStateException("a card in play");
    }
    s.set(fr + EffectStack.LOOP, moved + 1);
    s.set(fr + EffectStack.COUNT, Math.min(Byte.MAX_VALUE, s.get(fr + EffectStack.COUNT) + 1));
    if (t.open()) {
      s.set(fr + EffectStack.LAST_CARD, card);
      s.set(fr + EffectStack.LAST_OWNER, player);
      int boost = s.game.seat(player).deck().boost(card);
      Recall.highestBoost(s, fr, Math.max(boost, Recall.highestBoost(s, fr)));
      Recall.moved(s, fr, player, card);
    }
  }

  /** Where in the deck the picked card lies: of several copies the uppermost. */
  private static int place(State s, int fr, Transfer t, int player, int card) {
    int place =
        switch (t.from().kind()) {
          case DECK_BOTTOM -> 0;
          case SEEN -> Recall.seenFirst(s, fr) + Recall.seenCount(s, fr) - 1;
          default -> s.deckSize(player) - 1;
        };
    while (s.deckCard(player, place) != card) {
      place--;
    }
    return place;
  }

  /** Says what becomes of a card in play. */
  private static void dispose(State s, int fr, Transfer t) {
    int side = s.get(fr + EffectStack.SIDE);
    boolean own = t.from().kind() == Pile.Kind.THIS_CARD;
    if (own && isSetOffByBoost(s, fr)) {
      int card = Recall.setOffBy(s, fr);
      s.set(fr + EffectStack.COUNT, Boosting.isThere(s, fr, card) ? 1 : 0);
      Boosting.takeSetOff(s, fr, card, t.to(), EffectStack.cause(s, fr));
    } else if (own && PlayedSchemes.playing(s, fr) != 0) {
      PlayedSchemes.goes(s, PlayedSchemes.playing(s, fr), t.to());
      s.set(fr + EffectStack.COUNT, 1);
    } else if (isInPlay(s, fr, own)) {
      if (isScheme(s, fr, own) && Dispositions.isTold(s)) {
        Dispositions.settleNow(s, owner(s, fr), s.get(State.PLAYED), t.to());
        s.set(State.PLAYED, State.NOBODY);
      } else if (isScheme(s, fr, own)) {
        Dispositions.ofScheme(s, t.to());
      } else {
        Dispositions.ofSide(s, own ? side : 1 - side, t.to());
      }
      s.set(fr + EffectStack.COUNT, 1);
    }
    EffectStack.next(s, fr);
  }

  /** The scheme itself, or an ability of its player that was set off by it. */
  private static boolean isScheme(State s, int fr, boolean own) {
    return own
        && (s.get(fr + EffectStack.SOURCE) == Source.SCHEME.ordinal()
            || s.phase() == Phase.SCHEME_END
                && s.get(fr + EffectStack.SOURCE) == Source.ABILITY.ordinal()
                && s.get(State.PLAYED) >= 0
                && owner(s, fr) == s.activePlayer());
  }

  /** An ability that a boost has set off: its card is not in play as others are. */
  private static boolean isSetOffByBoost(State s, int fr) {
    return s.game.hasFurther() && s.get(EffectStack.further(s, fr, EffectStack.BOOSTED)) != 0;
  }

  /** Whether there is a card in play that an effect can speak of: its own, or the opposing one. */
  private static boolean isInPlay(State s, int fr, boolean own) {
    if (own && isSetOffByBoost(s, fr)) {
      return Boosting.isThere(s, fr, Recall.setOffBy(s, fr));
    }
    int side = s.get(fr + EffectStack.SIDE);
    return own && PlayedSchemes.playing(s, fr) != 0
        || isScheme(s, fr, own)
        || side != EffectStack.NO_SIDE && Combat.card(s, own ? side : 1 - side) >= 0;
  }

  // ---- what others must know of a question

  /** Whose cards the pending question of this group offers. */
  static int cardOwner(State s) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    return op.detail() instanceof Transfer ? player(s, fr, op) : owner(s, fr);
  }

  /** How many answers the pending question may have as far as everybody knows. */
  static int candidates(State s) {
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    if (op.code() == Op.Code.EXCHANGE_FROM_DECK) {
      return s.deckSize(owner(s, fr));
    }
    if (!(op.detail() instanceof Transfer t)) {
      return 1;
    }
    return covered(s, fr, t, player(s, fr, op)) + (t.isFree() ? 1 : 0);
  }

  /** Whether a question of this group that a dealt state asks has an answer in it. */
  static boolean isAnswerable(State s) {
    if (!s.isAsking() || s.get(State.DEPTH) == 0 || s.decision() == DecisionKind.CONFIRM) {
      return true;
    }
    int fr = EffectStack.top(s);
    Op op = s.game.op(EffectStack.pc(s, fr));
    if (op.code() == Op.Code.EXCHANGE_FROM_DECK) {
      return exchangeable(s, fr, op) != 0;
    }
    return !(op.detail() instanceof Transfer t)
        || t.isFree()
        || offered(s, fr, t, player(s, fr, op)) != 0;
  }

  // ---- looking, drawing, exchanging

  private static void look(State s, int fr, Op op, Sight sight) {
    int player = Meaning.player(s, fr, op.players());
    int viewer = owner(s, fr);
    EffectStack.next(s, fr);
    if (player < 0) {
      s.set(EffectStack.more(s, fr, EffectStack.SEEN + 1), 0);
      return;
    }
    int wanted =
        sight.until() == null
            ? Meaning.count(s, fr, Objects.requireNonNull(op.count()))
            : until(s, fr, player, sight);
    int seen = Math.clamp(wanted, 0, s.deckSize(player));
    int first = sight.top() ? s.deckSize(player) - seen : 0;
    Recall.see(s, fr, player, first, seen);
    int places = Recall.seenPlaces(s, fr);
    if (!sight.show()) {
      Piles.seePlaces(s, viewer, player, places);
      tellSeen(s, fr, player, viewer, seen, sight.top());
      return;
    }
    Piles.showPlaces(s, player, places);
    if (s.events != null) {
      for (int i = first + seen - 1; i >= first; i--) {
        s.events.tell(
            new Event.CardRevealed(player, s.deckCard(player, i), EffectStack.cause(s, fr)));
      }
    }
  }

  /** How many cards are turned up so that the last is the first of a set; all if none is. */
  private static int until(State s, int fr, int player, Sight sight) {
    int cards = Objects.requireNonNull(sight.until()).of(s, fr, owner(s, fr), player);
    int size = s.deckSize(player);
    Deck deck = s.game.seat(player).deck();
    for (int i = 0; i < size; i++) {
      int card = s.deckCard(player, sight.top() ? size - 1 - i : i);
      if ((deck.copies(card) & cards) != 0) {
        return i + 1;
      }
    }
    return size;
  }

  /** The boost value of the card looked at, the uppermost of several. */
  static int boostOfSeen(State s, int fr) {
    int player = Recall.seenOwner(s, fr);
    int count = Recall.seenCount(s, fr);
    return player < 0 || count == 0
        ? 0
        : s.game.seat(player).deck().boost(s.deckCard(player, Recall.seenFirst(s, fr) + count - 1));
  }

  /** How many cards are meant in a pile: of all players that are. */
  static int count(State s, int fr, int owner, int number) {
    Heap heap = s.game.seat(owner).heaps.get(number);
    int sum = 0;
    boolean each = heap.whose() == Players.EACH_OPPONENT || heap.whose() == Players.EACH_PLAYER;
    for (int i = 0; i < (each ? s.game.players() : 1); i++) {
      int player = whose(s, fr, owner, heap, i);
      if (player < 0) {
        continue;
      }
      if (s.events != null && !heap.in().isOpen(s, player) && !heap.cards().isAny(player)) {
        s.events.looksInto(player);
      }
      sum +=
          Integer.bitCount(
              content(s, fr, heap.in(), player) & heap.cards().of(s, fr, owner, player));
    }
    return sum;
  }

  /** Whose pile is counted: of cards an effect has spoken of it is known whose they are. */
  private static int whose(State s, int fr, int owner, Heap heap, int before) {
    if (fr != Meaning.NO_FRAME) {
      switch (heap.in().kind()) {
        case SEEN -> {
          return Recall.seenOwner(s, fr);
        }
        case MOVED -> {
          return Recall.movedOwner(s, fr);
        }
        case THIS_CARD -> {
          return OneCard.ownerOfThis(s, fr);
        }
        case HAND,
            DECK_TOP,
            DECK_BOTTOM,
            DECK,
            DISCARD,
            DISCARD_TOP,
            OUT_OF_GAME,
            OPPOSING_CARD,
            OWN,
            BOOST_CARDS,
            IN_PLAY,
            PLAYED_THIS_TURN,
            LAST_PLAYED,
            PLAYED_BEFORE -> {}
      }
    }
    return Meaning.playerInTurn(s, fr, owner, heap.whose(), before);
  }

  /** Whether a card of a player is one of a set, of several the set at this place. */
  static boolean isAmong(State s, int fr, int owner, int player, int card, int number) {
    CardMask cards = s.game.seat(owner).heaps.get(number).cards();
    return (cards.of(s, fr, owner, player) & s.game.seat(player).deck().copies(card)) != 0;
  }

  private static void drawUntil(State s, int fr, Op op) {
    int hold = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
    Cause cause = EffectStack.cause(s, fr);
    EffectStack.next(s, fr);
    for (int i = 0; i < seats(s, op) && !s.isOver(); i++) {
      int player = Meaning.playerInTurn(s, fr, owner(s, fr), op.players(), i);
      if (player >= 0) {
        Cards.draw(s, player, hold - s.handSize(player), cause);
      }
    }
  }

  /** The cards an attack card may be exchanged for; each that could be so again only once. */
  static int exchangeable(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.SIDE) != Combat.ATTACK) {
      return 0;
    }
    Exchange e = (Exchange) Objects.requireNonNull(op.detail());
    int player = owner(s, fr);
    int set =
        content(s, fr, e.from(), player)
            & e.cards().of(s, fr, player, player)
            & Flow.usable(s, Combat.ATTACK);
    Seat seat = s.game.seat(player);
    return s.get(State.REPLACED) == 0 ? set : set & ~(seat.exchanges | seat.replaces);
  }

  /** The deck is looked through, whether there is such a card or not, and shuffled in the end. */
  private static void exchangeFromDeck(State s, int fr, Op op) {
    int player = owner(s, fr);
    if (s.get(fr + EffectStack.SIDE) != Combat.ATTACK || s.deckSize(player) == 0) {
      EffectStack.next(s, fr);
      return;
    }
    if (s.events != null) {
      s.events.looksInto(player);
    }
    searched(s, fr, player, player);
    if (exchangeable(s, fr, op) == 0) {
      Cards.shuffle(s, player);
      EffectStack.next(s, fr);
    } else {
      ask(s, fr, player, DecisionKind.CHOOSE_CARD);
    }
  }

  private static void exchange(State s, int fr, Exchange e, int card) {
    int player = owner(s, fr);
    Deck deck = s.game.seat(player).deck();
    int old = Combat.card(s, Combat.ATTACK);
    Cause cause = EffectStack.cause(s, fr);
    s.set(State.REPLACED, s.get(State.REPLACED) + 1);
    if (e.from().kind() == Pile.Kind.DECK) {
      int place = s.deckSize(player) - 1;
      while (s.deckCard(player, place) != card) {
        place--;
      }
      s.deckCard(player, place, old);
      Cards.shuffle(s, player);
    } else if (e.from().kind() == Pile.Kind.DISCARD) {
      s.discard(player, deck.minus(s.discard(player), card));
      Piles.undiscarded(s, player, card);
    } else {
      s.removed(player, deck.minus(s.removed(player), card));
    }
    s.table(player, deck.plus(s.table(player), card));
    Combat.setAttackCard(s, card, cause);
    s.table(player, deck.minus(s.table(player), old));
    if (e.from().kind() == Pile.Kind.DISCARD) {
      Cards.addToDiscard(s, player, old);
    } else if (e.from().kind() == Pile.Kind.OUT_OF_GAME) {
      s.removed(player, deck.plus(s.removed(player), old));
    }
    if (e.after().kind() != Pile.Kind.DISCARD) {
      Dispositions.ofSide(s, Combat.ATTACK, e.after());
    }
    EffectStack.pop(s);
    Combat.resolve(s, Combat.ATTACK, Card.Timing.IMMEDIATELY);
  }
}
