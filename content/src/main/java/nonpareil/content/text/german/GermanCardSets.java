package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BANNER;
import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.PRINTED_VALUE;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import org.jspecify.annotations.Nullable;

/** Sets of cards and the piles they lie in, in German. */
final class GermanCardSets {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;

  GermanCardSets(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  /** "Angriffskarte mit einem Boost-Wert von mindestens 2"; the noun is feminine. */
  String unit(CardSet set, boolean many) {
    return unit(set, many, "");
  }

  /** The same with an adjective before it, as far as it is declined like "vielseitige". */
  String unit(CardSet set, boolean many, String adjective) {
    if (set.isOfTypes()) {
      return adjective + one(set, many);
    }
    var text = new StringBuilder(adjective);
    if (set.type() == CardSet.Type.VERSATILE) {
      text.append("vielseitige ");
    }
    if (set.tag() != null) {
      text.append(scope.tag(set.tag())).append('-');
    }
    text.append(kind(set.type())).append(many ? "n" : "");
    if (set.card() != null) {
      text.append(" namens ").append(scope.card(set.card()));
    }
    if (set.type() == CardSet.Type.NAMED) {
      text.append(" der genannten Art");
    }
    if (set.banner() != null) {
      text.append(" mit dem " + BANNER.mark("Banner") + " " + scope.bannerName(set.banner()));
    }
    if (set.value() != null) {
      text.append(" mit einem " + PRINTED_VALUE.mark("abgedruckten Wert") + limit(set.value()));
    }
    if (set.boost() != null) {
      text.append(" mit einem " + BOOST_VALUE.mark("Boost-Wert") + limit(set.boost()));
    }
    var brackets = new ArrayList<String>();
    if (set.chosen()) {
      brackets.add("die gewählte Karte oder " + (many ? "Kopien" : "eine Kopie") + " davon");
    }
    if (!set.either().isEmpty()) {
      brackets.add(one(set, many));
    }
    if (set.except() != null) {
      brackets.add("keine " + unit(set.except(), many));
    }
    if (set.exceptThis()) {
      brackets.add(many ? "keine Kopien dieser Karte" : "keine Kopie dieser Karte");
    }
    return brackets.isEmpty() ? text.toString() : text + " (" + String.join(", ", brackets) + ")";
  }

  /** "Angriffskarte oder Planungskarte". */
  private String one(CardSet set, boolean many) {
    return set.either().stream()
        .map(part -> unit(part, many))
        .collect(Collectors.joining(" oder "));
  }

  private static String kind(CardSet.@Nullable Type type) {
    return switch (type) {
      case ATTACK -> "Angriffskarte";
      case DEFENSE -> "Verteidigungskarte";
      case SCHEME -> "Planungskarte";
      case VERSATILE, NAMED -> "Karte";
      case null -> "Karte";
    };
  }

  private String limit(CardSet.Limit limit) {
    String number = amounts.number(limit.than(), GermanCase.DATIVE);
    return switch (limit.how()) {
      case AT_LEAST -> " von mindestens " + number;
      case AT_MOST -> " von höchstens " + number;
      case MORE_THAN -> " von mehr als " + number;
      case LESS_THAN -> " von weniger als " + number;
      case EXACTLY -> " von genau " + number;
      case NOT -> " ungleich " + number;
    };
  }

  /** What follows the card it is told of: "eine Wolf-Karte ist", "einen Boost-Wert hat". */
  String is(CardSet set, boolean holds) {
    String unit = unit(set, false);
    if (unit.startsWith("Karte mit einem ") && !unit.endsWith(")")) {
      return (holds ? "einen " : "keinen ")
          + inAccusative(unit.substring("Karte mit einem ".length()))
          + " hat";
    }
    if (holds && hasBrackets(set)) {
      return String.join(" und ", predicates(set));
    }
    return (holds ? "eine " : "keine ") + unit + " ist";
  }

  /** Whether something of it stands in brackets; an amount may end with some of its own. */
  private static boolean hasBrackets(CardSet set) {
    return set.chosen()
        || set.exceptThis()
        || set.except() != null
        || (!set.either().isEmpty() && !set.isOfTypes());
  }

  /** What stands in brackets behind a noun, each with its verb: "keine Angriffskarte ist". */
  private List<String> predicates(CardSet set) {
    var all = new ArrayList<String>();
    CardSet plain =
        new CardSet(
            set.type(), set.tag(), set.banner(), set.card(), set.value(), set.boost(), false);
    if (!plain.isAny()) {
      all.add(is(plain, true));
    }
    if (set.chosen()) {
      all.add("die gewählte Karte oder eine Kopie davon ist");
    }
    if (!set.either().isEmpty()) {
      all.add(
          "entweder "
              + set.either().stream()
                  .map(part -> "eine " + unit(part, false))
                  .collect(Collectors.joining(" oder "))
              + " ist");
    }
    if (set.except() != null) {
      all.add(is(set.except(), false));
    }
    if (set.exceptThis()) {
      all.add("keine Kopie dieser Karte ist");
    }
    return all;
  }

  /** "abgedruckten Wert von 3 mit einem Boost-Wert": nouns of one gender, dative and accusative. */
  private static String inAccusative(String values) {
    return values.replace(" mit einem ", " und einen ");
  }

  /** The card a pile can only be: the top one, or the one looked at; null if it may be several. */
  private @Nullable String theOne(Condition.HasCards has) {
    if (has.cards().equals(CardSet.ANY)) {
      return null;
    }
    return switch (has.in().kind()) {
      case DISCARD_TOP ->
          "die oberste Karte "
              + (has.whose() == Players.YOU
                  ? "deines Abwurfstapels"
                  : "des Abwurfstapels " + names.genitive(has.whose()));
      case SEEN -> names.seenIsOne() && !names.seenIsRest() ? "diese Karte" : null;
      case THIS_CARD -> names.thisCard(GermanCase.NOMINATIVE);
      case LAST_PLAYED -> lastPlayed("die");
      case PLAYED_BEFORE -> playedBefore("die");
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

  String has(Condition.HasCards has, boolean holds) {
    String one = theOne(has);
    if (one != null) {
      return one + " " + is(has.cards(), holds);
    }
    if (has.in().kind() == Pile.Kind.PLAYED_THIS_TURN) {
      return played(has.whose(), (holds ? "mindestens 1 " : "keine ") + unit(has.cards(), false));
    }
    return (holds ? "mindestens 1 " : "keine ")
        + unit(has.cards(), false)
        + " "
        + in(has.in(), has.whose())
        + (isAmong(has.in()) ? " ist" : " liegt");
  }

  /** Whether cards are among others and lie nowhere. */
  private static boolean isAmong(Pile pile) {
    return pile.kind() == Pile.Kind.OUT_OF_GAME
        || pile.kind() == Pile.Kind.MOVED
        || pile.kind() == Pile.Kind.IN_PLAY
        || pile.kind() == Pile.Kind.BOOST_CARDS;
  }

  String in(Pile pile, Players whose) {
    return switch (pile.kind()) {
      case HAND -> "auf " + of("der", "deiner", "Hand", whose);
      case DECK, DECK_TOP, DECK_BOTTOM ->
          GermanNames.with("in", of("dem", "deinem", "Deck", whose));
      case DISCARD -> GermanNames.with("in", of("dem", "deinem", "Abwurfstapel", whose));
      case DISCARD_TOP -> "oben auf " + of("dem", "deinem", "Abwurfstapel", whose);
      case OUT_OF_GAME -> "unter " + of("den", "deinen", "aus dem Spiel entfernten Karten", whose);
      case SEEN -> "unter diesen Karten";
      case OWN -> "in " + own(pile, GermanCase.DATIVE);
      case BOOST_CARDS -> "unter den Boost-Karten " + names.ownCard(GermanCase.GENITIVE);
      case IN_PLAY -> "unter " + of("den", "deinen", "ausliegenden Planungskarten", whose);
      case MOVED -> "unter den " + amounts.movedThisWay("n") + " Karten";
      case THIS_CARD, OPPOSING_CARD, LAST_PLAYED, PLAYED_BEFORE -> "im Spiel";
      case PLAYED_THIS_TURN -> "unter den in diesem Zug gespielten Karten";
    };
  }

  /** In the nominative ("die") or genitive ("der"). */
  static String lastPlayed(String article) {
    return article + " von dir in diesem Zug zuletzt " + playedCard(article);
  }

  String playedBefore(String article) {
    return article
        + " von dir in diesem Zug vor "
        + names.thisCard(GermanCase.DATIVE)
        + " "
        + playedCard(article);
  }

  private static String playedCard(String article) {
    return article.equals("die") ? "gespielte Karte" : "gespielten Karte";
  }

  /** "du in diesem Zug mindestens 2 Angriffskarten gespielt hast". */
  String played(Players whose, String cards) {
    String by = GermanRules.deed(Remembered.Deed.CARDS_PLAYED, whose, names).by().strip();
    return by.replace("in diesem Zug ", "in diesem Zug " + cards + " ");
  }

  /** "deinem Deck", "dem Deck deines Gegners". */
  String of(String the, String your, String noun, Players whose) {
    return whose == Players.YOU
        ? your + " " + noun
        : the + " " + noun + " " + names.genitive(whose);
  }

  /** "deinen Vorrat". */
  String own(Pile pile, GermanCase in) {
    Noun noun = scope.pile(String.valueOf(pile.id()));
    String form = in == GermanCase.DATIVE ? noun.dative() : noun.accusative();
    return "d" + in.ein(noun.gender()) + " " + form;
  }
}
