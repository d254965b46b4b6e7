package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BANNER;
import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.PRINTED_VALUE;

import java.util.ArrayList;
import java.util.stream.Collectors;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/** Sets of cards and the piles they lie in, in English. */
final class EnglishCardSets {

  private static final String WHICH = " that is ";
  private static final String WHICH_ALL = " that are ";

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;

  EnglishCardSets(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  /** "SONG attack card with a boost value of at least 2". */
  String unit(CardSet set, boolean many) {
    if (set.isOfTypes()) {
      return one(set, many);
    }
    var text = new StringBuilder();
    if (set.tag() != null) {
      text.append(scope.tag(set.tag())).append(' ');
    }
    text.append(kind(set.type(), many));
    if (set.card() != null) {
      text.append(" named ").append(scope.card(set.card()));
    }
    if (set.type() == CardSet.Type.NAMED) {
      text.append(" of the named type");
    }
    if (set.banner() != null) {
      text.append(" with the " + BANNER.mark("banner") + " " + scope.bannerName(set.banner()));
    }
    if (set.value() != null) {
      text.append(" with a " + PRINTED_VALUE.mark("printed value") + limit(set.value()));
    }
    if (set.boost() != null) {
      text.append(" with a " + BOOST_VALUE.mark("boost value") + limit(set.boost()));
    }
    var more = new ArrayList<String>();
    if (set.chosen()) {
      more.add(many ? "the chosen card or copies of it" : "the chosen card or a copy of it");
    }
    if (!set.either().isEmpty()) {
      more.add("either " + eachOf(set, many));
    }
    var not = new ArrayList<String>();
    if (set.except() != null) {
      not.add("not " + such(set.except(), many));
    }
    if (set.exceptThis()) {
      not.add(many ? "not copies of this card" : "not a copy of this card");
    }
    if (!more.isEmpty() || !not.isEmpty()) {
      text.append(many ? WHICH_ALL : WHICH).append(String.join(" and ", more));
      text.append(more.isEmpty() || not.isEmpty() ? "" : " but ");
      text.append(String.join(" and ", not));
    }
    return text.toString();
  }

  /** "attack card or scheme". */
  private String one(CardSet set, boolean many) {
    return set.either().stream().map(part -> unit(part, many)).collect(Collectors.joining(" or "));
  }

  /** "an attack card or a scheme". */
  private String eachOf(CardSet set, boolean many) {
    return set.either().stream().map(part -> such(part, many)).collect(Collectors.joining(" or "));
  }

  /** "a scheme", "schemes". */
  private String such(CardSet set, boolean many) {
    return many ? unit(set, true) : withArticle(unit(set, false));
  }

  /** What follows the card it is told of: "is a SONG card", "has a boost value of at least 3". */
  String is(CardSet set, boolean holds) {
    String unit = unit(set, false);
    if (unit.startsWith("card with ") && (holds || !unit.contains(WHICH))) {
      String has = unit.substring("card with ".length()).replace(WHICH, " and is ");
      return (holds ? "has " : "does not have ") + has;
    }
    boolean card = unit.startsWith("card that is ");
    return (holds ? "is " : "is not ")
        + (card ? unit.substring("card that is ".length()) : such(set, false));
  }

  /** "an attack card", "a SONG card". */
  static String withArticle(String unit) {
    int first = unit.chars().filter(Character::isLetter).findFirst().orElse('x');
    return ("AEIOaeio".indexOf(first) >= 0 ? "an " : "a ") + unit;
  }

  private static String kind(CardSet.@Nullable Type type, boolean many) {
    String s = many ? "s" : "";
    return switch (type) {
      case ATTACK -> "attack card" + s;
      case DEFENSE -> "defense card" + s;
      case VERSATILE -> "versatile card" + s;
      case SCHEME -> "scheme" + s;
      case NAMED -> "card" + s;
      case null -> "card" + s;
    };
  }

  private String limit(CardSet.Limit limit) {
    String number = amounts.number(limit.than());
    return switch (limit.how()) {
      case AT_LEAST -> " of at least " + number;
      case AT_MOST -> " of at most " + number;
      case MORE_THAN -> " of more than " + number;
      case LESS_THAN -> " of less than " + number;
      case EXACTLY -> " of exactly " + number;
      case NOT -> " other than " + number;
    };
  }

  /** "card in your discard pile". */
  String counted(PileAmount.CountCards count, boolean many) {
    String where =
        switch (count.in().kind()) {
          case MOVED -> amounts.movedThisWay();
          case PLAYED_THIS_TURN -> " " + playedThisTurn(count.whose());
          case HAND,
              DECK_TOP,
              DECK_BOTTOM,
              DECK,
              DISCARD,
              DISCARD_TOP,
              OUT_OF_GAME,
              SEEN,
              THIS_CARD,
              OPPOSING_CARD,
              OWN,
              BOOST_CARDS,
              IN_PLAY,
              LAST_PLAYED,
              PLAYED_BEFORE ->
              " " + in(count.in(), count.whose());
        };
    return lying(unit(count.cards(), many), where);
  }

  /** Cards with where they lie: before what else is said of them in a clause. */
  static String lying(String cards, String where) {
    int one = cards.indexOf(WHICH);
    int clause = one < 0 ? cards.indexOf(WHICH_ALL) : one;
    return clause < 0
        ? cards + where
        : cards.substring(0, clause) + where + cards.substring(clause);
  }

  String has(Condition.HasCards has, boolean holds) {
    String one = theOne(has);
    if (one != null) {
      return one + " " + is(has.cards(), holds);
    }
    if (has.in().kind() == Pile.Kind.PLAYED_THIS_TURN) {
      return played(has.whose(), (holds ? "at least 1 " : "no ") + unit(has.cards(), false));
    }
    return (holds ? "at least 1 " : "no ")
        + unit(has.cards(), false)
        + " is "
        + in(has.in(), has.whose());
  }

  /** The card a pile can only be: the top one, or the one looked at; null if it may be several. */
  private @Nullable String theOne(Condition.HasCards has) {
    if (has.cards().equals(CardSet.ANY)) {
      return null;
    }
    return switch (has.in().kind()) {
      case DISCARD_TOP ->
          "the top card of " + names.possessive(PlayerMention.plain(has.whose())) + " discard pile";
      case SEEN -> names.seenIsOne() && !names.seenIsRest() ? "that card" : null;
      case THIS_CARD -> names.thisCard();
      case LAST_PLAYED -> lastPlayed();
      case PLAYED_BEFORE -> playedBefore();
      case HAND,
          DECK,
          DECK_TOP,
          DECK_BOTTOM,
          DISCARD,
          OUT_OF_GAME,
          OWN,
          OPPOSING_CARD,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN ->
          null;
    };
  }

  private String in(Pile pile, Players whose) {
    String of = names.possessive(PlayerMention.plain(whose));
    return switch (pile.kind()) {
      case HAND -> "in " + of + " hand";
      case DECK, DECK_TOP, DECK_BOTTOM -> "in " + of + " deck";
      case DISCARD -> "in " + of + " discard pile";
      case DISCARD_TOP -> "on top of " + of + " discard pile";
      case OUT_OF_GAME -> "among " + of + " cards that are out of the game";
      case SEEN -> "among those cards";
      case OWN -> "in " + of + " " + pile(pile);
      case BOOST_CARDS -> "among the boost cards of " + names.ownCard();
      case IN_PLAY -> "among " + of + " schemes in play";
      case MOVED -> "among the cards" + amounts.movedThisWay();
      case THIS_CARD, OPPOSING_CARD, LAST_PLAYED, PLAYED_BEFORE -> "in play";
      case PLAYED_THIS_TURN -> "among the cards " + playedThisTurn(whose);
    };
  }

  /** "you have played this turn". */
  private String playedThisTurn(Players whose) {
    return whoHasPlayed(whose) + " this turn";
  }

  private String whoHasPlayed(Players whose) {
    return names.player(whose) + (whose == Players.YOU ? " have played" : " has played");
  }

  /** "you have played at least 2 attack cards this turn". */
  String played(Players whose, String cards) {
    return whoHasPlayed(whose) + " " + lying(cards, " this turn");
  }

  static String lastPlayed() {
    return "the last card you have played this turn";
  }

  String playedBefore() {
    return "the card you have played this turn before " + names.thisCard();
  }

  String pile(Pile pile) {
    return scope.pile(String.valueOf(pile.id())).shortName();
  }
}
