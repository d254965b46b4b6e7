package nonpareil.content.text.english;

import static nonpareil.content.text.Term.OPPOSING_CARD;
import static nonpareil.content.text.Term.UP_TO;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PileTexts;
import nonpareil.content.text.PileWords;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.By;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;

/** Cards in piles in English. */
final class EnglishPiles implements PileWords {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishCardSets sets;

  EnglishPiles(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    sets = new EnglishCardSets(scope, names, amounts);
  }

  @Override
  public List<Clause> move(PileEffect.MoveCards move, PlayerMention whose) {
    if (move.from().isInPlay()) {
      return List.of(inPlay(move));
    }
    if (move.from().kind() == Pile.Kind.SEEN) {
      String of = names.possessive(PlayerMention.plain(names.seenWhose()));
      return List.of(put(PlayerMention.plain(Players.YOU), move, of, cards(move, of)));
    }
    if (owners(move)) {
      String of = own(whose);
      return List.of(put(whose, move, of, cards(move, of)));
    }
    PlayerMention picker = PlayerMention.plain(picker(move.by()));
    String of = names.possessive(whose);
    boolean hand = move.from().kind() == Pile.Kind.HAND;
    boolean seen = hand && picker.players() == Players.YOU && names.handIsSeen(whose.players());
    String source = hand && !seen ? " from it" : from(move.from(), of);
    String what = EnglishCardSets.lying(many(move, false), source);
    String then = put(again(whose), move, own(again(whose)), isOne(move.number()) ? "it" : "them");
    String shuffled =
        move.from().kind() == Pile.Kind.DECK ? " and " + shuffle(move, whose).statement(false) : "";
    EnglishClause choose = names.clause(picker, "choose", what).ending(then + shuffled);
    return hand && !seen
        ? List.of(names.clause(picker, "look", "at " + of + " hand"), choose)
        : List.of(choose);
  }

  @Override
  public List<Clause> chooseCard(PileEffect.ChooseCard choose, PlayerMention whose) {
    String one = "1 " + sets.unit(choose.cards(), false);
    if (choose.discarded()) {
      String pile = " from " + names.possessive(whose) + " discard pile";
      return List.of(EnglishClause.you("choose", EnglishCardSets.lying(one, pile)));
    }
    if (choose.isOwn()) {
      String own = EnglishCardSets.lying(one, " from your hand");
      return List.of(EnglishClause.you("show", own + " to all players"));
    }
    return List.of(
        EnglishClause.you("look", "at " + names.possessive(whose) + " hand"),
        EnglishClause.you("choose", one + " from it (shown to all players)"));
  }

  /** The same player, when spoken of a second time in a sentence. */
  private static PlayerMention again(PlayerMention whose) {
    return PlayerMention.plain(whose.players());
  }

  private EnglishClause put(PlayerMention who, PileEffect.MoveCards move, String of, Words cards) {
    return names.clause(who, verb(move), cards.text() + target(move, of) + cards.tail());
  }

  /** What is done with cards chosen before. */
  private String put(PlayerMention who, PileEffect.MoveCards move, String of, String them) {
    return names.clause(who, verb(move), them + target(move, of)).statement(false);
  }

  /** Whether it is told as something the owner of the cards does. */
  private static boolean owners(PileEffect.MoveCards move) {
    return switch (move.from().kind()) {
      case DECK_TOP, DECK_BOTTOM, DISCARD_TOP -> true;
      case HAND,
          DECK,
          DISCARD,
          OUT_OF_GAME,
          OWN,
          SEEN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          switch (move.by()) {
            case OWNER, CHANCE -> true;
            case YOU -> move.whose() == Players.YOU;
            case OPPONENT -> move.whose() == Players.OPPONENT;
            case CHOSEN -> move.whose() == Players.CHOSEN;
          };
    };
  }

  private static Players picker(By by) {
    return switch (by) {
      case OWNER, YOU, CHANCE -> Players.YOU;
      case OPPONENT -> Players.OPPONENT;
      case CHOSEN -> Players.CHOSEN;
    };
  }

  private static String own(PlayerMention who) {
    return who.players() == Players.YOU ? "your" : "their";
  }

