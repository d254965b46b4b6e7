package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.Pile.Kind;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.By;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import org.jspecify.annotations.Nullable;

/** Words for cards in piles: moving, seeing and counting them. */
final class PileWords {

  /** Where a card of an effect is in play. */
  private static final Set<Window> PLAYED =
      Window.of(
          Window.SCHEME,
          Window.IMMEDIATELY,
          Window.DURING_COMBAT,
          Window.AFTER_COMBAT,
          Window.AFTER_SCHEME,
          Window.PLAYS_CARD,
          Window.BOOSTS);

  /** The piles of which only an end is meant, so that there is nothing to pick. */
  private static final Set<Kind> ENDS =
      EnumSet.of(Kind.DECK_TOP, Kind.DECK_BOTTOM, Kind.DISCARD_TOP);

  private static final HowMany ONE = new HowMany(HowMany.Kind.EXACTLY, new Amount.Fixed(1));

  private static final Type<HowMany> NUMBER =
      Type.of("amount, any or all", "{\"$ref\": \"#/$defs/amount-any-or-all\"}", PileWords::number);

  private static final Type<By> BY =
      Type.of(
          "you, opponent, chosen, owner or chance",
          "{\"enum\": [\"you\", \"opponent\", \"chosen\", \"owner\", \"chance\"]}",
          PileWords::by);

  private static final Param<CardSet> CARDS = Param.optional("cards", CardSets.TYPE, CardSet.ANY);
  private static final Param<HowMany> MANY = Param.optional("number", NUMBER, ONE);
  private static final Param<Boolean> UP_TO = Param.optional("up-to", Types.FLAG, false);
  private static final Param<Pile> FROM = Param.needed("from", PileNames.FROM);
  private static final Param<Pile> TO = Param.needed("to", PileNames.TO);
  private static final Param<Pile> IN = Param.needed("in", PileNames.IN);
  private static final Param<Players> WHOSE = Param.optional("whose", Types.PLAYERS, Players.YOU);
  private static final Param<Players> OF_ONE = Param.optional("whose", Types.PLAYER, Players.YOU);
  private static final Param<Players> OF_ANY = Param.needed("whose", Types.PLAYER);
  private static final Param<Pile> OPEN_OR_HAND =
      Param.optional("from", PileNames.HAND_OR_DISCARD, Pile.of(Kind.HAND));
  private static final Param<Players> WHO = Param.optional("who", Types.PLAYERS, Players.YOU);
  private static final Param<By> PICKER = Param.maybe("by", BY);
  private static final Param<Boolean> SHOW = Param.optional("show", Types.FLAG, false);
  private static final Param<Amount> NUMBER_SEEN =
      Param.optional("number", Types.AMOUNT, new Amount.Fixed(1));
  private static final Param<Pile> END =
      Param.optional("from", PileNames.END, Pile.of(Kind.DECK_TOP));
  private static final Param<Amount> HOLD = Param.needed("hold", Types.AMOUNT);
  private static final Param<Pile> SOURCE =
      Param.optional("from", PileNames.EXCHANGED, Pile.of(Kind.DISCARD));
  private static final Param<String> DECK = Param.needed("deck", Types.SECOND_DECK);
  private static final Param<String> REFILLED = Param.needed("deck", Types.REFILLED);
  private static final Param<Amount> DRAWN =
      Param.optional("cards", Types.AMOUNT, new Amount.Fixed(1));
  private static final Param<Pile> AFTER = Param.maybe("then-to", PileNames.TO);

  /** Moved cards take the place of discarded ones: the last of them, and how many there were. */
  private static final LeftBehind[] DISCARDED = {
    LeftBehind.DISCARDED_CARD, LeftBehind.DISCARDED_COUNT
  };

