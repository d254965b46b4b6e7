package nonpareil.content.scenario;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;

/**
 * A position to try a card in: it is in hand, a fighter that may use it stands beside an opponent,
 * and somebody is wounded. Written as the set-up of a scenario, so that a scenario can go on from
 * it.
 */
public final class Trial {

  private static final String BOARD = "sarpedon";
  private static final String OPPONENT = "king-arthur";
  private static final String OTHER_OPPONENT = "medusa";
  private static final int OTHERS_IN_HAND = 4;
  private static final int WOUND = 4;

  private final HeroSheet hero;
  private final HeroSheet opponent;
  private final Card card;
  private final Board board;

  private Trial(Content content, String heroId, String cardId) {
    hero = content.hero(heroId);
    List<String> ids = hero.hero().cards().stream().map(Card::id).toList();
    card =
        hero.hero().cards().stream()
            .filter(c -> c.id().equals(cardId))
            .findFirst()
            .orElseThrow(() -> unknown(cardId, ids));
    opponent = content.hero(heroId.equals(OPPONENT) ? OTHER_OPPONENT : OPPONENT);
    board = content.board(BOARD).board();
  }

  private static ContentException unknown(String card, List<String> ids) {
    return new ContentException(
        new Problem(
            null,
            "\"" + card + "\"",
            Expected.oneOf("a card of the hero", ids) + NearMiss.hint(card, ids)));
  }

  /**
   * The position for a card of a hero; a card that does not exist is refused with those there are.
   */
  public static Arranged of(Content content, String hero, String card) {
    String setUp = new Trial(content, hero, card).setUp();
    return Arranged.read(content, YamlFile.parse("trial of " + card, setUp).root().map());
  }

  /** The same as the beginning of a scenario file. */
  public static String scenario(Content content, String hero, String card) {
    String setUp = new Trial(content, hero, card).setUp();
    return "setup:\n" + setUp.indent(2);
  }

  private String setUp() {
    FighterKind user = user();
    int start = board.start(0);
    String leader = hero.hero().fighters().getFirst().id();
    boolean leads = user.id().equals(leader);
    int at = leads ? start : Long.numberOfTrailingZeros(board.adjacent(start));
    long beside = board.adjacent(at) & ~(1L << start);
    int facing = Long.numberOfTrailingZeros(beside);
    String name = "1." + user.id() + (user.count() > 1 ? "-1" : "");
    int health = Math.max(1, hero.hero().fighters().getFirst().health() - WOUND);
    var fighters = new ArrayList<String>();
    if (leads) {
      fighters.add("%s: {at: %s, health: %d}".formatted(name, board.spaceId(at), health));
    } else {
      fighters.add("1.%s: {health: %d}".formatted(leader, health));
      fighters.add("%s: {at: %s}".formatted(name, board.spaceId(at)));
    }
    String foe = opponent.hero().fighters().getFirst().id();
    fighters.add("2.%s: {at: %s}".formatted(foe, board.spaceId(facing)));
    return """
        board: %s
        players: [%s, %s]
        arrange:
          turn: %d
          fighters: {%s}%s
          hands: {1: [%s], 2: [%s]}
        """
        .formatted(
            BOARD,
            hero.id(),
            opponent.id(),
            card.type().defends() && !card.type().attacks() ? 2 : 1,
            String.join(", ", fighters),
            hero.hero().traits().contains(card.banner())
                ? "\n  traits: {1.%s: %s}".formatted(leader, card.banner())
                : "",
            String.join(", ", hand()),
            String.join(", ", cards(opponent, OTHERS_IN_HAND + 1, "")));
  }

  /** The first fighter that may use the card. */
  private FighterKind user() {
    List<FighterKind> kinds = hero.hero().fighters();
    return kinds.stream()
        .filter(kind -> kind.id().equals(card.banner()))
        .findFirst()
        .orElse(kinds.getFirst());
  }

  private List<String> hand() {
    var cards = new ArrayList<String>();
    cards.add(card.id());
    cards.addAll(cards(hero, OTHERS_IN_HAND, card.id()));
    return cards;
  }

  /** The first cards of a deck, each once. */
  private static List<String> cards(HeroSheet sheet, int most, String except) {
    return sheet.hero().cards().stream()
        .map(Card::id)
        .filter(id -> !id.equals(except))
        .limit(most)
        .toList();
  }
}
