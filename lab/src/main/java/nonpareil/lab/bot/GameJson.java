package nonpareil.lab.bot;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.text.RulesText;
import nonpareil.content.text.TextBlock;
import nonpareil.engine.board.Board;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Seat;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.LastingRules;
import org.jspecify.annotations.Nullable;

/** What does not change during a game, for a bot: the board, the heroes, their decks. */
final class GameJson {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Content content;
  private final Position position;
  private final Map<String, ArrayNode> decks = new HashMap<>();
  private final Map<String, ObjectNode> boards = new HashMap<>();

  GameJson(Content content) {
    this.content = content;
    position = new Position(content);
  }

  /** A view to be handed on. */
  ObjectNode position(View view) {
    return position.write(view);
  }

  ObjectNode board(String id) {
    return boards.computeIfAbsent(id, i -> board(content.board(i)));
  }

  private static ObjectNode board(BoardSheet sheet) {
    Board board = sheet.board();
    ObjectNode json = JSON.objectNode().put("id", sheet.id()).put("name", sheet.name().english());
    ArrayNode spaces = json.putArray("spaces");
    for (int s = 0; s < board.size(); s++) {
      BoardSheet.Space drawn = sheet.spaces().get(s);
      ObjectNode space = spaces.addObject().put("id", board.spaceId(s));
      ArrayNode adjacent = space.putArray("adjacent");
      for (long rest = board.adjacent(s); rest != 0; rest &= rest - 1) {
        adjacent.add(board.spaceId(Long.numberOfTrailingZeros(rest)));
      }
      ArrayNode zones = space.putArray("zones");
      drawn.zones().forEach(zones::add);
      space.put("passage", (board.passages() >>> s & 1) != 0);
    }
    return json;
  }

  ArrayNode players(Game game) {
    ArrayNode players = JSON.arrayNode();
    for (int p = 0; p < game.players(); p++) {
      Seat seat = game.seat(p);
      HeroSheet sheet = content.hero(seat.hero().id());
      ObjectNode player =
          players
              .addObject()
              .put("seat", p + 1)
              .put("team", seat.team() + 1)
              .put("hero", sheet.id())
              .put("name", sheet.name().english())
              .put("move", seat.hero().move());
      ArrayNode ability = player.putArray("ability");
      text(sheet).ability().forEach(ability::add);
      rules(player, sheet, null, LastingRules.of(seat.hero().ability()));
      if (!seat.hero().piles().isEmpty()) {
        ArrayNode piles = player.putArray("piles");
        for (Hero.OwnPile pile : seat.hero().piles()) {
          piles
              .addObject()
              .put("id", pile.id())
              .put("most", pile.most())
              .put("face", pile.faceUp() ? "up" : "down");
        }
      }
      ArrayNode fighters = player.putArray("fighters");
      for (int f = seat.firstFighter(); f < seat.firstFighter() + seat.fighters(); f++) {
        FighterKind kind = seat.kind(f);
        fighters
            .addObject()
            .put("id", game.pieceName(f))
            .put("hero", kind.hero())
            .put("health", kind.health())
            .put("maxHealth", kind.maxHealth())
            .put("ranged", kind.ranged())
            .put("move", kind.move() == 0 ? seat.hero().move() : kind.move())
            .put("secondLife", kind.secondLife());
      }
      player.set("cards", decks.computeIfAbsent(sheet.id(), _ -> deck(sheet)));
      if (seat.hero().secondDeck() != null) {
        player.set("secondCards", cards(sheet, seat.hero().secondCards()));
      }
    }
    return players;
  }

  private static RulesText text(HeroSheet sheet) {
    return sheet.text(Languages.ENGLISH);
  }

  /** The rules that effects put in force: the view names them by their numbers. */
  private static void rules(
      ObjectNode json, HeroSheet sheet, @Nullable Card card, List<RuleEffect.PutInForce> rules) {
    if (!rules.isEmpty()) {
      ArrayNode texts = json.putArray("rules");
      rules.forEach(rule -> texts.add(text(sheet).rule(card, rule)));
    }
  }

  private static ArrayNode deck(HeroSheet sheet) {
    return cards(sheet, sheet.hero().cards());
  }

  private static ArrayNode cards(HeroSheet sheet, List<Card> cards) {
    ArrayNode deck = JSON.arrayNode();
    RulesText text = text(sheet);
    for (Card card : cards) {
      ObjectNode json =
          deck.addObject()
              .put("id", card.id())
              .put("name", sheet.cardName(card.id()).english())
              .put("type", card.type().name().toLowerCase(Locale.ROOT))
              .put("copies", card.copies())
              .put("banner", card.banner());
      number(json, "value", card.value());
      number(json, "boost", card.boost());
      ArrayNode lines = json.putArray("text");
      for (TextBlock block : text.card(card)) {
        String heading = block.heading().isEmpty() ? "" : block.heading() + ": ";
        lines.add(heading + String.join(" ", block.lines()));
      }
      rules(json, sheet, card, LastingRules.of(card));
    }
    return deck;
  }

  private static void number(ObjectNode json, String key, int value) {
    if (value == Card.NONE) {
      json.putNull(key);
    } else {
      json.put(key, value);
    }
  }
}
