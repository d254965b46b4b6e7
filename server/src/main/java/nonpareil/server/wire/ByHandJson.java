package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.TreeMap;
import nonpareil.engine.game.FreeAct;
import nonpareil.engine.game.HandQuestion;
import nonpareil.engine.game.Proposal;
import org.jspecify.annotations.Nullable;

/** What people carry out by hand, and what one of them proposes. */
final class ByHandJson {

  private ByHandJson() {}

  /** What a question is about; nothing is said where nothing is carried out by hand. */
  static void question(ObjectNode json, Names names, @Nullable HandQuestion question) {
    if (question == null) {
      return;
    }
    ObjectNode byHand = json.putObject("byHand");
    ObjectNode text = byHand.putObject("text");
    new TreeMap<>(question.effect().texts()).forEach(text::put);
    FreeAct act = question.act();
    byHand.put("act", act == null ? null : act.text());
    Proposal proposal = question.proposal();
    if (proposal == null) {
      byHand.putNull("proposal");
    } else {
      byHand.set("proposal", proposal(names, proposal));
    }
  }

  static ObjectNode proposal(Names names, Proposal proposal) {
    ObjectNode json = Json.object().put("act", proposal.act().text());
    PieceJson.piece(json, "fighter", names, proposal.fighter());
    json.put("of", proposal.player() < 0 ? null : proposal.player() + 1);
    json.put("space", proposal.space() < 0 ? null : names.space(proposal.space()));
    json.put("health", proposal.health() < 0 ? null : proposal.health());
    PieceJson.card(json, "card", names, proposal.player(), proposal.card());
    return json;
  }
}