  static final List<Word<Effect>> ALL =
      List.of(
          word(
                  "move-cards",
                  "cards go from one pile of a player to another; \"by\" is who picks them: the"
                      + " owner of a hand, else you; on or under a deck the first named lies"
                      + " highest")
              .with(CARDS, MANY, UP_TO, FROM, TO, WHOSE, PICKER, SHOW)
              .forgets(DISCARDED)
              .leaves(LeftBehind.MOVED_CARDS)
              .builds(PileWords::moveCards),
          word(
                  "choose-card",
                  "look at a player's hand, or a discard pile, and choose a card of it, which all"
                      + " see")
              .with(OF_ANY, CARDS, OPEN_OR_HAND)
              .forgets(DISCARDED)
              .leaves(
                  LeftBehind.MOVED_CARDS,
                  LeftBehind.MOVED_OPENLY,
                  LeftBehind.MOVED_BY_ONE,
                  LeftBehind.CHOSEN_CARD)
              .builds(
                  a ->
                      new PileEffect.ChooseCard(
                          a.get(CARDS), a.get(OF_ANY), a.get(OPEN_OR_HAND).kind() == Kind.DISCARD)),
          word(
                  "look",
                  "look at the first cards of a deck, from \"deck-top\" or \"deck-bottom\";"
                      + " \"show\": everybody does")
              .alone(NUMBER_SEEN)
              .with(END, OF_ONE, SHOW)
              .leaves(LeftBehind.SEEN_CARDS)
              .builds(PileWords::look),
          word("draw-until", "draw until so many cards are in hand")
              .alone(HOLD)
              .with(WHO)
              .builds(a -> new PileEffect.DrawUntil(a.get(WHO), a.get(HOLD))),
          word("name-type", "name a type of card: attack, defense, versatile or scheme")
              .leaves(LeftBehind.NAMED_TYPE)
              .builds(
                  a -> {
                    a.takesAway(LeftBehind.NAMED_NUMBER);
                    return new PileEffect.NameType();
                  }),
          word(
                  "draw-from",
                  "draw cards of your second deck, as many as it has; they lie face up before you"
                      + " until you use them")
              .alone(DECK)
              .with(DRAWN)
              .builds(a -> new PileEffect.DrawSecond(a.get(DECK), a.get(DRAWN))),
          word("refill", "the used cards of your second deck are shuffled into it")
              .alone(REFILLED)
              .builds(a -> new PileEffect.Refill(a.get(REFILLED))),
          word(
                  "exchange-attack-card",
                  "your attack card changes places with another of your cards, if there is one you"
                      + " may attack with; \"then-to\": where that one goes after the combat")
              .with(CARDS, SOURCE, AFTER)
              .in(Window.of(Window.IMMEDIATELY))
              .builds(PileWords::exchange));

  static final Word<Amount> COUNT_CARDS =
      word("count-cards", "how many cards, or cards of a set, a player has in a pile")
          .alone(IN)
          .with(WHOSE, CARDS)
          .builds(PileWords::countCards);

  static final Word<Amount> CARDS_MOVED =
      word("cards-moved", "how many cards the last \"move-cards\" has moved")
          .needs(LeftBehind.MOVED_CARDS)
          .builds(a -> new PileAmount.MovedCards());

  static final Word<Amount> HIGHEST_BOOST =
      word("highest-boost", "the highest boost value among the cards everybody has seen moved")
          .needs(LeftBehind.MOVED_OPENLY)
          .builds(a -> new PileAmount.HighestBoost());

  static final Word<Amount> BEFORE_YOU =
      word("before-you", "how many cards of your second deck lie before you")
          .alone(DECK)
          .builds(a -> new PileAmount.Laid(a.get(DECK)));

  static final Word<Condition> HAS_CARDS =
      word("has-cards", "a player has at least one card of a set in a pile")
          .with(IN, WHOSE, CARDS)
          .builds(
              a -> {
                checkCounted(a);
                return new Condition.HasCards(a.get(CARDS), a.get(IN), a.get(WHOSE));
              });

  private PileWords() {}

  private static HowMany number(YamlNode node, Scope scope) {
    Map<String, HowMany.Kind> words =
        Types.sorted(Map.of("any", HowMany.Kind.ANY, "all", HowMany.Kind.ALL));
    if (node instanceof YamlScalar word && words.containsKey(word.written())) {
      return HowMany.of(node.oneOf("how many", words));
    }
    return new HowMany(HowMany.Kind.EXACTLY, Types.AMOUNT.read(node, scope));
  }

  private static By by(YamlNode node, Scope scope) {
    By by =
        node.oneOf(
            "who picks",
            Types.sorted(
                Map.of(
                    "you", By.YOU,
                    "opponent", By.OPPONENT,
                    "chosen", By.CHOSEN,
                    "owner", By.OWNER,
                    "chance", By.CHANCE)));
    if (by == By.OPPONENT) {
      scope.standsIn(node, "opponent", Window.FACING);
    } else if (by == By.CHOSEN) {
      scope.needs(node, "chosen", LeftBehind.CHOSEN_PLAYER);
    }
    return by;
  }

