package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.By;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Compiler.Make;
import nonpareil.engine.game.Op.Code;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** The words about cards in piles as instructions. */
final class PileCompiler {

  private final Compiler compiler;
  private final Seat seat;
  private final Seat[] seats;

  PileCompiler(Compiler compiler, Seat seat, Seat[] seats) {
    this.compiler = compiler;
    this.seat = seat;
    this.seats = seats;
  }

  /**
   * How cards are moved.
   *
   * @param open everybody sees which cards are moved
   */
  record Transfer(
      CardMask cards,
      HowMany.Kind how,
      Op.Count number,
      Pocket from,
      Pocket to,
      By by,
      boolean show,
      boolean open)
      implements Op.Detail {

    /** Whether there is a choice of how many. */
    boolean isFree() {
      return how == HowMany.Kind.UP_TO || how == HowMany.Kind.ANY;
    }

    /** Whether they are put onto or under the deck, one after the other. */
    boolean isOrdered() {
      return to.kind() == Pile.Kind.DECK_TOP || to.kind() == Pile.Kind.DECK_BOTTOM;
    }
  }

  /** How an attack card is exchanged. */
  record Exchange(CardMask cards, Pocket from, Pocket after) implements Op.Detail {}

  /** From which end a deck is looked at, whether everybody sees it, and up to which card. */
  record Sight(boolean top, boolean show, @Nullable CardMask until) implements Op.Detail {}

  /** Cards to be counted in a pile. */
  record Heap(CardMask cards, Pocket in, Players whose) {}

  Make make(PileEffect effect) {
    return switch (effect) {
      case PileEffect.MoveCards e -> move(e);
      case PileEffect.ChooseCard e ->
          new Make(
                  e.discarded()
                      ? Code.MOVE_OPEN_CARDS
                      : e.isOwn() ? Code.MOVE_HAND_CARDS : Code.MOVE_OTHERS_CARDS)
              .who(e.whose())
              .detail(
                  new Transfer(
                      cards(e.cards()),
                      HowMany.Kind.EXACTLY,
                      compiler.count(new Amount.Fixed(1)),
                      e.discarded() ? Pocket.DISCARD : Pocket.of(Pile.Kind.HAND, 0),
                      e.discarded() ? Pocket.DISCARD : Pocket.of(Pile.Kind.HAND, 0),
                      By.YOU,
                      true,
                      true));
      case PileEffect.Look e ->
          new Make(Code.LOOK)
              .who(e.whose())
              .count(compiler.count(e.cards()))
              .detail(new Sight(e.top(), e.show(), e.until() == null ? null : cards(e.until())));
      case PileEffect.DrawUntil e ->
          new Make(Code.DRAW_UNTIL).who(e.who()).count(compiler.count(e.hold()));
      case PileEffect.NameType _ -> new Make(Code.NAME_TYPE);
      case PileEffect.PlayScheme _ -> throw new IllegalStateException("several instructions");
      case PileEffect.UseEffects e -> use(e);
      case PileEffect.DrawSecond e -> new Make(Code.DRAW_SECOND).count(compiler.count(e.cards()));
      case PileEffect.Refill _ -> new Make(Code.REFILL);
      case PileEffect.ExchangeAttackCard e ->
          new Make(
                  e.from().kind() == Pile.Kind.DECK
                      ? Code.EXCHANGE_FROM_DECK
                      : Code.EXCHANGE_ATTACK_CARD)
              .detail(
                  new Exchange(
                      cards(e.cards()),
                      pocket(e.from()),
                      e.after() == null ? Pocket.DISCARD : pocket(e.after())));
    };
  }

