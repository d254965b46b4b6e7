package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.InForce;
import nonpareil.engine.game.State;

/** Rules that effects have put in force; their sentences stand in the catalog. */
final class RuleJson {

  private RuleJson() {}

  static ArrayNode of(Names names, List<InForce> rules) {
    ArrayNode json = Json.array();
    rules.forEach(rule -> json.add(of(names, rule)));
    return json;
  }

  static ObjectNode of(Names names, InForce rule) {
    ObjectNode json = Json.object().put("seat", rule.player() + 1);
    if (rule.card() >= 0) {
      json.put("card", names.card(rule.player(), rule.card()));
    }
    json.put("rule", rule.number(names.game()));
    if (rule.players() == 0) {
      json.set("fighters", PieceJson.fighters(names, rule.fighters()));
    } else {
      ArrayNode players = json.putArray("players");
      for (int rest = rule.players(); rest != 0; rest &= rest - 1) {
        players.add(Integer.numberOfTrailingZeros(rest) + 1);
      }
    }
    if (rule.whom() != 0) {
      json.set("whom", PieceJson.fighters(names, rule.whom()));
    }
    if (rule.isCounted()) {
      json.put("amount", rule.amount());
    }
    if (rule.locked() != State.NOBODY) {
      int owner = Integer.numberOfTrailingZeros(rule.players());
      json.put("locked", names.card(owner, rule.locked()));
    }
    return end(json, rule);
  }

  /** When it ends, and where that is not a matter of the running turn, with whose. */
  private static ObjectNode end(ObjectNode json, InForce rule) {
    int seat = rule.turnOf() + 1;
    if (rule.endsByHappening()) {
      return json.put("until", "happened");
    }
    return switch (rule.until()) {
      case END_OF_COMBAT -> json.put("until", "end-of-combat");
      case END_OF_TURN -> json.put("until", "end-of-turn");
      case END_OF_GAME ->
          json.put("until", rule.isForComingAttack() ? "coming-attack" : "end-of-game");
      case NEXT_ATTACK -> json.put("until", "next-attack");
      case THEIR_NEXT_ATTACK -> json.put("until", "their-next-attack");
      case START_OF_YOUR_NEXT_TURN -> json.put("until", "start-of-next-turn").put("of", seat);
      case END_OF_YOUR_NEXT_TURN, END_OF_THEIR_NEXT_TURN ->
          json.put("until", "end-of-next-turn").put("of", seat);
    };
  }
}
