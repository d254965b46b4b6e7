package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.CombatValue;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.CardType;

/** What happened, as a viewer may know it. */
public final class EventJson {

  private final Names names;
  private final Game game;

  /** The players of the running combat: the cards that are turned up belong to them. */
  private int attacker;

  private int defender;

  private EventJson(Names names, Question before) {
    this.names = names;
    game = names.game();
    attacker = before.attacker() == State.NOBODY ? State.NOBODY : game.owner(before.attacker());
    defender = before.target() == State.NOBODY ? State.NOBODY : game.owner(before.target());
  }

  /**
   * The events of one choice.
   *
   * @param viewer a player (from 0), {@link State#SPECTATOR} or {@link Eyes#OPEN}
   * @param before what was asked before the choice: it knows a combat that was running already
   */
  public static ArrayNode of(Names names, int viewer, Question before, List<Event> events) {
    var writer = new EventJson(names, before);
    ArrayNode json = Json.array();
    for (Event event : events) {
      json.add(writer.write(viewer == Eyes.OPEN ? event : event.seenBy(viewer, names.game())));
    }
    return json;
  }

  private ObjectNode write(Event event) {
    return switch (event) {
      case Event.TurnBegan e -> seat("turn-began", e.player());
      case Event.Mulligan e -> seat("mulligan", e.player());
      case Event.ManeuverBegan e -> seat("maneuver-began", e.player());
      case Event.SchemePlayed e ->
          card(seat("scheme-played", e.player()), e.player(), e.card())
              .put("fighter", names.piece(e.fighter()));
      case Event.AttackDeclared e -> {
        attacker = game.owner(e.attacker());
        defender = game.owner(e.target());
        yield type("attack-declared")
            .put("attacker", names.piece(e.attacker()))
            .put("target", names.piece(e.target()));
      }
      case Event.CardCommitted e ->
          card(seat("card-committed", e.player()), e.player(), e.card())
              .put("faceUp", e.faceUp())
              .put("boost", e.boost());
      case Event.NumberNamed e ->
          cause(seat("number-named", e.player()).put("number", e.number()), e.cause());
      case Event.CardsRevealed e -> revealed(e);
      case Event.AttackCardReplaced e -> {
        ObjectNode json = seat("attack-card-replaced", attacker);
        PieceJson.card(json, "returned", names, attacker, e.returned());
        PieceJson.card(json, "played", names, attacker, e.played());
        yield cause(json, e.cause());
      }
      case Event.EffectsCancelled e -> {
        ObjectNode json = card(seat("effects-cancelled", e.player()), e.player(), e.card());
        var moment = e.moment();
        if (moment != null) { // replays that are kept have it only where it was said
          json.put("moment", Names.kebab(moment));
        }
        yield cause(json, e.cause());
      }
      case Event.EffectStopped e -> {
        ObjectNode json = seat("effect-stopped", e.player());
        PieceJson.card(json, "shown", names, e.player(), e.shown());
        yield cause(json, e.stopped());
      }
      case Event.ValueChanged e ->
          cause(
              seat("value-changed", e.player())
                  .put("how", Names.kebab(e.how()))
                  .put("amount", e.amount()),
              e.cause());
      case Event.CombatSettled e -> settled(e);
      case Event.CardsTaken e -> taken(e);
      case Event.Exhausted e -> seat("exhausted", e.player());
      case Event.CardDiscarded e ->
          cause(
              card(seat("card-discarded", e.player()), e.player(), e.card())
                  .put("fromDeck", e.fromDeck()),
              e.cause());
      case Event.CardBoosted e ->
          cause(
              card(seat("card-boosted", e.player()), e.player(), e.card()).put("boost", e.boost()),
              e.cause());
      case Event.CardReturned e ->
          cause(
              card(seat("card-returned", e.player()), e.player(), e.card()).put("top", e.top()),
              e.cause());
      case Event.CardMoved e ->
          cause(
              card(seat("card-moved", e.player()), e.player(), e.card())
                  .put("from", Names.kebab(e.from()))
                  .put("to", Names.kebab(e.to()))
                  .put("open", e.isOpen()),
              e.cause());
      case Event.DeckSeen e ->
          cause(
              seat("deck-seen", e.player())
                  .put("viewer", e.viewer() + 1)
                  .put("cards", e.cards())
                  .put("top", e.top()),
              e.cause());
      case Event.TypeNamed e ->
          cause(
              seat("type-named", e.player())
                  .put("cardType", Names.kebab(CardType.values()[e.type()])),
              e.cause());
      case Event.ActProposed e -> {
        ObjectNode json = seat("act-proposed", e.player());
        json.set("proposal", ByHandJson.proposal(names, e.proposal()));
        yield cause(json, e.cause());
      }
      case Event.ActAnswered e ->
          cause(seat("act-answered", e.player()).put("agreed", e.agreed()), e.cause());
      case Event.TopSeen e ->
          cause(seat("top-seen", e.player()).put("cards", e.cards()), e.cause());
      case Event.CardRevealed e ->
          cause(card(seat("card-revealed", e.player()), e.player(), e.card()), e.cause());
      case Event.DeckShuffled e -> seat("deck-shuffled", e.player());
      case Event.HandSeen e ->
          cause(seat("hand-seen", e.player()).put("viewer", e.viewer() + 1), e.cause());
      case Event.HandRevealed e -> {
        ObjectNode json = seat("hand-revealed", e.player());
        json.set("cards", cards(e.player(), e.cards()));
        yield cause(json, e.cause());
      }
      case Event.Moved e -> {
        ObjectNode json = type("moved").put("piece", names.piece(e.piece()));
        ArrayNode path = json.putArray("path");
        e.path().forEach(space -> path.add(names.space(space)));
        yield cause(json, e.cause());
      }
      case Event.Placed e ->
          cause(
              type("placed")
                  .put("piece", names.piece(e.piece()))
                  .put("from", names.space(e.from()))
                  .put("to", names.space(e.to())),
              e.cause());
      case Event.Swapped e ->
          cause(fighter("swapped", e.fighter()).put("other", names.piece(e.other())), e.cause());
      case Event.TookOver e -> {
        defender = game.owner(e.fighter());
        yield cause(
            fighter("took-over", e.fighter()).put("replaced", names.piece(e.replaced())),
            e.cause());
      }
      case Event.LeftBoard e ->
          cause(type("left-board").put("piece", names.piece(e.piece())), e.cause());
      case Event.Damaged e ->
          cause(
              fighter("damaged", e.fighter())
                  .put("amount", e.amount())
                  .put("healthLeft", e.healthLeft())
                  .put("combat", e.combat()),
              e.cause());
      case Event.DamagePrevented e ->
          fighter("damage-prevented", e.fighter()).put("amount", e.amount());
      case Event.Healed e ->
          cause(
              fighter("healed", e.fighter()).put("amount", e.amount()).put("health", e.health()),
              e.cause());
      case Event.Defeated e -> cause(fighter("defeated", e.fighter()), e.cause());
      case Event.Returned e ->
          cause(
              fighter("returned", e.fighter())
                  .put("space", names.space(e.space()))
                  .put("health", e.health()),
              e.cause());
      case Event.TraitChanged e ->
          cause(
              seat("trait-changed", e.player())
                  .put("trait", game.seat(e.player()).hero().traits().get(e.trait())),
              e.cause());
      case Event.ActionsGained e ->
          cause(seat("actions-gained", e.player()).put("actions", e.actions()), e.cause());
      case Event.NextTurnChanged e ->
          cause(seat("next-turn-changed", e.player()).put("actions", e.actions()), e.cause());
      case Event.CardLaid e ->
          seat("card-laid", e.player()).put("card", names.card(e.player(), e.card()));
      case Event.CounterChanged e -> {
        boolean heros = e.counter() >= 0;
        var counters = game.seat(e.player()).hero().counters();
        yield cause(
            seat("counter-changed", e.player())
                .put("counter", heros ? counters.get(e.counter()).id() : null)
                .put("card", heros ? null : names.card(e.player(), e.card()))
                .put("number", e.number()),
            e.cause());
      }
      case Event.RuleBegan e -> {
        ObjectNode json = type("rule-began");
        json.set("rule", RuleJson.of(names, e.rule()));
        yield cause(json, e.cause());
      }
      case Event.SecondDrawn e ->
          cause(card(seat("second-drawn", e.player()), e.player(), e.card()), e.cause());
      case Event.CardUsed e -> card(seat("card-used", e.player()), e.player(), e.card());
      case Event.AbilityUsed e -> {
        ObjectNode json = seat("ability-used", e.player());
        if (e.card() >= 0) {
          card(json, e.player(), e.card());
        } else {
          json.putNull("card");
        }
        yield json.put("number", e.number());
      }
      case Event.SecondRefilled e -> cause(seat("second-refilled", e.player()), e.cause());
      case Event.PlayerOut e -> seat("player-out", e.player());
      case Event.GameEnded e -> {
        ObjectNode json = type("game-ended");
        ArrayNode winners = json.putArray("winners");
        for (int p = 0; p < game.players(); p++) {
          if ((e.winners() >>> p & 1) != 0) {
            winners.add(p + 1);
          }
        }
        yield json.put("draw", e.draw());
      }
    };
  }