  /** A card comes into play, its effects happen, and it goes where it belongs. */
  void playScheme(PileEffect.PlayScheme e) {
    seat.needsExtra = true;
    seat.needsFurther = true;
    var one = new HowMany(e.may() ? HowMany.Kind.UP_TO : HowMany.Kind.EXACTLY, ONE);
    By by = e.from().kind() == Pile.Kind.SEEN ? By.YOU : By.OWNER;
    Pile play = Pile.of(Pile.Kind.THIS_CARD);
    var move = new PileEffect.MoveCards(e.cards(), one, e.from(), play, Players.YOU, by, false);
    compiler.add(move(move));
    int at = compiler.size();
    var begin =
        new Make(Code.BEGIN_SCHEME)
            .number(e.after() == null ? 0 : 1 + pocket(e.after()).code())
            .detail(new PlayedSchemes.From(pocket(e.from()).place()));
    compiler.add(begin);
    compiler.add(new Make(Code.SCHEME_DONE));
    compiler.add(new Make(Code.SETTLE_SCHEME));
    compiler.replace(at, begin.jump(compiler.size()));
  }

  private Make use(PileEffect.UseEffects e) {
    seat.needsExtra = true;
    seat.needsFurther = true;
    seat.usesEffects = true;
    seat.readsTopDiscard |= e.card() == Amount.BoostOf.Which.DISCARD_TOP;
    Card.Timing timing =
        switch (e.moment()) {
          case IMMEDIATELY -> Card.Timing.IMMEDIATELY;
          case DURING_COMBAT -> Card.Timing.DURING_COMBAT;
          case AFTER_COMBAT -> Card.Timing.AFTER_COMBAT;
          case SCHEME -> Card.Timing.SCHEME;
        };
    return new Make(Code.USE_EFFECTS).detail(new PlayedSchemes.Used(e.card().ordinal(), timing));
  }

  private static final Amount ONE = new Amount.Fixed(1);

  private Make move(PileEffect.MoveCards e) {
    Pocket from = pocket(e.from());
    Pocket to = pocket(e.to());
    seat.needsFurther |= from.kind() == Pile.Kind.THIS_CARD && compiler.isSetOffByBoost();
    var transfer =
        new Transfer(
            cards(e.cards()),
            e.number().kind(),
            compiler.count(e.number().amount()),
            from,
            to,
            e.by(),
            e.show(),
            e.isOpen() || isOpenPile(from) || isOpenPile(to));
    return new Make(code(e, transfer)).who(e.whose()).detail(transfer);
  }

  private boolean isOpenPile(Pocket pocket) {
    return pocket.kind() == Pile.Kind.OWN && seat.pileIsOpen(pocket.pile());
  }

  /** Which instruction moves the cards: they differ in who is asked and what that could tell. */
  private Code code(PileEffect.MoveCards e, Transfer t) {
    boolean all = t.how() == HowMany.Kind.ALL && !t.isOrdered();
    if (all || t.by() == By.CHANCE) {
      return Code.MOVE_CARDS;
    }
    return switch (t.from().kind()) {
      case DECK_TOP, DECK_BOTTOM, DISCARD_TOP, THIS_CARD, OPPOSING_CARD -> Code.MOVE_CARDS;
      case DISCARD,
          OUT_OF_GAME,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          Code.MOVE_OPEN_CARDS;
      case DECK, SEEN -> Code.MOVE_SEEN_CARDS;
      case OWN -> isOpenPile(t.from()) ? Code.MOVE_OPEN_CARDS : Code.MOVE_SEEN_CARDS;
      case HAND -> {
        boolean owner = t.by() == By.OWNER || (t.by() == By.YOU && e.whose() == Players.YOU);
        yield !owner
            ? Code.MOVE_OTHERS_CARDS
            : t.isFree() ? Code.MOVE_HAND_CARDS_OR_NONE : Code.MOVE_HAND_CARDS;
      }
    };
  }

