package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonpareil.content.text.Called;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.HandQuestion;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.Proposal;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Card;

/** A decision as a sentence, and the text of the card or ability that asks for it. */
final class Asking {

  private final State state;
  private final Question question;
  private final int[] options;
  private final Names names;
  private final Words words;
  private final Sights sights;

  Asking(State state, int[] options, Question question, Names names, Sights sights) {
    this.state = state;
    this.question = question;
    this.options = options;
    this.names = names;
    this.words = names.words();
    this.sights = sights;
  }

  /** Who is asked, where that is not clear: in whose turn, and whom the first turn spares. */
  List<String> before(View view) {
    Company company = sights.company();
    if (company.isDuel()) {
      return List.of();
    }
    int player = question.player();
    int active = view.activePlayer();
    boolean setUp = question.kind() == DecisionKind.SET_UP;
    var lines = new ArrayList<String>();
    if (!setUp && active != player) {
      lines.add(words.say("asked.in-turn", company.title(player), names.player(active)));
    } else if (company.isTeams()) {
      lines.add(company.title(player));
    }
    lines.addAll(company.firstTurn(view));
    return lines;
  }

  /** What asks: a card or ability with its text; nothing for a rule. */
  List<String> context() {
    Cause cause = question.cause();
    if (cause.player() < 0) {
      return List.of();
    }
    var lines = new ArrayList<String>();
    lines.add(words.say("context", names.cause(cause), names.player(cause.player())));
    if (cause.card() < 0) {
      lines.addAll(names.rulesText(cause.player()).ability());
    } else {
      Card card = state.game().seat(cause.player()).deck().card(cause.card());
      lines.addAll(sights.cards().text(cause.player(), card));
    }
    return lines;
  }

  String sentence() {
    boolean rule = question.cause().player() < 0;
    Word word = Option.word(options[0]);
    return switch (question.kind()) {
      case SET_UP ->
          word == Word.TRAIT
              ? words.say("ask.trait", names.player(question.player()))
              : word == Word.FIGHTER
                  ? words.say("ask.companion", names.player(question.player()))
                  : words.say("ask.place", names.fighter(Option.first(options[0])));
      case START_OF_TURN -> words.say(rule ? "ask.return" : "ask.ability");
      case ACTION -> words.say("ask.action", state.actionsLeft());
      case BOOST -> boost(rule);
      case MOVE -> move(rule);
      case ATTACK_CARD, DEFENSE_CARD -> combat();
      case DISCARD -> words.say(rule ? "ask.discard.limit" : "ask.discard");
      case CHOOSE_FIGHTER -> words.say("ask.fighter");
      case CHOOSE_SPACE -> words.say("ask.space");
      case CHOOSE_CARD -> words.say("ask.card");
      case CHOOSE_OPTION -> words.say(question.byHand() == null ? "ask.option" : "ask.act");
      case CHOOSE_PLAYER -> words.say("ask.player");
      case CHOOSE_NUMBER -> words.say("ask.number");
      case CONFIRM -> confirm();
      case ORDER -> words.say(word == Word.CARD && !rule ? "ask.order.cards" : "ask.order.effects");
      case NONE -> "";
    };
  }

  private String confirm() {
    HandQuestion byHand = question.byHand();
    Proposal proposal = byHand == null ? null : byHand.proposal();
    if (proposal == null) {
      return words.say(question.reaction() ? "ask.reaction" : "ask.confirm");
    }
    Called proposer = names.player(question.cause().player());
    return words.say("ask.agree", proposer, Acts.proposal(names, proposal));
  }

  private String boost(boolean rule) {
    if (!rule) {
      return words.say("ask.boost");
    }
    if (question.attacker() >= 0) {
      Called attacker = names.fighter(question.attacker());
      return words.say("ask.boost.attack", attacker, names.fighter(question.target()));
    }
    return words.say("ask.boost.maneuver", question.move());
  }

  private String move(boolean rule) {
    long pieces = Arrays.stream(options).filter(Menu::isMove).map(Option::first).distinct().count();
    if (pieces == 1) {
      return words.say("ask.where", names.fighter(Option.first(options[0])));
    }
    return rule ? words.say("ask.move.maneuver", question.move()) : words.say("ask.move");
  }

  private String combat() {
    Called attacker = names.fighter(question.attacker());
    Called target = names.fighter(question.target());
    boolean attack = question.kind() == DecisionKind.ATTACK_CARD;
    if (attack && question.cause().player() >= 0) {
      return words.say("ask.attack.other");
    }
    return words.say(attack ? "ask.attack" : "ask.defense", attacker, target);
  }
}