  private ObjectNode revealed(Event.CardsRevealed e) {
    ObjectNode json =
        type("cards-revealed").put("attackSeat", attacker + 1).put("defenseSeat", defender + 1);
    PieceJson.card(json, "attackCard", names, attacker, e.attackCard());
    PieceJson.card(json, "defenseCard", names, defender, e.defenseCard());
    PieceJson.card(json, "boostCard", names, attacker, e.boostCard());
    return json;
  }

  private ObjectNode settled(Event.CombatSettled e) {
    ObjectNode json = type("combat-settled");
    json.set("attack", value(e.attack()));
    json.set("defense", value(e.defense()));
    return json.put("damage", e.damage()).put("winner", e.winner() + 1);
  }

  private ObjectNode value(CombatValue v) {
    ObjectNode json = Json.object().put("seat", v.player() + 1);
    PieceJson.card(json, "card", names, v.player(), v.card());
    json.put("printed", v.printed())
        .put("base", v.base())
        .put("additions", v.additions())
        .put("bonuses", v.bonuses());
    if (v.ruled() != 0) {
      json.put("ruled", v.ruled());
    }
    return json.put("hiddenBoost", v.hiddenBoost())
        .put("locked", v.locked())
        .put("ignored", v.ignored())
        .put("value", v.value());
  }

  private ObjectNode taken(Event.CardsTaken e) {
    ObjectNode json = seat("cards-taken", e.player());
    json.set("cards", cards(e.player(), e.cards()));
    return cause(json.put("from", Names.kebab(e.from())), e.cause());
  }

  private ArrayNode cards(int player, List<Integer> cards) {
    ArrayNode json = Json.array();
    cards.forEach(card -> json.add(card < 0 ? PieceJson.HIDDEN : names.card(player, card)));
    return json;
  }

  private static ObjectNode type(String type) {
    return Json.object().put("type", type);
  }

  private static ObjectNode seat(String type, int player) {
    return type(type).put("seat", player + 1);
  }

  private ObjectNode fighter(String type, int fighter) {
    return type(type).put("fighter", names.piece(fighter));
  }

  /** A card that is there, though perhaps not for the viewer. */
  private ObjectNode card(ObjectNode json, int player, int card) {
    return json.put("card", card < 0 ? PieceJson.HIDDEN : names.card(player, card));
  }

  private ObjectNode cause(ObjectNode json, Event.Cause cause) {
    PieceJson.cause(json, names, cause);
    return json;
  }
}