  private static Effect moveCards(Args a) {
    Pile from = a.get(FROM);
    Pile to = landing(a.get(TO));
    Players whose = a.get(WHOSE);
    HowMany number = howMany(a);
    By by = picker(a.find(PICKER), from, whose);
    if (from.isInPlay()) {
      inPlay(a, from);
    }
    if (from.equals(to)) {
      throw a.refuse("the same pile in \"from\" and \"to\"", "two piles");
    }
    if (from.kind() == Kind.DISCARD_TOP && to.kind() == Kind.DISCARD) {
      throw a.refuse("the top card of a discard pile on top of it", "two piles");
    }
    if (from.kind() == Kind.OPPOSING_CARD && to.kind() == Kind.OWN) {
      throw a.refuse(
          "the opposing card to a pile of your own", "one of its owner's: hand, discard, …");
    }
    if (ENDS.contains(from.kind())) {
      boolean plain = a.get(CARDS).isAny() && number.kind() == HowMany.Kind.EXACTLY;
      if (!plain || a.find(PICKER) != null) {
        throw a.refuse(
            "a choice among cards of one end of a pile", "\"number\" alone: they come in order");
      }
    }
    if (from.kind() == Kind.SEEN && (whose != Players.YOU || by != By.YOU)) {
      throw a.refuse(
          "\"whose\" or \"by\" of the cards you looked at",
          "neither: \"look\" has said whose they are, and who looked picks");
    }
    if (from.kind() == Kind.BOOST_CARDS) {
      checkBoosts(a, to, whose);
    }
    boolean own = from.kind() == Kind.OWN || to.kind() == Kind.OWN;
    if (own && whose != Players.YOU) {
      throw a.refuse("a pile of your own and \"whose\"", "\"whose: you\"");
    }
    if (from.kind() == Kind.OWN && by != By.OWNER && by != By.CHANCE) {
      throw a.refuse("somebody else who picks from a pile of your own", "you, or chance");
    }
    if (by == By.CHANCE && from.kind() == Kind.DECK) {
      throw a.refuse("a random card of a deck", "\"from: deck-top\"");
    }
    if (by == By.CHANCE && number.isFree()) {
      throw a.refuse("a free number of random cards", "\"number\" or \"all\"");
    }
    // where everybody sees them anyway it says nothing new
    boolean seen = isShownAnyway(from) || isShownAnyway(to) || a.facesUp(from) || a.facesUp(to);
    boolean show = a.get(SHOW) && !seen;
    var move = new PileEffect.MoveCards(a.get(CARDS), number, from, to, whose, by, show);
    boolean open = move.isOpen() || a.facesUp(from) || a.facesUp(to);
    a.takesAway(LeftBehind.CHOSEN_CARD);
    if (open) {
      a.leaves(LeftBehind.MOVED_OPENLY);
    } else {
      a.takesAway(LeftBehind.MOVED_OPENLY);
    }
    if (open && !whose.isEach() && !from.isInPlay()) {
      a.leaves(LeftBehind.MOVED_BY_ONE);
    } else {
      a.takesAway(LeftBehind.MOVED_BY_ONE);
    }
    return move;
  }

  /** What comes to a discard pile lies on top of it. */
  private static Pile landing(Pile to) {
    return to.kind() == Kind.DISCARD_TOP ? Pile.of(Kind.DISCARD) : to;
  }

  private static void checkBoosts(Args a, Pile to, Players whose) {
    if (whose != Players.YOU) {
      throw a.refuse("\"whose\" of the boost cards of your card", "it left out");
    }
    if (to.kind() == Kind.DISCARD) {
      throw a.refuse("boost cards to the discard pile, where they go anyway", "another pile");
    }
  }

  private static boolean isShownAnyway(Pile pile) {
    return switch (pile.kind()) {
      case DISCARD, DISCARD_TOP, OUT_OF_GAME, THIS_CARD, OPPOSING_CARD, BOOST_CARDS, MOVED -> true;
      case HAND, DECK_TOP, DECK_BOTTOM, DECK, SEEN, OWN -> false;
    };
  }

  private static Effect exchange(Args a) {
    Pile after = a.find(AFTER);
    if (after != null && after.kind() == Kind.DISCARD) {
      throw a.refuse("\"then-to\" where the card goes anyway", "it left out");
    }
    return new PileEffect.ExchangeAttackCard(a.get(CARDS), a.get(SOURCE), after);
  }