  private static String verb(PileEffect.MoveCards move) {
    return PileTexts.discards(move) ? "discard" : verb(move.to());
  }

  /** Whether the number may be another for each of several players. */
  private static boolean isCountedAnew(PileEffect.MoveCards move) {
    return move.whose().isEach() && !(move.number().amount() instanceof Amount.Fixed);
  }

  private static boolean discardsFromHand(PileEffect.MoveCards move) {
    return PileTexts.discards(move) && move.from().kind() == Pile.Kind.HAND;
  }

  private static String verb(Pile to) {
    return switch (to.kind()) {
      case HAND -> "take";
      case OUT_OF_GAME -> "remove";
      case DECK -> "shuffle";
      case DISCARD,
          DECK_TOP,
          DECK_BOTTOM,
          OWN,
          DISCARD_TOP,
          SEEN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          "put";
    };
  }

  private String target(PileEffect.MoveCards move, String of) {
    String where = PileTexts.discards(move) ? "" : target(move.to(), of);
    return where
        + order(move)
        + (move.show() ? " (shown to all players)" : "")
        + (isCountedAnew(move) ? " (counted anew for each of them)" : "");
  }

  private String target(Pile to, String of) {
    return switch (to.kind()) {
      case HAND -> " into " + of + " hand";
      case DISCARD -> " on top of " + of + " discard pile";
      case OUT_OF_GAME -> " from the game";
      case DECK_TOP -> " on top of " + of + " deck";
      case DECK_BOTTOM -> " under " + of + " deck";
      case DECK -> " into " + of + " deck";
      case OWN ->
          (scope.faceUp(String.valueOf(to.id())) ? " face up into " : " face down into ")
              + of
              + " "
              + sets.pile(to);
      case DISCARD_TOP,
          SEEN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          "";
    };
  }

  private String order(PileEffect.MoveCards move) {
    boolean deck =
        move.to().kind() == Pile.Kind.DECK_TOP || move.to().kind() == Pile.Kind.DECK_BOTTOM;
    boolean picked =
        move.by() != By.CHANCE
            && switch (move.from().kind()) {
              case DECK_TOP, DECK_BOTTOM, DISCARD_TOP -> false;
              case HAND,
                  DECK,
                  DISCARD,
                  OUT_OF_GAME,
                  OWN,
                  SEEN,
                  THIS_CARD,
                  OPPOSING_CARD,
                  BOOST_CARDS,
                  MOVED,
                  IN_PLAY,
                  PLAYED_THIS_TURN,
                  LAST_PLAYED,
                  PLAYED_BEFORE ->
                  true;
            };
    boolean one = isOne(move.number()) || move.from().kind() == Pile.Kind.SEEN && names.seenIsOne();
    return deck && picked && !one ? " in any order" : "";
  }

  /** Whether it takes a single card for sure. */
  private static boolean takesOne(HowMany number) {
    return number.kind() == HowMany.Kind.ALL
        || number.kind() == HowMany.Kind.EXACTLY && number.amount() instanceof Amount.Fixed;
  }

  private static boolean isOne(HowMany number) {
    boolean counted = number.kind() == HowMany.Kind.EXACTLY || number.kind() == HowMany.Kind.UP_TO;
    return counted && number.amount().equals(new Amount.Fixed(1));
  }

  /** Cards as the object of a verb, and what they are counted by. */
  private record Words(String text, String tail) {}

  private Words cards(PileEffect.MoveCards move, String of) {
    return switch (move.from().kind()) {
      case DECK_TOP -> ends("top", "the top of " + of + " deck", of + " deck", move.number());
      case DECK_BOTTOM ->
          ends("bottom", "the bottom of " + of + " deck", of + " deck", move.number());
      case DISCARD_TOP ->
          ends("top", "the top of " + of + " discard pile", of + " discard pile", move.number());
      case SEEN -> seen(move);
      case HAND,
          DECK,
          DISCARD,
          OUT_OF_GAME,
          OWN,
          THIS_CARD,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE -> {
        boolean plain = discardsFromHand(move) && move.number().kind() != HowMany.Kind.ALL;
        String from = plain ? "" : from(move.from(), of);
        yield new Words(EnglishCardSets.lying(many(move, true), from), tail(move));
      }
    };
  }

