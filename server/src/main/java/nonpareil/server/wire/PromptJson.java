package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.OrderedEffect;
import nonpareil.engine.game.Question;
import org.jspecify.annotations.Nullable;

/** What is asked of whom. */
public final class PromptJson {

  private PromptJson() {}

  /**
   * The pending decision as the viewer may know it.
   *
   * @param since when it was asked first; ISO
   */
  public static ObjectNode of(Eyes eyes, @Nullable String since) {
    if (eyes.view().decision() == DecisionKind.NONE) {
      return none(since);
    }
    Names names = eyes.names();
    Question question = eyes.question();
    ObjectNode json =
        Json.object()
            .put("seat", question.player() + 1)
            .put("kind", question.kind().text())
            .put("since", since);
    PieceJson.cause(json, names, question.cause());
    json.put("reaction", question.reaction());
    PieceJson.piece(json, "attacker", names, question.attacker());
    PieceJson.piece(json, "target", names, question.target());
    json.put("move", question.move()).put("cardsOf", question.cardOwner() + 1);
    ByHandJson.question(json, names, question.byHand());
    if (eyes.isAsked()) {
      ArrayNode options = json.putArray("options");
      for (int option : eyes.options()) {
        options.add(names.option(eyes.alike(), option));
      }
      effects(json, eyes);
    }
    return json;
  }

  /** Which abilities the options are, where those are put in order. */
  private static void effects(ObjectNode json, Eyes eyes) {
    Names names = eyes.names();
    for (int option : eyes.options()) {
      OrderedEffect effect = OrderedEffect.of(eyes.alike(), option);
      if (effect != null) {
        ObjectNode meant = Json.object();
        if (effect.card() >= 0) {
          meant.put("card", names.card(effect.player(), effect.card()));
        }
        json.withObject("/effects")
            .set(names.option(eyes.alike(), option), meant.put("moment", effect.number()));
      }
    }
  }

  /** Nothing is asked, or nothing the viewer may know of. */
  public static ObjectNode none(@Nullable String since) {
    return outside(null, "none", since);
  }

  /** A question that is none of the rules: {@code mulligan}, {@code here}. */
  public static ObjectNode outside(@Nullable Integer seat, String kind, @Nullable String since) {
    return Json.object()
        .put("seat", seat)
        .put("kind", kind)
        .put("since", since)
        .putNull("cause")
        .put("reaction", false)
        .putNull("attacker")
        .putNull("target")
        .put("move", 0)
        .putNull("cardsOf");
  }
}
