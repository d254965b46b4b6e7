package nonpareil.cli.play;

import nonpareil.content.text.Called;
import nonpareil.engine.game.FreeAct;
import nonpareil.engine.game.Proposal;

/** What people do by hand, in words. */
final class Acts {

  private Acts() {}

  /** An act as something to pick. */
  static String option(Words words, int act) {
    return words.say("act." + FreeAct.values()[act].text());
  }

  /** What somebody proposes, as a sentence without its stop. */
  static String proposal(Names names, Proposal proposal) {
    Called whose =
        proposal.act().isOfFighter()
            ? names.fighter(proposal.fighter())
            : names.player(proposal.player());
    String key = "proposal." + proposal.act().text();
    return names.words().say(key, whose, what(names, proposal));
  }

  private static Object what(Names names, Proposal proposal) {
    if (proposal.space() >= 0) {
      return names.space(proposal.space());
    }
    return proposal.card() >= 0
        ? names.quoted(proposal.player(), proposal.card())
        : Math.max(0, proposal.health());
  }
}