  private Words ends(String end, String long_, String pile, HowMany number) {
    if (number.amount() instanceof Amount.Fixed(int fixed)) {
      String which = fixed == 1 ? " card of " : " " + fixed + " cards of ";
      return new Words("the " + end + which + pile, "");
    }
    var measure = amounts.measure(number.amount(), "card", "cards");
    return new Words(measure.head() + " from " + long_, measure.tail());
  }

  private Words seen(PileEffect.MoveCards move) {
    String those = names.seenIsRest() ? "the rest of those cards" : "those cards";
    boolean any = move.cards().isAny();
    if (any && names.seenIsOne() && takesOne(move.number())) {
      return new Words("that card", "");
    }
    if (any && move.number().kind() == HowMany.Kind.ALL) {
      return new Words(those, "");
    }
    if (any && move.number().amount() instanceof Amount.Fixed(int fixed) && fixed > 0) {
      String upTo = move.number().kind() == HowMany.Kind.UP_TO ? UP_TO.mark("up to") + " " : "";
      return new Words(upTo + fixed + " of " + those, "");
    }
    return new Words(EnglishCardSets.lying(many(move, true), " from among " + those), tail(move));
  }

  /** "up to 2 random attack cards". */
  private String many(PileEffect.MoveCards move, boolean tailFollows) {
    boolean chance = move.by() == By.CHANCE && move.number().kind() != HowMany.Kind.ALL;
    String random = chance ? "random " : "";
    String one = random + sets.unit(move.cards(), false);
    String several = random + sets.unit(move.cards(), true);
    String tail = tailFollows ? "" : tail(move);
    return switch (move.number().kind()) {
      case EXACTLY -> amounts.measure(move.number().amount(), one, several).head() + tail;
      case UP_TO ->
          UP_TO.mark("up to")
              + " "
              + amounts.measure(move.number().amount(), one, several).head()
              + tail;
      case ANY -> "any number of " + several;
      case ALL -> "all " + several;
    };
  }

  private String tail(PileEffect.MoveCards move) {
    return amounts.measure(move.number().amount(), "card", "cards").tail();
  }

  private String from(Pile pile, String of) {
    return switch (pile.kind()) {
      case HAND -> " from " + of + " hand";
      case DECK, DECK_TOP, DECK_BOTTOM -> " from " + of + " deck";
      case DISCARD, DISCARD_TOP -> " from " + of + " discard pile";
      case OUT_OF_GAME -> " from among " + of + " cards that are out of the game";
      case OWN -> " from " + of + " " + sets.pile(pile);
      case IN_PLAY -> " from among " + of + " schemes in play";
      case BOOST_CARDS -> " from among the boost cards of " + names.ownCard();
      case SEEN, THIS_CARD, OPPOSING_CARD, MOVED -> "";
      case PLAYED_THIS_TURN, LAST_PLAYED, PLAYED_BEFORE -> " from among the played cards";
    };
  }

  /** What becomes of a card in play. */
  private Clause inPlay(PileEffect.MoveCards move) {
    boolean own = move.from().kind() == Pile.Kind.THIS_CARD;
    String card = own ? names.thisCard() : "the " + OPPOSING_CARD.mark("opposing card");
    String of = own ? "your" : "its owner’s";
    Pile to = move.to();
    if (to.kind() == Pile.Kind.DISCARD) {
      return EnglishClause.you("discard", card + " in any case");
    }
    boolean hand = to.kind() == Pile.Kind.HAND;
    String verb = hand ? "return" : verb(to);
    String where = hand ? " to " + of + " hand" : target(to, of);
    return EnglishClause.you(verb, card + where + " instead of discarding it");
  }

  @Override
  public Clause shuffle(PileEffect.MoveCards move, PlayerMention whose) {
    PlayerMention who = owners(move) ? again(whose) : PlayerMention.plain(picker(move.by()));
    String of = owners(move) ? own(whose) : "that";
    return names.clause(who, "shuffle", of + " deck");
  }

