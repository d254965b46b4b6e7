package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.text.Called;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.OrderedEffect;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.engine.hero.Card;

/** The options of a decision as lines that explain themselves. */
final class Menu {

  private static final String BULLET = "• ";

  private final State state;
  private final Question question;
  private final Names names;
  private final Words words;
  private final Sights sights;
  private final int[] options;

  Menu(State state, int[] options, Question question, Names names, Sights sights) {
    this.state = state;
    this.options = options;
    this.question = question;
    this.names = names;
    this.words = names.words();
    this.sights = sights;
  }

  /** All options, moves of several fighters grouped by fighter. */
  List<Item> items() {
    Map<Integer, List<Item.One>> moves = new LinkedHashMap<>();
    List<Item> rest = new ArrayList<>();
    for (int option : options) {
      if (isMove(option)) {
        int group = Option.of(Option.word(option), Option.first(option));
        moves.computeIfAbsent(group, _ -> new ArrayList<>()).add(one(option));
      } else {
        rest.add(one(option));
      }
    }
    List<Item> items = new ArrayList<>();
    if (moves.size() > 1) {
      moves.forEach((group, inner) -> items.add(group(group, inner)));
    } else {
      moves.values().forEach(items::addAll);
    }
    items.addAll(rest);
    return items;
  }

  static boolean isMove(int option) {
    return Option.word(option) == Word.MOVE || Option.word(option) == Word.PLACE;
  }

  private Item group(int group, List<Item.One> items) {
    Called piece = names.fighter(Option.first(group));
    String key = Option.word(group) == Word.MOVE ? "group.move" : "group.place";
    return new Item.Group(
        words.say(key, piece, items.size())
            + sights.company().owner(question.player(), Option.first(group)),
        words.say("ask.where", piece),
        items);
  }

  private Item.One one(int option) {
    return new Item.One(label(option), option, OptionText.of(state, option), below(option));
  }

  private String label(int option) {
    int first = Option.first(option);
    int second = Option.second(option);
    return switch (Option.word(option)) {
      case NONE -> words.say(noneKey());
      case DONE -> words.say(doneKey());
      case STAY -> words.say("opt.stay");
      case YES -> words.say("opt.yes");
      case NO -> words.say("opt.no");
      case MANEUVER -> words.say("opt.maneuver");
      case SCHEME ->
          words.say("opt.scheme", names.card(question.player(), first), names.fighter(second));
      case ATTACK ->
          words.say("opt.attack", names.fighter(first), names.fighter(second))
              + sights.company().owner(question.player(), second);
      case CARD -> card(first);
      case USE -> words.say("opt.use", names.card(question.player(), first));
      case FIGHTER -> Words.capital(sights.panels().option(first));
      case SPACE -> sights.board().space(first, Game.TOKEN);
      case PLAYER -> sights.panels().player(first);
      case NUMBER -> words.say("opt.number", first);
      case OPTION -> printed(first);
      case EFFECT, ABILITY -> effect(option);
      case TRAIT -> names.trait(question.cardOwner(), first);
      case ZONE -> names.zone(first);
      case ACT -> Acts.option(words, first);
      case MOVE, PLACE -> sights.board().space(second, first);
    };
  }

  private String noneKey() {
    if (question.byHand() != null) {
      return "opt.none.by-hand";
    }
    return switch (question.kind()) {
      case BOOST -> "opt.none.boost";
      case DEFENSE_CARD -> "opt.none.defense";
      case NONE,
          SET_UP,
          START_OF_TURN,
          ACTION,
          MOVE,
          ATTACK_CARD,
          DISCARD,
          CHOOSE_FIGHTER,
          CHOOSE_SPACE,
          CHOOSE_CARD,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM,
          ORDER ->
          "opt.none";
    };
  }

  private String doneKey() {
    if (question.byHand() != null) {
      return "opt.done.by-hand";
    }
    if (question.kind() != DecisionKind.MOVE) {
      return "opt.done";
    }
    long movers = Arrays.stream(options).filter(Menu::isMove).map(Option::first).distinct().count();
    return movers > 1 ? "opt.done.move" : "opt.stay";
  }

  private String card(int card) {
    int owner = question.cardOwner();
    int widest =
        sights
            .cards()
            .widestName(
                owner,
                c -> {
                  for (int o : options) {
                    if (Option.word(o) == Word.CARD && Option.first(o) == c) {
                      return true;
                    }
                  }
                  return false;
                });
    return sights.cards().facts(owner, card, widest);
  }

  /** The rules text below a card, where it matters for the choice. */
  private List<String> below(int option) {
    int card = Option.first(option);
    return switch (Option.word(option)) {
      case CARD ->
          switch (question.kind()) {
            case ATTACK_CARD, DEFENSE_CARD -> cardText(question.cardOwner(), card);
            case CHOOSE_CARD, DISCARD, START_OF_TURN ->
                question.cardOwner() == question.player()
                    ? List.of()
                    : cardText(question.cardOwner(), card);
            case NONE,
                SET_UP,
                ACTION,
                BOOST,
                MOVE,
                CHOOSE_FIGHTER,
                CHOOSE_SPACE,
                CHOOSE_OPTION,
                CHOOSE_PLAYER,
                CHOOSE_NUMBER,
                CONFIRM,
                ORDER ->
                List.of();
          };
      case USE -> cardText(question.player(), card);
      case NONE,
          DONE,
          STAY,
          YES,
          NO,
          MANEUVER,
          SCHEME,
          ATTACK,
          FIGHTER,
          SPACE,
          PLAYER,
          NUMBER,
          OPTION,
          EFFECT,
          TRAIT,
          MOVE,
          PLACE,
          ZONE,
          ACT,
          ABILITY ->
          List.of();
    };
  }

  private List<String> cardText(int owner, int card) {
    return sights.cards().text(owner, state.game().seat(owner).deck().card(card));
  }

  /** One of several abilities that are put in order, or of several effects of a card. */
  private String effect(int option) {
    OrderedEffect meant = OrderedEffect.of(state, option);
    if (meant == null) {
      return printed(Option.first(option));
    }
    return names.happening(meant.player(), meant.card(), meant.number());
  }

  /** A printed option is the bullet of that number in the rules text that asks. */
  private String printed(int number) {
    var cause = question.cause();
    if (cause.player() >= 0) {
      List<String> text;
      if (cause.card() < 0) {
        text = names.rulesText(cause.player()).ability();
      } else {
        Card card = state.game().seat(cause.player()).deck().card(cause.card());
        text = sights.cards().text(cause.player(), card);
      }
      List<String> bullets =
          text.stream().map(String::strip).filter(t -> t.startsWith(BULLET)).toList();
      if (number <= bullets.size()) {
        return bullets.get(number - 1).substring(BULLET.length());
      }
    }
    return words.say("opt.effect", number);
  }
}
