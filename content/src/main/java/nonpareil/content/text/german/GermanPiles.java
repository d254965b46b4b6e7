package nonpareil.content.text.german;

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
import nonpareil.engine.effect.Reading;

/** Cards in piles in German. */
final class GermanPiles implements PileWords {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanCardSets sets;

  GermanPiles(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    sets = new GermanCardSets(scope, names, amounts);
  }

  /** Whose piles they are in a sentence: "dein Deck", "sein Deck", "das Deck dieses Gegners". */
  private record Whose(String stem, String after) {

    static final Whose YOURS = new Whose("dein", "");
    static final Whose THEIRS = new Whose("sein", "");

    String hand() {
      return after.isEmpty() ? stem + "e Hand" : "die Hand" + after;
    }

    String ofHand() {
      return after.isEmpty() ? stem + "er Hand" : "der Hand" + after;
    }

    String deck() {
      return after.isEmpty() ? stem + " Deck" : "das Deck" + after;
    }

    String ofDeck() {
      return after.isEmpty() ? stem + "es Decks" : "des Decks" + after;
    }

    String inDeck() {
      return after.isEmpty() ? stem + "em Deck" : "dem Deck" + after;
    }

    String discards() {
      return after.isEmpty() ? stem + "em Abwurfstapel" : "dem Abwurfstapel" + after;
    }

    String ontoDiscards() {
      return after.isEmpty() ? stem + "en Abwurfstapel" : "den Abwurfstapel" + after;
    }

    String ofDiscards() {
      return after.isEmpty() ? stem + "es Abwurfstapels" : "des Abwurfstapels" + after;
    }

    String inPlay() {
      String cards = "ausliegenden Planungskarten";
      return after.isEmpty() ? stem + "en " + cards : "den " + cards + after;
    }

    String removed() {
      String cards = "aus dem Spiel entfernten Karten";
      return after.isEmpty() ? stem + "en " + cards : "den " + cards + after;
    }
  }

  private static Whose own(Players who) {
    return who == Players.YOU ? Whose.YOURS : Whose.THEIRS;
  }

  private Whose of(Players who) {
    return who == Players.YOU ? Whose.YOURS : new Whose("", " " + names.genitive(who));
  }

  private Whose of(PlayerMention who) {
    return who.how() == PlayerMention.How.ONE ? new Whose("", " eines Gegners") : of(who.players());
  }

  @Override
  public List<Clause> move(PileEffect.MoveCards move, PlayerMention whose) {
    if (move.from().isInPlay()) {
      return List.of(inPlay(move));
    }
    if (move.from().kind() == Pile.Kind.SEEN) {
      Whose of = of(names.seenWhose());
      return List.of(put(PlayerMention.plain(Players.YOU), move, of, cards(move, of)));
    }
    if (owners(move)) {
      Whose of = own(whose.players());
      return List.of(put(whose, move, of, cards(move, of)));
    }
    PlayerMention picker = PlayerMention.plain(picker(move.by()));
    Whose of = of(whose);
    boolean hand = move.from().kind() == Pile.Kind.HAND;
    boolean seen = hand && picker.players() == Players.YOU && names.handIsSeen(whose.players());
    String what = many(move) + (hand && !seen ? " daraus" : " " + from(move.from(), of));
    PlayerMention owner = PlayerMention.plain(whose.players());
    String then = put(owner, move, own(owner.players()), "sie").statement(false);
    String shuffled =
        move.from().kind() == Pile.Kind.DECK ? " und " + shuffle(move, whose).statement(false) : "";
    GermanClause choose =
        names.clause(picker, GermanVerb.WAEHLEN, what).ending("; " + then + shuffled);
    String self = picker.players() == Players.YOU ? "dir " : "sich ";
    return hand && !seen
        ? List.of(names.clause(picker, GermanVerb.ANSEHEN, self + names.hand(whose)), choose)
        : List.of(choose);
  }

  @Override
  public List<Clause> chooseCard(PileEffect.ChooseCard choose, PlayerMention whose) {
    String one = "1 " + sets.unit(choose.cards(), false);
    if (choose.discarded()) {
      String pile = " aus " + of(whose).discards();
      return List.of(GermanClause.you(GermanVerb.WAEHLEN, one + pile));
    }
    if (choose.isOwn()) {
      String shown = "allen Spielern " + one + " von deiner Hand";
      return List.of(GermanClause.you(GermanVerb.ZEIGEN, shown));
    }
    return List.of(
        GermanClause.you(GermanVerb.ANSEHEN, "dir " + names.hand(whose)),
        GermanClause.you(GermanVerb.WAEHLEN, one + " daraus").ending(" (für alle sichtbar)"));
  }

