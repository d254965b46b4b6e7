package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.InForce;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Card;

/** A rule in force in words: what it says, about whom, and until when. */
record RuleText(Game game, Names names) {

  /** The rule as its card has it, and what that means in this game. */
  String of(InForce rule) {
    Card card = rule.card() < 0 ? null : game.seat(rule.player()).deck().card(rule.card());
    var parts = new ArrayList<String>();
    parts.add(names.rulesText(rule.player()).rule(card, rule.effect()));
    if (rule.isCounted()) {
      parts.add(say("rule.amount", rule.amount()));
    }
    if (rule.locked() != State.NOBODY) {
      int owner = Integer.numberOfTrailingZeros(rule.players());
      parts.add(say("rule.locked", names.quoted(owner, rule.locked())));
    }
    List<String> about = about(rule);
    if (!about.isEmpty()) {
      parts.add(say("rule.about", String.join(", ", about)));
    }
    if (rule.whom() != 0) {
      parts.add(say("rule.whom", String.join(", ", fighters(rule.whom()))));
    }
    parts.add(end(rule));
    return String.join(" ", parts);
  }

  /** What has put it in force. */
  String source(InForce rule) {
    String cause =
        rule.card() < 0 ? names.ability(rule.player()) : names.card(rule.player(), rule.card());
    return say("rule.source", cause, names.title(rule.player()));
  }

  private List<String> about(InForce rule) {
    if (rule.players() == 0) {
      return fighters(rule.fighters());
    }
    var players = new ArrayList<String>();
    for (int rest = rule.players(); rest != 0; rest &= rest - 1) {
      players.add(names.title(Integer.numberOfTrailingZeros(rest)));
    }
    return players;
  }

  private List<String> fighters(int set) {
    var fighters = new ArrayList<String>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      fighters.add(names.fighter(Integer.numberOfTrailingZeros(rest)).toString());
    }
    return fighters;
  }

  private String end(InForce rule) {
    if (rule.endsByHappening()) {
      return say("rule.until.happened");
    }
    Until until = rule.until();
    return switch (until) {
      case END_OF_COMBAT -> say("rule.until.combat");
      case END_OF_TURN -> say("rule.until.turn");
      case END_OF_GAME -> say(rule.isForComingAttack() ? "rule.until.coming" : "rule.until.game");
      case NEXT_ATTACK -> say("rule.until.attack");
      case THEIR_NEXT_ATTACK -> say("rule.until.their-attack");
      case START_OF_YOUR_NEXT_TURN -> say("rule.until.start", names.player(rule.turnOf()));
      case END_OF_YOUR_NEXT_TURN, END_OF_THEIR_NEXT_TURN ->
          say("rule.until.end", names.player(rule.turnOf()));
    };
  }

  private String say(String key, Object... things) {
    return names.words().say(key, things);
  }
}
