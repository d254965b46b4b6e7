package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.text.Called;
import nonpareil.content.text.HeroWords;
import nonpareil.content.text.Language;
import nonpareil.content.text.Noun;
import nonpareil.content.text.RulesText;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Seat;
import nonpareil.engine.game.SecondDeck;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.LastingRules;

/** What everything in one game is called in one language. */
final class Names {

  private final Game game;
  private final Words words;
  private final List<HeroSheet> heroes;
  private final List<HeroWords> heroWords;
  private final BoardSheet board;
  private final List<List<String>> zones;

  Names(Game game, Content content, Words words) {
    this.game = game;
    this.words = words;
    heroes = game.setup().heroes().stream().map(h -> content.hero(h.id())).toList();
    heroWords = heroes.stream().map(h -> h.words(words.language())).toList();
    board = content.board(game.board().id());
    Map<String, String> zoneNames =
        board.zones().stream()
            .collect(Collectors.toMap(BoardSheet.Zone::id, z -> z.name().in(words.language())));
    zones =
        board.spaces().stream()
            .map(s -> s.zones().stream().map(z -> zoneNames.getOrDefault(z, z)).toList())
            .toList();
  }

  Words words() {
    return words;
  }

  private Language language() {
    return words.language();
  }

  private HeroWords heroWords(int player) {
    return heroWords.get(player);
  }

  // ---- players and pieces

  /** A player is called by the hero, one with several by the deck. */
  Called player(int player) {
    if (game.seat(player).hero().heroes().size() > 1) {
      String name = heroWords(player).name();
      return owned(player, new Called(name, name, name, language().numberedGenitive(name)));
    }
    return fighter(game.seat(player).heroFighter());
  }

  /** The player as the title of a panel. */
  String title(int player) {
    String name = heroWords(player).name();
    return isTwin(player) ? name + " (" + (player + 1) + ")" : name;
  }

  /** Whether another player has the same hero. */
  private boolean isTwin(int player) {
    String id = heroes.get(player).id();
    return heroes.stream().filter(h -> h.id().equals(id)).count() > 1;
  }

  /** A fighter or a token. */
  Called fighter(int piece) {
    if (piece >= Game.TOKEN) {
      int owner = game.tokenOwner(piece - Game.TOKEN);
      String kind = game.tokenKind(piece - Game.TOKEN).id();
      Noun noun = Objects.requireNonNull(heroWords(owner).tokens().get(kind));
      int number = game.seat(owner).tokenNumber(piece - Game.TOKEN);
      return owned(owner, numbered(noun, number));
    }
    int owner = game.owner(piece);
    Seat seat = game.seat(owner);
    FighterKind kind = seat.kind(piece);
    Noun noun = Objects.requireNonNull(heroWords(owner).fighters().get(kind.id()));
    if (kind.count() == 1) {
      return owned(owner, language().called(noun));
    }
    int first = piece;
    while (first > seat.firstFighter() && seat.kind(first - 1).equals(kind)) {
      first--;
    }
    return owned(owner, numbered(noun, piece - first + 1));
  }

  private Called owned(int owner, Called name) {
    return isTwin(owner) ? marked(name, owner) : name;
  }

  /** One of several that share a noun: Harpy 2. */
  private Called numbered(Noun noun, int number) {
    String name = noun.shortName() + " " + number;
    return new Called(name, name, name, language().numberedGenitive(name));
  }

  /** With the player's number, where two players have the same hero. */
  private Called marked(Called name, int player) {
    String mark = " (" + (player + 1) + ")";
    return new Called(
        name.nominative() + mark,
        name.accusative() + mark,
        name.dative() + mark,
        language().numberedGenitive(name.dative() + mark));
  }

  int owner(int piece) {
    return piece >= Game.TOKEN ? game.tokenOwner(piece - Game.TOKEN) : game.owner(piece);
  }

  /** The kind of a token. */
  String token(int token) {
    String kind = game.tokenKind(token).id();
    return Objects.requireNonNull(heroWords(game.tokenOwner(token)).tokens().get(kind)).name();
  }

  String trait(int player, int trait) {
    String id = game.seat(player).hero().traits().get(trait);
    return Objects.requireNonNull(heroWords(player).traits().get(id)).name();
  }

  String counter(int player, int counter) {
    String id = game.seat(player).hero().counters().get(counter).id();
    return Objects.requireNonNull(heroWords(player).counters().get(id)).name();
  }

  String pile(int player, int pile) {
    String id = game.seat(player).hero().piles().get(pile).id();
    return Objects.requireNonNull(heroWords(player).piles().get(id)).name();
  }

  /** What the cards of the second deck are called. */
  String secondDeck(int player) {
    String id = Objects.requireNonNull(game.seat(player).hero().secondDeck()).id();
    return Objects.requireNonNull(heroWords(player).decks().get(id)).plural();
  }

  // ---- the board

  String boardName() {
    return board.name().in(language());
  }

  String space(int space) {
    return game.board().spaceId(space);
  }

  String zone(int zone) {
    return board.zones().get(zone).name().in(language());
  }

  String zones(int space) {
    return String.join(", ", zones.get(space));
  }

  /** The spaces of a set, by id. */
  String spaces(long set) {
    var ids = new ArrayList<String>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      ids.add(space(Long.numberOfTrailingZeros(rest)));
    }
    return String.join(" ", ids);
  }

  // ---- cards

  String card(int player, int card) {
    String id = game.seat(player).deck().card(card).id();
    return Objects.requireNonNull(heroWords(player).cards().get(id));
  }

  /** The same in quotation marks, as a sentence needs it. */
  String quoted(int player, int card) {
    return words.say("quoted", card(player, card));
  }

  /** The names of a multiset of cards, copies counted. */
  List<String> cards(int player, int set) {
    Deck deck = game.seat(player).deck();
    var result = new ArrayList<String>();
    for (int c = 0; c < deck.size(); c++) {
      int count = deck.count(set, c);
      if (count > 0) {
        result.add(count == 1 ? card(player, c) : count + " × " + card(player, c));
      }
    }
    return result;
  }

  /** The same of a set of cards of the second deck. */
  List<String> seconds(int player, int set) {
    SecondDeck second = game.seat(player).second();
    var result = new ArrayList<String>();
    for (int c = second.first(); c < second.end(); c++) {
      int count = second.count(set, c);
      if (count > 0) {
        result.add(count == 1 ? card(player, c) : count + " × " + card(player, c));
      }
    }
    return result;
  }

  /** What an ability does at a moment, or a card in play, which is named then. */
  String happening(int player, int card, int number) {
    Seat seat = game.seat(player);
    if (card < 0) {
      var happens = LastingRules.moments(seat.hero().ability()).get(number);
      return rulesText(player).moment(null, happens);
    }
    var happens = LastingRules.moments(seat.deck().card(card)).get(number);
    return card(player, card) + ": " + rulesText(player).moment(seat.deck().card(card), happens);
  }

  RulesText rulesText(int player) {
    return heroes.get(player).text(language());
  }

  /** The title of a hero's ability. */
  String ability(int player) {
    String title = heroWords(player).ability();
    return title == null ? words.say("ability.of", player(player)) : title;
  }

  /** What a card or ability that causes something is called; empty for a rule. */
  String cause(Cause cause) {
    if (cause.player() < 0) {
      return "";
    }
    return cause.card() < 0 ? ability(cause.player()) : card(cause.player(), cause.card());
  }
}