  private GermanClause put(PlayerMention who, PileEffect.MoveCards move, Whose of, String cards) {
    String shown =
        (move.show() ? " (für alle sichtbar)" : "")
            + (isCountedAnew(move) ? " (für jeden neu gezählt)" : "");
    GermanClause clause =
        PileTexts.discards(move)
            ? names.clause(who, GermanVerb.ABWERFEN, cards)
            : names.clause(who, verb(move.to()), cards + target(move.to(), of, order(move)));
    return shown.isEmpty() ? clause : clause.ending(shown);
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

  /** Whether the number may be another for each of several players. */
  private static boolean isCountedAnew(PileEffect.MoveCards move) {
    return move.whose().isEach() && !(move.number().amount() instanceof Amount.Fixed);
  }

  private static boolean discardsFromHand(PileEffect.MoveCards move) {
    return PileTexts.discards(move) && move.from().kind() == Pile.Kind.HAND;
  }

  private static GermanVerb verb(Pile to) {
    return switch (to.kind()) {
      case HAND -> GermanVerb.NEHMEN;
      case OUT_OF_GAME -> GermanVerb.ENTFERNEN;
      case DECK -> GermanVerb.MISCHEN;
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
          GermanVerb.LEGEN;
    };
  }

  private String target(Pile to, Whose of, String order) {
    return switch (to.kind()) {
      case HAND -> of.equals(Whose.YOURS) ? " auf die Hand" : " auf " + of.hand();
      case DISCARD -> " auf " + of.ontoDiscards();
      case OUT_OF_GAME -> " aus dem Spiel";
      case DECK_TOP -> order + " oben auf " + of.deck();
      case DECK_BOTTOM -> order + " unter " + of.deck();
      case DECK -> " in " + of.deck();
      case OWN ->
          (scope.faceUp(String.valueOf(to.id())) ? " offen in " : " verdeckt in ")
              + sets.own(to, GermanCase.ACCUSATIVE);
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
    return picked && !one ? " in beliebiger Reihenfolge" : "";
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

  private String cards(PileEffect.MoveCards move, Whose of) {
    return switch (move.from().kind()) {
      case DECK_TOP -> ends("oberste", of.ofDeck(), of.inDeck(), move.number().amount());
      case DECK_BOTTOM -> ends("unterste", of.ofDeck(), of.inDeck(), move.number().amount());
      case DISCARD_TOP -> ends("oberste", of.ofDiscards(), of.discards(), move.number().amount());
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
        String source = plain ? "" : from(move.from(), of);
        yield many(move) + (source.isEmpty() ? "" : " " + source);
      }
    };
  }

  /** The cards of one end of a pile, which is given in the genitive and in the dative. */
  private String ends(String end, String pile, String from, Amount number) {
    if (number instanceof Amount.Fixed(int fixed)) {
      return fixed == 1
          ? "die " + end + " Karte " + pile
          : "die " + end + "n " + fixed + " Karten " + pile;
    }
    return amounts.measure(number, "Karte", "Karten").text()
        + (end.equals("oberste") ? " von oben " : " von unten ")
        + GermanNames.with("von", from);
  }

  private String seen(PileEffect.MoveCards move) {
    boolean rest = names.seenIsRest();
    boolean any = move.cards().isAny();
    if (any && names.seenIsOne() && takesOne(move.number())) {
      return "jene Karte";
    }
    if (any && move.number().kind() == HowMany.Kind.ALL) {
      return rest ? "die übrigen dieser Karten" : "diese Karten";
    }
    String those = rest ? "der übrigen dieser Karten" : "dieser Karten";
    if (any && move.number().amount() instanceof Amount.Fixed(int fixed) && fixed > 0) {
      String upTo = move.number().kind() == HowMany.Kind.UP_TO ? UP_TO.mark("bis zu") + " " : "";
      return upTo + fixed + " " + those;
    }
    if (any && move.number().kind() == HowMany.Kind.ANY) {
      return "beliebig viele " + those;
    }
    return many(move) + (rest ? " aus den übrigen dieser Karten" : " aus diesen Karten");
  }

  /** "bis zu 2 zufällige Angriffskarten". */
  private String many(PileEffect.MoveCards move) {
    boolean chance = move.by() == By.CHANCE && move.number().kind() != HowMany.Kind.ALL;
    String random = chance ? "zufällige " : "";
    boolean hand = chance && discardsFromHand(move) && move.cards().isAny();
    String one = hand ? "zufällige Handkarte" : sets.unit(move.cards(), false, random);
    String several = hand ? "zufällige Handkarten" : sets.unit(move.cards(), true, random);
    return switch (move.number().kind()) {
      case EXACTLY -> amounts.measure(move.number().amount(), one, several).text();
      case UP_TO -> amounts.upTo(move.number().amount(), one, several);
      case ANY -> "beliebig viele " + several;
      case ALL -> "alle " + several.replace("vielseitige ", "vielseitigen ");
    };
  }

  private String from(Pile pile, Whose of) {
    return switch (pile.kind()) {
      case HAND -> "von " + of.ofHand();
      case DECK, DECK_TOP, DECK_BOTTOM -> "aus " + of.inDeck();
      case DISCARD, DISCARD_TOP -> "aus " + of.discards();
      case OUT_OF_GAME -> "unter " + of.removed();
      case OWN -> "aus " + sets.own(pile, GermanCase.DATIVE);
      case IN_PLAY -> "unter " + of.inPlay();
      case BOOST_CARDS -> "aus den Boost-Karten " + names.ownCard(GermanCase.GENITIVE);
      case SEEN, THIS_CARD, OPPOSING_CARD, MOVED -> "";
      case PLAYED_THIS_TURN, LAST_PLAYED, PLAYED_BEFORE -> "aus den gespielten Karten";
    };
  }

  /** What becomes of a card in play. */
  private Clause inPlay(PileEffect.MoveCards move) {
    boolean own = move.from().kind() == Pile.Kind.THIS_CARD;
    String card =
        own
            ? names.thisCard(GermanCase.ACCUSATIVE)
            : "die " + OPPOSING_CARD.mark("gegnerische Karte");
    Whose of = own ? Whose.YOURS : new Whose("", " ihres Besitzers");
    Pile to = move.to();
    if (to.kind() == Pile.Kind.DISCARD) {
      return GermanClause.you(GermanVerb.ABWERFEN, card + " in jedem Fall");
    }
    boolean back = to.kind() == Pile.Kind.HAND && !own; // nobody takes it into another's hand
    GermanVerb verb = back ? GermanVerb.ZURUECKBRINGEN : verb(to);
    return GermanClause.you(verb, card + target(to, of, "")).ending(", statt sie abzuwerfen,");
  }

  @Override
  public Clause shuffle(PileEffect.MoveCards move, PlayerMention whose) {
    return owners(move)
        ? names.clause(
            PlayerMention.plain(whose.players()), GermanVerb.MISCHEN, own(whose.players()).deck())
        : names.clause(PlayerMention.plain(picker(move.by())), GermanVerb.MISCHEN, "dieses Deck");
  }

  @Override
  public Clause look(PileEffect.Look look, PlayerMention whose) {
    Whose of = of(whose);
    String end = look.top() ? "oberste" : "unterste";
    if (look.until() != null) {
      String from = look.top() ? " von oben " : " von unten ";
      String one = sets.unit(look.until(), false);
      return GermanClause.you(
              GermanVerb.ZEIGEN,
              "allen Spielern Karten" + from + GermanNames.with("von", of.inDeck()))
          .ending(", bis 1 davon eine " + one + " ist");
    }
    String cards = ends(end, of.ofDeck(), of.inDeck(), look.cards());
    return look.show()
        ? GermanClause.you(GermanVerb.ZEIGEN, "allen Spielern " + cards)
        : GermanClause.you(GermanVerb.ANSEHEN, "dir " + cards);
  }

  @Override
  public Clause drawUntil(PlayerMention who, Amount hold) {
    boolean fixed = hold instanceof Amount.Fixed;
    String cards = fixed ? amounts.cards(hold) : "so viele Karten";
    String holds =
        (who.players() == Players.YOU
                ? "du " + cards + " auf der Hand hast"
                : "er " + cards + " auf der Hand hat")
            + (fixed ? "" : " wie " + holder(hold));
    return names.clause(who, GermanVerb.ZIEHEN, "Karten").ending(", bis " + holds);
  }

  /** Whose hand is looked to: "dein Gegner"; else the number: "die Anzahl deiner Hunde". */
  private String holder(Amount hold) {
    return hold instanceof Reading.CardsIn(Players whose, Reading.Pile pile)
            && pile == Reading.Pile.HAND
            && whose != Players.YOU
            && !whose.isEach()
        ? names.player(whose)
        : amounts.number(hold, GermanCase.NOMINATIVE);
  }

  @Override
  public Clause nameType() {
    return GermanClause.you(GermanVerb.NENNEN, "eine Art von Karten");
  }

  @Override
  public Clause named(CardSet.Type type) {
    CardSet cards = new CardSet(type, null, null, null, null, null, false);
    return GermanClause.you(GermanVerb.NONE, sets.unit(cards, true));
  }

  @Override
  public Clause playScheme(PileEffect.PlayScheme play) {
    CardSet schemes = play.cards().withType(CardSet.Type.SCHEME);
    boolean seen = play.from().kind() == Pile.Kind.SEEN;
    String from = seen ? "aus diesen Karten" : from(play.from(), Whose.YOURS);
    String which =
        play.from().kind() == Pile.Kind.DECK_TOP
            ? "die oberste Karte deines Decks, wenn sie eine Planungskarte ist,"
            : "1 " + sets.unit(schemes, false) + (from.isEmpty() ? "" : " " + from);
    return GermanClause.you(GermanVerb.SPIELEN, which + " ohne Aktion");
  }

  @Override
  public List<Clause> afterPlaying(PileEffect.PlayScheme play) {
    var told = new ArrayList<Clause>();
    Pile after = play.after();
    if (after != null) {
      told.add(
          GermanClause.you(
              verb(after),
              "diese Planungskarte nach ihren Effekten" + target(after, Whose.YOURS, "")));
    }
    if (play.from().kind() == Pile.Kind.DECK) {
      told.add(GermanClause.you(GermanVerb.MISCHEN, "vor ihren Effekten dein Deck"));
    }
    return told;
  }

  @Override
  public Clause useEffects(PileEffect.UseEffects use) {
    String moment =
        switch (use.moment()) {
          case IMMEDIATELY -> "die SOFORT-Effekte ";
          case DURING_COMBAT -> "die WÄHREND-KAMPF-Effekte ";
          case AFTER_COMBAT -> "die NACH-KAMPF-Effekte ";
          case SCHEME -> "die Planungseffekte ";
        };
    return GermanClause.you(GermanVerb.NUTZEN, moment + amounts.cardOf(use.card()))
        .ending(", als stünden sie hier");
  }

  @Override
  public Clause drawSecond(String deck, Amount cards) {
    Noun noun = scope.second(deck);
    return GermanClause.you(
        GermanVerb.ZIEHEN, amounts.measure(cards, noun.accusative(), noun.plural()).text());
  }

  @Override
  public Clause refill(String deck) {
    String used = "die verwendeten " + German.weakPlural(scope.second(deck));
    return GermanClause.you(GermanVerb.MISCHEN, used + " zurück in ihr Deck");
  }

  @Override
  public Clause exchange(PileEffect.ExchangeAttackCard exchange) {
    String from = from(exchange.from(), Whose.YOURS);
    var clause =
        GermanClause.you(
            GermanVerb.TAUSCHEN,
            "diese Angriffskarte gegen 1 "
                + sets.unit(exchange.cards(), false)
                + (from.isEmpty() ? "" : " " + from));
    boolean search = exchange.from().kind() == Pile.Kind.DECK;
    String usable =
        ", mit der dein Kämpfer angreifen darf" + (search ? "; mische anschließend dein Deck" : "");
    Pile after = exchange.after();
    if (after == null) {
      return clause.ending(usable);
    }
    String then =
        GermanClause.you(verb(after), "jene Karte" + target(after, Whose.YOURS, ""))
            .statement(true);
    return clause.ending(usable + "; nach dem Kampf " + then + ", statt sie abzuwerfen");
  }
}