  private static HowMany howMany(Args a) {
    HowMany number = a.get(MANY);
    if (!a.get(UP_TO)) {
      return number;
    }
    if (number.kind() != HowMany.Kind.EXACTLY) {
      throw a.refuse("\"up-to\" without a number", "\"number\" as an amount");
    }
    return new HowMany(HowMany.Kind.UP_TO, number.amount());
  }

  /** The owner of a hand picks from it, everything else is picked by you. */
  private static By picker(@Nullable By said, Pile from, Players whose) {
    boolean own = whose == Players.YOU && from.kind() != Kind.SEEN;
    if (said == null) {
      return from.kind() == Kind.HAND || own ? By.OWNER : By.YOU;
    }
    return said == By.YOU && own ? By.OWNER : said;
  }

  /** A card in play is one card, and it is always clear whose it is. */
  private static void inPlay(Args a, Pile from) {
    boolean more =
        a.isSaid(CARDS)
            || a.isSaid(MANY)
            || a.isSaid(WHOSE)
            || a.isSaid(PICKER)
            || a.get(SHOW)
            || a.get(UP_TO);
    if (more) {
      throw a.refuse("more about a card in play", "\"from\" and \"to\" alone");
    }
    a.standsIn(
        from.kind() == Kind.THIS_CARD ? "this-card" : "opposing-card",
        from.kind() == Kind.THIS_CARD ? PLAYED : Window.COMBAT);
  }

  private static Effect look(Args a) {
    if (a.get(SHOW)) {
      a.leaves(LeftBehind.SHOWN_CARDS);
    } else {
      a.takesAway(LeftBehind.SHOWN_CARDS);
    }
    boolean top = a.get(END).kind() == Kind.DECK_TOP;
    return new PileEffect.Look(a.get(OF_ONE), a.get(NUMBER_SEEN), top, a.get(SHOW));
  }

  /** The piles everybody can count; null for others. */
  private static Reading.@Nullable Pile plain(Pile in) {
    return switch (in.kind()) {
      case HAND -> Reading.Pile.HAND;
      case DECK -> Reading.Pile.DECK;
      case DISCARD -> Reading.Pile.DISCARD;
      case DECK_TOP,
          DECK_BOTTOM,
          DISCARD_TOP,
          OUT_OF_GAME,
          SEEN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          OWN ->
          null;
    };
  }

  private static Amount countCards(Args a) {
    checkCounted(a);
    if (a.get(IN).kind() == Kind.THIS_CARD) {
      throw a.refuse("the number of a single card", "\"card-is\" or \"has-cards\"");
    }
    Reading.Pile plain = a.get(CARDS).isAny() ? plain(a.get(IN)) : null;
    if (plain != null && a.get(WHOSE) != Players.EACH_PLAYER) {
      return new Reading.CardsIn(a.get(WHOSE), plain);
    }
    return new PileAmount.CountCards(a.get(CARDS), a.get(IN), a.get(WHOSE));
  }

  /** Cards nobody has shown cannot be counted by what they are. */
  private static void checkCounted(Args a) {
    Pile in = a.get(IN);
    Players whose = a.get(WHOSE);
    boolean ownersKnown =
        in.kind() == Kind.MOVED || in.kind() == Kind.THIS_CARD || in.kind() == Kind.BOOST_CARDS;
    if (ownersKnown && whose != Players.YOU) {
      throw a.refuse("\"whose\" of cards of which it is clear", "it left out");
    }
    if (in.kind() == Kind.THIS_CARD) {
      a.standsIn("this-card", Window.WITH_CARD);
    }
    if (in.kind() == Kind.SEEN && whose != Players.YOU) {
      throw a.refuse("\"whose\" of the cards you looked at", "it left out");
    }
    if (in.kind() == Kind.OWN && whose != Players.YOU) {
      throw a.refuse("a pile of your own and \"whose\"", "\"whose: you\"");
    }
    boolean open =
        in.kind() == Kind.DISCARD
            || in.kind() == Kind.DISCARD_TOP
            || in.kind() == Kind.OUT_OF_GAME
            || a.facesUp(in);
    if (!open && !a.get(CARDS).isAny()) {
      a.scope().asksOpenly(a.at(), "certain cards that not everybody sees");
    }
    if (in.kind() == Kind.DECK && !a.get(CARDS).isAny()) {
      throw a.refuse("certain cards of a deck nobody has seen", "all its cards, or \"in: seen\"");
    }
    if (in.kind() == Kind.HAND && whose != Players.YOU && !a.get(CARDS).isAny()) {
      a.needs("hand", LeftBehind.SEEN_HAND);
    }
  }
}