  /** Adds cards to be counted to those of the seat, and returns their number. */
  int heap(CardSet cards, Pile in, Players whose) {
    seat.readsTopDiscard |= in.kind() == Pile.Kind.DISCARD_TOP;
    seat.needsExtra |= isOfEffect(in.kind()) || in.kind() == Pile.Kind.IN_PLAY;
    seat.needsFurther |=
        in.kind() == Pile.Kind.MOVED
            || isOfTurn(in.kind())
            || in.kind() == Pile.Kind.THIS_CARD && compiler.isSetOffByCard();
    seat.heaps.add(new Heap(cards(cards), pocket(in), whose));
    return seat.heaps.size() - 1;
  }

  /** Whether it is kept in the frame of an effect what such a pile holds. */
  private static boolean isOfEffect(Pile.Kind kind) {
    return kind == Pile.Kind.MOVED
        || kind == Pile.Kind.THIS_CARD
        || kind == Pile.Kind.BOOST_CARDS
        || isOfTurn(kind);
  }

  /** Whether it is remembered in the turn which cards those are. */
  private static boolean isOfTurn(Pile.Kind kind) {
    return kind == Pile.Kind.PLAYED_THIS_TURN
        || kind == Pile.Kind.LAST_PLAYED
        || kind == Pile.Kind.PLAYED_BEFORE;
  }

  private Pocket pocket(Pile pile) {
    int number = 0;
    if (pile.kind() == Pile.Kind.OWN) {
      while (!hero().piles().get(number).id().equals(pile.id())) {
        number++;
      }
    }
    return Pocket.of(pile.kind(), number);
  }

  private Hero hero() {
    return seat.hero();
  }

  /** The set as it is for attack cards, and right after it for defense cards; its number. */
  int played(CardSet cards) {
    int number = seat.heaps.size();
    for (CardType played : List.of(CardType.ATTACK, CardType.DEFENSE)) {
      seat.heaps.add(new Heap(cards(cards, played), Pocket.PLAY, Players.YOU));
    }
    return number;
  }

  CardMask cards(CardSet set) {
    return cards(set, null);
  }

  /** A set of cards, of which all may be played as something. */
  private CardMask cards(CardSet set, @Nullable CardType played) {
    var fixed = new ArrayList<Integer>();
    for (Seat one : seats) {
      fixed.add(one.cardsThat(c -> fits(c, one.deck(), set, played)));
    }
    return new CardMask(
        List.copyOf(fixed),
        set.type() == CardSet.Type.NAMED,
        limit(set.value()),
        limit(set.boost()),
        set.exceptThis(),
        set.chosen());
  }

  private static boolean fits(Card card, Deck deck, CardSet set, @Nullable CardType played) {
    CardSet.Type type = set.type();
    boolean typed =
        type == null
            || type == CardSet.Type.NAMED
            || CardType.valueOf(type.name()) == played
            || Seat.isOfType(card, CardType.valueOf(type.name()));
    CardSet except = set.except();
    boolean one =
        set.either().isEmpty()
            || set.either().stream().anyMatch(part -> fits(card, deck, part, played));
    int number = deck.number(card.id());
    return typed
        && one
        && (except == null || !fits(card, deck, except, played))
        && (set.tag() == null || card.tags().contains(set.tag()))
        && (set.banner() == null || card.banner().equals(set.banner()))
        && (set.card() == null || card.id().equals(set.card()))
        && fits(deck, number, set.value(), true)
        && fits(deck, number, set.boost(), false);
  }

  /** Whether a fixed limit holds; another is asked when the effect resolves. */
  private static boolean fits(Deck deck, int card, CardSet.@Nullable Limit limit, boolean value) {
    if (limit == null || !(limit.than() instanceof Amount.Fixed(int than))) {
      return true;
    }
    return CardMask.fits(deck, card, limit.how(), than, value);
  }

  private CardMask.@Nullable Limit limit(CardSet.@Nullable Limit limit) {
    if (limit == null || limit.than() instanceof Amount.Fixed) {
      return null;
    }
    Comparison how = limit.how();
    return new CardMask.Limit(how, compiler.count(limit.than()));
  }
}