  @Override
  public Clause look(PileEffect.Look look, PlayerMention whose) {
    String of = names.possessive(whose);
    String end = look.top() ? "top" : "bottom";
    if (look.until() != null) {
      String one = EnglishCardSets.withArticle(sets.unit(look.until(), false));
      return EnglishClause.you(
          "show", "cards from the " + end + " of " + of + " deck to all players until 1 is " + one);
    }
    var number = new HowMany(HowMany.Kind.EXACTLY, look.cards());
    Words cards = ends(end, "the " + end + " of " + of + " deck", of + " deck", number);
    String text = cards.text() + cards.tail();
    return look.show()
        ? EnglishClause.you("show", text + " to all players")
        : EnglishClause.you("look", "at " + text);
  }

  @Override
  public Clause drawUntil(PlayerMention who, Amount hold) {
    String they = who.players() == Players.YOU ? "you" : "they";
    return names.clause(who, "draw", "cards until " + they + " hold " + amounts.asMany(hold));
  }

  @Override
  public Clause nameType() {
    return EnglishClause.you("name", "a type of card");
  }

  @Override
  public Clause named(CardSet.Type type) {
    return EnglishClause.you("", sets.unit(of(type), true));
  }

  private static CardSet of(CardSet.Type type) {
    return new CardSet(type, null, null, null, null, null, false);
  }

  @Override
  public Clause playScheme(PileEffect.PlayScheme play) {
    CardSet schemes = play.cards().withType(CardSet.Type.SCHEME);
    boolean seen = play.from().kind() == Pile.Kind.SEEN;
    String which =
        play.from().kind() == Pile.Kind.DECK_TOP
            ? "the top card of your deck, if it is a scheme,"
            : "1 "
                + sets.unit(schemes, false)
                + (seen ? " from among those cards" : from(play.from(), "your"));
    return EnglishClause.you("play", which + " without an action");
  }

  @Override
  public List<Clause> afterPlaying(PileEffect.PlayScheme play) {
    var told = new ArrayList<Clause>();
    Pile after = play.after();
    if (after != null) {
      boolean hand = after.kind() == Pile.Kind.HAND;
      String verb = hand ? "return" : verb(after);
      String where = hand ? " to your hand" : target(after, "your");
      told.add(EnglishClause.you(verb, "that scheme" + where + " after its effects"));
    }
    if (play.from().kind() == Pile.Kind.DECK) {
      told.add(EnglishClause.you("shuffle", "your deck before its effects"));
    }
    return told;
  }

  @Override
  public Clause useEffects(PileEffect.UseEffects use) {
    String moment =
        switch (use.moment()) {
          case IMMEDIATELY -> "IMMEDIATELY effects";
          case DURING_COMBAT -> "DURING COMBAT effects";
          case AFTER_COMBAT -> "AFTER COMBAT effects";
          case SCHEME -> "scheme effects";
        };
    return EnglishClause.you(
        "use", "the " + moment + " of " + amounts.cardOf(use.card()) + ", as if they stood here");
  }

  @Override
  public Clause drawSecond(String deck, Amount cards) {
    Noun noun = scope.second(deck);
    var measure = amounts.measure(cards, noun.shortName(), noun.plural());
    return EnglishClause.you("draw", measure.head() + measure.tail());
  }

  @Override
  public Clause refill(String deck) {
    return EnglishClause.you(
        "shuffle", "the used " + scope.second(deck).plural() + " back into their deck");
  }

  @Override
  public Clause exchange(PileEffect.ExchangeAttackCard exchange) {
    String other =
        EnglishCardSets.lying(sets.unit(exchange.cards(), false), from(exchange.from(), "your"));
    String usable = other.contains(" that is ") ? " and that your" : " that your";
    var clause =
        EnglishClause.you(
            "exchange", "this attack card for 1 " + other + usable + " fighter may attack with");
    String shuffled =
        exchange.from().kind() == Pile.Kind.DECK ? "shuffle your deck afterwards" : "";
    Pile after = exchange.after();
    if (after == null) {
      return shuffled.isEmpty() ? clause : clause.ending(shuffled);
    }
    String verb = verb(after);
    String then =
        "after the combat "
            + EnglishClause.you(verb, "that card" + target(after, "your")).statement(false)
            + " instead of discarding it";
    return clause.ending(shuffled.isEmpty() ? then : shuffled + "; " + then);
  }
}
