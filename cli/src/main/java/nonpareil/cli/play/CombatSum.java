package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.CombatValue;
import nonpareil.engine.game.Event.ValueChanged;
import nonpareil.engine.game.Game;

/** The running combat as it is told: who fights, and the sum behind each value, line by line. */
final class CombatSum {

  private final Game game;
  private final Names names;
  private final Words words;
  private final List<ValueChanged> changes = new ArrayList<>();
  private int attacker;
  private int target;

  CombatSum(Game game, Names names) {
    this.game = game;
    this.names = names;
    this.words = names.words();
  }

  void begin(Event.AttackDeclared e) {
    attacker = e.attacker();
    target = e.target();
    changes.clear();
  }

  void tookOver(Event.TookOver e) {
    if (attacker == e.replaced()) {
      attacker = e.fighter();
    }
    if (target == e.replaced()) {
      target = e.fighter();
    }
  }

  /** What befell the old attack card does not count for the new one; what an ability adds does. */
  void replaced() {
    changes.removeIf(c -> c.player() == attackPlayer() && !isBonus(c));
  }

  /** Whether an ability adds it: no card effect, so it is among the bonuses of the sum. */
  private static boolean isBonus(ValueChanged change) {
    return change.how() == ValueChanged.How.PLUS
        && change.cause().player() >= 0
        && change.cause().card() < 0;
  }

  void changed(ValueChanged e) {
    changes.add(e);
  }

  int attacker() {
    return attacker;
  }

  int target() {
    return target;
  }

  int attackPlayer() {
    return game.owner(attacker);
  }

  int defensePlayer() {
    return game.owner(target);
  }

  List<String> settled(Event.CombatSettled e) {
    var lines = new ArrayList<String>();
    lines.addAll(side("sum.attack", e.attack()));
    lines.addAll(side("sum.defense", e.defense()));
    int difference = e.attack().value() - e.defense().value();
    String key = e.damage() == 0 && difference > 0 ? "sum.unhurt" : "sum.damage";
    lines.add(
        words.say(
            key,
            e.attack().value(),
            e.defense().value(),
            Math.max(0, difference),
            names.player(e.winner()),
            names.fighter(target)));
    return lines;
  }

  private List<String> side(String title, CombatValue sum) {
    if (sum.card() < 0) {
      return List.of(words.say("sum.simple", words.say(title), words.say("sum.none"), sum.value()));
    }
    String card = names.card(sum.player(), sum.card());
    List<ValueChanged> own =
        changes.stream()
            .filter(c -> c.player() == sum.player())
            .sorted(Comparator.comparingInt(CombatSum::layer))
            .toList();
    boolean plain =
        own.isEmpty()
            && sum.bonuses() == 0
            && sum.ruled() == 0
            && sum.hiddenBoost() == 0
            && !sum.locked()
            && !sum.ignored();
    if (plain) {
      return List.of(words.say("sum.simple", words.say(title), card, sum.value()));
    }
    var lines = new ArrayList<String>();
    lines.add(words.say("sum.title", words.say(title), card));
    lines.add(number(" ", sum.printed(), words.say("sum.printed")));
    boolean toldLock = own.stream().anyMatch(c -> c.how() == ValueChanged.How.LOCKED);
    boolean lockedByTurn = sum.locked() && !toldLock;
    for (ValueChanged change : own) {
      String why = names.cause(change.cause());
      lines.add(
          switch (change.how()) {
            case INSTEAD -> number(" ", change.amount(), words.say("sum.instead", why));
            case PLUS -> {
              boolean lost = isBonus(change) ? lockedByTurn : sum.locked();
              yield plus(change.amount(), lost ? words.say("sum.lost", why) : why);
            }
            case PRINTED_IS_BOOST -> number(" ", change.amount(), words.say("sum.boost", why));
            case LOCKED -> number(" ", change.amount(), words.say("sum.locked", why));
            case IGNORED -> number(" ", 0, words.say("sum.ignored", why));
          });
    }
    if (lockedByTurn) {
      lines.add(number(" ", sum.base(), words.say("sum.locked.turn")));
    }
    if (sum.hiddenBoost() != 0) {
      lines.add(number("+", sum.hiddenBoost(), words.say("sum.hidden")));
    }
    int told = own.stream().filter(CombatSum::isBonus).mapToInt(ValueChanged::amount).sum();
    int rest = lockedByTurn ? 0 : sum.bonuses() - sum.ruled() - told;
    if (rest != 0) {
      lines.add(plus(rest, names.ability(sum.player())));
    }
    if (sum.ruled() != 0) {
      lines.add(plus(sum.ruled(), words.say("sum.ruled")));
    }
    lines.add(number("=", sum.value(), ""));
    return lines;
  }

  /**
   * What is added counts whether it came before or after its base was replaced, and a value set
   * instead wins over the boost as printed value: read from above, the lines add up.
   */
  private static int layer(ValueChanged change) {
    return switch (change.how()) {
      case PRINTED_IS_BOOST -> 0;
      case INSTEAD -> 1;
      case LOCKED -> 2;
      case PLUS -> 3;
      case IGNORED -> 4;
    };
  }

  private static String plus(int amount, String reason) {
    return number(amount < 0 ? "−" : "+", Math.abs(amount), reason);
  }

  private static String number(String sign, int number, String reason) {
    return "  %s%2d  %s".formatted(sign, number, reason).stripTrailing();
  }
}
